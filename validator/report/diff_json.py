"""What a new version of a filing changes as versioned JSON."""

from collections import Counter

from validator.core.finding import Outcome
from validator.filing.diff import Diff, FiledValue, ItemChange, KeyChange, Need, Turn
from validator.report import compared_model as model
from validator.report.formats.json import fault_model, found_model
from validator.report.json_report import amendment_model
from validator.report.judgment import CheckedFilings, Standing
from validator.report.words import PROGRAM


def diff_document(diff: Diff, before: CheckedFilings, after: CheckedFilings) -> model.DiffDocument:
    """What a new version of a filing changes; ``before`` and ``after`` say how the findings of either stand."""
    return model.DiffDocument(
        program=PROGRAM,
        chapter=diff.new.chapter,
        amendments=[amendment_model(one) for one in after.amendments],
        bearing=after.terms.bearing,
        left_out=after.filings[0].left_out,
        old=_version(before),
        new=_version(after),
        backwards=diff.is_backwards,
        same_law=diff.same_law,
        worse=diff.is_worse,
        keys=[_key(one) for one in diff.keys],
        turns=[_turn(one, after) for one in diff.turns],
        approvals=[_need(one) for one in diff.needs],
    )


def _version(judgment: CheckedFilings) -> model.VersionModel:
    (report,) = judgment.reports
    standings = Counter(told.standing for told in judgment.arranged)
    return model.VersionModel(
        file=report.file,
        sha256=report.sha256,
        head=dict(report.head),
        as_of=report.as_of,
        provisional=report.provisional,
        findings=sum(told.counts and told.finding.outcome is Outcome.FAIL for told in judgment.arranged),
        known=standings[Standing.KNOWN],
        suppressed=standings[Standing.SUPPRESSED],
        faults=[fault_model(one) for one in report.faults],
        crashes=[fault_model(one) for one in report.crashes],
    )


def _key(one: KeyChange) -> model.KeyChangeModel:
    return model.KeyChangeModel(
        path=one.path,
        what=one.what,
        before=_stood(one.before),
        after=_stood(one.after),
        paragraphs=list(one.paragraphs),
        items=[_item(item) for item in one.items],
    )


def _item(one: ItemChange) -> model.ItemChangeModel:
    return model.ItemChangeModel(what=one.what, words=one.words, line_before=one.before, line_after=one.after)


def _stood(one: FiledValue | None) -> model.StoodModel | None:
    return None if one is None else model.StoodModel(words=one.words, line=one.line, cell=one.cell)


def _turn(one: Turn, after: CheckedFilings) -> model.TurnModel:
    return model.TurnModel(
        rule=one.rule.id,
        title=one.rule.title,
        citation=one.rule.cite,
        quote=one.rule.quote,
        before=_outcome(one.before),
        after=_outcome(one.after),
        worse=one.is_worse,
        counts=any(map(after.counts, one.worse)),
        keys=list(one.keys),
        lacking=list(one.lacking),
        gone=[found_model(finding) for finding in one.gone],
        new=[found_model(finding) for finding in one.new],
    )


def _outcome(outcome: Outcome | None) -> model.OutcomeWord | None:
    return None if outcome is None else outcome.value


def _need(one: Need) -> model.NeedModel:
    return model.NeedModel(
        rule=one.rule.id,
        title=one.rule.title,
        citation=one.rule.cite,
        quote=one.rule.quote,
        approval=one.path,
        stated=_stood(one.stated),
        stands=one.stands,
        keys=list(one.keys),
    )
