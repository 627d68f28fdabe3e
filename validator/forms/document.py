"""Writes a form as a Word document: a table for each part, with a content control for every answer and remark."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from validator.forms.archive import MARK
from validator.forms.filled import FilledForm
from validator.forms.guide import guide_words, title_words
from validator.forms.layout import FormPart, FormRow, SubmissionForm
from validator.forms.wording import HEADS

QUESTION, LAW, ANSWER, MAY, REMARKS, KEY = range(6)
"""The columns."""

_SHARES: Final = (26, 14, 16, 20, 13, 11)
PLACEHOLDERS: Final = ("[answer]", "[remarks]")
"""What stands in a content control that nobody has filled in."""
_NOT_XML: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")
_LONGEST_TITLE: Final = 64
_SMALL: Final = 8
_PLAIN: Final = 9


def write_document(form: SubmissionForm, filled: FilledForm, path: Path) -> None:
    """Write a form, filled in as far as anything is given."""
    import docx
    from docx.enum.section import WD_ORIENT
    from docx.shared import Inches, Pt

    document: Any = docx.Document()
    section = document.sections[0]
    section.orientation = WD_ORIENT.LANDSCAPE
    section.page_width, section.page_height = Inches(11), Inches(8.5)
    section.left_margin = section.right_margin = Inches(0.6)
    section.top_margin = section.bottom_margin = Inches(0.7)
    document.styles["Normal"].font.size = Pt(_PLAIN)
    properties = document.core_properties
    properties.title, properties.author = title_words(form), "floorperson"
    properties.keywords = f"{MARK} {form.chapter} {form.version}"
    document.add_heading(title_words(form), 1)
    for words in guide_words(form):
        document.add_paragraph(words)
    for part in form.parts:
        document.add_heading(part.title, 2)
        _Table(document, filled).part(part)
    footer = section.footer.paragraphs[0]
    footer.text = f"Chapter {form.chapter}, form {form.version}"
    document.save(path)


class _Table:
    """Writes the table of one part."""

    def __init__(self, document: Any, filled: FilledForm) -> None:
        from docx.oxml import OxmlElement
        from docx.oxml.ns import qn

        self._document = document
        self._filled = filled
        self._new: Any = OxmlElement
        self._qn: Any = qn

    def part(self, part: FormPart) -> None:
        """Write the table, its heads on every page, a row never split between two."""
        section = self._document.sections[0]
        wide = section.page_width - section.left_margin - section.right_margin
        table = self._document.add_table(rows=len(part.rows) + 1, cols=len(HEADS), style="Table Grid")
        table.autofit = False
        # Word goes by the widths of the cells, LibreOffice by those of the columns.
        for column, share in zip(table.columns, _SHARES, strict=True):
            column.width = wide * share // sum(_SHARES)
        # Asked for cell by cell, python-docx counts the cells of the whole table each time.
        rows = [row._tr.tc_lst for row in table.rows]
        for cells in rows:
            for cell, share in zip(cells, _SHARES, strict=True):
                cell.width = wide * share // sum(_SHARES)
        for cell, words in zip(rows[0], HEADS, strict=True):
            self._words(cell, words, bold=True)
        self._mark(table.rows[0]._tr, "w:tblHeader")
        for tr, cells, row in zip((row._tr for row in table.rows[1:]), rows[1:], part.rows, strict=True):
            self._mark(tr, "w:cantSplit")
            self._row(cells, row)

    def _row(self, cells: Sequence[Any], row: FormRow) -> None:
        self._words(cells[QUESTION], row.question, bold=row.kind != "value")
        self._words(cells[LAW], row.law)
        self._words(cells[MAY], row.may)
        self._words(cells[KEY], row.path, small=True)
        if row.is_answered:
            answer = self._filled.answers.get(row.path, "")
            self._control(cells[ANSWER], PLACEHOLDERS[0], row.path, answer, row.words)
        self._control(cells[REMARKS], PLACEHOLDERS[1], row.path, self._filled.remarks.get(row.path, ""), ())

    def _words(self, cell: Any, words: str, *, bold: bool = False, small: bool = False) -> None:
        from docx.shared import Pt

        run = cell.p_lst[0].add_r()
        run.text = _NOT_XML.sub(" ", words)
        properties = run.get_or_add_rPr()
        if bold:
            properties._add_b()
        if small:
            properties.sz_val = Pt(_SMALL)

    def _control(self, cell: Any, empty: str, key: str, words: str, choices: Sequence[str]) -> None:
        """Put a content control into a cell: a list to choose from, in which other words may be typed, or text."""
        control, properties, content = (self._new(name) for name in ("w:sdt", "w:sdtPr", "w:sdtContent"))
        # Word takes no more letters; which key is answered the last column says.
        properties.append(self._valued("w:alias", f"{empty[1:-1]}: {key}"[:_LONGEST_TITLE]))
        properties.append(self._valued("w:lock", "sdtLocked"))
        if not words:
            properties.append(self._new("w:showingPlcHdr"))
        if choices:
            box = self._new("w:comboBox")
            for choice in choices:
                item = self._new("w:listItem")
                item.set(self._qn("w:displayText"), choice)
                item.set(self._qn("w:value"), choice)
                box.append(item)
            properties.append(box)
        else:
            text = self._new("w:text")
            text.set(self._qn("w:multiLine"), "1")
            properties.append(text)
        run = self._new("w:r")
        held = self._new("w:t")
        held.text = _NOT_XML.sub(" ", words) or empty
        held.set("{http://www.w3.org/XML/1998/namespace}space", "preserve")
        run.append(held)
        content.append(run)
        control.append(properties)
        control.append(content)
        cell.p_lst[0].append(control)

    def _valued(self, name: str, value: str) -> Any:
        found = self._new(name)
        found.set(self._qn("w:val"), value)
        return found

    def _mark(self, row: Any, name: str) -> None:
        row.get_or_add_trPr().append(self._valued(name, "true"))
