"""Simulated play, judged as a user would: written to a file and replayed under its filing."""

from collections.abc import Collection
from pathlib import Path
from tempfile import TemporaryDirectory

from validator.log.writing import write_jsonl
from validator.replay import replay_logs
from validator.replay_filings import load_filings
from validator.replay_report import ReplayReport
from validator.simulate.casino import simulated
from validator.submission.read import read_submission

SUBMISSIONS = Path(__file__).parent.parent.parent / "submissions"


def judged(
    filing: Path, seed: int, hours: int = 1, tables: int = 1, often: Collection[str] = (), keep: Path | None = None
) -> ReplayReport:
    """What is found in lawful play under a filing; the log is left at ``keep``."""
    read = read_submission(filing)
    assert read.typed is not None and not read.faults
    with TemporaryDirectory() as folder:
        log = keep or Path(folder, "log.jsonl")
        write_jsonl(log, simulated(read.chapter, read.typed, tables, hours, seed, often))
        return replay_logs([log], load_filings([filing]), "interpreted", as_if_approved=True)


def told(report: ReplayReport) -> list[str]:
    """The findings in words."""
    return [f"{one.rule} ({one.outcome.value}) {one.where}: {one.message}" for one in report.findings]
