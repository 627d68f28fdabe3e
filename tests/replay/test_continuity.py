"""Logs of one table that overlap or leave a gap: both are said, and nothing is judged twice."""

import json
from collections.abc import Callable, Collection, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.log.columns import Columns
from validator.log.read.reader import read_log
from validator.log.writing import rows_in_words, write_parquet
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.run import Replay

LOG = data_folder("submissions") / "demo" / "log.jsonl"
FILING = data_folder("submissions") / "633a-shoe.yaml"
ROWS = LOG.read_text(encoding="utf-8").splitlines()
VENUE = [row for row in ROWS if '"venue"' in row]
TABLE = [row for row in ROWS if '"venue"' not in row]


def rounds() -> list[int]:
    """The place behind each round's last row."""
    return [place + 1 for place, row in enumerate(TABLE) if '"round-end"' in row]


class Logs:
    """Writes parts of a log, and replays them together."""

    def __init__(self, floorperson: Floorperson, folder: Path) -> None:
        self.floorperson, self.folder = floorperson, folder

    def document(self, **parts: list[str]) -> Any:
        for name, rows in parts.items():
            (self.folder / f"{name}.jsonl").write_text("\n".join([*VENUE, *rows]) + "\n", encoding="utf-8")
        self.paths = [self.folder / f"{name}.jsonl" for name in parts]
        return json.loads(self.floorperson("replay", *self.paths, "-s", FILING, "--format", "json").out)

    @property
    def text(self) -> str:
        """What is said of the logs as text."""
        return str(self.floorperson("replay", *self.paths, "-s", FILING).out)

    def joins(self, document: Any) -> list[tuple[str, int, int, int, int]]:
        return [(one["kind"], one["first"], one["last"], one["alike"], one["unlike"]) for one in document["joins"]]


@pytest.fixture
def logs(floorperson: Floorperson, tmp_path: Path) -> Logs:
    return Logs(floorperson, tmp_path)


def judged(document: Any) -> tuple[Any, ...]:
    findings = sorted((one["rule"], one["place"]["event"], one["overpaid_cents"] or 0) for one in document["findings"])
    tallies = [{key: value for key, value in one.items() if key != "missing"} for one in document["tallies"]]
    return findings, tallies, document["rounds"]


def number(row: str) -> int:
    return int(json.loads(row)["seq"])


def test_logs_that_follow_each_other_say_nothing(logs: Logs) -> None:
    cut = rounds()[0]
    document = logs.document(a=TABLE[:cut], b=TABLE[cut:])
    assert document["joins"] == []
    assert judged(document) == judged(logs.document(a=TABLE))


def test_events_in_both_logs_are_judged_once_and_said(logs: Logs) -> None:
    first, second, *_ = rounds()
    document = logs.document(a=TABLE[:second], b=TABLE[first:])
    assert logs.joins(document) == [("twice", number(TABLE[first]), number(TABLE[second - 1]), second - first, 0)]
    text = logs.text
    assert f"stand in {logs.folder.as_posix()}/a.jsonl and again in" in text
    assert f": {second - first} events judged once" in text
    assert f"{len(TABLE)} events, {second - first} of them in two logs, interpreted" in text
    assert judged(document) == judged(logs.document(a=TABLE))


def test_a_log_in_another_form_holds_the_same_events(logs: Logs, floorperson: Floorperson) -> None:
    pytest.importorskip("pyarrow")
    first, second, *_ = rounds()
    expected = judged(logs.document(a=TABLE))
    logs.document(a=TABLE[:second], b=TABLE[first:])
    write_parquet(logs.folder / "b.parquet", rows_in_words(read_log(logs.folder / "b.jsonl")))
    paths = [logs.folder / "a.jsonl", logs.folder / "b.parquet"]
    document = json.loads(floorperson("replay", *paths, "-s", FILING, "--format", "json").out)
    assert [(kind, alike) for kind, _, _, alike, _ in logs.joins(document)] == [("twice", second - first)]
    assert judged(document) == expected


def test_a_log_given_under_two_names_is_judged_once(logs: Logs) -> None:
    document = logs.document(a=TABLE, b=TABLE)
    assert judged(document) == judged(logs.document(a=TABLE))
    assert document["unjudged"] == []


def test_an_event_of_one_number_that_differs_is_not_taken_from_the_second(logs: Logs) -> None:
    first, second, *_ = rounds()
    place = next(i for i in range(first, second) if '"pay"' in TABLE[i] or '"collect"' in TABLE[i])
    other = json.loads(TABLE[place]) | {"cents": 7}
    document = logs.document(a=TABLE[:second], b=[*TABLE[first:place], json.dumps(other), *TABLE[place + 1 :]])
    ((kind, _, _, alike, unlike),) = logs.joins(document)
    assert (kind, alike, unlike) == ("twice", second - first - 1, 1)
    assert "1 that differ not taken from the second" in logs.text
    concise = logs.floorperson("replay", *logs.paths, "-s", FILING, "--format", "concise").out
    assert "1 event of one log that differs from that of another under its seq" in concise
    (words,) = document["unjudged"]
    assert "table" in words and "a row cannot be read" in words
    assert not any("$0.07" in finding["message"] for finding in document["findings"])


def test_numbers_used_anew_for_other_events_are_said_and_judged(logs: Logs) -> None:
    later = [
        json.dumps(row | {"at": row["at"].replace("2015-08-15", "2015-08-16"), "note": "another day"})
        for row in map(json.loads, TABLE)
    ]
    document = logs.document(a=TABLE, b=later)
    assert [kind for kind, *_ in logs.joins(document)] == ["anew"]
    assert "again for other events; each is judged by itself" in logs.text
    assert document["rounds"] == 2 * logs.document(a=TABLE)["rounds"]


def test_numbers_in_no_log_are_said_and_what_rests_on_them_is_not_checkable(logs: Logs) -> None:
    first, second, *_ = rounds()
    fillings = [
        json.dumps({"table": "venue", "seq": 900 + seq, "kind": "records", "what": kind, "by": "always"})
        for seq, kind in enumerate(("shuffle", "load-shoe"))
    ]
    document = logs.document(a=[*fillings, *TABLE[:first]], b=TABLE[second:])
    assert logs.joins(document) == [("gap", number(TABLE[first]), number(TABLE[second]) - 1, 0, 0)]
    assert "what rests on them is not checkable" in logs.text
    (tally,) = [one for one in document["tallies"] if one["rule"] == "card-beyond-decks"]
    (whole,) = [one for one in logs.document(a=[*fillings, *TABLE])["tallies"] if one["rule"] == "card-beyond-decks"]
    assert (whole["not_checkable"], whole["fail"], tally["fail"]) == (0, 0, 0)
    assert tally["pass"] < whole["pass"]


@pytest.mark.parametrize("form", ["concise", "json-lines", "sarif", "junit", "github", "markdown", "csv"])
def test_every_form_of_the_report_says_that_numbers_stand_in_no_log(logs: Logs, form: str) -> None:
    first, second, *_ = rounds()
    logs.document(a=TABLE[:first], b=TABLE[second:])
    said = logs.floorperson("replay", *logs.paths, "-s", FILING, "--format", form)
    missing = f"seq {number(TABLE[first])} to {number(TABLE[second]) - 1} of table BJ-101, missing between logs"
    assert missing in said.out + said.err
    whole = logs.floorperson("replay", LOG, "-s", FILING, "--format", form)
    assert "missing between logs" not in whole.out + whole.err


def test_a_gap_is_seen_where_rows_are_numbered_by_tens_and_not_where_they_are_numbered_anyhow(logs: Logs) -> None:
    first, second, *_ = rounds()

    def numbered(new: Callable[[int], int]) -> list[str]:
        return [json.dumps(json.loads(row) | {"seq": new(place)}) for place, row in enumerate(TABLE)]

    by_tens = numbered(lambda place: 10 * place)
    document = logs.document(a=by_tens[:first], b=by_tens[second:])
    assert logs.joins(document) == [("gap", 10 * first, 10 * second - 10, 0, 0)]
    assert logs.document(a=by_tens[:first], b=by_tens[first:])["joins"] == []
    anyhow = numbered(lambda place: place * (place + 7))
    assert logs.document(a=anyhow[:first], b=anyhow[second:])["joins"] == []


def test_an_earlier_log_is_read_once_more_for_all_tables_together(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    again = []
    of_tables = Replay._rows_again

    def noted(self: Replay, log: str, tables: Collection[str]) -> Iterator[tuple[str, Columns]]:
        again.append(sorted(tables))
        return of_tables(self, log, tables)

    monkeypatch.setattr(Replay, "_rows_again", noted)
    paths = [tmp_path / "first.jsonl", tmp_path / "second.jsonl"]
    for path, hour in zip(paths, (9, 10), strict=True):
        rows = [
            {
                "table": f"T{number}",
                "seq": 2,
                "kind": "player-arrives",
                "seat": 1,
                "at": f"2026-03-01T{hour:02}:00:00Z",
            }
            for number in range(40)
        ]
        path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    document = json.loads(floorperson("replay", *paths, "-s", FILING, "--format", "json", "--jobs", 1).out)
    assert [one["kind"] for one in document["joins"]] == ["anew"] * 40
    assert again == [sorted(f"T{number}" for number in range(40))]


def demo_again(folder: Path, name: str, first: int, days: int) -> Path:
    """The demonstration's rounds so many days later, numbered from ``first`` on; the faults of its play are left in."""
    path = folder / name
    with path.open("w", encoding="utf-8") as file:
        for row in map(json.loads, ROWS):
            if "at" in row:
                row["at"] = (datetime.fromisoformat(row["at"]) + timedelta(days=days)).isoformat()
            print(json.dumps({**row, "seq": row["seq"] + first - 1}), file=file)
    return path


@pytest.mark.parametrize("state", [False, True])
@pytest.mark.parametrize("first", [1, 5_000])
def test_of_logs_that_do_not_go_on_each_is_judged_as_if_alone(tmp_path: Path, first: int, state: bool) -> None:
    """The red cards of the first day are back four weeks later: what was dealt in between stands in no log."""
    filings = load_filings([FILING])
    logs = [demo_again(tmp_path, "first.jsonl", 1, 0), demo_again(tmp_path, "second.jsonl", first, 28)]
    alone = [replay_logs([log], filings, "interpreted") for log in logs]
    if state:
        for log in logs:
            replay_logs([log], filings, "interpreted", state=tmp_path / "state")
        together = replay_logs([], [], state=tmp_path / "state")
    else:
        together = replay_logs(logs, filings, "interpreted")
    found = [(one.rule, one.where, one.circumstances.dealer) for one in together.findings]
    assert found == [(one.rule, one.where, one.circumstances.dealer) for of in alone for one in of.findings]
    assert len(found) == 6
