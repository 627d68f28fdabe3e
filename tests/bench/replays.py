"""Whole replays in a process that has loaded all it needs."""

from pathlib import Path

from tests.bench.process import Job
from validator.core.engine.engines import Choice
from validator.core.finding import Outcome
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs


def replayed(log: str, filing: str, engine: Choice) -> Job:
    """A log judged from its file to its findings; answers by which engine, and what was found."""
    filings = load_filings([Path(filing)])

    def run() -> str:
        report = replay_logs([Path(log)], filings, engine)
        review = sum(finding.outcome is Outcome.REVIEW for finding in report.findings)
        counted = {
            "findings": len(report.findings) - review,
            "for review": review,
            "rows not read": len(report.faults),
            "stretches not judged": len(report.unjudged),
        }
        told = [f"{count:,} {what}" for what, count in counted.items() if count]
        return ", ".join([report.engine, *told] if engine == "auto" else told)

    return run
