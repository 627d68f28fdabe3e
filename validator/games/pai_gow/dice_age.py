"""How long the same dice have been on the table."""

from validator.core.kernel import JUDGED, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.options import DICE_HOURS
from validator.games.pai_gow.slots.table import DICE_TOO_OLD, DICE_TOO_OLD_BY_ONE_COUNT
from validator.games.pai_gow.tables import note, table_state as at
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import (
    KIND_CLOCK,
    KIND_DICE_CHANGE,
    KIND_DICE_SHAKE,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    WHAT_PRECISION,
)
from validator.log.columns import Columns

NO_TIME, NO_CHANGES, *_ = missing_facts()


@kernel
def too_long_on_the_table(minutes: int, limit: int) -> bool:
    """Whether dice were used more minutes after they were placed in the shaker than the law allows."""
    return minutes > limit


@kernel
def minutes_since(now: int, then: int, slack: int) -> int:
    """Minutes from ``then`` to ``now`` in milliseconds, begun ones counted whole, less what the clock may be wrong."""
    return (now - then - slack + at.MINUTE - 1) // at.MINUTE


@kernel
def judge_age(ev: Columns, options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int) -> None:
    """Judge the age of the dice that are shaken for a round.

    A breach is one by every count: from the first round for which they were shaken, and by the hours in which the table
    was open. One from their placing alone is noted. Either is reported once for the same dice.
    """
    now = ev.at[i]
    if now < 0 or state[at.DICE_AT] <= 0:
        tally[DICE_TOO_OLD + NO_TIME] += 1
        return
    if state[at.DICE_FIRST] == 0:
        state[at.DICE_FIRST] = now
    if options[RECORDED + KIND_DICE_CHANGE] != ALWAYS or state[at.DICE_GAP] == 1:
        tally[DICE_TOO_OLD + NO_CHANGES] += 1
        return
    if state[at.DICE_REPORTED] == 1:
        return
    slack = state[at.PRECISION] + state[at.PRECISION]
    age = minutes_since(now, state[at.DICE_AT], slack)
    shaken = minutes_since(now, state[at.DICE_FIRST], slack)
    least = minutes_since(now, state[at.DICE_AT] + state[at.DICE_SHUT], slack)
    if shaken < least:
        least = shaken
    limit = options[DICE_HOURS] * at.HOUR
    tally[DICE_TOO_OLD + JUDGED] += 1
    if too_long_on_the_table(least, limit):
        state[at.DICE_REPORTED] = 1
        emit(hits, DICE_TOO_OLD, i, limit, least, 0, -1, -1, r)
    elif too_long_on_the_table(age, limit) and state[at.DICE_REPORTED] == 0:
        state[at.DICE_REPORTED] = at.BY_ONE_COUNT
        tally[DICE_TOO_OLD_BY_ONE_COUNT + JUDGED] += 1
        emit(hits, DICE_TOO_OLD_BY_ONE_COUNT, i, limit, age, 0, -1, -1, r)


@kernel
def dice_age_pass(
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
    """Follow the dice from their placing in the shaker, and judge their age whenever they are shaken."""
    for i in range(len(ev.kind)):
        kind = ev.kind[i]
        if kind == KIND_DICE_SHAKE:
            r = notes[i * note.WIDTH + note.ROUND]
            if r >= 0:
                judge_age(ev, options, state, tally, hits, i, r)
        elif kind == KIND_DICE_CHANGE:
            state[at.DICE_AT] = ev.at[i]
            state[at.DICE_FIRST] = 0
            state[at.DICE_SHUT] = 0
            state[at.DICE_REPORTED] = 0
            state[at.DICE_GAP] = 0
        elif kind == KIND_TABLE_CLOSE:
            state[at.CLOSED_AT] = ev.at[i]
        elif kind == KIND_TABLE_OPEN:
            if state[at.CLOSED_AT] > 0 and ev.at[i] > 0:
                state[at.DICE_SHUT] += ev.at[i] - state[at.CLOSED_AT]
            elif state[at.CLOSED_AT] < 0 or state[at.CLOSED_AT] > 0:
                state[at.DICE_GAP] = 1
            state[at.CLOSED_AT] = 0
        elif kind == KIND_CLOCK:
            if ev.what[i] == WHAT_PRECISION:
                state[at.PRECISION] = ev.n[i]
        elif kind == KIND_UNREADABLE:
            state[at.DICE_GAP] = 1
