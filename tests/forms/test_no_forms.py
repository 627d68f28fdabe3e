"""What is no form is answered with what it is and what to do; a hostile one costs little and runs nothing."""

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import docx
import openpyxl
import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder

SHOE = data_folder("submissions") / "551-shoe.yaml"
ADVICE = "floorperson init 551 -o form.docx"


def word(path: Path) -> None:
    document = docx.Document()
    document.add_paragraph("Rules Submission, Spanish 21")
    document.save(str(path))


def excel(path: Path) -> None:
    book = openpyxl.Workbook()
    book.active["A1"] = "Rules Submission"
    book.save(path)


def archive(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as held:
        held.writestr("filing.yaml", SHOE.read_bytes())


def opendocument(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as held:
        held.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        held.writestr("content.xml", "<office:document-content/>")


SAVED_ANEW = {"rules.pdf", "rules.doc", "rules.rtf", "form.ods"}
"""What a form may have been saved as by mistake."""

OTHERS: dict[str, tuple[Callable[[Path], object], str]] = {
    "rules.pdf": (lambda path: path.write_bytes(b"%PDF-1.7\n%..."), "this is a PDF, and no filing"),
    "rules.doc": (
        lambda path: path.write_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 512),
        "this is an Office file of the old kind (.doc, .xls), or one with a password, and no filing",
    ),
    "rules.rtf": (lambda path: path.write_bytes(b"{\\rtf1 hello}"), "this is a document in rich text (RTF)"),
    "form.ods": (opendocument, "this is an OpenDocument file, and no filing"),
    "rules.docx": (word, "this is a Word document, and no form of ours"),
    "rules.xlsx": (excel, "this is an Excel workbook, and no form of ours"),
    "rules.zip": (archive, "this is a ZIP archive, and no filing"),
    "cut.docx": (lambda path: path.write_bytes(b"PK\x03\x04 and no more"), "this is a damaged archive"),
}


@pytest.mark.parametrize("name", OTHERS)
def test_a_file_of_another_kind_is_answered_with_what_it_is_and_what_to_do(
    floorperson: Floorperson, tmp_path: Path, name: str
) -> None:
    make, told = OTHERS[name]
    advice = "save it as .xlsx or .docx, and name that file" if name in SAVED_ANEW else ADVICE
    path = tmp_path / name
    make(path)
    checked = floorperson("check", path, "--format", "concise")
    assert checked.code == 2
    assert f"error no-form: {told}" in checked.out
    assert advice in checked.out
    for command in (
        ("review", path, "-o", tmp_path / "review.txt"),
        ("diff", SHOE, path),
        ("todo", path),
        ("import", "filing", path, "-o", tmp_path / "filing.yaml"),
    ):
        ended = floorperson(*command)
        assert ended.code == 2
        assert told in " ".join(ended.err.split())
        assert advice in " ".join(ended.err.split())


def test_it_costs_nothing_of_the_others(floorperson: Floorperson, tmp_path: Path) -> None:
    excel(tmp_path / "rules.xlsx")
    ended = floorperson("check", tmp_path / "rules.xlsx", SHOE, "-v")
    assert ended.code == 2
    assert "551-shoe.yaml: 0 findings" in ended.out


def test_a_filing_in_yaml_is_no_form_to_import(floorperson: Floorperson, tmp_path: Path) -> None:
    ended = floorperson("import", "filing", SHOE, "-o", tmp_path / "filing.yaml")
    assert ended.code == 2
    assert "this is text, and no form" in ended.err


def rewritten(form: Path, part: str, change: "dict[bytes, bytes]") -> None:
    """The form with some bytes of a part replaced; a part that is not there is added."""
    with zipfile.ZipFile(form) as held:
        parts = {name: held.read(name) for name in held.namelist()}
    body = parts.get(part, b"")
    for before, after in change.items():
        body = body.replace(before, after, 1) if before else after
    parts[part] = body
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as held:
        for name, content in parts.items():
            held.writestr(name, content)
    form.write_bytes(packed.getvalue())


HOSTILE = {
    "grows when unpacked": (
        "form.xlsx",
        "xl/media/a.bin",
        {b"": b"\0" * (64 << 20)},
        "unpacked, the file holds more than",
    ),
    "declares entities": (
        "form.docx",
        "word/document.xml",
        {b"?>": b'?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'},
        "word/document.xml declares entities of its own",
    ),
    "declares entities in a sheet": (
        "form.xlsx",
        "xl/worksheets/sheet1.xml",
        {b"<worksheet": b'<!DOCTYPE a [<!ENTITY x "xxxx">]><worksheet'},
        "xl/worksheets/sheet1.xml declares entities of its own",
    ),
    "another encoding": ("form.xlsx", "xl/extra.xml", {b"": "<a/>".encode("utf-16")}, "xl/extra.xml is not in UTF-8"),
    "a cell far off": (
        "form.xlsx",
        "xl/worksheets/sheet2.xml",
        {b"</sheetData>": b'<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row></sheetData>'},
        "has something in XFD1048576, far off the form",
    ),
    "rows without end": (
        "form.xlsx",
        "xl/worksheets/sheet2.xml",
        {b"</sheetData>": b"<row/>" * 4000 + b"</sheetData>"},
        "rows, more than any form",
    ),
    "parts without end": ("form.xlsx", "", {}, "parts; a form has a few dozen"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_form_is_told_and_not_read(floorperson: Floorperson, tmp_path: Path, name: str) -> None:
    file, part, change, told = HOSTILE[name]
    form = tmp_path / file
    floorperson("init", "551", "-o", form)
    if part:
        rewritten(form, part, change)
    else:
        with zipfile.ZipFile(form, "a") as held:
            for number in range(3000):
                held.writestr(f"xl/{number}.xml", "<a/>")
    ended = floorperson("check", form, "--format", "concise")
    assert ended.code == 2
    assert "error no-form: " in ended.out
    assert told in ended.out


def test_a_merged_range_over_all_cells_costs_nothing(floorperson: Floorperson, tmp_path: Path) -> None:
    form = tmp_path / "form.xlsx"
    floorperson("init", "551", "-o", form)
    merged = b'</sheetData><mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>'
    rewritten(form, "xl/worksheets/sheet2.xml", {b"</sheetData>": merged})
    assert floorperson("check", form).code == 0


def test_a_form_of_a_chapter_that_is_not_held_is_told(floorperson: Floorperson, tmp_path: Path) -> None:
    form = tmp_path / "form.xlsx"
    floorperson("init", "551", "-o", form)
    book = openpyxl.load_workbook(form)
    book["floorperson"]["B1"] = "635a"
    book.save(form)
    ended = floorperson("check", form, "--format", "concise")
    assert ended.code == 2
    assert "a form of chapter '635a', which is not held; there are: 535, " in ended.out


def test_a_form_of_another_version_of_the_program_is_read_and_that_is_told(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    form = tmp_path / "form.xlsx"
    floorperson("init", "551", "-o", form)
    book = openpyxl.load_workbook(form)
    book["floorperson"]["C1"] = "0123456789ab"
    book.save(form)
    ended = floorperson("import", "filing", form, "-o", tmp_path / "filing.yaml")
    assert ended.code == 2
    assert "error another-form: the form was made by another version of the program" in " ".join(ended.err.split())
    assert 'chapter: "551"' in (tmp_path / "filing.yaml").read_text("utf-8")


def test_of_a_folder_the_forms_are_checked_and_other_documents_left_alone(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    for name in ("a.xlsx", "b.docx"):
        floorperson("init", "551", "-o", tmp_path / name)
    word(tmp_path / "letter.docx")
    excel(tmp_path / "rates.xlsx")
    ended = floorperson("check", tmp_path, "-v")
    assert ended.code == 0
    assert "a.xlsx: 0 findings" in ended.out
    assert "b.docx: 0 findings" in ended.out
    assert "letter" not in ended.out
    assert "rates" not in ended.out


def test_a_replay_says_what_makes_a_filing_of_a_form(floorperson: Floorperson, tmp_path: Path) -> None:
    form = tmp_path / "form.xlsx"
    floorperson("init", "633a", "-o", form)
    ended = floorperson("replay", data_folder("submissions") / "demo" / "log.jsonl", "-s", form)
    assert ended.code == 2
    assert "floorperson import filing writes of a form" in " ".join((ended.out + ended.err).split())
