"""Coverage, computed: which duties the rules check, which cannot be or not yet, which none explains."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from validator.core.citation import Citation
from validator.law.duties import Duty
from validator.law.text import occurrences


class State(StrEnum):
    """How a duty stands."""

    CHECKED = "checked"
    NOT_CHECKABLE = "not checkable"
    PLANNED = "planned"
    UNEXPLAINED = "unexplained"


@dataclass(frozen=True, slots=True)
class RuleRef:
    """What coverage needs of a rule: its id, the paragraph it cites and the words it quotes."""

    id: str
    cite: str
    quote: str


@dataclass(frozen=True, slots=True)
class DutyState:
    """A duty, how it stands, and the ids of the rules that check it, in the order given."""

    duty: Duty
    state: State
    rules: tuple[str, ...]

    @property
    def outdated(self) -> bool:
        """Whether a rule checks the duty although it is still marked as planned or as not checkable."""
        return self.state is State.CHECKED and bool(self.duty.planned or self.duty.not_checkable)


def coverage(duties: Iterable[Duty], rules: Iterable[RuleRef]) -> tuple[DutyState, ...]:
    """Say of each duty how it stands.

    A rule checks a duty when it cites the same paragraph and its quotation and the duty's span share at least
    half of the shorter of the two: a quotation inside the duty, or around it, checks it, and one that only
    brushes its edge does not. A quotation that stands more than once in the paragraph checks nothing.
    """
    by_paragraph: dict[str, list[RuleRef]] = {}
    for rule in rules:
        by_paragraph.setdefault(str(Citation.parse(rule.cite)), []).append(rule)
    return tuple(_state(duty, by_paragraph.get(duty.cite, [])) for duty in duties)


def strays(duties: Iterable[Duty], rules: Iterable[RuleRef]) -> tuple[RuleRef, ...]:
    """Return the rules that check no duty: they cite or quote wrongly, or a duty is missing."""
    by_paragraph: dict[str, list[Duty]] = {}
    for duty in duties:
        by_paragraph.setdefault(duty.cite, []).append(duty)
    return tuple(
        rule
        for rule in rules
        if not any(_checks(rule, duty) for duty in by_paragraph.get(str(Citation.parse(rule.cite)), []))
    )


def _state(duty: Duty, rules: list[RuleRef]) -> DutyState:
    checking = tuple(dict.fromkeys(rule.id for rule in rules if _checks(rule, duty)))
    if checking:
        return DutyState(duty, State.CHECKED, checking)
    if duty.not_checkable:
        return DutyState(duty, State.NOT_CHECKABLE, ())
    return DutyState(duty, State.PLANNED if duty.planned else State.UNEXPLAINED, ())


def _checks(rule: RuleRef, duty: Duty) -> bool:
    spans = occurrences(duty.words, rule.quote)
    if len(spans) != 1:
        return False
    start, end = spans[0]
    shared = min(end, duty.end) - max(start, duty.start)
    return shared > 0 and 2 * shared >= min(end - start, duty.end - duty.start)
