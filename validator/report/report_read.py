"""What is read of a report of replay, and the form that it must have: anybody may have edited a file since."""

from datetime import datetime

from pydantic import TypeAdapter
from typing_extensions import TypedDict  # that of the standard library will do from Python 3.12 on


class Place(TypedDict):
    """Where a finding stands."""

    file: str
    line: int
    table: str
    round: int | None
    event: int


class Finding(TypedDict):
    """A finding, as far as a summary needs it."""

    rule: str
    outcome: str
    citation: str
    message: str
    place: Place
    standing: str
    provisional: str
    overpaid_cents: int | None
    underpaid_cents: int | None
    cost_cents: int | None
    short: str | None
    time: datetime | None
    gaming_day: str | None
    shift: str | None
    dealer: str | None
    seat: int | None
    patron: str | None


class Period(TypedDict):
    """Under what rounds of a table were judged."""

    file: str
    table: str
    rounds: int
    why: str
    judged_by: str


class Tally(TypedDict):
    """How the applications of a rule ended."""

    rule: str
    citation: str
    outcome: str


class RowFault(TypedDict):
    """A row, or a log, that could not be read."""

    file: str
    line: int
    message: str


class Report(TypedDict):
    """A report of replay."""

    findings: list[Finding]
    row_faults: list[RowFault]
    filings: list[str]
    judged: list[Period]
    rounds: int
    rounds_by: dict[str, dict[str, int]]
    tallies: list[Tally]
    interrupted: bool
    unjudged: list[str]


def report_in(document: object) -> Report:
    """The report; raises ValueError where a part of it is not there, or has not its form."""
    return TypeAdapter(Report).validate_python(document)
