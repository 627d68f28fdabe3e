"""What of filings is judged, under what and how: put together in one place, for every command that judges filings."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from validator.commands.forms import FORM_ENDINGS
from validator.commands.options import FILING_ENDINGS, STANDARD_INPUT, Input, Unusable, expand, gravest
from validator.core.files import named
from validator.core.imports import without_collecting

if TYPE_CHECKING:
    from validator.commands.reporting import Plan, ReportOptions
    from validator.filing.calendar import Calendar
    from validator.filing.check import CheckReport
    from validator.filing.facility import FacilityReport
    from validator.law.versions import Amendments
    from validator.report.arranging import ReportTerms
    from validator.report.judgment import CheckedFilings


class FilingsAsked(NamedTuple):
    """The filings that a command line asks to be judged, by the law of ``as_of`` (None: each by its own day's)."""

    filings: Sequence[Path]
    as_of: date | None = None
    amendments: "Amendments" = ()


class JudgedFilings(NamedTuple):
    """What came of filings: each report with the number of rules left out of it, and of all together.

    ``interrupted`` says that Ctrl-C ended the run, so that some were not read and nothing is said of all together.
    """

    results: "list[tuple[CheckReport, int]]"
    together: "FacilityReport"
    calendar: "Calendar"
    interrupted: bool = False

    @property
    def reports(self) -> "list[CheckReport]":
        """The reports, without what is not asked for."""
        return [report for report, _ in self.results]

    def exit(self, *, failed: bool) -> int:
        """The exit code, where something new ``failed`` or nothing did."""
        return exit_of_filings(self.reports, failed=failed, interrupted=self.interrupted)


def exit_of_filings(reports: "Sequence[CheckReport]", *, failed: bool, interrupted: bool = False) -> int:
    """The exit code of filings, where something new ``failed`` or nothing did."""
    return gravest(
        interrupted=interrupted,
        our_fault=any(report.crashes for report in reports),
        unjudged=any(report.faults for report in reports),
        failed=failed,
    )


class FilingsToJudge(NamedTuple):
    """Filings to be judged: what was asked, the plan by which it is told, and the files.

    ``excluded`` are the files left out, by their names.
    """

    asked: FilingsAsked
    plan: "Plan"
    files: list[Input]
    excluded: tuple[str, ...]

    def judge(self) -> JudgedFilings:
        """Judge them; a filing that cannot be read, or on which we fail, is a report that says so."""
        from validator.filing.calendar import put_in_order
        from validator.filing.facility import check_together

        takes = self.plan.selection.takes
        results = []
        interrupted = False
        try:
            for given in self.files:
                with without_collecting():
                    report = _report_on(given, self.asked.as_of, self.asked.amendments)
                tallies = tuple(tally for tally in report.tallies if takes(tally))
                findings = tuple(finding for finding in report.findings if takes(finding))
                left_out = len(report.tallies) - len(tallies)
                results.append((report._replace(tallies=tallies, findings=findings), left_out))
        except KeyboardInterrupt:
            interrupted = True
        # Filings that were not read may have taken the place of others.
        reports = () if interrupted else [report for report, _ in results]
        together = check_together(reports)
        together.findings = [finding for finding in together.findings if takes(finding)]
        together.tallies = [tally for tally in together.tallies if takes(tally)]
        return JudgedFilings(results, together, put_in_order(reports), interrupted)

    def judge_chosen(self) -> JudgedFilings:
        """Judge them; raises Unusable where the rules chosen are none of any of them."""
        judged = self.judge()
        if not judged.interrupted:
            _must_ask(self.plan, [judged])
        return judged

    def judgment(self, judged: JudgedFilings, terms: "ReportTerms | None" = None) -> "CheckedFilings":
        """What came of them, on the terms of the options file: what is suppressed, and what is known."""
        from validator.report.arranging import of_check

        return of_check(
            judged.results,
            judged.together,
            judged.calendar,
            len(self.files),
            terms or self.plan.asked(self.excluded),
            interrupted=judged.interrupted,
            amendments=self.asked.amendments,
        )


def _must_ask(plan: "Plan", judged: "Sequence[JudgedFilings]") -> None:
    """Raise Unusable where the rules chosen are none of any filing."""
    from validator.chapters.registry import filing_rules

    if any(one.together.tallies or any(report.tallies for report in one.reports) for one in judged):
        return
    for report, left_out in (result for one in judged for result in one.results):
        if left_out and report.law is not None:
            rules = ((rule.id, rule.cite) for rule in filing_rules(report.law))
            raise Unusable(plan.nothing_left(report.chapter, rules))


class OneFiling(NamedTuple):
    """A filing that was read and judged: what came of it, and that on the terms of the options file."""

    judged: JudgedFilings
    judgment: "CheckedFilings"

    @property
    def report(self) -> "CheckReport":
        """The report on it, without what is not asked for."""
        return self.judgment.filings[0].report

    @property
    def left_out(self) -> int:
        """How many rules are left out of the report."""
        return self.judgment.filings[0].left_out


def filings_to_judge(asked: FilingsAsked, options: "ReportOptions") -> FilingsToJudge:
    """The filings asked for that are not excluded; raises Unusable where none can be opened, or all are excluded."""
    from validator.commands.reporting import make_plan

    found = _expanded(asked.filings)
    plan = make_plan(options, "filing", asked.amendments, [one.path for one in found])
    files, excluded = plan.take(found)
    return FilingsToJudge(asked, plan, files, excluded)


def each_filing(asked: FilingsAsked, options: "ReportOptions") -> "tuple[Plan, list[OneFiling]]":
    """What comes of each filing by itself, under one plan; raises Unusable where a file holds none, or several.

    Unusable too where the rules chosen are none of any of them. Ctrl-C is raised as it is.
    """
    from validator.commands.reporting import make_plan

    found = [_expanded([path]) for path in asked.filings]
    for path, files in zip(asked.filings, found, strict=True):
        if len(files) > 1:
            raise Unusable(f"{named(path)}: this is about one filing, and these are {len(files)}; name one")
    plan = make_plan(options, "filing", asked.amendments, [one.path for files in found for one in files])
    each = [_one_filing(FilingsToJudge(asked, plan, *plan.take(files))) for files in found]
    _must_ask(plan, [one.judged for one in each])
    return plan, each


def _expanded(paths: Sequence[Path]) -> list[Input]:
    return expand(paths, (*FILING_ENDINGS, *FORM_ENDINGS), "filing", _is_filing, piped=True)


def _one_filing(filings: FilingsToJudge) -> OneFiling:
    judged = filings.judge()
    if judged.interrupted:
        raise KeyboardInterrupt
    (report,) = judged.reports
    if report.crashes and report.typed is None:
        raise RuntimeError(report.crashes[0].message)
    if report.typed is None or report.law is None:
        told = "; ".join(f"{fault.cell or f'{fault.line}:{fault.column}'}: {fault.message}" for fault in report.faults)
        raise Unusable(f"{report.file}: cannot be read as a filing: {told}")
    return OneFiling(judged, filings.judgment(judged))


def _is_filing(path: Path) -> bool:
    """Whether a file of a folder is a filing: of workbooks and documents only our forms are."""
    if path.name.lower().endswith(FILING_ENDINGS):
        return True
    from validator.forms.archive import bears_mark

    return bears_mark(path)


def _report_on(given: Input, as_of: date | None, amendments: "Amendments") -> "CheckReport":
    """The report on one filing; where it cannot be read, or we fail on it, that is all that its report says."""
    from validator.filing.check import not_judged
    from validator.forms.judging import judge_file, judge_text
    from validator.forms.kinds import NoForm
    from validator.submission.fault import Place, fault_at

    top = Place(1, 1, 1, 2)
    if given.why:
        return not_judged(given.path, faults=(fault_at("cannot-be-read", given.why, top),))
    try:
        if given.path == STANDARD_INPUT:
            return judge_text(_standard_input(), named(given.path), as_of, amendments)
        report = judge_file(given.path, as_of, amendments)
        if report.typed is None and report.faults and (what := _taken_for(given.path)):
            return not_judged(given.path, faults=(fault_at("no-filing", what, top),))
        return report
    except NoForm as error:
        return not_judged(given.path, faults=(fault_at("no-form", str(error), top),))
    except OSError as error:
        why = f"cannot be read: {error.strerror or error}"
        return not_judged(given.path, faults=(fault_at("cannot-be-read", why, top),))
    except Exception as error:
        message = f"our own fault: we failed on this filing with {type(error).__name__}: {error}; it was not judged"
        return not_judged(given.path, crashes=(fault_at("filing-crashed", message, top),))


def _taken_for(path: Path) -> str:
    """What a file is that was given for a filing, and what to do with it; "" where it may be meant as one."""
    from validator.intake.identify import identify

    seen = identify(path)
    if seen.kind not in ("log", "rounds", "source", "map", "amendment", "report"):
        return ""
    steps = f" Next: {seen.steps[0]}" if seen.steps else ""
    return seen.says.rstrip(".") + f", and no filing.{steps}"


def _standard_input() -> bytes:
    import sys

    from validator.submission.load import LARGEST_BYTES

    return sys.stdin.buffer.read(LARGEST_BYTES + 1)
