"""The shoe, or the right to turn cards, given up on an order: who gave it, and for what reason."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel, needs
from validator.games.baccarat.rows import is_player
from validator.games.baccarat.tables.rows import Table
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking, person_of, role_of
from validator.log.codes import (
    BY_BUREAU,
    BY_DEALER,
    BY_FLOORPERSON,
    BY_SPECTATOR,
    BY_SUPERVISOR,
    KIND_SHOE_PASSED,
    KIND_TURN_RELINQUISHED,
    WHAT_BANKER_LOST,
    WHAT_INVALID_DEALS,
    WHAT_ORDERED,
    WHAT_ORDERED_OTHERWISE,
    WHAT_VOLUNTARY,
)

NO_ACTOR, NO_REASON, *_ = missing_facts()

rule = Rules("baccarat.ordered")
PASS_ORDERED_BY_ANOTHER = rule(
    "pass-ordered-by-another",
    "Shoe passed on the order of somebody who may not give it",
    ("{seat} was ordered to pass the shoe by neither the dealer calling the game nor a floorperson or above"),
    needs={
        "who gave the order": NO_ACTOR,
        "why it was given up": NO_REASON,
    },
    expected="an order of the dealer calling the game, or of a floorperson or above",
    observed="an order of another",
)
PASS_ORDERED_WITHOUT_GROUND = rule(
    "pass-ordered-without-ground",
    "Shoe passed on an order without a ground",
    "{seat} was ordered to pass the shoe for a reason ({observed}) that the text does not name",
    needs={
        "who gave the order": NO_ACTOR,
        "why it was given up": NO_REASON,
    },
    expected="unreasonable delay, repeated invalid deals or a violation",
    observed="{observed}",
    unit="phrase",
)
TURN_TAKEN_BY_ANOTHER = rule(
    "turn-taken-by-another",
    "Right to turn cards taken by somebody who may not",
    "{seat}: the right to turn cards was taken on the order of neither the dealer nor a floorperson",
    needs={
        "who gave the order": NO_ACTOR,
        "why it was given up": NO_REASON,
    },
    expected="an order of the dealer or floorperson assigned to the table",
    observed="an order of another",
)
TURN_TAKEN_WITHOUT_GROUND = rule(
    "turn-taken-without-ground",
    "Right to turn cards taken without a ground",
    "{seat}: the right to turn cards was taken on an order for a reason ({observed}) that the text does not name",
    needs={
        "who gave the order": NO_ACTOR,
        "why it was given up": NO_REASON,
    },
    expected="unreasonable delay or a violation",
    observed="{observed}",
    unit="phrase",
)


@kernel
def judge_order(t: Table, i: int, by_another: int, without_ground: int) -> None:
    """Judge, under two rules, who ordered what was given up by event ``i``, and why.

    A player named there may be the one who gives up, unless both are known and are not one person.
    """
    what = t.what[i]
    r = t.notes[i].round
    if what == WHAT_VOLUNTARY or what == WHAT_BANKER_LOST:
        t.tally[by_another + NOT_APPLICABLE] += 1
        t.tally[without_ground + NOT_APPLICABLE] += 1
        return
    role, person = role_of(t.by[i]), person_of(t.by[i])
    high = role == BY_DEALER or role == BY_FLOORPERSON or role == BY_SUPERVISOR
    other_player = is_player(role) and person >= 0 and 0 <= t.player[i] != person
    another = role == BY_SPECTATOR or role == BY_BUREAU or other_player
    if not lacking(t, by_another, NO_REASON if what < 0 else NO_ACTOR, what < 0 or not (high or another)):
        ask(t, by_another, another, i, 0, 1, 0, -1, -1, r.at)
    if not lacking(t, without_ground, NO_REASON, what < 0 or what == WHAT_ORDERED):
        ground = what != WHAT_ORDERED_OTHERWISE and (t.kind[i] == KIND_SHOE_PASSED or what != WHAT_INVALID_DEALS)
        ask(t, without_ground, not ground, i, 0, what, 0, -1, -1, r.at)


@needs(kinds=(KIND_SHOE_PASSED, KIND_TURN_RELINQUISHED))
@kernel
def ordered_pass(t: Table) -> None:
    """Judge every order to give up the shoe or the right to turn cards."""
    for i in range(len(t.kind)):
        if t.kind[i] == KIND_SHOE_PASSED:
            judge_order(t, i, PASS_ORDERED_BY_ANOTHER, PASS_ORDERED_WITHOUT_GROUND)
        elif t.kind[i] == KIND_TURN_RELINQUISHED:
            judge_order(t, i, TURN_TAKEN_BY_ANOTHER, TURN_TAKEN_WITHOUT_GROUND)
