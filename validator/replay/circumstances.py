"""Finds the gaming day of an event, and counts judged rounds by table, day, hour, dealer, seat and patron."""

from bisect import bisect_right, insort
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from datetime import date
from operator import attrgetter
from typing import Final

from validator.core.engine.kernel import Ints
from validator.games.rounds.run import Runs, list_of
from validator.log.codes import (
    BY_DEALER,
    KIND_CLOCK,
    KIND_GAMING_DAY,
    NONE,
    NOT_RECORDED,
    WHAT_PRECISION,
    WHAT_START,
)
from validator.log.columns import Columns, Names, arrays
from validator.log.days import day_at, minute_at
from validator.replay.events import places_of
from validator.replay.line_numbers import log_of
from validator.replay.staffing import Attendance

_time: Final = attrgetter("at")
_HOUR: Final = 3_600_000
_LONGEST: Final = 25 * _HOUR
"""A gaming day is no longer; what comes later is of one whose start is not recorded."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A gaming day starts or ends: in which log at which line, and at what time (NOT_RECORDED: not known)."""

    log: str
    line: int
    at: int
    starts: bool


def edges_in(logs: Sequence[str], events: Columns) -> list[Edge]:
    """The starts and ends of gaming days that some events of ``logs`` tell of."""
    if KIND_GAMING_DAY not in events.kind:
        return []
    return [
        Edge(logs[log_of(events.line[i])], int(events.line[i]), int(events.at[i]), events.what[i] == WHAT_START)
        for i in places_of(events, (KIND_GAMING_DAY,))
    ]


@dataclass(slots=True)
class Edges:
    """The starts and ends of gaming days that are told of, in the order of their times; and how exact times are.

    ``clocks`` are the lines of the rows that say so, in order, each with its milliseconds: a time is that of a moment
    in so many that begin with it.
    """

    dated: list[Edge] = field(default_factory=list)
    undated: list[Edge] = field(default_factory=list)
    clocks: list[tuple[int, int]] = field(default_factory=list)

    def hear(self, logs: Sequence[str], events: Columns) -> None:
        """Take in what some events of ``logs`` tell of gaming days and of the clock."""
        self.add(edges_in(logs, events))
        if KIND_CLOCK in events.kind:
            rows = [i for i in places_of(events, (KIND_CLOCK,)) if events.what[i] == WHAT_PRECISION]
            self.clocks += [(int(events.line[i]), max(int(events.n[i]), 0)) for i in rows]

    def exact_to(self, line: int) -> int:
        """In how many milliseconds from a time at a line the event was, as far as is said here; else 0."""
        place = bisect_right(self.clocks, (line, 0))
        return self.clocks[place - 1][1] if place else 0

    def add(self, edges: Iterable[Edge]) -> None:
        """Take in some more."""
        for edge in edges:
            if edge.at < 0:
                self.undated.append(edge)
            else:
                insort(self.dated, edge, key=_time)

    def last(self, log: str, line: int, at: int) -> Edge | None:
        """The last before a time, of those that stand before a line of a log, or in another; of one time the first."""
        found: Edge | None = None
        for place in range(bisect_right(self.dated, at, key=_time) - 1, -1, -1):
            edge = self.dated[place]
            if found is not None and edge.at < found.at:
                break
            if _stands_before(edge, log, line):
                found = edge
        return found

    def has_undated(self, log: str, line: int) -> bool:
        """Whether one of those that stand before a line of a log, or in another, has no time."""
        return any(_stands_before(edge, log, line) for edge in self.undated)


def _stands_before(edge: Edge, log: str, line: int) -> bool:
    return edge.log != log or edge.line < line


def gaming_day(edges: Sequence[Edges], log: str, line: int, at: int, within: int = 0) -> date | None:
    """The day on which the gaming day of an event began, by the edges that stand before it; None where untold.

    The event was in the ``within`` milliseconds from ``at``: the gaming day is told where it is that of all of them.
    """
    if at < 0 or any(one.has_undated(log, line) for one in edges):
        return None
    last = _last_of(edges, log, line, at)
    if within > 1 and _last_of(edges, log, line, at + within - 1) != last:
        return None
    return day_at(last.at) if last is not None and last.starts and at - last.at < _LONGEST else None


def _last_of(edges: Sequence[Edges], log: str, line: int, at: int) -> Edge | None:
    """The last edge before a time, of all that stand before a line of a log, or in another."""
    lasts = (one.last(log, line, at) for one in edges)
    return max((edge for edge in lasts if edge is not None), key=_time, default=None)


def exact_to(edges: Sequence[Edges], line: int) -> int:
    """In how many milliseconds from a time at a line the event was; 0 where nothing is said of it."""
    return max((one.exact_to(line) for one in edges), default=0)


@dataclass(slots=True)
class RoundsBy:
    """How many rounds were judged, by what is recorded of them.

    ``day`` and ``hour`` (of the day, 0 to 23) are those of a round's first event in Pennsylvania. ``seat`` and
    ``patron`` count the rounds in which wagers were placed there or by him. A round of which the log does not tell is
    counted under none.
    """

    table: Counter[str] = field(default_factory=Counter)
    day: Counter[str] = field(default_factory=Counter)
    hour: Counter[str] = field(default_factory=Counter)
    dealer: Counter[str] = field(default_factory=Counter)
    seat: Counter[str] = field(default_factory=Counter)
    patron: Counter[str] = field(default_factory=Counter)

    def counts(self) -> dict[str, dict[str, int]]:
        """The numbers by what they are counted by, in order."""
        return {one.name: dict(sorted((+getattr(self, one.name)).items())) for one in fields(self)}

    def add_all(self, other: "RoundsBy") -> None:
        """Take in rounds that were counted elsewhere."""
        for one in fields(self):
            getattr(self, one.name).update(getattr(other, one.name))

    def add_at(self, table: str, runs: Runs, attendance: Attendance, names: Names) -> None:
        """Count the rounds of some of a table's events, by what is known of the table."""
        if not runs.round_count:
            return
        self.table[table] += runs.round_count
        for person, count in attendance.rounds_of(BY_DEALER, list_of(runs.round_firsts())).items():
            if person != NOT_RECORDED:
                self.dealer[names.word(person)] += count

    def leave_out(
        self,
        table: str,
        events: Columns,
        runs: Runs,
        rounds: Sequence[int],
        attendance: Attendance,
        names: Names,
    ) -> None:
        """Count some rounds of a table, by their order among its ``runs``, no longer: they are not whole."""
        if not rounds:
            return
        firsts = list_of(runs.round_firsts())
        chosen = [firsts[number] for number in rounds]
        self.table[table] -= len(rounds)
        for person, count in attendance.rounds_of(BY_DEALER, chosen).items():
            if person != NOT_RECORDED:
                self.dealer[names.word(person)] -= count
        for hour, count in _counted(_at_hours(events.at, chosen)).items():
            if hour >= 0:
                self.day[str(day_at(hour * _HOUR))] -= count
                self.hour[str(minute_at(hour * _HOUR) // 60)] -= count
        keys = runs.round_keys()
        wanted = {keys[number] for number in rounds}
        placed = [list_of(column) for column in runs.of_wagers("seat", "player")]
        wagers = [one for one in zip(*placed, strict=True) if one[0] in wanted]
        for _, seat in {(number, seat) for number, seat, _ in wagers if seat > 0}:
            self.seat[str(seat)] -= 1
        for _, player in {(number, player) for number, _, player in wagers if player >= 0}:
            self.patron[names.word(player)] -= 1

    def leave_out_hours(self, events: Columns, runs: Runs, rounds: Sequence[int], edges: Sequence[Edges]) -> None:
        """Count the rounds of a table under no hour where the clock does not tell it, ``rounds`` left out."""
        if not any(exact > _HOUR for one in edges for _, exact in one.clocks):
            return
        firsts = (i for number, i in enumerate(list_of(runs.round_firsts())) if number not in rounds)
        unknown = [i for i in firsts if exact_to(edges, int(events.line[i])) > _HOUR]
        for hour, count in _counted(_at_hours(events.at, unknown)).items():
            if hour >= 0:
                self.hour[str(minute_at(hour * _HOUR) // 60)] -= count

    def add(self, events: Columns, runs: Runs, names: Names) -> None:
        """Count the rounds of events of some tables, by what the events tell."""
        if not runs.round_count:
            return
        firsts = runs.round_firsts()
        for hour, count in _counted(_at_hours(events.at, firsts)).items():
            if hour >= 0:
                self.day[str(day_at(hour * _HOUR))] += count
                self.hour[str(minute_at(hour * _HOUR) // 60)] += count
        of_rounds, seats, players = runs.of_wagers("seat", "player")
        for seat, count in _counted(_once(of_rounds, seats)).items():
            if seat > 0:
                self.seat[str(seat)] += count
        for player, count in _counted(_once(of_rounds, players)).items():
            if player >= 0:
                self.patron[names.word(player)] += count


def _at_hours(times: Ints, places: Ints) -> Ints:
    """The hour of the epoch of each of some events, negative where its time is not recorded."""
    if isinstance(times, list):
        return [times[place] // _HOUR for place in list_of(places)]
    hours: Ints = times[places] // _HOUR
    return hours


def _counted(values: Ints) -> dict[int, int]:
    if isinstance(values, list):
        return Counter(values)
    counts: dict[int, int] = arrays().count_values(values)
    return counts


def _once(rounds: Ints, values: Ints) -> Ints:
    """The values, none of which is below NONE, each once for each round."""
    if isinstance(values, list):
        span = max(values, default=0) + 1 - NONE
        return [key % span + NONE for key in {a * span + b - NONE for a, b in zip(rounds, values, strict=True)}]
    found: Ints = arrays().once(rounds, values)
    return found
