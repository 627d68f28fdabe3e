"""Rows of a log as the file has them: each with its line, its bytes' SHA-256, and why it cannot be read."""

import csv
import hashlib
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from validator.log.codes import KIND_RECORDS
from validator.log.columns import VENUE, BrokenRow
from validator.log.read.columnar import column_chunks
from validator.log.read.diagnose import Row, diagnose, without_absent
from validator.log.read.encode import RECORDED_ORDER
from validator.log.read.opening import IN_COLUMNS, form_of, opened_text
from validator.log.read.reader import batches
from validator.log.read.sources import csv_header, csv_row, json_row
from validator.log.records import ALWAYS, NEVER, SOMETIMES, how_by
from validator.replay.events import places_of

_SHOWN: Final = "Characters that would hide or reorder others are shown as their codes."
HOW_HASHED: Final = f"The SHA-256 is of the bytes of the line without its end. {_SHOWN}"
HOW_HASHED_IN_COLUMNS: Final = (
    "The log is kept in columns: each row is given as JSON with its keys in order and without what is not recorded, "
    f"and the SHA-256 is of the UTF-8 bytes of that. {_SHOWN}"
)
_NOT_TOLD: Final = "x-not-told"
"""The column by which an importer marks a row that its source does not tell."""
_ORDER: Final = "seq"
"""What a declaration is about that says whether the order of acts is recorded."""
_HOW: Final = {NEVER: "never", SOMETIMES: "sometimes", ALWAYS: "always"}
_WITHDRAW: Final = ("cancel", "correct")


class SourceRow(NamedTuple):
    """A row of a log as the file has it.

    ``content`` is its text; ``row`` holds the columns that are recorded (of an unreadable row: those that can still be
    made out); ``wrong`` says why it cannot be read, "" where it can. ``not_told`` says that the source did not tell its
    card, and the importer put the row there.
    """

    line: int
    content: str
    sha256: str
    row: Row
    wrong: str = ""
    not_told: bool = False

    @property
    def kind(self) -> str:
        """The word of its kind; "" where it cannot be read."""
        return "" if self.wrong else str(self.row.get("kind", ""))

    @property
    def table(self) -> str | None:
        """Its table; None where that is not known."""
        found = self.row.get("table")
        return found if isinstance(found, str) else None

    def number(self, column: str) -> int | None:
        """The whole number in a column; None where there is none."""
        found = self.row.get(column)
        return found if type(found) is int else None


@dataclass(slots=True)
class RoundRows:
    """The rows of one round in a log, or one row outside of rounds (``number`` -1), in the order of the file.

    ``order`` is what was declared before it of the order of acts: always, sometimes or never recorded, "" for nothing.
    """

    log: str
    table: str
    number: int
    rows: list[SourceRow] = field(default_factory=list)
    order: str = ""

    def has(self, kind: str) -> bool:
        """Whether a row of this kind is among them."""
        return any(one.kind == kind for one in self.rows)

    @property
    def lines(self) -> frozenset[int]:
        """The lines of its rows."""
        return frozenset(one.line for one in self.rows)


def taken_back(rows: Sequence[SourceRow]) -> dict[int, int]:
    """The events that rows take back, each by its number, with the line at which that is done.

    A row that takes something back and is itself taken back takes nothing back.
    """
    found: dict[int, int] = {}
    for one in reversed(rows):
        ref, seq = one.number("ref"), one.number("seq")
        if one.kind in _WITHDRAW and ref is not None and seq not in found:
            found[ref] = one.line
    return found


def in_columns(log: Path) -> bool:
    """Whether the log has no lines of text, as Parquet and Arrow have none."""
    return form_of(log) in IN_COLUMNS


def rows_of_rounds(
    log: Path,
    called: str,
    rounds: Iterable[tuple[str, int]],
    lines: Iterable[int] = (),
    order: Mapping[str, str] = MappingProxyType({}),
) -> list[RoundRows]:
    """The rows of these rounds (table and number), and of these lines outside of rounds, in the order of the log.

    ``called`` is how reports call the log. What stands between the first and the last row of a round at its table is of
    it, a row that cannot be read too. A number that begins again is another round. ``order`` is what logs before it
    declare of the order of acts, as ``order_declared`` tells. Raises LogUnusable, OSError.
    """
    gathering = _Gathering(called, frozenset(rounds), frozenset(lines), dict(order))
    for one in read_source_rows(log):
        gathering.take(one)
    return gathering.ended()


def order_declared(log: Path, before: Mapping[str, str]) -> dict[str, str]:
    """What is declared at the end of a log of the order of acts, by table, under ``venue`` for those not named.

    ``before`` is what logs before it declare: of one table they go on in one another. Raises LogUnusable.
    """
    told: list[tuple[int, str, str]] = []
    for reading in batches(log):
        for table, columns in reading.tables.items():
            for row in places_of(columns, (KIND_RECORDS,)):
                if columns.what[row] == RECORDED_ORDER:
                    told.append((int(columns.line[row]), table, _HOW[how_by(int(columns.by[row]))]))
    order = dict(before)
    for _, table, how in sorted(told):
        _note_order(order, table, how)
    return order


def _note_order(order: dict[str, str], table: str, how: str) -> None:
    """Take a declaration; one of the venue is of all tables, and the later one holds."""
    if table == VENUE:
        order.clear()
    order[table] = how


def read_source_rows(log: Path) -> Iterator[SourceRow]:
    """All rows of a log as the file has them; raises LogUnusable, OSError."""
    form = form_of(log)
    read = _of_columns if form in IN_COLUMNS else _of_csv if form == ".csv" else _of_json_lines
    return read(log)


def _of_json_lines(log: Path) -> Iterator[SourceRow]:
    with opened_text(log) as file:
        for line, content in enumerate(file, 1):
            words = content.removesuffix(b"\n")
            if words.strip():
                yield _standing(line, words.removesuffix(b"\r"), json_row(words, line, cut=words == content))


def _of_csv(log: Path) -> Iterator[SourceRow]:
    with (
        opened_text(log) as content,
        io.TextIOWrapper(content, encoding="utf-8", errors="surrogateescape", newline="") as file,
    ):
        taken: list[str] = []
        reader = csv.reader(_noting(file, taken), strict=True)
        header = csv_header(log, reader)
        while True:
            taken.clear()
            line = reader.line_num + 1
            try:
                values = next(reader)
            except StopIteration:
                return
            except csv.Error as error:
                yield _standing(line, _bytes(taken), f"the line is no row of CSV: {error}")
                continue
            if not values:
                continue
            if len(values) != len(header):
                why = f"the line has {len(values)} values, the first line names {len(header)}"
                yield _standing(line, _bytes(taken), why)
            else:
                yield _standing(line, _bytes(taken), csv_row(header, values))


def _of_columns(log: Path) -> Iterator[SourceRow]:
    for chunk in column_chunks(log):
        for line, found in chunk.rows():
            row = found.told if isinstance(found, BrokenRow) else without_absent(found)
            words = json.dumps(row, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
            yield _standing(line, words.encode("utf-8", "backslashreplace"), found)


def _noting(lines: Iterable[str], taken: list[str]) -> Iterator[str]:
    for line in lines:
        taken.append(line)
        yield line


def _bytes(taken: list[str]) -> bytes:
    return "".join(taken).removesuffix("\n").removesuffix("\r").encode("utf-8", "surrogateescape")


def _standing(line: int, content: bytes, found: Row | BrokenRow | str) -> SourceRow:
    text, sha256 = content.decode("utf-8", "backslashreplace"), hashlib.sha256(content).hexdigest()
    if isinstance(found, str):
        return SourceRow(line, text, sha256, {}, found)
    if isinstance(found, BrokenRow):
        return SourceRow(line, text, sha256, found.told, found.fault.message)
    return SourceRow(line, text, sha256, without_absent(found), not_told=bool(found.get(_NOT_TOLD)))


class _Gathering:
    """Puts rows to the rounds that they belong to, while a log is read."""

    def __init__(
        self, log: str, rounds: frozenset[tuple[str, int]], lines: frozenset[int], order: dict[str, str]
    ) -> None:
        self._log, self._order = log, order
        self._rounds, self._lines = rounds, lines
        self._tables = frozenset(table for table, _ in rounds)
        self._found: list[RoundRows] = []
        self._last: dict[tuple[str, int], RoundRows] = {}
        self._open: dict[str, RoundRows] = {}
        self._between: dict[str, list[SourceRow]] = {table: [] for table in self._tables}

    def take(self, one: SourceRow) -> None:
        """Take the next row of the log."""
        if one.line in self._lines:
            self._found.append(RoundRows(self._log, one.table or "", -1, [_held_against_schema(one)]))
        if one.table is not None and one.kind == "records" and one.row.get("what") == _ORDER:
            _note_order(self._order, one.table, str(one.row.get("by", "")))
        if one.table is not None and one.table not in self._tables:
            return
        if one.table is None:
            broken = _held_against_schema(one)
            for between in self._between.values():
                between.append(broken)
            return
        number = one.number("round")
        if number is None:
            self._between[one.table].append(_held_against_schema(one))
            self._note_withdrawal(one)
        elif (one.table, number) in self._rounds:
            self._put(one.table, number, _held_against_schema(one))
            self._note_withdrawal(one)
        else:
            self._close(one.table)
            self._note_withdrawal(one)

    def ended(self) -> list[RoundRows]:
        """The rounds, once all rows were taken."""
        for table in self._tables:
            self._close(table)
        for one in self._found:
            one.rows.sort(key=lambda row: row.line)
        return sorted(self._found, key=lambda one: one.rows[0].line)

    def _put(self, table: str, number: int, row: SourceRow) -> None:
        key = table, number
        between, self._between[table] = self._between[table], []
        known = self._last.get(key)
        again = known is not None and row.kind == "round-start" and known.has("round-start")
        if known is None or again:
            self._between[table] = between
            self._close(table)
            known = self._last[key] = RoundRows(self._log, table, number, order=self._order_of(table))
            self._found.append(known)
            if row.kind != "round-start":
                known.rows += [one for one in between if one.wrong]
        elif self._open.get(table) is known:
            known.rows += between
        self._open[table] = known
        known.rows.append(row)

    def _order_of(self, table: str) -> str:
        return self._order.get(table, self._order.get(VENUE, ""))

    def _close(self, table: str) -> None:
        """What follows is of another round; where the end of the one before is not to be read, it may be among it."""
        between, self._between[table] = self._between[table], []
        ended = self._open.pop(table, None)
        if ended is not None and not ended.has("round-end"):
            ended.rows += [one for one in between if one.wrong]

    def _note_withdrawal(self, one: SourceRow) -> None:
        """Put a row that stands later and takes an event of a round back to that round too."""
        if one.row.get("kind") not in _WITHDRAW:
            return
        for stretch in self._found:
            if stretch.table == one.table and any(row.number("seq") == one.number("ref") for row in stretch.rows):
                if stretch.rows[-1].line == one.line:
                    return
                self._between[str(one.table)] = [row for row in self._between[str(one.table)] if row.line != one.line]
                stretch.rows.append(_held_against_schema(one))
                return


def _held_against_schema(one: SourceRow) -> SourceRow:
    """The row with all that the schema does not allow of it."""
    if one.wrong:
        return one
    return one._replace(wrong="; ".join(fault.message for fault in diagnose(one.row, one.line)))
