"""Logs as they come in: packed, from standard input, cut off, in other encodings."""

import gzip
import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.log.columns import LogUnusable
from validator.log.importers import find_importer
from validator.log.read import opening
from validator.log.read.reader import batches, read_log
from validator.log.writing import rows_in_words, write_csv

LOG = data_folder("submissions") / "demo" / "log.jsonl"
FILING = data_folder("submissions") / "633a-shoe.yaml"
PLAIN = LOG.read_bytes()


def zstd(content: bytes) -> bytes:
    return bytes(pytest.importorskip("pyarrow").compress(content, codec="zstd", asbytes=True))


PACKERS: dict[str, Callable[[bytes], bytes]] = {"gz": gzip.compress, "zst": zstd}
packed = pytest.mark.parametrize("ending", PACKERS)


def csv_of(folder: Path) -> bytes:
    path = folder / "plain.csv"
    write_csv(path, rows_in_words(read_log(LOG)))
    return path.read_bytes()


def tallies(floorperson: Floorperson, *logs: object) -> str:
    out: str = floorperson("replay", *logs, "-s", FILING, "-v").out
    return out[out.index("what was judged") :]


@packed
@pytest.mark.parametrize("form", ["jsonl", "csv"])
def test_a_packed_log_is_judged_as_it_is_unpacked(
    floorperson: Floorperson, tmp_path: Path, ending: str, form: str
) -> None:
    content = PLAIN if form == "jsonl" else csv_of(tmp_path)
    log = tmp_path / f"log.{form}.{ending}"
    log.write_bytes(PACKERS[ending](content))
    assert tallies(floorperson, log) == tallies(floorperson, LOG)
    (tmp_path / "plain.csv").unlink(missing_ok=True)
    assert tallies(floorperson, tmp_path) == tallies(floorperson, LOG)


@packed
def test_parts_packed_one_behind_the_other_are_read_all(tmp_path: Path, ending: str) -> None:
    log = tmp_path / f"log.jsonl.{ending}"
    half = PLAIN.index(b"\n", len(PLAIN) // 2) + 1
    log.write_bytes(PACKERS[ending](PLAIN[:half]) + PACKERS[ending](PLAIN[half:]))
    assert list(rows_in_words(read_log(log))) == list(rows_in_words(read_log(LOG)))


@packed
def test_a_packed_log_that_breaks_off_is_judged_so_far_and_said(
    floorperson: Floorperson, tmp_path: Path, ending: str
) -> None:
    many = PLAIN + b"".join(
        b'{"table":"BJ-101","seq":%d,"kind":"idle","what":"%s"}\n' % (1000 + i, b"end" if i % 2 else b"start")
        for i in range(12_000)
    )
    log = tmp_path / f"log.jsonl.{ending}"
    log.write_bytes(PACKERS[ending](many)[:-40])
    if ending == "gz":
        assert sum(len(reading.tables["BJ-101"].seq) for reading in batches(log)) > 100
    ended = floorperson("replay", log, "-s", FILING)
    assert ended.code == 2
    assert "the packed file breaks off before its end" in ended.out + ended.err or "is damaged" in ended.out + ended.err


def test_where_nothing_unpacks_zstd_it_is_said_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "log.jsonl.zst"
    log.write_bytes(zstd(PLAIN))
    monkeypatch.setattr(opening, "find_spec", lambda name: None)
    with pytest.raises(LogUnusable, match="packed with zstd; install zstandard"):
        read_log(log)


def arrow_of(folder: Path, form: str) -> bytes:
    """The log as Arrow IPC, in several batches."""
    pyarrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    from validator.log.writing import write_parquet

    write_parquet(folder / "log.parquet", rows_in_words(read_log(LOG)))
    table = parquet.read_table(folder / "log.parquet")
    held = pyarrow.BufferOutputStream()
    with (pyarrow.ipc.new_file if form == "arrow" else pyarrow.ipc.new_stream)(held, table.schema) as writer:
        writer.write_table(table, max_chunksize=40)
    return bytes(held.getvalue())


class Given:
    """Standard input with some bytes."""

    def __init__(self, content: bytes) -> None:
        self.buffer = io.BytesIO(content)


@pytest.mark.parametrize("form", ["jsonl", "csv", "jsonl.gz", "parquet", "arrow", "stream"])
def test_standard_input_is_a_log_of_any_form(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    content = PLAIN
    if form == "csv":
        content = csv_of(tmp_path)
    elif form == "jsonl.gz":
        content = gzip.compress(PLAIN)
    elif form == "parquet":
        pytest.importorskip("pyarrow")
        from validator.log.writing import write_parquet

        write_parquet(tmp_path / "log.parquet", rows_in_words(read_log(LOG)))
        content = (tmp_path / "log.parquet").read_bytes()
    elif form in ("arrow", "stream"):
        content = arrow_of(tmp_path, form)
    expected = tallies(floorperson, LOG)
    monkeypatch.setattr(sys, "stdin", Given(content))
    assert tallies(floorperson, "-") == expected


def test_an_import_reads_standard_input(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = Path(__file__).parents[2] / "data" / "jackblack-rounds.jsonl"
    monkeypatch.setattr(sys, "stdin", Given(source.read_bytes()))
    for form in ("jsonl", "csv"):
        monkeypatch.setattr(sys, "stdin", Given(source.read_bytes()))
        log = tmp_path / f"log.{form}"
        assert floorperson("import", "jackblack", "-", "-o", log).code == 0
        assert read_log(log).faults == []
    expected = tmp_path / "expected.jsonl"
    assert floorperson("import", "jackblack", source, "-o", expected).code == 0
    assert (tmp_path / "log.jsonl").read_bytes() == expected.read_bytes()


def test_empty_standard_input_holds_no_row(floorperson: Floorperson, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Given(b""))
    ended = floorperson("replay", "-")
    assert ended.code == 2 and "-: no row is in it" in ended.out


def test_a_packed_source_is_imported(tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "data" / "jackblack-rounds.jsonl"
    given = tmp_path / "rounds.jsonl.gz"
    given.write_bytes(gzip.compress(source.read_bytes()))
    convert = find_importer("jackblack").convert
    assert list(convert(given)) == list(convert(source))


@pytest.mark.parametrize("form", ["jsonl", "csv"])
def test_a_last_line_cut_off_is_said_and_its_round_not_accused(
    floorperson: Floorperson, tmp_path: Path, form: str
) -> None:
    content = PLAIN if form == "jsonl" else csv_of(tmp_path)
    lines = content.splitlines(keepends=True)
    place = max(i for i, line in enumerate(lines) if b"pay" in line and b"records" not in line)
    log = tmp_path / f"log.{form}"
    log.write_bytes(b"".join(lines[:place]) + lines[place][:40])
    ended = floorperson("replay", log, "-s", FILING)
    assert f":{place + 1}: error cut-off: the file breaks off within this line, its last" in ended.out
    cut, whole = (
        {
            (one["rule"], one["place"]["event"])
            for one in json.loads(floorperson("replay", path, "-s", FILING, "--format", "json").out)["findings"]
        }
        for path in (log, LOG)
    )
    assert cut <= whole


def test_a_whole_last_line_without_its_end_is_not_cut_off(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_bytes(PLAIN.rstrip(b"\n"))
    assert read_log(log).faults == []


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_utf_16_is_refused_with_what_to_do(tmp_path: Path, encoding: str) -> None:
    log = tmp_path / "log.jsonl"
    log.write_bytes(PLAIN.decode().encode(encoding))
    with pytest.raises(LogUnusable, match="is in UTF-16 .* save it as UTF-8"):
        read_log(log)


def test_bytes_of_another_encoding_cost_the_one_row_of_a_table(tmp_path: Path) -> None:
    lines = csv_of(tmp_path).splitlines(keepends=True)
    place = next(i for i, line in enumerate(lines) if b",round-start," in line)
    lines[place] = lines[place].replace(b",round-start,", b",round-st\xe9rt,")
    lines[place + 1] = lines[place + 1].rstrip(b"\n") + b"caf\xe9\n"
    log = tmp_path / "log.csv"
    log.write_bytes(b"".join(lines))
    faults = read_log(log).faults
    assert {fault.line for fault in faults} == {place + 1}


def test_bytes_of_another_encoding_cost_the_one_line(tmp_path: Path) -> None:
    lines = PLAIN.splitlines(keepends=True)
    lines[50] = lines[50].replace(b"}\n", b',"note":"caf\xe9"}\n')
    log = tmp_path / "log.jsonl"
    log.write_bytes(b"".join(lines))
    reading = read_log(log)
    assert [(fault.kind, fault.line) for fault in reading.faults] == [("bad-encoding", 51)]
    rows = sum(len(columns.seq) for columns in reading.tables.values())
    assert rows == sum(len(columns.seq) for columns in read_log(LOG).tables.values())
