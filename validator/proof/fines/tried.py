"""Judges a simulated day as a user would: written to a file and replayed under its filing."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from validator.core.engine.engines import Choice
from validator.core.finding import Finding, event_of
from validator.log.writing import write_jsonl
from validator.proof.fines.fine import Day, FineCase
from validator.proof.simulate.book import Row
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport


@dataclass(frozen=True)
class DayTrial:
    """What is found on a day on which a fine's wrong is done, and on its lawful twin."""

    way: FineCase
    day: Day
    report: ReplayReport
    twin: ReplayReport

    @property
    def first(self) -> Finding | None:
        """The first finding of the rule by which the wrong must be found."""
        return next((one for one in self.report.findings if one.rule == self.way.rule), None)

    @property
    def others(self) -> frozenset[str]:
        """The rules under which something else was found."""
        return frozenset(one.rule for one in self.report.findings) - {self.way.rule}

    @property
    def is_found(self) -> bool:
        """Whether the wrong is found where it first shows, nothing but it, and nothing on the lawful twin."""
        first = self.first
        told = first is not None and event_of(first) == self.day.proof and first.citation == self.way.cite
        return told and self.others <= self.way.also and not self.twin.findings


def try_case(way: FineCase, engine: Choice = "auto") -> DayTrial:
    """Deals and judges the wrong day of a case and its lawful twin."""
    day = way.day(True)
    return DayTrial(
        way, day, judge_day(day.rows, way.filing, engine), judge_day(way.day(False).rows, way.filing, engine)
    )


def judge_day(rows: Sequence[Row], filing: str, engine: Choice = "auto") -> ReplayReport:
    """The replay report on the rows of a table under a filing."""
    with TemporaryDirectory() as folder:
        log, filed = Path(folder, "log.jsonl"), Path(folder, "filing.yaml")
        write_jsonl(log, iter(rows))
        filed.write_text(filing, encoding="utf-8")
        return replay_logs([log], load_filings([filed]), engine)
