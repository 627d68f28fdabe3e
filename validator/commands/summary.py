"""``floorperson summary``: findings on play added up, from reports written before or straight from logs."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from validator.commands.chosen_format import choose_format, format_option
from validator.commands.options import (
    LOG_ENDINGS,
    AmendOption,
    AsOfOption,
    BaselineOption,
    ConfigOption,
    DealerOption,
    DraftsOption,
    EngineOption,
    ExcludeOption,
    IgnoreOption,
    JobsOption,
    NoConfigOption,
    OutputOption,
    PatronOption,
    RoundOption,
    RoundsChapterOption,
    SeatOption,
    SelectOption,
    ShiftsOption,
    SinceOption,
    StateOption,
    SubmissionOption,
    TableOption,
    UntilOption,
    Unusable,
    amendments_in,
    expand,
    gravest,
)
from validator.commands.told import Result, tell
from validator.core.depth import not_too_deep
from validator.core.files import named
from validator.report.result_formats import RESULT_FORMATS

if TYPE_CHECKING:
    from validator.commands.reporting import ReportOptions
    from validator.commands.rounds import RoundsAsked
    from validator.report.grouped import GroupedFindings, GroupKey, Summary

_REPORTS = (".json",)


def summary(
    sources: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="REPORT|LOG...",
            help="Reports of replay --format json, logs, or folders of them, as report.json or logs/; - for a log from "
            "standard input.",
        ),
    ] = None,
    by: Annotated[
        str,
        typer.Option(
            "--by",
            metavar="KEY[,KEY]",
            help="Add up by rule, table, dealer, shift, day, gaming-day, seat or patron, or by several, as "
            "--by table,dealer.",
        ),
    ] = "rule",
    top: Annotated[
        int, typer.Option("--top", min=1, help="How many groups, and costliest findings, to tell, as --top 20.")
    ] = 10,
    shifts: ShiftsOption = None,
    submission: SubmissionOption = None,
    as_if_approved: DraftsOption = False,
    chapter: RoundsChapterOption = "",
    as_of: AsOfOption = None,
    amend: AmendOption = None,
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
    baseline: BaselineOption = None,
    config: ConfigOption = None,
    no_config: NoConfigOption = False,
    engine: EngineOption = "auto",
    jobs: JobsOption = None,
    state: StateOption = None,
    form: Annotated[str | None, format_option("summary")] = None,
    output: OutputOption = None,
) -> int:
    """Add up the findings of replay: by whom, where and when, how often in 1,000 rounds, and what they cost."""
    import sys

    from validator.commands.reporting import paper_options
    from validator.commands.rounds import RoundsAsked, narrowing_of
    from validator.core.shifts import NO_SHIFTS
    from validator.report import summary_text
    from validator.report.grouped import CountedTwice, NoReport, merge_findings, summarize
    from validator.report.page import Page

    keys = _keys(by)
    told = choose_format(form, output, RESULT_FORMATS["summary"])
    if "shift" in keys and shifts is None:
        raise Unusable("--by shift: a log records no shifts; say when they begin, as --shifts day=06:00,swing=14:00")
    files = expand(sources, (*_REPORTS, *LOG_ENDINGS), "report or log", piped=True) if sources else []
    for one in files:
        if one.why:
            raise Unusable(f"{named(one.path)}: {one.why}")
    reports = [one.path for one in files if one.path.suffix.lower() in _REPORTS]
    logs = [one.path for one in files if one.path.suffix.lower() not in _REPORTS]
    only = narrowing_of(table, round_, dealer, seat, patron, since, until)
    if only.narrows and reports:
        raise Unusable("--table, --dealer and the like narrow logs; a report has what it was written with")
    of_all: dict[str, object] = {"--as-of": as_of is not None, "--amend": amend, "--select": select, "--ignore": ignore}
    of_logs_alone: dict[str, object] = {
        "--submission": submission, "--as-if-approved": as_if_approved, "--chapter": chapter, "--exclude": exclude,
        "--baseline": baseline, "--config": config, "--jobs": jobs not in (None, 1),
    }  # fmt: skip
    if reports:
        _must_not_be_given(of_all if logs or state else of_all | of_logs_alone)
    try:
        judged = [_from_report(path) for path in reports]
    except NoReport as error:
        raise Unusable(str(error)) from error
    interrupted = False
    if logs or state is not None or not reports:
        amendments = amendments_in(amend)
        options = paper_options(
            select=select, ignore=ignore, exclude=exclude, baseline=baseline, config=config, no_config=no_config
        )
        asked = RoundsAsked(
            logs, submission, as_if_approved, chapter, as_of, amendments, shifts, engine, jobs, state, only
        )
        of_logs, interrupted = _from_logs(asked, options)
        judged.append(of_logs)
    try:
        found = summarize(merge_findings(judged), keys, shifts or NO_SHIFTS, top)
    except CountedTwice as error:
        raise Unusable(str(error)) from error
    if told.name == "csv":
        # A table has no row for what was left out.
        Page(sys.stderr).lines(summary_text.summary_notes(found))
    tell(_result(found, top), told, output, [one.path for one in files])
    return gravest(interrupted=interrupted, unjudged=bool(found.judged.unjudged))


def _must_not_be_given(options: Mapping[str, object]) -> None:
    """Raise Unusable for options that say how logs are judged, where reports are added up."""
    if given := [name for name, value in options.items() if value]:
        raise Unusable(f"{' and '.join(given)}: for logs alone; a report was judged when it was written, as it says")


def _result(found: "Summary", top: int) -> Result:
    from validator.report import summary_text
    from validator.report.papers.summary import summary_paper

    return Result(
        paper=lambda: summary_paper(found, top),
        text=lambda page: summary_text.write_summary(page, found, top),
        markdown=lambda page: summary_text.write_markdown(page, found, top),
        document=lambda: summary_text.summary_document(found),
        table=lambda stream: summary_text.write_summary_csv(stream, found),
        sheets=lambda: summary_text.summary_sheets(found),
    )


def _keys(by: str) -> "list[GroupKey]":
    from validator.report.grouped import KEYS

    words = [word.strip() for word in by.split(",")]
    for word in words:
        if word not in KEYS:
            raise typer.BadParameter(f"{word!r} is not one of {', '.join(KEYS)}", param_hint="--by")
    return cast("list[GroupKey]", list(dict.fromkeys(words)))


def _from_report(path: Path) -> "GroupedFindings":
    """What a report says; raises NoReport, Unusable."""
    import json

    from validator.report.grouped import NoReport, read_report

    try:
        with not_too_deep():
            document = json.loads(path.read_text(encoding="utf-8-sig"))
    except ValueError as error:
        raise NoReport(f"{named(path)}: this is no JSON: {error}") from error
    except OSError as error:
        raise Unusable(f"{named(path)}: {error.strerror or error}") from error
    return read_report(document, named(path))


def _from_logs(asked: "RoundsAsked", options: "ReportOptions") -> "tuple[GroupedFindings, bool]":
    """What is found in logs, and whether Ctrl-C ended it."""
    from validator.commands.rounds import rounds_to_judge
    from validator.core.finding import Outcome
    from validator.report.grouped import GroupedFindings, cut_short, each_once, facts_of, under_none
    from validator.report.judgment import Standing
    from validator.report.origin_text import origin_in_words
    from validator.report.table import findings_by_column

    rounds = rounds_to_judge(asked, options)
    with rounds.reading():
        judged = rounds.judge_chosen()
    judgment, report = rounds.judgment(judged), judged.report
    standings = Counter(told.standing for told in judgment.arranged)
    bearing = judgment.terms.bearing
    judging = [one.under.law for one in report.periods if one.rounds and one.under.law is not None]
    grouped = GroupedFindings(
        facts=facts_of(findings_by_column(judgment.arranged)),
        rounds=report.rounds,
        rounds_by=report.rounds_by.counts(),
        known=standings[Standing.KNOWN],
        suppressed=standings[Standing.SUPPRESSED],
        options=(bearing,) if bearing else (),
        origins=tuple(map(origin_in_words, report.origins)),
        narrowed=judgment.terms.narrowed,
        not_checkable=frozenset(
            f"{one.rule} ({one.citation})" for one in report.tallies if one.outcome is Outcome.NOT_CHECKABLE
        ),
        unjudged=(
            *cut_short(report.interrupted),
            *report.unjudged,
            *(under_none(one.log, one.table, one.rounds, one.under.why) for one in report.uncovered),
            *(f"{log}:{fault.line}: {fault.message}" for log, fault in report.faults),
            *(
                f"{filing}:{fault.line}: {fault.message}"
                for filing, faults in rounds.faults.items()
                for fault in faults
            ),
        ),
        source=f"the {'log' if len(report.logs) == 1 else 'logs'} named",
        logs={log: report.hashes.get(log, "") for log in report.logs},
        filings={filing: report.hashes.get(filing, "") for filing in report.filings},
        as_of=each_once([report.as_of]),
        provisional=each_once(law.provisional for law in judging),
    )
    return grouped, report.interrupted
