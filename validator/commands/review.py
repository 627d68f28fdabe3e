"""``floorperson review``: a filing as the paper that a reviewer signs, or the letter to its holder."""

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
    amendments_in,
)
from validator.commands.papers import ReviewerOption, SignedOption, signed_by
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
        bool, typer.Option("--letter", help="The letter of deficiencies: what the filing does not state.")
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
    """Write the paper that a reviewer signs: findings, and each duty of the law as a question with its answer."""
    from validator.commands.filings import FilingsAsked, each_filing
    from validator.commands.reporting import ReportOptions

    told = choose_format(form, output, RESULT_FORMATS["review"])
    amendments = amendments_in(amend)
    options = ReportOptions(
        "full",
        output,
        select=select or (),
        ignore=ignore or (),
        fail_on=fail_on,
        baseline=baseline,
        config=config,
        no_config=no_config,
    )
    plan, (one,) = each_filing(FilingsAsked([filing], as_of, amendments), options)
    signed = signed_by(reviewer, day)
    if letter:
        from validator.report.papers.letter import letter_paper

        paper = letter_paper(one.judgment, signed)
    else:
        from validator.report.papers.review import review_paper

        paper = review_paper(one.judgment, signed)
    tell(Result(lambda: paper), told, output)
    return one.judged.exit(failed=plan.fails(one.judgment))
