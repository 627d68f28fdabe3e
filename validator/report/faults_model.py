"""The JSON report of faults made in lawful play, as a model; validator.report.model holds the others."""

from typing import Literal

from pydantic import Field

from validator.report.model import Model, ReportHead

Became = Literal["found", "cents-differ", "companions", "elsewhere", "missed", "no-place"]


class ChangedRowModel(Model):
    """A row that was changed."""

    before: dict[str, str | int] | None = Field(description="As it stood; null where it was put in.")
    after: dict[str, str | int] | None = Field(description="As it stands; null where it was taken out.")


class NoCaseModel(Model):
    """Why no act breaks a rule alone: the words that leave no such case."""

    cite: str
    quote: str
    why: str


class RuleFaultModel(Model):
    """The fault of a rule and what became of it."""

    chapter: str
    rule: str
    became: Became = Field(description="Found alone, found with others, found as another rule, or not at all.")
    reason: str = Field(description="Why it is not found alone; empty where it is.")
    no_case: NoCaseModel | None = Field(
        description="The words that leave no case in which the rule alone is broken; null where it is found, or may be."
    )
    trials: int = Field(description="Faults that were made and judged.")
    asked: bool = Field(description="Whether the rule is asked in the lawful play in which its fault was made.")
    companions: list[str] = Field(description="Rules that are found broken as causes of their own beside it.")
    found_as: list[str] = Field(description="Rules under which it is found.")
    play: str | None = Field(description="The play in which it was made; null where none was made.")
    changed: list[ChangedRowModel]
    made_cents: int | None = Field(description="How much more the player gets than is due; null where it is not told.")
    cents_agree: bool | None = Field(description="Whether the finding tells those cents; null where either tells none.")
    not_checkable_when_undeclared: bool | None = Field(
        description="Whether the rule is not checkable where what lacks is not always recorded; null: nothing lacks."
    )


class FaultsDocument(ReportHead):
    """The report of floorperson prove."""

    job: Literal["prove"] = "prove"
    faults: list[RuleFaultModel]
