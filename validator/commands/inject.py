"""``floorperson inject``: a log with the wrong act that one rule is about."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.options import (
    FILING_ENDINGS,
    Exit,
    RoundsChapterOption,
    SubmissionOption,
    Unusable,
    expand,
    new_file,
)
from validator.core.files import named

if TYPE_CHECKING:
    from validator.log.notation import Row
    from validator.proof.faults.matrix import Proof
    from validator.proof.faults.trial import Play
    from validator.replay.filings import Submission

SeedOption = Annotated[int, typer.Option("--seed", help="Other places for the faults, as --seed 7.")]


def inject(
    log: Annotated[Path, typer.Argument(metavar="LOG", help="A log of lawful play, as log.jsonl.")],
    fault: Annotated[
        str, typer.Option("--fault", metavar="RULE", help="The rule to break, as --fault hole-card-face-up.")
    ],
    output: Annotated[
        Path, typer.Option("--output", "-o", help="Log to write, as -o spoiled.jsonl, .csv (also .gz) or .parquet.")
    ],
    submission: SubmissionOption = None,
    chapter: RoundsChapterOption = "",
    seed: SeedOption = 1,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there, as --force.")] = False,
) -> int:
    """Make the wrong act that a rule is about in a log, and nothing else; say what was changed."""
    import sys

    from validator.log.writing import NOT_A_LOG, writer_of
    from validator.proof.faults.logs import with_fault
    from validator.replay.filings import load_filings
    from validator.report.faults_text import write_fault
    from validator.report.page import Page

    write = writer_of(output)
    if write is None:
        raise Unusable(f"{named(output)}: {NOT_A_LOG}")
    try:
        filings = load_filings([one.path for one in expand(submission or (), FILING_ENDINGS, "filing")])
    except ValueError as error:
        raise Unusable(str(error)) from error
    rows = _rows(log)
    found = _made(log, rows, filings, chapter, fault, seed)
    assert found.best is not None
    with new_file(output, "log", over=force) as part:
        write(part, with_fault(rows, found.best), ())
    page = Page(sys.stdout)
    page.line(f"{named(output)}: written from {named(log)} with a fault at table {found.best.play.name}: {fault}")
    write_fault(page, found.best)
    return Exit.CLEAN


def _rows(log: Path) -> "list[Row]":
    """The rows of a log; raises Unusable where not all can be read."""
    from validator.log.columns import LogUnusable
    from validator.log.read.reader import read_log
    from validator.log.writing import rows_in_words

    try:
        reading = read_log(log)
    except LogUnusable as error:
        raise Unusable(str(error)) from error
    if reading.faults:
        raise Unusable(f"{named(log)} has rows that cannot be read; run floorperson replay {named(log)}")
    return list(rows_in_words(reading))


def _made(log: Path, rows: "list[Row]", filings: "list[Submission]", chapter: str, rule: str, seed: int) -> "Proof":
    """The fault, made and found as what it is; raises Unusable where it cannot be made in any table of the log."""
    from validator.chapters.registry import PACKAGES, chapter_play
    from validator.law.versions import law_of
    from validator.proof.faults.logs import plays_in
    from validator.proof.faults.matrix import proof
    from validator.proof.faults.trial import Grade

    plays: list[Play] = [one for one in plays_in(rows, filings, chapter) if one.chapter in PACKAGES]
    if not plays:
        raise Unusable(f"{named(log)} says of no table which chapter it is of; --chapter says it")
    judged = [one for one in plays if rule in {each.id for each in chapter_play(law_of(one.chapter)).rules}]
    if not judged:
        chapters = ", ".join(dict.fromkeys(one.chapter for one in plays))
        raise Unusable(f"{rule} is no rule on play of chapter {chapters}; floorperson rules lists them")
    tried = [proof(one.chapter, rule, [one], seed, whole=True) for one in judged]
    best = min(tried, key=lambda one: one.grade)
    if best.grade is not Grade.PROVED:
        why = f"the fault of {rule} cannot be made by itself: {best.reason}"
        raise Unusable(f"in {named(log)} {why}; nothing was written")
    return best
