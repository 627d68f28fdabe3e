"""``floorperson replay --instead``: the same logs judged a second time, and what that changes."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.chosen_format import choose_format
from validator.commands.options import Exit, Unusable, parse_day
from validator.commands.told import Result, tell
from validator.report.formats import Format
from validator.report.result_formats import RESULT_FORMATS

if TYPE_CHECKING:
    from validator.commands.rounds import JudgedRounds, RoundsToJudge
    from validator.report.instead import Side

InsteadOption = Annotated[
    list[Path] | None,
    typer.Option(
        "--instead",
        metavar="FILING",
        help="Judge the same logs a second time under this filing and tell what changes, as --instead draft.yaml; "
        "suppressions are not applied (repeatable).",
    ),
]
InsteadDayOption = Annotated[
    date | None,
    typer.Option(
        "--instead-as-of",
        parser=parse_day,
        metavar="DATE",
        help="Judge a second time by the law of this date, as --instead-as-of 2026-01-01, and tell what changes.",
    ),
]
InsteadAmendOption = Annotated[
    list[Path] | None,
    typer.Option(
        "--instead-amend",
        metavar="FILE",
        help="Judge a second time with a proposed amendment, in place of those of --amend, as --instead-amend "
        "proposal.yaml, and tell what changes (repeatable).",
    ),
]


def must_fit(form: str | None, output: Path | None, excluded: Sequence[str]) -> Format:
    """The format of what a second judging changes; raises Unusable where it cannot be told so.

    ``excluded`` names options that were given and do not go with it.
    """
    if excluded:
        raise Unusable(
            f"--instead and {' and '.join(excluded)} exclude each other: two judgings are compared as they are"
        )
    return choose_format(form, output, RESULT_FORMATS["what-if"])


def tell_instead(rounds: "RoundsToJudge", others: "RoundsToJudge", form: Format, output: Path | None) -> int:
    """Judge rounds twice, under what is and under what would be, write what that changes; return the exit code."""
    import sys

    from validator.commands.rounds import exit_of_rounds, must_ask
    from validator.report.instead import compare_judgings
    from validator.report.instead_json import instead_document
    from validator.report.page import Page
    from validator.report.papers.instead import instead_paper

    with rounds.reading():
        first = rounds.judge()
        second = None if first.report.interrupted else others.judge()
    if second is None or second.report.interrupted:
        Page(sys.stderr).line("floorperson: interrupted; nothing is compared")
        return Exit.INTERRUPTED
    must_ask(rounds.plan, [first, second])
    found = compare_judgings(_side(rounds, first), _side(others, second))
    result = Result(paper=lambda: instead_paper(found, _not_applied(rounds)), document=lambda: instead_document(found))
    tell(result, form, output, [*rounds.inputs, *others.filings])
    return exit_of_rounds([first.report, second.report], {**rounds.faults, **others.faults}, failed=bool(found.changes))


def _side(rounds: "RoundsToJudge", judged: "JudgedRounds") -> "Side":
    from validator.report.instead import Side

    return Side(judged.report, judged.under, rounds.faults)


def _not_applied(rounds: "RoundsToJudge") -> list[str]:
    """What the options file says of findings, and a comparison of two judgings leaves aside."""
    configuration = rounds.plan.configuration
    held = [("suppressions", configuration.suppressions), ("baseline", rounds.plan.baseline)]
    told = " and ".join(word for word, one in held if one)
    return [f"not applied: {told} of {configuration.file}; all findings are compared"] if told else []
