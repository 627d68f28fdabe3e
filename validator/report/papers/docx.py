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
_PLACE: Final = re.compile(r"\{\{\s*letter\s*\}\}")
_CELL_MARGINS: Final = 2 * 108
"""Twentieths of a point that Word leaves at both sides of a cell."""
_NOT_XML: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def can_draw() -> bool:
    """Whether drawings become pictures; else they are told in words alone."""
    return find_spec(_RENDERER) is not None


def write_docx(paper: Paper, path: Path, template: bytes | None = None) -> None:
    """Write the paper to the file at ``path``; raises OSError, and NoTemplate.

    ``template`` is a document whose page, styles, head and foot the paper takes over: it is written where a paragraph
    says ``{{ letter }}``, also one in a cell of a table, else behind what stands there.
    """
    document = _blank() if template is None else _opened(template)
    own = _content(document)
    anchor = _anchor(document)
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
    if anchor is not None:
        _put_in_place(document, own, anchor)
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


def _anchor(document: Any) -> Any:
    """The paragraph of a template that stands for the letter, None where none does; raises NoTemplate."""
    parts = {id(part.part): part for one in document.sections for part in _margins(one)}
    if any(_PLACE.search(_words(paragraph)) for part in parts.values() for paragraph in part._element.iter(qn("w:p"))):
        raise NoTemplate("the letterhead says {{ letter }} in its head or foot; let a paragraph of its page say it")
    found = [one for one in document.element.body.iter(qn("w:p")) if _PLACE.search(_own_words(one))]
    if not found:
        return None
    if len(found) > 1:
        raise NoTemplate(f"the letterhead says {{{{ letter }}}} {len(found)} times; let one paragraph alone say it")
    (anchor,) = found
    if not _PLACE.fullmatch(_own_words(anchor).strip()):
        raise NoTemplate("the letterhead says {{ letter }} among other words; give it a paragraph of its own")
    if any(one.tag == qn("w:txbxContent") for one in anchor.iterancestors()):
        raise NoTemplate("the letterhead says {{ letter }} in a text box; let a paragraph of its page say it")
    return anchor


def _margins(section: Any) -> list[Any]:
    """The heads and feet of a section that are there."""
    names = ("header", "footer", "first_page_header", "first_page_footer", "even_page_header", "even_page_footer")
    found = [getattr(section, name) for name in names]
    return [one for one in found if not one.is_linked_to_previous]


def _words(paragraph: Any) -> str:
    return "".join(one.text or "" for one in paragraph.iter(qn("w:t")))


def _own_words(paragraph: Any) -> str:
    """The words of a paragraph, without those of a text box that hangs on it."""
    texts = paragraph.iter(qn("w:t"))
    return "".join(one.text or "" for one in texts if next(one.iterancestors(qn("w:p"))) is paragraph)


def _put_in_place(document: Any, own: list[Any], anchor: Any) -> None:
    """Move what was written behind the template's own content to the paragraph that stands for it."""
    cell = next(anchor.iterancestors(qn("w:tc")), None)
    share = 1.0 if cell is None else _share_of_page(document, cell)
    for written in _content(document)[len(own) :]:
        for one in written.iter(qn("w:tcW"), qn("w:gridCol")):
            one.set(qn("w:w"), str(int(int(one.get(qn("w:w"))) * share)))
        anchor.addprevious(written)
    anchor.getparent().remove(anchor)


def _share_of_page(document: Any, cell: Any) -> float:
    """How wide a cell is within, as a part of the page between its margins; 1 where it does not say it."""
    told = next(iter(cell.xpath("./w:tcPr/w:tcW[@w:type='dxa']/@w:w")), None)
    if told is None:
        return 1.0
    wide = _text_width(document) / Pt(1) * 20
    share = (int(told) - _CELL_MARGINS) / float(wide)
    return max(min(share, 1.0), 0.1)


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
