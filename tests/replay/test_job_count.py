"""Where --jobs says nothing, as many processes judge as pay for their start, and tell what one tells."""

from pathlib import Path
from typing import Any

import pytest

from tests import days
from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.core.files import near
from validator.log.writing import write_jsonl
from validator.replay import job_count, workers
from validator.replay.job_count import jobs_for
from validator.replay.request import Logs

DEMO = near(data_folder("submissions") / "demo" / "log.jsonl")
FILING = near(data_folder("submissions") / "633a-shoe.yaml")


@pytest.fixture(autouse=True)
def processors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four processors, on any machine."""
    monkeypatch.setattr(job_count, "processors", lambda: 4)


def one_row_each(folder: Path, tables: int) -> Path:
    """A log of so many tables, each with the one row in which it opens."""
    log = folder / f"{tables}.jsonl"
    write_jsonl(log, ({"table": f"T-{one}", "seq": 1, "kind": "table-open", "what": "633a"} for one in range(tables)))
    return log


def test_what_is_asked_for_is_done() -> None:
    assert [jobs_for([DEMO], "auto", asked) for asked in (1, 3, 0)] == [1, 3, 4]


def test_a_short_log_is_judged_by_one() -> None:
    assert jobs_for([DEMO], "interpreted", None) == 1


def test_many_tables_are_shared_out(tmp_path: Path) -> None:
    assert jobs_for([one_row_each(tmp_path, 40_000)], "interpreted", None) > 1


def test_one_table_is_never_shared_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_count, "START", 0)
    log = tmp_path / "log.jsonl"
    write_jsonl(log, [row for row in days.rows() if row["table"] in (days.TABLES[0], "venue")])
    assert jobs_for([log], "interpreted", None) == 1
    assert jobs_for([log, *days.in_logs(tmp_path, days.rows(), 1)], "interpreted", None) == 3


def test_one_processor_is_not_shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_count, "processors", lambda: 1)
    assert jobs_for([one_row_each(tmp_path, 40_000)], "interpreted", None) == 1


def test_a_log_that_is_none_is_left_to_the_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_count, "START", 0)
    log = tmp_path / "log.jsonl"
    log.write_bytes(b"\xff\xfe\x00 no log\n" * 5_000)
    assert jobs_for([log, tmp_path / "none.jsonl", tmp_path / "form.xlsx"], "interpreted", None) == 1


def test_the_command_tells_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, floorperson: Floorperson
) -> None:
    """A log of three tables with breaches and a row that cannot be read, shared out as soon as that is worth anything."""
    log = days.in_logs(tmp_path, days.rows(), 1)[0]
    given = ("replay", log, "-s", days.filing(tmp_path), "--engine", "interpreted", "--format", "json", "--all")
    shared: list[int] = []
    real = workers.replay_side_by_side

    def counted(logs: Logs, asked: Any, progress: Any, jobs: int, *, gap: bool) -> Any:
        shared.append(jobs)
        return real(logs, asked, progress, jobs, gap=gap)

    monkeypatch.setattr(workers, "replay_side_by_side", counted)
    alone = floorperson(*given, "--jobs", "1")
    assert shared == []
    monkeypatch.setattr(job_count, "START", 0)
    together = floorperson(*given)
    assert shared == [3]
    assert (together.out, together.err, together.code) == (alone.out, alone.err, alone.code)
    assert '"findings"' in together.out


def test_a_state_goes_on_in_one_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, floorperson: Floorperson
) -> None:
    monkeypatch.setattr(job_count, "START", 0)
    log = days.in_logs(tmp_path, days.rows(200), 1)[0]
    judged = floorperson(
        "replay", log, "-s", days.filing(tmp_path), "--state", tmp_path / "state", "--fail-on", "never"
    )
    assert "rounds replayed" in judged.out
