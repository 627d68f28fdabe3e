"""``floorperson check``: filings against the law."""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.forms import FORM_ENDINGS
from validator.commands.options import (
    FILING_ENDINGS,
    AllOption,
    AmendOption,
    AsOfOption,
    BaselineOption,
    ConfigOption,
    ExcludeOption,
    Exit,
    FailOnOption,
    IgnoreOption,
    Input,
    NoConfigOption,
    OutputOption,
    ReportFormatOption,
    SelectOption,
    SortOption,
    StatisticsOption,
    UpdateBaselineOption,
    VerboseOption,
    amendments_in,
    expand,
)
from validator.core.imports import imports_that_last, without_collecting

if TYPE_CHECKING:
    from validator.filing.check import CheckReport
    from validator.law.versions import Amendments


def check(
    filings: Annotated[
        list[Path],
        typer.Argument(metavar="FILING...", help="Filings, or folders of filings, as submissions/633a-shoe.yaml."),
    ],
    form: ReportFormatOption = None,
    output: OutputOption = None,
    as_of: AsOfOption = None,
    amend: AmendOption = None,
    select: SelectOption = None,
    ignore: IgnoreOption = None,
    exclude: ExcludeOption = None,
    fail_on: FailOnOption = None,
    sort: SortOption = None,
    every: AllOption = False,
    statistics: StatisticsOption = False,
    baseline: BaselineOption = None,
    update_baseline: UpdateBaselineOption = False,
    config: ConfigOption = None,
    no_config: NoConfigOption = False,
    verbose: VerboseOption = False,
) -> int:
    """Check filings (Rules Submissions in YAML, or forms) against the law, each finding with the words it rests on."""
    with imports_that_last():
        from validator.commands.reporting import ReportOptions, make_plan
        from validator.filing.calendar import put_in_order
        from validator.filing.facility import check_together
        from validator.report.arranging import of_check

    amendments = amendments_in(amend)
    plan = make_plan(
        ReportOptions(
            form, output, select or (), ignore or (), exclude or (), fail_on, sort, every, statistics, baseline,
            update_baseline, config, no_config, verbose,
        ),
        "filing",
        amendments,
    )  # fmt: skip
    files, excluded = plan.take(expand(filings, (*FILING_ENDINGS, *FORM_ENDINGS), "filing", _is_filing))
    results = []
    interrupted = False
    try:
        for given in files:
            with without_collecting():
                report = _report_on(given, as_of, amendments)
            tallies = tuple(tally for tally in report.tallies if plan.selection.takes(tally))
            findings = tuple(finding for finding in report.findings if plan.selection.takes(finding))
            results.append((report._replace(tallies=tallies, findings=findings), len(report.tallies) - len(tallies)))
    except KeyboardInterrupt:
        interrupted = True
    reports = [report for report, _ in results]
    # Filings that were not read may have taken the place of others.
    together = check_together(() if interrupted else reports)
    together.findings = [finding for finding in together.findings if plan.selection.takes(finding)]
    together.tallies = [tally for tally in together.tallies if plan.selection.takes(tally)]
    calendar = put_in_order(() if interrupted else reports)
    failed = plan.report(
        lambda asked: of_check(
            results, together, calendar, len(files), asked, interrupted=interrupted, amendments=amendments
        ),
        excluded,
    )
    if interrupted:
        return Exit.INTERRUPTED
    if any(report.crashes for report in reports):
        return Exit.OUR_FAULT
    if any(report.faults for report in reports):
        return Exit.UNUSABLE
    return Exit.FINDINGS if failed else Exit.CLEAN


def _is_filing(path: Path) -> bool:
    """Whether a file of a folder is a filing: of workbooks and documents only our forms are."""
    if path.name.lower().endswith(FILING_ENDINGS):
        return True
    from validator.forms.archive import bears_mark

    return bears_mark(path)


def _report_on(given: Input, as_of: date | None, amendments: "Amendments") -> "CheckReport":
    """The report on one filing; where it cannot be read, or we fail on it, that is all that its report says."""
    from validator.filing.check import not_judged
    from validator.forms.judging import judge_file
    from validator.forms.kinds import NoForm
    from validator.submission.fault import Place, fault_at

    top = Place(1, 1, 1, 2)
    if given.why:
        return not_judged(given.path, faults=(fault_at("cannot-be-read", given.why, top),))
    try:
        return judge_file(given.path, as_of, amendments)
    except NoForm as error:
        return not_judged(given.path, faults=(fault_at("no-form", str(error), top),))
    except OSError as error:
        why = f"cannot be read: {error.strerror or error}"
        return not_judged(given.path, faults=(fault_at("cannot-be-read", why, top),))
    except Exception as error:
        message = f"our own fault: we failed on this filing with {type(error).__name__}: {error}; it was not judged"
        return not_judged(given.path, crashes=(fault_at("filing-crashed", message, top),))
