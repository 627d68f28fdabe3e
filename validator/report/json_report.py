"""Reports as versioned JSON; ``python -m validator.report.schema`` prints their form."""

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import TextIO

from validator import __version__
from validator.check import CheckReport
from validator.core.citation import Citation
from validator.core.finding import FilingPlace, Finding, LogPlace, Outcome, Tally
from validator.facility import FacilityReport
from validator.facility_calendar import Calendar
from validator.law.coverage import DutyState
from validator.law.held import HELD
from validator.law.in_force import InForce
from validator.law.readings import Reading
from validator.law.references import Reference
from validator.law.siblings import Family
from validator.law.text import ChapterText, Paragraph, load_text
from validator.replay import ReplayReport
from validator.replay_periods import Period
from validator.replay_source import Shown
from validator.report import model
from validator.report.catalogue import Entry, Shared
from validator.report.coverage_of import ChapterCoverage, totals
from validator.report.form_text import allowed, in_law
from validator.report.rules_text import checks_of, example_lines, needs_of
from validator.report.totals import add_up
from validator.report.words import why_provisional
from validator.submission.fault import Fault
from validator.unstated import Unstated
from validator.ways import choices_of, ways_of

PROGRAM = f"floorperson {__version__}"


def write_json(stream: TextIO, document: model.Document) -> None:
    """Write a report; letters beyond ASCII are escaped where the stream is not UTF-8."""
    encoding = (getattr(stream, "encoding", None) or "utf-8").lower().replace("_", "-")
    plain = document.model_dump(mode="json", by_alias=True)
    json.dump(plain, stream, indent=2, ensure_ascii=encoding not in ("utf-8", "utf8"))
    stream.write("\n")


def check_document(
    results: Sequence[tuple[CheckReport, int]],
    together: FacilityReport,
    calendar: Calendar,
    *,
    interrupted: bool = False,
) -> model.CheckDocument:
    """The report on filings, each with the number of rules that were not asked for, and on them all together."""
    return model.CheckDocument(
        program=PROGRAM,
        interrupted=interrupted,
        filings=[
            model.CheckedFiling(
                file=report.file,
                sha256=report.sha256,
                chapter=report.chapter,
                head=dict(report.head),
                as_of=report.as_of,
                provisional=report.provisional,
                faults=[_fault(fault) for fault in report.faults],
                crashes=[_fault(fault) for fault in report.crashes],
                findings=[_finding(finding) for finding in report.findings],
                oddities=[_fault(oddity) for oddity in report.oddities],
                tallies=[_tally(tally) for tally in report.tallies],
                totals=_totals(report.tallies),
                rules_left_out=left_out,
            )
            for report, left_out in results
        ],
        together=model.CheckedTogether(
            findings=[_finding(finding) for finding in together.findings],
            tallies=[_tally(tally) for tally in together.tallies],
            totals=_totals(together.tallies),
            clashes=[
                model.ClashModel(
                    kind=clash.kind,
                    message=clash.message,
                    file=clash.where.file,
                    line=clash.where.line,
                    column=clash.where.column,
                    path=clash.where.path,
                    other_file=clash.other.file,
                    other_line=clash.other.line,
                )
                for clash in calendar.clashes
            ],
            tables_in_order=calendar.tables,
            not_in_order=list(calendar.untold),
        ),
    )


def replay_document(
    report: ReplayReport, filing_faults: Mapping[str, Sequence[Fault]], left_out: int
) -> model.ReplayDocument:
    """The report on logs."""
    return model.ReplayDocument(
        program=PROGRAM,
        interrupted=report.interrupted,
        logs=list(report.logs),
        filings=list(report.filings),
        filing_faults={file: [_fault(fault) for fault in faults] for file, faults in filing_faults.items()},
        engine=report.engine,
        rounds=report.rounds,
        events=report.events,
        tables={chapter: sorted(names) for chapter, names in report.tables.items()},
        judged=[_judged(period, report.as_of) for period in report.periods],
        findings=[_finding(finding) for finding in report.findings],
        tallies=[_tally(tally) for tally in report.tallies],
        totals=_totals(report.tallies),
        row_faults=[
            model.RowFaultModel(
                file=log,
                kind=fault.kind,
                line=fault.line,
                column=fault.column,
                table=fault.table,
                message=fault.message,
            )
            for log, fault in report.faults
        ],
        unjudged=list(report.unjudged),
        pictures=[
            model.Picture(file=log, table=table, round=_round(number), lines=list(lines))
            for (log, table, number), lines in report.pictures.items()
        ],
        rules_left_out=left_out,
        shown=[_shown(one) for one in report.shown],
        joins=[
            model.JoinModel(
                kind=one.kind,
                table=one.table,
                file=one.log,
                other_file=one.other,
                first=one.first,
                last=one.last,
                alike=one.rows,
                unlike=one.unlike,
            )
            for one in report.joins
        ],
    )


def _shown(shown: Shown) -> model.ShownModel:
    return model.ShownModel(
        chapter=shown.chapter,
        judged=shown.judged,
        not_judged=shown.not_judged,
        not_asked=shown.not_asked,
        wants=[
            model.WantModel(fact=want.fact, rules=want.rules, alone=want.alone, together=want.together)
            for want in shown.wants
        ],
    )


def _judged(period: Period, as_of: date | None) -> model.JudgedModel:
    under = period.under
    return model.JudgedModel(
        file=period.log,
        table=period.table,
        rounds=period.rounds,
        first_round=period.first_round,
        last_round=period.last_round,
        first_day=period.first_day,
        last_day=period.last_day,
        judged_by=under.by,
        chapter=under.chapter,
        filing=under.filing,
        version=under.version,
        status=under.status,
        approval_shown=under.status == "approved",
        filing_in_the_log=under.called,
        as_of=as_of if under.judged else None,
        text_from=under.law.since if under.law else None,
        text_until=under.law.until if under.law else None,
        provisional=under.law.provisional if under.law else "",
        why=under.why,
        one_of_tables=list(under.one_of),
        chapter_asked=under.chapter_asked,
    )


def rules_document(entries: Iterable[Entry]) -> model.RulesDocument:
    """The list of rules."""
    return model.RulesDocument(program=PROGRAM, rules=[_rule(entry) for entry in entries])


def shared_rules_document(asked: Iterable[Shared]) -> model.SharedRulesDocument:
    """The checks that serve several chapters."""
    return model.SharedRulesDocument(
        program=PROGRAM,
        checks=[
            model.SharedCheckModel(rule=one.id, judges=one.kind, check=one.check, citations=one.paragraphs)
            for one in asked
            if len(one.paragraphs) > 1
        ],
    )


def explain_document(entries: Iterable[Entry]) -> model.ExplainDocument:
    """The rules of one id explained."""
    return model.ExplainDocument(program=PROGRAM, rules=[_explained(entry) for entry in entries])


def coverage_document(covered: Iterable[ChapterCoverage]) -> model.CoverageDocument:
    """How the duties of chapters stand."""
    return model.CoverageDocument(
        program=PROGRAM,
        chapters=[
            model.CoveredChapter(
                chapter=one.text.chapter,
                totals={state.value: number for state, number in totals(one.duties).items()},
                duties=[_duty(state) for state in one.duties],
            )
            for one in covered
        ],
    )


def readings_document(readings: Iterable[Reading]) -> model.ReadingsDocument:
    """The doubts about the text."""
    return model.ReadingsDocument(program=PROGRAM, readings=[_reading(reading) for reading in readings])


def references_document(found: Iterable[Reference], odd: Iterable[Reference]) -> model.ReferencesDocument:
    """The law's own references."""
    return model.ReferencesDocument(
        program=PROGRAM, references=[_reference(one) for one in found], at_odds=[_reference(one) for one in odd]
    )


def _reference(one: Reference) -> model.ReferenceModel:
    return model.ReferenceModel(
        citation=one.cite, words=one.words, target=one.target, leads=one.leads.value, calls=one.calls, why=one.why
    )


def siblings_document(families: Iterable[Family]) -> model.SiblingsDocument:
    """Sibling chapters side by side."""
    return model.SiblingsDocument(
        program=PROGRAM,
        families=[
            model.FamilyModel(
                name=family.name,
                chapters=list(family.chapters),
                rows=[
                    model.SiblingsRow(paragraphs=dict(row.paragraphs), differs=row.differs, wording=row.wording)
                    for row in family.rows
                ],
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
                words_held_until=load_text(one.chapter).held_until,
                standing=one.standing(day).value if day is not None else "",
            )
            for one in found
        ],
    )


def law_document(found: Iterable[tuple[ChapterText, Sequence[Paragraph]]], day: date | None) -> model.LawDocument:
    """Paragraphs of the law, by chapter; ``day`` asks whether their words are held for that date."""
    return model.LawDocument(
        program=PROGRAM,
        paragraphs=[
            model.ParagraphModel(
                citation=paragraph.citation,
                section=paragraph.section,
                words=paragraph.words,
                held_from=held.held_from,
                held_until=held.held_until,
                provisional=why_provisional(paragraph.citation, day) if day is not None else "",
            )
            for text, paragraphs in found
            for paragraph in paragraphs
            for held in (text.sections.get(paragraph.section, text),)
        ],
    )


def unstated_document(report: CheckReport, found: Iterable[Unstated]) -> model.UnstatedDocument:
    """What a checked filing does not state."""
    return model.UnstatedDocument(
        program=PROGRAM,
        file=report.file,
        chapter=report.chapter,
        faults=[_fault(fault) for fault in report.faults],
        unstated=[_unstated(report.chapter, one) for one in found],
    )


def _unstated(chapter: str, one: Unstated) -> model.UnstatedField:
    choices = () if one.known is None else choices_of(one.known, ways_of(chapter)[0], chapter)
    return model.UnstatedField(
        path=one.path,
        line=one.line,
        description="" if one.known is None else one.known.shape.description,
        allowed="" if one.known is None else allowed(one.known, choices),
        values=[choice.value for choice in choices],
        law="" if one.known is None else in_law(one.known),
        paragraphs=[] if one.known is None else list(one.known.paragraphs),
        demanded_by=one.demanded,
        rules=one.rules,
    )


def _finding(finding: Finding) -> model.FindingModel:
    return model.FindingModel(
        rule=finding.rule,
        title=finding.title,
        severity=finding.severity.value,
        outcome="review" if finding.outcome.value == "review" else "fail",
        citation=str(Citation.parse(finding.citation)),
        quote=finding.quote,
        message=finding.message,
        expected=finding.expected,
        observed=finding.observed,
        place=_place(finding.where),
        as_of=finding.as_of,
        provisional=why_provisional(finding.citation, finding.as_of) if finding.provisional else "",
        overpaid_cents=None if finding.overpaid_cents is None else max(0, finding.overpaid_cents),
        underpaid_cents=None if finding.overpaid_cents is None else max(0, -finding.overpaid_cents),
        cost_cents=finding.cost_cents,
        short=finding.short,
        reading=finding.reading,
        root=None if finding.root is None or finding.root == finding.where else _log_place(finding.root),
    )


def _place(where: FilingPlace | LogPlace) -> model.FilingPlaceModel | model.LogPlaceModel:
    if isinstance(where, LogPlace):
        return _log_place(where)
    return model.FilingPlaceModel(
        file=where.file,
        line=where.line,
        column=where.column,
        end_line=where.end_line,
        end_column=where.end_column,
        path=where.path,
    )


def _log_place(where: LogPlace) -> model.LogPlaceModel:
    return model.LogPlaceModel(
        file=where.file, line=where.line, table=where.table, round=_round(where.round), event=where.event
    )


def _round(number: int) -> int | None:
    return number if number >= 0 else None


def _tally(tally: Tally) -> model.TallyModel:
    return model.TallyModel(
        rule=tally.rule,
        citation=tally.citation,
        passes=tally.passed,
        fail=tally.failed,
        review=tally.for_review,
        not_applicable=tally.not_applicable,
        not_checkable=tally.not_checkable,
        missing=dict(tally.missing),
        applications=tally.applications,
        outcome=tally.outcome.value if tally.outcome is not None else "never asked",
    )


def _totals(tallies: Iterable[Tally]) -> model.TotalsModel:
    found = add_up(tallies)
    return model.TotalsModel(
        rules=model.RuleTotals(
            rules=found.all_rules,
            fail=found.rules[Outcome.FAIL],
            review=found.rules[Outcome.REVIEW],
            not_checkable=found.rules[Outcome.NOT_CHECKABLE],
            passes=found.rules[Outcome.PASS],
            not_applicable=found.rules[Outcome.NOT_APPLICABLE],
            never_asked=found.rules[None],
            not_checkable_in_part=found.partly,
            elsewhere_not_checkable=found.besides,
        ),
        applications=model.ApplicationTotals(
            applications=found.all_times,
            fail=found.times[Outcome.FAIL],
            review=found.times[Outcome.REVIEW],
            not_checkable=found.times[Outcome.NOT_CHECKABLE],
            passes=found.times[Outcome.PASS],
            not_applicable=found.times[Outcome.NOT_APPLICABLE],
        ),
    )


def _fault(fault: Fault) -> model.FaultModel:
    return model.FaultModel(
        kind=fault.kind,
        message=fault.message,
        line=fault.line,
        column=fault.column,
        end_line=fault.end_line,
        end_column=fault.end_column,
        path=fault.path,
    )


def _rule(entry: Entry) -> model.RuleModel:
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
        message=rule.message,
        reading=rule.reading or None,
        needs=needs_of(entry),
    )


def _explained(entry: Entry) -> model.ExplainedRule:
    checks = checks_of(entry)
    fails, clean = ("\n".join(lines) for lines in example_lines(entry))
    return model.ExplainedRule(**dict(_rule(entry)), checks=checks, fails=fails, clean=clean)


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


def _reading(reading: Reading) -> model.ReadingModel:
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
    )
