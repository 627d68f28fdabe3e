"""``floorperson todo``: what a filing does not state yet."""

from pathlib import Path
from typing import Annotated

import typer

from validator.commands.chosen_format import choose_format, format_option
from validator.commands.options import (
    AmendOption,
    AsOfOption,
    ConfigOption,
    IgnoreOption,
    NoConfigOption,
    OutputOption,
    SelectOption,
    amendments_in,
)
from validator.commands.told import Result, tell
from validator.report.result_formats import RESULT_FORMATS


def todo(
    filing: Annotated[
        Path, typer.Argument(metavar="FILING", help="A filing, as todo blackjack.yaml; - for standard input.")
    ],
    output: OutputOption = None,
    form: Annotated[str | None, format_option("todo")] = None,
    as_of: AsOfOption = None,
    amend: AmendOption = None,
    select: SelectOption = None,
    ignore: IgnoreOption = None,
    config: ConfigOption = None,
    no_config: NoConfigOption = False,
) -> int:
    """List what a filing does not state yet: what may stand there, how many rules wait for it, its paragraph."""
    from validator.commands.filings import FilingsAsked, each_filing
    from validator.commands.reporting import paper_options
    from validator.filing.missing_fields import unstated_in
    from validator.report.unstated_json import unstated_document
    from validator.report.unstated_text import write_unstated

    told = choose_format(form, output, RESULT_FORMATS["todo"])
    amendments = amendments_in(amend)
    options = paper_options(output, select=select, ignore=ignore, config=config, no_config=no_config)
    _, (one,) = each_filing(FilingsAsked([filing], as_of, amendments), options)
    report, bearing = one.report, one.judgment.terms.bearing
    found = unstated_in(report)
    result = Result(
        text=lambda page: write_unstated(page, report, found, one.left_out, bearing),
        document=lambda: unstated_document(report, found, one.left_out, bearing),
    )
    tell(result, told, output)
    return one.judged.exit(failed=False)
