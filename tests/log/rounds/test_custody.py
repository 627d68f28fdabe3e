"""The first row of each table says from which files, by which program and map the log was made, and what was left out."""

import hashlib
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from tests.log.rounds.test_faults import HEADER, MAP, ROW
from validator import __version__
from validator.log.importers import Row
from validator.log.importers.rounds.converting import ImportMessages, convert_by_map


def opened(folder: Path, source: Path, columns: str) -> Row:
    path = folder / "map.yaml"
    path.write_text(columns, encoding="utf-8")
    rows = [row for row in convert_by_map(source, path, ImportMessages()) if row["kind"] == "table-open"]
    assert [row["seq"] for row in rows] == [1] * len(rows)
    assert {str({**row, "table": ""}) for row in rows} == {str({**rows[0], "table": ""})}
    return rows[0]


def test_source_map_program_and_what_was_left_out_stand_in_the_first_row(tmp_path: Path) -> None:
    source = tmp_path / "hands.csv"
    source.write_text(f"{HEADER}{ROW}2,1,10,KH ZZ,10C 8S,20,N\n3,1,10,KH 9D,10C 8S,20,?\n", encoding="utf-8")
    row = opened(tmp_path, source, MAP + "attested_by: A. Doe\n")
    digests = [hashlib.sha256(path.read_bytes()).hexdigest() for path in (source, tmp_path / "map.yaml")]
    assert {name: value for name, value in row.items() if name.startswith("x-")} == {
        "x-source": "hands.csv",
        "x-source-sha256": digests[0],
        "x-map": "map.yaml",
        "x-map-sha256": digests[1],
        "x-importer": f"rounds of floorperson {__version__}",
        "x-rows-read": 3,
        "x-rows-left-out": 2,
        "x-left-out": "3, 4",
        "x-left-out-why": 'column Cards: 1 value names no card, at row 3, "KH ZZ"; column Doubled: 1 value is neither yes '
        'nor no, at row 4, "?"; name it in the map under yes_words or no_words',
        "x-attested": "no-bonuses no-cards-moved no-even-money no-splits no-surrender no-voided-rounds",
        "x-attested-by": "A. Doe",
    }


def test_each_table_has_it_and_a_workbook_names_its_sheet(tmp_path: Path) -> None:
    pytest.importorskip("python_calamine")
    xlsxwriter = pytest.importorskip("xlsxwriter")
    source = tmp_path / "hands.xlsx"
    book = xlsxwriter.Workbook(source)
    sheet = book.add_worksheet("Pit 3")
    for number, line in enumerate((f"{HEADER.strip()},Tab", f"{ROW.strip()},A", f"2{ROW.strip()[1:]},B")):
        sheet.write_row(number, 0, line.split(","))
    book.close()
    row = opened(tmp_path, source, MAP.replace("table: BJ-101", "table_column: Tab"))
    assert (row["x-sheet"], row["x-rows-read"], row["x-rows-left-out"]) == ("Pit 3", 2, 0)
    assert "x-left-out" not in row and "x-left-out-why" not in row


def test_what_is_not_attested_stands_there_and_in_the_last_lines_of_a_replay(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    source, columns, log = tmp_path / "hands.csv", tmp_path / "map.yaml", tmp_path / "log.jsonl"
    source.write_text(HEADER + ROW, encoding="utf-8")
    assert "no-bonuses, " in MAP
    columns.write_text(MAP.replace("no-bonuses, ", ""), encoding="utf-8")
    assert floorperson("import", "rounds", source, "--map", columns, "-o", log).code == 0
    told = "no payment of a hand can be judged until the map attests no-bonuses"
    assert f'"x-not-judged":"{told}"' in log.read_text("utf-8").replace('": "', '":"')
    out = " ".join(floorperson("replay", log).out.split())
    assert f"payments of {log.as_posix()}: {told}" in out
    assert f"not judged: {told}" in out
