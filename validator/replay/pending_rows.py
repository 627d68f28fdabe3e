"""Delays rows of a table until it is known what follows them: a log, a file of a day, may end within a round.

Of each table the last rounds of a log are judged with the rows of the next that go on from there, as they would be in
one log, so that rows that come late find their round. They are judged by themselves where nothing follows, or what
follows does not go on from there.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from validator.log.codes import (
    KIND_CANCEL,
    KIND_CORRECT,
    KIND_DEAL,
    KIND_GAMING_DAY,
    KIND_ROUND_START,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    NOT_RECORDED,
)
from validator.log.columns import Columns, RowFault, arrays
from validator.log.read.streams import out_of_order
from validator.replay.data_gaps import EDGE
from validator.replay.events import made_unreadable, places_of
from validator.replay.line_numbers import LINES, line_of, log_of
from validator.replay.round_bounds import RoundSequence, find_rounds

ROUNDS_HELD: Final = 8
"""Rounds of a table that are held back: rows that come later than that are of a round that was judged."""

LOOKED_AT: Final = 64
"""Rounds before those, in which one is looked for that has a row among them."""

NEAR: Final = 16
"""Rows at the head of a log among which those are that came late by their numbers, or could not be read."""

MOST_WITHOUT_ROUND: Final = 1_000
"""Rows of a table that are held back where no round is among them."""

LATE: Final = 5
"""Rows out of order at the head of a log that goes on nevertheless."""

NO_ROWS: Final = Columns.empty()
"""The rows of which none are held back; nobody adds to them."""


@dataclass(slots=True)
class PendingRows:
    """The rows of one table that are held back, as lists; none where nothing is."""

    rows: Columns = NO_ROWS
    step: int = 0
    """From one row's number to the next, as a rule, before them; 0 where there were no two rows to tell it."""
    begins: bool = True
    """No row before them is judged as of one log with them."""

    def __len__(self) -> int:
        return len(self.rows.kind)

    def take(self) -> Columns:
        """The rows, held no more."""
        rows, self.rows = self.rows, NO_ROWS
        return rows

    def last_seq(self) -> int:
        """The number of the last row; NOT_RECORDED where none bears one."""
        return next((seq for seq in reversed(self.rows.seq) if seq >= 0), NOT_RECORDED)

    def goes_on(self, events: Columns) -> bool:
        """Whether the events of the next log follow without a gap, and number no round anew.

        A row near the seam that could not be read, or that has the number of an earlier one, may be what lacks.
        """
        last = self.last_seq()
        if last == NOT_RECORDED or _numbers_anew(self.rows, events):
            return False
        head = [int(seq) for seq in events.seq[:NEAR]]
        following = next((seq for seq in head if seq > last), NOT_RECORDED)
        late = head[: head.index(following)] if following != NOT_RECORDED else head
        if sum(seq >= 0 for seq in late) > LATE:
            return False
        if following == NOT_RECORDED:
            return len(events.seq) <= NEAR
        near = (*self.rows.kind[-NEAR:], *events.kind[:NEAR])
        unread = sum(kind == KIND_UNREADABLE for kind in near)
        return following - last <= self.step_to(events) * (1 + unread)

    def step_to(self, events: Columns) -> int:
        """From one row's number to the next, as a rule: of the rows before, else of the events that follow."""
        return self.step or _step(events.seq[:NEAR]) or 1

    def are_of(self, log: int) -> bool:
        """Whether the last row stands in the how-manieth log."""
        return log_of(self.rows.line[-1]) == log

    def torn(self, events: Columns) -> int:
        """The number of a round whose rows the events of the next log go on with, though some of them are missing."""
        last = next((number for number in reversed(self.rows.round) if number != NOT_RECORDED), NOT_RECORDED)
        first = next((i for i, number in enumerate(events.round) if number != NOT_RECORDED), -1)
        later = first >= 0 and int(events.seq[first]) > self.last_seq() != NOT_RECORDED
        if later and int(events.round[first]) == last and events.kind[first] != KIND_ROUND_START:
            return last
        return NOT_RECORDED

    def lose(self, number: int, line: int) -> None:
        """Mark behind the rows held that some of a round were lost before a line of the log that follows."""
        lost = dict.fromkeys(Columns._fields, NOT_RECORDED) | {"kind": KIND_UNREADABLE, "round": number, "line": line}
        for name, column in zip(Columns._fields, self.rows, strict=True):
            column.append(lost[name])

    def joined(self, events: Columns) -> Columns:
        """The rows held, held no more, and those that follow."""
        return _one_after_other(self.take(), events)

    def in_order(self, events: Columns, table: str) -> tuple[Columns, list[RowFault]]:
        """The events of the log that follows, made unreadable what has the number of an earlier row; the faults."""
        before, last = [NOT_RECORDED, *(seq for seq in self.rows.seq if seq >= 0)][-2:]
        late, faults = [], []
        for i, seq in enumerate(map(int, events.seq[:NEAR])):
            if seq > last:
                before, last = last, seq
            elif seq >= 0:
                late.append(i)
                faults.append(out_of_order(line_of(events.line[i]), seq, last, table))
                last = seq if seq > before else last
        return (made_unreadable(events, late) if late else events), faults

    def hold_back(self, events: Columns) -> Columns:
        """Hold the last rounds of the events back; those before them."""
        start = _held_from(events, begins=self.begins)
        before, held = (events.part(0, start), events.part(start, len(events.kind))) if start else (NO_ROWS, events)
        self.rows = held.lists()
        self.step = _step(events.seq[-NEAR:]) or self.step
        return before


def _step(numbers: Sequence[int]) -> int:
    """The least step from one row's number to the next; 0 where there are no two."""
    told = [int(seq) for seq in numbers if seq >= 0]
    return max(1, min(later - earlier for earlier, later in pairwise(told))) if len(told) > 1 else 0


def log_seams(events: Columns) -> list[tuple[int, int]]:
    """The places at which rows of another log begin, each with that log's place in the replay."""
    lines = events.line
    if not isinstance(lines, list):
        logs = range(log_of(lines[0]) + 1, log_of(lines[-1]) + 1) if len(lines) else ()
        places = ((bisect_left(lines, log * LINES), log) for log in logs)
        return [(place, log) for place, log in places if log_of(lines[place]) == log]
    found = []
    if lines and log_of(min(lines)) < log_of(max(lines)):
        latest = log_of(lines[0])
        for place, line in enumerate(lines):
            if log_of(line) > latest:
                latest = log_of(line)
                found.append((place, latest))
    return found


def by_log(events: Columns, rounds: RoundSequence, found: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Where to cut events, so that each round goes with the log in which it ends: the places, each with the log.

    ``found`` are the seams. What stands between two rounds may bear on either, as an offer of the shoe does: these go
    together with the rounds that follow, unless a table opens, or a gaming day begins, at the seam.
    """
    cuts: list[tuple[int, int]] = []
    for place, log in found:
        at = bisect_left(rounds.firsts, place)
        within = bool(at) and rounds.lasts[at - 1] >= place
        if within or events.kind[place] not in (KIND_TABLE_OPEN, KIND_GAMING_DAY):
            apart = _apart(events, rounds, at - 1 if within else min(at, len(rounds) - 1))
            place = rounds.firsts[apart] if apart else 0
        if cuts and cuts[-1][0] >= place:
            cuts.pop()
        cuts.append((place, log))
    return cuts


def _apart(events: Columns, rounds: RoundSequence, at: int) -> int:
    """A round, or one before it, that stands apart from those before; 0 of none.

    It follows the round before without a row between, no rows of one round stand on both sides of where it begins, and
    it is dealt no card that the round before drew.
    """
    later = set(rounds.numbers[at : at + LOOKED_AT])
    for place in range(at, max(0, at - LOOKED_AT), -1):
        later = (later | {rounds.numbers[place]}) - {NOT_RECORDED}
        if (
            rounds.firsts[place] == rounds.lasts[place - 1] + 1
            and later.isdisjoint(rounds.numbers[max(0, place - LOOKED_AT) : place])
            and not _is_dealt_from_before(events, rounds, place)
        ):
            return place
    return 0


def _is_dealt_from_before(events: Columns, rounds: RoundSequence, at: int) -> bool:
    """Whether a round is dealt a card of which it says that a row of the round before drew it, in error."""
    of_round = events.part(rounds.firsts[at], rounds.lasts[at] + 1)
    named = {int(of_round.ref[i]) for i in places_of(of_round, (KIND_DEAL,))} - {NOT_RECORDED}
    before = events.seq[rounds.firsts[at - 1] : rounds.lasts[at - 1] + 1]
    return bool(named) and any(int(seq) in named for seq in before)


def _held_from(events: Columns, *, begins: bool) -> int:
    """From which row on events are held back: that with which one of the last rounds begins.

    Of those with which a log ``begins`` all are, where but few rounds precede it.
    """
    count = len(events.kind)
    rounds = find_rounds(events.kind, events.round)
    if not rounds:
        return max(0, count - MOST_WITHOUT_ROUND)
    at = len(rounds)
    numbers: set[int] = set()
    unnumbered = 0
    while at and len(numbers) + unnumbered < ROUNDS_HELD:
        at -= 1
        if rounds.numbers[at] == NOT_RECORDED:
            unnumbered += 1
        else:
            numbers.add(rounds.numbers[at])
    least = max(0, at - LOOKED_AT)
    undone = {int(events.ref[i]) for i in places_of(events, (KIND_CANCEL, KIND_CORRECT)) if i >= rounds.firsts[at]}
    for place in range(at - 1, least - 1, -1):
        if rounds.numbers[place] in numbers:
            numbers.update(rounds.numbers[place:at])
            at = place
    if undone:
        first = rounds.firsts[least]
        named = (i for i in range(first, rounds.firsts[at]) if int(events.seq[i]) in undone)
        earliest = next(named, rounds.firsts[at])
        at = min(at, max(0, bisect_right(rounds.firsts, earliest) - 1))
    at = _apart(events, rounds, at) or (at if at > LOOKED_AT else 0)
    return 0 if at < (EDGE if begins else 1) else rounds.firsts[at]


def _one_after_other(held: Columns, events: Columns) -> Columns:
    """The rows held and then the events, in their form."""
    if isinstance(events.kind, list):
        return Columns(*([*column, *more] for column, more in zip(held, events, strict=True)))
    return Columns(*(arrays().after(column, more) for column, more in zip(held, events, strict=True)))


def _numbers_anew(held: Columns, events: Columns) -> bool:
    """Whether a round begins in the events of a number under which one began in the rows held."""
    begun = {held.round[i] for i in places_of(held, (KIND_ROUND_START,))} - {NOT_RECORDED}
    return any(int(events.round[i]) in begun for i in places_of(events, (KIND_ROUND_START,)))
