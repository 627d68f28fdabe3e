"""A form filled in as a person would: understood, or a fault that names the cell and what may stand there."""

import zipfile
from datetime import datetime
from pathlib import Path
from typing import Any

import docx
import openpyxl
import pytest
from docx.oxml import OxmlElement
from openpyxl.comments import Comment

from tests.command_line import Ended, Floorperson
from tests.forms.filling import KEY, fill_document, fill_workbook, place_of, row_of
from validator.core.data import data_folder

SHOE = data_folder("submissions") / "551-shoe.yaml"
UNSOUND = data_folder("submissions") / "unsound" / "551-insurance-above-maximum.yaml"


@pytest.fixture
def form(floorperson: Floorperson, tmp_path: Path) -> Path:
    path = tmp_path / "form.xlsx"
    assert floorperson("init", "551", "-o", path).code == 0
    return path


@pytest.fixture
def full(floorperson: Floorperson, tmp_path: Path) -> Path:
    path = tmp_path / "full.xlsx"
    assert floorperson("init", "551", "--from", SHOE, "-o", path).code == 0
    return path


def flat(words: str) -> str:
    return " ".join(words.split())


def imported(floorperson: Floorperson, form: Path) -> tuple[Ended, str]:
    filing = form.with_suffix(".yaml")
    ended = floorperson("import", "filing", form, "-o", filing, "--force")
    return ended, filing.read_text("utf-8") if filing.exists() else ""


def test_an_empty_form_states_that_it_is_unfinished_and_nothing_else(floorperson: Floorperson, form: Path) -> None:
    ended, text = imported(floorperson, form)
    assert ended.code == 0
    assert text.splitlines()[2:] == ['chapter: "551"', "", "head:", "  status: unfinished"]
    checked = floorperson("check", form)
    assert checked.code == 0
    assert "0 findings" in checked.out


def test_answers_as_people_type_them_are_understood(floorperson: Floorperson, form: Path) -> None:
    fill_workbook(
        form,
        {
            "head.holder": "Example Gaming LLC",
            "head.version": "2010-1",
            "head.dated": "7/25/2010",
            "head.effective": datetime(2010, 8, 1),
            "head.tables": "SP-401, SP-402",
            "table.positions": "seven",
            "table.dealer_opposite": "yes",
            "table.positions_on_one_side": True,
            "table.drop_box": "Dealer side",
            "cards.decks": 6.0,
            "layout.areas": "spanish 21; match the dealer",
            "insurance.wins_on[0]": "King",
            "insurance.wins_on[2]": "jack",
            "surrender.offered": "N",
            "surrender.share_kept": "50%",
            "insurance.maximum": "half",
            "insurance.offered_on": "none",
            "payouts.winning_wager": "even money",
            "payouts.blackjack": "three to two",
            "payouts.insurance": "2to1",
            "additional_payouts.small_wager": "$1,000",
            "additional_payouts.large_wager": 5000,
            "optional_wagers.match-the-dealer": "Yes",
        },
        {"table.drop_box": "beside the dealer's\nright hand", "table.tip_box": "not yet decided"},
    )
    ended, text = imported(floorperson, form)
    assert ended.code == 0, ended.err
    for line in (
        "  version: 2010-1",
        "  dated: 2010-07-25",
        "  effective: 2010-08-01",
        "  tables: [SP-401, SP-402]",
        "  positions: 7",
        "  dealer_opposite: true",
        "  positions_on_one_side: true",
        "  drop_box: dealer-side # beside the dealer's right hand",
        "  # table.tip_box: not yet decided",
        "  decks: 6",
        "  areas: [spanish-21, match-the-dealer]",
        "  offered: false",
        "  share_kept: 1/2",
        "  maximum: 1/2",
        "  offered_on: []",
        "  wins_on: [king, jack]",
        "  winning_wager: 1 to 1",
        "  blackjack: 3 to 2",
        "  insurance: 2 to 1",
        '  small_wager: "$1,000"',
        "  large_wager: 5000",
        "  match-the-dealer: {}",
    ):
        assert line in text.splitlines(), line


def test_a_percentage_that_excel_holds_as_a_number_is_one(floorperson: Floorperson, tmp_path: Path) -> None:
    form = tmp_path / "form.xlsx"
    floorperson("init", "535", "-o", form)
    book = openpyxl.load_workbook(form)
    sheet, row = row_of(book, "vigorish.percent")
    sheet.cell(row, 3).value = 0.05
    sheet.cell(row, 3).number_format = "0%"
    book.save(form)
    assert "  percent: 5%\n" in imported(floorperson, form)[1]


@pytest.mark.parametrize(
    ("key", "typed", "told"),
    [
        ("table.drop_box", "dealer sid", 'did you mean "dealer side"? write one of: dealer side, elsewhere, none'),
        ("table.dealer_opposite", "perhaps", '"perhaps" is neither Yes nor No; write Yes or No'),
        ("table.positions", "a few", "write a whole number, at least 1"),
        ("payouts.blackjack", "3:2", "write '3 to 2' or '3 for 2'"),
        ("head.dated", "7/1/2010", "write year-month-day: 2010-07-01, if 7 is the month"),
        ("head.dated", "soon", "write year-month-day, such as"),
        ("insurance.maximum", datetime(2010, 1, 2), "Excel has made the day 2010-01-02 of what was typed here"),
        ("head.holder", "=1+1", "a formula stands here (=1+1), and none is worked out; write its value"),
        ("optional_wagers.match-the-dealer", "maybe", "write Yes or No"),
        ("head.tables", "SP-1 to SP-9", '"SP-1 to SP-9" names several at once; write each, as SP-1, SP-9'),
        ("head.tables", "101\u2013109", "names several at once; write each, as 101, 109"),
        ("layout.areas", "spanish 21; the other", "write one of: spanish 21, match the dealer"),
    ],
)
def test_what_is_not_understood_is_a_fault_with_its_cell_and_what_to_write(
    floorperson: Floorperson, form: Path, key: str, typed: object, told: str
) -> None:
    fill_workbook(form, {key: typed})
    place = place_of(form, key)
    ended, text = imported(floorperson, form)
    assert (ended.code, text) == (2, "")
    assert f"{place}: error not-understood: " in flat(ended.err)
    assert told in flat(ended.err)
    assert "cannot be taken; nothing was written" in flat(ended.err)
    checked = floorperson("check", form)
    assert checked.code == 2
    assert f"{place}: error not-understood: " in flat(checked.out)


@pytest.mark.parametrize("typed", ["[answer]Dealer side", "dealer side[answer]", "dealer side"])
def test_what_is_typed_beside_the_words_of_an_empty_answer_is_read_without_them(
    floorperson: Floorperson, tmp_path: Path, typed: str
) -> None:
    form = tmp_path / "form.docx"
    assert floorperson("init", "551", "-o", form).code == 0
    fill_document(form, {"table.drop_box": typed})
    assert "  drop_box: dealer-side\n" in imported(floorperson, form)[1]


@pytest.mark.parametrize("typed", ["spanish 21 and match the dealer", "spanish 21, and match the dealer"])
def test_items_are_known_with_and_between_them(floorperson: Floorperson, form: Path, typed: str) -> None:
    fill_workbook(form, {"layout.areas": typed, "head.tables": "SP-1, Salt and Pepper"})
    text = imported(floorperson, form)[1]
    assert "  areas: [spanish-21, match-the-dealer]\n" in text
    assert "  tables: [SP-1, Salt and Pepper]\n" in text


def test_a_row_has_the_height_of_its_words_and_grows_with_an_answer(form: Path) -> None:
    sheet = openpyxl.load_workbook(form)["Head"]
    for row in range(3, sheet.max_row + 1):
        lines = len(str(sheet.cell(row, 1).value)) / 46
        assert sheet.row_dimensions[row].height >= 15 * lines
    with zipfile.ZipFile(form) as parts:
        assert b"customHeight" not in parts.read("xl/worksheets/sheet2.xml").partition(b"<sheetData>")[2]


def test_the_columns_of_a_table_have_the_widths_of_its_cells(floorperson: Floorperson, tmp_path: Path) -> None:
    form = tmp_path / "form.docx"
    assert floorperson("init", "551", "-o", form).code == 0
    table: Any = docx.Document(str(form)).tables[0]
    assert [column.width for column in table.columns] == [cell.width for cell in table.rows[1].cells]


@pytest.mark.parametrize("typed", ["BJ-101 and BJ-102", "BJ-101 & BJ-102", "BJ-101, and BJ-102"])
def test_tables_are_known_with_and_between_their_numbers(floorperson: Floorperson, form: Path, typed: str) -> None:
    fill_workbook(form, {"head.tables": typed})
    assert "  tables: [BJ-101, BJ-102]\n" in imported(floorperson, form)[1]


def test_what_the_schema_refuses_is_told_by_cell_too(floorperson: Floorperson, form: Path) -> None:
    fill_workbook(form, {"table.positions": 0})
    ended = floorperson("check", form)
    assert ended.code == 2
    assert f"{place_of(form, 'table.positions')}: error out-of-range: positions: 0; write at least 1" in flat(ended.out)


def test_an_unlawful_answer_is_a_finding_with_its_paragraph_and_its_cell(floorperson: Floorperson, full: Path) -> None:
    assert floorperson("check", full).code == 0
    fill_workbook(full, {"table.drop_box": "elsewhere", "insurance.maximum": "1/1"})
    ended = floorperson("check", full)
    assert ended.code == 1
    assert f"{place_of(full, 'insurance.maximum')}: error insurance-above-maximum" in ended.out
    assert f"{place_of(full, 'table.drop_box')}: error " in ended.out
    assert "§ 551.10(b) “an amount not more than half" in ended.out
    concise = floorperson("check", full, "--format", "concise")
    assert f"{place_of(full, 'insurance.maximum')}: error insurance-above-maximum: " in concise.out
    assert (
        f'"cell":"{place_of(full, "insurance.maximum").partition(", ")[2]}"'
        in floorperson("check", full, "--format", "json-lines").out
    )
    github = floorperson("check", full, "--format", "github").out
    assert "sheet Insurance, C" in github


def test_review_todo_and_diff_take_a_form_and_name_its_cells(
    floorperson: Floorperson, full: Path, tmp_path: Path
) -> None:
    fill_workbook(full, {"insurance.maximum": "1/1"})
    cell = place_of(full, "insurance.maximum").partition(", ")[2]
    assert floorperson("review", full, "-o", tmp_path / "review.txt").code == 1
    assert f"full.xlsx, {cell} (insurance.maximum)" in flat((tmp_path / "review.txt").read_text("utf-8"))
    assert floorperson("review", full, "--letter", "-o", tmp_path / "letter.txt").code == 1
    ended = floorperson("diff", SHOE, full)
    assert ended.code == 1
    assert f"{cell} | maximum: 1/1" in flat(ended.out)
    fill_workbook(full, {"insurance.maximum": None})
    assert "insurance (sheet Insurance, C" in flat(floorperson("todo", full).out)


def test_what_stands_outside_of_the_answers_is_told_and_the_filing_written(
    floorperson: Floorperson, full: Path
) -> None:
    book = openpyxl.load_workbook(full)
    book["Wagers"]["H5"] = "ask counsel"
    book["Wagers"]["A60"] = "signed: J. S."
    sheet, row = row_of(book, "wagers.placed_on")
    sheet.cell(row, 3).comment = Comment("only on weekdays", "J. S.")
    book.create_sheet("Notes")["B2"] = "draft of Tuesday"
    book.save(full)
    ended, text = imported(floorperson, full)
    assert ended.code == 2
    assert "placed_on: areas-of-the-layout" in text
    for told in (
        'sheet Wagers, H5: error outside-the-form: "ask counsel" stands outside of the answers',
        'sheet Wagers, A60: error outside-the-form: "signed: J. S."',
        f'a note at C{row}: error outside-the-form: "',
        "only on weekdays",
        'sheet Notes, B2: error outside-the-form: "draft of Tuesday"',
    ):
        assert told in flat(ended.err)


def test_a_question_that_was_changed_is_told(floorperson: Floorperson, full: Path) -> None:
    book = openpyxl.load_workbook(full)
    sheet, row = row_of(book, "insurance.offered")
    sheet.cell(row, 1).value = "Yes or No: whether insurance is never offered."
    book.save(full)
    ended = floorperson("check", full)
    assert ended.code == 2
    assert f"sheet Insurance, A{row}: error changed-question: this is not the question of the form" in flat(ended.out)


def test_no_to_an_offer_with_answers_beneath_is_told(floorperson: Floorperson, full: Path) -> None:
    fill_workbook(full, {"optional_wagers.match-the-dealer": "No"})
    ended = floorperson("check", full)
    assert ended.code == 2
    assert "No is said here, and answers follow beneath (sheet Optional wagers, C" in flat(ended.out)


def test_a_row_that_was_copied_answers_twice(floorperson: Floorperson, full: Path) -> None:
    book = openpyxl.load_workbook(full)
    sheet, row = row_of(book, "insurance.maximum")
    last = sheet.max_row + 1
    for column in range(1, 7):
        sheet.cell(last, column).value = sheet.cell(row, column).value
    book.save(full)
    told = flat(floorperson("check", full).out)
    assert f"sheet Insurance, C{last}: error answered-twice: insurance.maximum is asked a second time here" in told
    assert f"it is at sheet Insurance, C{row} too" in told


def test_everything_but_answers_and_remarks_is_locked_and_the_form_prints_well(full: Path) -> None:
    book = openpyxl.load_workbook(full)
    assert book["floorperson"].sheet_state == "hidden"
    assert [cell.value for cell in book["floorperson"][1][:2]] == ["floorperson-form", "551"]
    for sheet in book.worksheets:
        assert sheet.protection.sheet
        for cells in sheet.iter_rows(min_row=3):
            for cell in cells:
                open_one = not cell.protection.locked
                assert not open_one or cell.column in (3, 5)
    insurance, row = row_of(book, "insurance.accepted_until")
    assert not insurance.cell(row, 3).protection.locked
    assert (insurance.print_title_rows, insurance.page_setup.orientation) == ("$2:$2", "landscape")
    offered = [one for one in insurance.data_validations.dataValidation if f"C{row}" in one.sqref]
    assert [one.type for one in offered] == ["list"]
    assert "card reader" in offered[0].formula1


def test_the_lists_offer_what_the_law_allows_in_some_way_of_the_game(full: Path) -> None:
    book = openpyxl.load_workbook(full)
    sheet, row = row_of(book, "table.drop_box")
    (offered,) = [one for one in sheet.data_validations.dataValidation if f"C{row}" in one.sqref]
    assert offered.formula1 == '"dealer side,elsewhere"'
    assert sheet.cell(row, 4).value == "dealer side, elsewhere; against § 551.2(d): none"


def test_a_document_is_filled_in_and_told_likewise(floorperson: Floorperson, tmp_path: Path) -> None:
    form = tmp_path / "form.docx"
    assert floorperson("init", "551", "--from", UNSOUND, "-o", form).code == 0
    fill_document(form, {"table.positions": "5", "table.drop_box": "Elsewhere"}, {"table.positions": "five seats"})
    ended, text = imported(floorperson, form)
    assert ended.code == 0, ended.err
    assert "  positions: 5 # five seats\n" in text
    checked = floorperson("check", form)
    assert checked.code == 1
    assert "form.docx, table Insurance, row " in checked.out
    assert "insurance-above-maximum" in checked.out
    fill_document(form, {"table.positions": "a few"})
    ended = floorperson("import", "filing", form, "-o", tmp_path / "other.yaml")
    assert ended.code == 2
    assert "form.docx, table Table, row " in flat(ended.err)
    assert '"a few" is no whole number; write a whole number, at least 1' in flat(ended.err)


def test_text_besides_the_tables_of_a_document_is_told(floorperson: Floorperson, tmp_path: Path) -> None:

    form = tmp_path / "form.docx"
    floorperson("init", "551", "--from", SHOE, "-o", form)
    document = docx.Document(str(form))
    document.add_paragraph("Counsel is to look at this.")
    document.save(str(form))
    ended = floorperson("check", form)
    assert ended.code == 2
    assert 'error outside-the-form: "Counsel is to look at this." stands outside of the answers' in flat(ended.out)


def test_a_form_of_one_kind_is_filled_in_from_the_other(floorperson: Floorperson, full: Path, tmp_path: Path) -> None:
    document = tmp_path / "again.docx"
    assert floorperson("init", "551", "--from", full, "-o", document).code == 0
    assert imported(floorperson, document)[1] == imported(floorperson, full)[1]


def test_what_whoever_signs_has_not_seen_is_told(floorperson: Floorperson, full: Path) -> None:
    book = openpyxl.load_workbook(full)
    sheet, row = row_of(book, "insurance.maximum")
    sheet.row_dimensions[row].hidden = True
    book["Cards"].sheet_state = "hidden"
    book.save(full)
    ended = floorperson("check", full)
    assert ended.code == 2
    assert f"error not-to-be-seen: row {row} is hidden" in flat(ended.out)
    assert "sheet Cards: error not-to-be-seen: the sheet is hidden" in flat(ended.out)
    assert imported(floorperson, full)[1] == ""


def test_changes_that_nobody_has_accepted_are_told(floorperson: Floorperson, tmp_path: Path) -> None:
    form = tmp_path / "form.docx"
    floorperson("init", "551", "--from", SHOE, "-o", form)
    document: Any = docx.Document(str(form))
    cells = next(row.cells for table in document.tables for row in table.rows if row.cells[5].text == "table.positions")
    paragraph = cells[2].paragraphs[0]._p
    tracked = OxmlElement("w:ins")
    for child in list(paragraph):
        tracked.append(child)
    paragraph.append(tracked)
    document.save(str(form))
    ended = floorperson("check", form)
    assert ended.code == 2
    assert "error not-to-be-seen: the document holds changes that are tracked; accept or reject" in flat(ended.out)


def test_questions_that_are_gone_are_told(floorperson: Floorperson, full: Path) -> None:
    book = openpyxl.load_workbook(full)
    del book["Surrender"]
    book.save(full)
    ended, text = imported(floorperson, full)
    assert ended.code == 2
    assert (
        "questions of the form cannot be read in it, and count as not answered: surrender, surrender.offered"
        in flat(ended.err)
    )
    assert "surrender:" not in text
    assert "insurance:" in text


def test_a_sheet_of_another_name_is_read_by_the_keys_of_its_rows(floorperson: Floorperson, form: Path) -> None:
    fill_workbook(form, {"cards.decks": 6}, {"cards.decks": "since May"})
    book = openpyxl.load_workbook(form)
    row_of(book, "cards.decks")[0].title = "Cards 2010"
    book.save(form)
    ended, text = imported(floorperson, form)
    assert (ended.code, ended.err) == (0, "")
    assert "  decks: 6 # since May" in text.splitlines()
    assert f"{place_of(form, 'cards.decks')}".endswith("sheet Cards 2010, C4")


def test_no_filing_is_written_where_answers_may_stand_where_none_is_asked(floorperson: Floorperson, full: Path) -> None:
    book = openpyxl.load_workbook(full)
    sheet, row = row_of(book, "cards.decks")
    sheet.cell(row, KEY).value = None
    book.save(full)
    ended, text = imported(floorperson, full)
    assert (ended.code, text) == (2, "")
    assert "questions cannot be read, and words stand where none is asked" in flat(ended.err)


def test_a_no_that_a_filing_cannot_say_stays_as_a_remark(floorperson: Floorperson, form: Path) -> None:
    fill_workbook(form, {"table.discard_rack": "No"}, {"table.discard_rack": "a bucket"})
    ended, text = imported(floorperson, form)
    assert ended.code == 0
    assert "# table.discard_rack: answered No in the form; a bucket" in text
