"""``floorperson diff``: what a new version of a filing changes, key by key, and what that means in law."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.options import AmendOption, AsOfOption, Exit, FormatOption, Unusable, amendments_in
from validator.commands.papers import must_be_told, read_filing, write_told

if TYPE_CHECKING:
    from validator.filing.check import CheckReport

OldArgument = Annotated[Path, typer.Argument(metavar="OLD", help="The filing as it was, as filings/2015-3.yaml.")]
NewArgument = Annotated[Path, typer.Argument(metavar="NEW", help="Its new version, as filings/2015-4.yaml.")]
DiffOutputOption = Annotated[
    Path | None,
    typer.Option(
        "--output",
        "-o",
        metavar="FILE",
        help="Write it as a paper, as -o diff.html, .docx, .pdf or .txt; without it to standard output.",
    ),
]


def diff(
    old: OldArgument,
    new: NewArgument,
    output: DiffOutputOption = None,
    form: FormatOption = "full",
    as_of: AsOfOption = None,
    amend: AmendOption = None,
) -> int:
    """Tell what a new version of a filing changes: keys, rules that turn, choices that newly need an approval."""
    from validator.filing.diff import diff_of
    from validator.report.diff_json import diff_document
    from validator.report.papers.diff import diff_paper

    must_be_told(form, output, (old, new))
    amendments = amendments_in(amend)
    before, after = (read_filing(filing, as_of, amendments) for filing in (old, new))
    if before.chapter != after.chapter:
        raise Unusable(
            f"{before.file} is a filing of Chapter {before.chapter}, and {after.file} one of Chapter {after.chapter}: "
            "two versions of a filing are of one chapter"
        )
    found = diff_of(before, after, amendments)
    write_told(lambda: diff_paper(found, amendments), lambda: diff_document(found, amendments), form, output)
    return _exit(before, after, worse=found.is_worse)


def _exit(*reports: "CheckReport", worse: bool) -> int:
    if any(report.crashes for report in reports):
        return Exit.OUR_FAULT
    if any(report.faults for report in reports):
        return Exit.UNUSABLE
    return Exit.FINDINGS if worse else Exit.CLEAN
