"""Coverage: which duties the rules check, which cannot be checked or not yet, and which nothing explains."""

from collections.abc import Container, Iterable
from dataclasses import dataclass
from enum import StrEnum

from validator.law.duties import Duty
from validator.law.vocabulary import BearsOn


class State(StrEnum):
    """How a duty stands."""

    CHECKED = "checked"
    NOT_CHECKABLE = "not checkable"
    PLANNED = "planned"
    UNEXPLAINED = "unexplained"


@dataclass(frozen=True, slots=True)
class DutyState:
    """A duty, how it stands, and the ids of the rules that check it, in the order in which it names them.

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


def duty_states(duties: Iterable[Duty], on_play: Container[str]) -> tuple[DutyState, ...]:
    """The state of each duty, given the ids of the rules on play.

    The rules that a duty names check it. A duty that is met at the table, in a round or around it, is checked by rules
    on play alone: what a filing says of it is stated.
    """
    return tuple(_state(duty, on_play) for duty in duties)


def _state(duty: Duty, on_play: Container[str]) -> DutyState:
    at_table = duty.bears_on in (BearsOn.ROUND, BearsOn.TABLE)
    named = tuple(dict.fromkeys(one.rule for one in duty.rules))
    checking = tuple(rule for rule in named if not at_table or rule in on_play)
    stated = tuple(rule for rule in named if rule not in checking)
    if checking:
        return DutyState(duty, State.CHECKED, checking, stated)
    if duty.not_checkable:
        return DutyState(duty, State.NOT_CHECKABLE, (), stated)
    return DutyState(duty, State.PLANNED if duty.planned else State.UNEXPLAINED, (), stated)
