"""``floorperson todo``: what a filing does not state yet."""

from pathlib import Path
from typing import Annotated

import typer

from validator.commands.options import (
    AmendOption,
    AsOfOption,
    ConfigOption,
    FormatOption,
    IgnoreOption,
    NoConfigOption,
    SelectOption,
    amendments_in,
)


def todo(
    filing: Annotated[
        Path, typer.Argument(metavar="FILING", help="A filing, as todo blackjack.yaml; - for standard input.")
    ],
    form: FormatOption = "full",
    as_of: AsOfOption = None,
    amend: AmendOption = None,
    select: SelectOption = None,
    ignore: IgnoreOption = None,
    config: ConfigOption = None,
    no_config: NoConfigOption = False,
) -> int:
    """List what a filing does not state yet: what may stand there, how many rules wait for it, its paragraph."""
    import sys

    from validator.commands.filings import FilingsAsked, each_filing
    from validator.commands.reporting import paper_options
    from validator.filing.missing_fields import unstated_in

    amendments = amendments_in(amend)
    options = paper_options(select=select, ignore=ignore, config=config, no_config=no_config)
    _, (one,) = each_filing(FilingsAsked([filing], as_of, amendments), options)
    report, bearing = one.report, one.judgment.terms.bearing
    found = unstated_in(report)
    if form == "json":
        from validator.report.json_report import write_json
        from validator.report.unstated_json import unstated_document

        write_json(sys.stdout, unstated_document(report, found, one.left_out, bearing))
    else:
        from validator.report.page import Page
        from validator.report.unstated_text import write_unstated

        write_unstated(Page(sys.stdout), report, found, one.left_out, bearing)
    return one.judged.exit(failed=False)
