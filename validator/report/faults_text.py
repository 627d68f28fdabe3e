"""Faults made in lawful play as text and as JSON: one that was made, and what became of those of a chapter."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TextIO

from validator.core.money import format_cents
from validator.faults.matrix import Proof
from validator.faults.trial import Grade, Trial
from validator.log.notation import Row
from validator.log.vocabulary import COLUMN_ORDER
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

_BECAME: "dict[Grade, Became]" = {
    Grade.PROVED: "found",
    Grade.CENTS_DIFFER: "cents-differ",
    Grade.COMPANIONS: "companions",
    Grade.ELSEWHERE: "elsewhere",
    Grade.MISSED: "missed",
    Grade.NO_SITE: "no-place",
}
_UNTOLD = ("table", "seq", "kind")


def row_words(row: Row) -> str:
    """A row in one line."""
    told = (f"{name}={row[name]}" for name in COLUMN_ORDER if name in row and name not in _UNTOLD)
    return " ".join((str(row["kind"]), *told))


def write_fault(page: Page, trial: Trial) -> None:
    """Say what was changed in a log and what is found in it."""
    for one in trial.applied.touched:
        if one.before is not None:
            page.line((f"- {row_words(one.before)}", "red"))
        if one.after is not None:
            page.line((f"+ {row_words(one.after)}", "green"))
    found = trial.found
    if found is not None:
        page.line(f"{cited(found.citation)}: {found.message}")
        if found.overpaid_cents:
            more = "more" if found.overpaid_cents > 0 else "less"
            page.line(f"the player gets {format_cents(abs(found.overpaid_cents))} {more} than is due")
    if trial.others:
        page.line(f"{count(len(trial.others), 'finding')} more follow from it")


def write_matrix(page: Page, proofs: Sequence[Proof]) -> None:
    """Write what became of the faults of each chapter, then of each that is not found alone, with the reason."""
    page.line((f"{'chapter':<9}{'rules':>7}" + "".join(f"{head:>14}" for head in GRADES.values()), "bold"))
    for chapter in dict.fromkeys(one.chapter for one in proofs):
        grades = Counter(one.grade for one in proofs if one.chapter == chapter)
        page.line(f"{chapter:<9}{sum(grades.values()):>7}" + "".join(f"{grades[grade]:>14}" for grade in GRADES))
    page.line()
    page.lines(_sums(proofs))
    for grade in list(GRADES)[1:]:
        left = [one for one in proofs if one.grade is grade]
        if left:
            page.line()
            page.line((GRADES[grade], "bold"))
        for one in left:
            page.line((f"{one.chapter} {one.rule}", "cyan"), f": {one.reason}", hang=4)
    _write_declared(page, proofs)


def _write_declared(page: Page, proofs: Sequence[Proof]) -> None:
    """Name the rules found whose lack of a record is not told as such once it is not declared."""
    left = [one for one in proofs if one.unrecorded is False]
    if left:
        page.line()
        page.line(("not told as not checkable when undeclared", "bold"))
    for one in left:
        page.line((f"{one.chapter} {one.rule}", "cyan"), f": {', '.join(sorted(one.lost))}", hang=4)


def _sums(proofs: Sequence[Proof]) -> Iterator[str]:
    found = [one for one in proofs if one.grade is Grade.PROVED and one.best is not None]
    beside = sum(bool(one.best and one.best.companions) for one in found)
    if beside:
        yield f"{beside} of those found with the rules that, as their examples say, the same act cannot but break"
    agreeing = [one.best.cents_agree for one in found if one.best is not None]
    told = len(agreeing) - agreeing.count(None)
    yield f"cents as made: {agreeing.count(True)} of {told}"
    lacking = [one.unrecorded for one in found if one.unrecorded is not None]
    yield f"not checkable when undeclared: {lacking.count(True)} of {len(lacking)}"


def write_json(stream: TextIO, proofs: Sequence[Proof]) -> None:
    """Write what became of the faults as the versioned JSON report."""
    from validator.report import faults_model as model
    from validator.report.json_report import write_json as write_document

    def row_model(row: Row | None) -> dict[str, str | int] | None:
        return None if row is None else {name: one for name, one in row.items() if isinstance(one, str | int)}

    def fault_model(one: Proof) -> model.FaultModel:
        best = one.best
        became: model.Became = _BECAME[one.grade]
        touched = best.applied.touched if best else ()
        return model.FaultModel(
            chapter=one.chapter,
            rule=one.rule,
            became=became,
            reason=one.reason,
            trials=one.trials,
            companions=sorted(best.companions) if best else [],
            found_as=sorted({root.rule for root in best.roots}) if best else [],
            play=best.play.name if best else None,
            changed=[
                model.ChangedRowModel(before=row_model(each.before), after=row_model(each.after)) for each in touched
            ],
            made_cents=best.applied.made_cents if best else None,
            cents_agree=best.cents_agree if best else None,
            not_checkable_when_undeclared=one.unrecorded,
        )

    write_document(stream, model.FaultsDocument(program=PROGRAM, faults=list(map(fault_model, proofs))))
