"""Finds rows with the number of another round than the one they are recorded in: they begin and end no round.

A row that comes after its round, or a copy of one, would else make two rounds out of each that it stands in. It is
taken as one that could not be read, in the round whose number it bears and in the one within which it stands: what
rests on rows of its kind is not checkable there.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence, Set as AbstractSet
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from typing import Final, NamedTuple

from validator.log.codes import (
    KIND_ANNOUNCE,
    KIND_CANCEL,
    KIND_COLLECT,
    KIND_CORRECT,
    KIND_PAY,
    KIND_RETURN,
    KIND_ROUND_END,
    KIND_ROUND_START,
    KIND_UNREADABLE,
    NOT_RECORDED,
    RECORD_STRIDE,
)
from validator.log.columns import Columns, RowFault, arrays
from validator.log.records import ALWAYS, SOMETIMES, Recording
from validator.replay.events import SAYINGS, distinct, made_unreadable

FEW: Final = 5
"""So many rows, that are not a whole round, may be out of place; of more it is not known which round they tear."""

QUIET: Final = frozenset({KIND_CANCEL, KIND_CORRECT, *SAYINGS})
"""The kinds of rows that name what they are about, or hold from where they stand: their number decides nothing."""


@dataclass(slots=True)
class EndedRounds:
    """The numbers of the rounds of a table that are over, as runs of numbers that follow each other."""

    since: str = ""
    """The first of the logs in which they are numbered so."""
    firsts: list[int] = field(default_factory=list)
    lasts: list[int] = field(default_factory=list)

    def among(self, numbers: AbstractSet[int]) -> frozenset[int]:
        """Those of some numbers that are over."""
        return frozenset(one for one in numbers if self.firsts and one <= self.lasts[-1] and self._has(one))

    def _has(self, number: int) -> bool:
        at = bisect_right(self.firsts, number) - 1
        return at >= 0 and number <= self.lasts[at]

    def add(self, numbers: AbstractSet[int]) -> None:
        """Take in some more."""
        for one in sorted(numbers):
            at = bisect_right(self.firsts, one)
            if at and one <= self.lasts[at - 1]:
                continue
            if at and one == self.lasts[at - 1] + 1:
                self.lasts[at - 1] = one
            else:
                self.firsts.insert(at, one)
                self.lasts.insert(at, one)
                at += 1
            if at < len(self.firsts) and self.firsts[at] == self.lasts[at - 1] + 1:
                self.lasts[at - 1] = self.lasts.pop(at)
                del self.firsts[at]

    def clear(self, log: str) -> None:
        """A new log begins, whose numbers are its own."""
        self.since = log
        self.firsts.clear()
        self.lasts.clear()


OF_ROUNDS_ALONE: Final = frozenset({KIND_COLLECT, KIND_PAY, KIND_RETURN, KIND_ANNOUNCE})
"""The kinds of rows without which all that outlasts a round is still known."""


class Stray(NamedTuple):
    """A row out of its round: its place, the number that it bears, its kind, and the round within which it stands.

    ``kind`` is NOT_RECORDED where it cannot be told, ``within`` where it stands between rounds.
    """

    place: int
    number: int
    kind: int
    within: int

    @property
    def is_harmless(self) -> bool:
        """Whether rows of the kind bear on nothing but the rounds that they are, or may be, of: no judge sees it."""
        return self.kind in OF_ROUNDS_ALONE


@dataclass(slots=True)
class _Part:
    """Rows of one number that follow each other, with what stands unnumbered between them."""

    number: int
    first: int
    last: int
    rows: int
    started: bool
    over: bool
    before: "_Part | None" = None
    after: "_Part | None" = None
    gone: bool = False

    @property
    def is_whole(self) -> bool:
        """Whether it both begins and ends."""
        return self.started and self.over


class SortedEvents(NamedTuple):
    """Events whose rows out of place could not be read; these rows, a fault for each, and the numbers given anew."""

    events: Columns
    strays: list[Stray]
    faults: list[RowFault]
    moved: dict[int, int]


def without_strays(events: Columns, table: str, ended: EndedRounds) -> SortedEvents:
    """The events in order, rows out of their rounds made rows that could not be read; they bear the number around them.

    ``ended`` are the rounds of the log that ended before these events, and then those of these events too.
    """
    numbers = distinct(events.round) - {NOT_RECORDED}
    again = ended.among(numbers)
    ended.add(numbers)
    if not again and not _is_torn(events.round):
        return SortedEvents(events, [], [], {})
    given, events = events, events.lists()
    loose = _loose(_parts(events), again)
    quiet = [i for i, kind in enumerate(events.kind) if kind in QUIET and events.round[i] != NOT_RECORDED]
    stray = {i for part in loose for i in range(part.first, part.last + 1) if events.round[i] == part.number}
    stray.difference_update(quiet)
    if not (stray or quiet):
        return SortedEvents(given, [], [], {})
    within = _within(events, {*stray, *quiet})
    found = [
        Stray(
            i,
            events.round[i],
            events.n[i] if events.kind[i] == KIND_UNREADABLE else events.kind[i],
            within[i],
        )
        for i in sorted(stray)
    ]
    faults = [_fault(events, one, table) for one in found if events.kind[one.place] != KIND_UNREADABLE]
    places = [one.place for one in found if events.kind[one.place] != KIND_UNREADABLE]
    moved = made_unreadable(given, places) if places else given
    for one in found:
        if one.is_harmless:
            moved.kind[one.place] = KIND_CANCEL
    return SortedEvents(numbered_anew(moved, within), found, faults, within)


def numbered_anew(events: Columns, moved: Mapping[int, int]) -> Columns:
    """The events, those at some places with other numbers of rounds."""
    if not moved:
        return events
    column = events.round.copy()
    for place, number in moved.items():
        column[place] = number
    return events._replace(round=column)


def _fault(events: Columns, one: Stray, table: str) -> RowFault:
    where = f"within round {one.within}" if one.within != NOT_RECORDED else "where that is not under way"
    message = f"a row of round {one.number} stands {where}; put it where it was done, or correct its number"
    return RowFault("row-out-of-round", int(events.line[one.place]), "round", message, table)


def of_no_round(events: Columns, place: int, table: str) -> RowFault:
    """The fault of an act of a round in no round: the row bears no number and stands where none is under way."""
    message = "an act of a round bears no number of one, and none is under way; give the row the number of its round"
    return RowFault("row-of-no-round", int(events.line[place]), "round", message, table)


def less_known(recording: Recording, kinds: frozenset[int]) -> Recording:
    """What is declared, of some kinds no more than that they are recorded sometimes."""
    declared = {
        code: SOMETIMES if how == ALWAYS and code // RECORD_STRIDE in kinds else how
        for code, how in recording.declared.items()
    }
    return Recording(declared, recording.doubted)


def _is_torn(numbers: Sequence[int]) -> bool:
    """Whether the rows of some round do not follow each other."""
    if not isinstance(numbers, list):
        return bool(arrays().is_torn(numbers))
    seen: set[int] = set()
    last = NOT_RECORDED
    for number in numbers:
        if number not in (NOT_RECORDED, last):
            if number in seen:
                return True
            seen.add(number)
            last = number
    return False


def _parts(events: Columns) -> list[_Part]:
    """The parts of rounds, in order."""
    found: list[_Part] = []
    for i, (kind, number) in enumerate(zip(events.kind, events.round, strict=True)):
        if number == NOT_RECORDED or kind in QUIET:
            continue
        if not found or found[-1].number != number:
            part = _Part(number, i, i, 0, started=False, over=False, before=found[-1] if found else None)
            if found:
                found[-1].after = part
            found.append(part)
        part = found[-1]
        part.last = i
        part.rows += 1
        part.started |= kind == KIND_ROUND_START
        part.over |= kind == KIND_ROUND_END
    return found


def _loose(parts: list[_Part], again: AbstractSet[int]) -> list[_Part]:
    """The parts out of place: few rows of a round of which as many stand elsewhere, or amid the rows of another.

    ``again`` are the rounds of which rows stand before all parts. The smallest are taken out first, those that begin no
    round before others; what they parted is whole again.
    """
    total: dict[int, int] = {}
    pieces: dict[int, int] = {}
    for part in parts:
        total[part.number] = total.get(part.number, 0) + part.rows
        pieces[part.number] = pieces.get(part.number, 0) + 1

    def is_loose(part: _Part) -> bool:
        if part.gone or part.rows > FEW or part.is_whole:
            return False
        before, after = part.before, part.after
        parts_one = before is not None and after is not None and before.number == after.number
        if parts_one and before is not None and after is not None and before.rows + after.rows >= part.rows:
            return True
        if part.number in again:
            return True
        return pieces[part.number] > 1 and part.rows <= total[part.number] - part.rows

    def rank(part: _Part) -> tuple[int, bool, bool, int, int]:
        return part.rows, part.started, part.over, -part.first, id(part)

    waiting = [(rank(part), part) for part in parts if part.rows <= FEW]
    heapify(waiting)
    found = []
    while waiting:
        key, part = heappop(waiting)
        if key != rank(part) or not is_loose(part):
            continue
        found.append(part)
        part.gone = True
        total[part.number] -= part.rows
        pieces[part.number] -= 1
        before, after = part.before, part.after
        if before is not None:
            before.after = after
        if after is not None:
            after.before = before
        if before is None or after is None or before.number != after.number:
            continue
        before.last, before.rows, before.after = after.last, before.rows + after.rows, after.after
        before.started, before.over = before.started or after.started, before.over or after.over
        if after.after is not None:
            after.after.before = before
        after.gone = True
        pieces[before.number] -= 1
        if before.rows <= FEW:
            heappush(waiting, (rank(before), before))
    return found


def _within(events: Columns, places: set[int]) -> dict[int, int]:
    """The number of the round within which each of some rows stands, by the rows around it; NOT_RECORDED of none."""
    found: dict[int, int] = {}
    waiting: list[int] = []
    number = NOT_RECORDED
    over = False
    for i, (kind, here) in enumerate(zip(events.kind, events.round, strict=True)):
        if i in places:
            waiting.append(i)
        elif here != NOT_RECORDED:
            same = here == number and kind != KIND_ROUND_START
            found |= dict.fromkeys(waiting, here if same else NOT_RECORDED)
            waiting = []
            number, over = here, over and same
            over = over or kind == KIND_ROUND_END
    return found | dict.fromkeys(waiting, NOT_RECORDED)
