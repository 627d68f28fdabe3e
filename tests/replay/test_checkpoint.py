"""A replay kept in a folder: a day at a time gives what one run gives, whenever a run is killed."""

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import days
from tests.command_line import Floorperson
from validator.log.read import sources
from validator.replay import checkpoint, run
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport, StateUnusable


class Killed(BaseException):
    """Ends a run at once, as a signal would that no program is told of."""


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short batches, and what came of each kept at once."""
    monkeypatch.setattr(checkpoint, "EVERY", 0)
    monkeypatch.setattr(run, "BATCH_ROUNDS", 3)
    monkeypatch.setattr(sources, "CHECKED", 40)


def same(one: ReplayReport, other: ReplayReport) -> None:
    assert list(one.findings) == list(other.findings)
    assert one.tallies == other.tallies
    assert one == other


def test_a_day_at_a_time_gives_what_one_run_gives(tmp_path: Path, often: None) -> None:
    filings = load_filings([days.filing(tmp_path)])
    logs = days.in_logs(tmp_path, days.rows(), 4)
    whole = replay_logs(logs, filings, "interpreted")
    state = tmp_path / "state"
    parts = [replay_logs([log], filings, "interpreted", state=state) for log in logs]
    assert sum(len(part.findings) for part in parts) == len(whole.findings) > 10
    begun = sum(part.rounds for part in parts) - whole.rounds
    assert 0 < begun <= 3 * len(days.TABLES), "a round that lies in two days is one of each"
    assert all(part.logs == (log.as_posix(),) for part, log in zip(parts, logs, strict=True))
    same(replay_logs([], [], state=state), whole)
    same(replay_logs(logs, filings, "interpreted", state=state), whole)


def test_all_at_once_into_a_folder_gives_the_same(tmp_path: Path) -> None:
    filings = load_filings([days.filing(tmp_path)])
    logs = days.in_logs(tmp_path, days.rows(600), 2)
    told: list[int] = []
    kept = replay_logs(logs, filings, "interpreted", progress=told.append, state=tmp_path / "state")
    same(kept, replay_logs(logs, filings, "interpreted"))
    assert told == sorted(told) and told[-1] == kept.rounds


@pytest.mark.parametrize("where", ["before", "after", "within"])
def test_a_run_that_is_killed_goes_on(
    where: str, tmp_path: Path, often: None, monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> None:
    """Killed before a file of the folder is put in its place, after that, or within a batch, again and again."""
    filings = load_filings([days.filing(tmp_path)])
    logs = days.in_logs(tmp_path, days.rows(600), 2)
    whole = replay_logs(logs, filings, "interpreted")
    step = 1 if pytestconfig.getoption("--long") else 3
    done = 0
    left = -1
    put, take = checkpoint.put, run.Replay.take

    def counted() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            raise Killed

    def dying_put(path: Path, data: bytes) -> None:
        if where == "before":
            path.with_name(f"{path.name}.part").write_bytes(data[: len(data) // 2])
            counted()
        put(path, data)
        if where == "after":
            counted()

    def dying_take(run: Any, *given: Any, **named: Any) -> None:
        take(run, *given, **named)
        if where == "within":
            counted()

    monkeypatch.setattr(checkpoint, "put", dying_put)
    monkeypatch.setattr(run.Replay, "take", dying_take)
    state = tmp_path / "state"
    for moment in range(2, 1_000, step):
        left = moment
        try:
            found = replay_logs(logs, filings, "interpreted", state=state)
        except Killed:
            done += 1
            continue
        break
    else:
        raise AssertionError("it never came to its end")
    assert done >= 3
    same(found, whole)
    same(replay_logs([], [], state=state), whole)


@pytest.mark.parametrize(
    "after", [2, pytest.param(5, marks=pytest.mark.long), pytest.param(10, marks=pytest.mark.long)]
)
def test_a_process_that_is_killed_goes_on(after: int, tmp_path: Path, often: None) -> None:
    filing = days.filing(tmp_path)
    logs = days.in_logs(tmp_path, days.rows(600), 2)
    state = tmp_path / "state"
    code = f"""
import os, signal, sys
from pathlib import Path
from validator.replay import checkpoint, logs, run
from validator.log.read import sources
from validator.replay.filings import load_filings
checkpoint.EVERY, run.BATCH_ROUNDS, sources.CHECKED = 0, 3, 40
left = {after}
put = checkpoint.put
def dying(path, data):
    global left
    put(path, data)
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
checkpoint.put = dying
logs.replay_logs([Path(one) for one in sys.argv[3:]], load_filings([Path(sys.argv[1])]), "interpreted",
                   state=Path(sys.argv[2]))
"""
    if hasattr(signal, "SIGKILL"):
        given = [sys.executable, "-c", code, str(filing), str(state), *map(str, logs)]
        assert subprocess.run(given, check=False).returncode == -signal.SIGKILL
        partly = replay_logs([], [], state=state)
        assert any("judged in part" in words for words in partly.unjudged)
    filings = load_filings([filing])
    same(replay_logs(logs, filings, "interpreted", state=state), replay_logs(logs, filings, "interpreted"))


def test_one_interrupted_tells_what_it_judged_and_goes_on(
    tmp_path: Path, often: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    filings = load_filings([days.filing(tmp_path)])
    logs = days.in_logs(tmp_path, days.rows(), 2)
    state = tmp_path / "state"
    batches = 0

    def stop(_: int) -> None:
        nonlocal batches
        batches += 1
        if batches == 9:
            raise KeyboardInterrupt

    part = replay_logs(logs, filings, "interpreted", progress=stop, state=state)
    assert part.interrupted and part.rounds > 0
    whole = replay_logs(logs, filings, "interpreted", state=state)
    assert not whole.interrupted and part.rounds < whole.rounds
    same(whole, replay_logs(logs, filings, "interpreted"))


def test_rows_in_two_days_are_judged_once(tmp_path: Path) -> None:
    filings = load_filings([days.filing(tmp_path)])
    rows = days.rows(600)
    logs = [*days.in_logs(tmp_path, rows, 1), tmp_path / "again.jsonl"]
    logs[1].write_bytes(b"".join(logs[0].read_bytes().splitlines(keepends=True)[len(rows) // 2 :]))
    state = tmp_path / "state"
    for log in logs:
        part = replay_logs([log], filings, "interpreted", state=state)
    assert {join.kind for join in part.joins} == {"twice"}
    same(replay_logs([], [], state=state), replay_logs(logs, filings, "interpreted"))


def test_rows_that_cannot_be_compared_end_the_run_and_spoil_nothing(tmp_path: Path) -> None:
    filings = load_filings([days.filing(tmp_path)])
    rows = days.rows(600)
    (log,) = days.in_logs(tmp_path, rows, 1)
    again = tmp_path / "again.jsonl"
    again.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[len(rows) // 2 :]))
    state = tmp_path / "state"
    replay_logs([log], filings, "interpreted", state=state)
    log.rename(tmp_path / "moved.jsonl")
    with pytest.raises(StateUnusable, match="holds rows of the same numbers, and cannot be read now; put it back"):
        replay_logs([again], filings, "interpreted", state=state)
    (tmp_path / "moved.jsonl").rename(log)
    replay_logs([again], filings, "interpreted", state=state)
    same(replay_logs([], [], state=state), replay_logs([log, again], filings, "interpreted"))


def test_a_lost_day_is_a_gap_until_it_is_there(tmp_path: Path) -> None:
    filings = load_filings([days.filing(tmp_path)])
    logs = days.in_logs(tmp_path, days.rows(600), 3)
    held = logs[1].read_bytes()
    logs[1].unlink()
    whole = replay_logs(logs, filings, "interpreted")
    assert [fault.kind for _, fault in whole.faults if fault.line == 0] == ["log-unusable"]
    state = tmp_path / "state"
    replay_logs(logs[:2], filings, "interpreted", state=state)
    last = replay_logs(logs[2:], filings, "interpreted", state=state)
    assert list(last.findings) == [one for one in whole.findings if one.where.file == logs[2].as_posix()]
    logs[1].write_bytes(held)
    late = replay_logs(logs[1:2], filings, "interpreted", state=state)
    assert late.rounds > 0


def test_what_cannot_be_gone_on_with_is_said(tmp_path: Path, often: None, monkeypatch: pytest.MonkeyPatch) -> None:
    filings = load_filings([days.filing(tmp_path)])
    logs = days.in_logs(tmp_path, days.rows(600), 2)
    state = tmp_path / "state"
    with pytest.raises(StateUnusable, match="keeps no judged log; name the folder"):
        replay_logs([], [], state=state)
    replay_logs(logs[:1], filings, "interpreted", state=state)
    with pytest.raises(StateUnusable, match="was begun with another --chapter"):
        replay_logs(logs[1:], filings, "interpreted", chapter="633a", state=state)
    with checkpoint.alone(state), pytest.raises(StateUnusable, match="another run is at work"):
        replay_logs(logs[1:], filings, "interpreted", state=state)
    with logs[0].open("a", encoding="utf-8") as file:
        file.write("\n")
    with pytest.raises(StateUnusable, match="has changed since; give what is new in it as a log of its own"):
        replay_logs(logs[:1], filings, "interpreted", state=state)
    (state / "000001.sums").write_bytes(b"")
    with pytest.raises(StateUnusable, match="judge its logs again into a new folder"):
        replay_logs([], [], state=state)
    (state / "state").write_bytes(b"{}")
    with pytest.raises(StateUnusable, match="is damaged, or none of ours"):
        replay_logs([], [], state=state)
    monkeypatch.setattr(checkpoint, "program_digest", lambda: "another")
    other = tmp_path / "other"
    replay_logs(logs[1:], filings, "interpreted", state=other)
    monkeypatch.undo()
    with pytest.raises(StateUnusable, match="another version of floorperson"):
        replay_logs(logs[1:], filings, "interpreted", state=other)


def test_without_logs_it_is_told_as_it_was_judged(floorperson: Floorperson, tmp_path: Path) -> None:
    filing = days.filing(tmp_path)
    (log,) = days.in_logs(tmp_path, days.rows(60), 1)
    state = tmp_path / "state"
    judged = floorperson("replay", log, "-s", filing, "--state", state)
    told = floorperson("replay", "--state", state, "-s", filing)
    assert (told.code, told.out) == (judged.code, judged.out)
    other = tmp_path / "other.yaml"
    other.write_text(f"{filing.read_text(encoding='utf-8')}\n", encoding="utf-8")
    ended = floorperson("replay", "--state", state, "-s", other)
    assert (ended.code, ended.out) == (2, "")
    assert "was not judged with" in ended.err
    assert "other.yaml, and without logs it is told as it was judged; leave that out" in " ".join(ended.err.split())
    ended = floorperson("replay", "--state", state, "--as-of", "2012-06-01")
    assert (ended.code, ended.out) == (2, "")
    assert "was not judged with --as-of" in " ".join(ended.err.split())


def test_one_judged_in_part_comes_first(tmp_path: Path, often: None, monkeypatch: pytest.MonkeyPatch) -> None:
    filings = load_filings([days.filing(tmp_path)])
    logs = days.in_logs(tmp_path, days.rows(), 2)
    state = tmp_path / "state"

    def stop(rounds: int) -> None:
        if rounds > 10:
            raise KeyboardInterrupt

    replay_logs(logs[:1], filings, "interpreted", progress=stop, state=state)
    with pytest.raises(StateUnusable, match="was judged in part; name it first"):
        replay_logs(logs[1:], filings, "interpreted", state=state)


def test_the_command(floorperson: Floorperson, tmp_path: Path) -> None:
    filing = days.filing(tmp_path)
    logs = days.in_logs(tmp_path, days.rows(600), 2)
    state = tmp_path / "state"
    whole = floorperson("replay", *logs, "-s", filing)
    for log in logs:
        assert "replayed" in floorperson("replay", log, "-s", filing, "--state", state).out
    kept = floorperson("replay", "--state", state)
    assert (kept.out, kept.code) == (whole.out, whole.code)
    assert "name the logs to judge" in floorperson("replay").err
    assert "exclude each other" in floorperson("replay", logs[0], "--state", state, "--jobs", "2").err
    assert "standard input" in floorperson("replay", "-", "--state", state).err
