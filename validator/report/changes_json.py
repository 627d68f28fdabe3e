"""What has changed of the law as versioned JSON."""

from collections.abc import Iterable

from validator.law.amendment import Amendment
from validator.law.changes import Difference, FactChange, LawChange, ParagraphChange
from validator.law.duties import Duty
from validator.law.versions import LawOn
from validator.report import model
from validator.report.changes_text import ParagraphComparison
from validator.report.fact_words import fact_words, rows_that_differ
from validator.report.json_report import amendment_model
from validator.report.side_by_side import NEW, OLD, compare_words, in_marks
from validator.report.words import PROGRAM


def between_document(found: ParagraphComparison, laws: LawOn) -> model.LawBetweenDocument:
    """What a paragraph says on two days."""
    return model.LawBetweenDocument(
        program=PROGRAM,
        citation=str(found.cite),
        first=found.days[0],
        last=found.days[1],
        amendments=[amendment_model(one) for one in laws.amendments],
        paragraphs=[_paragraph(one, found.by(one.citation)) for one in found.paragraphs],
        difference=_difference(found.difference),
        provisional_first=found.doubts[0],
        provisional_last=found.doubts[1],
        not_held=[_change(one) for one in found.not_held],
    )


def changes_document(found: Iterable[LawChange], laws: LawOn) -> model.LawChangesDocument:
    """All changes known."""
    return model.LawChangesDocument(
        program=PROGRAM,
        amendments=[amendment_model(one) for one in laws.amendments],
        changes=[_change(one) for one in found],
    )


def _paragraph(one: ParagraphChange, by: Iterable[Amendment]) -> model.ComparedParagraph:
    left, right = compare_words(one.before or "", one.after or "")
    return model.ComparedParagraph(
        citation=one.citation,
        what="unchanged" if one.before == one.after else one.what,
        before=one.before,
        after=one.after,
        marked_before=None if one.before is None else in_marks(left, OLD),
        marked_after=None if one.after is None else in_marks(right, NEW),
        by=[amendment_model(amendment) for amendment in by],
    )


def _difference(found: Difference) -> model.DifferenceModel:
    return model.DifferenceModel(
        facts=[_fact(one) for one in found.facts],
        duties_ended=[_duty(one) for one in found.ended],
        duties_begun=[_duty(one) for one in found.begun],
        rules_bound=list(found.bound),
        rules_unbound=list(found.unbound),
        readings=[one.id for one in found.readings],
    )


def _fact(one: FactChange) -> model.FactDifference:
    before, after = one.before, one.after
    return model.FactDifference(
        fact=one.name,
        what="added" if before is None else "ended" if after is None else "amended",
        before=None if before is None else fact_words(before),
        after=None if after is None else fact_words(after),
        citation_before=None if before is None else before.cite,
        citation_after=None if after is None else after.cite,
        quote_before=None if before is None else before.quote,
        quote_after=None if after is None else after.quote,
        rows=rows_that_differ(one),
    )


def _duty(one: Duty) -> model.DutyWords:
    rules = list(dict.fromkeys(named.rule for named in one.rules))
    return model.DutyWords(
        citation=one.cite, quote=one.quote, kind=one.kind.value, bears_on=one.bears_on.value, rules=rules
    )


def _change(one: LawChange) -> model.ChangeModel:
    amendment = None if one.turn is None else one.turn.amendment
    difference = None if one.turn is None else one.turn.difference
    changed = () if difference is None else difference.paragraphs
    return model.ChangeModel(
        chapter=one.chapter,
        day=one.day,
        seen_by=one.seen_by,
        event=one.event,
        what=one.what,
        notice=one.notice,
        sections=list(one.sections),
        not_held=one.not_held,
        amendment=None if amendment is None else amendment_model(amendment),
        paragraphs=[_paragraph(part, () if amendment is None else (amendment,)) for part in changed],
        difference=None if difference is None else _difference(difference),
    )
