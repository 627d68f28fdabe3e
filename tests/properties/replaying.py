"""Replays generated rows as a user would: from files, under the setup's filing."""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.generate.setups import SETUPS, Row, Setup
from validator.core.engine import Choice
from validator.log.writing import write_csv, write_jsonl, write_parquet
from validator.replay import replay_logs
from validator.replay_filings import load_filings
from validator.replay_report import ReplayReport

NOTED = {
    name: {"split-on-another-box"} if setup.adjacent_boxes > 1 else {"new-dealer-with-double-shoe"}
    for name, setup in SETUPS.items()
}
"""What is noted in lawful play because the text leaves it open, by setup."""


def replayed(setup: Setup, *logs: list[Row], engine: Choice = "interpreted", ending: str = ".jsonl") -> ReplayReport:
    """Replay rows, each list a file of its own, under the filing of ``setup``."""
    write = {".jsonl": write_jsonl, ".csv": write_csv, ".parquet": write_parquet}[ending]
    with TemporaryDirectory() as folder:
        filing = Path(folder, "filing.yaml")
        filing.write_text(setup.filing, encoding="utf-8")
        paths = [Path(folder, f"log-{number}{ending}") for number in range(len(logs))]
        for path, rows in zip(paths, logs, strict=True):
            write(path, rows)
        return replay_logs(paths, load_filings([filing]), engine)
