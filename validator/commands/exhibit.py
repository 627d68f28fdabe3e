"""``floorperson exhibit``: rounds of a log as the paper that an auditor shows at a hearing."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from validator.commands.chosen_format import choose_format, format_option
from validator.commands.options import (
    LOG_ENDINGS,
    STANDARD_INPUT,
    AmendOption,
    AsOfOption,
    BaselineOption,
    ConfigOption,
    DealerOption,
    DraftsOption,
    EngineOption,
    ExcludeOption,
    Exit,
    FailOnOption,
    IgnoreOption,
    JobsOption,
    NoConfigOption,
    OutputOption,
    PatronOption,
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
    grave,
    round_in,
)
from validator.commands.papers import ReviewerOption, SignedOption, signed_by
from validator.commands.told import Result, tell
from validator.core.files import named
from validator.report.result_formats import RESULT_FORMATS

if TYPE_CHECKING:
    from validator.commands.rounds import RoundsToJudge
    from validator.replay.report import ReplayReport
    from validator.report.judgment import ReplayedLogs
    from validator.report.papers.exhibit import ExhibitContent

MOST: Final = 200
"""Rounds with findings that are shown where none is asked for; the others are told by their numbers."""
MOST_PRINTED: Final = 30
"""Such rounds in a PDF: printing takes some seconds for each ten of them."""
_SHOWN: Final = 10

TableRound = tuple[str, int]
"""A round by its table and number."""


def exhibit(
    sources: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="LOG... ROUND...",
            help="Round logs, or folders of them, as exhibit logs/2015-08-15.jsonl; then rounds by table and number, "
            "as BJ-101/12, or 12 where one table alone has that number; without them those with findings, at most "
            f"{MOST} ({MOST_PRINTED} in a PDF).",
        ),
    ] = None,
    *,
    output: OutputOption = None,
    form: Annotated[str | None, format_option("exhibit")] = None,
    submission: SubmissionOption = None,
    as_if_approved: DraftsOption = False,
    chapter: RoundsChapterOption = "",
    as_of: AsOfOption = None,
    amend: AmendOption = None,
    shifts: ShiftsOption = None,
    table: TableOption = None,
    dealer: DealerOption = None,
    seat: SeatOption = None,
    patron: PatronOption = None,
    since: SinceOption = None,
    until: UntilOption = None,
    select: SelectOption = None,
    ignore: IgnoreOption = None,
    exclude: ExcludeOption = None,
    baseline: BaselineOption = None,
    fail_on: FailOnOption = None,
    config: ConfigOption = None,
    no_config: NoConfigOption = False,
    engine: EngineOption = "auto",
    jobs: JobsOption = None,
    state: StateOption = None,
    reviewer: ReviewerOption = "",
    day: SignedOption = None,
) -> int:
    """Write rounds as an exhibit: the table drawn, act by act, due against paid, the law, the rows of the log."""
    from validator.commands.reporting import paper_options
    from validator.commands.rounds import RoundsAsked, narrowing_of, rounds_to_judge
    from validator.log.columns import LogUnusable
    from validator.report.papers.exhibit import exhibit_paper

    told = choose_format(form, output, RESULT_FORMATS["exhibit"])
    amendments = amendments_in(amend)
    logs, words = _logs_and_rounds(sources or ())
    options = paper_options(
        output,
        select=select,
        ignore=ignore,
        exclude=exclude,
        fail_on=fail_on,
        baseline=baseline,
        config=config,
        no_config=no_config,
    )
    only = narrowing_of(table, None, dealer, seat, patron, since, until)
    asked_for = RoundsAsked(
        logs, submission, as_if_approved, chapter, as_of, amendments, shifts, engine, jobs, state, only
    )
    judging = rounds_to_judge(asked_for, options)
    signed = signed_by(reviewer, day)
    try:
        if not logs:
            judging = judging.of_state()
        asked = _asked(judging.logs, words)
        judged = judging.judge_chosen()
        judgment = judging.judgment(judged)
        most = MOST_PRINTED if told.name == "pdf" else MOST
        given = exhibit_content(judging, asked, judgment, most)
    except LogUnusable as error:
        raise Unusable(str(error)) from error
    if judged.report.interrupted:
        return Exit.INTERRUPTED
    paper = exhibit_paper(given, signed)
    tell(Result(lambda: paper), told, output)
    return _exit(given, judging)


def _logs_and_rounds(words: Sequence[str]) -> tuple[list[Path], list[str]]:
    """The logs and the rounds that the command line names: what is no file and written like a round is one."""
    logs: list[Path] = []
    rounds: list[str] = []
    for word in words:
        path = Path(word)
        if path == STANDARD_INPUT:
            raise Unusable("an exhibit names the file that its rows stand in, and standard input is none; save it")
        is_there = os.path.lexists(path)
        if logs and is_there and round_in(word) is not None and not word.startswith((".", "/")):
            raise Unusable(
                f"{word} is a file or folder here, and may be a round; write ./{word} for what is here, or the round "
                "with its table, as BJ-101/12"
            )
        if not is_there and not path.name.lower().endswith(LOG_ENDINGS):
            is_pattern = any(mark in path.name for mark in "*?")
            if round_in(word) is not None or (logs and not is_pattern):
                rounds.append(word)
                continue
        logs.append(path)
    return logs, rounds


def _asked(logs: Sequence[Path], words: Sequence[str]) -> tuple[TableRound, ...]:
    """The rounds that the command line names; raises Unusable for one that is not there, LogUnusable."""
    if not words:
        return ()
    from validator.log.columns import VENUE, LogUnusable
    from validator.log.read.reader import batches

    held: dict[str, set[int]] = {}
    for log in logs:
        try:
            for reading in batches(log):
                for table, events in reading.tables.items():
                    if table != VENUE:
                        held.setdefault(table, set()).update(int(number) for number in set(events.round) if number >= 0)
        except LogUnusable:
            if len(logs) == 1:
                raise
    return tuple(dict.fromkeys(_round(one, held) for one in words))


def _round(words: str, held: dict[str, set[int]]) -> TableRound:
    found = round_in(words)
    if found is None:
        raise Unusable(f"{words!r} is no round; write its table and number, as {_example(held)}, or its number alone")
    table, asked = found
    if not table:
        having = sorted(one for one, numbers in held.items() if asked in numbers)
        if len(having) > 1:
            choice = " or ".join(f"{one}/{asked}" for one in having[:_SHOWN])
            raise Unusable(f"several tables of the log have a round {asked}; write {choice}")
        if not having:
            raise Unusable(f"no table of the log has a round {asked}; there are: {_held(held)}")
        return having[0], asked
    if table not in held:
        raise Unusable(f"{words}: the log has no table {table}; there are: {_held(held)}")
    if asked not in held[table]:
        raise Unusable(f"{words}: table {table} has no such round; there are: {_held({table: held[table]})}")
    return table, asked


def _example(held: dict[str, set[int]]) -> str:
    return next((f"{table}/{min(numbers)}" for table, numbers in held.items() if numbers), "BJ-101/12")


def _held(held: dict[str, set[int]]) -> str:
    """The tables of a log with their first and last rounds, as they are to be written."""
    told = [f"{table}/{min(numbers)} to {table}/{max(numbers)}" for table, numbers in sorted(held.items()) if numbers]
    more = f", and {len(told) - _SHOWN} tables more" if len(told) > _SHOWN else ""
    return (", ".join(told[:_SHOWN]) or "none with a number") + more


def _exit(given: "ExhibitContent", rounds: "RoundsToJudge") -> int:
    """The exit code: of what is shown, what is new and grave enough counts."""
    from validator.commands.rounds import exit_of_rounds
    from validator.core.finding import Outcome
    from validator.report.papers.exhibit import findings_in

    report, severities = given.report, grave(rounds.plan.fail_on)
    shown = (found for one in given.stretches for found in findings_in(one, report) if given.counts(found))
    failed = any(found.outcome is Outcome.FAIL and found.severity.value in severities for found in shown)
    failed |= rounds.plan.fail_on == "provisional" and given.judgment.is_provisional
    return exit_of_rounds([report], rounds.faults, failed=failed)


def exhibit_content(
    judging: "RoundsToJudge", asked: tuple[TableRound, ...], judgment: "ReplayedLogs", most: int
) -> "ExhibitContent":
    """What the exhibit is made from; raises LogUnusable."""
    from validator.log.columns import LogUnusable
    from validator.report.papers.exhibit import ExhibitContent
    from validator.report.papers.filing_in_force import governing
    from validator.report.papers.source_rows import (
        HOW_HASHED,
        HOW_HASHED_IN_COLUMNS,
        RoundRows,
        in_columns,
        order_declared,
        rows_of_rounds,
    )

    found, rest = _found(judgment, most)
    rows: list[RoundRows] = []
    order: dict[str, str] = {}
    logs, hashes = _called(judging.logs, judgment.report), judgment.report.hashes
    for name, log in logs.items():
        own = found.get(name, ((), ()))
        rounds, lines = (asked, ()) if asked else own
        try:
            if rounds or lines:
                rows += rows_of_rounds(log, name, rounds, lines, order)
            if len(logs) > 1:
                order = order_declared(log, order)
        except OSError as error:
            raise LogUnusable(f"{named(log)}: {error.strerror or error}") from error
        except LogUnusable:
            if len(logs) == 1:
                raise
    how = {name: HOW_HASHED_IN_COLUMNS if in_columns(log) else HOW_HASHED for name, log in logs.items()}
    marks = {name: hashes[name] for name in logs if name in hashes}
    return ExhibitContent(marks, rows, judgment, governing(judging.filings), {} if asked else rest, how)


def _called(logs: Sequence[Path], report: "ReplayReport") -> dict[str, Path]:
    """The logs by what the report calls them: one judged into a state before keeps the name that it had then."""
    from validator.log.read.opening import hash_of_log

    before = {sha256: name for name, sha256 in report.hashes.items()}
    called: dict[str, Path] = {}
    for log in logs:
        name = named(log)
        called.setdefault(name if name in report.logs else before.get(hash_of_log(log), name), log)
    return called


def _found(
    judgment: "ReplayedLogs", most: int
) -> tuple[dict[str, tuple[tuple[TableRound, ...], tuple[int, ...]]], dict[str, list[int]]]:
    """By log the rounds of the first findings, and the lines of those outside of rounds; the further rounds by table.

    What is known or suppressed has no round shown for it.
    """
    from validator.core.finding import LogPlace

    places = [
        told.finding.where for told in judgment.arranged if told.counts and isinstance(told.finding.where, LogPlace)
    ]
    keys = list(dict.fromkeys((one.file, one.table, one.round, one.line if one.round < 0 else 0) for one in places))
    several = len(judgment.report.logs) > 1
    rest: dict[str, list[int]] = {}
    for file, table, number, _ in keys[most:]:
        if number >= 0:
            rest.setdefault(f"{table} of {file}" if several else table, []).append(number)
    first: dict[str, tuple[tuple[TableRound, ...], tuple[int, ...]]] = {}
    for file, table, number, line in keys[:most]:
        rounds, lines = first.get(file, ((), ()))
        first[file] = ((*rounds, (table, number)), lines) if number >= 0 else (rounds, (*lines, line))
    return first, rest
