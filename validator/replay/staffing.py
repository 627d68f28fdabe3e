"""Finds who deals at a table and who supervises it, as far as its rows say; nobody is guessed.

A dealer is at a table from the row by which he comes until one by which he leaves, the table closes, or a row is lost
that may have said so. Who comes after rounds were dealt relieves the one who dealt them, unless the log always records
who leaves; several who come before a round are at the table together, and which of them dealt is not known. A
supervisor is known from the row by which he is assigned. Where rows of a round name one alone who acts (column ``by``),
they name him for that round; where one names another than came, it is not known from there on who is at the table.
"""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from validator.log.codes import (
    BY_DEALER,
    BY_FLOORPERSON,
    BY_STRIDE,
    BY_SUPERVISOR,
    KIND_CANCEL,
    KIND_CORRECT,
    KIND_DEALER_ARRIVES,
    KIND_DEALER_LEAVES,
    KIND_NOTIFY,
    KIND_SUPERVISOR,
    KIND_TABLE_CLOSE,
    KIND_UNREADABLE,
    NONE,
    NOT_RECORDED,
)
from validator.log.columns import Columns, Names, arrays, person_by, role_by
from validator.replay.events import held_at, places_of

ROLES: Final = (BY_DEALER, BY_FLOORPERSON, BY_SUPERVISOR)
CHANGES: Final = (KIND_DEALER_ARRIVES, KIND_DEALER_LEAVES, KIND_SUPERVISOR, KIND_TABLE_CLOSE, KIND_UNREADABLE)
"""The kinds of rows by which the crew changes, or may have changed."""
NO_ACTS: Final = tuple(sorted((*CHANGES, KIND_CANCEL, KIND_CORRECT, KIND_NOTIFY)))
"""The kinds of which ``by`` does not say who acted at the table then."""

SEVERAL: Final = NONE
"""In the place of one person: which of several dealt is known of no event that does not name him."""
NOBODY: Final[frozenset[int]] = frozenset()
UNKNOWN: Final = frozenset({NOT_RECORDED, SEVERAL})
"""Dealers of whom it is known only that they are several."""


@dataclass(frozen=True, slots=True)
class Crew:
    """Who is at a table by role, as ids of Names; a role without anybody known is not there.

    ``dealers`` are all who are there, among them any UNKNOWN; ``dealt`` says that a round began since the last came.
    """

    present: Mapping[int, int] = field(default_factory=dict)
    dealers: frozenset[int] = frozenset()
    dealt: bool = False

    def words(self, names: Names) -> tuple[str, str]:
        """The dealer and, of those assigned to supervise, floorperson and above; "" where nobody is known."""
        dealer, *above = (names.word(self.present.get(role, NOT_RECORDED)) for role in ROLES)
        return dealer, ", ".join(filter(None, above))


class Attendance:
    """The crew of one table over a segment of its events, ``before`` being the crew at its beginning.

    ``leaves`` says that the log always records when a dealer leaves.
    """

    def __init__(self, before: Crew, events: Columns, *, leaves: bool = False) -> None:
        self._before, self._events = before, events
        self._leaves = leaves
        self._dealers, self._dealt, self._since = before.dealers, before.dealt, 0
        self._places: dict[int, list[int]] = {role: [NOT_RECORDED] for role in ROLES}
        self._persons = {role: [before.present.get(role, NOT_RECORDED)] for role in ROLES}
        self._persons[BY_DEALER] = [_one_of(before.dealers)]
        changes = places_of(events, CHANGES)
        self._named, firsts = _namings(events, changes)
        places = sorted({*changes, *firsts})
        columns = (held_at(column, places) for column in (events.kind, events.by, events.n))
        for place, kind, by, lost in zip(places, *columns, strict=True):
            if kind in CHANGES:
                self._change(place, lost if kind == KIND_UNREADABLE else kind, by)
            else:
                self._name(place, by)

    def _change(self, place: int, kind: int, by: int) -> None:
        """A row of a kind, or one that could not be read and had it, may have changed the crew."""
        role, person = role_by(by), person_by(by)
        if kind in (KIND_TABLE_CLOSE, NOT_RECORDED):
            for each in ROLES[1:]:
                self._step(each, place, NOT_RECORDED)
            self._deal(place, NOBODY if kind == KIND_TABLE_CLOSE else self._lost())
        elif kind == KIND_SUPERVISOR:
            for each in ROLES[1:]:
                if each == role or role not in ROLES[1:]:
                    self._step(each, place, person if each == role else NOT_RECORDED)
        elif kind == KIND_DEALER_ARRIVES:
            self._come(place, person if role == BY_DEALER else NOT_RECORDED)
        elif kind == KIND_DEALER_LEAVES:
            self._deal(place, self._lost() if person == NOT_RECORDED else self._dealers - {person})

    def _come(self, place: int, person: int) -> None:
        relieves = len(self._dealers) == 1 and self._was_dealt(place) and not self._leaves
        self._dealt, self._since = False, place
        if person == NOT_RECORDED:
            self._deal(place, UNKNOWN if self._dealers and not relieves else NOBODY)
        else:
            self._deal(place, frozenset({person}) if relieves else self._dealers | {person})

    def _was_dealt(self, place: int) -> bool:
        """Whether a round has begun since the last dealer came."""
        numbers = self._events.round[self._since : place]
        most = max(numbers, default=NOT_RECORDED) if isinstance(numbers, list) else numbers.max(initial=NOT_RECORDED)
        return self._dealt or bool(most >= 0)

    def _lost(self) -> frozenset[int]:
        """Who is at the table once a row may have said that another came or one left."""
        return UNKNOWN if len(self._dealers) > 1 else NOBODY

    def _deal(self, place: int, dealers: frozenset[int]) -> None:
        self._dealers = dealers
        self._step(BY_DEALER, place, _one_of(dealers))

    def _name(self, place: int, by: int) -> None:
        """A row names one in a role for the first time since the crew changed."""
        role = role_by(by)
        if role == BY_DEALER:
            if self._dealers and person_by(by) not in self._dealers and self._dealers != UNKNOWN:
                self._deal(self._beginning(role, place), self._lost())
        elif self._persons[role][-1] not in (NOT_RECORDED, person_by(by)):
            self._step(role, self._beginning(role, place), NOT_RECORDED)

    def _beginning(self, role: int, place: int) -> int:
        """From where on one who is named at ``place`` may have acted: in its round, since another was known to.

        Of that round every row that names one of the role is looked at from now on.
        """
        numbers, named = self._events.round, self._named[role]
        if numbers[place] == NOT_RECORDED:
            return place
        start, stop = place, place + 1
        while start > 0 and numbers[start - 1] == numbers[place]:
            start -= 1
        while stop < len(numbers) and numbers[stop] == numbers[place]:
            stop += 1
        own = [i for i in range(start, stop) if _names_one(self._events, i, role)]
        named[bisect_left(named, start) : bisect_left(named, stop)] = own
        before = [i for i in own if i < place]
        return max(start, self._places[role][-1] + 1, *(i + 1 for i in before[-1:]))

    def _step(self, role: int, place: int, person: int) -> None:
        self._places[role].append(place)
        self._persons[role].append(person)

    def at(self, place: int) -> Crew:
        """The crew at an event of the segment."""
        return Crew({role: person for role in ROLES if (person := self.who(role, place)) >= 0})

    def after(self) -> Crew:
        """The crew when the segment is over."""
        dealt = self._was_dealt(len(self._events.kind))
        if dealt == self._before.dealt and all(len(found) == 1 for found in self._persons.values()):
            return self._before
        present = {role: found[-1] for role, found in self._persons.items() if found[-1] >= 0}
        return Crew(present, self._dealers, dealt)

    def rounds_of(self, role: int, firsts: Sequence[int]) -> Counter[int]:
        """How many of the rounds with these first events, in order, each person is known to have dealt or supervised.

        He alone; a round of which that is known of nobody counts for NOT_RECORDED.
        """
        places, named = self._places[role], self._named[role]
        bounds = [*(bisect_left(firsts, place) for place in places), len(firsts)]
        found: Counter[int] = Counter()
        for step, (start, stop) in enumerate(pairwise(bounds)):
            here = self._persons[role][step]
            if here != NOT_RECORDED and start < stop:
                found[max(here, NOT_RECORDED)] += stop - start
                continue
            for first in firsts[start:stop]:
                found[self._known(role, step, bisect_left(named, first), first)] += 1
        return found

    def who(self, role: int, place: int) -> int:
        """The person in a role at an event; NOT_RECORDED where it is not known."""
        events = self._events
        if _names_one(events, place, role):
            return person_by(int(events.by[place]))
        named, step = self._named[role], bisect_right(self._places[role], place) - 1
        one = bisect_right(named, place)
        while one and named[one - 1] >= self._places[role][step] and self._is_of(named[one - 1], place):
            one -= 1
        return self._known(role, step, one, place)

    def _is_of(self, one: int, place: int) -> bool:
        """Whether two events are of the same round."""
        return bool(self._events.round[one] == self._events.round[place] != NOT_RECORDED)

    def _known(self, role: int, step: int, one: int, place: int) -> int:
        """Who is known from a step on, or alone named by the round of an event from the naming ``one`` on."""
        places, named, by = self._places[role], self._named[role], self._events.by
        here = self._persons[role][step]
        if here != NOT_RECORDED:
            return max(here, NOT_RECORDED)
        until = places[step + 1] if step + 1 < len(places) else len(by)
        found = set()
        while one < len(named) and named[one] < until and self._is_of(named[one], place):
            found.add(person_by(int(by[named[one]])))
            one += 1
        return found.pop() if len(found) == 1 else NOT_RECORDED


def _one_of(dealers: frozenset[int]) -> int:
    """The one who is there; NOT_RECORDED for nobody known, SEVERAL where it is not known which of several."""
    return SEVERAL if len(dealers) > 1 else next(iter(dealers), NOT_RECORDED)


def _names_one(events: Columns, place: int, role: int) -> bool:
    """Whether a row names one who acts in a role."""
    by = int(events.by[place])
    return by >= BY_STRIDE and role_by(by) == role and events.kind[place] not in NO_ACTS


def _namings(events: Columns, changes: list[int]) -> tuple[dict[int, list[int]], list[int]]:
    """By role the rows of rounds that name one, and of all that do the first of each person since the crew changed.

    Those that name one again in a round that has not begun anew, between two changes, may be left out.
    """
    if not isinstance(events.by, list):
        return arrays().namings(events, changes, ROLES, NO_ACTS)
    named: dict[int, list[int]] = {role: [] for role in ROLES}
    firsts: dict[tuple[int, int], int] = {}
    for i, by in enumerate(events.by):
        if by >= BY_STRIDE and (role := by % BY_STRIDE) in named and _names_one(events, i, role):
            if events.round[i] != NOT_RECORDED:
                named[role].append(i)
            firsts.setdefault((by, bisect_right(changes, i)), i)
    return named, [*firsts.values()]
