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
    from validator.faults.matrix import Proof
    from validator.faults.trial import Play


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
    form: FormatOption = "full",
) -> int:
    """Make the fault of each rule in lawful play, and say which are found as what they are, and why others are not."""
    import sys

    from validator.chapters.registry import PACKAGES, chapter_play
    from validator.law.dated import law_of
    from validator.report.faults_text import write_json, write_matrix
    from validator.report.page import Page

    chapters = [chapter_named(one) for one in chapter or PACKAGES]
    known = {each.id for one in chapters for each in chapter_play(law_of(one)).rules}
    for one in rule or ():
        if one not in known:
            raise Unusable(f"{one} is no rule on play of {', '.join(chapters)}; floorperson rules lists them")
    filings = [one.path for one in expand(submission or (), FILING_ENDINGS, "filing")]
    proofs = _proofs(chapters, filings, rule or [], seed)
    if form == "json":
        write_json(sys.stdout, proofs)
    else:
        write_matrix(Page(sys.stdout), proofs)
    return Exit.CLEAN


def _proofs(chapters: list[str], filings: list[Path], rules: list[str], seed: int) -> "list[Proof]":
    import sys

    from validator.faults.matrix import proofs
    from validator.report.progress import Progress

    found: list[Proof] = []
    with Progress(sys.stderr, "interpreted", "rules") as progress:
        for one in chapters:
            for made in proofs(one, _plays(one, filings, seed), seed, rules):
                found.append(made)
                progress.rounds(len(found))
    return found


def _plays(chapter: str, filings: list[Path], seed: int) -> "list[Play]":
    """Lawful play of a chapter; raises Unusable where something is found in it as it is."""
    from validator.core.files import named
    from validator.faults.plays import plays_of
    from validator.submission.read import read_submission

    own = [path for path in filings if read_submission(path).chapter == chapter]
    if filings and not own:
        raise Unusable(f"no filing given is of chapter {chapter}: {', '.join(map(named, filings))}")
    plays = list(plays_of(chapter, own, seed))
    for play in plays:
        if play.accused:
            raise Unusable(f"play simulated under {play.name} is not lawful: {', '.join(sorted(play.accused))}")
    return plays
