"""``floorperson simulate``: lawful play of a casino day under a filing, dealt at random, as a round log."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.options import Exit, Unusable, new_file
from validator.core.files import named
from validator.proof.simulate.chance import RARE
from validator.proof.simulate.leaving_out import OPTIONAL, without_columns

if TYPE_CHECKING:
    from validator.proof.simulate.book import Row
    from validator.report.page import Page
    from validator.report.progress import ProgressLine
    from validator.submission.typed import TypedFiling

ALL = "all"
_STEP = 1_000
"""So many rounds are dealt before the bar is told again."""
_MOST_FAULTS = 5


def rare_paths(words: str) -> tuple[str, ...]:
    """Rare paths of the command line, written irregularities,awards, or all; raises Unusable."""
    if words == ALL:
        return tuple(RARE)
    paths = tuple(filter(None, words.split(",")))
    for path in paths:
        if path not in RARE:
            raise Unusable(f"--often: {path!r} is not one of {', '.join(RARE)}, {ALL}")
    return paths


def columns_left_out(words: str) -> tuple[str, ...]:
    """The columns to leave out, given on the command line as round,at; raises Unusable."""
    columns = tuple(filter(None, words.split(",")))
    for column in columns:
        if column not in OPTIONAL:
            raise Unusable(f"--without: {column!r} is not one of {', '.join(OPTIONAL)}, which no kind requires")
    return columns


@dataclass
class DealtCount:
    """Counts what is dealt, while it is written."""

    rows: int = 0
    rounds: int = 0
    tables: set[object] = field(default_factory=set)

    def passed(self, rows: Iterable["Row"], progress: "ProgressLine") -> Iterator["Row"]:
        """The rows, counted."""
        for row in rows:
            self.rows += 1
            self.tables.add(row["table"])
            if row["kind"] == "round-end":
                self.rounds += 1
                if self.rounds % _STEP == 0:
                    progress.rounds(self.rounds)
            yield row


def simulate(
    submission: Annotated[
        Path,
        typer.Option("--submission", "-s", metavar="FILING", help="Filing to deal under, as -s my-filing.yaml."),
    ],
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="LOG", help="Log to write, as -o log.jsonl, .csv or .parquet.")
    ],
    tables: Annotated[int, typer.Option("--tables", "-t", min=1, max=1_000, help="How many, as --tables 5.")] = 1,
    hours: Annotated[int, typer.Option("--hours", min=1, max=10_000, help="Hours of play, as --hours 8.")] = 8,
    seed: Annotated[int, typer.Option("--seed", help="Another seed deals other rounds, as --seed 7.")] = 1,
    often: Annotated[
        str,
        typer.Option(
            "--often",
            metavar="PATH,...",
            help=f"Take rare paths often ({', '.join(RARE)}, {ALL}), as --often irregularities,awards.",
        ),
    ] = "",
    without: Annotated[
        str,
        typer.Option(
            "--without",
            metavar="COLUMN,...",
            help=f"Leave out columns that no kind of event requires ({', '.join(OPTIONAL)}), as --without round.",
        ),
    ] = "",
    duties: Annotated[
        bool, typer.Option("--duties/--no-duties", help="Tell which duties the log exercises, or not: --no-duties.")
    ] = True,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there, as --force.")] = False,
) -> int:
    """Deal lawful play of a casino day under a filing, at random, and write its log; the same seed, the same log."""
    import sys

    from validator.log.columns import LogUnusable
    from validator.log.writing import NOT_A_LOG, writer_of
    from validator.proof.simulate.casino import simulated
    from validator.report.page import Page
    from validator.report.progress import ProgressLine
    from validator.report.words import count

    write = writer_of(output)
    if write is None:
        raise Unusable(f"{named(output)}: {NOT_A_LOG}")
    paths, columns = rare_paths(often), columns_left_out(without)
    chapter, filing = _filing(submission)
    _tables_covered(submission, filing, tables)
    dealt = DealtCount()
    with (
        ProgressLine(sys.stderr, "interpreted") as progress,
        new_file(output, "log", (LogUnusable,), over=force) as part,
    ):
        rows = without_columns(simulated(chapter, filing, tables, hours, seed, paths), columns)
        write(part, dealt.passed(rows, progress), ())
    page = Page(sys.stdout)
    page.line(f"{named(output)}: dealt under {named(submission)} with seed {seed}")
    page.line(
        f"  {count(len(dealt.tables), 'table')}, {count(dealt.rounds, 'round')}, {count(dealt.rows, 'event')}, "
        f"{count(hours, 'hour')}{'' if tables == 1 else ' each'}"
    )
    return _tell_duties(page, output, submission, chapter, filing) if duties else Exit.CLEAN


def _filing(path: Path) -> tuple[str, "TypedFiling"]:
    """The filing and its chapter; raises Unusable for one that is not sound, with what to write instead."""
    from validator.submission.read import read_submission

    try:
        read = read_submission(path)
    except OSError as error:
        raise Unusable(f"{named(path)}: {error.strerror or error}") from error
    if read.typed is None or read.faults:
        told = [f"{named(path)}:{one.line}:{one.column}: {one.message}" for one in read.faults[:_MOST_FAULTS]]
        advice = f"nothing can be dealt under it; floorperson check {named(path)} tells all that is wrong with it"
        raise Unusable("\n".join([*told, advice]))
    return read.chapter, read.typed


def _tables_covered(path: Path, filing: "TypedFiling", tables: int) -> None:
    """Raises Unusable where the filing names fewer tables, as it would not judge the others."""
    from validator.submission.head import head_of

    named_there = head_of(filing).tables
    if named_there and tables > len(named_there):
        raise Unusable(
            f"{named(path)} is for {', '.join(named_there)}: write --tables {len(named_there)}, "
            "or leave head.tables out of the filing, which then is for all"
        )


def _tell_duties(page: "Page", log: Path, submission: Path, chapter: str, filing: "TypedFiling") -> int:
    """Replay the log and tell which duties on play it exercised.

    What is found is the filing's fault or ours: play is lawful as far as the filing lets it.
    """
    import sys

    from validator.filing.check import judge_filing
    from validator.law.versions import on
    from validator.proof.simulate.casino import day_of
    from validator.replay.filings import load_filings
    from validator.replay.logs import replay_logs
    from validator.report.coverage_of import coverage_of
    from validator.report.exercised import not_exercised, on_play, write_exercised
    from validator.report.progress import ProgressLine
    from validator.report.words import count

    with ProgressLine(sys.stderr, "auto") as progress:
        report = replay_logs([log], load_filings([submission]), "auto", None, progress.rounds, as_if_approved=True)
    played = on_play(coverage_of(chapter, on(day_of(filing))))
    write_exercised(page, played, not_exercised(played, (one.rule for one in report.tallies if one.passed)))
    if not report.findings:
        return Exit.CLEAN
    findings = count(len(report.findings), "finding")
    page.line(f"  {findings}: floorperson replay {named(log)} -s {named(submission)} tells them")
    if not judge_filing(submission).findings:
        page.line("  lawful play is accused: our own fault")
        return Exit.OUR_FAULT
    page.line(f"  the filing itself is not sound: floorperson check {named(submission)}")
    return Exit.FINDINGS
