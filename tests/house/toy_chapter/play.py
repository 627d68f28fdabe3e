"""How the toy chapter is played: the shared machine, three shared passes, and one of its own."""

from validator.chapters.registry import PlayRoom
from validator.core.kernel import JUDGED, TALLY_WIDTH, Ints, emit, kernel
from validator.core.question import PlayQuestion
from validator.games.blackjack import options as place
from validator.games.blackjack.dealer import dealer_pass
from validator.games.blackjack.machine import derive
from validator.games.blackjack.settlement import settlement_pass
from validator.games.blackjack.slots import SLOTS, dealer, settlement
from validator.games.blackjack.subject import picture_of, subject_of
from validator.games.blackjack.tables import hand, note
from validator.games.rounds import options as recorded
from validator.law.facts import Facts
from validator.log.codes import KIND_CHOICE, WHAT_STAND
from validator.log.columns import Columns
from validator.submission.typed import TypedFiling

STOOD_TOO_LOW = SLOTS * TALLY_WIDTH
"""A question of this room alone, behind those of the machine."""

LEAST = place.OPTIONS
"""Place of its number, behind the machine's options."""


@kernel
def stands_too_low(count: int, least: int) -> bool:
    """Whether a player stands with less than the chapter lets him."""
    return count < least


@kernel
def standing_pass(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
) -> None:
    """Judge every decision to stand."""
    for i in range(len(ev.kind)):
        at = i * note.WIDTH
        h = notes[at + note.HAND]
        if ev.kind[i] == KIND_CHOICE and ev.what[i] == WHAT_STAND and h >= 0 and hands[h + hand.UNKNOWN] == 0:
            tally[STOOD_TOO_LOW + JUDGED] += 1
            if stands_too_low(notes[at + note.TOTAL], options[LEAST]):
                root = hands[h + hand.ROOT]
                emit(
                    hits, STOOD_TOO_LOW, i, options[LEAST], notes[at + note.TOTAL], 0, -1, root, notes[at + note.ROUND]
                )


def _rule(id: str, slot: int, unit: str = "") -> PlayQuestion:
    return PlayQuestion(
        id=id,
        title=id,
        message="{seat}: {observed}, not {expected}",
        slot=slot,
        unit=unit,
        misapplies=unit == "cents",
    )


STOOD = _rule("toy-stood-too-low", STOOD_TOO_LOW)
STOOD_SHORT = _rule("toy-dealer-stood-short", dealer.DEALER_STOOD_SHORT)
BLACKJACK_ODDS = _rule("toy-blackjack-odds", settlement.BLACKJACK_PAID_AT_WRONG_ODDS, "cents")


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The machine's options with the toy chapter's numbers, and the room's own behind them."""
    column = [recorded.UNSTATED] * (LEAST + 1)
    ten, ace = facts.number("ten"), facts.number("ace")
    for rank in range(len("A23456789TJQK")):
        column[place.CARD_VALUE + rank] = min(rank + 1, ten)
    column[place.ACE_ABOVE_ONE] = ace - 1
    column[place.HIGHEST_TOTAL] = ten + ace
    column[place.DEALER_STANDS] = facts.number("dealer_draws_until")
    column[LEAST] = facts.number("least_to_stand_with")
    for at, name in ((place.WIN_PAYS, "win_pays"), (place.BLACKJACK_PAYS, "blackjack_pays")):
        odds = facts.odds(name)
        column[at], column[at + 1] = odds.numerator, odds.denominator
    return column


PASSES = (standing_pass, dealer_pass, settlement_pass)

ROOM = PlayRoom(
    chapter="999a",
    slots=SLOTS + 1,
    derive=derive,
    passes=PASSES,
    options=options,
    subject=subject_of,
    picture=picture_of,
)
