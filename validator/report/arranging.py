"""Applies to a report what was asked for: suppressions, a baseline, an order."""

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from validator.core.citation import Citation
from validator.core.files import is_address
from validator.core.finding import FilingPlace, Finding, Tally
from validator.filing.calendar import Calendar
from validator.filing.check import CheckReport
from validator.filing.facility import FacilityReport
from validator.law.versions import Amendments, law_of
from validator.report.judgment import (
    CheckedFilings,
    FilingJudgment,
    ReplayedLogs,
    ReportedFinding,
    Standing,
    Terms,
    ToldClash,
)
from validator.submission.fault import Fault

if TYPE_CHECKING:
    from validator.replay.report import ReplayReport
    from validator.report.baseline import Fingerprints, KnownFinding
    from validator.report.narrowing import Narrowing
    from validator.report.suppression import Suppression

FindingOrder = Literal["line", "law", "money"]


class ReportTerms(NamedTuple):
    """The terms asked for.

    ``root`` is the folder from which suppressions and baseline reckon paths; ``known`` are the findings of the
    baseline, by fingerprint, ``baseline`` its file. ``bearing`` says what of the configuration bears on the report.
    ``hides`` says of what the configuration keeps findings from being told: "suppressed", "known", "rules left out".
    ``today`` decides whether a suppression has expired (None: the day of the run). ``sort`` is the order of findings;
    None leaves those on filings in the law's, those on play in the log's. ``only`` narrows findings on play.
    """

    root: Path = Path()
    configuration: str = ""
    suppressions: "tuple[Suppression, ...]" = ()
    baseline: str = ""
    known: "Mapping[str, KnownFinding]" = MappingProxyType({})
    excluded: tuple[str, ...] = ()
    bearing: str = ""
    hides: frozenset[str] = frozenset()
    sort: FindingOrder | None = None
    only: "Narrowing | None" = None
    today: date | None = None


class _Arranging:
    """One report being put on its terms."""

    def __init__(self, asked: ReportTerms) -> None:
        self.asked = asked
        self._today = asked.today or date.today()
        self.looked_for: set[tuple[str, str, str]] = set()
        self.missing: dict[tuple[str, str, str], str] = {}
        self._prints: Fingerprints | None = None
        self._found: set[str] = set()
        self._applied: Counter[int] = Counter()
        self._known = 0
        self._files: dict[str, str] = {}

    def file(self, name: str) -> str:
        """The path of a file from the root."""
        found = self._files.get(name)
        if found is None:
            found = self._files[name] = path_from(self.asked.root, name)
        return found

    @property
    def prints(self) -> "Fingerprints":
        """What gives fingerprints, which a report without findings has no use for."""
        if self._prints is None:
            from validator.report.baseline import Fingerprints

            self._prints = Fingerprints()
        return self._prints

    def tell(self, findings: Iterable[Finding]) -> tuple[ReportedFinding, ...]:
        return tuple(map(self._tell, findings))

    def tell_of_play(self, findings: Sequence[Finding]) -> Sequence[ReportedFinding]:
        """The findings of a replay, which may be too many for memory."""
        if isinstance(findings, list):
            return self.tell(findings)
        from validator.replay.spool import SpooledFindings
        from validator.report.reported_finding import ToldSpooled

        return ToldSpooled(findings, self._tell) if isinstance(findings, SpooledFindings) else self.tell(findings)

    def _tell(self, finding: Finding) -> ReportedFinding:
        file = self.file(finding.where.file)
        mark = self.prints.of(finding, file)
        self._found.add(mark)
        suppression = next((one for one in self._in_force() if one.fits(finding, file)), None)
        if suppression is not None:
            self._applied[suppression.number] += 1
            return ReportedFinding(finding, mark, Standing.SUPPRESSED, suppression)
        known = mark in self.asked.known
        self._known += known
        return ReportedFinding(finding, mark, Standing.KNOWN if known else Standing.NEW)

    def _in_force(self) -> "Iterator[Suppression]":
        return (one for one in self.asked.suppressions if not one.is_over(self._today))

    def tell_clashes(self, calendar: Calendar) -> tuple[ToldClash, ...]:
        told = []
        for clash in calendar.clashes:
            file = self.file(clash.where.file)
            mark = self.prints.of_clash(clash, file)
            self._found.add(mark)
            suppression = next((one for one in self._in_force() if one.fits_clash(clash, file)), None)
            if suppression is not None:
                self._applied[suppression.number] += 1
                told.append(ToldClash(clash, mark, Standing.SUPPRESSED, suppression))
            else:
                known = mark in self.asked.known
                self._known += known
                told.append(ToldClash(clash, mark, Standing.KNOWN if known else Standing.NEW))
        return tuple(told)

    def look_for(self, files: Iterable[str], tallies: Iterable[Tally]) -> None:
        """Take note that the rules of these tallies were asked of these files."""
        tallies = list(tallies)
        for name in files:
            file = self.file(name)
            for tally in tallies:
                self.looked_for.add((file, tally.chapter, tally.rule))
                if tally.missing:
                    self.missing[file, tally.chapter, tally.rule] = next(iter(tally.missing))

    def _bearing(self, left_out: int) -> str:
        """What the configuration bears on, and how much of what was found or could be asked it hides."""
        numbers = {"suppressed": sum(self._applied.values()), "known": self._known, "rules left out": left_out}
        told = [f"{number:,} {word}" for word, number in numbers.items() if number and word in self.asked.hides]
        return self.asked.bearing + (f"; hidden: {', '.join(told)}" if told else "")

    def terms(self, left_out: int) -> Terms:
        asked = self.asked
        bearing = self._bearing(left_out)
        if not (asked.suppressions or asked.known):
            return Terms(asked.configuration, (), asked.baseline, (), asked.excluded, bearing)
        from validator.report.baseline import VanishedFinding
        from validator.report.suppression import AppliedSuppression

        keys = {mark: (one.file, one.chapter, one.rule) for mark, one in asked.known.items()}
        vanished = [
            VanishedFinding(one, self.missing.get(keys[mark], ""))
            for mark, one in asked.known.items()
            if mark not in self._found and (keys[mark] in self.looked_for or not os.path.lexists(asked.root / one.file))
        ]
        applied = [
            AppliedSuppression(one, one.is_over(self._today), self._applied[one.number]) for one in asked.suppressions
        ]
        return Terms(asked.configuration, tuple(applied), asked.baseline, tuple(vanished), asked.excluded, bearing)


def of_check(
    results: Sequence[tuple[CheckReport, int]],
    together: FacilityReport,
    calendar: Calendar,
    given: int,
    asked: ReportTerms,
    *,
    interrupted: bool = False,
    amendments: Amendments = (),
) -> CheckedFilings:
    """What check judged: each report with the number of rules left out, out of so many filings ``given``.

    ``amendments`` were taken for law besides those held.
    """
    work = _Arranging(asked)
    filings = tuple(
        FilingJudgment(report, arranged(work.tell(report.findings), asked.sort), left_out)
        for report, left_out in results
    )
    told_together = arranged(work.tell(together.findings), asked.sort)
    clashes = work.tell_clashes(calendar)
    for report, _ in results:
        work.look_for([report.file], report.tallies)
        if len(results) > 1 and not interrupted:
            work.look_for([report.file], together.tallies)
            kinds = ("version-filed-twice", "table-filed-twice", "days-without-filing")
            work.looked_for.update((work.file(report.file), "", kind) for kind in kinds)
    every = tuple(told for one in filings for told in one.told) + told_together
    return CheckedFilings(
        filings=filings,
        together=together,
        told_together=told_together,
        calendar=calendar,
        clashes=clashes,
        given=given,
        arranged=arranged(every, asked.sort),
        terms=work.terms(sum(number for _, number in results)),
        interrupted=interrupted,
        amendments=amendments,
    )


def of_replay(
    report: "ReplayReport", filing_faults: Mapping[str, Sequence[Fault]], left_out: int, asked: ReportTerms
) -> ReplayedLogs:
    """What replay judged, with the faults in the text of each filing and the number of rules left out."""
    work = _Arranging(asked)
    told = work.tell_of_play(report.findings)
    if not report.interrupted:
        work.look_for(report.logs, report.tallies)
    terms = work.terms(left_out)
    if asked.only is not None and asked.only.narrows:
        told, words = asked.only.narrow(told)
        report = replace(report, findings=[one.finding for one in told])
        terms = terms._replace(bearing="; ".join(filter(None, (terms.bearing, words))), narrowed=True)
    return ReplayedLogs(report, filing_faults, left_out, arranged_play(told, asked.sort), terms)


def arranged(told: Sequence[ReportedFinding], sort: FindingOrder | None) -> tuple[ReportedFinding, ...]:
    """Findings in the order of their lines, of the law, or of the money at stake, the most first; None: as they are."""
    return tuple(told) if sort is None else tuple(sorted(told, key=_KEYS[sort]))


def arranged_play(told: Sequence[ReportedFinding], sort: FindingOrder | None) -> Sequence[ReportedFinding]:
    """The findings of a replay in the order of their lines, of the law, or of the money at stake; None: as they are."""
    if sort is None or isinstance(told, tuple):
        return told if sort is None else arranged(told, sort)
    from validator.report.reported_finding import ToldSpooled

    assert isinstance(told, ToldSpooled)
    return told.arranged(_KEYS[sort])


def at_stake(finding: Finding) -> int | None:
    """The cents that a finding is about, whoever was short of them; None where no amount is at stake."""
    amounts = [abs(cents) for cents in (finding.overpaid_cents, finding.cost_cents) if cents is not None]
    return max(amounts, default=None)


def baseline_of(judgment: CheckedFilings | ReplayedLogs, asked: ReportTerms) -> "list[KnownFinding]":
    """The baseline after this run: what was found, and what of the old one was not, or could not be, looked for.

    What is suppressed stays out of it.
    """
    from validator.report.baseline import known_clash, known_of

    gone = {one.known.fingerprint for one in judgment.terms.vanished if not one.missing}
    found = {
        told.fingerprint: known_of(told.finding, told.fingerprint, path_from(asked.root, told.finding.where.file))
        for told in judgment.arranged
        if told.standing is not Standing.SUPPRESSED
    }
    if isinstance(judgment, CheckedFilings):
        for one in judgment.clashes:
            if one.standing is Standing.SUPPRESSED:
                continue
            file = path_from(asked.root, one.clash.where.file)
            found[one.fingerprint] = known_clash(one.clash, one.fingerprint, file)
    suppressed = {told.fingerprint for told in judgment.arranged if told.standing is Standing.SUPPRESSED}
    kept = {mark: one for mark, one in asked.known.items() if mark not in gone and mark not in suppressed}
    return list({**kept, **found}.values())


def path_from(root: Path, name: str) -> str:
    """The path of a file from a folder, with slashes; as it is where no way leads there (another drive, an address)."""
    if is_address(name):
        return name
    try:
        return os.path.relpath(name, root).replace(os.sep, "/")
    except ValueError:
        return name


def _line(told: ReportedFinding) -> tuple[object, ...]:
    where = told.finding.where
    return where.file, where.line, where.column if isinstance(where, FilingPlace) else where.event


def _law(told: ReportedFinding) -> tuple[object, ...]:
    finding = told.finding
    return (*_place_in_law(finding.chapter, finding.citation), finding.rule, *_line(told))


@cache
def _place_in_law(chapter: str, citation: str) -> tuple[str, int, str]:
    order, paragraph = law_of(chapter).text.order, Citation.parse(citation)
    places = (place for place, other in enumerate(order) if paragraph.holds(Citation.parse(other)))
    return chapter, next(places, len(order)), citation


def _money(told: ReportedFinding) -> tuple[object, ...]:
    cents = at_stake(told.finding)
    return cents is None, -(cents or 0), *_line(told)


_KEYS: Final[Mapping[FindingOrder, Callable[[ReportedFinding], tuple[Any, ...]]]] = {
    "line": _line,
    "law": _law,
    "money": _money,
}
