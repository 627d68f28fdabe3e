"""Faults made in lawful play as text and as JSON: one that was made, and what became of those of a chapter."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TextIO

from validator.core.money import format_cents
from validator.log.notation import Row
from validator.log.vocabulary import COLUMN_ORDER
from validator.proof.faults.told import FaultOutcome
from validator.proof.faults.trial import Grade, Trial
from validator.proof.faults.unproved import NoCase, no_case
from validator.report.page import Page
from validator.report.words import PROGRAM, cited, count

if TYPE_CHECKING:
    from validator.report.faults_model import Became

GRADES = {
    Grade.PROVED: "found",
    Grade.CENTS_DIFFER: "cents differ",
    Grade.COMPANIONS: "companions",
    Grade.ELSEWHERE: "elsewhere",
    Grade.MISSED: "missed",
    Grade.NO_SITE: "no place",
}
"""What became of a fault, as the heads of the table say it."""

NOT_ASKED = "not asked"
"""The head of the rules not found that are not asked in the lawful play at hand; they are of one grade too."""

NO_CASE = "no case"
"""The last head: rules not found that no act breaks alone, as the text leaves no such case; of one grade too."""

_BECAME: "dict[Grade, Became]" = {
    Grade.PROVED: "found",
    Grade.CENTS_DIFFER: "cents-differ",
    Grade.COMPANIONS: "companions",
    Grade.ELSEWHERE: "elsewhere",
    Grade.MISSED: "missed",
    Grade.NO_SITE: "no-place",
}
_UNTOLD = ("table", "seq", "kind")
_FOLLOWING = 10
"""Rows that go with the others, of which more are only counted."""


def row_words(row: Row) -> str:
    """A row in one line."""
    told = (f"{name}={row[name]}" for name in COLUMN_ORDER if name in row and name not in _UNTOLD)
    return " ".join((str(row["kind"]), *told))


def write_fault(page: Page, trial: Trial) -> None:
    """Say what was changed in a log and what is found in it; of rows that only go with others the first."""
    work = trial.applied.work
    for one in (*work.acts, *work.following[:_FOLLOWING]):
        if one.before is not None:
            page.line((f"- {row_words(one.before)}", "red"))
        if one.after is not None:
            page.line((f"+ {row_words(one.after)}", "green"))
    if len(work.following) > _FOLLOWING:
        page.line(f"{count(len(work.following) - _FOLLOWING, 'row')} more are changed with these")
    found = trial.found
    if found is not None:
        page.line(f"{cited(found.citation)}: {found.message}")
        if found.overpaid_cents:
            more = "more" if found.overpaid_cents > 0 else "less"
            page.line(f"the player gets {format_cents(abs(found.overpaid_cents))} {more} than is due")
    if trial.others:
        page.line(f"{count(len(trial.others), 'finding')} more follow from it")


def write_matrix(page: Page, faults: Sequence[FaultOutcome]) -> None:
    """Write what became of the faults of each chapter, then of each that is not found alone, with the reason."""
    heads = "".join(f"{head:>14}" for head in (*GRADES.values(), NOT_ASKED, NO_CASE))
    page.line((f"{'chapter':<9}{'rules':>7}{heads}", "bold"))
    for chapter, counts in figures(faults).items():
        first, *others = counts
        page.line(f"{chapter:<9}{first:>7}" + "".join(f"{one:>14}" for one in others))
    page.line()
    page.lines(_sums(faults))
    for grade in list(GRADES)[1:]:
        left = [one for one in faults if one.grade is grade]
        if left:
            page.line()
            page.line((GRADES[grade], "bold"))
        for one in left:
            page.line((f"{one.chapter} {one.rule}", "cyan"), f": {one.reason}", hang=4)
    _write_declared(page, faults)


def figures(faults: Sequence[FaultOutcome]) -> dict[str, tuple[int, ...]]:
    """Of each chapter how many rules there are, and of each grade; then those not found: never asked, no case."""
    found = {}
    for chapter in dict.fromkeys(one.chapter for one in faults):
        own = [one for one in faults if one.chapter == chapter]
        grades = Counter(one.grade for one in own)
        unasked = sum(not one.asked and one.grade is not Grade.PROVED for one in own)
        caseless = sum(_explained(one) is not None for one in own)
        found[chapter] = len(own), *(grades[grade] for grade in GRADES), unasked, caseless
    return found


def _explained(told: FaultOutcome) -> NoCase | None:
    """Why a rule that is not found leaves no case."""
    return None if told.grade is Grade.PROVED else no_case(told.chapter, told.rule)


def _write_declared(page: Page, faults: Sequence[FaultOutcome]) -> None:
    """Name the rules found whose lack of a record is not told as such once it is not declared."""
    left = [one for one in faults if one.unrecorded is False]
    if left:
        page.line()
        page.line(("not told as not checkable when undeclared", "bold"))
    for one in left:
        page.line((f"{one.chapter} {one.rule}", "cyan"), f": {', '.join(one.lost)}", hang=4)


def _sums(faults: Sequence[FaultOutcome]) -> Iterator[str]:
    found = [one for one in faults if one.grade is Grade.PROVED]
    beside = sum(bool(one.companions) for one in found)
    if beside:
        yield f"{beside} of those found with the rules that, as their examples say, the same act cannot but break"
    agreeing = [one.cents_agree for one in found]
    told = len(agreeing) - agreeing.count(None)
    yield f"cents as made: {agreeing.count(True)} of {told}"
    lacking = [one.unrecorded for one in found if one.unrecorded is not None]
    yield f"not checkable when undeclared: {lacking.count(True)} of {len(lacking)}"


def write_faults_json(stream: TextIO, faults: Sequence[FaultOutcome]) -> None:
    """Write the outcomes of faults as the versioned JSON report."""
    from validator.report import faults_model as model
    from validator.report.json_report import write_json as write_document

    def row_model(row: Row | None) -> dict[str, str | int] | None:
        return None if row is None else {name: one for name, one in row.items() if isinstance(one, str | int)}

    def no_case_model(one: NoCase) -> model.NoCaseModel:
        return model.NoCaseModel(cite=one.cite, quote=one.quote, why=one.why)

    def fault_model(one: FaultOutcome) -> model.RuleFaultModel:
        became: model.Became = _BECAME[one.grade]
        explained = _explained(one)
        return model.RuleFaultModel(
            chapter=one.chapter,
            rule=one.rule,
            became=became,
            reason=one.reason,
            no_case=no_case_model(explained) if explained else None,
            trials=one.trials,
            asked=one.asked,
            companions=list(one.companions),
            found_as=list(one.found_as),
            play=one.play,
            changed=[
                model.ChangedRowModel(before=row_model(before), after=row_model(after)) for before, after in one.changed
            ],
            made_cents=one.made_cents,
            cents_agree=one.cents_agree,
            not_checkable_when_undeclared=one.unrecorded,
        )

    write_document(stream, model.FaultsDocument(program=PROGRAM, faults=list(map(fault_model, faults))))
