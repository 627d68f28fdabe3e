"""Reads a form that was filled in as a Word document: its rows, and whatever stands outside of them."""

import io
from collections.abc import Iterator, Mapping
from typing import Any, Final

from validator.forms.archive import INSTEAD, MARK
from validator.forms.document import ANSWER, KEY, LAW, MAY, PLACEHOLDERS, QUESTION, REMARKS
from validator.forms.guide import guide_words, title_words
from validator.forms.kinds import NoForm
from validator.forms.layout import form_version, submission_form
from validator.forms.reading import FilledRow, ReadForm
from validator.forms.wording import HEADS
from validator.law.chapters import HELD

_MOST_ROWS: Final = 3_000
_MOST_OUTSIDE: Final = 50
_W: Final = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_BESIDES: Final = ("word/comments", "word/footnotes", "word/endnotes")
_TOP: Final = "at the top"


def read_document(content: bytes, parts: Mapping[str, bytes]) -> ReadForm:
    """What a document says; raises NoForm where it is no form, or is not read as it stands."""
    import docx

    try:
        document: Any = docx.Document(io.BytesIO(content))
        return _DocumentReader(document).form(parts)
    except NoForm:
        raise
    except Exception as error:  # the library may give up in any way on a damaged document
        raise NoForm(f"the document cannot be read ({error}); save it anew in Word") from error


class _DocumentReader:
    """Reads one document."""

    def __init__(self, document: Any) -> None:
        self._document = document
        self._part = ""

    def form(self, parts: Mapping[str, bytes]) -> ReadForm:
        """All that it says."""
        mark, chapter, version = (self._document.core_properties.keywords.split() + [""] * 3)[:3]
        if mark != MARK:
            raise NoForm(f"this is a Word document, and no form of ours; {INSTEAD}")
        read = ReadForm(chapter, version, _TOP)
        if chapter not in HELD:
            return read
        form = submission_form(chapter)
        titles = {part.title for part in form.parts}
        fixed = {_squeezed(words) for words in (title_words(form), *guide_words(form), *titles)}
        own = version == form_version(chapter)
        for block in self._document.element.body.iterchildren():
            if block.tag == f"{_W}tbl":
                self._table(block, read)
                continue
            words = _squeezed(_text(block))
            if words in titles:
                self._part = words
            elif words and own and words not in fixed:
                _note(read, f"beneath {self._part}" if self._part else _TOP, words)
        read.unseen += _unseen(self._document.element.body)
        for where, words in _besides(parts):
            _note(read, where, words)
        return read

    def _table(self, table: Any, read: ReadForm) -> None:
        """Read a table: its row of heads, then a row for each key; a table without these is outside of the form."""
        rows = [row for row in table.iter(f"{_W}tr")]
        if len(read.rows) + len(rows) > _MOST_ROWS:
            raise NoForm(f"the document has more than {_MOST_ROWS:,} rows of tables, more than any form")
        held = [[_filled(_text(cell).strip()) for cell in row.iter(f"{_W}tc")] for row in rows]
        if not held or tuple(map(_squeezed, held[0])) != HEADS:
            for number, cells in enumerate(held, 1):
                if words := _squeezed(" ".join(cells)):
                    _note(read, f"beneath {self._part}, row {number} of a table", words)
            return
        for number, cells in enumerate(held[1:], 2):
            at = f"table {self._part}, row {number}"
            if len(cells) != len(HEADS) or not cells[KEY]:
                if words := _squeezed(" ".join(cells)):
                    _note(read, at, words)
                continue
            read.rows.append(
                FilledRow(
                    key=cells[KEY],
                    question=cells[QUESTION],
                    answer=cells[ANSWER] or None,
                    remark=cells[REMARKS],
                    at=at,
                    asked_at=at,
                    fixed=tuple((at, cells[column]) for column in (LAW, MAY) if cells[column]),
                )
            )


def _text(element: Any) -> str:
    """The words of an element, a paragraph and a break of lines each on a line, without what is struck out."""
    pieces: list[str] = []
    gone = {id(held) for moved in element.iter(f"{_W}moveFrom") for held in moved.iter()}
    for one in element.iter():
        if id(one) in gone:
            continue
        if one.tag == f"{_W}t":
            pieces.append(one.text or "")
        elif one.tag == f"{_W}tab":
            pieces.append(" ")
        elif one.tag in (f"{_W}br", f"{_W}cr") or (one.tag == f"{_W}p" and pieces):
            pieces.append("\n")
    return "".join(pieces)


def _unseen(body: Any) -> Iterator[tuple[str, str]]:
    """Changes that nobody has accepted, and words that are hidden: whoever signs may not have seen them."""
    if next(body.iter(*(f"{_W}{name}" for name in ("ins", "del", "moveFrom", "moveTo"))), None) is not None:
        yield _TOP, "the document holds changes that are tracked; accept or reject them all, and read it over"
    if next(body.iter(f"{_W}vanish"), None) is not None:
        yield _TOP, "the document holds hidden text; show it, and read it over"


def _filled(words: str) -> str:
    """The words of a cell without what stands in a content control that nobody has filled in.

    LibreOffice leaves it there when somebody types beside it.
    """
    for empty in PLACEHOLDERS:
        words = words.removeprefix(empty).removesuffix(empty)
    return words.strip()


def _besides(parts: Mapping[str, bytes]) -> Iterator[tuple[str, str]]:
    """Words of comments and notes, which no row of a form has."""
    from docx.oxml import parse_xml

    for part, body in parts.items():
        words = _squeezed(_text(parse_xml(body))) if part.startswith(_BESIDES) and part.endswith(".xml") else ""
        if words:
            yield f"among the {part.removeprefix('word/').removesuffix('.xml')}", words


def _note(read: ReadForm, where: str, words: str) -> None:
    if len(read.outside) < _MOST_OUTSIDE:
        read.outside.append((where, words))


def _squeezed(words: str) -> str:
    return " ".join(words.split())
