"""Reading a log: what is taken, what becomes a fault, and what stands where a row could not be read."""

import json
from pathlib import Path

import pytest

from validator.log import codes
from validator.log.columns import LogReading, LogUnusable, person_by, role_by
from validator.log.read import sources, streams
from validator.log.read.reader import batches, read_log

ROUND: list[dict[str, object]] = [
    {"kind": "round-start"},
    {"kind": "wager", "wager": 1, "seat": 1, "player": "P1", "hand": 1, "what": "blackjack", "cents": 1000},
    {"kind": "deal", "hand": 1, "seat": 1, "card": "AH", "face": "up", "source": "shoe"},
    {"kind": "pay", "wager": 1, "cents": 1500},
    {"kind": "round-end"},
]


def rounds(count: int, table: str = "BJ1") -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for number in range(1, count + 1):
        for event in ROUND:
            rows.append({"table": table, "seq": len(rows) + 1, "round": number, **event})
    return rows


def read(folder: Path, *lines: object) -> LogReading:
    path = folder / "log.jsonl"
    text = [line if isinstance(line, str) else json.dumps(line, separators=(",", ":")) for line in lines]
    path.write_text("\n".join(text) + "\n", encoding="utf-8", newline="\n")
    return read_log(path)


def row(**values: object) -> dict[str, object]:
    return {"table": "BJ1", "seq": 1, "kind": "deal", "hand": 1} | values


def test_a_row_becomes_integers(tmp_path: Path) -> None:
    event = row(
        at="2026-03-01T20:15:00.250-05:00", round=7, seat=3, card="10S", face="up", source="shoe-left",
        back="red", what="sideways", by="dealer:D12", note="free",
    )  # fmt: skip
    reading = read(tmp_path, event)
    assert reading.faults == []
    columns = reading.tables["BJ1"]
    names = reading.names
    assert columns.at == [1772414100250]
    assert (columns.seq, columns.kind, columns.round, columns.seat) == ([1], [codes.KIND_DEAL], [7], [3])
    assert (columns.hand, columns.card, columns.face) == ([1], [3 * 13 + 9], [codes.FACE_UP])
    assert (columns.source, columns.dest) == ([codes.PLACE_SHOE_LEFT], [codes.NOT_RECORDED])
    assert (names.word(columns.back[0]), columns.what) == ("red", [codes.WHAT_SIDEWAYS])
    assert (role_by(columns.by[0]), names.word(person_by(columns.by[0]))) == (codes.BY_DEALER, "D12")
    assert (columns.player, columns.cents, columns.line) == ([codes.NOT_RECORDED], [codes.NOT_RECORDED], [1])


def test_none_null_empty_and_absent(tmp_path: Path) -> None:
    """Known that there was none; not recorded, in three forms."""
    reading = read(tmp_path, row(dest="none"), row(seq=2, dest=None), row(seq=3, dest=""), row(seq=4))
    assert reading.faults == []
    assert reading.tables["BJ1"].dest == [codes.NONE, codes.NOT_RECORDED, codes.NOT_RECORDED, codes.NOT_RECORDED]


def test_free_words_are_names_and_a_records_row_names_kind_and_column(tmp_path: Path) -> None:
    reading = read(
        tmp_path,
        {"table": "venue", "seq": 1, "kind": "filing-in-force", "what": "blackjack"},
        {"table": "venue", "seq": 2, "kind": "records", "what": "deal.face", "by": "always"},
        {"table": "venue", "seq": 3, "kind": "records", "what": "deal", "by": "never"},
    )
    assert reading.faults == []
    venue = reading.tables["venue"]
    assert reading.names.word(venue.what[0]) == "blackjack"
    assert venue.what[2] == codes.KIND_DEAL * codes.RECORD_STRIDE < venue.what[1]
    assert venue.by[1:] == [codes.BY_ALWAYS, codes.BY_NEVER]


def test_a_column_of_the_source_itself_is_passed_over(tmp_path: Path) -> None:
    assert read(tmp_path, row(**{"x-transaction": {"any": ["thing", 1.5]}})).faults == []


FAULTS = [
    ('{"table":"BJ1","seq":1,"kind":"deal"', "bad-json", ""),
    ("[1,2]", "bad-json", ""),
    ('{"table":"BJ1","seq":1,"seq":2,"kind":"deal","hand":1}', "bad-json", ""),
    ('{"table":"BJ1","seq":1,"kind":"deal","hand":1},{"table":"BJ1","seq":2,"kind":"deal","hand":1}', "bad-json", ""),
    ({"seq": 1, "kind": "deal", "hand": 1}, "missing-column", "table"),
    ({"table": "BJ1", "kind": "deal", "hand": 1}, "missing-column", "seq"),
    ({"table": "BJ1", "seq": 1}, "missing-column", "kind"),
    (row(kind="dael"), "unknown-kind", "kind"),
    (row(kind="unreadable"), "unknown-kind", "kind"),
    (row(crad="AH"), "unknown-column", "crad"),
    (row(card="1H"), "unknown-word", "card"),
    (row(card=5), "wrong-type", "card"),
    (row(face="sideways"), "unknown-word", "face"),
    (row(source="sho"), "unknown-word", "source"),
    (row(by="deeler"), "unknown-word", "by"),
    (row(by="always"), "unknown-word", "by"),
    (row(by="dealer:"), "unknown-word", "by"),
    (row(what="blackjack"), "unknown-word", "what"),
    (row(kind="wager", wager=1, what="sideways"), "unknown-word", "what"),
    (row(kind="records", what="dael", by="always"), "unknown-word", "what"),
    (row(kind="records", what="deal.cents", by="always"), "unknown-word", "what"),
    (row(kind="records", what="deal"), "missing-operand", "by"),
    (row(kind="wager", wager=1), "missing-operand", "what"),
    (row(kind="wager", wager=1, what="none"), "missing-operand", "what"),
    (row(hand=None), "missing-operand", "hand"),
    (row(cents=5), "unexpected-operand", "cents"),
    (row(seat=1.0), "wrong-type", "seat"),
    (row(seat=True), "wrong-type", "seat"),
    (row(seat="1"), "wrong-type", "seat"),
    (row(seat=[1]), "wrong-type", "seat"),
    (row(seat=-1), "out-of-range", "seat"),
    (row(seat=-2), "out-of-range", "seat"),
    (row(seat=100), "out-of-range", "seat"),
    (row(kind="collect", wager=1, cents=10**12 + 1), "out-of-range", "cents"),
    (row(kind="collect", wager=1, cents=10**30), "out-of-range", "cents"),
    (row(kind="collect", wager=1, cents=12.5), "wrong-type", "cents"),
    (row(at="2026-03-01T20:15:00"), "wrong-type", "at"),
    (row(at="yesterday"), "wrong-type", "at"),
    (row(at="1969-12-31T23:59:59Z"), "wrong-type", "at"),
    (row(kind="player-arrives", player=5), "wrong-type", "player"),
    (row(back="x" * 201), "wrong-type", "back"),
    (row(back="two\nlines"), "wrong-type", "back"),
    (row(back="\ud800"), "wrong-type", "back"),
    (row(note=5), "wrong-type", "note"),
    (row(table="venue"), "wrong-stream", "kind"),
]


@pytest.mark.parametrize(("line", "kind", "column"), FAULTS)
def test_a_bad_line_is_a_fault_and_its_neighbours_are_taken(
    tmp_path: Path, line: object, kind: str, column: str
) -> None:
    first, last = row(seq=0), row(seq=9)
    reading = read(tmp_path, {"table": "BJ1", "seq": 0, "kind": "round-start"}, line, last)
    assert (kind, 2, column) in [(fault.kind, fault.line, fault.column) for fault in reading.faults]
    assert all(fault.line == 2 for fault in reading.faults)
    kinds = [taken for taken in reading.tables["BJ1"].kind if taken != codes.KIND_UNREADABLE]
    assert kinds == [codes.KIND_ROUND_START, codes.KIND_DEAL]
    marked = reading.tables["venue" if "venue" in str(line) else "BJ1"]
    assert codes.KIND_UNREADABLE in marked.kind
    assert read(tmp_path, first, last).faults == []


def test_an_unknown_word_is_answered_with_the_word_meant(tmp_path: Path) -> None:
    reading = read(tmp_path, row(kind="dael"), row(seq=2, crad="AH"), row(seq=3, kind="choice", what="stnad"))
    assert [fault.message.partition("; ")[2] for fault in reading.faults] == [
        "did you mean deal?",
        "did you mean card?",
        "did you mean stand?",
    ]


def test_an_unreadable_row_keeps_its_round_and_place(tmp_path: Path) -> None:
    rows = rounds(3)
    rows[6]["cents"] = "ten"
    columns = read(tmp_path, *rows).tables["BJ1"]
    assert columns.kind[6] == codes.KIND_UNREADABLE
    assert (columns.round[6], columns.line[6], columns.cents[6]) == (2, 7, codes.NOT_RECORDED)
    assert columns.kind.count(codes.KIND_UNREADABLE) == 1


def test_a_lost_row_of_an_unknown_table_casts_doubt_on_every_table(tmp_path: Path) -> None:
    reading = read(tmp_path, row(), "{broken", row(seq=2), row(table="BJ2"))
    unreadable = codes.KIND_UNREADABLE
    assert reading.tables["BJ1"].kind == [codes.KIND_DEAL, unreadable, codes.KIND_DEAL]
    assert reading.tables["BJ2"].kind == [unreadable, codes.KIND_DEAL]


def test_seq_must_increase_within_a_table_only(tmp_path: Path) -> None:
    reading = read(tmp_path, row(seq=5), row(table="BJ2", seq=1), row(seq=6), row(table="BJ2", seq=2))
    assert reading.faults == []


def test_rows_sent_twice_are_not_judged_twice(tmp_path: Path) -> None:
    rows = rounds(2)
    reading = read(tmp_path, *rows, *rows)
    assert {fault.kind for fault in reading.faults} == {"seq-not-increasing"}
    assert len(reading.faults) == 10
    assert reading.tables["BJ1"].kind[10:] == [codes.KIND_UNREADABLE] * 10


def test_one_mistaken_seq_does_not_condemn_what_follows(tmp_path: Path) -> None:
    rows = rounds(2)
    rows[3]["seq"] = 4000
    reading = read(tmp_path, *rows)
    assert [(fault.line, fault.kind) for fault in reading.faults] == [(5, "seq-not-increasing")]
    assert reading.tables["BJ1"].kind.count(codes.KIND_UNREADABLE) == 1


def test_blank_lines_windows_ends_and_a_mark_at_the_head_are_no_faults(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    lines = ["\ufeff" + json.dumps(row()), "", json.dumps(row(seq=2)), "   "]
    path.write_bytes("\r\n".join(lines).encode())
    reading = read_log(path)
    assert reading.faults == []
    assert reading.tables["BJ1"].line == [1, 3]


def test_a_line_that_is_not_utf8_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(json.dumps(row()).encode() + b'\n{"table":"B\xff"}\n' + json.dumps(row(seq=2)).encode())
    reading = read_log(path)
    assert [(fault.kind, fault.line) for fault in reading.faults] == [("bad-encoding", 2)]


def test_a_line_without_end_is_a_fault_and_takes_no_memory(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    long = b'{"table":"BJ1","note":"' + b"x" * (3 * sources.BLOCK) + b'"}'
    path.write_bytes(json.dumps(row()).encode() + b"\n" + long + b"\n" + json.dumps(row(seq=2)).encode())
    reading = read_log(path)
    assert [(fault.kind, fault.line) for fault in reading.faults] == [("line-too-long", 2)]
    assert reading.tables["BJ1"].seq == [1, -1, 2]


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("log.jsonl", b"\xff\xfe{\x00}\x00", "UTF-16"),
        ("log.txt", b"", r"\.jsonl or \.csv, also packed \(\.gz, \.zst\), \.parquet or \.arrow"),
        ("log.csv", b"", "first line"),
        ("log.csv", b"table,seq,knid\n", "did you mean kind"),
        ("log.csv", b"table;seq;kind\n", "by commas"),
        ("log.csv", b"table,seq\n", "lacks the column kind"),
        ("log.csv", b"table,seq,kind,seq\n", "column seq twice"),
        ("log.parquet", b"no parquet", "log.parquet"),
        ("log.arrow", b"no arrow", "log.arrow"),
        ("log.arrow", b"ARROW1 but no more of it", "log.arrow"),
    ],
)
def test_a_file_that_is_no_log_is_unusable(tmp_path: Path, name: str, content: bytes, message: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(LogUnusable, match=message):
        read_log(path)


def test_a_missing_file_is_unusable(tmp_path: Path) -> None:
    with pytest.raises(LogUnusable, match="No such file"):
        read_log(tmp_path / "log.jsonl")


def test_csv_faults_name_their_lines(tmp_path: Path) -> None:
    path = tmp_path / "log.csv"
    path.write_text(
        "table,seq,kind,hand,card,cents\n"
        "BJ1,1,deal,1,AH,\n"
        "BJ1,2,deal,1,AH\n"
        "BJ1,3,collect,,,1.50\n"
        "BJ1,4,deal,1,KD,\n"
        "BJ1,05,deal,1,\"KD\",\n",
        encoding="utf-8",
    )  # fmt: skip
    reading = read_log(path)
    assert [(fault.line, fault.kind, fault.column) for fault in reading.faults] == [
        (3, "bad-csv", ""),
        (4, "wrong-type", "cents"),
        (4, "missing-operand", "wager"),
    ]
    assert reading.tables["BJ1"].seq == [1, -1, -1, 4, 5]


def test_batches_hold_whole_rounds_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "CHECKED", 20)
    path = tmp_path / "log.jsonl"
    mixed = [pair for both in zip(rounds(60), rounds(60, "BJ2"), strict=True) for pair in both]
    path.write_text("".join(json.dumps(event, separators=(",", ":")) + "\n" for event in mixed), encoding="utf-8")
    whole = read_log(path)
    found = list(batches(path, rounds=10))
    assert len(found) > 4
    for table, columns in whole.tables.items():
        joined = [value for batch in found if table in batch.tables for value in batch.tables[table].seq]
        assert joined == columns.seq
    for batch in found:
        for columns in batch.tables.values():
            assert columns.kind[0] == codes.KIND_ROUND_START
            assert columns.kind[-1] == codes.KIND_ROUND_END


def test_rounds_without_a_start_event_are_told_apart_by_their_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sources, "CHECKED", 5)
    rows = [event for event in rounds(40) if event["kind"] not in ("round-start", "round-end")]
    read(tmp_path, *rows)
    for batch in batches(tmp_path / "log.jsonl", rounds=5):
        for columns in batch.tables.values():
            numbers = columns.round
            assert all(numbers.count(number) == 3 for number in numbers)


def test_a_round_that_never_ends_is_cut_and_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "CHECKED", 5)
    monkeypatch.setattr(streams, "LONGEST_ROUND", 50)
    rows = [{"table": "BJ1", "seq": seq, "round": 1, "kind": "deal", "hand": 1} for seq in range(1, 301)]
    others = rounds(60, "BJ2")
    read(tmp_path, *[event for both in zip(rows, others, strict=True) for event in both])
    found = list(batches(tmp_path / "log.jsonl", rounds=3))
    assert {fault.kind for batch in found for fault in batch.faults} == {"round-too-long"}
    taken = [seq for batch in found if "BJ1" in batch.tables for seq in batch.tables["BJ1"].seq if seq > 0]
    assert taken == list(range(1, 301))


def _faulty(folder: Path, column: str, value: str) -> list[tuple[str, int]]:
    """Faults, by kind and line, of a line with ``value`` in ``column`` between two sound lines."""
    sound = [json.dumps(row(seq=seq, round=1), separators=(",", ":")) for seq in (1, 9)]
    wrong = {"table": '"BJ1"', "seq": "2", "kind": '"deal"', "hand": "1"} | {column: value}
    reading = read(folder, sound[0], "{" + ",".join(f'"{name}":{said}' for name, said in wrong.items()) + "}", sound[1])
    assert [kind for kind in reading.tables["BJ1"].kind if kind != codes.KIND_UNREADABLE] == [codes.KIND_DEAL] * 2
    for fault in reading.faults:
        assert len(fault.message) < 300
        "".join((fault.column, fault.message, fault.table)).encode("utf-8")
    return [(fault.kind, fault.line) for fault in reading.faults]


@pytest.mark.parametrize(
    "column", ["table", "seq", "kind", "at", "round", "player", "card", "by", "what", "note", "cents"]
)
def test_a_value_nested_deep_half_a_letter_or_beyond_all_size_is_a_fault_of_its_line(
    tmp_path: Path, column: str
) -> None:
    for value in ("[" * 900 + "]" * 900, "[" * 30000 + "]" * 30000, "{}", "1e999", "9" * 4000, '"' + "a" * 30000 + '"'):
        if column == "note" and value.startswith('"'):
            continue
        assert {line for _, line in _faulty(tmp_path, column, value)} == {2}, value[:20]
    if column != "note":
        assert {line for _, line in _faulty(tmp_path, column, '"\\ud800"')} == {2}


def test_an_unknown_column_of_half_a_letter_is_named_by_its_code(tmp_path: Path) -> None:
    reading = read(tmp_path, '{"table":"BJ1","seq":1,"kind":"deal","hand":1,"\\ud800":1}')
    assert [(fault.kind, fault.column) for fault in reading.faults] == [("unknown-column", "\\ud800")]


@pytest.mark.parametrize("gap", ["", " ", "\t", "\r", "\r \t"])
def test_a_key_twice_is_found_whatever_stands_before_its_colon(tmp_path: Path, gap: str) -> None:
    twice = read(tmp_path, '{"table":"BJ1","seq":1,"kind":"deal","hand":1,"hand"' + gap + ":2}")
    assert [(fault.kind, fault.line) for fault in twice.faults] == [("bad-json", 1)]
    once = read(tmp_path, '{"table":"BJ1","seq":1,"kind":"deal","hand"' + gap + ":2}")
    assert once.faults == []
    assert once.tables["BJ1"].hand == [2]


def test_a_parquet_file_whose_words_lie_outside_of_its_dictionary_is_unusable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    words = arrow.dictionary(arrow.int32(), arrow.string())
    schema = arrow.schema([("table", words), ("seq", arrow.int64()), ("kind", words)])

    def batch(kind: int) -> object:
        columns = [
            arrow.array(["A"]).dictionary_encode(),
            arrow.array([1]),
            arrow.DictionaryArray.from_arrays(arrow.array([kind], arrow.int32()), ["round-start"], safe=False),
        ]
        return arrow.RecordBatch.from_arrays(columns, names=["table", "seq", "kind"])

    path = tmp_path / "log.parquet"
    with parquet.ParquetWriter(path, schema) as writer:
        writer.write_batch(batch(0))
    assert read_log(path).tables["A"].kind == [codes.KIND_ROUND_START]
    for place in (1, -1):
        damaged = batch(place)
        monkeypatch.setattr(parquet.ParquetFile, "iter_batches", lambda *_, damaged=damaged, **__: iter([damaged]))
        with pytest.raises(LogUnusable, match="out of bounds"):
            read_log(path)
    monkeypatch.setattr(parquet.ParquetFile, "iter_batches", lambda *_, **__: iter([batch(0), batch(1)]))
    reading = read_log(path)
    assert reading.tables["A"].kind == [codes.KIND_ROUND_START, codes.KIND_UNREADABLE]
    assert [(fault.kind, fault.line) for fault in reading.faults] == [("log-unusable", 0)]
    assert reading.faults[0].message.startswith(f"{path}: its rest cannot be read: In column 2")
