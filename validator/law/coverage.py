"""Coverage, computed: which duties the rules check, which cannot be or not yet, which none explains."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from validator.core.citation import Citation
from validator.law.duties import BearsOn, Duty
from validator.law.text import occurrences


class State(StrEnum):
    """How a duty stands."""

    CHECKED = "checked"
    NOT_CHECKABLE = "not checkable"
    PLANNED = "planned"
    UNEXPLAINED = "unexplained"


@dataclass(frozen=True, slots=True)
class RuleRef:
    """What coverage needs of a rule: its id, the paragraph cited, the words quoted, and whether it judges play."""

    id: str
    cite: str
    quote: str
    on_play: bool = True


@dataclass(frozen=True, slots=True)
class DutyState:
    """A duty, how it stands, and the ids of the rules that check it, in the order given.

    ``stated`` are rules on filings that check what is filed about a duty that is met at the table; alone they do not
    check it.
    """

    duty: Duty
    state: State
    rules: tuple[str, ...]
    stated: tuple[str, ...] = ()

    @property
    def outdated(self) -> bool:
        """Whether a rule checks the duty although it is still marked as planned or as not checkable."""
        return self.state is State.CHECKED and bool(self.duty.planned or self.duty.not_checkable)


def coverage(duties: Iterable[Duty], rules: Iterable[RuleRef]) -> tuple[DutyState, ...]:
    """Say of each duty how it stands.

    A rule checks a duty when it cites the same paragraph and its quotation and the duty's span share at least
    half of the shorter of the two: a quotation inside the duty, or around it, checks it, and one that only
    brushes its edge does not. A quotation that stands more than once in the paragraph checks nothing. A duty that is
    met at the table, in a round or around it, is checked by rules on play alone: what a filing says of it is stated.
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
    found = [rule for rule in rules if _checks(rule, duty)]
    at_table = duty.bears_on in (BearsOn.ROUND, BearsOn.TABLE)
    checking = tuple(dict.fromkeys(rule.id for rule in found if rule.on_play or not at_table))
    stated = tuple(dict.fromkeys(rule.id for rule in found if at_table and not rule.on_play))
    if checking:
        return DutyState(duty, State.CHECKED, checking, stated)
    if duty.not_checkable:
        return DutyState(duty, State.NOT_CHECKABLE, (), stated)
    return DutyState(duty, State.PLANNED if duty.planned else State.UNEXPLAINED, (), stated)


def _checks(rule: RuleRef, duty: Duty) -> bool:
    spans = occurrences(duty.words, rule.quote)
    if len(spans) != 1:
        return False
    start, end = spans[0]
    shared = min(end, duty.end) - max(start, duty.start)
    return shared > 0 and 2 * shared >= min(end - start, duty.end - duty.start)
