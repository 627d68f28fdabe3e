"""``floorperson explain``: one rule, its law, its examples."""

from typing import Annotated

import typer

from validator.commands.options import Exit, FormatOption, Unusable


def explain(
    rule: Annotated[str, typer.Argument(metavar="RULE", help="The id of a rule, as more-positions-than-seats.")],
    form: FormatOption = "full",
) -> int:
    """Explain a rule: what it checks, the law's words, a failing and a clean example, what it needs."""
    import sys

    from validator.report.catalogue import UnknownRule, find_rules

    try:
        entries = find_rules(rule)
    except UnknownRule as error:
        raise Unusable(str(error)) from error
    if form == "json":
        from validator.report.json_report import explain_document, write_json

        write_json(sys.stdout, explain_document(entries))
    else:
        from validator.report.page import Page
        from validator.report.rules_text import write_explanation

        page = Page(sys.stdout)
        for number, entry in enumerate(entries):
            if number:
                page.line()
            write_explanation(page, entry)
    return Exit.CLEAN
