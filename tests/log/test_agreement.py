"""The fast way takes a row exactly when the slow way finds no fault in it."""

from functools import cache

import pytest
from hypothesis import given, settings, strategies as st

from tests.length import either
from tests.log.fast.test_jsonl_reader import in_words
from validator.core.engine.engines import CompiledEngine
from validator.log.columns import Names
from validator.log.fast.encoding_kernels import STRIP
from validator.log.read.diagnose import diagnose, without_absent
from validator.log.read.encode import SOURCE_KINDS, ChunkRejected, Encoder
from validator.log.read.reader import batches, read_log
from validator.log.vocabulary import BY, COLUMN_ORDER, FACES, PLACES, TYPES, WHAT
from validator.log.writing import write_jsonl

ODD: st.SearchStrategy[object] = st.sampled_from(
    [None, "", "none", -1, -2, 1.5, True, 10**13, 10**17, [], {}, "??", "\ud800", "x" * 300]
)
FITTING = {
    "integer": st.integers(0, 5),
    "time": st.sampled_from(["2026-03-01T20:15:00Z", 5, "2026-03-01", "noon"]),
    "card": st.sampled_from(["AH", "?", "K?", "2-4b", "1H"]),
    "face": st.sampled_from([*FACES, "sideways"]),
    "place": st.sampled_from([*PLACES, "sho"]),
    "name": st.sampled_from(["P1", "red"]),
    "text": st.sampled_from(["BJ1", "venue"]),
}
WORDS = {
    "kind": st.sampled_from([*SOURCE_KINDS, "dael"]),
    "what": st.sampled_from([*WHAT, "deal", "deal.face", "deal.cents", "2016-1"]),
    "by": st.sampled_from([*BY, "dealer:D12", "chips:D12", "dealer:"]),
}
COLUMNS = {name: WORDS[name] if name in WORDS else FITTING[TYPES[name]] for name in COLUMN_ORDER}
ROWS = st.fixed_dictionaries(
    {name: COLUMNS[name] for name in ("table", "seq", "kind")},
    optional={name: COLUMNS[name] | ODD for name in COLUMN_ORDER if name not in ("table", "seq", "kind")},
)
SOUND_KINDS = st.sampled_from(["deal", "wager", "records", "choice", "collect", "round-start", "filing-in-force"])
LIKELY = st.fixed_dictionaries(
    {
        "table": st.just("BJ1"),
        "seq": st.integers(0, 5),
        "kind": SOUND_KINDS,
        "wager": st.sampled_from([1, None]),
        "hand": st.sampled_from([1, None]),
        "what": st.sampled_from(["blackjack", "hit", "deal.face", None]),
        "by": st.sampled_from(["dealer", "always", "chips", None]),
    }
)


def taken(row: dict[str, object]) -> bool:
    try:
        Encoder(Names()).encode({name: [row.get(name)] for name in COLUMN_ORDER}, [1])
    except ChunkRejected:
        return False
    return True


@pytest.mark.longer
@settings(max_examples=either(150, 800))
@given(ROWS | LIKELY)
def test_a_row_is_taken_if_and_only_if_it_has_no_fault(row: dict[str, object]) -> None:
    sound = without_absent(row)
    assert taken(sound) == (diagnose(sound, 1) == [])


@cache
def compiled() -> CompiledEngine:
    pytest.importorskip("numba")
    return CompiledEngine()


MANY = 2 * STRIP // 5
"""Times that rows are repeated so that batches are of several strips."""


def fits_parquet(row: dict[str, object]) -> bool:
    """Whether a Parquet file could hold the row: the others are refused by the type of their column."""
    return all(
        value is None
        or (type(value) is int if TYPES[name] == "integer" else isinstance(value, str) and value != "\ud800")
        for name, value in row.items()
    )


@pytest.mark.longer
@settings(max_examples=either(60, 300))
@given(
    rows=st.lists((ROWS | LIKELY).filter(fits_parquet), min_size=1, max_size=12),
    texts=st.booleans(),
    times=st.sampled_from([1, 1, 1, MANY]),
)
@pytest.mark.parametrize("form", ["parquet", "arrow", "stream"])
def test_rows_in_columns_are_taken_on_the_same_terms_with_kernels_and_without(
    tmp_path_factory: pytest.TempPathFactory, form: str, rows: list[dict[str, object]], texts: bool, times: int
) -> None:
    rows = rows * times
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    words = arrow.string() if texts else arrow.dictionary(arrow.int32(), arrow.string())
    types = {name: arrow.int64() if form == "integer" else words for name, form in TYPES.items()}
    types |= {"at": arrow.string(), "note": arrow.string()}
    arrays = [arrow.array([row.get(name) for row in rows], type=types[name]) for name in COLUMN_ORDER]
    table = arrow.table(arrays, names=COLUMN_ORDER)
    path = tmp_path_factory.mktemp("log") / ("log.parquet" if form == "parquet" else "log.arrow")
    if form == "parquet":
        parquet.write_table(table, path)
    else:
        with (arrow.ipc.new_file if form == "arrow" else arrow.ipc.new_stream)(path, table.schema) as writer:
            writer.write_table(table, max_chunksize=5 * times)
    general, by_kernels = (list(batches(path, engine=engine)) for engine in (None, compiled()))
    faults = [fault for one in general for fault in one.faults]
    assert [fault for one in by_kernels for fault in one.faults] == faults
    sound = [without_absent(row) for row in rows]
    assert [fault for fault in faults if fault.kind != "seq-not-increasing"] == [
        fault for line, row in enumerate(sound, 1) for fault in diagnose(row, line)
    ]
    (one,), (other,) = general, by_kernels
    assert {name: in_words(columns, other.names) for name, columns in other.tables.items()} == {
        name: in_words(columns, one.names) for name, columns in one.tables.items()
    }


@pytest.mark.longer
@settings(max_examples=either(15, 60))
@given(rows=st.lists(ROWS | LIKELY, max_size=12))
def test_every_row_is_in_a_stream_or_among_the_faults(
    tmp_path_factory: pytest.TempPathFactory, rows: list[dict[str, object]]
) -> None:
    folder = tmp_path_factory.mktemp("log")
    path = folder / "log.jsonl"
    written = [{name: value for name, value in row.items() if value != "\ud800"} for row in rows]
    write_jsonl(path, written)
    reading = read_log(path)
    lines = {line for columns in reading.tables.values() for line in columns.line}
    assert lines == set(range(1, len(rows) + 1))
    at_once = [fault.line for fault in reading.faults]
    assert at_once == [fault.line for batch in batches(path, rounds=1) for fault in batch.faults]
