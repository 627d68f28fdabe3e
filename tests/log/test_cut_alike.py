"""Whoever reads a log, it is cut into the same batches, and of a damaged one as much is read."""

import gzip
import io
import json
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.length import either
from tests.simulate.rounds import rows_of
from tests.simulate.ways import WAYS
from validator.core.engine.engines import CompiledEngine, Engine
from validator.log.columns import LogUnusable, RowFault
from validator.log.fast import csv_reader, jsonl_reader
from validator.log.fast.line_kernels import LONGEST_LINE
from validator.log.read import sources
from validator.log.read.reader import batches
from validator.log.writing import write_csv, write_jsonl

Batch = tuple[dict[str, list[int]], list[RowFault]]


@pytest.fixture(scope="module")
def compiled() -> Engine:
    pytest.importorskip("numba")
    return CompiledEngine()


def batches_of(path: Path, rounds: int, engine: Engine | None) -> list[Batch]:
    """Of each batch the lines of its rows, table by table, and the faults."""
    read = batches(path, rounds, engine=engine)
    return [({table: columns.lists().line for table, columns in one.tables.items()}, one.faults) for one in read]


def rows(seed: int) -> list[dict[str, object]]:
    """Play at two tables."""
    found = []
    for row in rows_of(WAYS["late-pay"], seed, 30):
        found += [row, {**row, "table": "BJ-2"}] if row["table"] != "venue" else [row]
    return found


@pytest.mark.longer
@pytest.mark.parametrize("form", ["jsonl", "csv"])
@pytest.mark.parametrize("seed", range(either(3, 40)))
def test_batches_end_at_the_same_rows(
    form: str, seed: int, compiled: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(seed)
    path = tmp_path / f"log.{form}"
    {"jsonl": write_jsonl, "csv": write_csv}[form](path, rows(seed))
    lines = path.read_bytes().splitlines(keepends=True)
    for place in random.sample(range(1, len(lines)), 40):
        odd = [b"\n", b"\n\n\n" + lines[place], b"\xff\n", b'"' + lines[place], lines[place][:9] + b"\n"]
        lines[place] = random.choice(odd)
    path.write_bytes(b"".join(lines))
    monkeypatch.setattr(sources, "CHECKED", random.choice([1, 2, 7, 60]))
    monkeypatch.setattr(sources, "BLOCK", random.choice([300, 4_000]))
    for module in (jsonl_reader, csv_reader):
        monkeypatch.setattr(module, "BLOCK", random.choice([300, 4_000, 1 << 22]))
    general = batches_of(path, 2, None)
    assert batches_of(path, 2, compiled) == general
    assert len(general) > 2


@pytest.mark.parametrize("form", ["jsonl", "csv"])
@pytest.mark.parametrize("part", [0.001, 0.3, 0.8, 0.97, 0.999])
def test_of_a_packed_file_that_breaks_off_all_is_read_that_was_unpacked(
    form: str, part: float, compiled: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, packed = tmp_path / f"log.{form}", tmp_path / f"log.{form}.gz"
    {"jsonl": write_jsonl, "csv": write_csv}[form](plain, rows(1))
    whole = gzip.compress(plain.read_bytes())
    packed.write_bytes(whole[: int(len(whole) * part)])
    monkeypatch.setattr("validator.log.read.opening._AT_ONCE", 2_000)
    found: list[Any] = []
    for engine in (None, compiled):
        try:
            found.append(batches_of(packed, 5, engine))
        except LogUnusable as error:
            found.append(str(error))
    assert found[0] == found[1]
    if part > 0.5:
        assert sum(len(lines) for tables, _ in found[0] for lines in tables.values()) > 900


@pytest.mark.parametrize("blanks", [1, LONGEST_LINE // 2, LONGEST_LINE, 70_000, 200_000, 5_000_000])
@pytest.mark.parametrize("before", [True, False])
def test_blanks_beside_a_row_count_to_the_length_of_its_line(
    blanks: int, before: bool, compiled: Engine, tmp_path: Path
) -> None:
    first, second, third = (json.dumps({"table": "T", "seq": seq, "kind": "round-start"}).encode() for seq in (1, 2, 3))
    around = (b" " * blanks, b"") if before else (b"", b" " * blanks)
    path = tmp_path / "log.jsonl"
    path.write_bytes(first + b"\n" + second.join(around) + b"\n" + third + b"\n")
    general, by_kernels = batches_of(path, 5, None), batches_of(path, 5, compiled)
    assert by_kernels == general
    ((_, faults),) = general
    too_long = len(second) + blanks > LONGEST_LINE
    assert [(one.kind, one.line) for one in faults] == ([("line-too-long", 2)] if too_long else [])


@pytest.mark.parametrize("blank", ["\u00a0", "\u2028", "\x0c", "\x1d", " ", "\t", "\r"])
def test_white_space_is_that_of_json(blank: str, compiled: Engine, tmp_path: Path) -> None:
    row = '{"table":"T","seq":%d,"kind":"round-start"}'
    path = tmp_path / "log.jsonl"
    lines = [row % 1, row % 2 + blank, blank, blank + row % 3, row % 4]
    path.write_text("\n".join(lines), encoding="utf-8", newline="")
    general = batches_of(path, 5, None)
    assert batches_of(path, 5, compiled) == general
    ((_, faults),) = general
    assert [one.line for one in faults] == ([] if blank in " \t\r" else [2, 3, 4])


@pytest.mark.parametrize("length", range(1, 8))
def test_lines_of_csv_that_are_too_long_are_cut_alike_by_both_readers(
    length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sources, "LONGEST_LINE", 3)
    for letters in product('a"\r\n', repeat=length):
        text = "".join(letters)
        by_kernels = [sources.short_line(line) for line in io.StringIO(text, newline="")]
        told = list(sources._short_lines(io.StringIO(text, newline="")))
        assert [(line.rstrip("\r\n"), line[-1] in "\r\n") for line in told] == [
            (line.rstrip("\r\n"), line[-1] in "\r\n") for line in by_kernels
        ], text
