"""Finds the rounds of a table's log, each from its first to its last event."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter

from validator.log.codes import KIND_ROUND_END, KIND_ROUND_START, NOT_RECORDED
from validator.log.columns import Columns, arrays
from validator.replay.events import distinct, held_at
from validator.replay.line_numbers import line_of, log_of


@dataclass(slots=True)
class RoundBounds:
    """A round's first and last event, whether its start and its end are there, and what was lost; see Doubt.

    ``strays`` are the kinds of rows out of place that are of it, or may be; ``why`` says in words why it is not whole.
    """

    first: int
    last: int
    number: int
    started: bool = False
    over: bool = False
    lost: int = NOT_RECORDED
    withdrawn: bool = False
    strays: frozenset[int] = frozenset()
    why: str = ""


class RoundSequence(Sequence[RoundBounds]):
    """The bounds of rounds in order, in columns; those that were looked at are kept in ``looked_at``, to be marked."""

    def __init__(
        self, firsts: list[int], lasts: list[int], numbers: list[int], started: list[bool], over: list[bool]
    ) -> None:
        self.firsts, self.lasts, self.numbers, self.started, self.over = firsts, lasts, numbers, started, over
        self.looked_at: dict[int, RoundBounds] = {}

    def __len__(self) -> int:
        return len(self.firsts)

    def __getitem__(self, place: int) -> RoundBounds:  # type: ignore[override]
        place += len(self.firsts) if place < 0 else 0
        one = self.looked_at.get(place)
        if one is None:
            told = self.firsts[place], self.lasts[place], self.numbers[place], self.started[place], self.over[place]
            one = self.looked_at[place] = RoundBounds(*told)
        return one

    @property
    def any_torn(self) -> bool:
        """Whether two of them have the same number."""
        unnumbered = self.numbers.count(NOT_RECORDED)
        return len(set(self.numbers)) - bool(unnumbered) < len(self.numbers) - unnumbered


def find_rounds(kinds: Sequence[int], numbers: Sequence[int]) -> RoundSequence:
    """The rounds among the events, each from its first to its last event."""
    if not isinstance(kinds, list):
        columns = arrays().numbered_rounds(kinds, numbers)
        if columns is not None:
            return RoundSequence(*columns)
    elif KIND_ROUND_START not in kinds and numbers.count(NOT_RECORDED) == len(kinds):
        return RoundSequence([], [], [], [], [])
    found: list[RoundBounds] = []
    number = NOT_RECORDED
    unnumbered = False
    seams = _seams(kinds, numbers)
    stops = [*seams, len(kinds)][1:]
    for i, stop, kind, here in zip(seams, stops, held_at(kinds, seams), held_at(numbers, seams), strict=True):
        if here == NOT_RECORDED and not (unnumbered or kind == KIND_ROUND_START):
            continue
        if kind == KIND_ROUND_START:
            begins = here == NOT_RECORDED or here != number or not found or found[-1].started
        else:
            begins = here not in (NOT_RECORDED, number)
        last = i if kind == KIND_ROUND_END and here == NOT_RECORDED else stop - 1
        if begins:
            found.append(RoundBounds(i, last, here, kind == KIND_ROUND_START, kind == KIND_ROUND_END))
            number = here
        else:
            one = found[-1]
            one.last = last
            one.started |= kind == KIND_ROUND_START
            one.over |= kind == KIND_ROUND_END
        unnumbered = number == NOT_RECORDED and kind != KIND_ROUND_END
    return RoundSequence(
        [one.first for one in found],
        [one.last for one in found],
        [one.number for one in found],
        [one.started for one in found],
        [one.over for one in found],
    )


def _seams(kinds: Sequence[int], numbers: Sequence[int]) -> list[int]:
    """The events that begin or end a round, those after one without a number, and those of another number."""
    if not isinstance(kinds, list):
        seams: list[int] = arrays().round_seams(kinds, numbers).tolist()
        return seams
    ends = (KIND_ROUND_START, KIND_ROUND_END)
    return [
        i
        for i, (kind, number) in enumerate(zip(kinds, numbers, strict=True))
        if kind in ends or i == 0 or number != numbers[i - 1] or (number == NOT_RECORDED and kinds[i - 1] in ends)
    ]


@dataclass(frozen=True, slots=True)
class NotWhole:
    """A round that is not judged as a whole: its log, table and number, its first and last line, and why.

    ``rounds`` were begun with this number: none where it is known by rows out of place alone.
    """

    log: str
    table: str
    number: int
    first_line: int
    last_line: int
    why: str
    rounds: int = 1


def named_not_whole(logs: Sequence[str], table: str, events: Columns, rounds: Sequence[RoundBounds]) -> list[NotWhole]:
    """Those of some rounds, each number once; of one that goes on in another log the lines of the first are named."""
    by_number: dict[int, list[RoundBounds]] = {}
    for one in sorted(rounds, key=lambda one: one.first):
        by_number.setdefault(one.number, []).append(one)
    return [
        NotWhole(
            *_lines(logs, table, number, [events.line[parts[0].first], *_ends_of(events, parts)]),
            parts[0].why,
            max(1, sum(one.started for one in parts)),
        )
        for number, parts in by_number.items()
    ]


def _ends_of(events: Columns, parts: Sequence[RoundBounds]) -> Iterator[int]:
    """The line of the last row of a round in the log in which it begins."""
    log = log_of(events.line[parts[0].first])
    for one in reversed(parts):
        for place in range(one.last, one.first - 1, -1):
            if log_of(events.line[place]) == log:
                yield events.line[place]
                return


def _lines(logs: Sequence[str], table: str, number: int, lines: Sequence[int]) -> tuple[str, str, int, int, int]:
    """Where a round stands: the log of the first of its lines, table, number, the first line and the last."""
    return logs[log_of(lines[0])], table, number, line_of(lines[0]), line_of(lines[-1])


def late_rows(logs: Sequence[str], table: str, events: Columns, rows: Sequence[tuple[int, int]]) -> list[NotWhole]:
    """Rounds of which no row stands among the events but some out of place, each given with its place and number."""
    here = distinct(events.round) if rows else ()
    found: dict[int, list[int]] = {}
    for place, number in rows:
        if number not in here:
            found.setdefault(number, []).append(int(events.line[place]))
    why = "of it, rows out of place alone stand here; what rests on rows of their kind is not told of it"
    return [NotWhole(*_lines(logs, table, number, lines), why, 0) for number, lines in found.items()]


def strayed_in(start: int, stop: int, rounds: Sequence[RoundBounds]) -> Iterator[tuple[int, int, frozenset[int]]]:
    """A segment of events in parts: of each the kinds of which rows are out of place."""
    here = start
    strayed = sorted(((one.first, one.last, one.strays) for one in rounds if one.strays), key=itemgetter(0))
    for first, last, kinds in strayed:
        begin, end = max(here, first), min(stop, last + 1)
        if begin < end:
            if here < begin:
                yield here, begin, frozenset()
            yield begin, end, kinds
            here = end
    if here < stop:
        yield here, stop, frozenset()


def firsts_within(firsts: Sequence[int], spans: Sequence[tuple[int, int]]) -> list[int]:
    """Which of some rounds, by their order, begin within some spans."""
    ordered = sorted(spans)
    found = []
    for number, first in enumerate(firsts):
        at = bisect_right(ordered, first, key=itemgetter(0)) - 1
        if at >= 0 and first <= ordered[at][1]:
            found.append(number)
    return found
