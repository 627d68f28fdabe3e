"""The parts of a JSON report of replay that a summary reads, checked on reading, as the file may have been edited."""

from datetime import date, datetime
from typing import NotRequired

from pydantic import TypeAdapter
from typing_extensions import TypedDict  # that of the standard library will do from Python 3.12 on

from validator.log.read.origin import LogOrigin


class JsonPlace(TypedDict):
    """The place of a finding in a log."""

    file: str
    line: int
    table: str
    round: int | None
    event: int


class JsonFinding(TypedDict):
    """A finding, as far as a summary needs it."""

    rule: str
    outcome: str
    citation: str
    message: str
    place: JsonPlace
    standing: str
    provisional: str
    overpaid_cents: int | None
    underpaid_cents: int | None
    cost_cents: int | None
    short: str | None
    day: str | None
    time: datetime | None
    gaming_day: str | None
    shift: str | None
    dealer: str | None
    seat: int | None
    patron: str | None


class JsonPeriod(TypedDict):
    """Rounds of a table that were judged alike, and by what."""

    file: str
    table: str
    rounds: int
    why: str
    judged_by: str
    as_of: date | None
    provisional: str


class JsonTally(TypedDict):
    """How the applications of a rule ended."""

    rule: str
    citation: str
    outcome: str


class JsonRowFault(TypedDict):
    """A row, or a log, that could not be read."""

    file: str
    line: int
    message: str


class JsonFault(TypedDict):
    """What is wrong with the text of a filing."""

    line: int
    message: str


class JsonTerms(TypedDict):
    """On what terms findings were told."""

    bearing: str
    narrowed: NotRequired[bool]


class JsonReport(TypedDict):
    """A report of replay."""

    terms: JsonTerms
    origins: NotRequired[list[LogOrigin]]

    findings: list[JsonFinding]
    row_faults: list[JsonRowFault]
    logs: list[str]
    filings: list[str]
    hashes: NotRequired[dict[str, str]]
    filing_faults: dict[str, list[JsonFault]]
    judged: list[JsonPeriod]
    rounds: int
    rounds_by: dict[str, dict[str, int]]
    tallies: list[JsonTally]
    interrupted: bool
    unjudged: list[str]


def report_in(document: object) -> JsonReport:
    """The report in a parsed JSON document; raises ValueError where a part is missing or of the wrong type."""
    return TypeAdapter(JsonReport).validate_python(document)
