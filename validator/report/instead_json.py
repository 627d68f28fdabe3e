"""The same logs judged twice as versioned JSON."""

from validator.report import compared_model as model
from validator.report.formats.json import fault_model, found_model, judged_model, origin_model, row_fault_model
from validator.report.instead import FindingSums, JudgingComparison, RuleSums, Side
from validator.report.json_report import amendment_model
from validator.report.words import PROGRAM


def instead_document(found: JudgingComparison) -> model.InsteadDocument:
    """What the second judging changes."""
    report = found.before.report
    return model.InsteadDocument(
        program=PROGRAM,
        logs=list(report.logs),
        origins=[origin_model(one) for one in report.origins],
        row_faults=[row_fault_model(log, fault) for log, fault in report.faults],
        before=_judging(found.before, found.sums[0]),
        after=_judging(found.after, found.sums[1]),
        rules=[_rule(one) for one in found.rules],
        gone_in_all=found.gone_in_all,
        new_in_all=found.new_in_all,
        changed_in_all=found.changed_in_all,
        gone=[found_model(one) for one in found.gone],
        new=[found_model(one) for one in found.new],
        changed=[
            model.ChangedModel(before=found_model(before), after=found_model(after)) for before, after in found.changed
        ],
    )


def _judging(side: Side, sums: FindingSums) -> model.JudgingModel:
    report = side.report
    return model.JudgingModel(
        filings=list(report.filings),
        as_of=report.as_of,
        amendments=[amendment_model(one) for one in report.amendments],
        rounds=report.rounds,
        rounds_under_a_filing=side.under_a_filing,
        judged=[judged_model(period, report.as_of) for period in report.periods],
        unjudged=list(report.unjudged),
        filing_faults={file: [fault_model(fault) for fault in faults] for file, faults in side.faults.items()},
        sums=_sums(sums),
    )


def _rule(one: RuleSums) -> model.RuleSumsModel:
    return model.RuleSumsModel(rule=one.rule, citation=one.citation, before=_sums(one.before), after=_sums(one.after))


def _sums(one: FindingSums) -> model.SumsModel:
    return model.SumsModel(
        findings=one.findings,
        overpaid_cents=one.overpaid_cents,
        underpaid_cents=one.underpaid_cents,
        cost_cents=one.cost_cents,
        not_checkable=one.not_checkable,
    )
