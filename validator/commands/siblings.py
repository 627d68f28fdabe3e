"""``floorperson siblings``: chapters side by side, paragraph by paragraph."""

from typing import Annotated

import typer

from validator.commands.options import (
    AmendLawOption,
    Exit,
    FormatOption,
    LawOfOption,
    Unusable,
    VerboseOption,
    laws_asked,
)
from validator.commands.told import paged


def siblings(
    family: Annotated[
        str | None, typer.Argument(metavar="[FAMILY]", help="One family of chapters, as baccarat; else all.")
    ] = None,
    form: FormatOption = "full",
    as_of: LawOfOption = None,
    amend: AmendLawOption = None,
    verbose: VerboseOption = False,
) -> int:
    """Show where sibling chapters differ, paragraph by paragraph (--verbose: also where they say the same)."""
    import sys

    from validator.law.siblings import families, load_family

    if family is not None and family not in families():
        raise Unusable(f"there are no siblings called {family}; there are: {', '.join(families())}")
    laws = laws_asked(as_of, amend)
    found = [load_family(one) for one in (families() if family is None else (family,))]
    if form == "json":
        from validator.report.json_report import siblings_document, write_json

        write_json(sys.stdout, siblings_document(found, laws))
    else:
        from validator.report.siblings_text import write_siblings

        with paged() as page:
            for one in found:
                write_siblings(page, one, laws, verbose=verbose)
    return Exit.CLEAN
