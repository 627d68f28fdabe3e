"""Replays simulated rows as a user would: from files, under the filing."""

from pathlib import Path
from tempfile import TemporaryDirectory

from validator.core.engine.engines import Choice
from validator.log.writing import write_csv, write_jsonl, write_parquet
from validator.proof.simulate.book import Row
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport


def replayed(filing: str, *logs: list[Row], engine: Choice = "interpreted", ending: str = ".jsonl") -> ReplayReport:
    """Replay rows, each list a file of its own, under a filing given as text."""
    write = {".jsonl": write_jsonl, ".csv": write_csv, ".parquet": write_parquet}[ending]
    with TemporaryDirectory() as folder:
        submission = Path(folder, "filing.yaml")
        submission.write_text(filing, encoding="utf-8")
        paths = [Path(folder, f"log-{number}{ending}") for number in range(len(logs))]
        for path, rows in zip(paths, logs, strict=True):
            write(path, rows)
        return replay_logs(paths, load_filings([submission]), engine)
