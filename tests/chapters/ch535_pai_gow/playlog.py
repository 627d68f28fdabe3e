"""Replays small logs of § 535 play written as a user would write them, for tests."""

from collections.abc import Sequence
from pathlib import Path

from tests.games.finds import event_of as event_of
from tests.scratch import scratch
from tests.unmarked import saying_so
from validator.core.engine.engines import Choice
from validator.replay.filings import Submission, load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

FILING = """
chapter: "535"
head: {version: "1", effective: 2010-04-01}
"""


def in_force(text: str) -> Submission:
    """The filing that a YAML text states, in force from the day of the chapter."""
    folder = scratch()
    file = Path(folder, "filing.yaml")
    file.write_text(text, encoding="utf-8")
    return load_filings([file])[0]


def replay(log: str | Sequence[str], filing: str = FILING, engine: Choice = "interpreted") -> ReplayReport:
    """Replay a log given as JSON lines under a filing given as YAML."""
    text = log if isinstance(log, str) else "\n".join(log)
    folder = scratch()
    log_file = Path(folder, "log.jsonl")
    log_file.write_text("\n".join(saying_so(text.splitlines(), untold=("void-round",))) + "\n", encoding="utf-8")
    return replay_logs([log_file], [in_force(filing)], engine)
