"""``floorperson replay``: rounds against the law and the filing in force when they were dealt."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from validator.commands.instead import InsteadAmendOption, InsteadDayOption, InsteadOption, must_fit, tell
from validator.commands.options import (
    FILING_ENDINGS,
    LOG_ENDINGS,
    STANDARD_INPUT,
    AllOption,
    AmendOption,
    AsOfOption,
    BaselineOption,
    ConfigOption,
    DraftsOption,
    ExcludeOption,
    Exit,
    FailOnOption,
    IgnoreOption,
    Input,
    NoConfigOption,
    OutputOption,
    ReportFormatOption,
    RoundsChapterOption,
    SelectOption,
    ShiftsOption,
    SortOption,
    StatisticsOption,
    SubmissionOption,
    Unusable,
    UpdateBaselineOption,
    VerboseOption,
    amendments_in,
    expand,
)
from validator.core.files import named

if TYPE_CHECKING:
    from validator.commands.reporting import Plan
    from validator.law.versions import Amendments
    from validator.replay.filings import Submission
    from validator.replay.report import ReplayReport
    from validator.report.catalogue import Selection
    from validator.submission.fault import Fault

EngineChoice = Literal["auto", "interpreted", "compiled"]


def replay(
    logs: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="LOG...", help="Round logs, or folders of logs, as logs/2015-08-15.jsonl; - for standard input."
        ),
    ] = None,
    submission: SubmissionOption = None,
    as_if_approved: DraftsOption = False,
    chapter: RoundsChapterOption = "",
    form: ReportFormatOption = None,
    output: OutputOption = None,
    as_of: AsOfOption = None,
    amend: AmendOption = None,
    shifts: ShiftsOption = None,
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
    engine: Annotated[
        EngineChoice,
        typer.Option("--engine", help="How to run the rules, as --engine compiled; auto takes what is faster."),
    ] = "auto",
    jobs: Annotated[
        int,
        typer.Option(
            "--jobs",
            "-j",
            metavar="N",
            min=0,
            help="Judge tables side by side in N processes, as --jobs 4; 0: one for each processor.",
        ),
    ] = 1,
    state: Annotated[
        Path | None,
        typer.Option(
            "--state",
            metavar="FOLDER",
            help="Go on from the logs that were judged into this folder before, as --state judged; without LOG: report "
            "on all of them.",
        ),
    ] = None,
    instead: InsteadOption = None,
    instead_as_of: InsteadDayOption = None,
    instead_amend: InsteadAmendOption = None,
    verbose: VerboseOption = False,
) -> int:
    """Replay rounds from logs (JSON lines, CSV, Parquet or Arrow) against the law and the filing in force."""
    import os
    import sys

    from validator.commands.reporting import ReportOptions, make_plan
    from validator.core.engine.engines import CompiledMissing
    from validator.core.shifts import NO_SHIFTS
    from validator.log.columns import LogUnusable
    from validator.log.read.opening import standard_input
    from validator.replay.filings import load_filings
    from validator.replay.logs import replay_logs
    from validator.replay.report import StateUnusable
    from validator.report.arranging import of_replay
    from validator.report.instead import Side
    from validator.report.page import Page
    from validator.report.progress import ProgressLine

    if not logs and state is None:
        raise Unusable("name the logs to replay, as floorperson replay logs/2015-08-15.jsonl")
    if state is not None and jobs != 1:
        raise Unusable("--state and --jobs exclude each other: a state goes on in one process")
    if state is not None and amend:
        raise Unusable("--state and --amend exclude each other: what is kept is judged by the law alone")
    if state is not None and STANDARD_INPUT in (logs or ()):
        raise Unusable("--state goes on from file to file, and standard input cannot be taken up again; save it")
    told_as = ""
    if instead or instead_amend or instead_as_of is not None:
        unfit = {
            "--state": state, "--baseline": baseline, "--update-baseline": update_baseline, "--fail-on": fail_on,
            "--statistics": statistics, "--sort": sort, "--all": every,
        }  # fmt: skip
        told_as = must_fit(form, output, logs or (), [name for name, value in unfit.items() if value])
    shape, written = ("full", None) if told_as else (form, output)
    amendments = amendments_in(amend)
    proposed = amendments_in(instead_amend) if instead_amend else amendments
    plan = make_plan(
        ReportOptions(
            shape, written, select or (), ignore or (), exclude or (), fail_on, sort, every, statistics, baseline,
            update_baseline, config, no_config, verbose,
        ),
        "play",
        (*amendments, *(one for one in proposed if one not in amendments)),
    )  # fmt: skip
    files, excluded = plan.take(expand(logs, LOG_ENDINGS, "log") if logs else [])
    filings = readable(expand(submission or plan.configuration.submissions, FILING_ENDINGS, "filing"))
    plan.spare(filings)
    filing_faults = faults_by_filing(filings)

    def judge(by: "Sequence[Submission]", day: date | None, law: "Amendments") -> "ReplayReport":
        with ProgressLine(sys.stderr, engine) as progress:
            return replay_logs(
                _in_order_of_time([one.path for one in files if not one.why]),
                by,
                engine,
                day,
                progress.rounds,
                [(one.path, one.why) for one in files if one.why],
                as_if_approved=as_if_approved,
                chapter=held_chapter(chapter),
                shifts=shifts or NO_SHIFTS,
                jobs=jobs or os.cpu_count() or 1,
                state=state,
                amendments=law,
            )

    given = load_filings(filings)
    others = readable(expand(instead, FILING_ENDINGS, "filing")) if instead else filings
    faults = faults_by_filing(others) if instead else filing_faults
    read = load_filings(others) if instead else given

    def judge_again() -> "Side":
        report = judge(read, instead_as_of or as_of, proposed)
        _leave_out(report, plan.selection)
        return Side(report, tuple(read), faults)

    try:
        with standard_input(wanted=STANDARD_INPUT in (logs or ())):
            report = judge(given, as_of, amendments)
            left_out = _leave_out(report, plan.selection)
            if told_as:
                before = Side(report, tuple(given), filing_faults)
                inputs = [*(one.path for one in files), *filings, *others]
                return tell(before, judge_again, _not_applied(plan), told_as, output, inputs)
    except (CompiledMissing, StateUnusable) as error:
        raise Unusable(str(error)) from error
    except LogUnusable as error:
        raise Unusable(f"{error}{_other_form([one.path for one in files])}") from error
    failed = plan.report(lambda asked: of_replay(report, filing_faults, left_out, asked), excluded)
    if report.faults and not report.events:
        Page(sys.stderr).line(f"floorperson: nothing was replayed{_other_form([one.path for one in files])}")
    if report.interrupted:
        return Exit.INTERRUPTED
    if report.faults or any(filing_faults.values()):
        return Exit.UNUSABLE
    if failed:
        return Exit.FINDINGS
    return Exit.UNUSABLE if report.unjudged or report.uncovered else Exit.CLEAN


def _not_applied(plan: "Plan") -> list[str]:
    """What the configuration says of findings, and a comparison of two judgings leaves aside."""
    held = [("suppressions", plan.configuration.suppressions), ("baseline", plan.baseline)]
    told = " and ".join(word for word, one in held if one)
    return [f"not applied: {told} of {plan.configuration.file}; all findings are compared"] if told else []


def _other_form(logs: Sequence[Path]) -> str:
    """What the first file that is no round log looks like, and what to try; "" where no form is recognised."""
    from validator.log.importers.looks import looks_like

    for log in logs:
        seen = looks_like(log)
        if seen and not seen.startswith(("a round log", "a Parquet file", "a file of Arrow")):
            return f"; {named(log)} looks like {seen}"
    return ""


def held_chapter(chapter: str) -> str:
    """The chapter asked for, "" for none; raises Unusable for one that is not held."""
    from validator.chapters.registry import PACKAGES

    if chapter and chapter not in PACKAGES:
        raise Unusable(f"--chapter {chapter}: no chapter held is called so; there are: {', '.join(PACKAGES)}")
    return chapter


def _in_order_of_time(logs: "list[Path]") -> "list[Path]":
    """Logs by their first times, as those of one table follow each other; those without times come first, by name."""
    from validator.log.read.reader import first_time

    return sorted(logs, key=first_time) if len(logs) > 1 else logs


def readable(filings: "list[Input]") -> "list[Path]":
    """The filings; raises Unusable where one cannot be opened, as others would judge the rounds that are its own."""
    for one in filings:
        if one.why:
            raise Unusable(f"{named(one.path)}: {one.why}")
    return [one.path for one in filings]


def faults_by_filing(filings: "list[Path]") -> "dict[str, tuple[Fault, ...]]":
    """The faults in the text of each filing; raises Unusable for one that cannot be read at all."""
    from validator.submission.read import read_submission

    found = {}
    for path in filings:
        read = read_submission(path)
        if read.typed is None:
            why = read.faults[0].message if read.faults else "it names no chapter that can be judged"
            raise Unusable(f"{path}: this filing cannot be read: {why}; floorperson check {path}")
        found[named(path)] = read.faults
    return found


def _leave_out(report: "ReplayReport", selection: "Selection") -> int:
    """Take out of the report what is not asked for; the number of rules taken out."""
    from validator.replay.spool import those

    before = len(report.tallies)
    report.findings = those(report.findings, selection.takes)
    report.tallies = [tally for tally in report.tallies if selection.takes(tally)]
    return before - len(report.tallies)
