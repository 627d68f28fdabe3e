"""``floorperson review``: a filing as the paper that a reviewer signs, or the letter to its holder."""

from pathlib import Path
from typing import Annotated

import typer

from validator.commands.options import AmendOption, AsOfOption, Exit, amendments_in
from validator.commands.papers import (
    PaperOption,
    ReviewerOption,
    SignedOption,
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
        bool, typer.Option("--letter", help="The letter of deficiencies: what the filing does not state.")
    ] = False,
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
    amendments = amendments_in(amend)
    report = read_filing(filing, as_of, amendments)
    signed = signed_by(reviewer, day)
    if letter:
        from validator.report.papers.letter import letter_paper

        paper = letter_paper(report, signed)
    else:
        from validator.report.papers.review import review_paper

        paper = review_paper(report, signed, amendments, full)
    write_paper(paper, output)
    if report.crashes:
        return Exit.OUR_FAULT
    if report.faults:
        return Exit.UNUSABLE
    failed = any(one.outcome is Outcome.FAIL for one in report.findings)
    return Exit.FINDINGS if failed else Exit.CLEAN
