"""``floorperson rules``: every rule in a table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.options import (
    AmendLawOption,
    Exit,
    FormatOption,
    LawOfOption,
    Unusable,
    complete_chapter,
    laws_asked,
)

if TYPE_CHECKING:
    from validator.law.versions import LawOn
    from validator.report.catalogue import SharedRule


def rules(
    chapter: Annotated[
        str | None,
        typer.Option(
            "--chapter", autocompletion=complete_chapter, help="Only the rules of this chapter, as --chapter 633a."
        ),
    ] = None,
    shared: Annotated[
        bool,
        typer.Option(
            "--shared",
            help="The checks that several chapters share, each chapter's paragraph beside, as rules --shared.",
        ),
    ] = False,
    form: FormatOption = "full",
    as_of: LawOfOption = None,
    amend: AmendLawOption = None,
) -> int:
    """List the rules: id, paragraph, whether they judge filings or play, severity, title."""
    import sys

    from validator.report.catalogue import chapters_with_rules, rules_of, shared_rules

    wanted = chapters_with_rules() if chapter is None else (chapter,)
    if not set(wanted) <= set(chapters_with_rules()):
        raise Unusable(f"chapter {chapter} has no rules; there are: {', '.join(chapters_with_rules())}")
    laws = laws_asked(as_of, amend)
    if shared:
        if chapter is not None:
            raise Unusable("--shared is about all chapters; leave --chapter out")
        return _shared(shared_rules(wanted, laws), wanted, laws, form)
    entries = [entry for one in wanted for entry in rules_of(one, laws=laws)]
    if form == "json":
        from validator.report.json_report import rules_document, write_json

        write_json(sys.stdout, rules_document(entries, laws))
    else:
        from validator.report.page import Page
        from validator.report.rules_text import write_rule_table

        write_rule_table(Page(sys.stdout), entries, laws)
    return Exit.CLEAN


def _shared(asked: "Sequence[SharedRule]", chapters: Sequence[str], laws: "LawOn", form: str) -> int:
    import sys

    if form == "json":
        from validator.report.json_report import shared_rules_document, write_json

        write_json(sys.stdout, shared_rules_document(asked, laws))
    else:
        from validator.report.page import Page
        from validator.report.rules_text import write_shared_table

        write_shared_table(Page(sys.stdout), asked, chapters)
    return Exit.CLEAN
