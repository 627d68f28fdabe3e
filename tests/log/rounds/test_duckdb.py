"""Finished rounds in a DuckDB file, as in SQLite."""

from pathlib import Path
from typing import Any

import pytest

from tests.log.rounds.test_faults import MAP
from tests.log.rounds.test_mispayments import converted
from validator.log.importers import SourceUnusable
from validator.log.importers.rounds.tables import Options, open_source
from validator.log.writing import write_jsonl

MAGIC = b"\0" * 8 + b"DUCK" + b"\0" * 64


def made(folder: Path, *statements: str) -> Path:
    duckdb: Any = pytest.importorskip("duckdb")
    path = folder / "pit.duckdb"
    connection = duckdb.connect(str(path))
    for statement in statements:
        connection.execute(statement)
    connection.close()
    return path


def test_the_largest_table_is_read_with_its_decimals_lists_and_times(tmp_path: Path) -> None:
    path = made(
        tmp_path,
        "CREATE TABLE notes (text VARCHAR)",
        'CREATE TABLE hands ("Round" INTEGER, "Seat" INTEGER, "Bet" DECIMAL(9,2), "Cards" VARCHAR[], "Dealer" VARCHAR, '
        '"Back" DOUBLE, "Doubled" BOOLEAN, "At" TIMESTAMPTZ)',
        "INSERT INTO hands VALUES (1, 1, 10.50, ['KH', '9D'], '10C 8S', 21, false, '2015-09-12 14:01:00-04'), "
        "(2, 1, 10, ['KH', '9D'], '10C 8S', 20, false, '2015-09-12 14:02:00-04')",
        "CREATE VIEW elsewhere AS SELECT * FROM hands",
    )
    rows, told = converted(tmp_path, path, MAP.replace("hands:", "time: {columns: [At]}\nhands:"))
    assert (told.rounds, told.left_out) == (2, 0)
    assert [row["cents"] for row in rows if row["kind"] == "wager"] == [1050, 1000]
    assert [row["at"] for row in rows if row["kind"] == "round-start"][0] == "2015-09-12T18:01:00+00:00"
    assert any('the table "hands" is read, the largest' in one and "(notes)" in one for one in told.said)
    assert rows[0]["x-sheet"] == "hands"
    write_jsonl(tmp_path / "log.jsonl", rows)


def test_a_table_that_is_not_there_and_a_damaged_file_are_refused(tmp_path: Path) -> None:
    path = made(tmp_path, "CREATE TABLE hands (a INTEGER)")
    with pytest.raises(SourceUnusable, match='it has no table "rounds"; its tables are hands'):
        open_source(path, Options(sheet="rounds"))
    (tmp_path / "pit.duckdb.wal").write_bytes(b"not yet written")
    with pytest.raises(SourceUnusable, match=r"pit\.duckdb\.wal beside it holds what is not yet written"):
        open_source(path, Options())
    damaged = tmp_path / "damaged.duckdb"
    damaged.write_bytes(MAGIC)
    with pytest.raises(SourceUnusable, match="no DuckDB file that can be read"):
        open_source(damaged, Options())


def test_without_the_package_it_is_said_how_to_install_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "duckdb", None)
    path = tmp_path / "pit.duckdb"
    path.write_bytes(MAGIC)
    with pytest.raises(
        SourceUnusable, match="is a DuckDB file; what reads it is not installed: python -m pip install duckdb"
    ):
        open_source(path, Options())
