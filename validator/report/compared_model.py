"""The JSON reports on what another filing, day or law changes as models, as validator.report.model holds the others."""

from datetime import date
from typing import Literal

from pydantic import Field

from validator.report.judged_model import FaultModel, FoundModel, JudgedModel, LogOriginModel, RowFaultModel
from validator.report.model import AmendmentModel, Model, ReportHead

OutcomeWord = Literal["fail", "review", "not checkable", "pass", "not applicable"]


class StoodModel(Model):
    """What a filing says at a key."""

    words: str = Field(description="The value in words; of a list or a block all that it holds.")
    line: int
    cell: str = Field(default="", description="The cell of the form that it was read from; empty for YAML.")


class ItemChangeModel(Model):
    """An item of a list of words that differs."""

    what: Literal["added", "removed", "changed", "moved"]
    words: str
    line_before: int | None
    line_after: int | None


class KeyChangeModel(Model):
    """A key that says something else."""

    path: str = Field(description="The dotted key: in the new filing, where it stands there.")
    what: Literal["added", "removed", "changed", "moved"]
    before: StoodModel | None = Field(description="Null where the old filing does not state it.")
    after: StoodModel | None = Field(description="Null where the new filing does not state it.")
    paragraphs: list[str] = Field(description="Those that the key is judged by.")
    items: list[ItemChangeModel] = Field(description="Of a list of words, its items that differ.")


class TurnModel(Model):
    """A rule of which something else comes."""

    rule: str
    title: str
    citation: str
    quote: str
    before: OutcomeWord | None = Field(description="Null where the law that judged the old filing has no such rule.")
    after: OutcomeWord | None = Field(description="Null where the law that judged the new filing has no such rule.")
    worse: bool = Field(description="It turns to fail or open at some place.")
    counts: bool = Field(description="By a finding there that is neither known nor suppressed.")
    keys: list[str] = Field(description="The changed keys that it reads.")
    lacking: list[str] = Field(description="The keys without which it is newly not checkable.")
    gone: list[FoundModel] = Field(description="Findings of the old filing alone.")
    new: list[FoundModel] = Field(description="Findings of the new filing alone.")


class NeedModel(Model):
    """A choice that newly needs an approval."""

    rule: str
    title: str
    citation: str
    quote: str
    approval: str = Field(description="The key at which the approval is to be stated.")
    stated: StoodModel | None = Field(description="What the new filing states there; null for nothing.")
    stands: bool = Field(description="The rule is content with what is stated.")
    keys: list[str] = Field(description="The changed keys that make the choice.")


class VersionModel(Model):
    """One of the two filings, and by which law it was judged."""

    file: str
    sha256: str
    head: dict[str, str]
    as_of: date | None
    provisional: str
    findings: int = Field(description="Failures that are neither known nor suppressed.")
    known: int = Field(description="Findings of the baseline.")
    suppressed: int
    faults: list[FaultModel]
    crashes: list[FaultModel] = Field(description="Rules of ours that failed; the filing is then not judged by them.")


class DiffDocument(ReportHead):
    """The report of floorperson diff."""

    job: Literal["diff"] = "diff"
    chapter: str
    amendments: list[AmendmentModel] = Field(description="Those given with --amend.")
    bearing: str = Field(description="What of the options file bears on this, or that it is not obeyed; may be empty.")
    left_out: int = Field(description="Rules that were not asked, of which nothing is said.")
    old: VersionModel
    new: VersionModel
    backwards: bool = Field(description="The new filing takes effect before the old one.")
    same_law: bool = Field(description="Both were judged by the same law.")
    worse: bool = Field(description="A rule turns to fail or open.")
    keys: list[KeyChangeModel]
    turns: list[TurnModel]
    approvals: list[NeedModel] = Field(description="Choices that newly need an approval.")


class SumsModel(Model):
    """Findings and money of a judging, or of a rule in it."""

    findings: int
    overpaid_cents: int
    underpaid_cents: int
    cost_cents: int
    not_checkable: int = Field(description="Applications of rules that a missing fact left undecided.")


class JudgingModel(Model):
    """One of the two judgings of the same logs."""

    filings: list[str]
    as_of: date | None = Field(description="The day whose law was asked for; null: each round by its own.")
    amendments: list[AmendmentModel] = Field(description="Taken for law besides what is held.")
    rounds: int
    rounds_under_a_filing: int
    judged: list[JudgedModel] = Field(description="Under what each table of each log was judged, period by period.")
    unjudged: list[str] = Field(description="What was not judged and why, in words.")
    filing_faults: dict[str, list[FaultModel]] = Field(description="By filing.")
    sums: SumsModel


class RuleSumsModel(Model):
    """What comes of a rule in both judgings."""

    rule: str
    citation: str
    before: SumsModel
    after: SumsModel


class ChangedModel(Model):
    """A finding of both judgings that differs: other amounts, expected, observed or outcome."""

    before: FoundModel
    after: FoundModel


class InsteadDocument(ReportHead):
    """The report of floorperson replay --instead."""

    job: Literal["replay-instead"] = "replay-instead"
    logs: list[str]
    origins: list[LogOriginModel] = Field(description="Of the logs that say where they come from.")
    row_faults: list[RowFaultModel]
    before: JudgingModel
    after: JudgingModel
    rules: list[RuleSumsModel]
    gone_in_all: int
    new_in_all: int
    changed_in_all: int
    gone: list[FoundModel] = Field(description="The first 1,000.")
    new: list[FoundModel] = Field(description="The first 1,000.")
    changed: list[ChangedModel] = Field(description="The first 1,000.")
