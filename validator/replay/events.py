"""Answers what the replay asks of a table's events before it judges: days, changes of the law, unusable rows."""

from collections.abc import Collection, Sequence, Set as AbstractSet
from datetime import date, timedelta
from itertools import pairwise
from typing import Any, Final, NamedTuple

from validator.log.codes import (
    KIND_CANCEL,
    KIND_CORRECT,
    KIND_FILING_IN_FORCE,
    KIND_RECORDS,
    KIND_RESULT,
    KIND_ROUND_START,
    KIND_SPLIT,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_WAGER,
    NOT_RECORDED,
    RECORD_STRIDE,
    WHAT_BANKER,
    WHAT_BET,
    WHAT_BLACKJACK,
    WHAT_PAI_GOW,
    WHAT_PLAYER,
    WHAT_SPANISH_21,
    WHAT_TIE,
)
from validator.log.columns import Columns, RowFault, arrays
from validator.log.days import beginning, day_at
from validator.log.records import NEVER, Recording
from validator.log.vocabulary import COLUMN_ORDER, FAMILY_ROUND

DATED_WITHIN = 500
"""How many events away a time may stand and still date an event without one."""

FEW_ROWS = 50
"""Rows of a table in a batch that are looked at faster one by one."""

SAYINGS = (KIND_RECORDS, KIND_FILING_IN_FORCE, KIND_TABLE_OPEN)
"""The kinds that say which chapter, filing and declarations hold from there on."""

DECLARING = (KIND_RECORDS, KIND_FILING_IN_FORCE)
"""Those of them that no judge looks at."""


BACCARAT_WAGERS = frozenset({WHAT_PLAYER, WHAT_BANKER, WHAT_TIE})
MAIN_WAGERS = BACCARAT_WAGERS | {WHAT_BLACKJACK, WHAT_SPANISH_21, WHAT_BET, WHAT_PAI_GOW}
"""The wagers that rounds of the games are played for."""


def main_wagers(events: Columns) -> frozenset[int]:
    """Which wagers rounds are played for, as far as they are placed among the events, or a result is theirs."""
    return MAIN_WAGERS.intersection(int(events.what[i]) for i in places_of(events, (KIND_WAGER, KIND_RESULT)))


def may_say(events: Columns, i: int) -> bool:
    """Whether a row that could not be read may have said which chapter, filing or declarations hold from there on."""
    if events.kind[i] != KIND_UNREADABLE:
        return False
    if events.n[i] != NOT_RECORDED:
        return events.n[i] in SAYINGS
    before = events.round[i - 1] if i else NOT_RECORDED
    after = events.round[i + 1] if i + 1 < len(events.round) else NOT_RECORDED
    within = before == after and before != NOT_RECORDED
    return events.round[i] == NOT_RECORDED and not within


class Days:
    """Tells whether times lie in the day of the first of them, without naming the day of each."""

    def __init__(self) -> None:
        self._from = self._until = 0

    def same(self, at: int) -> bool:
        """Whether ``at`` lies in the day that was last asked about; a time not recorded lies in none."""
        if self._from <= at < self._until:
            return True
        if at >= 0:
            day = day_at(at)
            if day == date.max:
                self._from, self._until = at, at + 1
                return False
            self._from = beginning(day)
            self._until = beginning(day + timedelta(days=1))
        else:
            self._from = self._until = 0
        return False


def is_timed(events: Columns) -> bool:
    """Whether any event has a time."""
    times = events.at
    return bool((max(times, default=NOT_RECORDED) if isinstance(times, list) else times.max()) >= 0)


def sayings_in(events: Columns) -> list[int]:
    """The events that say, or may have said, which chapter, filing or declarations hold from there on."""
    places = places_of(events, (*SAYINGS, KIND_UNREADABLE))
    columns = (held_at(column, places) for column in (events.kind, events.n, events.round))
    return [
        i
        for i, kind, lost, number in zip(places, *columns, strict=True)
        if kind in SAYINGS or ((lost != NOT_RECORDED or number == NOT_RECORDED) and may_say(events, i))
    ]


def round_begins(events: Columns) -> list[int]:
    """The events that are of another numbered round than the one numbered before them."""
    if not isinstance(events.round, list):
        found: list[int] = arrays().first_rows_of_rounds(events.round)
        return found
    begins: list[int] = []
    before = NOT_RECORDED
    for i, number in enumerate(events.round):
        if number not in (before, NOT_RECORDED):
            begins.append(i)
            before = number
    return begins


def numbered_before(events: Columns, i: int, since: int = 0, before: int = NOT_RECORDED) -> int:
    """The number of the last numbered round before an event; ``before`` where there is none from ``since`` on."""
    return next((int(events.round[j]) for j in range(i - 1, since - 1, -1) if events.round[j] != NOT_RECORDED), before)


def without_cancelled(events: Columns) -> Columns:
    """The events, those that were undone or withdrawn given the kind of a cancellation, which no judge looks at."""
    undoing = places_of(events, (KIND_CANCEL, KIND_CORRECT))
    if not undoing:
        return events
    kinds = events.kind.copy()
    for place in _places(events.seq, {int(events.ref[i]) for i in undoing} - {NOT_RECORDED}):
        kinds[place] = KIND_CANCEL
    return events._replace(kind=kinds)


def places_of(events: Columns, kinds: Collection[int]) -> list[int]:
    """The places of rows of some kinds."""
    if isinstance(events.kind, list):
        return [i for i, kind in enumerate(events.kind) if kind in kinds]
    found: list[int] = arrays().places_of_kinds(events.kind, kinds)
    return found


def _places(column: Sequence[int], values: Collection[int]) -> list[int]:
    """The places at which a column holds one of some values."""
    if not isinstance(column, list):
        places: list[int] = arrays().places_of_values(column, sorted(values))
        return places
    return [i for i, value in enumerate(column) if value in values]


def held_at(column: Sequence[int], places: list[int]) -> list[int]:
    """What a column holds at some places."""
    if not places:
        return []
    values: Any = column
    found: list[int] = [values[i] for i in places] if isinstance(column, list) else values[places].tolist()
    return found


def rows_at(events: Columns, places: list[int], names: Collection[str]) -> Columns:
    """The rows at some places, as lists; of other columns than those named nothing is told."""
    rows = dict.fromkeys(Columns._fields, [NOT_RECORDED] * len(places))
    for name in names:
        rows[name] = held_at(getattr(events, name), places)
    return Columns(**rows)


def steps_of_one(numbers: Sequence[int]) -> int:
    """How many numbers of a column are greater by one than the number before."""
    if not isinstance(numbers, list):
        return int(arrays().count_steps_of_one(numbers))
    return sum(later - earlier == 1 for earlier, later in pairwise(numbers))


def first_without(events: Columns, kind: int, column: str) -> int:
    """The place of the first row of a kind without a value in a column, -1 where there is none."""
    values = getattr(events, column)
    if not isinstance(events.kind, list):
        return int(arrays().first_of_both(events.kind, kind, values, NOT_RECORDED))
    rows = enumerate(zip(events.kind, values, strict=True))
    return next((i for i, row in rows if row == (kind, NOT_RECORDED)), -1)


def lost_rows(events: Columns) -> list[int]:
    """The places of rows that could not be read, and of rows of some round of which it is not said of which."""
    if not isinstance(events.kind, list):
        places: list[int] = arrays().lost_places(events)
        return places
    numbered = any(number >= 0 for number in events.round)
    return [
        i
        for i, (kind, number) in enumerate(zip(events.kind, events.round, strict=True))
        if kind == KIND_UNREADABLE or (numbered and number < 0 and kind in FAMILY_ROUND)
    ]


def of_unknown_rounds(events: Columns, recording: Recording) -> list[int]:
    """The places of rows of kinds of which the round is never recorded."""
    column = 1 + COLUMN_ORDER.index("round")
    never = (code for code, how in recording.declared.items() if how == NEVER)
    kinds = [code // RECORD_STRIDE for code in never if code % RECORD_STRIDE == column]
    return [i for i in places_of(events, kinds) if events.round[i] == NOT_RECORDED] if kinds else []


def without_impossible_splits(events: Columns, table: str) -> tuple[Columns, list[RowFault]]:
    """The events, splits that no table can have seen made rows that could not be read; and a fault for each of those.

    A split forms a new hand. One whose hand is its own ``ref``, or was formed or split before in the round, leads round
    in a ring or gives a hand two origins: what then happened is not known.
    """
    splits = places_of(events, (KIND_SPLIT,))
    if not splits:
        return events, []
    faults: list[RowFault] = []
    lost: list[int] = []
    formed: set[int] = set()
    parted: set[int] = set()
    number = NOT_RECORDED
    columns = (held_at(column, splits) for column in (events.round, events.hand, events.ref))
    for i, here, new, old in zip(splits, *columns, strict=True):
        if here != number:
            number = here
            formed.clear()
            parted.clear()
        if new < 0 or old < 0:
            continue
        why = "is split from itself" if new == old else "was formed by a split before" if new in formed else ""
        why = why or ("was itself split before" if new in parted else "")
        if why:
            message = f"hand {new} {why}; a split forms a new hand"
            faults.append(RowFault("impossible-split", int(events.line[i]), "hand", message, table))
            lost.append(i)
        else:
            formed.add(new)
            parted.add(old)
    return (made_unreadable(events, lost) if lost else events), faults


def made_unreadable(events: Columns, places: Sequence[int]) -> Columns:
    """The events with rows of kind KIND_UNREADABLE in these places, of which line, round and kind alone are known."""
    kept = Columns(*(column.copy() for column in events))
    for place in places:
        kept.n[place] = kept.kind[place]
    for name, column in zip(Columns._fields, kept, strict=True):
        if name not in ("line", "round", "n"):
            for place in places:
                column[place] = KIND_UNREADABLE if name == "kind" else NOT_RECORDED
    return kept


def count_rounds(events: Columns) -> int:
    """The number of rounds of the events: those numbered, and the beginnings of those that are not."""
    return len(distinct(events.round) - {NOT_RECORDED}) + unnumbered_in(events)


def distinct(column: Sequence[int]) -> set[int]:
    """The values that a column holds."""
    if isinstance(column, list):
        return set(column)
    found: set[int] = arrays().distinct_numbers(column)
    return found


def kinds_in(events: Columns) -> AbstractSet[int]:
    """The kinds of the events."""
    if isinstance(events.kind, list):
        return set(events.kind)
    found: AbstractSet[int] = arrays().kinds_in_array(events.kind)
    return found


def unnumbered_in(events: Columns) -> int:
    """How many rounds begin of which no row bears a number; no game model judges them."""
    if not isinstance(events.kind, list):
        if arrays().first_of_both(events.kind, KIND_ROUND_START, events.round, NOT_RECORDED) < 0:
            return 0
        events = events.lists()
    found = 0
    started = False
    for kind, number in zip(events.kind, events.round, strict=True):
        if kind == KIND_ROUND_START:
            found += started
            started = number == NOT_RECORDED
        elif number != NOT_RECORDED:
            started = False
    return found + started


def first_and_last_round(events: Columns) -> tuple[int | None, int | None]:
    """The numbers of the first and the last round, in the order of the events; None where no round is numbered."""
    if not isinstance(events.round, list):
        return arrays().first_and_last(events.round) or (None, None)
    first = next((number for number in events.round if number != NOT_RECORDED), None)
    return first, next((number for number in reversed(events.round) if number != NOT_RECORDED), None)


def days_of(events: Columns) -> tuple[date, date] | None:
    """The first and the last day recorded, whatever the order of the times; None where no time is recorded."""
    if isinstance(events.at, list):
        first = min((at for at in events.at if at >= 0), default=NOT_RECORDED)
        last = max(events.at, default=NOT_RECORDED)
    else:
        first, last = arrays().least_and_greatest(events.at)
    return (day_at(first), day_at(last)) if last >= 0 else None


def only_sayings(events: Columns) -> bool:
    """Whether nothing happens in them: they say which chapter, filing and declarations hold, and no more."""
    return all(kind in SAYINGS for kind in events.kind)


def only_declares(events: Columns, start: int, stop: int, kinds: Collection[int] = DECLARING) -> bool:
    """Whether a segment holds nothing but what is said, outside of rounds, of recording and of the filing in force.

    No judge looks at such rows: they go with what follows them, and are no run of every judge by themselves. Other
    ``kinds`` may be allowed instead.
    """
    return all(events.kind[i] in kinds and events.round[i] == NOT_RECORDED for i in range(start, stop))


class LastTime(NamedTuple):
    """The last time recorded before some events of a table, in milliseconds, and how many rows followed it."""

    at: int = NOT_RECORDED
    rows: int = 0


NO_TIME: Final = LastTime()


def last_time(events: Columns, i: int, before: LastTime = NO_TIME) -> LastTime:
    """The last time recorded before event ``i``, or before the events, if it is near; NO_TIME where none is."""
    for j in range(i - 1, max(i - 1 - DATED_WITHIN, -1), -1):
        if events.at[j] >= 0:
            return LastTime(int(events.at[j]), i - 1 - j)
    rows = i + before.rows
    return LastTime(before.at, rows) if before.at >= 0 and rows < DATED_WITHIN else NO_TIME


def time_near(events: Columns, i: int, before: LastTime = NO_TIME) -> int:
    """The time of event ``i``, or of the nearest timed one before it, or else after it; below 0 where none is near.

    ``before`` is the last time recorded before the events, so that where they are cut changes nothing.
    """
    if events.at[i] >= 0:
        return int(events.at[i])
    earlier = last_time(events, i, before).at
    if earlier >= 0:
        return earlier
    later = range(i + 1, min(i + DATED_WITHIN, len(events.at)))
    return next((int(events.at[j]) for j in later if events.at[j] >= 0), NOT_RECORDED)


def event_day(events: Columns, i: int, before: LastTime = NO_TIME) -> date | None:
    """The day of event ``i`` by its ``time_near``; None where no time is near."""
    at = time_near(events, i, before)
    return day_at(at) if at >= 0 else None


def small_as_lists(events: Columns) -> Columns:
    """The events, a few as lists, which are looked at faster one by one than as arrays."""
    return events.lists() if len(events.kind) <= FEW_ROWS else events
