"""``floorperson review``: a filing as the paper that a reviewer signs, or the letter to its holder."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Annotated

import typer

from validator.commands.options import AmendOption, AsOfOption, Exit, Unusable, amendments_in, parse_day
from validator.commands.papers import (
    PaperOption,
    ReviewerOption,
    SignedOption,
    letterhead,
    must_end,
    read_filing,
    signed_by,
    write_paper,
)
from validator.core.finding import Outcome


def review(
    filing: Annotated[Path, typer.Argument(metavar="FILING", help="A filing, as review submissions/633a-shoe.yaml.")],
    output: PaperOption,
    letter: Annotated[
        bool,
        typer.Option("--letter", help="The letter to the holder: what is found, and what the filing does not state."),
    ] = False,
    address: Annotated[
        list[str] | None,
        typer.Option(metavar="LINE", help="A line of the address of a letter; once for each line."),
    ] = None,
    reference: Annotated[
        str, typer.Option(metavar="WORDS", help="The reference of a letter; without it a line to write on.")
    ] = "",
    deadline: Annotated[
        date | None,
        typer.Option(metavar="DATE", parser=parse_day, help="The day until which a letter asks for an answer."),
    ] = None,
    template: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.docx",
            help="A letterhead: the letter is written where a paragraph of it says {{ letter }}, else at its end.",
        ),
    ] = None,
    full: Annotated[
        bool, typer.Option("--full", help="Show what is kept with the law's words and the lines of the filing too.")
    ] = False,
    as_of: AsOfOption = None,
    amend: AmendOption = None,
    reviewer: ReviewerOption = "",
    day: SignedOption = None,
) -> int:
    """Write the paper that a reviewer signs: findings, what a person has to answer, and what was found kept."""
    must_end(output)
    _must_fit(letter, full, address or (), reference, deadline, template)
    head = letterhead(template, output) if template is not None else None
    amendments = amendments_in(amend)
    report = read_filing(filing, as_of, amendments)
    signed = signed_by(reviewer, day)
    if letter:
        from validator.report.papers.letter import Addressed, letter_paper

        sent = Addressed(tuple(address or ()), reference, "" if deadline is None else str(deadline))
        paper = letter_paper(report, signed, sent)
    else:
        from validator.report.papers.review import review_paper

        paper = review_paper(report, signed, amendments, full)
    write_paper(paper, output, head)
    if report.crashes:
        return Exit.OUR_FAULT
    if report.faults:
        return Exit.UNUSABLE
    failed = any(one.outcome is Outcome.FAIL for one in report.findings)
    return Exit.FINDINGS if failed else Exit.CLEAN


def _must_fit(
    letter: bool,
    full: bool,
    address: Sequence[str],
    reference: str,
    deadline: date | None,
    template: Path | None,
) -> None:
    """Raise Unusable for an option of the paper that is not asked for."""
    if letter and full:
        raise Unusable("--full shows what a review found kept; a letter tells none of it: leave one of them out")
    given = {"--address": address, "--reference": reference, "--deadline": deadline, "--template": template}
    if not letter and (of_letter := [name for name, value in given.items() if value]):
        raise Unusable(f"{', '.join(of_letter)}: of a letter; add --letter")
