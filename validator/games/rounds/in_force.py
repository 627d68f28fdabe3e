"""Whether the chapter was in force when the rounds were dealt: asked once for each segment of rounds.

A segment is a table's rounds, one after the other, of which the same can be said: before the chapter, under it, between
its expiry and its certain end, after that, or not to be told. What was said is not repeated behind rounds of which it
is not to be told.
"""

from datetime import date

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.in_force_state import (
    BEFORE,
    EXPIRED,
    IN_FORCE,
    OVER,
    STARTED,
    UNKNOWN,
)
from validator.games.rounds.options import Options
from validator.games.rounds.table_rows import Round
from validator.games.table import Table, ask
from validator.law.in_force import load_in_force
from validator.log.days import beginning

NO_TIME, *_ = missing_facts()

rule = Rules("rounds.in_force")
DEALT_BEFORE_CHAPTER_IN_FORCE = rule(
    "dealt-before-chapter-in-force",
    "Dealt before the chapter was in force",
    ("the law of {observed} judges this round and those after it, and that is before the chapter: {standing}"),
    needs={
        "the time of a round": NO_TIME,
    },
    expected="{expected} or later",
    observed="{observed}",
    unit="day",
)
DEALT_AFTER_CHAPTER_EXPIRED = rule(
    "dealt-after-chapter-expired",
    "Dealt when the chapter may have expired",
    (
        "the law of {observed} judges this round and those after it, and whether the chapter still "
        "held then is open: {standing}"
    ),
    needs={
        "the time of a round": NO_TIME,
    },
    expected="before {expected}",
    observed="{observed}",
    unit="day",
)
DEALT_AFTER_CHAPTER_ENDED = rule(
    "dealt-after-chapter-ended",
    "Dealt after the chapter had ended",
    ("the law of {observed} judges this round and those after it, and the chapter no longer held then: {standing}"),
    needs={
        "the time of a round": NO_TIME,
    },
    expected="before {expected}",
    observed="{observed}",
    unit="day",
)


@kernel
def earlier(at: int, first: int) -> bool:
    """Whether a round was dealt before the first moment at which its chapter is in force."""
    return at < first


@kernel
def not_earlier(at: int, end: int) -> bool:
    """Whether a round was dealt at or after the first moment at which its chapter may hold no longer."""
    return at >= end


@kernel
def standing_at(t: Table, at: int, exact: bool) -> int:
    """What is said of a round dealt at a time, or, unless ``exact``, at that time or later; -1 for no time."""
    if at < 0:
        return UNKNOWN
    if earlier(at, t.options.in_force_from):
        return BEFORE if exact else UNKNOWN
    if t.options.ended >= 0 and not_earlier(at, t.options.ended):
        return OVER
    if not exact and (t.options.ended >= 0 or t.options.expires >= 0):
        return STARTED
    if t.options.expires >= 0 and not_earlier(at, t.options.expires):
        return EXPIRED
    return IN_FORCE


@kernel
def judge_stretch(t: Table, stretch: int, at: int, event: int, row: Round) -> None:
    """Judge a segment of rounds at its first event."""
    if stretch == UNKNOWN:
        t.tally[DEALT_BEFORE_CHAPTER_IN_FORCE + NO_TIME] += 1
    else:
        t.tally[DEALT_BEFORE_CHAPTER_IN_FORCE + JUDGED] += 1
        if stretch == BEFORE:
            emit(t.hits, DEALT_BEFORE_CHAPTER_IN_FORCE, event, t.options.in_force_from, at, 0, -1, -1, row.at)
    if t.options.expires < 0 or stretch == OVER:
        t.tally[DEALT_AFTER_CHAPTER_EXPIRED + NOT_APPLICABLE] += 1
    elif stretch == UNKNOWN or stretch == STARTED:
        t.tally[DEALT_AFTER_CHAPTER_EXPIRED + NO_TIME] += 1
    else:
        ask(t, DEALT_AFTER_CHAPTER_EXPIRED, stretch == EXPIRED, event, t.options.expires, at, 0, -1, -1, row.at)
    if t.options.ended < 0:
        t.tally[DEALT_AFTER_CHAPTER_ENDED + NOT_APPLICABLE] += 1
    elif stretch == UNKNOWN or stretch == STARTED:
        t.tally[DEALT_AFTER_CHAPTER_ENDED + NO_TIME] += 1
    else:
        ask(t, DEALT_AFTER_CHAPTER_ENDED, stretch == OVER, event, t.options.ended, at, 0, -1, -1, row.at)


@kernel
def in_force_pass(t: Table) -> None:
    """Ask of each segment of rounds whether the chapter was in force; of a chapter without days nothing is asked.

    A round without a time was dealt at the last time recorded before it, or later.
    """
    if t.options.in_force_from < 0:
        return
    times = t.at
    latest = t.in_force.latest - 1
    seen = 0
    for row in rows_of(t.rounds):
        event = row.first
        last = row.last
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
        if t.options.law_of >= 0:
            exact = True
            at = t.options.law_of
        stretch = standing_at(t, at, exact)
        if stretch != t.in_force.last:
            t.in_force.last = stretch
            if stretch != t.in_force.said:
                judge_stretch(t, stretch, at, event, row)
            if stretch != UNKNOWN and stretch != STARTED:
                t.in_force.said = stretch
    for i in range(seen, len(times)):
        if times[i] >= 0:
            latest = times[i]
    t.in_force.latest = latest + 1


def set_in_force(asked: Options, chapter: str) -> None:
    """Enter the moments at which a chapter comes into force, may have expired and has ended; -1 where it has none."""
    dates = load_in_force(chapter)
    asked.in_force_from = beginning(dates.since)
    asked.expires = _moment(dates.expires)
    asked.ended = _moment(dates.ended)


def _moment(day: date | None) -> int:
    return -1 if day is None else beginning(day)
