"""The rows of JSONL and CSV files, in chunks, each row with its line."""

import csv
import io
import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from io import BufferedReader
from pathlib import Path
from typing import NamedTuple, Protocol, TextIO

from validator.log.columns import BrokenRow, LogUnusable, RowFault
from validator.log.fast.line_kernels import LONGEST_LINE
from validator.log.read.diagnose import Row, did_you_mean
from validator.log.read.encode import Raw
from validator.log.read.opening import opened_text
from validator.log.vocabulary import TYPES

BLOCK = 1 << 17
"""Bytes read at once."""
CHECKED = 8192
"""After so many lines, and at the end, it is asked whether a batch is full: whoever reads a log, it is cut alike."""
_NEEDED = ("table", "seq", "kind")
_SHOWN = 8
_AFTER_A_KEY = ('" ', '"\t', '"\r')
"""White space behind a quotation mark: the colon of a key may stand beyond it, where keys are not counted."""
_BLANKS = " \t\r"
"""The white space of JSON that may stand before and behind the object of a line."""
_BYTES_OF_A_LETTER = 4
_WHOLE = frozenset(name for name, form in TYPES.items() if form in ("integer", "time"))


class CsvReader(Protocol):
    """What csv.reader gives."""

    line_num: int

    def __next__(self) -> list[str]:
        """The values of the next row."""


class Chunk(NamedTuple):
    """Some rows of a source, in its order.

    ``raw`` holds their values by column if each line gave one row, else None; ``lines`` their lines. ``rows`` reads
    them one by one: for each line its row, or a BrokenRow where it gives none. ``checked`` says that after them it is
    asked whether a batch is full.
    """

    raw: Raw | None
    lines: Sequence[int]
    rows: Callable[[], Iterator[tuple[int, Row | BrokenRow]]]
    checked: bool = True


def part_of_lines(line: int) -> int:
    """The part, of CHECKED lines, in which a line lies."""
    return (line - 1) // CHECKED


def jsonl_chunks(path: Path) -> Iterator[Chunk]:
    """Chunks of a file with one JSON object a line; blank lines are passed over. Raises LogUnusable."""
    loads = _loader()
    first = 1
    with opened_text(path) as file:
        for block in blocks(file, BLOCK):
            for part in _cut(block, first):
                count = part.count(b"\n")
                yield _json_chunk(part, first, loads)._replace(
                    checked=part_of_lines(first + count) != part_of_lines(first)
                )
                first += count


def _cut(block: bytes, first: int) -> Iterator[bytes]:
    """The lines of a block in the parts that they lie in."""
    last = first + block.count(b"\n")
    at = 0
    while part_of_lines(last) != part_of_lines(first):
        stop = at
        for _ in range(CHECKED - (first - 1) % CHECKED):
            stop = block.index(b"\n", stop) + 1
        yield block[at:stop]
        first, at = CHECKED * (part_of_lines(first) + 1) + 1, stop
    if at < len(block):
        yield block[at:]


def _cut_off(line: int) -> RowFault:
    return RowFault("cut-off", line, "", "the file breaks off within this line, its last", "")


def _json_chunk(block: bytes, first: int, loads: Callable[[str], object]) -> Chunk:
    last = first + block.count(b"\n")

    def one_by_one() -> Iterator[tuple[int, Row | BrokenRow]]:
        for line, words in enumerate(block.removesuffix(b"\n").split(b"\n"), first):
            row = row_of_line(words, line, cut=line == last and not block.endswith(b"\n"))
            if row is not None:
                yield line, row

    try:
        text = block.decode("utf-8")
    except UnicodeDecodeError:
        return Chunk(None, (), one_by_one)
    whole = text.removesuffix("\n").split("\n")
    if len(max(whole, key=len)) > LONGEST_LINE // _BYTES_OF_A_LETTER:
        return Chunk(None, (), one_by_one)
    words = [line.strip(_BLANKS) for line in whole]
    lines: Sequence[int] = range(first, first + len(words))
    if "" in words:
        lines = [line for line, word in zip(lines, words, strict=True) if word]
        words = [word for word in words if word]
    return Chunk(_json_raw(words, loads), lines, one_by_one)


def _json_raw(words: list[str], loads: Callable[[str], object]) -> Raw | None:
    """The columns of some lines parsed in one go; None where a line may not be one plain object.

    The joined lines are one JSON array. A line that is no object of its own, or one that names a key twice, would
    show in the counts of lines, braces and keys.
    """
    text = ",".join(words)
    if not words or any(gap in text for gap in _AFTER_A_KEY):
        return None
    if any(word[0] != "{" or word[-1] != "}" for word in words):
        return None
    try:
        rows = loads(f"[{text}]")
    except (ValueError, RecursionError):
        return None
    if not isinstance(rows, list) or len(rows) != len(words) or set(map(type, rows)) != {dict}:
        return None
    if sum(map(len, rows)) != text.count('":'):
        return None
    names = set().union(*rows)
    if not names.issuperset(("table", "seq", "kind")):
        return None
    judged = [name for name in names if not name.startswith("x-")]
    if not TYPES.keys() >= set(judged):
        return None
    return {name: [row.get(name) for row in rows] for name in judged}


def row_of_line(words: bytes, line: int, *, cut: bool) -> Row | BrokenRow | None:
    """The row of one line, see json_row; None of a blank line that is not too long."""
    blank = len(words) <= LONGEST_LINE and not words.strip(_BLANKS.encode())
    return None if blank else json_row(words, line, cut=cut)


def json_row(words: bytes, line: int, *, cut: bool) -> Row | BrokenRow:
    """The row of one line, or why it is none and what it tells all the same; ``cut``: the file ends within the line.

    A line that is too long is none, whatever stands in it: blanks count as all else does.
    """
    found = _json_row(words, line)
    if not isinstance(found, RowFault):
        return found
    return BrokenRow(_cut_off(line) if cut and found.kind != "line-too-long" else found, _made_out(words))


def _json_row(words: bytes, line: int) -> Row | RowFault:
    if len(words) > LONGEST_LINE:
        return _too_long(line)
    try:
        found = _DECODER.decode(words.decode("utf-8"))
    except UnicodeDecodeError:
        return RowFault("bad-encoding", line, "", "the line is not UTF-8", "")
    except RecursionError:
        return RowFault("bad-json", line, "", "the line is nested too deep to be a row", "")
    except ValueError as error:
        return RowFault("bad-json", line, "", f"the line is not a JSON object: {error}", "")
    if not isinstance(found, dict):
        return RowFault("bad-json", line, "", "the line is not a JSON object", "")
    return found


_TOLD = {
    "table": re.compile(rb'"table" ?: ?"([^"\\\\]+)" ?[,}]'),
    "kind": re.compile(rb'"kind" ?: ?"([a-z-]+)"'),
    "round": re.compile(rb'"round" ?: ?(\d{1,9}) ?[,}]'),
}


def _made_out(words: bytes) -> Row:
    """What a line that is no row tells of its table, kind and round, where it says so once and plainly."""
    plain = words.lstrip().startswith(b"{") and words.count(b"{") == words.count(b'"table"') == 1
    if len(words) > LONGEST_LINE or not plain or b"\\" in words:
        return {}
    found = {name: pattern.findall(words) for name, pattern in _TOLD.items()}
    if len(found["table"]) != 1:
        return {}
    told = {name: values[0].decode("utf-8", "replace") for name, values in found.items() if len(values) == 1}
    return {name: int(value) if name == "round" else value for name, value in told.items()}


def _no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        twice = Counter(name for name, _ in pairs).most_common(1)[0][0]
        raise ValueError(f"the key {twice[:40]!r} stands in it twice")
    return found


_DECODER = json.JSONDecoder(object_pairs_hook=_no_key_twice)


def _loader() -> Callable[[str], object]:
    """orjson's parser where it is installed, else the standard library's."""
    if find_spec("orjson") is None:
        return json.loads
    loads: Callable[[str], object] = import_module("orjson").loads
    return loads


def blocks(file: BufferedReader, size: int) -> Iterator[bytes]:
    """Blocks of whole lines, of ``size`` bytes or less; a line too long to be a row is cut to just over LONGEST_LINE.

    Where the file cannot be read on, all that was read before is given first.
    """
    rest = b""
    while data := file.read1(size):
        end = data.rfind(b"\n") + 1
        if end:
            yield rest + data[:end]
            rest = data[end:]
        else:
            rest = (rest + data)[: LONGEST_LINE + 1] if len(rest) + len(data) > size else rest + data
    if rest:
        yield rest


def csv_chunks(path: Path) -> Iterator[Chunk]:
    """Chunks of a CSV file whose first line names the columns. Raises LogUnusable where it does not."""
    ends = Ends()
    with (
        opened_text(path) as content,
        io.TextIOWrapper(content, encoding="utf-8", errors="surrogateescape", newline="") as file,
    ):
        reader = csv.reader(_telling_the_end(_short_lines(file), ends), strict=True)
        header = csv_header(path, reader)
        yield from csv_parts(header, csv_rows(reader, header, ends))


def csv_parts(header: list[str], found: Iterator[tuple[int, list[str] | RowFault]]) -> Iterator[Chunk]:
    """The rows of a CSV file in the parts of lines in which they begin; those read before an error are given first."""
    rows: list[list[str] | RowFault] = []
    lines: list[int] = []
    try:
        for line, row in found:
            if lines and part_of_lines(line) != part_of_lines(lines[0]):
                yield csv_chunk(header, rows, lines)
                rows, lines = [], []
            lines.append(line)
            rows.append(row)
    except OSError:
        if rows:
            yield csv_chunk(header, rows, lines)._replace(checked=False)
        raise
    if rows:
        yield csv_chunk(header, rows, lines)._replace(checked=False)


def csv_header(path: Path, reader: "CsvReader") -> list[str]:
    """The names of the columns in the first line; raises LogUnusable where it does not name those of the schema."""
    try:
        header = next(reader)
    except (StopIteration, csv.Error) as error:
        raise LogUnusable(f"{path} has no first line that names the columns") from error
    check_header(path, header)
    return header


def csv_rows(
    reader: "CsvReader", header: list[str], ends: "Ends", before: int = 0
) -> Iterator[tuple[int, list[str] | RowFault]]:
    """The rows of a CSV file but for blank lines, each with its line, of which ``before`` stand before the reader's.

    ``ends`` are those of the lines that the reader was given.
    """
    while True:
        line = before + reader.line_num + 1
        try:
            row = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            fault = RowFault("bad-csv", line, "", f"lines {line} to {before + reader.line_num}: {error}", "")
            yield line, _too_long(line) if ends.took_long() else _cut_off(line) if ends.broken else fault
            continue
        if ends.took_long():
            yield line, _too_long(line)
        elif row:
            cut = len(row) < len(header) and ends.broken
            wrong = _cut_off(line) if cut else _wrong_width(row, header, line)
            yield line, row if len(row) == len(header) else wrong


class Ends:
    """How the lines end that a reader was given: whether the file breaks off in the last, whether one was too long."""

    def __init__(self) -> None:
        self.broken = False
        self._long = False

    def note(self, line: str) -> str:
        """A line that is given to the reader."""
        self._long = self._long or is_too_long(line)
        return line

    def note_last(self, line: str) -> str:
        """The last line of the file."""
        self.broken = not line.endswith(("\n", "\r"))
        return self.note(line)

    def took_long(self) -> bool:
        """Whether one of the lines given since this was asked last was longer than LONGEST_LINE."""
        found, self._long = self._long, False
        return found


def is_too_long(line: str) -> bool:
    """Whether a line, without its end, has more bytes than LONGEST_LINE."""
    if len(line) <= LONGEST_LINE // 4:
        return False
    return len(line.rstrip("\r\n").encode("utf-8", "surrogateescape")) > LONGEST_LINE


def _short_lines(file: TextIO) -> Iterator[str]:
    """The lines of a file; of one that is too long to be a row, no more than shows that."""
    pieces = _pieces(file, LONGEST_LINE + 1)
    for line in pieces:
        if line[-1] in "\r\n" or len(line) <= LONGEST_LINE:
            yield line
            continue
        quotes = 0
        rest = ""
        for rest in pieces:
            quotes += rest.count('"')
            if rest[-1] in "\r\n":
                break
        yield _cut_short(line, quotes) + ("\n" if rest.endswith(("\r", "\n")) else "")


def _pieces(file: TextIO, most: int) -> Iterator[str]:
    """The lines of a file, each in pieces of at most so many letters; what ends a line is not torn."""
    ahead = ""
    while piece := ahead if ahead == "\r" else ahead + file.readline(most - len(ahead)):
        ahead = file.read(1) if piece[-1] == "\r" and len(piece) in (1, most) else ""
        if ahead == "\n":
            piece, ahead = piece + ahead, ""
        yield piece


def short_line(line: str) -> str:
    """A line; of one that is too long to be a row, no more than shows that."""
    if len(line.rstrip("\r\n")) <= LONGEST_LINE + 1:
        return line
    kept, left = line[: LONGEST_LINE + 1], line[LONGEST_LINE + 1 :]
    return _cut_short(kept, left.count('"')) + ("\n" if left[-1] in "\r\n" else "")


def _cut_short(line: str, quotes: int) -> str:
    """The beginning of a line, behind which so many quotation marks are left out.

    A field in quotation marks that it ends, or begins, behind what is given ends or begins there.
    """
    return line + ('"' if line.count('"') % 2 else ',"') if quotes % 2 else line


def _telling_the_end(file: Iterable[str], ends: Ends) -> Iterator[str]:
    """The lines of a file, of which ``ends`` are noted as they are given."""
    before = None
    try:
        for line in file:
            if before is not None:
                yield ends.note(before)
            before = line
    except OSError:
        if before is not None:
            yield ends.note(before)
        raise
    if before is not None:
        yield ends.note_last(before)


def _too_long(line: int) -> RowFault:
    return RowFault("line-too-long", line, "", f"the line is longer than {LONGEST_LINE} bytes", "")


def _wrong_width(row: list[str], header: list[str], line: int) -> RowFault:
    return RowFault("bad-csv", line, "", f"the line has {len(row)} values, the first line names {len(header)}", "")


def csv_row(header: list[str], row: list[str] | RowFault) -> Row | BrokenRow:
    """The values of a row by their columns, or why it is none."""
    if isinstance(row, RowFault):
        return BrokenRow(row, {})
    return {name: _whole(value) if name in _WHOLE else value for name, value in zip(header, row, strict=True)}


def csv_chunk(header: list[str], rows: list[list[str] | RowFault], lines: list[int]) -> Chunk:
    """Some rows of a CSV file, with their lines."""

    def one_by_one() -> Iterator[tuple[int, Row | BrokenRow]]:
        for line, row in zip(lines, rows, strict=True):
            yield line, csv_row(header, row)

    sound = [row for row in rows if not isinstance(row, RowFault)]
    if not sound or len(sound) < len(rows):
        return Chunk(None, lines, one_by_one)
    raw: Raw = {}
    for name, column in zip(header, zip(*sound, strict=True), strict=True):
        if name in _WHOLE:
            numbers = {value: _whole(value) for value in set(column)}
            raw[name] = [numbers[value] for value in column]
        elif not name.startswith("x-"):
            raw[name] = column
    return Chunk(raw, lines, one_by_one)


def _whole(value: str) -> object:
    """The number that a text writes in plain digits, None for the empty text, any other text as it is."""
    if not value:
        return None
    digits = value.removeprefix("-")
    return int(value) if digits.isascii() and digits.isdigit() and len(digits) < 40 else value


def check_header(path: Path, header: Sequence[str]) -> None:
    """Raise LogUnusable where the columns of a CSV or Parquet file are not those of the schema."""
    wrong = [name for name in header if name not in TYPES and not name.startswith("x-")]
    missing = [name for name in _NEEDED if name not in header]
    twice = sorted({name for name in header if list(header).count(name) > 1})
    hint = " (separate the values by commas)" if any(";" in name for name in wrong) else ""
    if wrong and len(missing) > 1:
        shown = ", ".join(repr(name[:60]) for name in header[:_SHOWN]) + (", …" if len(header) > _SHOWN else "")
        lacks = f"it has no column {', '.join(missing)}"
        raise LogUnusable(f"{path} is no round log: {lacks}; its columns are {shown}{hint}")
    if wrong:
        named = ", ".join(f"{name[:60]!r}{did_you_mean(name, TYPES)}" for name in wrong)
        raise LogUnusable(f"{path}: the schema of the round log has no column {named}{hint}")
    if missing:
        raise LogUnusable(f"{path}: it lacks the column {', '.join(missing)}")
    if twice:
        raise LogUnusable(f"{path}: it has the column {', '.join(twice)} twice")
