"""Papers as docx, with python-docx; the same paper gives the same bytes."""

import io
import re
import zipfile
from datetime import datetime
from functools import singledispatch
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import docx
from docx.exceptions import PythonDocxError
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Inches, Length, Pt, RGBColor

from validator.report.papers.paper import (
    Cell,
    Drawing,
    Heading,
    Line,
    Lines,
    NoTemplate,
    Paper,
    PaperTable,
    Role,
    Signature,
)

_THEN: Final = datetime(1980, 1, 1)
"""The time of every member and property: a paper does not tell when it was written."""
_SMALL: Final = Pt(8)
"""The letters of a list in an appendix."""
_COLOURS: Final[dict[Role, RGBColor]] = {
    "dim": RGBColor(0x44, 0x44, 0x44),
    "fail": RGBColor(0x9B, 0x10, 0x10),
    "review": RGBColor(0x6A, 0x3B, 0x8F),
    "pass": RGBColor(0x14, 0x59, 0x1D),
}
_RENDERER: Final = "resvg_py"
_ZOOM: Final = 1.8
"""Points of a picture for each unit of a drawing, of which a page's width has 1,000."""
_LETTER_WIDTH: Final = Inches(8.5)
_GRID: Final = "Table Grid"
_PLACE: Final = re.compile(r"\s*\{\{\s*letter\s*\}\}\s*")
_NOT_XML: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def can_draw() -> bool:
    """Whether drawings become pictures; else they are told in words alone."""
    return find_spec(_RENDERER) is not None


def write_docx(paper: Paper, path: Path, template: bytes | None = None) -> None:
    """Write the paper to the file at ``path``; raises OSError, and NoTemplate.

    ``template`` is a document whose page, styles, head and foot the paper takes over: it is written where a paragraph
    says ``{{ letter }}``, else behind what stands there.
    """
    document = _blank() if template is None else _opened(template)
    own = _content(document)
    properties = document.core_properties
    properties.title, properties.author, properties.identifier = paper.title, "", paper.mark
    properties.comments = ""
    properties.created = properties.modified = _THEN
    for line in paper.opening:
        _line(document.add_paragraph(), line)
    _heading(document, paper.title, 1)
    if paper.head:
        _table(document, [(_cell(label, "dim"), _cell(value or "—")) for label, value in paper.head], (25, 75))
    heading = ""
    for block in paper.blocks:
        if isinstance(block, Heading):
            heading = block.words
        elif isinstance(block, PaperTable) and block.says != heading:
            _line(document.add_paragraph(), Line(block.says, "dim"))
        _write(block, document)
    _line(document.add_paragraph(), Line(paper.foot, "dim"))
    if template is not None:
        _put_in_place(document, own)
    held = io.BytesIO()
    document.save(held)
    path.write_bytes(_without_times(held.getvalue()))


def _blank() -> Any:
    document = docx.Document()
    section = document.sections[0]
    section.left_margin = section.right_margin = Cm(2)
    section.top_margin = section.bottom_margin = Cm(1.8)
    document.styles["Normal"].font.size = Pt(9)
    return document


def _opened(template: bytes) -> Any:
    try:
        return docx.Document(io.BytesIO(template))
    except (ValueError, KeyError, AttributeError, zipfile.BadZipFile, SyntaxError, PythonDocxError) as error:
        raise NoTemplate("this is no document of Word (.docx); save the letterhead as one") from error


def _content(document: Any) -> list[Any]:
    """The paragraphs and tables of a document, without the element that tells the form of its pages."""
    return [one for one in document.element.body if not one.tag.endswith("}sectPr")]


def _put_in_place(document: Any, own: list[Any]) -> None:
    """Move what was written behind the template's own content to the paragraph that stands for it, if one does."""
    anchor = next((one for one in own if _PLACE.fullmatch("".join(text.text for text in one.iter(qn("w:t"))))), None)
    if anchor is None:
        return
    for written in _content(document)[len(own) :]:
        anchor.addprevious(written)
    document.element.body.remove(anchor)


def _heading(document: Any, words: str, level: int) -> Any:
    name = f"Heading {level}"
    if name in {style.name for style in document.styles}:
        return document.add_paragraph(_clean(words), style=name)
    paragraph = document.add_paragraph()
    paragraph.add_run(_clean(words)).bold = True
    return paragraph


def _cell(words: str, role: Role = "plain") -> Cell:
    return (Line(words, role),)


@singledispatch
def _write(block: object, document: Any) -> None:
    raise TypeError(f"no such block: {block}")


@_write.register
def _(block: Heading, document: Any) -> None:
    _heading(document, block.words, block.level).paragraph_format.page_break_before = block.new_page


@_write.register
def _(block: Lines, document: Any) -> None:
    if block.boxed:
        _table(document, [(block.lines,)], (100,))
        document.add_paragraph()
        return
    for line in block.lines:
        _line(document.add_paragraph(), line)


@_write.register
def _(block: PaperTable, document: Any) -> None:
    heads = tuple(_cell(words, "strong") for words, _ in block.columns)
    shares = tuple(share for _, share in block.columns)
    table = _table(document, [heads, *block.rows], shares, _SMALL if block.close else None)
    _mark(table.rows[0], "w:tblHeader")


@_write.register
def _(block: Drawing, document: Any) -> None:
    if can_draw():
        render: Any = import_module(_RENDERER).svg_to_bytes
        content = io.BytesIO(render(svg_string=block.svg, zoom=_ZOOM, background="#ffffff"))
        drawn = document.add_picture(content, width=_text_width(document))
        drawn._inline.docPr.set("descr", _clean(block.says))
    # A system without fonts draws no letters: the words stand there all the same.
    _line(document.add_paragraph(), Line(block.says, "dim"), _SMALL)


@_write.register
def _(block: Signature, document: Any) -> None:
    document.add_paragraph()
    _table(document, [(_cell(label, "dim"), _cell(value)) for label, value in block.places], (25, 75))


def _table(document: Any, rows: list[tuple[Cell, ...]], shares: tuple[int, ...], size: Length | None = None) -> Any:
    """A table whose columns have these shares of the page's width; ``size`` is that of letters set close."""
    wide = _text_width(document)
    table = document.add_table(rows=0, cols=len(shares))
    if _GRID in {style.name for style in document.styles}:
        table.style = _GRID
    table.autofit = False
    widths = [wide * share // sum(shares) for share in shares]
    for column, width in zip(table.columns, widths, strict=True):
        column.width = width
    for row in rows:
        added = table.add_row()
        _mark(added, "w:cantSplit")
        for held, cell, width in zip(added.cells, row, widths, strict=True):
            held.width = width
            for number, line in enumerate(cell):
                _line(held.add_paragraph() if number else held.paragraphs[0], line, size)
    return table


def _text_width(document: Any) -> Any:
    """The width of a page between its margins."""
    section = document.sections[0]
    margins = (section.left_margin or 0) + (section.right_margin or 0)
    return (section.page_width or _LETTER_WIDTH) - margins


def _mark(row: Any, name: str) -> None:
    """Say of a row that it is not to be split between pages, or that it heads every page."""
    found = OxmlElement(name)
    found.set(qn("w:val"), "true")
    row._tr.get_or_add_trPr().append(found)


def _line(paragraph: Any, line: Line, size: Length | None = None) -> None:
    paragraph.paragraph_format.space_after = Pt(2) if size is None else Pt(0)
    run = paragraph.add_run(_clean(f"“{line.words}”" if line.role == "quote" else line.words))
    run.bold = line.role in ("strong", "fail", "review", "pass")
    run.italic = line.role == "quote"
    run.font.size = size
    if line.role == "code":
        run.font.name = "Courier New"
    if line.role in _COLOURS:
        run.font.color.rgb = _COLOURS[line.role]


def _clean(words: str) -> str:
    """The words without characters that XML cannot hold, each written as its code."""
    return _NOT_XML.sub(lambda found: f"\\u{ord(found[0]):04x}", words)


def _without_times(content: bytes) -> bytes:
    """The same archive, its members in order and of one time."""
    held = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as source, zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as target:
        for name in source.namelist():
            member = zipfile.ZipInfo(name, _THEN.timetuple()[:6])
            member.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(member, source.read(name))
    return held.getvalue()
