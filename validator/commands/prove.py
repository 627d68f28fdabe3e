"""``floorperson prove``: the fault of every rule on play, made in lawful play and looked for."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.inject import SeedOption
from validator.commands.options import (
    FILING_ENDINGS,
    Exit,
    FormatOption,
    Unusable,
    chapter_named,
    complete_chapter,
    expand,
)

if TYPE_CHECKING:
    from validator.proof.faults.told import FaultOutcome


def prove(
    chapter: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[CHAPTER]...", autocompletion=complete_chapter, help="Chapters, as 633a; without it all."
        ),
    ] = None,
    rule: Annotated[
        list[str] | None,
        typer.Option("--rule", metavar="RULE", help="Only this rule, as --rule hole-card-face-up (repeatable)."),
    ] = None,
    seed: SeedOption = 1,
    submission: Annotated[
        list[Path] | None,
        typer.Option(
            "--submission",
            "-s",
            metavar="FILING",
            help="Deal under this filing in place of the sound ones, as -s submissions/633a-shoe.yaml (repeatable).",
        ),
    ] = None,
    trials: Annotated[
        int,
        typer.Option(
            "--trials",
            metavar="N",
            min=1,
            help="Faults of one rule that are made at most until one is found, as --trials 16; with --results what "
            "was not found in fewer is tried again.",
        ),
    ] = 80,
    jobs: Annotated[
        int,
        typer.Option(
            "--jobs",
            "-j",
            metavar="N",
            min=0,
            help="Prove rules side by side in N processes, as --jobs 4; 0: one for each processor.",
        ),
    ] = 1,
    results: Annotated[
        Path | None,
        typer.Option(
            "--results",
            metavar="FILE",
            help="Keep what becomes of each rule in this file, and go on where a run broke off, as --results "
            "faults.jsonl.",
        ),
    ] = None,
    form: FormatOption = "full",
) -> int:
    """Make the fault of each rule in lawful play, and say which are found as what they are, and why others are not."""
    import sys

    from validator.chapters.registry import PACKAGES, chapter_play
    from validator.law.versions import law_of
    from validator.report.faults_text import write_faults_json, write_matrix
    from validator.report.page import Page

    chapters = [chapter_named(one) for one in chapter or PACKAGES]
    known = {each.id for one in chapters for each in chapter_play(law_of(one)).rules}
    for one in rule or ():
        if one not in known:
            raise Unusable(f"{one} is no rule on play of {', '.join(chapters)}; floorperson rules lists them")
    filings = [one.path for one in expand(submission or (), FILING_ENDINGS, "filing")]
    wanted = [
        (one, each.id)
        for one in chapters
        for each in chapter_play(law_of(one)).rules
        if not rule or each.id in rule
    ]  # fmt: skip
    told = _told(wanted, _of_chapters(chapters, filings), seed, jobs, trials, results)
    if form == "json":
        write_faults_json(sys.stdout, told)
    else:
        write_matrix(Page(sys.stdout), told)
    return Exit.CLEAN


def _of_chapters(chapters: list[str], filings: list[Path]) -> dict[str, list[Path]]:
    """The filings given of each chapter; raises Unusable where some are given and none is of it."""
    from validator.core.files import named
    from validator.submission.read import read_submission

    own = {one: [path for path in filings if read_submission(path).chapter == one] for one in chapters}
    for one in chapters:
        if filings and not own[one]:
            raise Unusable(f"no filing given is of chapter {one}: {', '.join(map(named, filings))}")
    return own


def _told(
    wanted: list[tuple[str, str]],
    filings: dict[str, list[Path]],
    seed: int,
    jobs: int,
    trials: int,
    results: Path | None,
) -> "list[FaultOutcome]":
    """What becomes of the fault of each rule wanted, kept in the file of results as it becomes known."""
    import sys

    from validator.core.files import named
    from validator.core.processors import processors
    from validator.proof.faults.side_by_side import NotLawful, proved
    from validator.proof.faults.told import ResultsFile
    from validator.replay.checkpoint import program_digest
    from validator.report.progress import ProgressLine

    terms = {
        "seed": seed,
        "filings": [named(path) for one in filings.values() for path in one],
        "program": program_digest(),
    }
    file = ResultsFile(results, terms) if results is not None else None
    try:
        found = file.kept(trials) if file is not None else {}
    except (OSError, ValueError, KeyError) as error:
        raise Unusable(f"{results} holds no results of prove: {error}") from error
    found = {one: found[one] for one in wanted if one in found}
    left = [one for one in wanted if one not in found]
    with ProgressLine(sys.stderr, "interpreted", "rules") as progress:
        try:
            for told in proved(left, filings, seed, jobs or processors(), trials):
                found[told.chapter, told.rule] = told
                if file is not None:
                    file.add(told)
                progress.rounds(len(found))
        except NotLawful as error:
            raise Unusable(str(error)) from error
    return [found[one] for one in wanted]
