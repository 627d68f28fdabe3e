"""Tables judged side by side give what one process gives, findings in the same order."""

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from tests import days
from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.core.files import near
from validator.replay import workers
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.request import Share

DEMO = near(data_folder("submissions") / "demo" / "log.jsonl")
FILING = near(data_folder("submissions") / "633a-shoe.yaml")


@pytest.mark.parametrize("jobs", [2, pytest.param(5, marks=pytest.mark.long)])
def test_the_report_is_the_same(jobs: int, tmp_path: Path) -> None:
    filings = load_filings([days.filing(tmp_path)])
    logs = days.in_logs(tmp_path, days.rows(), 2)
    alone = replay_logs(logs, filings, "interpreted")
    told: list[int] = []
    together = replay_logs(logs, filings, "interpreted", progress=told.append, jobs=jobs)
    assert len(alone.findings) > 10
    assert len(alone.faults) >= 1
    assert list(together.findings) == list(alone.findings)
    assert together == alone
    assert max(told) == alone.rounds


def test_each_table_is_judged_by_one_process() -> None:
    tables = [f"T{number}" for number in range(50)]
    shares = [Share(number, 4, {"T1": 0, "T2": 1, "T3": 2, "T4": 3}) for number in range(4)]
    assert all(sum(share.takes(table) for share in shares) == 1 for table in tables)
    assert [share.takes(f"T{share.number + 1}") for share in shares] == [True] * 4
    assert [share.leads for share in shares] == [True, False, False, False]


def test_logs_that_overlap_are_told_once(tmp_path: Path) -> None:
    filings = load_filings([days.filing(tmp_path)])
    rows = days.rows(600)
    logs = [*days.in_logs(tmp_path, rows, 1), tmp_path / "again.jsonl"]
    logs[1].write_bytes(b"".join(logs[0].read_bytes().splitlines(keepends=True)[len(rows) // 2 :]))
    alone, together = (replay_logs(logs, filings, "interpreted", jobs=jobs) for jobs in (1, 2))
    assert {join.kind for join in alone.joins} == {"twice"}
    assert together == alone


def test_a_log_that_cannot_be_read_is_told_once(tmp_path: Path) -> None:
    logs = [DEMO, tmp_path / "none.jsonl"]
    alone, together = (replay_logs(logs, load_filings([FILING]), "interpreted", jobs=jobs) for jobs in (1, 2))
    assert [fault.kind for _, fault in alone.faults] == ["log-unusable"]
    assert together == alone


def test_a_process_that_dies_is_no_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_judge", _die)
    with pytest.raises(workers.JobFailed, match="ended without a result"):
        replay_logs([DEMO], load_filings([FILING]), "interpreted", jobs=2)


def _die(*given: Any) -> None:
    os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))


def test_the_command_says_the_same(floorperson: Floorperson) -> None:
    alone = floorperson("replay", DEMO, "-s", FILING, "--engine", "interpreted")
    together = floorperson("replay", DEMO, "-s", FILING, "--engine", "interpreted", "--jobs", "2")
    assert (together.out, together.code) == (alone.out, alone.code)
