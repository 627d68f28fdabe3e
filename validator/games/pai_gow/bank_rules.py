"""Rules that the judges on the bank ask, and how an answer is counted and reported."""

from validator.core.engine.kernel import kernel
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.table import ask
from validator.log.codes import (
    BY_BANK,
    BY_DEALER,
    BY_FLOORPERSON,
    BY_PLAYER,
    BY_SPECTATOR,
    BY_SUPERVISOR,
)


@kernel
def act_left_out(event: int) -> bool:
    """Whether no event shows an act that is ordered (-1), in a log that always records its kind."""
    return event < 0


@kernel
def without_grant(offered: int) -> bool:
    """Whether what was done is something that the Rules Submission does not offer (0)."""
    return offered == 0


@kernel
def same_player(player: int, before: int) -> bool:
    """Whether the player is the one who was the bank before (-1: nobody was)."""
    return player == before and player >= 0


@kernel
def other_seat(seat: int, due: int) -> bool:
    """Whether a thing is at another position than the one it belongs to."""
    return seat != due


@kernel
def happened(event: int) -> bool:
    """Whether an act that may not be done was done (the event; -1: it was not)."""
    return event >= 0


@kernel
def later_than(event: int, limit: int) -> bool:
    """Whether an act (event) came after the act that ends its time (event, -1: it has not come)."""
    return 0 <= limit < event


@kernel
def more_than_allowed(count: int, limit: int) -> bool:
    """Whether something was done or held more often than is allowed."""
    return count > limit


@kernel
def less_than_due(count: int, least: int) -> bool:
    """Whether there is less than is required."""
    return count < least


@kernel
def other_than_due(amount: int, due: int) -> bool:
    """Whether an amount or a choice is not the one that is due."""
    return amount != due


@kernel
def only_by_some_reading(follows: int) -> bool:
    """Whether an act follows from one reading of the text and not from another (2: from one; 1: from all; 0: none)."""
    return follows == 1 + 1


@kernel
def by_no_reading(follows: int) -> bool:
    """Whether an act follows from no reading of the text (0)."""
    return follows == 0


@kernel
def by_another(role: int, person: int, bank: int) -> bool:
    """Whether somebody other than the bank acted: neither one named as the bank (26) nor the player who is it."""
    return role != BY_BANK and not (role == BY_PLAYER and (person == bank or person < 0 or bank < 0))


@kernel
def by_outsider(role: int, person: int, bank: int) -> bool:
    """Whether somebody other than the bank or the dealer who follows him acted."""
    return role != BY_DEALER and by_another(role, person, bank)


@kernel
def is_another_person(role: int) -> bool:
    """Whether a role is that of somebody at the table, or of the house's staff, who is not the dealer."""
    staff = role == BY_FLOORPERSON or role == BY_SUPERVISOR
    return staff or role == BY_PLAYER or role == BY_BANK or role == BY_SPECTATOR


@kernel
def answer(t: Table, rule: int, broken: bool, event: int, expected: int, observed: int, w: int, r: int) -> None:
    """Count a judgement under ``rule`` and report it where it is a breach; ``w``: row of a wager, -1 none."""
    ask(t, rule, broken, event, expected, observed, 0, w, -1, r)


@kernel
def answer_money(
    t: Table, rule: int, broken: bool, event: int, expected: int, observed: int, cents: int, r: Round
) -> None:
    """Count a judgement of what the bank gave or got; ``cents``: what the house is short of, less than 0: the bank."""
    astray = t.center.astray
    root = astray if astray < event else -1
    ask(t, rule, broken, event, expected, observed, cents, -1, root, r.at)
