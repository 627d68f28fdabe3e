"""How long the same dice have been on the table."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.tables import table_state as at
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.table import lacking, recorded
from validator.log.codes import (
    KIND_CLOCK,
    KIND_DICE_CHANGE,
    KIND_DICE_SHAKE,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    WHAT_PRECISION,
)

NO_TIME, NO_CHANGES, *_ = missing_facts()

rule = Rules("pai_gow.dice_age")
DICE_TOO_OLD = rule(
    "dice-too-old",
    "Dice on the table longer than allowed",
    "the dice had been on the table for {observed} minutes in which it was open for gaming",
    needs={
        "the times": NO_TIME,
        "the changes of dice": NO_CHANGES,
    },
    expected="at most {expected} minutes",
    observed="{observed} minutes",
)
DICE_TOO_OLD_BY_ONE_COUNT = rule(
    "dice-too-old-by-one-count",
    "Dice on the table longer than allowed by one count of the hours",
    (
        "the dice had been placed in the shaker {observed} minutes before; counted in hours in which "
        "the table was open, they were not too old"
    ),
    needs={
        "the times": NO_TIME,
        "the changes of dice": NO_CHANGES,
    },
    expected="at most {expected} minutes",
    observed="{observed} minutes",
)


@kernel
def too_long_on_the_table(minutes: int, limit: int) -> bool:
    """Whether dice were used more minutes after they were placed in the shaker than the law allows."""
    return minutes > limit


@kernel
def minutes_since(now: int, then: int, slack: int) -> int:
    """Minutes from ``then`` to ``now`` in milliseconds, begun ones counted whole, less what the clock may be wrong."""
    return (now - then - slack + at.MINUTE - 1) // at.MINUTE


@kernel
def judge_age(t: Table, i: int, r: Round) -> None:
    """Judge the age of the dice, where they are shaken for a round and where others take their place.

    A breach is one by the hours in which the table was open. One from their placing alone is for review. Either is
    reported once for the same dice.
    """
    now = t.at[i]
    if lacking(t, DICE_TOO_OLD, NO_TIME, now < 0 or t.dice.placed <= 0):
        t.tally[DICE_TOO_OLD_BY_ONE_COUNT + NO_TIME] += 1
        return
    slack = t.dice.precision + t.dice.precision
    age = minutes_since(now, t.dice.placed, slack)
    limit = t.options.dice_hours * at.HOUR
    if not recorded(t, KIND_DICE_CHANGE) or t.dice.gap == 1:
        t.tally[DICE_TOO_OLD + NO_CHANGES] += 1
        t.tally[DICE_TOO_OLD_BY_ONE_COUNT + NO_CHANGES] += 1 if too_long_on_the_table(age, limit) else 0
        return
    if t.dice.reported == 1:
        return
    closed = now - t.dice.closed_at if t.dice.closed_at > 0 else 0
    least = minutes_since(now, t.dice.placed + t.dice.shut + closed, slack)
    t.tally[DICE_TOO_OLD + JUDGED] += 1
    if too_long_on_the_table(least, limit):
        t.dice.reported = 1
        emit(t.hits, DICE_TOO_OLD, i, limit, least, 0, -1, -1, r.at)
    elif too_long_on_the_table(age, limit) and t.dice.reported == 0:
        t.dice.reported = at.BY_ONE_COUNT
        t.tally[DICE_TOO_OLD_BY_ONE_COUNT + JUDGED] += 1
        emit(t.hits, DICE_TOO_OLD_BY_ONE_COUNT, i, limit, age, 0, -1, -1, r.at)


@kernel
def dice_age_pass(t: Table) -> None:
    """Follow the dice from their placing in the shaker, and judge their age whenever they are shaken."""
    for i in range(len(t.kind)):
        kind = t.kind[i]
        if kind == KIND_DICE_SHAKE:
            r = t.notes[i].round
            if r:
                judge_age(t, i, r)
        elif kind == KIND_DICE_CHANGE:
            if t.dice.placed > 0 and t.at[i] > 0:
                judge_age(t, i, t.notes[i].round)
            t.dice.placed = t.at[i]
            t.dice.shut = 0
            t.dice.reported = 0
            t.dice.gap = 0
        elif kind == KIND_TABLE_CLOSE:
            t.dice.closed_at = t.at[i]
        elif kind == KIND_TABLE_OPEN:
            if t.dice.closed_at > 0 and t.at[i] > 0:
                t.dice.shut += t.at[i] - t.dice.closed_at
            elif t.dice.closed_at < 0 or t.dice.closed_at > 0:
                t.dice.gap = 1
            t.dice.closed_at = 0
        elif kind == KIND_CLOCK:
            if t.what[i] == WHAT_PRECISION:
                t.dice.precision = t.n[i]
        elif kind == KIND_UNREADABLE:
            t.dice.gap = 1
