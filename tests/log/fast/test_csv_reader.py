"""A CSV log read by kernels gives what the general reader gives, whatever stands in it."""

import csv
import io
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.length import either
from tests.log.fast.test_jsonl_reader import Found, read
from tests.simulate.rounds import rows_of
from tests.simulate.ways import WAYS
from validator.core.engine.engines import CompiledEngine, Engine
from validator.log.columns import Columns, LogUnusable
from validator.log.fast import csv_reader
from validator.log.vocabulary import COLUMN_ORDER


@pytest.fixture(scope="module", params=[False, either(False, True)])
def compiled(request: pytest.FixtureRequest) -> Engine:
    return CompiledEngine(bounds=request.param)


@pytest.fixture
def alike(tmp_path: Path, compiled: Engine) -> Callable[[bytes], Found]:
    """Both readers read some bytes; what they both give."""

    def reads(text: bytes) -> Found:
        path = tmp_path / "log.csv"
        path.write_bytes(text)
        general, by_kernels = read(path, None), read(path, compiled)
        assert by_kernels[1] == general[1]
        assert by_kernels[0] == general[0]
        return by_kernels

    return reads


def lines(seed: int, rounds: int, quoting: int = csv.QUOTE_MINIMAL, end: str = "\n") -> list[bytes]:
    """The lines of a log of lawful play at two tables, mixed, with a column of the source's own."""
    file = io.StringIO()
    names = [*COLUMN_ORDER, "x-own"]
    if seed % 3:
        Random(seed).shuffle(names)
    writer = csv.writer(file, lineterminator=end, quoting=quoting)  # type: ignore[arg-type]  # one of the module's own
    writer.writerow(names)
    for number, row in enumerate(rows_of(WAYS["late-pay"], seed, rounds)):
        own = {"x-own": f"é{number}"} if number % 5 == 0 else {}
        for table in (row["table"], "BJ-Ü") if seed % 2 else (row["table"],):
            writer.writerow([({**row, **own, "table": table}).get(name) for name in names])
    return file.getvalue().encode().splitlines(keepends=True)


PIECES = [
    b"",
    b" ",
    b'"',
    b'""',
    b'"a""b"',
    b'"a\nb"',
    b'"a\r\nb"',
    b'"a,b"',
    b",",
    b",,",
    b"\r",
    b"\r\n",
    b"\n",
    b"\n\n",
    b"\\",
    b"-",
    b"-1",
    b"0",
    b"007",
    b"1.0",
    b"99999999999999999999",
    b"null",
    b"none",
    b"venue",
    b"\xff",
    b"\xc3\xa9",
    b"\xe2\x82",
    b"\x00",
    b"\t",
    b"\x1f",
    b"2026-01-02T03:04:05.678-05:00",
    b"2026-01-02",
    b'"2026-01-02T03:04:05Z"',
]


def spoiled(line: bytes, random: Random) -> bytes:
    """The line with something put in, taken out or put in the place of something else."""
    at = random.randrange(len(line) + 1)
    if random.random() < 0.6:
        at = random.choice([0, *(i + 1 for i, byte in enumerate(line) if byte in b',"')])
    piece = random.choice([*PIECES, bytes([random.randrange(256)])])
    return line[:at] + piece + line[at + random.choice((0, 0, 1, 2, 5, len(piece))) :]


@pytest.mark.longer
@pytest.mark.parametrize("seed", range(either(6, 90)))
def test_whatever_byte_is_changed_both_readers_say_the_same(
    alike: Callable[[bytes], Found], monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    random = Random(seed)
    monkeypatch.setattr(csv_reader, "BLOCK", random.choice([100, 3000, 1 << 17]))
    monkeypatch.setattr(csv_reader, "FEW", random.choice([0, 2, 256]))
    quoting = random.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC])
    head, *rows = lines(seed, 30, quoting, random.choice(["\n", "\r\n"]))
    text = [head, *(spoiled(line, random) if random.random() < random.choice((0.01, 0.1)) else line for line in rows)]
    whole = b"".join(text)
    tables, faults = alike(whole[: len(whole) - random.choice((0, 0, 1, 2, 30))])
    assert tables
    assert faults


@pytest.mark.parametrize("quoting", [csv.QUOTE_MINIMAL, csv.QUOTE_ALL])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_what_our_writers_write_is_scanned_whole(
    alike: Callable[[bytes], Found], monkeypatch: pytest.MonkeyPatch, quoting: int, end: str
) -> None:
    def general(*_: object) -> None:
        raise AssertionError("a line was left to the general reader")

    monkeypatch.setattr(csv_reader, "_read", general)
    monkeypatch.setattr(csv_reader, "_row_of", general)
    tables, faults = alike(b"".join(lines(1, 20, quoting, end)))
    assert set(tables) == {"BJ-1", "BJ-Ü"}
    assert faults == []


@pytest.mark.parametrize("end", ["\r", "\n\r", "\r\r\n", "\n\n", "\r\n\r\n", "\n \n"])
def test_lines_end_as_the_general_reader_has_it(
    alike: Callable[[bytes], Found], monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    monkeypatch.setattr(csv_reader, "BLOCK", 2000)
    monkeypatch.setattr(csv_reader, "AT_ONCE", 50)
    tables, _ = alike(b"".join(lines(2, 10)).replace(b"\n", end.encode()))
    assert set(tables) == {"BJ-1"}


@pytest.mark.parametrize(
    "columns", ["table,seq,kind", 'table,seq,"kind"', '"x-a\nb",table,seq,kind', "x-,kind,seq,table"]
)
def test_the_head_may_be_written_in_any_way(alike: Callable[[bytes], Found], columns: str) -> None:
    values = {"table": "T", "seq": "%d", "kind": "round-start"}
    names = [name.strip('"') for name in columns.split(",")]
    row = ",".join(values.get(name, "") for name in names) + "\n"
    tables, faults = alike((columns + "\n" + "".join(row % number for number in range(1, 9))).encode())
    assert faults == []
    assert len(tables["T"]) == 8


def test_long_words_and_long_lines_are_read_alike(alike: Callable[[bytes], Found]) -> None:
    head = b"table,seq,kind,player,note\n"
    rows = [
        b"T,%d,player-arrives,%s,%s\n" % (seq, b"p" * word, b"n" * note)
        for seq, (word, note) in enumerate(
            [(6, 0), (7, 7), (8, 8), (14, 70_000), (63, 5), (64, 5), (65, 5), (900, 5), (70_000, 1), (3, 140_000)], 1
        )
    ]
    tables, faults = alike(head + b"".join(rows))
    assert [row[Columns._fields.index("seq")] for row in tables["T"]][:7] == [1, 2, 3, -1, 5, 6, 7]
    assert {fault.line: fault.kind for fault in faults} == {
        **dict.fromkeys((5, 10, 11), "line-too-long"),
        9: "wrong-type",
    }


def test_a_line_longer_than_a_block_is_told_and_costs_itself(
    alike: Callable[[bytes], Found], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(csv_reader, "BLOCK", 70_000)
    head, row = b"table,seq,kind,note\n", b"T,%d,round-start,%s\n"
    for note in (b"n" * 300_000, b'"' + b"n" * 300_000, b'"' + b"n\n" * 100_000):
        tables, faults = alike(head + row % (1, b"") + row % (2, note) + row % (3, b""))
        assert faults and {fault.kind for fault in faults} <= {"line-too-long", "bad-csv"}
        assert tables["T"][0][Columns._fields.index("seq")] == 1


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
@pytest.mark.parametrize("note", [b"n" * 299_999, b'"%s"' % (b"n" * 299_997), b'"%s"' % ("\u00fc" * 149_998).encode()])
@pytest.mark.parametrize("block", [700, 70_000])
def test_the_row_behind_a_line_that_is_too_long_is_read(
    alike: Callable[[bytes], Found], monkeypatch: pytest.MonkeyPatch, block: int, note: bytes, end: bytes
) -> None:
    """Neither an open field nor a carriage return at the end of a block makes it part of the line before."""
    monkeypatch.setattr(csv_reader, "BLOCK", block)
    rows = [
        b"table,seq,kind,note",
        *(b"T,%d,round-start,%s" % row for row in ((2, b""), (3, note), (4, b""), (5, b""))),
    ]
    for more in range(0, 700, 100):
        tables, faults = alike(end.join([*rows[:1], b"T,1,round-start,%s" % (b"n" * more), *rows[1:], b""]))
        assert [(fault.line, fault.kind) for fault in faults] == [(4, "line-too-long")]
        assert [row[Columns._fields.index("seq")] for row in tables["T"]] == [1, 2, -1, 4, 5]


@pytest.mark.parametrize("text", [b"", b"\n", b"table,seq,kind", b"table,seq,kind\n", b'table,seq,"kind', b"table;seq"])
def test_a_file_without_rows_is_read_or_refused_alike(tmp_path: Path, compiled: Engine, text: bytes) -> None:
    path = tmp_path / "log.csv"
    path.write_bytes(text)
    said = []
    for engine in (None, compiled):
        try:
            said.append(str(read(path, engine)))
        except LogUnusable as error:
            said.append(str(error))
    assert said[0] == said[1]
