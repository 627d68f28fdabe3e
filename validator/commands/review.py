"""``floorperson review``: a filing as the paper that a reviewer signs, or the letter to its holder."""

import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Annotated

import typer

from validator.commands.chosen_format import choose_format, format_option
from validator.commands.options import (
    AmendOption,
    AsOfOption,
    BaselineOption,
    ConfigOption,
    FailOnOption,
    IgnoreOption,
    NoConfigOption,
    OutputOption,
    SelectOption,
    Unusable,
    amendments_in,
    parse_day,
)
from validator.commands.papers import ReviewerOption, SignedOption, letterhead, signed_by
from validator.commands.told import Result, tell
from validator.report.result_formats import RESULT_FORMATS


def review(
    filing: Annotated[
        Path,
        typer.Argument(metavar="FILING", help="A filing, as review submissions/633a-shoe.yaml; - for standard input."),
    ],
    output: OutputOption = None,
    form: Annotated[str | None, format_option("review")] = None,
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
    select: SelectOption = None,
    ignore: IgnoreOption = None,
    baseline: BaselineOption = None,
    fail_on: FailOnOption = None,
    config: ConfigOption = None,
    no_config: NoConfigOption = False,
    reviewer: ReviewerOption = "",
    day: SignedOption = None,
) -> int:
    """Write the paper that a reviewer signs: findings, what a person has to answer, and what was found kept."""
    from validator.commands.filings import FilingsAsked, each_filing
    from validator.commands.reporting import paper_options

    told = choose_format(form, output, RESULT_FORMATS["review"])
    _must_fit(letter, full, address or (), reference, deadline, template)
    head = None if template is None else letterhead(template, told, output)
    amendments = amendments_in(amend)
    options = paper_options(
        output, select=select, ignore=ignore, fail_on=fail_on, baseline=baseline, config=config, no_config=no_config
    )
    plan, (one,) = each_filing(FilingsAsked([filing], as_of, amendments), options)
    signed = signed_by(reviewer, day)
    if letter:
        from validator.report.page import Page
        from validator.report.papers.letter import Addressed, letter_paper

        sent = Addressed(tuple(address or ()), reference, "" if deadline is None else str(deadline))
        paper = letter_paper(one.judgment, signed, sent)
        if one.judgment.terms.bearing:
            Page(sys.stderr).line(one.judgment.terms.bearing)
    else:
        from validator.report.papers.review import review_paper

        paper = review_paper(one.judgment, signed, full)
    tell(Result(lambda: paper, template=head), told, output)
    return one.judged.exit(failed=plan.fails(one.judgment))


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
