"""What check or replay judged, as one object from which every report format is written."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from validator.core.finding import Finding
from validator.filing.calendar import Calendar, Clash
from validator.filing.check import CheckReport
from validator.filing.facility import FacilityReport
from validator.law.versions import Amendments
from validator.submission.fault import Fault

if TYPE_CHECKING:
    from validator.replay.report import ReplayReport
    from validator.report.baseline import VanishedFinding
    from validator.report.suppression import AppliedSuppression, Suppression


class Standing(StrEnum):
    """How a finding stands in a report: only what is new makes a run fail."""

    NEW = "new"
    KNOWN = "known"
    SUPPRESSED = "suppressed"


class ReportedFinding(NamedTuple):
    """A finding as a report tells it.

    ``fingerprint`` stays the same when lines move, and differs for every two findings of a report. ``suppression`` is
    that which keeps it from counting, None where none does.
    """

    finding: Finding
    fingerprint: str
    standing: Standing = Standing.NEW
    suppression: "Suppression | None" = None

    @property
    def counts(self) -> bool:
        """Whether it is new: neither known from the baseline nor suppressed."""
        return self.standing is Standing.NEW


class ToldClash(NamedTuple):
    """Two filings that do not fit, as a report tells it."""

    clash: Clash
    fingerprint: str
    standing: Standing = Standing.NEW
    suppression: "Suppression | None" = None


class Terms(NamedTuple):
    """On what terms findings are told.

    ``configuration`` is the file that gave options, "" for none; ``suppressions`` all that are on record, those expired
    and those that fit nothing among them; ``baseline`` the file of known findings, "" for none, and ``vanished`` those
    of them that were looked for and not found; ``excluded`` the files left out by --exclude. ``bearing`` says what of
    the file bears on the report, or that it is not obeyed, "" for nothing; where the findings are ``narrowed`` to a
    part, it says to which, too.
    """

    configuration: str = ""
    suppressions: "tuple[AppliedSuppression, ...]" = ()
    baseline: str = ""
    vanished: "tuple[VanishedFinding, ...]" = ()
    excluded: tuple[str, ...] = ()
    bearing: str = ""
    narrowed: bool = False


class FilingJudgment(NamedTuple):
    """The report on one filing, its findings as reported, and how many rules of its chapter were left out."""

    report: CheckReport
    told: tuple[ReportedFinding, ...]
    left_out: int = 0


@dataclass(frozen=True, slots=True)
class CheckedFilings:
    """What check judged: each filing, all of them together, and their order; ``given`` counts the files named.

    ``arranged`` are all findings in the order asked for; ``amendments`` were taken for law besides those held.
    """

    job: ClassVar[Literal["check"]] = "check"
    filings: tuple[FilingJudgment, ...]
    together: FacilityReport
    told_together: tuple[ReportedFinding, ...]
    calendar: Calendar
    clashes: tuple[ToldClash, ...]
    given: int
    arranged: tuple[ReportedFinding, ...]
    terms: Terms = Terms()
    interrupted: bool = False
    amendments: Amendments = ()

    @property
    def reports(self) -> tuple[CheckReport, ...]:
        """The reports on the filings, in their order."""
        return tuple(one.report for one in self.filings)

    def told(self, finding: Finding) -> ReportedFinding:
        """How one of its findings stands."""
        return next(told for told in self.arranged if told.finding is finding)

    def counts(self, finding: Finding) -> bool:
        """Whether one of its findings is neither known nor suppressed."""
        return self.told(finding).counts

    @property
    def is_provisional(self) -> bool:
        """Whether a text of the law that judged is not held for the day by which it judged."""
        return any(report.provisional for report in self.reports) or any(
            told.finding.provisional for told in self.told_together
        )


@dataclass(frozen=True, slots=True)
class ReplayedLogs:
    """What replay judged.

    ``filing_faults`` are the faults in the text of each filing that judged, by its file, ``left_out`` the number of
    rules left out; ``arranged`` are all findings in the order asked for.
    """

    job: ClassVar[Literal["replay"]] = "replay"
    report: "ReplayReport"
    filing_faults: Mapping[str, Sequence[Fault]]
    left_out: int
    arranged: Sequence[ReportedFinding]
    terms: Terms = Terms()

    @property
    def amendments(self) -> Amendments:
        """What was taken for law besides what is held."""
        return self.report.amendments

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C ended the replay: all else is what was judged until then."""
        return self.report.interrupted

    @property
    def is_provisional(self) -> bool:
        """Whether a text of the law that judged is not held for the day by which it judged."""
        under = (period.under for period in self.report.periods)
        return any(one.judged and one.law is not None and one.law.provisional != "" for one in under)


Judgment = CheckedFilings | ReplayedLogs


def new_findings(judgment: Judgment) -> Iterator[Finding]:
    """The findings that are neither known from the baseline nor suppressed, in the order asked for."""
    return (told.finding for told in judgment.arranged if told.counts)
