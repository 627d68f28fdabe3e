"""The JSON report of a summary as a model, as validator.report.model holds the others."""

from datetime import date
from typing import Literal

from pydantic import Field

from validator.report.model import Model, ReportHead

SummaryKey = Literal["rule", "table", "dealer", "shift", "day", "gaming-day", "seat", "patron"]


class GroupModel(Model):
    """Findings of one group."""

    group: dict[SummaryKey, str | None] = Field(description="What they share, by key; null where it is not recorded.")
    findings: int
    failures: int
    reviews: int
    rounds: int | None = Field(description="Rounds judged of the group; null where they are not counted.")
    failures_per_1000_rounds: float | None = Field(description="Null where the rounds are not counted.")
    house_short_cents: int = Field(description="By failures; money of one act counts once.")
    players_short_cents: int
    bank_and_house_short_cents: int = Field(description="What a player who was the bank and the house bear together.")


class CostlyModel(Model):
    """A failure among those that cost most."""

    place: str
    rule: str
    citation: str
    message: str
    cents: int


class SummaryDocument(ReportHead):
    """The report of floorperson summary."""

    job: Literal["summary"] = "summary"
    by: list[SummaryKey]
    groups: list[GroupModel] = Field(description="Those with most failures first.")
    total: GroupModel
    worst: list[CostlyModel]
    provisional: int = Field(description="Findings judged by a text that is not held for their day.")
    known: int = Field(description="Findings of the groups that stand in the baseline.")
    suppressed: int = Field(description="Findings left out because the configuration suppresses them.")
    options: list[str] = Field(description="What an options file leaves out, hides or lets pass, in words.")
    origins: list[str] = Field(description="Where logs say that they come from, in words.")
    not_checkable: list[str] = Field(description="Rules that could not be checked, by id and paragraph.")
    unjudged: list[str] = Field(description="What was not judged and why, in words.")
    logs: dict[str, str] = Field(description="The SHA-256 of each log; empty where it is not known.")
    filings: dict[str, str] = Field(description="The SHA-256 of each filing given; empty where it is not known.")
    as_of: list[date] = Field(description="The days whose law was asked for; none: each round by that of its own day.")
    provisional_texts: list[str] = Field(description="Why verdicts are provisional, also where nothing was found.")
