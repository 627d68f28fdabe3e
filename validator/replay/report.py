"""The result of a replay of logs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from validator.core.finding import Finding, Tally
from validator.core.shifts import Shifts
from validator.law.versions import Amendments
from validator.log.columns import RowFault
from validator.log.read.origin import LogOrigin
from validator.replay.circumstances import RoundsBy
from validator.replay.continuity import Join
from validator.replay.exposure_model import Exposures
from validator.replay.periods import Period
from validator.replay.round_bounds import NotWhole
from validator.replay.source_coverage import SourceCoverage


class StateUnusable(ValueError):
    """A folder of --state cannot be gone on with; the message says why, and what to do instead."""


@dataclass(slots=True)
class ReplayReport:
    """What came of replaying logs.

    ``rounds`` and ``events`` count what was replayed; ``tables`` by chapter; ``tallies`` one for each rule, chapter by
    chapter in the law's order; ``unjudged`` says in words what of the logs was not judged and why, ``not_whole`` which
    rounds are torn or lack rows, so that only what stands by itself was judged in them; ``rounds_left`` counts all
    rounds that were begun and not judged; ``periods`` under what each table was judged, ``as_of`` by the law of which
    date, where one was asked for; ``pictures`` the rounds of the first findings, by log, table and round number;
    ``shown`` what the logs let be judged, by chapter; ``joins`` where logs of one table overlap or leave a gap;
    ``rounds_by`` counts those judged by table, day, dealer and so on, ``shifts`` by which hours their shifts are told;
    ``hashes`` are the SHA-256 of the logs and the filings, by their names, of those that could be read; ``origins`` are
    where logs say in their first row that they come from;
    ``reached`` is how far the breaches reach that last, None where that was not looked for. ``amendments`` were taken
    for law besides those held.
    ``interrupted`` says that Ctrl-C ended the replay: all else is what was judged until then.
    """

    logs: tuple[str, ...]
    filings: tuple[str, ...]
    engine: str = ""
    rounds: int = 0
    events: int = 0
    tables: dict[str, set[str]] = field(default_factory=dict)
    findings: Sequence[Finding] = field(default_factory=list)
    tallies: list[Tally] = field(default_factory=list)
    faults: list[tuple[str, RowFault]] = field(default_factory=list)
    unjudged: list[str] = field(default_factory=list)
    not_whole: tuple[NotWhole, ...] = ()
    rounds_left: int = 0
    as_of: date | None = None
    amendments: Amendments = ()
    periods: tuple[Period, ...] = ()
    interrupted: bool = False
    pictures: dict[tuple[str, str, int], tuple[str, ...]] = field(default_factory=dict)
    shown: tuple[SourceCoverage, ...] = ()
    joins: tuple[Join, ...] = ()
    rounds_by: RoundsBy = field(default_factory=RoundsBy)
    shifts: Shifts = field(default_factory=Shifts)
    reached: Exposures | None = None
    hashes: Mapping[str, str] = field(default_factory=dict)
    origins: tuple[LogOrigin, ...] = ()

    @property
    def uncovered(self) -> tuple[Period, ...]:
        """The periods that the law alone judged although filings were given."""
        return tuple(period for period in self.periods if self.filings and period.under.by == "law alone")

    @property
    def provisional(self) -> tuple[str, ...]:
        """Why rounds were judged provisionally, each reason once; () where none was."""
        laws = (period.under.law for period in self.periods if period.is_provisional)
        return tuple(sorted({law.provisional for law in laws if law is not None}))

    def tally(self, rule: str, chapter: str = "") -> Tally:
        """The tally of a rule by its id, in ``chapter`` where chapters share it; raises KeyError unless it is one."""
        found = [one for one in self.tallies if one.rule == rule and chapter in ("", one.chapter)]
        if len(found) != 1:
            raise KeyError(f"{rule}: {len(found)} rules")
        return found[0]
