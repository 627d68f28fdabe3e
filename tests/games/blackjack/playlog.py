"""Replays small logs of the blackjack games written as a user would write them, for tests."""

from collections.abc import Sequence
from pathlib import Path

from tests.games.finds import event_of as event_of
from tests.scratch import scratch
from tests.unmarked import saying_so
from validator.core.engine.engines import Choice
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

FILING = """
chapter: "633a"
head: {version: "1", effective: 2016-01-01}
cards: {decks: 6, dealing: shoe, shoe: single, shuffler: manual}
wagers: {adjacent_boxes: 2, entry_after_shuffle: permitted}
dealing: {blackjack_paid: immediately}
"""


def replay(log: str | Sequence[str], filing: str = FILING, engine: Choice = "interpreted") -> ReplayReport:
    """Replay a log given as JSON lines under a filing given as YAML."""
    text = log if isinstance(log, str) else "\n".join(log)
    folder = scratch()
    log_file, filing_file = Path(folder, "log.jsonl"), Path(folder, "filing.yaml")
    log_file.write_text("\n".join(saying_so(text.splitlines(), "move-card")) + "\n", encoding="utf-8")
    filing_file.write_text(filing, encoding="utf-8")
    return replay_logs([log_file], load_filings([filing_file]), engine)


def found(report: ReplayReport) -> list[tuple[str, str, int]]:
    """Rule, citation and event of every finding, in order."""
    return [(finding.rule, finding.citation, event_of(finding)) for finding in report.findings]
