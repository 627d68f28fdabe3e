"""Lists of rules, duties, readings … as versioned JSON; ``python -m validator.report.schema`` prints their form."""

import json
from collections.abc import Iterable, Sequence
from datetime import date
from typing import Any, TextIO

from validator.law.amendment import Amendment
from validator.law.chapters import HELD
from validator.law.coverage import DutyState
from validator.law.in_force import InForce
from validator.law.readings import Reading
from validator.law.references import Reference
from validator.law.siblings import Family, amended_since, not_in_table
from validator.law.text import Paragraph
from validator.law.validity import Validity, reading_lasts, rule_lasts, section_lasts, words_last
from validator.law.versions import Law, LawOn, law_of
from validator.report import model
from validator.report.catalogue import CatalogueEntry, SharedRule
from validator.report.coverage_of import ChapterCoverage, totals
from validator.report.page import shown_in_json
from validator.report.rules_text import checks_of, example_lines, message_of, needs_in_words
from validator.report.words import PROGRAM


def write_json(stream: TextIO, document: model.Model) -> None:
    """Write a report; letters beyond ASCII are escaped where the stream is not UTF-8."""
    stream.write(json_text(document, is_ascii(stream)) + "\n")


def json_text(document: model.Model, ascii_alone: bool) -> str:
    """A report, or a part of one, as indented JSON; ``ascii_alone`` escapes letters beyond ASCII."""
    text = json.dumps(document.model_dump(mode="json", by_alias=True), indent=2, ensure_ascii=ascii_alone)
    return shown_in_json(text)


def is_ascii(stream: TextIO) -> bool:
    """Whether letters beyond ASCII are to be escaped in what is written to a stream: it is not UTF-8."""
    encoding = (getattr(stream, "encoding", None) or "utf-8").lower().replace("_", "-")
    return encoding not in ("utf-8", "utf8")


def amendment_model(one: Amendment) -> model.AmendmentModel:
    """An amendment as a model."""
    return model.AmendmentModel(
        title=one.title,
        file=one.file,
        sha256=one.sha256,
        chapter=one.chapter,
        effective=one.effective,
        notice=one.notice,
        proposed=one.proposed,
    )


def _head(laws: LawOn) -> dict[str, Any]:
    """What every report on the law begins with."""
    given = [amendment_model(one) for one in laws.amendments]
    return {"program": PROGRAM, "as_of": laws.day, "amendments": given}


def rules_document(entries: Iterable[CatalogueEntry], laws: LawOn) -> model.RulesDocument:
    """The list of rules."""
    return model.RulesDocument(**_head(laws), rules=[_rule(entry, laws) for entry in entries])


def shared_rules_document(asked: Iterable[SharedRule], laws: LawOn) -> model.SharedRulesDocument:
    """The checks that serve several chapters."""
    return model.SharedRulesDocument(
        **_head(laws),
        checks=[
            model.SharedCheckModel(rule=one.id, judges=one.kind, check=one.check, citations=one.paragraphs)
            for one in asked
            if len(one.paragraphs) > 1
        ],
    )


def explain_document(entries: Iterable[CatalogueEntry], laws: LawOn) -> model.ExplainDocument:
    """The rules of one id explained."""
    return model.ExplainDocument(**_head(laws), rules=[_explained(entry, laws) for entry in entries])


def coverage_document(covered: Iterable[ChapterCoverage], laws: LawOn) -> model.CoverageDocument:
    """How the duties of chapters stand."""
    return model.CoverageDocument(
        **_head(laws),
        chapters=[
            model.CoveredChapter(
                chapter=one.law.chapter,
                totals={state.value: number for state, number in totals(one.duties).items()},
                duties=[_duty(state) for state in one.duties],
            )
            for one in covered
        ],
    )


def readings_document(found: Iterable[tuple[Law, Reading]], laws: LawOn) -> model.ReadingsDocument:
    """The doubts about the text."""
    readings = [_reading(reading, reading_lasts(law, laws, reading.id)) for law, reading in found]
    return model.ReadingsDocument(**_head(laws), readings=readings)


def references_document(found: Iterable[Reference], odd: Iterable[Reference]) -> model.ReferencesDocument:
    """The law's own references."""
    return model.ReferencesDocument(
        program=PROGRAM, references=[_reference(one) for one in found], at_odds=[_reference(one) for one in odd]
    )


def _reference(one: Reference) -> model.ReferenceModel:
    return model.ReferenceModel(
        citation=one.cite, words=one.words, target=one.target, leads=one.leads.value, calls=one.calls, why=one.why
    )


def siblings_document(families: Iterable[Family], laws: LawOn) -> model.SiblingsDocument:
    """Sibling chapters side by side."""
    return model.SiblingsDocument(
        **_head(laws),
        families=[
            model.FamilyModel(
                name=family.name,
                chapters=list(family.chapters),
                rows=[
                    model.SiblingsRow(
                        paragraphs=dict(row.paragraphs),
                        differs=row.differs,
                        wording=row.wording,
                        amended=list(amended_since(row, laws)),
                    )
                    for row in family.rows
                ],
                added=list(not_in_table(family, laws)),
            )
            for family in families
        ],
    )


def chapters_document(found: Iterable[InForce], day: date | None) -> model.ChaptersDocument:
    """From when to when chapters are in force; ``day`` asks how they stand then."""
    return model.ChaptersDocument(
        program=PROGRAM,
        as_of=day,
        chapters=[
            model.ChapterModel(
                chapter=one.chapter,
                title=one.title,
                in_force_from=one.since,
                by=one.by,
                expires=one.expires,
                ended=one.ended,
                ended_by=one.ended_by,
                replaced_by=one.replaced_by,
                replaced_by_title=one.replaced_by_title,
                replaced_by_held=one.replaced_by in HELD,
                replaces=one.replaces,
                words_held_until=law_of(one.chapter).text.held_until,
                standing=one.standing(day).value if day is not None else "",
            )
            for one in found
        ],
    )


def law_document(found: Iterable[tuple[Law, Sequence[Paragraph]]], laws: LawOn) -> model.LawDocument:
    """Paragraphs of the law, by chapter; ``laws.day`` asks whether their words are held for that date."""
    return model.LawDocument(
        **_head(laws), paragraphs=[_paragraph(law, one, laws) for law, paragraphs in found for one in paragraphs]
    )


def _paragraph(law: Law, paragraph: Paragraph, laws: LawOn) -> model.ParagraphModel:
    text, number = law.text, paragraph.section
    known = number in text.sections
    held_from, held_until = section_lasts(law, laws, number) if known else (text.held_from, text.held_until)
    return model.ParagraphModel(
        citation=paragraph.citation,
        section=number,
        words=paragraph.words,
        held_from=held_from,
        held_until=held_until,
        provisional=law.why_provisional(paragraph.citation, laws.day) if laws.day is not None else "",
        **words_last(law, laws, paragraph.citation)._asdict(),
    )


def _rule(entry: CatalogueEntry, laws: LawOn) -> model.RuleModel:
    rule = entry.rule
    return model.RuleModel(
        rule=rule.id,
        chapter=entry.chapter,
        judges=entry.kind,
        citation=rule.cite,
        quote=rule.quote,
        also=[model.QuotationModel(citation=cite, quote=quote) for cite, quote in rule.also],
        severity=rule.severity.value,
        title=rule.title,
        message=message_of(entry),
        reading=rule.reading or None,
        needs=needs_in_words(entry),
        **rule_lasts(entry.law, laws, rule.id)._asdict(),
    )


def _explained(entry: CatalogueEntry, laws: LawOn) -> model.ExplainedRule:
    checks = checks_of(entry)
    fails, clean = ("\n".join(lines) for lines in example_lines(entry))
    return model.ExplainedRule(**dict(_rule(entry, laws)), checks=checks, fails=fails, clean=clean)


def _duty(state: DutyState) -> model.DutyModel:
    duty = state.duty
    return model.DutyModel(
        citation=duty.cite,
        quote=duty.quote,
        kind=duty.kind.value,
        bears_on=duty.bears_on.value,
        state=state.state.value,
        rules=list(state.rules),
        reason=duty.not_checkable or duty.planned,
    )


def _reading(reading: Reading, lasts: Validity) -> model.ReadingModel:
    return model.ReadingModel(
        id=reading.id,
        citation=reading.cite,
        quote=reading.quote,
        also=list(reading.also),
        doubt=reading.doubt,
        readings=[model.ChoiceModel(id=one.id, says=one.says, rejected=one.rejected) for one in reading.readings],
        preferred=reading.preferred,
        why=reading.why,
        effect=reading.effect,
        kept_by=list(reading.kept_by),
        open=reading.open,
        **lasts._asdict(),
    )
