"""The shoe, or the right to turn cards, given up on an order: who gave it, and for what reason."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel, needs
from validator.core.engine.state_rows import clear
from validator.games.baccarat.rows import is_player
from validator.games.baccarat.tables.rows import Table
from validator.games.numbers import Rules, missing_facts
from validator.games.persons import is_one_of, none_or_unnamed, note_person
from validator.games.table import ask, floorperson_of, lacking, person_of, recorded, role_of
from validator.log.codes import (
    BY_BUREAU,
    BY_DEALER,
    BY_FLOORPERSON,
    BY_SPECTATOR,
    BY_SUPERVISOR,
    KIND_CALLER,
    KIND_DEALER_ARRIVES,
    KIND_SHOE_PASSED,
    KIND_SUPERVISOR,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_TURN_RELINQUISHED,
    KIND_UNREADABLE,
    WHAT_BANKER_LOST,
    WHAT_INVALID_DEALS,
    WHAT_ORDERED,
    WHAT_ORDERED_OTHERWISE,
    WHAT_VOLUNTARY,
)

NO_ACTOR, NO_REASON, *_ = missing_facts()
NO_STAFF, *_ = missing_facts(after=NO_REASON)

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
TURN_TAKEN_BY_UNASSIGNED = rule(
    "turn-taken-by-unassigned",
    "Right to turn cards taken by somebody who is not assigned to the table",
    (
        "{seat}: the right to turn cards was taken on the order of somebody who is neither a dealer of this table nor "
        "the floorperson assigned to it"
    ),
    needs={
        "who gave the order": NO_ACTOR,
        "why it was given up": NO_REASON,
        "the names of the dealers and floorpersons assigned to the table": NO_STAFF,
    },
    expected="an order of the dealer or floorperson assigned to the table",
    observed="an order of another",
)


@kernel
def note_staff(t: Table, i: int) -> None:
    """Book what event ``i`` says of who is at the table and may give orders."""
    kind = t.kind[i]
    if kind == KIND_SUPERVISOR:
        note_person(t, t.staff.floorpersons, floorperson_of(t.by[i]))
    elif kind == KIND_DEALER_ARRIVES or kind == KIND_CALLER:
        note_person(t, t.staff.dealers, person_of(t.by[i]) + 1 if role_of(t.by[i]) == BY_DEALER else 0)
    elif kind == KIND_UNREADABLE:
        t.staff.opened = 0
    elif kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE:
        clear(t.staff)
        t.staff.opened = 1 if kind == KIND_TABLE_OPEN else 0


@kernel
def is_of_the_table(t: Table, role: int, person: int) -> int:
    """Whether one who gives an order is a dealer or floorperson assigned to the table: 1, 0; -1 where it is not known.

    A supervisor above the floorperson is none of them, unless he was assigned to the table himself.
    """
    if role == BY_DEALER:
        if person > 0 and is_one_of(t, t.staff.dealers, person):
            return 1
        known = person > 0 and not none_or_unnamed(t, t.staff.dealers) and recorded(t, KIND_DEALER_ARRIVES)
        return 0 if known and t.staff.opened == 1 else -1
    if role == BY_FLOORPERSON and person > 0 and is_one_of(t, t.staff.floorpersons, person):
        return 1
    known = not none_or_unnamed(t, t.staff.floorpersons) and recorded(t, KIND_SUPERVISOR)
    return 0 if known and t.staff.opened == 1 and (role == BY_SUPERVISOR or person > 0) else -1


@kernel
def judge_assigned_order(t: Table, i: int) -> None:
    """Judge that he who takes the right to turn cards is a dealer or floorperson assigned to the table."""
    rule, what, role = TURN_TAKEN_BY_UNASSIGNED, t.what[i], role_of(t.by[i])
    staff = role == BY_DEALER or role == BY_FLOORPERSON or role == BY_SUPERVISOR
    if what == WHAT_VOLUNTARY or what == WHAT_BANKER_LOST or (role >= 0 and not staff):
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    if lacking(t, rule, NO_REASON, what < 0) or lacking(t, rule, NO_ACTOR, role < 0):
        return
    his = is_of_the_table(t, role, person_of(t.by[i]) + 1)
    if not lacking(t, rule, NO_STAFF, his < 0):
        ask(t, rule, his == 0, i, 0, 1, 0, -1, -1, t.notes[i].round.at)


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


@needs(
    kinds=(
        KIND_SHOE_PASSED,
        KIND_TURN_RELINQUISHED,
        KIND_SUPERVISOR,
        KIND_DEALER_ARRIVES,
        KIND_CALLER,
        KIND_UNREADABLE,
        KIND_TABLE_OPEN,
        KIND_TABLE_CLOSE,
    )
)
@kernel
def ordered_pass(t: Table) -> None:
    """Judge every order to give up the shoe or the right to turn cards."""
    for i in range(len(t.kind)):
        if t.kind[i] == KIND_SHOE_PASSED:
            judge_order(t, i, PASS_ORDERED_BY_ANOTHER, PASS_ORDERED_WITHOUT_GROUND)
        elif t.kind[i] == KIND_TURN_RELINQUISHED:
            judge_order(t, i, TURN_TAKEN_BY_ANOTHER, TURN_TAKEN_WITHOUT_GROUND)
            judge_assigned_order(t, i)
        else:
            note_staff(t, i)
