"""Writes a form as an Excel workbook: a sheet for each part, everything but answers and remarks protected."""

from collections.abc import Sequence
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from validator.forms.archive import MARK, STORE
from validator.forms.filled import FilledForm
from validator.forms.guide import guide_words, title_words
from validator.forms.layout import FormPart, FormRow, SubmissionForm
from validator.forms.wording import HEADS

if TYPE_CHECKING:
    from openpyxl.styles import Alignment
    from openpyxl.workbook import Workbook
    from openpyxl.worksheet.worksheet import Worksheet

ABOUT: Final = "About"
"""The sheet that tells how the form is filled in."""
QUESTION, LAW, ANSWER, MAY, REMARKS, KEY = range(1, 7)
"""The columns."""
HEAD_ROW: Final = 2

_WIDTHS: Final = (46, 24, 26, 38, 26, 30)
_LANDSCAPE_LETTER: Final = "1"
_MOST_IN_LIST: Final = 250
_ABOUT_WIDTH: Final = 100
_FONT: Final = "Calibri"
_POINTS: Final = 11
_LINE: Final = 15
"""The height of a line, in points."""
_STEP: Final = 2
"""Letters that an indent takes."""
_NOT_XML: Final = {*range(0x20), 0x7F} - {0x09, 0x0A, 0x0D}


def write_workbook(form: SubmissionForm, filled: FilledForm, path: Path) -> None:
    """Write a form, filled in as far as anything is given."""
    import openpyxl

    book = openpyxl.Workbook()
    _Writer(book, filled).form(form)
    book.save(path)


class _Writer:
    """Writes one workbook; its hidden sheet says which form it is, and holds the longer lists to choose from."""

    def __init__(self, book: "Workbook", filled: FilledForm) -> None:
        from openpyxl.styles import Alignment, Font, PatternFill, Protection
        from openpyxl.worksheet.dimensions import RowDimension

        self._book = book
        self._filled = filled
        self._lists: dict[tuple[str, ...], str] = {}
        self._bold: Font = Font(name=_FONT, size=_POINTS, bold=True)
        self._title: Font = Font(name=_FONT, size=14, bold=True)
        self._grey: Font = Font(name=_FONT, size=8, color="FF808080")
        self._head: PatternFill = PatternFill("solid", fgColor="FFD9E1F2")
        self._block: PatternFill = PatternFill("solid", fgColor="FFF2F2F2")
        self._open: PatternFill = PatternFill("solid", fgColor="FFFFFFE5")
        self._growing: Any = type("_Growing", (RowDimension,), {"customHeight": False})
        self._unlocked = Protection(locked=False)
        self._wrapped: Alignment = Alignment(wrap_text=True, vertical="top")

    def form(self, form: SubmissionForm) -> None:
        """Write all sheets."""
        about: Any = self._book.active
        about.title = ABOUT
        self._about(about, form)
        self._store = self._book.create_sheet(STORE)
        for column, words in enumerate((MARK, form.chapter, form.version), 1):
            self._store.cell(1, column).value = words
        for part in form.parts:
            self._part(self._book.create_sheet(part.title), part, form)
        self._book.move_sheet(self._store, len(form.parts))
        self._store.sheet_state = "hidden"
        self._store.protection.sheet = True
        self._book.security.lockStructure = True
        self._book.properties.title = title_words(form)
        self._book.properties.creator = "floorperson"

    def _about(self, sheet: "Worksheet", form: SubmissionForm) -> None:
        sheet.column_dimensions["A"].width = _ABOUT_WIDTH
        self._words(sheet, 1, 1, title_words(form)).font = self._title
        self._high(sheet, 1, 2)
        for row, words in enumerate(guide_words(form), 3):
            self._words(sheet, row, 1, words)
            self._high(sheet, row, _lines(words, _ABOUT_WIDTH))
        self._printed(sheet, form, "")

    def _part(self, sheet: "Worksheet", part: FormPart, form: SubmissionForm) -> None:
        from openpyxl.utils import get_column_letter

        self._words(sheet, 1, QUESTION, part.title).font = self._title
        self._high(sheet, 1, 2)
        for column, (words, width) in enumerate(zip(HEADS, _WIDTHS, strict=True), 1):
            head = self._words(sheet, HEAD_ROW, column, words)
            head.font, head.fill = self._bold, self._head
            sheet.column_dimensions[get_column_letter(column)].width = width
        for number, row in enumerate(part.rows, HEAD_ROW + 1):
            self._row(sheet, number, row)
        sheet.freeze_panes = sheet.cell(HEAD_ROW + 1, QUESTION)
        self._printed(sheet, form, f"{HEAD_ROW}:{HEAD_ROW}")

    def _row(self, sheet: "Worksheet", number: int, row: FormRow) -> None:
        question = self._words(sheet, number, QUESTION, row.question)
        question.alignment = self._indented(row.depth)
        self._words(sheet, number, LAW, row.law)
        self._words(sheet, number, MAY, row.may)
        self._words(sheet, number, KEY, row.path).font = self._grey
        said = self._filled.answers.get(row.path, "") if row.is_answered else ""
        answer = self._words(sheet, number, ANSWER, said)
        if row.is_answered:
            # As text, so that Excel makes no day of 1/2 and no time of 3:2.
            answer.number_format, answer.protection, answer.fill = "@", self._unlocked, self._open
            self._choose(sheet, answer.coordinate, row.words, listed=row.kind == "list")
        if row.kind != "value":
            question.font = self._bold
            for column in (QUESTION, LAW, MAY, KEY):
                sheet.cell(number, column).fill = self._block
        remarked = self._filled.remarks.get(row.path, "")
        held = zip((_STEP * row.depth * " " + row.question, row.law, said, row.may, remarked), _WIDTHS, strict=False)
        self._high(sheet, number, max(_lines(words, width) for words, width in held))
        remark = self._words(sheet, number, REMARKS, remarked)
        remark.number_format, remark.protection, remark.fill = "@", self._unlocked, self._open

    def _high(self, sheet: "Worksheet", row: int, lines: int) -> None:
        """Give a row the height of its lines, and let it grow with an answer: LibreOffice reckons none on opening."""
        sheet.row_dimensions[row] = self._growing(sheet, index=row, ht=lines * _LINE)

    def _words(self, sheet: "Worksheet", row: int, column: int, words: str) -> Any:
        cell = sheet.cell(row, column)
        if words:
            cell.value = "".join(letter for letter in words if ord(letter) not in _NOT_XML)
            cell.data_type = "s"  # words that begin with an equals sign are no formula
        cell.alignment = self._wrapped
        return cell

    def _indented(self, depth: int) -> "Alignment":
        from openpyxl.styles import Alignment

        return Alignment(wrap_text=True, vertical="top", indent=depth)

    def _choose(self, sheet: "Worksheet", cell: str, words: Sequence[str], *, listed: bool) -> None:
        """Offer words to choose from; others may be typed after a warning, in the row of a list without one."""
        if not words:
            return
        from openpyxl.worksheet.datavalidation import DataValidation

        key = tuple(words)
        found = next((one for one in sheet.data_validations.dataValidation if one.formula1 == self._formula(key)), None)
        if found is None:
            found = DataValidation(type="list", formula1=self._formula(key), allow_blank=True)
            found.errorStyle = "information" if listed else "warning"
            found.showErrorMessage = not listed
            found.errorTitle = "Not among the lawful answers"
            found.error = "Write it all the same if it is so at your tables; what it breaks stands beside it."
            sheet.add_data_validation(found)
        found.add(cell)

    def _formula(self, words: tuple[str, ...]) -> str:
        """What names the words to Excel: themselves where they are few, else a column of the hidden sheet."""
        from openpyxl.utils import get_column_letter

        whole = ",".join(words)
        if len(whole) <= _MOST_IN_LIST and not any("," in word or '"' in word for word in words):
            return f'"{whole}"'
        if words not in self._lists:
            column = len(self._lists) + 1
            for number, word in enumerate(words, HEAD_ROW):
                self._store.cell(number, column).value = word
            letter = get_column_letter(column)
            last = HEAD_ROW + len(words) - 1
            self._lists[words] = f"'{STORE}'!${letter}${HEAD_ROW}:${letter}${last}"
        return self._lists[words]

    def _printed(self, sheet: "Worksheet", form: SubmissionForm, heads: str) -> None:
        """Lock the sheet, and set how it is printed: across one page, the heads on each."""
        sheet.protection.sheet = True
        for allowed in ("formatColumns", "formatRows", "selectLockedCells", "selectUnlockedCells"):
            setattr(sheet.protection, allowed, False)
        sheet.page_setup.orientation = "landscape"
        sheet.page_setup.paperSize = _LANDSCAPE_LETTER
        sheet.page_setup.fitToWidth, sheet.page_setup.fitToHeight = 1, 0
        sheet.sheet_properties.pageSetUpPr.fitToPage = True
        if heads:
            sheet.print_title_rows = heads
        sheet.oddFooter.left.text = f"Chapter {form.chapter}, form {form.version}"
        sheet.oddFooter.center.text = "&A"
        sheet.oddFooter.right.text = "&P of &N"


def _lines(words: str, width: int) -> int:
    """How many lines words take in a column; rather one too many, as a program may show them in a wider font."""
    return sum(max(1, len(wrap(line, width))) for line in words.splitlines() or ("",))
