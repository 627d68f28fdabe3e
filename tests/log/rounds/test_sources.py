"""Sources of every kind of file: encodings, delimiters, spreadsheets, packed files, standard input."""

import gzip
import io
import json
import sqlite3
import sys
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from validator.log.importers import SourceUnusable
from validator.log.importers.rounds import tables
from validator.log.importers.rounds.tables import Options, Source, open_source
from validator.log.read.opening import standard_input

TABLE = [["Round", "Näme", "Bet"], ["1", "Zoë", "10.50"], ["2", "Ann", "5"]]


def text(delimiter: str = ",") -> str:
    return "".join(delimiter.join(row) + "\r\n" for row in TABLE)


def told(source: Source) -> list[list[object]]:
    return [list(source.columns), *(list(row) for _, row in source.rows)]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
def test_delimiter_and_encoding_are_found_out(tmp_path: Path, encoding: str, delimiter: str) -> None:
    path = tmp_path / "rounds.csv"
    path.write_bytes(text(delimiter).encode(encoding))
    source = open_source(path, Options())
    assert told(source) == TABLE
    assert source.said == (
        ["line 1 is not UTF-8; the file is read as cp1252 (the map may say source: encoding)"]
        if encoding == "cp1252"
        else []
    )


def test_a_map_may_say_them(tmp_path: Path) -> None:
    path = tmp_path / "rounds.csv"
    path.write_bytes(text("|").encode("cp437"))
    assert told(open_source(path, Options(delimiter="|", encoding="cp437"))) == TABLE
    with pytest.raises(SourceUnusable, match="cannot be read as klingon, as the map says"):
        open_source(path, Options(encoding="klingon"))


def test_rows_have_the_numbers_of_their_lines(tmp_path: Path) -> None:
    path = tmp_path / "rounds.csv"
    path.write_text('Title of the list\n\nRound,Note\n1,"two\nlines"\n2,x\n', encoding="utf-8")
    source = open_source(path, Options())
    assert source.columns == ("Round", "Note")
    assert [number for number, row in source.rows if row] == [4, 6]
    assert source.said == ["the header is taken to be row 3; the map may name another under source: header"]


def test_a_header_that_stands_elsewhere_is_named_by_the_map(tmp_path: Path) -> None:
    path = tmp_path / "rounds.csv"
    path.write_text("a,b\nRound,Bet\n1,2\n", encoding="utf-8")
    assert open_source(path, Options(header=2)).columns == ("Round", "Bet")
    with pytest.raises(SourceUnusable, match="no header is in row 9"):
        open_source(path, Options(header=9))


def test_a_column_that_stands_twice_gets_a_number(tmp_path: Path) -> None:
    path = tmp_path / "rounds.csv"
    path.write_text("Round,Cards,Cards\n1,KH,9D\n", encoding="utf-8")
    source = open_source(path, Options())
    assert source.columns == ("Round", "Cards", "Cards (2)")
    assert source.said == ['column "Cards" stands more than once; the further one is "Cards (2)"']


@pytest.mark.parametrize("packed", ["gz", "zst"])
def test_packed_files_are_unpacked(tmp_path: Path, packed: str) -> None:
    content = text().encode()
    if packed == "zst":
        content = pytest.importorskip("zstandard").ZstdCompressor().compress(content)
    path = tmp_path / f"rounds.csv.{packed}"
    path.write_bytes(gzip.compress(content) if packed == "gz" else content)
    assert told(open_source(path, Options())) == TABLE
    path.write_bytes(path.read_bytes()[:-9])
    if packed == "gz":
        with pytest.raises(SourceUnusable, match="the packed file breaks off before its end"):
            open_source(path, Options())


def test_standard_input_is_a_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text().encode())))
    with standard_input(wanted=True):
        source = open_source(Path("-"), Options())
        assert (source.name, told(source)) == ("standard input", TABLE)


@pytest.mark.parametrize("form", ["array", "lines", "within"])
def test_json_is_an_array_or_one_object_a_line(tmp_path: Path, form: str) -> None:
    rows: list[dict[str, Any]] = [
        {"id": 1, "dealer": {"cards": ["KH", "9D"]}, "seats": [{"bet": 10.10}, {"bet": 5}]},
        {"id": 2, "dealer": {"cards": [{"rank": "K", "suit": "H"}]}, "seats": []},
    ]
    path = tmp_path / "rounds.json"
    written = {
        "array": json.dumps(rows, indent=1),
        "lines": "".join(json.dumps(row) + "\n" for row in rows),
        "within": json.dumps({"rounds": rows}),
    }
    path.write_text(written[form], encoding="utf-8")
    source = open_source(path, Options())
    assert source.columns == ("id", "dealer.cards", "seats.1.bet", "seats.2.bet", "seats")
    first, second = source.rows
    assert (first[0], list(first[1])) == (1, [1, ["KH", "9D"], "10.1", 5, None])
    assert second[0] == 2


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "the file is empty"),
        (b"[1, 2]", "row 1: a row is an object"),
        (b'{"a": 1}\n{"a": \n', "line 2: no JSON"),
        (b"PK\x03\x04 no book", "no spreadsheet that can be read"),
        (b"PAR1 no Parquet", "no Parquet file that can be read"),
        (b"\x28\xb5\x2f\xfd broken", "rounds"),
        (b"[" * 99999, "too deep"),
    ],
)
def test_a_source_that_cannot_be_read_is_said_to_be_so(tmp_path: Path, content: bytes, why: str) -> None:
    for name in ("python_calamine", "pyarrow", "zstandard"):
        pytest.importorskip(name)
    path = tmp_path / "rounds"
    path.write_bytes(content)
    with pytest.raises(SourceUnusable, match=why):
        list(open_source(path, Options()).rows)


@pytest.mark.parametrize(
    ("content", "install"),
    [
        (b"PK\x03\x04", "rounds.xlsx is a spreadsheet; .* pip install python-calamine XlsxWriter"),
        (b"PAR1", "rounds.xlsx is Parquet; .* pip install numba numpy pyarrow"),
        (b"\x28\xb5\x2f\xfd", "rounds.xlsx is packed with zstd; install zstandard"),
    ],
)
def test_what_is_not_installed_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes, install: str
) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(tables, "import_module", missing)
    monkeypatch.setattr("validator.log.read.opening.find_spec", lambda _: None)
    path = tmp_path / "rounds.xlsx"
    path.write_bytes(content)
    with pytest.raises(SourceUnusable, match=install):
        open_source(path, Options())


def test_of_a_workbook_the_largest_sheet_is_read_unless_the_map_names_one(tmp_path: Path) -> None:
    pytest.importorskip("python_calamine")
    xlsxwriter = pytest.importorskip("xlsxwriter")
    path = tmp_path / "book.xlsx"
    with xlsxwriter.Workbook(path) as book:
        book.add_worksheet("Cover").write_row(0, 0, ["Made", "by"])
        sheet = book.add_worksheet("Hands")
        for number, row in enumerate(TABLE):
            sheet.write_row(number, 0, row)
    source = open_source(path, Options())
    assert told(source) == TABLE
    assert source.said == ['sheet "Hands" is read, not "Cover"; the map may name another under source: sheet']
    assert open_source(path, Options(sheet="Cover")).columns == ("Made", "by")
    with pytest.raises(SourceUnusable, match='there is no sheet "Hand"; there are: Cover, Hands'):
        open_source(path, Options(sheet="Hand"))


def test_an_open_document_spreadsheet_is_read(tmp_path: Path) -> None:
    pytest.importorskip("python_calamine")
    spaces = " ".join(
        f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for name in ("office", "table", "text")
    )
    rows = "".join(
        "<table:table-row>"
        + "".join(
            f'<table:table-cell office:value-type="string"><text:p>{cell}</text:p></table:table-cell>' for cell in row
        )
        + "</table:table-row>"
        for row in TABLE
    )
    content = (
        f'<?xml version="1.0"?><office:document-content {spaces} office:version="1.2"><office:body>'
        f'<office:spreadsheet><table:table table:name="Hands">{rows}</table:table></office:spreadsheet>'
        "</office:body></office:document-content>"
    )
    path = tmp_path / "rounds.ods"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("META-INF/manifest.xml", "<manifest/>")
        archive.writestr("content.xml", content)
    assert told(open_source(path, Options())) == TABLE


def database(path: Path, **tables: list[tuple[object, ...]]) -> Path:
    with closing(sqlite3.connect(path)) as made, made:
        for name, (head, *rows) in tables.items():
            made.execute(f"CREATE TABLE {name} ({', '.join(map(str, head))})")
            made.executemany(f"INSERT INTO {name} VALUES ({', '.join('?' * len(head))})", rows)
    return path


def test_of_a_database_the_largest_table_is_read_unless_the_map_names_one(tmp_path: Path) -> None:
    hands: list[tuple[object, ...]] = [("round", "bet", "cards"), (2, 10.5, "KH 9D"), (1, None, "♠A")]
    path = database(tmp_path / "rounds.db", staff=[("name",), ("Ann",)], hands=hands)
    source = open_source(path, Options())
    assert (source.columns, list(source.rows)) == (hands[0], [(2, hands[1]), (3, hands[2])])
    said = 'the table "hands" is read, the largest; the map may name another under source: sheet (staff)'
    assert (source.said, source.sheet) == ([said], "hands")
    assert open_source(path, Options(sheet="staff")).columns == ("name",)
    with pytest.raises(SourceUnusable, match='it has no table "hand"; its tables are staff, hands'):
        open_source(path, Options(sheet="hand"))


def test_a_database_of_which_rows_lie_in_a_file_beside_it_is_not_read_in_part(tmp_path: Path) -> None:
    path = tmp_path / "rounds.db"
    with closing(sqlite3.connect(path)) as writer:
        writer.execute("PRAGMA journal_mode = WAL")
        writer.execute("CREATE TABLE hands (round, bet)")
        writer.execute("INSERT INTO hands VALUES (1, 10)")
        writer.commit()
        with pytest.raises(SourceUnusable, match="rounds.db-wal beside it holds what is not yet written into it"):
            open_source(path, Options())
    assert list(open_source(path, Options()).rows) == [(2, (1, 10))]


def test_a_database_that_is_broken_or_empty_is_said_to_be_so(tmp_path: Path) -> None:
    path = database(tmp_path / "rounds.db", hands=[("round",), *((number,) for number in range(5000))])
    whole = path.read_bytes()
    path.write_bytes(whole[:30] + b"\xff" * 400)
    with pytest.raises(SourceUnusable, match="no SQLite database that can be read"):
        open_source(path, Options())
    path.write_bytes(whole[:8192] + b"\0" * (len(whole) - 8192))
    with pytest.raises(SourceUnusable, match="no SQLite database that can be read"):
        list(open_source(path, Options()).rows)
    with closing(sqlite3.connect(tmp_path / "empty.db")) as made:
        made.execute("PRAGMA user_version = 1")
    with pytest.raises(SourceUnusable, match="the database has no table"):
        open_source(tmp_path / "empty.db", Options())
