"""Small files that hold much: each is told with the limit and how to raise it, and takes no more memory than that."""

import gzip
import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from validator.core.limits import CELLS, COLUMNS, FIELD, HELD, MEMORY, ROWS, UNPACKED, WORK, Limit
from validator.log.columns import LogUnusable
from validator.log.importers import SourceUnusable, source
from validator.log.importers.rounds.tables import Options, Source, open_source
from validator.log.read.reader import batches, read_log

SHEETS = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
OF_BOOK = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PARTS = "http://schemas.openxmlformats.org/package/2006/relationships"
OPEN = "urn:oasis:names:tc:opendocument:xmlns"


def xlsx(folder: Path, rows: str, more: str = "") -> Path:
    pytest.importorskip("python_calamine")
    path = folder / "book.xlsx"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as book:
        book.writestr(
            "[Content_Types].xml",
            '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
            '<Default Extension="xml" ContentType="application/xml"/></Types>',
        )
        book.writestr(
            "_rels/.rels",
            f'<Relationships xmlns="{PARTS}"><Relationship Id="rId1" Type="{OF_BOOK}/officeDocument" '
            'Target="xl/workbook.xml"/></Relationships>',
        )
        book.writestr(
            "xl/workbook.xml",
            f'<workbook xmlns="{SHEETS}" xmlns:r="{OF_BOOK}"><sheets>'
            '<sheet name="Hands" sheetId="1" r:id="rId1"/></sheets></workbook>',
        )
        book.writestr(
            "xl/_rels/workbook.xml.rels",
            f'<Relationships xmlns="{PARTS}"><Relationship Id="rId1" Type="{OF_BOOK}/worksheet" '
            'Target="worksheets/sheet1.xml"/></Relationships>',
        )
        book.writestr(
            "xl/worksheets/sheet1.xml", f'<worksheet xmlns="{SHEETS}"><sheetData>{rows}</sheetData></worksheet>'
        )
        if more:
            book.writestr("xl/media/more.xml", more)
    return path


def cell(place: str) -> str:
    row = place.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return f'<row r="{row}"><c r="{place}"><v>1</v></c></row>'


def ods(folder: Path, columns: int, rows: int) -> Path:
    pytest.importorskip("python_calamine")
    path = folder / "book.ods"
    names = " ".join(f'xmlns:{name}="{OPEN}:{name}:1.0"' for name in ("office", "table", "text"))
    of_row = (
        f'<table:table-row table:number-rows-repeated="{rows}"><table:table-cell office:value-type="string" '
        f'table:number-columns-repeated="{columns}"><text:p>K</text:p></table:table-cell></table:table-row>'
    )
    with zipfile.ZipFile(path, "w") as book:
        book.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        book.writestr("META-INF/manifest.xml", "<manifest/>")
        book.writestr(
            "content.xml",
            f'<?xml version="1.0"?><office:document-content {names} office:version="1.2"><office:body>'
            f'<office:spreadsheet><table:table table:name="Hands">{of_row}</table:table></office:spreadsheet>'
            "</office:body></office:document-content>",
        )
    return path


def whole(path: Path) -> Source:
    found = open_source(path, Options(header=1))
    list(found.rows)
    return found


def refused(path: Path, limit: Limit) -> str:
    """Why a source is not read: past a limit, which is told with how to raise it."""
    with pytest.raises(SourceUnusable) as told:
        whole(path)
    words = str(told.value)
    assert words.startswith(f"{path}") and f"set {limit.variable} to raise it" in words, words
    assert f"{limit.most:,} {limit.of}" in words, words
    return words


def test_a_cell_in_the_last_row_and_column_is_refused(tmp_path: Path) -> None:
    words = refused(xlsx(tmp_path, cell("XFD1048576")), COLUMNS)
    assert 'sheet "Hands" has more than 2,000 columns' in words and "save the sheet as CSV" in words


@pytest.mark.parametrize("book", ["xlsx", "ods"])
def test_a_workbook_that_takes_more_memory_than_there_is_ends_no_process_but_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str
) -> None:
    pytest.importorskip("resource")
    monkeypatch.setenv(MEMORY.variable, "400_000_000")
    path = xlsx(tmp_path, cell("A1") + cell("XFD1048576")) if book == "xlsx" else ods(tmp_path, 1_024, 65_536)
    assert path.stat().st_size < 5_000
    assert "to open the workbook takes more than" in refused(path, MEMORY)


def test_a_workbook_that_takes_too_long_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("resource")
    monkeypatch.setenv(WORK.variable, "1")
    assert "to open the workbook takes more than" in refused(ods(tmp_path, 5, 3_000_000_000), WORK)


def test_more_cells_than_are_held_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = xlsx(tmp_path, cell("A1") + cell("J9"))
    assert len(whole(path).columns) == 10
    monkeypatch.setenv(CELLS.variable, "89")
    refused(path, CELLS)
    monkeypatch.setenv(CELLS.variable, "90")
    whole(path)
    monkeypatch.setenv(ROWS.variable, "8")
    refused(path, ROWS)


def test_a_workbook_that_unpacks_to_more_than_a_limit_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = xlsx(tmp_path, cell("A1"), " " * 3_000_000)
    whole(path)
    monkeypatch.setenv(UNPACKED.variable, "2_900_000")
    refused(path, UNPACKED)


@pytest.mark.parametrize(
    ("limit", "most", "content"),
    [
        (HELD, 100, "Round,Bet\n" + "1,2\n" * 100),
        (CELLS, 100, "Round,Bet\n" + "1,2\n" * 50),
        (ROWS, 100, "Round,Bet\n" + "\n" * 100),
        (COLUMNS, 10, "Round" + ",Bet" * 10 + "\n1\n"),
        (FIELD, 1000, 'Round,Bet\n1,"' + "2\n" * 501),
        (FIELD, 1000, 'Round,Bet\n1,"' + "2" * 20_000),
        (CELLS, 10, json.dumps([{"Round": 1, "Bet": 2}] * 10)),
        (CELLS, 100, json.dumps([{f"Round {number}": 1} for number in range(20)])),
    ],
)
def test_text_past_a_limit_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: Limit, most: int, content: str
) -> None:
    path = tmp_path / "rounds.csv.gz"
    path.write_bytes(gzip.compress(content.encode()))
    whole(path) if limit is not FIELD else None
    monkeypatch.setenv(limit.variable, str(most))
    refused(path, limit)


def test_an_open_quotation_mark_is_told_at_its_line(tmp_path: Path) -> None:
    path = tmp_path / "rounds.csv"
    path.write_text('Round,Bet\n1,2\n2,"' + "3\n" * 600_000, encoding="utf-8")
    words = refused(path, FIELD)
    assert "line 3: a value has more than" in words and "close the quotation mark, or set" in words


@pytest.mark.parametrize("rows", [1_000, 5_000_000])
def test_parquet_past_a_limit_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rows: int) -> None:
    pyarrow: Any = pytest.importorskip("pyarrow")
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "rounds.parquet"
    many = pyarrow.nulls(rows, pyarrow.int8()).fill_null(1) if rows > 1_000 else pyarrow.array(["K" * 100] * rows)
    parquet.write_table(pyarrow.table({"Round": many}), path)
    assert path.stat().st_size < 2_000_000
    if rows <= 1_000:
        assert len(whole(path).columns) == 1
        monkeypatch.setenv(ROWS.variable, "1000")
    refused(path, ROWS)


def packed(path: Path, content: bytes) -> Path:
    if path.suffix == ".gz":
        path.write_bytes(gzip.compress(content))
    else:
        path.write_bytes(pytest.importorskip("pyarrow").compress(content, codec="zstd", asbytes=True))
    return path


@pytest.mark.parametrize("ending", ["gz", "zst"])
@pytest.mark.parametrize("form", ["jsonl", "csv"])
def test_a_packed_log_is_unpacked_as_far_as_a_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str, form: str
) -> None:
    head = b"table,seq,kind\n" if form == "csv" else b""
    row = b"T,%d,round-start\n" if form == "csv" else b'{"table":"T","seq":%d,"kind":"round-start"}\n'
    log = packed(tmp_path / f"log.{form}.{ending}", head + row % 1 + b"\n" * 300_000)
    assert read_log(log).faults == []
    monkeypatch.setenv(UNPACKED.variable, "200_000")
    last = [*batches(log)][-1]
    assert len(last.tables["T"].seq) == 2
    (fault,) = last.faults
    assert "its rest cannot be read: the packed file holds more than 200,000 bytes" in fault.message
    assert f"set {UNPACKED.variable} to raise it" in fault.message
    first = packed(tmp_path / f"first.{form}.{ending}", head + b"x" * 300_000)
    with pytest.raises(LogUnusable, match="the packed file holds more than 200,000 bytes"):
        read_log(first)


def test_the_smallest_of_unpacked_parts_is_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What unpacks everything that it is given at once is given little at once."""
    from validator.log.read import opening

    sizes: list[int] = []
    read: Callable[..., bytes] = opening._Fed.read

    def noted(self: Any, most: int, /) -> bytes:
        found = read(self, most)
        sizes.append(len(found))
        return found

    monkeypatch.setattr(opening._Fed, "read", noted)
    log = packed(tmp_path / "log.jsonl.gz", b"\n" * 30_000_000)
    with opening.opened(log) as file:
        while file.read(1 << 20):
            pass
    assert sum(sizes) == 30_000_000 and max(sizes) < 20_000_000


def test_other_importers_hold_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HELD.variable, "1000")
    for content in ("[" + "1,\n" * 1000 + "1]", " " * 2000):
        path = tmp_path / "rounds.json"
        path.write_text(content, encoding="utf-8")
        with pytest.raises(SourceUnusable, match=f"set {HELD.variable} to raise it"):
            list(source.objects_of(path))


@pytest.mark.parametrize("told", ["", "many", "-5", "1" * 40])
def test_what_is_no_number_raises_no_limit(monkeypatch: pytest.MonkeyPatch, told: str) -> None:
    monkeypatch.setenv(ROWS.variable, told)
    assert ROWS.most == ROWS.usual
