"""``floorperson rules``: every rule in a table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.chosen_format import choose_format, format_option
from validator.commands.options import (
    AmendLawOption,
    Exit,
    LawOfOption,
    OutputOption,
    Unusable,
    chapter_named,
    complete_chapter,
    laws_asked,
)
from validator.commands.told import Result, tell
from validator.report.result_formats import RESULT_FORMATS

if TYPE_CHECKING:
    from validator.law.versions import LawOn
    from validator.report.catalogue import CatalogueEntry, SharedRule
    from validator.report.model import Model


def rules(
    chapter: Annotated[
        str | None,
        typer.Argument(metavar="[CHAPTER]", autocompletion=complete_chapter, help="One chapter, as 633a; else all."),
    ] = None,
    shared: Annotated[
        bool,
        typer.Option(
            "--shared",
            help="The checks that several chapters share, each chapter's paragraph beside, as rules --shared.",
        ),
    ] = False,
    form: Annotated[str | None, format_option("rules")] = None,
    output: OutputOption = None,
    as_of: LawOfOption = None,
    amend: AmendLawOption = None,
) -> int:
    """List the rules: id, paragraph, whether they judge filings or play, severity, title."""
    from validator.report.catalogue import chapters_with_rules, rules_of, shared_rules

    told = choose_format(form, output, RESULT_FORMATS["rules"])
    wanted = chapters_with_rules() if chapter is None else (chapter_named(chapter),)
    laws = laws_asked(as_of, amend)
    if shared:
        if chapter is not None:
            raise Unusable(f"--shared is about all chapters; leave {chapter} out")
        result = _shared(shared_rules(wanted, laws), wanted, laws)
    else:
        result = _each([entry for one in wanted for entry in rules_of(one, laws=laws)], laws)
    tell(result, told, output)
    return Exit.CLEAN


def _each(entries: "Sequence[CatalogueEntry]", laws: "LawOn") -> Result:
    from validator.report import rules_text

    def document() -> "Model":
        from validator.report.json_report import rules_document

        return rules_document(entries, laws)

    return Result(
        text=lambda page: rules_text.write_rule_table(page, entries, laws),
        document=document,
        table=lambda stream: rules_text.write_sheet_csv(stream, rules_text.rules_sheet(entries)),
        sheets=lambda: [rules_text.rules_sheet(entries)],
    )


def _shared(asked: "Sequence[SharedRule]", chapters: Sequence[str], laws: "LawOn") -> Result:
    from validator.report import rules_text

    def document() -> "Model":
        from validator.report.json_report import shared_rules_document

        return shared_rules_document(asked, laws)

    return Result(
        text=lambda page: rules_text.write_shared_table(page, asked, chapters),
        document=document,
        table=lambda stream: rules_text.write_sheet_csv(stream, rules_text.shared_sheet(asked, chapters)),
        sheets=lambda: [rules_text.shared_sheet(asked, chapters)],
    )
