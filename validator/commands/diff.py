"""``floorperson diff``: what a new version of a filing changes, key by key, and what that means in law."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.chosen_format import choose_format, format_option
from validator.commands.options import (
    STANDARD_INPUT,
    AmendOption,
    AsOfOption,
    BaselineOption,
    ConfigOption,
    FailOnOption,
    IgnoreOption,
    NoConfigOption,
    OutputOption,
    SelectOption,
    Unusable,
    amendments_in,
    grave,
)
from validator.commands.told import Result, tell
from validator.report.result_formats import RESULT_FORMATS

if TYPE_CHECKING:
    from validator.commands.reporting import Plan
    from validator.filing.diff import Diff
    from validator.report.compared_model import DiffDocument
    from validator.report.judgment import CheckedFilings

OldArgument = Annotated[
    Path, typer.Argument(metavar="OLD", help="The filing as it was, as filings/2015-3.yaml; - for standard input.")
]
NewArgument = Annotated[
    Path, typer.Argument(metavar="NEW", help="Its new version, as filings/2015-4.yaml; - for standard input.")
]


def diff(
    old: OldArgument,
    new: NewArgument,
    output: OutputOption = None,
    form: Annotated[str | None, format_option("diff")] = None,
    as_of: AsOfOption = None,
    amend: AmendOption = None,
    select: SelectOption = None,
    ignore: IgnoreOption = None,
    baseline: BaselineOption = None,
    fail_on: FailOnOption = None,
    config: ConfigOption = None,
    no_config: NoConfigOption = False,
) -> int:
    """Tell what a new version of a filing changes: keys, rules that turn, choices that newly need an approval."""
    from validator.commands.filings import FilingsAsked, each_filing, exit_of_filings
    from validator.commands.reporting import paper_options
    from validator.filing.diff import diff_of
    from validator.report.papers.diff import diff_paper

    told = choose_format(form, output, RESULT_FORMATS["diff"])
    if old == new == STANDARD_INPUT:
        raise Unusable("standard input holds one filing; name the file of the other")
    amendments = amendments_in(amend)
    options = paper_options(
        output, select=select, ignore=ignore, fail_on=fail_on, baseline=baseline, config=config, no_config=no_config
    )
    plan, each = each_filing(FilingsAsked([old, new], as_of, amendments), options)
    before, after = (one.judgment for one in each)
    first, second = before.reports[0], after.reports[0]
    if first.chapter != second.chapter:
        raise Unusable(
            f"{first.file} is a filing of Chapter {first.chapter}, and {second.file} one of Chapter {second.chapter}: "
            "two versions of a filing are of one chapter"
        )
    found = diff_of(first, second, amendments)
    result = Result(paper=lambda: diff_paper(found, before, after), document=lambda: _document(found, before, after))
    tell(result, told, output)
    return exit_of_filings([first, second], failed=_fails(found, before, after, plan))


def _document(found: "Diff", before: "CheckedFilings", after: "CheckedFilings") -> "DiffDocument":
    """The JSON document, whose models are imported where one is asked for alone."""
    from validator.report.diff_json import diff_document

    return diff_document(found, before, after)


def _fails(found: "Diff", before: "CheckedFilings", after: "CheckedFilings", plan: "Plan") -> bool:
    """Whether a rule turns for the worse by a finding that is new and grave enough, or a text is provisional."""
    if plan.fail_on == "provisional" and (before.is_provisional or after.is_provisional):
        return True
    severities = grave(plan.fail_on)
    worse = [finding for turn in found.turns for finding in turn.worse]
    return any(after.counts(finding) and finding.severity.value in severities for finding in worse)
