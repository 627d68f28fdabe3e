"""Whether the chapter was in force when the rounds were dealt: asked once for each stretch of rounds.

A stretch is a table's rounds, one after the other, of which the same can be said: before the chapter, under it, between
its expiry and its certain end, after that, or not to be told. What was said is not repeated behind rounds of which it
is not to be told.
"""

from datetime import date

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.rounds import round_
from validator.games.rounds.in_force_state import BEFORE, BEGUN, EXPIRED, IN_FORCE, LATEST, OVER, SAID, STRETCH, UNKNOWN
from validator.games.rounds.options import ENDED, EXPIRES, IN_FORCE_FROM, LAW_OF
from validator.games.rounds.slots.in_force import (
    DEALT_AFTER_CHAPTER_ENDED,
    DEALT_AFTER_CHAPTER_EXPIRED,
    DEALT_BEFORE_CHAPTER_IN_FORCE,
)
from validator.law.in_force import load_in_force
from validator.log.columns import Columns
from validator.log.days import beginning

NO_TIME, *_ = missing_facts()


@kernel
def earlier(at: int, first: int) -> bool:
    """Whether a round was dealt before the first moment at which its chapter is in force."""
    return at < first


@kernel
def not_earlier(at: int, end: int) -> bool:
    """Whether a round was dealt at or after the first moment at which its chapter may hold no longer."""
    return at >= end


@kernel
def standing_at(options: Ints, at: int, exact: bool) -> int:
    """What is said of a round dealt at a time, or, unless ``exact``, at that time or later; -1 for no time."""
    if at < 0:
        return UNKNOWN
    if earlier(at, options[IN_FORCE_FROM]):
        return BEFORE if exact else UNKNOWN
    if options[ENDED] >= 0 and not_earlier(at, options[ENDED]):
        return OVER
    if not exact and (options[ENDED] >= 0 or options[EXPIRES] >= 0):
        return BEGUN
    if options[EXPIRES] >= 0 and not_earlier(at, options[EXPIRES]):
        return EXPIRED
    return IN_FORCE


@kernel
def judge_stretch(options: Ints, tally: Ints, hits: Ints, stretch: int, at: int, event: int, row: int) -> None:
    """Judge a stretch of rounds at its first event."""
    if stretch == UNKNOWN:
        tally[DEALT_BEFORE_CHAPTER_IN_FORCE + NO_TIME] += 1
    else:
        tally[DEALT_BEFORE_CHAPTER_IN_FORCE + JUDGED] += 1
        if stretch == BEFORE:
            emit(hits, DEALT_BEFORE_CHAPTER_IN_FORCE, event, options[IN_FORCE_FROM], at, 0, -1, -1, row)
    if options[EXPIRES] < 0 or stretch == OVER:
        tally[DEALT_AFTER_CHAPTER_EXPIRED + NOT_APPLICABLE] += 1
    elif stretch == UNKNOWN or stretch == BEGUN:
        tally[DEALT_AFTER_CHAPTER_EXPIRED + NO_TIME] += 1
    else:
        tally[DEALT_AFTER_CHAPTER_EXPIRED + JUDGED] += 1
        if stretch == EXPIRED:
            emit(hits, DEALT_AFTER_CHAPTER_EXPIRED, event, options[EXPIRES], at, 0, -1, -1, row)
    if options[ENDED] < 0:
        tally[DEALT_AFTER_CHAPTER_ENDED + NOT_APPLICABLE] += 1
    elif stretch == UNKNOWN or stretch == BEGUN:
        tally[DEALT_AFTER_CHAPTER_ENDED + NO_TIME] += 1
    else:
        tally[DEALT_AFTER_CHAPTER_ENDED + JUDGED] += 1
        if stretch == OVER:
            emit(hits, DEALT_AFTER_CHAPTER_ENDED, event, options[ENDED], at, 0, -1, -1, row)


@kernel
def in_force_pass(
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
    """Ask of each stretch of rounds whether the chapter was in force; of a chapter without days nothing is asked.

    A round without a time was dealt at the last time recorded before it, or later.
    """
    if options[IN_FORCE_FROM] < 0:
        return
    times = ev.at
    latest = state[LATEST] - 1
    seen = 0
    for row in range(round_.WIDTH, rounds[0], round_.WIDTH):
        event = rounds[row + round_.FIRST]
        last = rounds[row + round_.LAST]
        for i in range(seen, event):
            if times[i] >= 0:
                latest = times[i]
        seen = last + 1
        exact = False
        for i in range(event, seen):
            if times[i] >= 0:
                exact = True
                latest = times[i]
                break
        at = latest
        if options[LAW_OF] >= 0:
            exact = True
            at = options[LAW_OF]
        stretch = standing_at(options, at, exact)
        if stretch != state[STRETCH]:
            state[STRETCH] = stretch
            if stretch != state[SAID]:
                judge_stretch(options, tally, hits, stretch, at, event, row)
            if stretch != UNKNOWN and stretch != BEGUN:
                state[SAID] = stretch
    for i in range(seen, len(times)):
        if times[i] >= 0:
            latest = times[i]
    state[LATEST] = latest + 1


def enter_in_force(column: list[int], chapter: str) -> None:
    """Enter the moments at which a chapter comes into force, may have expired and has ended; -1 where it has none."""
    dates = load_in_force(chapter)
    column[IN_FORCE_FROM] = beginning(dates.since)
    column[EXPIRES] = _moment(dates.expires)
    column[ENDED] = _moment(dates.ended)


def _moment(day: date | None) -> int:
    return -1 if day is None else beginning(day)
