"""A report as versioned JSON; ``python -m validator.report.schema`` prints its form."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from typing import Final, TextIO

from validator.core.citation import Citation
from validator.core.finding import FilingPlace, Finding, LogPlace, Outcome, Tally
from validator.log.columns import RowFault
from validator.log.read.origin import LogOrigin
from validator.replay.checkability import rows_that_tell
from validator.replay.exposure_model import Exposures
from validator.replay.periods import Period
from validator.replay.source_coverage import SourceCoverage
from validator.report import judged_model as model
from validator.report.formats import Manner
from validator.report.json_report import amendment_model, is_ascii, json_text, write_json
from validator.report.judgment import CheckedFilings, Judgment, ReplayedLogs, ReportedFinding, Terms
from validator.report.proposals import proposals_of
from validator.report.table import recorded_day, recorded_time
from validator.report.totals import add_up
from validator.report.words import PROGRAM
from validator.submission.fault import Fault

_NO_FINDINGS: Final = '\n  "findings": []'


def write(judgment: Judgment, stream: TextIO, manner: Manner) -> None:
    """Write a report; nothing in it depends on ``manner``. The findings of a replay are written one by one."""
    if isinstance(judgment, CheckedFilings):
        write_json(stream, document_of(judgment))
        return
    ascii_alone = is_ascii(stream)
    before, none, after = json_text(document_of(replace(judgment, arranged=())), ascii_alone).partition(_NO_FINDINGS)
    stream.write(before + none.removesuffix("]"))
    comma = ""
    for told in judgment.arranged:
        stream.write(f"{comma}\n{json_text(finding_model(told), ascii_alone)}".replace("\n", "\n    "))
        comma = ","
    end = "\n  " if comma else ""
    stream.write(f"{end}]{after}\n")


def document_of(judgment: Judgment) -> model.CheckDocument | model.ReplayDocument:
    """The report as a model."""
    return _check(judgment) if isinstance(judgment, CheckedFilings) else _replay(judgment)


def _check(judgment: CheckedFilings) -> model.CheckDocument:
    together, calendar = judgment.together, judgment.calendar
    return model.CheckDocument(
        program=PROGRAM,
        terms=_terms(judgment.terms),
        amendments=_amendments(judgment),
        interrupted=judgment.interrupted,
        filings=[
            model.CheckedFiling(
                file=report.file,
                sha256=report.sha256,
                chapter=report.chapter,
                head=dict(report.head),
                as_of=report.as_of,
                provisional=report.provisional,
                faults=[fault_model(fault) for fault in report.faults],
                crashes=[fault_model(fault) for fault in report.crashes],
                findings=[finding_model(told) for told in one.told],
                oddities=[fault_model(oddity) for oddity in report.oddities],
                tallies=[_tally(tally) for tally in report.tallies],
                totals=_totals(report.tallies),
                rules_left_out=one.left_out,
            )
            for one in judgment.filings
            for report in (one.report,)
        ],
        together=model.CheckedTogether(
            findings=[finding_model(told) for told in judgment.told_together],
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
                    fingerprint=told.fingerprint,
                    standing=told.standing.value,
                    suppression=told.suppression.number if told.suppression is not None else None,
                )
                for told in judgment.clashes
                for clash in (told.clash,)
            ],
            tables_in_order=calendar.tables,
            not_in_order=list(calendar.untold),
        ),
    )


def _replay(judgment: ReplayedLogs) -> model.ReplayDocument:
    report = judgment.report
    return model.ReplayDocument(
        program=PROGRAM,
        terms=_terms(judgment.terms),
        amendments=_amendments(judgment),
        interrupted=report.interrupted,
        logs=list(report.logs),
        origins=[origin_model(one) for one in report.origins],
        filings=list(report.filings),
        hashes=dict(report.hashes),
        filing_faults={
            file: [fault_model(fault) for fault in faults] for file, faults in judgment.filing_faults.items()
        },
        engine=report.engine,
        rounds=report.rounds,
        rounds_by=model.RoundsByModel(**report.rounds_by.counts()),
        events=report.events,
        tables={chapter: sorted(names) for chapter, names in report.tables.items()},
        judged=[judged_model(period, report.as_of) for period in report.periods],
        findings=[finding_model(told) for told in judgment.arranged],
        tallies=[_tally(tally) for tally in report.tallies],
        totals=_totals(report.tallies),
        row_faults=[row_fault_model(log, fault) for log, fault in report.faults],
        unjudged=list(report.unjudged),
        rounds_not_judged=report.rounds_left,
        not_whole=[
            model.NotWholeModel(
                file=one.log,
                table=one.table,
                round=one.number,
                first_line=one.first_line,
                last_line=one.last_line,
                why=one.why,
                begun=one.rounds,
            )
            for one in report.not_whole
        ],
        pictures=[
            model.Picture(file=log, table=table, round=_round(number), lines=list(lines))
            for (log, table, number), lines in report.pictures.items()
        ],
        rules_left_out=judgment.left_out,
        shown=[_shown(one) for one in report.shown],
        reached=_reached(report.reached),
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


def _reached(reached: Exposures | None) -> model.ReachedModel | None:
    if reached is None:
        return None
    each = [
        model.ReachModel(
            table=one.table,
            mended_by=one.mended_by.value,
            since=_row(one.since),
            until=_row(one.until),
            proofs=[
                model.ProofModel(rule=proof.rule, findings=proof.findings, first=_row_at(proof.first))
                for proof in one.proofs
            ],
            rounds=one.rounds,
            hands=one.hands,
            patrons=one.patrons,
            cents=one.cents,
            minutes=one.minutes,
        )
        for one in reached.each
    ]
    return model.ReachedModel(
        each=each, rounds=reached.rounds, hands=reached.hands, patrons=reached.patrons, cents=reached.cents
    )


def _row(place: LogPlace | None) -> model.CheckAt | None:
    return None if place is None else _row_at(place)


def _row_at(place: LogPlace) -> model.CheckAt:
    return model.CheckAt(file=place.file, line=place.line, event=place.event)


def _shown(shown: SourceCoverage) -> model.ShownModel:
    return model.ShownModel(
        chapter=shown.chapter,
        judged=shown.judged,
        not_judged=shown.not_judged,
        not_applicable=shown.not_applicable,
        not_asked=shown.not_asked,
        wants=[
            model.WantModel(
                fact=want.fact,
                rows=rows_that_tell(want.fact),
                rules=want.rules,
                alone=want.alone,
                together=want.together,
            )
            for want in shown.wants
        ],
    )


def row_fault_model(log: str, fault: RowFault) -> model.RowFaultModel:
    """A row of a log that could not be read, as a model."""
    return model.RowFaultModel(
        file=log,
        kind=fault.kind,
        line=fault.line,
        column=fault.column,
        table=fault.table,
        message=fault.message,
    )


def judged_model(period: Period, as_of: date | None) -> model.JudgedModel:
    """Rounds that were judged alike, and under what, as a model."""
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


def finding_model(told: ReportedFinding) -> model.FindingModel:
    """One finding as a model, with how it stands among those known or suppressed."""
    return model.FindingModel(
        **dict(found_model(told.finding)),
        fingerprint=told.fingerprint,
        standing=told.standing.value,
        suppression=told.suppression.number if told.suppression is not None else None,
    )


def found_model(finding: Finding) -> model.FoundModel:
    """One finding as a model."""
    around = finding.circumstances
    return model.FoundModel(
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
        provisional=finding.provisional,
        overpaid_cents=None if finding.overpaid_cents is None else max(0, finding.overpaid_cents),
        underpaid_cents=None if finding.overpaid_cents is None else max(0, -finding.overpaid_cents),
        cost_cents=finding.cost_cents,
        short=finding.short,
        reading=finding.reading,
        root=None if finding.root is None or finding.root == finding.where else _log_place(finding.root),
        facility=around.facility or None,
        filing=around.filing or None,
        version=around.version or None,
        day=recorded_day(around),
        time=recorded_time(around),
        gaming_day=around.gaming_day,
        shift=around.shift or None,
        dealer=around.dealer or None,
        supervisor=around.supervisor or None,
        seat=around.seat,
        patron=around.patron or None,
        wager=around.wager or None,
        stake_cents=around.stake_cents,
        due_cents=around.due_cents,
        paid_cents=around.paid_cents,
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
        cell=where.cell,
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


def fault_model(fault: Fault) -> model.FaultModel:
    """What is wrong with the text of a filing, as a model."""
    return model.FaultModel(
        kind=fault.kind,
        message=fault.message,
        line=fault.line,
        column=fault.column,
        end_line=fault.end_line,
        end_column=fault.end_column,
        path=fault.path,
        cell=fault.cell,
    )


def _amendments(judgment: Judgment) -> list[model.GivenAmendment]:
    return [
        model.GivenAmendment(**dict(amendment_model(one.amendment)), judged=one.judged, judged_of=one.of)
        for one in proposals_of(judgment)
    ]


def origin_model(origin: LogOrigin) -> model.LogOriginModel:
    """Where a log says that it comes from."""
    return model.LogOriginModel(**{**origin._asdict(), "attested": list(origin.attested)})


def _terms(terms: Terms) -> model.TermsModel:
    return model.TermsModel(
        configuration=terms.configuration,
        suppressions=[
            model.SuppressionModel(
                number=one.suppression.number,
                rule=one.suppression.rule,
                paragraph=str(one.suppression.paragraph or ""),
                where=one.suppression.where,
                reason=one.suppression.reason,
                approver=one.suppression.approver,
                until=one.suppression.until,
                expired=one.expired,
                findings=one.findings,
            )
            for one in terms.suppressions
        ],
        baseline=terms.baseline,
        vanished=[
            model.VanishedModel(
                fingerprint=one.known.fingerprint,
                rule=one.known.rule,
                citation=one.known.citation,
                file=one.known.file,
                where=one.known.where,
                message=one.known.message,
                missing=one.missing,
            )
            for one in terms.vanished
        ],
        excluded=list(terms.excluded),
        bearing=terms.bearing,
        narrowed=terms.narrowed,
    )
