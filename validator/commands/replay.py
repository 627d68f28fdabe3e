"""``floorperson replay``: rounds against the law and the filing in force when they were dealt."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.instead import InsteadAmendOption, InsteadDayOption, InsteadOption, must_fit, tell_instead
from validator.commands.options import (
    AllOption,
    AmendOption,
    AsOfOption,
    BaselineOption,
    ConfigOption,
    DealerOption,
    DraftsOption,
    EngineOption,
    ExcludeOption,
    FailOnOption,
    IgnoreOption,
    JobsOption,
    NoConfigOption,
    OutputOption,
    PatronOption,
    ReportFormatOption,
    RoundOption,
    RoundsChapterOption,
    SeatOption,
    SelectOption,
    ShiftsOption,
    SinceOption,
    SortOption,
    StateOption,
    StatisticsOption,
    SubmissionOption,
    TableOption,
    UntilOption,
    Unusable,
    UpdateBaselineOption,
    VerboseOption,
    amendments_in,
)

if TYPE_CHECKING:
    from validator.commands.rounds import RoundsToJudge


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
    table: TableOption = None,
    round_: RoundOption = None,
    dealer: DealerOption = None,
    seat: SeatOption = None,
    patron: PatronOption = None,
    since: SinceOption = None,
    until: UntilOption = None,
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
    engine: EngineOption = "auto",
    jobs: JobsOption = None,
    state: StateOption = None,
    instead: InsteadOption = None,
    instead_as_of: InsteadDayOption = None,
    instead_amend: InsteadAmendOption = None,
    verbose: VerboseOption = False,
) -> int:
    """Replay rounds from logs (JSON lines, CSV, Parquet or Arrow) against the law and the filing in force."""
    from validator.commands.reporting import ReportOptions
    from validator.commands.rounds import RoundsAsked, filings_in, narrowing_of, rounds_to_judge

    told_as = None
    if instead or instead_amend or instead_as_of is not None:
        unfit = {
            "--state": state, "--baseline": baseline, "--update-baseline": update_baseline, "--fail-on": fail_on,
            "--statistics": statistics, "--sort": sort, "--all": every,
        }  # fmt: skip
        told_as = must_fit(form, output, [name for name, value in unfit.items() if value])
    shape, written = ("full", None) if told_as else (form, output)
    amendments = amendments_in(amend)
    proposed = amendments_in(instead_amend) if instead_amend else amendments
    options = ReportOptions(
        shape, written, select or (), ignore or (), exclude or (), fail_on, sort, every, statistics, baseline,
        update_baseline, config, no_config, verbose,
    )  # fmt: skip
    only = narrowing_of(table, round_, dealer, seat, patron, since, until)
    if only.narrows and (update_baseline or told_as):
        raise Unusable("findings told in part make no baseline and are not compared; leave out --table and the like")
    asked = RoundsAsked(
        logs or (), submission, as_if_approved, chapter, as_of, amendments, shifts, engine, jobs, state, only
    )
    rounds = rounds_to_judge(asked, options, proposed)
    if told_as:
        others = filings_in(instead) if instead else rounds.filings
        return tell_instead(rounds, rounds.under(others, instead_as_of or as_of, proposed), told_as, output)
    return _report(rounds)


def _report(rounds: "RoundsToJudge") -> int:
    """Judge rounds, write the report, and return the exit code."""
    import sys

    from validator.commands.rounds import exit_of_rounds
    from validator.report.page import Page

    with rounds.reading():
        judged = rounds.judge_chosen()
    report = judged.report
    failed = rounds.plan.report(lambda terms: rounds.judgment(judged, terms), rounds.excluded)
    if report.faults and not report.events:
        Page(sys.stderr).line(f"floorperson: nothing was replayed{rounds.other_form()}")
    return exit_of_rounds([report], rounds.faults, failed=failed)
