"""``floorperson coverage``: how every duty of the law stands."""

from typing import Annotated

import typer

from validator.commands.options import (
    AmendLawOption,
    Exit,
    FormatOption,
    LawOfOption,
    VerboseOption,
    chapter_named,
    complete_chapter,
    laws_asked,
)
from validator.commands.told import paged


def coverage(
    chapter: Annotated[
        str | None,
        typer.Argument(metavar="[CHAPTER]", autocompletion=complete_chapter, help="One chapter, as 633a; else all."),
    ] = None,
    form: FormatOption = "full",
    as_of: LawOfOption = None,
    amend: AmendLawOption = None,
    verbose: VerboseOption = False,
) -> int:
    """Show of every duty of the law whether it is checked, cannot be, is planned, or nothing explains it."""
    import sys

    from validator.law.chapters import HELD
    from validator.law.coverage import State
    from validator.report.coverage_of import coverage_of

    wanted = HELD if chapter is None else (chapter_named(chapter),)
    laws = laws_asked(as_of, amend)
    covered = [coverage_of(one, laws) for one in wanted]
    if form == "json":
        from validator.report.json_report import coverage_document, write_json

        write_json(sys.stdout, coverage_document(covered, laws))
    else:
        from validator.report.coverage_text import write_coverage

        with paged() as page:
            for one in covered:
                write_coverage(page, one, verbose=verbose)
    unexplained = any(duty.state is State.UNEXPLAINED for one in covered for duty in one.duties)
    return Exit.FINDINGS if unexplained else Exit.CLEAN
