"""Rows written in every form in which they can be, plainly or as oddly as the form allows."""

import csv
import io
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tests.differ.changes import Row
from validator.log.vocabulary import COLUMN_ORDER, TYPES

INT64: Final = 1 << 63
BLANKS: Final = (1, 3, 900, 70_000, 140_000)
"""How many blanks stand where blanks may."""


def names_of(rows: Iterable[Row]) -> list[str]:
    """The columns of a form that names them: those of the schema and the source's own."""
    own = sorted({name for row in rows for name in row if name.startswith("x-")})
    return [*COLUMN_ORDER, *own]


def is_tabular(rows: Iterable[Row]) -> bool:
    """Whether CSV says the same: its values are texts, of which those in columns of numbers are read as these."""
    return all(_is_tabular(name, value) for row in rows for name, value in row.items())


def _is_tabular(name: str, value: object) -> bool:
    if value is None:
        return True
    if TYPES.get(name) in ("integer", "time"):
        return type(value) is int or (isinstance(value, str) and not value.lstrip("-").isdigit())
    return isinstance(value, str)


def is_columnar(rows: Sequence[Row]) -> bool:
    """Whether a form in columns, each of one type, says the same."""
    times = {type(row["at"]) for row in rows if row.get("at") is not None}
    return len(times) < 2 and all(_is_columnar(name, value) for row in rows for name, value in row.items())


def _is_columnar(name: str, value: object) -> bool:
    if value is None:
        return True
    if TYPES.get(name) == "integer" or (TYPES.get(name) == "time" and not isinstance(value, str)):
        return type(value) is int and -INT64 <= value < INT64
    return isinstance(value, str)


def jsonl(path: Path, rows: Sequence[Row], lot: Random) -> None:
    """One object a line, as our writers write it."""
    path.write_bytes(b"".join(_line(row) + b"\n" for row in rows))


def jsonl_after_blank(path: Path, rows: Sequence[Row], lot: Random) -> None:
    """One object a line, after a blank line: lines are those of a file whose first line names the columns."""
    path.write_bytes(b"".join([b"\n", *(_line(row) + b"\n" for row in rows)]))


def _line(row: Row) -> bytes:
    return json.dumps(row, separators=(",", ":"), ensure_ascii=False).encode()


def odd_jsonl(path: Path, rows: Sequence[Row], lot: Random) -> None:
    """JSON lines as no writer of ours writes them, some of them broken."""
    lines = [_odd_line(row, lot) if lot.random() < 0.1 else _line(row) for row in rows]
    end = lot.choice((b"\n", b"\n", b"\r\n"))
    head, tail = lot.choice((b"", b"", b"\xef\xbb\xbf", b"\n\n")), lot.choice((end, b"", b"\n\n", b" " * 70_000, b"{"))
    path.write_bytes(head + end.join(lines) + tail)


def _odd_line(row: Row, lot: Random) -> bytes:
    line, blanks = _line(row), b" " * lot.choice(BLANKS)
    at = lot.randrange(len(line) + 1)
    ways: tuple[Callable[[], bytes], ...] = (
        lambda: line + blanks,
        lambda: blanks + line,
        lambda: line + b"\n" + blanks,
        lambda: json.dumps(row).encode(),
        lambda: json.dumps(row, indent=lot.choice((None, " "))).replace("\n", lot.choice(("", "\n"))).encode(),
        lambda: line[:-1] + b',"seq":1}',
        lambda: line[:-1] + b',"x-a":"' + b"y" * lot.choice(BLANKS) + b'"}',
        lambda: line + lot.choice((b"\x0c", b"\xc2\xa0", b"\xe2\x80\xa8", b"\x00", b"\xff", b"\t", b"\r", b",", b"{}")),
        lambda: line[:at],
        lambda: line[:at] + bytes([lot.randrange(256)]) + line[at + lot.randrange(2) :],
        lambda: line[:at] + lot.choice((b" ", b"\\u0041", b"\\", b'"', b"\t", b"\n")) + line[at:],
        lambda: b"".join(
            rb"\u%04x" % letter if lot.random() < 0.1 and chr(letter).isalpha() else bytes([letter]) for letter in line
        ),
        lambda: lot.choice((b"", b"[]", b"null", b"{}", b"[" * 5000, b'{"table":"BJ-1"}', b'""')),
    )
    return lot.choice(ways)()


def csv_lines(path: Path, rows: Sequence[Row], lot: Random) -> None:
    """CSV, as our writers write it."""
    names = names_of(rows)
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(names)
        writer.writerows([row.get(name) for name in names] for row in rows)


def odd_csv(path: Path, rows: Sequence[Row], lot: Random) -> None:
    """CSV as no writer of ours writes it, some of its lines broken."""
    names = names_of(rows)
    lot.shuffle(names)
    quoting = lot.choice((csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC))
    end = lot.choice(("\n", "\r\n", "\r"))
    lines = [_csv_line(names, quoting)]
    for row in rows:
        line = _csv_line([row.get(name) for name in names], quoting)
        lines.append(_odd_csv_line(line, lot) if lot.random() < 0.05 else line)
    text = lot.choice(("", "\ufeff")) + end.join(lines) + lot.choice((end, "", end * 3, '"'))
    path.write_bytes(text.encode("utf-8", "surrogateescape"))


def _csv_line(values: Sequence[object], quoting: Any) -> str:
    written = io.StringIO()
    csv.writer(written, quoting=quoting, lineterminator="").writerow(values)
    return written.getvalue()


def _odd_csv_line(line: str, lot: Random) -> str:
    at, blanks = lot.randrange(len(line) + 1), " " * lot.choice(BLANKS)
    return lot.choice(
        (
            *("", " ", line + blanks, blanks + line, line + ",", line[:at], line[:at] + '"' + line[at:]),
            *(line[:at] + "\n" + line[at:], line[:at] + "\r" + line[at:], f'"{line}', line[:at] + "\x00" + line[at:]),
            *(
                line[:at] + "\udcff" + line[at:],
                line[:at] + blanks + line[at:],
                line.replace(",", ";"),
                line + "\n" * 3,
            ),
        )
    )


def _table(rows: Sequence[Row], lot: Random) -> Any:
    """The rows in columns, the types of which are drawn among those that a log may have."""
    arrow = pytest.importorskip("pyarrow")
    coded, plain = arrow.dictionary(arrow.int32(), arrow.string()), arrow.string()
    arrays = []
    names = names_of(rows)
    for name in names:
        values = [row.get(name) for row in rows]
        if TYPES.get(name) == "integer":
            arrays.append(arrow.array(values, arrow.int64()))
        elif TYPES.get(name) == "time" and not any(isinstance(value, str) for value in values):
            small = all(value is None or abs(int(str(value))) < 10**15 for value in values)
            timed = arrow.timestamp("ms", tz=lot.choice(("UTC", "America/New_York")))
            arrays.append(arrow.array(values, lot.choice((arrow.int64(), timed)) if small else arrow.int64()))
        else:
            arrays.append(arrow.array(values, coded if TYPES.get(name) == "word" or lot.random() < 0.5 else plain))
    return arrow.table(arrays, names=names)


def parquet(path: Path, rows: Sequence[Row], lot: Random) -> None:
    """Parquet, in one group of rows or many."""
    pytest.importorskip("pyarrow.parquet").write_table(
        _table(rows, lot), path, row_group_size=lot.choice((7, 100, 1 << 20))
    )


def arrow_file(path: Path, rows: Sequence[Row], lot: Random) -> None:
    """Arrow IPC, in its form for files or for streams."""
    ipc = pytest.importorskip("pyarrow.ipc")
    table = _table(rows, lot).combine_chunks()
    with lot.choice((ipc.new_file, ipc.new_stream))(path, table.schema) as writer:
        writer.write_table(table, max_chunksize=len(rows))


FORMS: Final[Mapping[str, tuple[str, Callable[[Path, Sequence[Row], Random], None]]]] = {
    "jsonl": (".jsonl", jsonl),
    "jsonl after a blank line": (".jsonl", jsonl_after_blank),
    "odd jsonl": (".jsonl", odd_jsonl),
    "csv": (".csv", csv_lines),
    "odd csv": (".csv", odd_csv),
    "parquet": (".parquet", parquet),
    "arrow": (".arrow", arrow_file),
}
"""How the name of a log in a form ends, and what writes it."""
