"""What a new version of a filing changes as versioned JSON."""

from validator.core.finding import Outcome
from validator.filing.check import CheckReport
from validator.filing.diff import Diff, FiledValue, ItemChange, KeyChange, Need, Turn
from validator.law.versions import Amendments
from validator.report import compared_model as model
from validator.report.formats.json import fault_model, found_model
from validator.report.json_report import amendment_model
from validator.report.words import PROGRAM


def diff_document(diff: Diff, amendments: Amendments) -> model.DiffDocument:
    """What a new version of a filing changes; ``amendments`` were taken for law besides those held."""
    return model.DiffDocument(
        program=PROGRAM,
        chapter=diff.new.chapter,
        amendments=[amendment_model(one) for one in amendments],
        old=_version(diff.old),
        new=_version(diff.new),
        backwards=diff.is_backwards,
        same_law=diff.same_law,
        worse=diff.is_worse,
        keys=[_key(one) for one in diff.keys],
        turns=[_turn(one) for one in diff.turns],
        approvals=[_need(one) for one in diff.needs],
    )


def _version(report: CheckReport) -> model.VersionModel:
    return model.VersionModel(
        file=report.file,
        sha256=report.sha256,
        head=dict(report.head),
        as_of=report.as_of,
        provisional=report.provisional,
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


def _turn(one: Turn) -> model.TurnModel:
    return model.TurnModel(
        rule=one.rule.id,
        title=one.rule.title,
        citation=one.rule.cite,
        quote=one.rule.quote,
        before=_outcome(one.before),
        after=_outcome(one.after),
        worse=one.is_worse,
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
