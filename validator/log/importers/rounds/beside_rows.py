"""Puts what files beside a sheet tell among its rounds, by table and time, and says of each row what is not written.

A roster becomes rows ``dealer-arrives``, ``dealer-leaves`` and ``supervisor``; changes of cards ``card-change``, of
shoes ``load-shoe``. None is declared always to be recorded but a dealer's leaving, where the roster says of each until
when he dealt: of two who are there at once it is then not known who dealt.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from itertools import pairwise
from typing import Final
from zoneinfo import ZoneInfo

from validator.log.importers import Row
from validator.log.importers.rounds.beside_files import (
    ROLES,
    BesideFile,
    BesideKind,
    is_of_cards,
    is_of_shoe,
)
from validator.log.importers.rounds.beside_times import BesideTimes
from validator.log.importers.rounds.causes import Causes, Unread
from validator.log.importers.rounds.heading import heading_words
from validator.log.importers.rounds.mapping import RoundsMap
from validator.log.importers.rounds.reading import SourceRound
from validator.log.importers.rounds.tables import Cells
from validator.log.vocabulary import LIMITS

MOST_LISTED: Final = 20


@dataclass(slots=True)
class Placed:
    """What is written beside the rounds of one table: rows by the number of rounds before them, and declarations."""

    rows: dict[int, list[Row]] = field(default_factory=dict)
    declared: dict[str, str] = field(default_factory=dict)

    def put(self, before: int, row: Row) -> None:
        """Have a row stand before that round of the table, counted from 0."""
        self.rows.setdefault(before, []).append(row)

    def taken(self, before: int) -> list[Row]:
        """The rows that stand before that round, in the order of their times."""
        return sorted(self.rows.get(before, ()), key=lambda row: datetime.fromisoformat(str(row["at"])))


@dataclass(frozen=True, slots=True)
class _Turn:
    """The time of one person in a role at a table, by one row."""

    row: int
    role: str
    person: str
    begins: datetime
    ends: datetime | None
    own: Row


@dataclass(slots=True)
class BesideRounds:
    """Places what files tell among the rounds of a sheet.

    ``left_out`` and ``causes`` say what is not written, and why; ``said`` are further remarks.
    """

    bound: RoundsMap
    rounds: Mapping[str, Sequence[SourceRound]]
    placed: dict[str, Placed] = field(default_factory=dict)
    said: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    causes: Causes = field(default_factory=Causes)
    _moments: dict[str, list[datetime]] = field(default_factory=dict)

    def take(self, file: BesideFile) -> None:
        """Place the rows of a file; raises SourceUnusable where its times may be read in two ways."""
        self.said += [f"{file.name}: {said}" for said in file.said]
        self.said.append(f"{file.name} is taken for {file.taken_for}")
        if file.kind is BesideKind.MONEY:
            self.left_out.append(
                f"{file.name}: the log has no kind for fills and credits; {_rows_named(row for row, _ in file.rows)} "
                "not written, and no rule judges them"
            )
            return
        if not any(map(self._times, self.rounds)):
            why = "the rounds of the sheet do not all have a time in whose order they stand"
            self.left_out.append(f"{file.name}: {_rows_named(row for row, _ in file.rows)} not written, as {why}")
            return
        times = BesideTimes(file, *self._zone_and_day(), self.bound.time.format if self.bound.time else "")
        if file.kind is BesideKind.ROSTER:
            self._roster(file, times)
        else:
            self._changes(file, times)

    def _zone_and_day(self) -> tuple[ZoneInfo | None, date | None]:
        days = {moment.date() for table in self.rounds for moment in self._times(table)}
        return (self.bound.time.zone if self.bound.time else None), (days.pop() if len(days) == 1 else None)

    def _times(self, table: str) -> list[datetime]:
        """The times of a table's rounds, () where one of them has none or they do not stand in their order."""
        if table not in self._moments:
            told = [datetime.fromisoformat(one.at) for one in self.rounds[table] if one.at]
            whole = (
                not self.bound.days_alone
                and len(told) == len(self.rounds[table])
                and all(one <= other for one, other in pairwise(told))
            )
            self._moments[table] = told if whole else []
        return self._moments[table]

    def _before(self, table: str, moment: datetime) -> int:
        """How many rounds of a table are over at a moment, as far as their times tell."""
        at_end = self.bound.time is not None and self.bound.time.of == "end"
        return (bisect_right if at_end else bisect_left)(self._times(table), moment)

    def _read(self, file: BesideFile, take: Callable[[str, int, Cells], None]) -> None:
        """Give each row that is of a table of the sheet, with its table, to ``take``; say which are not."""
        others: dict[str, list[int]] = {}
        untimed: dict[str, list[int]] = {}
        for number, cells in file.rows:
            table = file.text(cells, "table")
            if not table and len(self.rounds) == 1:
                table = next(iter(self.rounds))
            if table not in self.rounds:
                others.setdefault(table, []).append(number)
            elif not self._times(table):
                untimed.setdefault(table, []).append(number)
            else:
                try:
                    take(table, number, cells)
                except Unread as unread:
                    self.causes.note(number, unread)
        for table, rows in others.items():
            of = f"of table {table}, which is not in the sheet" if table else "of no table"
            self.left_out.append(f"{file.name}: {_rows_named(rows)} {of}; not written")
        for table, rows in untimed.items():
            why = f"the rounds of table {table} do not all have a time in whose order they stand"
            self.left_out.append(f"{file.name}: {_rows_named(rows)} not written, as {why}")

    def _roster(self, file: BesideFile, times: BesideTimes) -> None:
        turns: dict[str, list[_Turn]] = {}

        def take(table: str, number: int, cells: Cells) -> None:
            begins, ends = times.span(cells)
            if begins is None:
                column = file.headings[file.columns["from"]]
                raise Unread(f"{column} of {file.name}", "is empty", "are empty")
            own: Row = {"x-row": number, "x-beside": file.name}
            own |= {"x-shift": shift} if (shift := file.text(cells, "shift")) else {}
            people = [(role, file.text(cells, role)) for role in ROLES]
            if not any(person for _, person in people):
                raise Unread(f"a row of {file.name}", "names nobody", "name nobody")
            for role, person in people:
                if len(person) > LIMITS["by"] - len(role) - 1 or not person.isprintable():
                    raise Unread(f"{file.headings[file.columns[role]]} of {file.name}", "is no name", "are no names")
                if person:
                    turns.setdefault(table, []).append(_Turn(number, role, person, begins, ends, own))

        self._read(file, take)
        for table, found in turns.items():
            first, last = self._times(table)[0], self._times(table)[-1]
            inside = [one for one in found if one.begins <= last and (one.ends is None or one.ends > first)]
            away = sorted({one.row for one in found if one not in inside})
            if away:
                self._say_away(file, table, away)
            for roles in (("dealer",), ROLES[1:]):
                self._turns(file, table, [one for one in inside if one.role in roles])

    def _turns(self, file: BesideFile, table: str, turns: Sequence[_Turn]) -> None:
        """Write who comes and goes, and say where several are there at once, or nobody."""
        if not turns:
            return
        turns = sorted(turns, key=lambda one: (one.begins, one.row))
        placed = self.placed.setdefault(table, Placed())
        moments = self._times(table)
        of_dealers = turns[0].role == "dealer"
        if of_dealers:
            told = all(one.ends is not None for one in turns) and placed.declared.get("dealer-leaves") != "sometimes"
            placed.declared |= {"dealer-arrives": "sometimes", "dealer-leaves": "always" if told else "sometimes"}
        else:
            placed.declared["supervisor"] = "sometimes"
        changes = sorted({one.begins for one in turns} | {one.ends for one in turns if one.ends is not None})
        here: list[_Turn] = []
        for change, after in zip(changes, [*changes[1:], None], strict=True):
            there = here
            came = [one for one in turns if one.begins == change]
            # Who is not said until when he stays is relieved by the next.
            stay = [one for one in there if one.ends != change and not (came and one.ends is None)]
            here = stay + came
            before = self._before(table, change)
            for row in (_dealers if of_dealers else _supervisors)(there, here):
                placed.put(before, {"at": change.isoformat(), **row})
            dealt = (self._before(table, after) if after is not None else len(moments)) - before
            if dealt:
                self._say_of_crew(file, table, there, here, change, after, dealt)
        before = self._before(table, changes[0])
        if before:
            first = [one for one in turns if one.begins == changes[0]]
            self._say_of_crew(file, table, first, [], moments[0], changes[0], before)
        if of_dealers:
            self._say_of_sheet(file, table, turns)

    def _say_of_crew(
        self,
        file: BesideFile,
        table: str,
        other: Sequence[_Turn],
        here: Sequence[_Turn],
        begins: datetime,
        ends: datetime | None,
        dealt: int,
    ) -> None:
        """Say where nobody is there while rounds are dealt, between ``other`` rows and the next, or several are."""
        rounds = "1 round" if dealt == 1 else f"{dealt:,} rounds"
        when = f"from {begins:%Y-%m-%d %H:%M}" + (f" to {ends:%Y-%m-%d %H:%M}" if ends is not None else " on")
        by_role = [[one for one in here if one.role == role] for role in ROLES]
        if not here:
            who = "dealer" if other[0].role == "dealer" else "supervisor"
            beside = _rows_named({one.row for one in other}).rpartition(" ")[0]
            self.said.append(f"{file.name}: table {table} has no {who} {when} ({beside}), when {rounds} began")
        for several in by_role:
            if len({one.person for one in several}) > 1:
                names = " and ".join(f"{one.person} (row {one.row})" for one in several)
                self.said.append(
                    f"{file.name}: table {table} has {names} at once {when}, when {rounds} began; who acted is "
                    "not known"
                )

    def _say_of_sheet(self, file: BesideFile, table: str, turns: Sequence[_Turn]) -> None:
        """Where the sheet itself names another dealer of a round than the roster does."""
        others = []
        for one, moment in zip(self.rounds[table], self._times(table), strict=True):
            named = {
                turn.person for turn in turns if turn.begins <= moment and (turn.ends is None or moment < turn.ends)
            }
            if one.dealer and named and one.dealer not in named:
                others.append((one, " and ".join(sorted(named))))
        if others:
            one, others_named = others[0]
            count = "1 round" if len(others) == 1 else f"{len(others):,} rounds"
            self.said.append(
                f"{file.name}: of {count} of table {table} the sheet names another dealer than the roster, first at "
                f"row {one.row}, {one.dealer} where the roster has {others_named}; the log holds both"
            )

    def _changes(self, file: BesideFile, times: BesideTimes) -> None:
        headed = frozenset(word for name in file.headings for word in heading_words(name))
        found: list[tuple[datetime, str, Row, int]] = []

        def take(table: str, number: int, cells: Cells) -> None:
            at, _ = times.span(cells)
            if at is None:
                raise Unread(f"{file.headings[file.columns['from']]} of {file.name}", "is empty", "are empty")
            words = heading_words(file.text(cells, "event")) if "event" in file.columns else headed
            shoe = is_of_shoe(words)
            if not (shoe or is_of_cards(words)):
                column = file.headings[file.columns["event"]]
                told = file.text(cells, "event")
                raise Unread(f"{column} of {file.name}", "is no change of cards", "are no changes of cards", told)
            row: Row = {"kind": "load-shoe" if shoe else "card-change", "at": at.isoformat()}
            back, count = file.text(cells, "back"), file.text(cells, "cards" if shoe else "decks")
            row |= {"back": back} if back else {}
            row |= {"n": int(count)} if count.isascii() and count.isdigit() and int(count) <= LIMITS["n"] else {}
            found.append((at, table, row | {"x-row": number, "x-beside": file.name}, number))

        self._read(file, take)
        away: dict[str, list[int]] = {}
        for at, table, row, number in sorted(found, key=lambda one: one[0]):
            if at > self._times(table)[-1]:
                away.setdefault(table, []).append(number)
                continue
            placed = self.placed.setdefault(table, Placed())
            placed.declared[str(row["kind"])] = "sometimes"
            placed.put(self._before(table, at), row)
        for table, rows in away.items():
            self._say_away(file, table, rows)

    def _say_away(self, file: BesideFile, table: str, rows: Iterable[int]) -> None:
        first, last = self._times(table)[0], self._times(table)[-1]
        self.left_out.append(
            f"{file.name}: {_rows_named(rows)} outside the times of the rounds of table {table}, "
            f"{first:%Y-%m-%d %H:%M} to {last:%Y-%m-%d %H:%M}; not written"
        )


def _dealers(there: Sequence[_Turn], here: Sequence[_Turn]) -> Iterator[Row]:
    """Who leaves and who comes between those who were there and those who are."""
    for kind, those, others in (("dealer-leaves", there, here), ("dealer-arrives", here, there)):
        for person, one in _by_person(those).items():
            if person not in _by_person(others) and (kind == "dealer-arrives" or one.ends is not None):
                yield {"kind": kind, "by": f"dealer:{person[1]}", **one.own}


def _supervisors(there: Sequence[_Turn], here: Sequence[_Turn]) -> Iterator[Row]:
    """Those assigned; where one goes whom nobody follows, that it is not told who is, so that no act is laid to him."""
    for role in ROLES[1:]:
        before, after = (_by_person(one for one in those if one.role == role) for those in (there, here))
        left = [before[person] for person in before if person not in after]
        came = [after[person] for person in after if person not in before]
        for one in came or (after.values() if left else ()):
            yield {"kind": "supervisor", "by": f"{role}:{one.person}", **one.own}
        if left and not after:
            yield {"kind": "supervisor", "by": role, **left[-1].own, "x-not-told": "yes"}


def _by_person(turns: Iterable[_Turn]) -> dict[tuple[str, str], _Turn]:
    return {(one.role, one.person): one for one in turns}


def _rows_named(rows: Iterable[int]) -> str:
    """Some rows by their numbers, with is or are."""
    listed = sorted(rows)
    if len(listed) == 1:
        return f"row {listed[0]} is"
    more = f" and {len(listed) - MOST_LISTED:,} more" if len(listed) > MOST_LISTED else ""
    return f"rows {', '.join(map(str, listed[:MOST_LISTED]))}{more} are"
