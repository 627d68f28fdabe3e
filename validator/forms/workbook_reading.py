"""Reads a form that was filled in as an Excel workbook: its rows, and whatever stands outside of them."""

import io
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import date, datetime, time
from typing import Any, Final

from validator.forms.answers import Answer, Formula, ShownPercent
from validator.forms.archive import INSTEAD, MARK, STORE
from validator.forms.guide import guide_words, title_words
from validator.forms.kinds import NoForm
from validator.forms.layout import form_version, submission_form
from validator.forms.reading import FilledRow, ReadForm
from validator.forms.wording import HEADS
from validator.forms.workbook import ABOUT, ANSWER, HEAD_ROW, KEY, LAW, MAY, QUESTION, REMARKS
from validator.law.chapters import HELD

_MOST_ROWS: Final = 3_000
_MOST_COLUMNS: Final = 40
_MOST_SHEETS: Final = 80
_MOST_OUTSIDE: Final = 50
_CELL: Final = re.compile(rb"<(?:\w{1,20}:)?c\b[^<>]{0,200}?\br=\"([A-Z]{1,3})([0-9]{1,7})\"")
_HIDDEN: Final = re.compile(
    rb"<(?:\w{1,20}:)?(row|col)\b(?:[^<>]{0,300}?\br=\"([0-9]{1,7})\")?[^<>]{0,300}?\bhidden=\"(?:1|true)\""
)
_ROW: Final = re.compile(rb"<(?:\w{1,20}:)?row\b")


def read_workbook(content: bytes, parts: Mapping[str, bytes]) -> ReadForm:
    """What a workbook says; raises NoForm where it is no form, or is not read as it stands."""
    import openpyxl

    _near(parts)
    try:
        book = openpyxl.load_workbook(io.BytesIO(content), read_only=True, keep_links=False)
        return _Reader(book).form(parts)
    except NoForm:
        raise
    except Exception as error:  # the library may give up in any way on a damaged workbook
        raise NoForm(f"the workbook cannot be read ({error}); save it anew in Excel") from error


def _near(parts: Mapping[str, bytes]) -> None:
    """Raise NoForm where a sheet holds more rows than a form, or something far off."""
    sheets = [part for part in parts if part.startswith("xl/worksheets/") and part.endswith(".xml")]
    if len(sheets) > _MOST_SHEETS:
        raise NoForm(f"the workbook has {len(sheets)} sheets, more than any form")
    for part in sheets:
        rows = sum(1 for _ in _ROW.finditer(parts[part]))
        if rows > _MOST_ROWS:
            raise NoForm(f"a sheet has {rows:,} rows, more than any form; delete those below its last question")
        for found in _CELL.finditer(parts[part]):
            letters, number = found[1].decode(), int(found[2])
            if number > _MOST_ROWS or _column_number(letters) > _MOST_COLUMNS:
                raise NoForm(f"a sheet ({part}) has something in {letters}{number}, far off the form; delete it")


def _column_number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number


class _Reader:
    """Reads one workbook."""

    def __init__(self, book: Any) -> None:
        self._book = book

    def form(self, parts: Mapping[str, bytes]) -> ReadForm:
        """All that it says."""
        chapter, version = self._which()
        read = ReadForm(chapter, version, f"sheet {ABOUT}")
        if chapter not in HELD:
            return read
        form = submission_form(chapter)
        fixed: dict[str, tuple[str, ...]] = {part.title: (part.title, *HEADS) for part in form.parts}
        fixed[ABOUT] = (title_words(form), *guide_words(form))
        own = version == form_version(chapter)
        keys = {row.path for part in form.parts for row in part.rows}
        for sheet in self._book.worksheets:
            if sheet.title != STORE:
                said = fixed.get(sheet.title)
                if said is None and _bears_keys(sheet, keys):
                    # A sheet that was given another name: its rows say by their keys what they answer.
                    said = tuple(words for one in fixed.values() for words in one)
                self._sheet(sheet, read, said, own)
        read.unseen += _unseen(self._book, parts)
        read.outside += list(_notes(parts))[:_MOST_OUTSIDE]
        return read

    def _which(self) -> tuple[str, str]:
        if STORE in self._book.sheetnames:
            rows = self._book[STORE].iter_rows(min_row=1, max_row=1, min_col=1, max_col=3, values_only=True)
            mark, chapter, version = next(rows, (None, None, None))
            if mark == MARK:
                return str(chapter), str(version)
        raise NoForm(f"this is an Excel workbook, and no form of ours; {INSTEAD}")

    def _sheet(self, sheet: Any, read: ReadForm, fixed: Sequence[str] | None, own: bool) -> None:
        """Read a sheet; ``fixed`` is what a form says on it besides its rows, None on a sheet that no form has."""
        for number, cells in enumerate(sheet.iter_rows(max_row=_MOST_ROWS, max_col=_MOST_COLUMNS), 1):
            held = {place: one for place, one in enumerate(cells, 1) if _says(one)}
            if not held:
                continue
            if fixed is not None and KEY in held and number > HEAD_ROW and sheet.title != ABOUT:
                self._row(sheet.title, number, held, read)
                continue
            for place, one in held.items():
                words = str(one.value)
                if fixed is None or (own and _plain(words) not in {_plain(told) for told in fixed}):
                    _outside(read, _at(sheet.title, place, number), words)

    def _row(self, title: str, number: int, held: Mapping[int, Any], read: ReadForm) -> None:
        def words(column: int) -> str:
            return str(held[column].value).strip() if column in held else ""

        read.rows.append(
            FilledRow(
                key=words(KEY),
                question=words(QUESTION),
                answer=_answer(held[ANSWER]) if ANSWER in held else None,
                remark=words(REMARKS),
                at=_at(title, ANSWER, number),
                asked_at=_at(title, QUESTION, number),
                fixed=tuple((_at(title, column, number), words(column)) for column in (LAW, MAY) if column in held),
            )
        )
        for place, one in held.items():
            if place > KEY:
                _outside(read, _at(title, place, number), str(one.value))


def _bears_keys(sheet: Any, keys: Collection[str]) -> bool:
    """Whether a row of a sheet bears the key of a question."""
    column = sheet.iter_rows(min_row=HEAD_ROW, max_row=_MOST_ROWS, min_col=KEY, max_col=KEY, values_only=True)
    return any(str(cells[0]).strip() in keys for cells in column if cells and cells[0] is not None)


def _unseen(book: Any, parts: Mapping[str, bytes]) -> Iterator[tuple[str, str]]:
    """Sheets, rows and columns that are hidden: whoever signs has not seen what is answered there."""
    for sheet in book.worksheets:
        if sheet.title != STORE and sheet.sheet_state != "visible":
            yield f"sheet {sheet.title}", "the sheet is hidden; show it, and read it over"
    for part, body in parts.items():
        found = _HIDDEN.search(body) if part.startswith("xl/worksheets/") else None
        if found is not None:
            what = f"row {found[2].decode()}" if found[2] else "a column"
            yield f"a sheet ({part})", f"{what} is hidden; show all rows and columns, and read them over"


def _says(cell: Any) -> bool:
    return cell.value is not None and str(cell.value).strip() != ""


def _answer(cell: Any) -> Answer:
    value = cell.value
    if cell.data_type in ("f", "e"):
        return Formula(str(value))
    if isinstance(value, int | float) and not isinstance(value, bool) and "%" in (cell.number_format or ""):
        return ShownPercent(value)
    return value if isinstance(value, str | bool | int | float | datetime | date | time) else str(value)


def _at(title: str, column: int, row: int) -> str:
    return f"sheet {title}, {chr(ord('A') + column - 1) if column <= 26 else f'column {column}, row '}{row}"


def _outside(read: ReadForm, where: str, words: str) -> None:
    if len(read.outside) < _MOST_OUTSIDE:
        read.outside.append((where, words))


def _notes(parts: Mapping[str, bytes]) -> Iterator[tuple[str, str]]:
    """Notes pinned to cells, and words in drawings, which no row of a form has."""
    from xml.etree.ElementTree import fromstring

    for part, body in parts.items():
        pinned = part.startswith(("xl/comments", "xl/threadedComments"))
        if not part.endswith(".xml") or not (pinned or part.startswith("xl/drawings/")):
            continue
        whole = fromstring(body)
        for one in (each for each in whole.iter() if each.get("ref")) if pinned else (whole,):
            words = "".join(each.text or "" for each in one.iter() if each.tag.rpartition("}")[2] in ("t", "text"))
            if words.strip():
                yield f"a note at {one.get('ref')}" if pinned else "a drawing", words


def _plain(words: str) -> str:
    return " ".join(words.split())
