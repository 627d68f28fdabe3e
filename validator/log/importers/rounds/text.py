"""Rows of CSV, whatever its delimiter and encoding, and of JSON objects."""

import codecs
import csv
import io
import json
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, Final, TextIO

from validator.core.depth import not_too_deep
from validator.core.limits import CELLS, FIELD
from validator.log.importers import SourceUnusable

DELIMITERS: Final = ",;\t|"
LINES_SNIFFED: Final = 30
VALUES_A_CELL: Final = 2
"""Values of JSON for which there may be one cell: cards stand several in one, each as an object of two values."""
MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
LETTERS_SNIFFED: Final = 1 << 16
LINE: Final = 16
"""How many values of the greatest length a line has at most."""


def rows_of_csv(
    name: str, content: bytes, delimiter: str, encoding: str, said: list[str]
) -> Iterator[tuple[int, Sequence[object]]]:
    """The rows of a CSV file with the numbers of the lines on which they begin; raises SourceUnusable."""
    chosen = _encoding(name, content, encoding, said)
    text = io.TextIOWrapper(io.BytesIO(content), chosen, newline="")
    parted = {"tab": "\t"}.get(delimiter, delimiter) or _delimiter(text.read(LETTERS_SNIFFED))
    text.seek(0)
    return _rows(name, text, parted)


def _rows(name: str, text: TextIO, delimiter: str) -> Iterator[tuple[int, Sequence[object]]]:
    before = csv.field_size_limit(FIELD.most)
    reader = csv.reader(_lines(name, text), delimiter=delimiter)
    line = 1
    try:
        for row in reader:
            yield line, row
            line = reader.line_num + 1
    except csv.Error as error:
        why = str(error)
        if why.startswith("field larger than"):
            why = FIELD.passed("a value has", "close the quotation mark")
        raise SourceUnusable(f"{name}, line {line}: {why}") from error
    finally:
        csv.field_size_limit(before)


def _lines(name: str, text: TextIO) -> Iterator[str]:
    """The lines; raises SourceUnusable for one that no row has."""
    most = LINE * FIELD.most
    for number in count(1):
        line = text.readline(most + 1)
        if not line:
            return
        if len(line) > most:
            raise SourceUnusable(f"{name}, line {number}: {FIELD.passed('a value has')}")
        yield line


def _encoding(name: str, content: bytes, asked: str, said: list[str]) -> str:
    """The encoding of a text, which all of it has. Raises SourceUnusable."""
    if asked:
        try:
            content.decode(asked)
        except (LookupError, ValueError) as error:
            raise SourceUnusable(f"{name}: it cannot be read as {asked}, as the map says: {error}") from error
        return asked
    for mark, encoding in MARKS:
        if content.startswith(mark):
            return _sound(name, content, encoding)
    if b"\0" in content[:64]:
        return _sound(name, content, "utf-16-be" if content[:1] == b"\0" else "utf-16-le")
    try:
        content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        said.append(f"line {line} is not UTF-8; the file is read as cp1252 (the map may say source: encoding)")
        return _sound(name, content, "cp1252")
    return "utf-8"


def _sound(name: str, content: bytes, encoding: str) -> str:
    try:
        content.decode(encoding)
    except UnicodeDecodeError as error:
        raise SourceUnusable(
            f"{name}: it is neither UTF-8 nor {encoding} ({error}); name its encoding in the map under source: encoding"
        ) from error
    return encoding


def _delimiter(text: str) -> str:
    """The delimiter that parts the first lines into most columns, as many in each as in most."""
    lines = text.splitlines()[:LINES_SNIFFED]

    def fitness(delimiter: str) -> tuple[int, int]:
        widths = [len(row) for row in csv.reader(lines, delimiter=delimiter) if row]
        usual = max(set(widths), key=widths.count) if widths else 0
        return (widths.count(usual) if usual > 1 else 0), usual

    return max(DELIMITERS, key=fitness)


def rows_of_json(name: str, content: bytes) -> Iterator[tuple[int, Sequence[object]]]:
    """The header and rows of an array of objects, or of one object a line; raises SourceUnusable.

    What lies deeper gets dotted names: ``dealer.cards``, of a list of objects ``seats.1.cards``.
    """
    if sum(map(content.count, (b",", b"{", b"["))) > CELLS.most * VALUES_A_CELL:
        raise SourceUnusable(f"{name}: {CELLS.passed('it has', 'give it in parts')}")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SourceUnusable(f"{name}: JSON is UTF-8, and this is not: {error}") from error
    found = [(number, _flat(name, number, one)) for number, one in _objects(name, text)]
    columns = tuple(dict.fromkeys(column for _, row in found for column in row))
    yield 1, columns
    for number, row in found:
        yield number, [row.get(column) for column in columns]


def _objects(name: str, text: str) -> Iterator[tuple[int, object]]:
    """The objects with their numbers: of lines the line, of an array the place in it, from 1."""
    try:
        whole = _loaded(text)
    except ValueError as error:
        if "\n" not in text.strip():
            raise SourceUnusable(f"{name}: no JSON: {error}") from error
    else:
        lists = [one for one in whole.values() if isinstance(one, list)] if isinstance(whole, dict) else []
        if len(lists) == 1 and all(isinstance(one, dict) for one in lists[0]) and not _is_cards(lists[0]):
            whole = lists[0] if len(whole) == 1 else whole
        yield from enumerate(whole if isinstance(whole, list) else [whole], 1)
        return
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                yield number, _loaded(line)
            except ValueError as error:
                raise SourceUnusable(f"{name}, line {number}: no JSON: {error}") from error


def _loaded(text: str) -> Any:
    with not_too_deep():
        return json.loads(text, parse_float=str)


def _flat(name: str, number: int, one: object) -> dict[str, object]:
    if not isinstance(one, dict):
        raise SourceUnusable(f"{name}, row {number}: a row is an object, {{...}}, and this is none")
    found: dict[str, object] = {}
    _flatten(one, "", found)
    return found


def _flatten(one: object, path: str, found: dict[str, object]) -> None:
    if isinstance(one, dict) and not (path and _is_cards([one])):
        for key, value in one.items():
            _flatten(value, f"{path}.{key}" if path else key, found)
    elif isinstance(one, list) and one and all(isinstance(item, dict) for item in one) and not _is_cards(one):
        for place, value in enumerate(one, 1):
            _flatten(value, f"{path}.{place}", found)
    else:
        found[path] = one


def _is_cards(items: list[Any]) -> bool:
    """Whether all of some objects are cards: each has a suit."""
    return bool(items) and all(isinstance(item, dict) and "suit" in map(str.lower, item) for item in items)
