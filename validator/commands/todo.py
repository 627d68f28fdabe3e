"""``floorperson todo``: what a filing does not state yet."""

from pathlib import Path
from typing import Annotated

import typer

from validator.commands.options import Exit, FormatOption
from validator.commands.papers import read_filing


def todo(
    filing: Annotated[Path, typer.Argument(metavar="FILING", help="A filing, as todo blackjack.yaml.")],
    form: FormatOption = "full",
) -> int:
    """List what a filing does not state yet: what may stand there, how many rules wait for it, its paragraph."""
    import sys

    from validator.filing.missing_fields import unstated_in

    report = read_filing(filing)
    found = unstated_in(report)
    if form == "json":
        from validator.report.json_report import write_json
        from validator.report.unstated_json import unstated_document

        write_json(sys.stdout, unstated_document(report, found))
    else:
        from validator.report.page import Page
        from validator.report.unstated_text import write_unstated

        write_unstated(Page(sys.stdout), report, found)
    if report.crashes:
        return Exit.OUR_FAULT
    return Exit.UNUSABLE if report.faults else Exit.CLEAN
