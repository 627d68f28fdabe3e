"""Lines read by kernels give what the general reader gives, whatever stands in them."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests.length import either
from tests.simulate.rounds import rows_of
from tests.simulate.ways import WAYS
from validator.core.engine.engines import CompiledEngine, Engine
from validator.log.codes import BY_STRIDE
from validator.log.columns import Columns, LogReading, Names, RowFault
from validator.log.fast import jsonl_reader
from validator.log.read import sources
from validator.log.read.reader import batches
from validator.log.vocabulary import WHAT_FREE

PERSONS = ("player", "back")

Found = tuple[dict[str, list[tuple[object, ...]]], list[RowFault]]


def in_words(columns: Columns, names: Names) -> list[tuple[object, ...]]:
    """The rows with the words of free names in the place of their numbers, which follow the order of reading."""
    found: list[tuple[object, ...]] = []
    for row in zip(*columns.lists(), strict=True):
        numbers = dict(zip(Columns._fields, row, strict=True))
        cells: dict[str, object] = {**numbers}
        for name in PERSONS:
            cells[name] = names.word(numbers[name])
        by, what = numbers["by"], numbers["what"]
        cells["by"] = (by % BY_STRIDE, names.words[by // BY_STRIDE - 1]) if by >= BY_STRIDE else by
        if numbers["kind"] in WHAT_FREE:
            cells["what"] = names.word(what)
        found.append(tuple(cells.values()))
    return found


def read(path: Path, engine: Engine | None) -> Found:
    """All that reading a log gives, batch after batch."""
    tables: dict[str, list[tuple[object, ...]]] = {}
    faults: list[RowFault] = []
    reading: LogReading
    for reading in batches(path, 5, engine=engine):
        faults += reading.faults
        for table, columns in reading.tables.items():
            tables.setdefault(table, []).extend(in_words(columns, reading.names))
    return tables, sorted(faults)


@pytest.fixture(scope="module")
def compiled() -> Engine:
    return CompiledEngine()


@pytest.fixture
def alike(tmp_path: Path, compiled: Engine, monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], Found]:
    """Both readers read some bytes, cut into the same blocks; what they both give."""
    monkeypatch.setattr(sources, "CHECKED", 50)

    def reads(text: bytes) -> Found:
        path = tmp_path / "log.jsonl"
        path.write_bytes(text)
        general, by_kernels = read(path, None), read(path, compiled)
        assert by_kernels[1] == general[1]
        assert by_kernels[0] == general[0]
        return by_kernels

    return reads


def lines(seed: int, rounds: int) -> list[bytes]:
    """Lines of lawful play at two tables, mixed."""
    found = []
    for row in rows_of(WAYS["late-pay"], seed, rounds):
        found.append(json.dumps(row, separators=(",", ":")).encode())
        if seed % 2:
            found.append(json.dumps({**row, "table": "BJ-Ü"}, separators=(",", ":"), ensure_ascii=False).encode())
    return found


PIECES = [
    b"",
    b" ",
    b'"',
    b"\\",
    b"\\u0041",
    b"{",
    b"}",
    b",",
    b":",
    b"-1",
    b"0",
    b"00",
    b"1e3",
    b"1.0",
    b"null",
    b"true",
    b"[]",
    b"\xff",
    b"\xc3\xa9",
    b"\r",
    b"\t",
    b"\n",
    b"\x00",
    b'"seq":7,',
    b'"x-a":1,',
    b'"x-\\":"b",',
    b'"x-a":"b",',
    b'"note":"said",',
    b'"note":7,',
    b'"at":"2026-01-02T03:04:05.678-05:00",',
    b'"at":"2026-02-30T03:04:05Z",',
    b'"at":"2026-01-02",',
    b'"kind":"deal",',
    b'"table":"venue",',
    b'"table":"",',
    b'"player":"none",',
    b'"card":"?",',
    b'"by":"floorperson:F\x7f",',
    b"99999999999999999999",
]


def spoiled(line: bytes, random: Random) -> bytes:
    """The line with something put in, taken out or put in the place of something else."""
    at = random.randrange(len(line) + 1)
    piece = random.choice([*PIECES, bytes([random.randrange(256)])])
    if random.random() < 0.4:
        at = random.choice([i for i, byte in enumerate(line) if byte in b'{,:"']) + 1
    return line[:at] + piece + line[at + random.choice((0, 0, 1, 2, 5, len(piece))) :]


@pytest.mark.longer
@pytest.mark.parametrize("seed", range(either(4, 60)))
def test_whatever_byte_is_changed_both_readers_say_the_same(alike: Callable[[bytes], Found], seed: int) -> None:
    random = Random(seed)
    text = [spoiled(line, random) if random.random() < 0.15 else line for line in lines(seed, 40)]
    tables, faults = alike(b"\n".join(text) + random.choice([b"", b"\n", b"\n\n"]))
    assert len(faults) > 20
    assert "BJ-1" in tables


def test_what_our_writers_write_is_scanned_whole(
    alike: Callable[[bytes], Found], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jsonl_reader, "row_of_line", None)
    tables, faults = alike(b"\n".join(lines(1, 40)))
    assert set(tables) == {"BJ-1", "BJ-Ü"}
    assert faults == []


@pytest.mark.parametrize("capacity", [1, 16, 64])
def test_more_words_than_there_is_room_for_cost_nothing_but_time(
    alike: Callable[[bytes], Found], monkeypatch: pytest.MonkeyPatch, capacity: int
) -> None:
    monkeypatch.setattr(jsonl_reader, "FIRST_WORDS", capacity)
    monkeypatch.setattr(jsonl_reader, "MOST_WORDS", 4 * capacity)
    monkeypatch.setattr(jsonl_reader, "BLOCK", 3000)
    row = '{"table":"T","seq":%d,"kind":"player-arrives","player":"a person called number %d","seat":1}'
    rows = [row % (number, number % 700) for number in range(2000)]
    tables, faults = alike("\n".join(rows).encode())
    assert faults == []
    assert len(tables["T"]) == 2000


TIMES = [
    "2026-01-02T03:04:05Z",
    "2026-01-02T03:04:05.001Z",
    "2026-01-02T03:04:05.123456+00:00",
    "2024-02-29T23:59:59.999-05:00",
    "2000-02-29T00:00:00+14:00",
    "1970-01-01T00:00:00Z",
    "9999-12-31T23:59:59.999Z",
    "1969-12-31T23:59:59Z",
    "1970-01-01T00:00:00+01:00",
    "9999-12-31T23:59:59.999-01:00",
    "2023-02-29T00:00:00Z",
    "1900-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-00-01T00:00:00Z",
    "2026-01-00T00:00:00Z",
    "2026-04-31T00:00:00Z",
    "2026-01-02T24:00:00Z",
    "2026-01-02T03:60:05Z",
    "2026-01-02T03:04:60Z",
    "2026-01-02T03:04:05",
    "2026-01-02T03:04:05.1234Z",
    "2026-01-02T03:04:05.12Z",
    "2026-01-02T03:04:05-0500",
    "2026-01-02T03:04:05-05",
    "2026-01-02T03:04:05+24:00",
    "2026-01-02T03:04:05+05:60",
    "2026-01-02 03:04:05Z",
    "20260102T030405Z",
    "2026-W01-2T03:04:05Z",
    "",
]


@pytest.mark.parametrize("time", TIMES)
def test_times_in_words_are_read_alike(alike: Callable[[bytes], Found], time: str) -> None:
    alike(b'{"table":"T","seq":1,"at":"%s","kind":"round-start","round":1}\n' % time.encode())


def days() -> Iterator[str]:
    for year in (1970, 1999, 2000, 2001, 2024, 2100, 2400, 9999):
        for month, last in enumerate((31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31), 1):
            yield from (f"{year}-{month:02}-{day:02}" for day in (1, last, last + 1, 29))


def test_every_calendar_day_is_the_same(alike: Callable[[bytes], Found]) -> None:
    row = '{"table":"T","seq":%d,"at":"%sT12:00:00.5-05:00","kind":"round-start","round":1}\n'
    exact = '{"table":"T","seq":%d,"at":"%sT12:00:00.500-05:00","kind":"round-start","round":1}\n'
    texts = [(exact if number % 5 else row) % (number, day) for number, day in enumerate(days(), 1)]
    tables, faults = alike("".join(texts).encode())
    assert len(tables["T"]) == len(texts)
    assert {fault.kind for fault in faults} == {"wrong-type"}
