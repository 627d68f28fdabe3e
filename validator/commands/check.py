"""``floorperson check``: filings against the law."""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.options import (
    FILING_ENDINGS,
    AsOfOption,
    Exit,
    FailOnOption,
    FormatOption,
    IgnoreOption,
    Input,
    SelectOption,
    Unusable,
    VerboseOption,
    expand,
    fails,
)

if TYPE_CHECKING:
    from validator.check import CheckReport


def check(
    filings: Annotated[list[Path], typer.Argument(metavar="FILING...", help="Filings, or folders of filings.")],
    form: FormatOption = "text",
    as_of: AsOfOption = None,
    select: SelectOption = None,
    ignore: IgnoreOption = None,
    fail_on: FailOnOption = "info",
    verbose: VerboseOption = False,
    brief: Annotated[
        bool, typer.Option("--brief", help="Of filings in which nothing was found only the last line.")
    ] = False,
) -> int:
    """Check filings (Rules Submissions in YAML) against the law, each finding with the words it rests on."""
    import sys
    from dataclasses import replace

    from validator.facility import check_together
    from validator.facility_calendar import put_in_order
    from validator.report.catalogue import UnknownRule, choose_rules

    try:
        selection = choose_rules(select or (), ignore or (), "filing")
    except UnknownRule as error:
        raise Unusable(str(error)) from error
    files = expand(filings, FILING_ENDINGS, "filing")
    results = []
    interrupted = False
    try:
        for given in files:
            report = _report_on(given, as_of)
            tallies = tuple(tally for tally in report.tallies if selection.takes(tally))
            findings = tuple(finding for finding in report.findings if selection.takes(finding))
            results.append((replace(report, tallies=tallies, findings=findings), len(report.tallies) - len(tallies)))
    except KeyboardInterrupt:
        interrupted = True
    reports = [report for report, _ in results]
    # Filings that were not read may have taken the place of others.
    together = check_together(() if interrupted else reports)
    together.findings = [finding for finding in together.findings if selection.takes(finding)]
    together.tallies = [tally for tally in together.tallies if selection.takes(tally)]
    calendar = put_in_order(() if interrupted else reports)
    if form == "json":
        from validator.report.json_report import check_document, write_json

        write_json(sys.stdout, check_document(results, together, calendar, interrupted=interrupted))
    else:
        from validator.report.check_text import (
            verdict,
            write_calendar,
            write_check,
            write_interrupted,
            write_together,
            write_verdicts,
        )
        from validator.report.page import Page

        page = Page(sys.stdout)
        if interrupted:
            write_interrupted(page, len(results), len(files))
        shown = [one for one in results if not brief or _has_something(one[0])]
        for number, (report, left_out) in enumerate(shown):
            if number:
                page.line()
            write_check(page, report, left_out, verbose=verbose)
        if len(reports) > 1:
            if shown:
                page.line()
            write_together(page, reports, together, verbose=verbose)
            write_calendar(page, calendar)
            write_verdicts(page, reports, together)
        elif not shown:
            page.lines(verdict(report) for report in reports)
    if interrupted:
        return Exit.INTERRUPTED
    if any(report.crashes for report in reports):
        return Exit.OUR_FAULT
    if any(report.faults for report in reports):
        return Exit.UNUSABLE
    found = [finding for report in reports for finding in report.findings] + together.findings
    clash = bool(calendar.clashes) and fail_on in ("warning", "info")
    return Exit.FINDINGS if clash or fails(found, fail_on) else Exit.CLEAN


def _has_something(report: "CheckReport") -> bool:
    """Whether there is more to tell of a filing than that it is clean."""
    return bool(report.findings or report.oddities or report.faults or report.crashes)


def _report_on(given: Input, as_of: date | None) -> "CheckReport":
    """The report on one filing; where it cannot be read, or we fail on it, that is all that its report says."""
    from validator.check import check_filing, not_judged
    from validator.submission.fault import Place, fault_at

    top = Place(1, 1, 1, 2)
    if given.why:
        return not_judged(given.path, faults=(fault_at("cannot-be-read", given.why, top),))
    try:
        return check_filing(given.path, as_of)
    except OSError as error:
        why = f"cannot be read: {error.strerror or error}"
        return not_judged(given.path, faults=(fault_at("cannot-be-read", why, top),))
    except Exception as error:
        message = f"our own fault: we failed on this filing with {type(error).__name__}: {error}; it was not judged"
        return not_judged(given.path, crashes=(fault_at("filing-crashed", message, top),))
