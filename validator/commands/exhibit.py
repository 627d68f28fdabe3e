"""``floorperson exhibit``: rounds of a log as the paper that an auditor shows at a hearing."""

import hashlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from validator.commands.options import (
    LOG_ENDINGS,
    STANDARD_INPUT,
    AmendOption,
    AsOfOption,
    BaselineOption,
    ConfigOption,
    DealerOption,
    DraftsOption,
    Exit,
    FailOnOption,
    IgnoreOption,
    NoConfigOption,
    PatronOption,
    RoundsChapterOption,
    SeatOption,
    SelectOption,
    SinceOption,
    SubmissionOption,
    TableOption,
    UntilOption,
    Unusable,
    amendments_in,
    expand,
    grave,
    round_in,
)
from validator.commands.papers import PaperOption, ReviewerOption, SignedOption, must_end, signed_by, write_paper
from validator.core.files import named

if TYPE_CHECKING:
    from validator.commands.rounds import RoundsToJudge
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
    log: Annotated[Path, typer.Argument(metavar="LOG", help="A round log, as exhibit logs/2015-08-15.jsonl.")],
    rounds: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="ROUND...",
            help="Rounds by table and number, as BJ-101/12, or 12 where one table alone has that number; without them "
            f"those with findings, at most {MOST} ({MOST_PRINTED} in a PDF).",
        ),
    ] = None,
    *,
    output: PaperOption,
    submission: SubmissionOption = None,
    as_if_approved: DraftsOption = False,
    chapter: RoundsChapterOption = "",
    as_of: AsOfOption = None,
    amend: AmendOption = None,
    table: TableOption = None,
    dealer: DealerOption = None,
    seat: SeatOption = None,
    patron: PatronOption = None,
    since: SinceOption = None,
    until: UntilOption = None,
    select: SelectOption = None,
    ignore: IgnoreOption = None,
    baseline: BaselineOption = None,
    fail_on: FailOnOption = None,
    config: ConfigOption = None,
    no_config: NoConfigOption = False,
    reviewer: ReviewerOption = "",
    day: SignedOption = None,
) -> int:
    """Write rounds as an exhibit: the table drawn, act by act, due against paid, the law, the rows of the log."""
    from validator.commands.reporting import ReportOptions, make_plan
    from validator.commands.rounds import RoundsAsked, narrowing_of, rounds_to_judge
    from validator.log.columns import LogUnusable
    from validator.report.papers.exhibit import exhibit_paper

    must_end(output)
    amendments = amendments_in(amend)
    path = _one_log(log)
    plan = make_plan(
        ReportOptions(
            "full",
            select=select or (),
            ignore=ignore or (),
            fail_on=fail_on,
            baseline=baseline,
            config=config,
            no_config=no_config,
        ),
        "play",
        amendments,
    )
    only = narrowing_of(table, None, dealer, seat, patron, since, until)
    asked_for = RoundsAsked([path], submission, as_if_approved, chapter, as_of, amendments, only=only)
    judging = rounds_to_judge(asked_for, plan)
    signed = signed_by(reviewer, day)
    try:
        asked = _asked(path, rounds or ())
        judged = judging.judge()
        report = judged.report
        judgment = judging.judgment(judged)
        most = MOST_PRINTED if output.suffix.lower() == ".pdf" else MOST
        given = _shown(path, asked, judgment, judging.filings, most)
    except LogUnusable as error:
        raise Unusable(str(error)) from error
    if report.interrupted:
        return Exit.INTERRUPTED
    write_paper(exhibit_paper(given, signed), output)
    return _exit(given, judging)


def _one_log(log: Path) -> Path:
    """The log asked for; raises Unusable where it is none, or several."""
    if log == STANDARD_INPUT:
        raise Unusable("an exhibit names the file that its rows stand in, and standard input is none; save it")
    found = expand([log], LOG_ENDINGS, "log")
    if len(found) > 1:
        raise Unusable(f"{named(log)}: an exhibit is of one log, and these are {len(found)}; name one of them")
    return found[0].path


def _asked(log: Path, words: Sequence[str]) -> tuple[TableRound, ...]:
    """The rounds that the command line names; raises Unusable for one that is not there, LogUnusable."""
    if not words:
        return ()
    from validator.log.columns import VENUE
    from validator.log.read.reader import batches

    held: dict[str, set[int]] = {}
    for reading in batches(log):
        for table, events in reading.tables.items():
            if table != VENUE:
                held.setdefault(table, set()).update(int(number) for number in set(events.round) if number >= 0)
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
    from validator.core.finding import Outcome
    from validator.report.papers.exhibit import findings_in

    report = given.report
    if any(rounds.faults.values()) or report.faults or any(row.wrong for one in given.stretches for row in one.rows):
        return Exit.UNUSABLE
    severities = grave(rounds.plan.fail_on)
    shown = (found for one in given.stretches for found in findings_in(one, report) if given.counts(found))
    if any(found.outcome is Outcome.FAIL and found.severity.value in severities for found in shown):
        return Exit.FINDINGS
    return Exit.UNUSABLE if report.unjudged or report.uncovered else Exit.CLEAN


def _shown(
    log: Path, asked: tuple[TableRound, ...], judgment: "ReplayedLogs", filings: Iterable[Path], most: int
) -> "ExhibitContent":
    """What the exhibit is made from; raises LogUnusable."""
    from validator.log.columns import LogUnusable
    from validator.log.read.origin import origin_of
    from validator.report.papers.exhibit import ExhibitContent
    from validator.report.papers.filing_in_force import governing
    from validator.report.papers.source_rows import HOW_HASHED, HOW_HASHED_IN_COLUMNS, in_columns, rows_of_rounds

    rounds, lines, rest = (asked, (), {}) if asked else _found(judgment, most)
    try:
        with log.open("rb") as file:
            sha256 = hashlib.file_digest(file, "sha256").hexdigest()
        rows = rows_of_rounds(log, rounds, lines)
    except OSError as error:
        raise LogUnusable(f"{named(log)}: {error.strerror or error}") from error
    how = HOW_HASHED_IN_COLUMNS if in_columns(log) else HOW_HASHED
    return ExhibitContent(named(log), sha256, rows, judgment, governing(filings), rest, how, origin_of(log, named(log)))


def _found(judgment: "ReplayedLogs", most: int) -> tuple[tuple[TableRound, ...], tuple[int, ...], dict[str, list[int]]]:
    """The rounds of the first findings, the lines of those outside of rounds, and the further rounds by table.

    What is known or suppressed has no round shown for it.
    """
    from validator.core.finding import LogPlace

    places = [
        told.finding.where for told in judgment.arranged if told.counts and isinstance(told.finding.where, LogPlace)
    ]
    keys = list(dict.fromkeys((one.table, one.round, one.line if one.round < 0 else 0) for one in places))
    rest: dict[str, list[int]] = {}
    for table, number, _ in keys[most:]:
        if number >= 0:
            rest.setdefault(table, []).append(number)
    first = keys[:most]
    rounds = tuple((table, number) for table, number, _ in first if number >= 0)
    return rounds, tuple(line for _, number, line in first if number < 0), rest
