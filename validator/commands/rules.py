"""``floorperson rules``: every rule in a table."""

from typing import Annotated

import typer

from validator.commands.options import Exit, FormatOption, Unusable


def rules(
    chapter: Annotated[str | None, typer.Option("--chapter", help="Only the rules of this chapter.")] = None,
    form: FormatOption = "text",
) -> int:
    """List the rules: id, paragraph, whether they judge filings or play, severity, title."""
    import sys

    from validator.report.catalogue import chapters, rules_of

    wanted = chapters() if chapter is None else (chapter,)
    if not set(wanted) <= set(chapters()):
        raise Unusable(f"chapter {chapter} has no rules; there are: {', '.join(chapters())}")
    entries = [entry for one in wanted for entry in rules_of(one)]
    if form == "json":
        from validator.report.json_report import rules_document, write_json

        write_json(sys.stdout, rules_document(entries))
    else:
        from validator.report.page import Page
        from validator.report.rules_text import write_rule_table

        write_rule_table(Page(sys.stdout), entries)
    return Exit.CLEAN
