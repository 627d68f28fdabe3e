"""``floorperson todo``: what a filing does not state yet."""

from pathlib import Path
from typing import Annotated

import typer

from validator.commands.options import Exit, FormatOption, Unusable


def todo(
    filing: Annotated[Path, typer.Argument(metavar="FILING", help="A filing, as todo blackjack.yaml.")],
    form: FormatOption = "full",
) -> int:
    """List what a filing does not state yet: what may stand there, how many rules wait for it, its paragraph."""
    import sys

    from validator.check import check_filing
    from validator.core.files import named, why_not_opened
    from validator.unstated import unstated_in

    if why := why_not_opened(filing):
        raise Unusable(f"{named(filing)}: {why}")
    report = check_filing(filing)
    if report.typed is None:
        told = "; ".join(f"{fault.line}:{fault.column}: {fault.message}" for fault in report.faults)
        raise Unusable(f"{named(filing)}: cannot be read as a filing: {told}")
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
