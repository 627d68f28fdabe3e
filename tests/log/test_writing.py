"""What is written is read again, in every form."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from validator.log import writing
from validator.log.columns import LogReading, LogUnusable
from validator.log.read import columnar
from validator.log.read.reader import ROWS_OF_A_ROUND, read_log, rounds_expected
from validator.log.writing import rows_in_words, write_csv, write_jsonl, write_parquet

EXAMPLES = Path(__file__).parents[2] / "submissions" / "logs"
WRITERS: dict[str, Callable[[Path, Iterable[dict[str, object]]], None]] = {
    "jsonl": write_jsonl,
    "csv": write_csv,
    "parquet": write_parquet,
}


def in_words(reading: LogReading) -> list[dict[str, object]]:
    return list(rows_in_words(reading))


@pytest.mark.parametrize("form", WRITERS)
@pytest.mark.parametrize("example", ["blackjack", "baccarat", "pai-gow"])
def test_the_examples_go_round(tmp_path: Path, form: str, example: str) -> None:
    if form == "parquet":
        pytest.importorskip("pyarrow")
    first = read_log(EXAMPLES / f"{example}-example.jsonl")
    path = tmp_path / f"log.{form}"
    WRITERS[form](path, rows_in_words(first))
    second = read_log(path)
    assert second.faults == []
    assert in_words(second) == in_words(first)
    for table, columns in first.tables.items():
        assert second.tables[table].seq == columns.seq
        assert second.tables[table].at == columns.at


def test_the_rows_of_all_tables_keep_the_order_of_the_source(tmp_path: Path) -> None:
    rows = [
        {"table": "B", "seq": 1, "kind": "round-start"},
        {"table": "A", "seq": 1, "kind": "round-start"},
        {"table": "venue", "seq": 1, "kind": "records", "what": "deal.card", "by": "never"},
        {"table": "B", "seq": 2, "kind": "deal", "hand": 1, "card": "none", "by": "curator:P2"},
    ]
    write_jsonl(tmp_path / "log.jsonl", rows)
    assert list(rows_in_words(read_log(tmp_path / "log.jsonl"))) == rows


def test_each_row_group_of_parquet_has_one_dictionary_for_a_column(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    monkeypatch.setattr(writing, "_ROWS", 2)
    dealers = [f"dealer:{'D' * 50}{number}" for number in range(5)]
    rows: list[dict[str, object]] = [
        {"table": "A", "seq": seq, "at": 1_000 * seq, "kind": "dealer-arrives", "by": dealers[seq * seq % 5]}
        for seq in range(1, 49)
    ]
    path = tmp_path / "log.parquet"
    write_parquet(path, iter(rows))
    metadata = parquet.read_metadata(path)
    assert metadata.num_row_groups == 3
    for number in range(metadata.num_row_groups):
        group = metadata.row_group(number)
        columns = {column.path_in_schema: column for column in map(group.column, range(group.num_columns))}
        assert all("DELTA_BINARY_PACKED" in columns[name].encodings for name in ("seq", "at"))
        assert columns["by"].total_uncompressed_size < group.num_rows * len(dealers[0]) / 2
    read = in_words(read_log(path))
    assert [{**row, "at": 0} for row in read] == [{**row, "at": 0} for row in rows]


def test_how_long_a_parquet_log_is_does_not_depend_on_how_small_it_was_written(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow.parquet")
    rows = [{"table": "A", "seq": seq, "kind": "round-start"} for seq in range(1, 100 * ROWS_OF_A_ROUND)]
    path = tmp_path / "log.parquet"
    write_parquet(path, iter(rows))
    assert path.stat().st_size < 2 * len(rows)
    assert rounds_expected([path]) == 99
    path.write_bytes(b"PAR1")
    assert rounds_expected([path]) == 0


def test_a_row_that_was_not_read_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_text('{"table":"B","seq":1,"kind":"dael"}\n', encoding="utf-8")
    with pytest.raises(ValueError, match="line 1 could not be read"):
        list(rows_in_words(read_log(path)))


def test_without_pyarrow_the_message_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(columnar, "find_spec", lambda name: None)
    with pytest.raises(LogUnusable, match="python -m pip install numba numpy pyarrow"):
        read_log(tmp_path / "log.parquet")


@pytest.mark.parametrize(
    ("column", "values", "message"),
    [
        ("cents", [1.5], "cents is of type double"),
        ("hand", [True], "hand is of type bool"),
        ("card", [5], "card is of type int64"),
        ("crad", ["AH"], "did you mean card"),
    ],
)
def test_a_parquet_column_of_another_type_is_refused(
    tmp_path: Path, column: str, values: list[object], message: str
) -> None:
    arrow = pytest.importorskip("pyarrow")
    tables = pytest.importorskip("pyarrow.parquet")
    content = {"table": ["B"], "seq": [1], "kind": ["deal"], column: values}
    tables.write_table(arrow.table(content), tmp_path / "log.parquet")
    with pytest.raises(LogUnusable, match=message):
        read_log(tmp_path / "log.parquet")


def test_a_parquet_time_needs_its_zone(tmp_path: Path) -> None:
    arrow = pytest.importorskip("pyarrow")
    tables = pytest.importorskip("pyarrow.parquet")
    content = {"table": ["B"], "seq": [1], "kind": ["round-start"], "at": arrow.array([0], arrow.timestamp("us"))}
    tables.write_table(arrow.table(content), tmp_path / "log.parquet")
    with pytest.raises(LogUnusable, match="at is of type timestamp"):
        read_log(tmp_path / "log.parquet")


def test_parquet_faults_name_their_rows(tmp_path: Path) -> None:
    arrow = pytest.importorskip("pyarrow")
    tables = pytest.importorskip("pyarrow.parquet")
    content = {
        "table": ["B", "B", "B"],
        "seq": [1, 2, 3],
        "kind": ["round-start", "dael", "round-end"],
        "at": arrow.array([0, 1_500_000, None], arrow.timestamp("us", tz="UTC")),
    }
    tables.write_table(arrow.table(content), tmp_path / "log.parquet")
    reading = read_log(tmp_path / "log.parquet")
    assert [(fault.line, fault.kind) for fault in reading.faults] == [(2, "unknown-kind")]
    assert reading.tables["B"].at == [0, -1, -1]
