"""Simulated play, judged as a user would: written to a file and replayed under its filing."""

from collections import Counter
from collections.abc import Collection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from validator.core.engine.engines import Choice
from validator.core.packed import parse_yaml
from validator.log.writing import write_jsonl
from validator.proof.simulate.book import Row
from validator.proof.simulate.casino import simulated
from validator.proof.simulate.leaving_out import without_columns
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport
from validator.submission.read import read_submission

SUBMISSIONS = Path(__file__).parent.parent.parent / "submissions"
_NEVER_PASSED = Path(__file__).parent.parent / "house" / "never_passed.yaml"


def judged(
    filing: Path,
    seed: int,
    hours: int = 1,
    tables: int = 1,
    often: Collection[str] = (),
    keep: Path | None = None,
    engine: Choice = "interpreted",
    columns_out: Collection[str] = (),
) -> ReplayReport:
    """What is found in lawful play under a filing, written without ``columns_out``; the log is left at ``keep``."""
    read = read_submission(filing)
    assert read.typed is not None and not read.faults
    with TemporaryDirectory() as folder:
        log = keep or Path(folder, "log.jsonl")
        rows = simulated(read.chapter, read.typed, tables, hours, seed, often)
        write_jsonl(log, without_columns(rows, columns_out) if columns_out else rows)
        return replay_logs([log], load_filings([filing]), engine, as_if_approved=True)


def told(report: ReplayReport) -> list[str]:
    """The findings in words."""
    return [f"{one.rule} ({one.outcome.value}) {one.where}: {one.message}" for one in report.findings]


def rows_of(filing: Path, seed: int, hours: int, *often: str) -> list[Row]:
    """The rows of one table under a filing."""
    read = read_submission(filing)
    assert read.typed is not None
    return list(simulated(read.chapter, read.typed, 1, hours, seed, often))


def counted(rows: list[Row]) -> Counter[tuple[object, object]]:
    """How many rows there are of each kind and what."""
    return Counter((row["kind"], row.get("what")) for row in rows)


def kept(report: ReplayReport) -> set[str]:
    """The rules that were applied and kept."""
    return {one.rule for one in report.tallies if one.passed}


def kept_only_where_another_is_broken(chapter: str) -> set[str]:
    """The rules that no clean round keeps."""
    lists: Any = parse_yaml(_NEVER_PASSED.read_text(encoding="utf-8"))
    return {rule for one in lists for rule, chapters in one["rules"].items() if chapter in chapters}
