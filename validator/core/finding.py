"""One finding: what failed or is for review, where, under which words of the law, and what it cost whom."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import NamedTuple


class Severity(StrEnum):
    """How grave a failure is; a field of the rule, never part of its id."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


class Outcome(StrEnum):
    """How one application of a rule ended; silence is none of them."""

    PASS = "pass"
    FAIL = "fail"
    REVIEW = "review"
    NOT_APPLICABLE = "not applicable"
    NOT_CHECKABLE = "not checkable"


GRAVITY = (Outcome.FAIL, Outcome.REVIEW, Outcome.NOT_CHECKABLE, Outcome.PASS, Outcome.NOT_APPLICABLE)
"""All outcomes, the gravest first: a rule that one application found not checkable is not said to pass."""


class FilingPlace(NamedTuple):
    """A span of a filing: 1-based lines and columns, the end exclusive; ``path`` is the dotted key.

    ``cell`` names the cell of a form that it was read from, such as "sheet Wagers, C12"; "" for a filing in YAML.
    """

    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    path: str
    cell: str = ""

    def __str__(self) -> str:
        return f"{self.file}, {self.cell}" if self.cell else f"{self.file}:{self.line}:{self.column}"


class LogPlace(NamedTuple):
    """An event of a round log: ``event`` is its number in the table's stream, ``round`` -1 outside a round."""

    file: str
    line: int
    table: str
    round: int
    event: int

    def __str__(self) -> str:
        where = f"round {self.round}, " if self.round >= 0 else ""
        return f"{self.file}:{self.line}: table {self.table}, {where}event {self.event}"


class Circumstances(NamedTuple):
    """Under which filing, when, before whom and on which wager: what is recorded of it, and nothing else.

    "" or None stands for what neither the filing's head nor the log states. ``at`` is the time of the event in
    milliseconds since 1970-01-01 UTC, or where it has none that last recorded before it in its round; in the
    ``within`` milliseconds that begin with it the event was (0: the log does not say how exact its times are).
    ``gaming_day`` is the day on which its gaming day began, ``shift`` that of the hours that were given; each is told
    where it is that of all these milliseconds. ``seat`` is a betting position;
    ``stake_cents`` the wager's amount; ``due_cents`` and ``paid_cents`` what the player should have gained by it and
    what he gained, a loss negative, the stake not counted.
    """

    facility: str = ""
    filing: str = ""
    version: str = ""
    at: int | None = None
    within: int = 0
    gaming_day: date | None = None
    shift: str = ""
    dealer: str = ""
    supervisor: str = ""
    seat: int | None = None
    patron: str = ""
    wager: str = ""
    stake_cents: int | None = None
    due_cents: int | None = None
    paid_cents: int | None = None


class Finding(NamedTuple):
    """An application of a rule that fails or, under an open reading, is for review.

    ``as_of`` is the date whose law judged it; ``provisional`` says in words why it is not certain to be
    judged by the law of that date, "" where it is.
    ``overpaid_cents`` is what was paid less what was due (positive: overpaid by the house; negative: the player was
    underpaid), None where no amount is at stake. ``cost_cents`` is what the wrong act itself cost whom
    (``short``), None where that cannot be told. ``root`` is the event of the act that this one follows from, None
    where it is itself the first.
    """

    rule: str
    title: str
    severity: Severity
    outcome: Outcome
    citation: str
    quote: str
    message: str
    expected: str
    observed: str
    where: FilingPlace | LogPlace
    as_of: date
    provisional: str = ""
    overpaid_cents: int | None = None
    cost_cents: int | None = None
    short: str | None = None
    reading: str | None = None
    root: LogPlace | None = None
    circumstances: Circumstances = Circumstances()

    @property
    def chapter(self) -> str:
        """The chapter that the rule belongs to, such as "633a"."""
        return self.citation.partition(".")[0].partition(" ")[0]


def event_of(finding: Finding) -> int:
    """The number of the event that a finding points to; -1 for a finding in a filing."""
    return finding.where.event if isinstance(finding.where, LogPlace) else -1


@dataclass(slots=True)
class Tally:
    """How often one rule was applied and how each application ended; ``missing`` counts by missing fact.

    ``citation`` is the rule's paragraph: rules of several chapters may share an id, where the defect is the same.
    """

    rule: str
    citation: str
    passed: int
    failed: int
    for_review: int
    not_applicable: int
    missing: dict[str, int]

    def __post_init__(self) -> None:
        """Raise ValueError where more came of a rule than it was asked: a pass has reported what it did not count."""
        few = self.passed < 0 or self.failed < 0 or self.for_review < 0 or self.not_applicable < 0
        if few or any(times < 0 for times in self.missing.values()):
            raise ValueError(f"the rule {self.rule} ({self.citation}) ended oftener than it was asked: {self}")

    @property
    def chapter(self) -> str:
        """The chapter that the rule belongs to, such as "633a"."""
        return self.citation.partition(".")[0].partition(" ")[0]

    @property
    def not_checkable(self) -> int:
        """Applications that a missing fact left undecided."""
        return sum(self.missing.values())

    @property
    def applications(self) -> int:
        """How often the rule was asked, whatever came of it."""
        return self.judged + self.not_applicable + self.not_checkable

    @property
    def outcome(self) -> Outcome | None:
        """The gravest outcome of any application, in the order of GRAVITY; None where the rule was never asked."""
        if not (self.failed or self.for_review or self.missing or self.passed or self.not_applicable):
            return None
        return next((outcome for outcome, times in zip(GRAVITY, self.ends, strict=True) if times), None)

    @property
    def ends(self) -> tuple[int, int, int, int, int]:
        """How many applications ended in each way, in the order of GRAVITY."""
        return self.failed, self.for_review, self.not_checkable, self.passed, self.not_applicable

    def times(self, outcome: Outcome) -> int:
        """How many applications ended so."""
        return self.ends[GRAVITY.index(outcome)]

    @property
    def judged(self) -> int:
        """Applications that were decided one way or the other."""
        return self.passed + self.failed + self.for_review

    def add(self, other: "Tally") -> None:
        """Take in the applications of ``other``, a tally of the same rule."""
        self.passed += other.passed
        self.failed += other.failed
        self.for_review += other.for_review
        self.not_applicable += other.not_applicable
        for fact, count in other.missing.items():
            self.missing[fact] = self.missing.get(fact, 0) + count
