"""What large and odd input costs grows with the input, not with its square: in what is said of it and in steps taken."""

import json
from pathlib import Path
from typing import Any

import pytest

from validator.core.data import data_folder
from validator.core.finding import Outcome
from validator.filing.check import judge_filing
from validator.log import codes
from validator.log.read.reader import read_log
from validator.log.read.streams import Streams
from validator.replay.aggregates import TABLES_NAMED
from validator.replay.logs import replay_logs
from validator.submission import wording
from validator.submission.shape import MOST_UNKNOWN_KEYS

SOUND = data_folder("submissions") / "633a-shoe.yaml"


def written(folder: Path, rows: list[dict[str, object]]) -> Path:
    path = folder / "log.jsonl"
    lines = [json.dumps(row, separators=(",", ":")) for row in rows]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return path


def test_of_many_tables_not_judged_for_one_reason_the_first_are_named_and_the_others_counted(tmp_path: Path) -> None:
    rows: list[dict[str, object]] = [
        {"table": f"T{number}", "seq": 1, "kind": "round-start", "round": 1} for number in range(500)
    ]
    report = replay_logs([written(tmp_path, rows)], [])
    (words,) = report.unjudged
    assert f" and {500 - TABLES_NAMED} more, 500 rounds not judged: " in words
    (words,) = replay_logs([written(tmp_path, rows[:1])], []).unjudged
    assert ": table T0, 1 round not judged: the log does not say which chapter" in words


def test_a_table_is_carried_in_what_is_not_zero(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from validator.replay import carry_over

    tables: list[Any] = []
    make = carry_over.TableCarryOver

    def noted() -> Any:
        tables.append(make())
        return tables[-1]

    monkeypatch.setattr(carry_over, "TableCarryOver", noted)
    rows: list[dict[str, object]] = [
        {"table": f"T{number}", "seq": 1, "kind": "table-open", "what": "633a"} for number in range(20)
    ]
    replay_logs([written(tmp_path, rows)], [], "interpreted")
    judged = [table.state["633a"] for table in tables if table.state]
    assert len(judged) == 20
    assert all(len(state) < 20 and 0 not in state.values() for state in judged)


def test_rows_of_unknown_table_leave_one_mark_in_a_stream_until_its_next_row(tmp_path: Path) -> None:
    rows: list[dict[str, object]] = [{"table": "A", "seq": 1, "kind": "round-start", "round": 1}]
    rows += [{"seq": number, "kind": "round-start"} for number in range(50)]
    rows += [{"table": "A", "seq": 2, "kind": "round-end", "round": 1}, {"seq": 1, "kind": "round-start"}]
    rows += [{"table": "B", "seq": 1, "kind": "round-start", "round": 1}]
    reading = read_log(written(tmp_path, rows))
    lost, start, end = codes.KIND_UNREADABLE, codes.KIND_ROUND_START, codes.KIND_ROUND_END
    assert reading.tables["A"].kind == [start, lost, end, lost]
    assert reading.tables["A"].line == [1, 2, 52, 53]
    assert reading.tables["B"].kind == [lost, start]
    assert len(reading.faults) == 51


def test_a_row_of_unknown_table_costs_the_same_however_many_tables_there_are() -> None:
    streams = Streams()
    for number in range(100):
        streams.unreadable(f"T{number}", 1, 1)
    held = [stream.length for stream in streams.streams.values()]
    streams.unreadable_everywhere(2)
    assert [stream.length for stream in streams.streams.values()] == held
    assert {len(columns.seq) for columns in streams.take_all().values()} == {1}


def test_a_row_of_unknown_table_keeps_its_kind_where_it_alone_was_lost_there() -> None:
    def marks(*lost: int) -> list[tuple[int, int]]:
        streams = Streams()
        streams.unreadable("T", 1, 1)
        streams.streams["T"].columns.kind[-1] = codes.KIND_DEAL
        for kind in lost:
            streams.unreadable_everywhere(2, kind)
        columns = streams.take_all()["T"]
        return list(zip(columns.kind[1:], columns.n[1:], strict=True))

    assert marks(codes.KIND_PAY) == [(codes.KIND_UNREADABLE, codes.KIND_PAY)]
    assert marks(codes.KIND_PAY, codes.KIND_PAY) == [(codes.KIND_UNREADABLE, codes.NOT_RECORDED)]


def test_a_mark_stands_for_several_lost_rows_of_any_kind_and_round() -> None:
    streams = Streams()
    streams.unreadable("T", 1, 7, codes.KIND_PAY)
    streams.unreadable_everywhere(2, codes.KIND_DEAL)
    columns = streams.take_all()["T"]
    assert [(columns.n, columns.round)] == [([codes.NOT_RECORDED], [codes.NOT_RECORDED])]


def test_many_unknown_keys_are_named_and_known_ones_looked_for_only_for_the_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked = []
    near = wording.unknown_key

    def noted(*arguments: Any) -> object:
        looked.append(arguments[0])
        return near(*arguments)

    monkeypatch.setattr(wording, "unknown_key", noted)
    keys = "".join(f"some_key_{number}: {number}\n" for number in range(400))
    text = SOUND.read_text(encoding="utf-8")
    report = judge_filing(text + keys, name="filing.yaml")
    assert [fault.kind for fault in report.faults] == ["unknown-key"] * 400
    assert len(looked) == MOST_UNKNOWN_KEYS
    assert report.faults[0].message.startswith("no key some_key_0 here; the keys here are ")
    assert report.faults[-1].message.startswith("no key some_key_399 here; ")


def test_where_many_keys_are_unknown_none_is_said_to_be_lacking() -> None:
    text = SOUND.read_text(encoding="utf-8").replace("  adjacent_boxes: 2", "  # adjacent_boxes: 2")

    def ended(unknown: int) -> list[str]:
        keys = "".join(f"some_key_{number}: {number}\n" for number in range(unknown))
        found = judge_filing(text + keys, name="filing.yaml").findings
        return [finding.rule for finding in found if finding.outcome is Outcome.FAIL]

    assert ended(MOST_UNKNOWN_KEYS) == ["adjacent-boxes-unspecified"]
    assert ended(MOST_UNKNOWN_KEYS + 1) == []
