"""Who deals at a table and who supervises it, as far as its rows say; nobody is guessed.

A dealer is known from the row by which he comes to the table until one by which he leaves it, another comes, the table
closes, or a row is lost that may have said so; a supervisor from the row by which he is assigned. A row of a round that
names one who acts (column ``by``) names him for that round; where it names another than the one who came, it is not
known from there on who is at the table.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
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
    NOT_RECORDED,
)
from validator.log.columns import Columns, Names, person_of, role_of
from validator.replay_events import places_of

ROLES: Final = (BY_DEALER, BY_FLOORPERSON, BY_SUPERVISOR)
CHANGES: Final = (KIND_DEALER_ARRIVES, KIND_DEALER_LEAVES, KIND_SUPERVISOR, KIND_TABLE_CLOSE, KIND_UNREADABLE)
"""The kinds of rows by which the crew changes, or may have changed."""
OTHERS: Final = (KIND_CANCEL, KIND_CORRECT, KIND_NOTIFY)
"""The kinds of which ``by`` does not say who acted at the table then."""


@dataclass(frozen=True, slots=True)
class Crew:
    """Who is at a table by role, as ids of Names; a role without anybody known is not there."""

    present: Mapping[int, int] = field(default_factory=dict)

    def words(self, names: Names) -> tuple[str, str]:
        """The dealer and, of those assigned to supervise, floorperson and above; "" where nobody is known."""
        dealer, *above = (names.word(self.present.get(role, NOT_RECORDED)) for role in ROLES)
        return dealer, ", ".join(filter(None, above))


class Attendance:
    """The crew of one table over a stretch of its events, ``before`` being the crew at its beginning."""

    def __init__(self, before: Crew, events: Columns) -> None:
        self._events = events
        self._places: dict[int, list[int]] = {role: [NOT_RECORDED] for role in ROLES}
        self._persons = {role: [before.present.get(role, NOT_RECORDED)] for role in ROLES}
        self._named: dict[int, list[int]] = {role: [] for role in ROLES}
        changes = places_of(events, CHANGES)
        for place in sorted({*changes, *_namings(events, changes)}):
            if events.kind[place] in CHANGES:
                self._change(place)
            else:
                self._name(place)

    def _change(self, place: int) -> None:
        kind, by = int(self._events.kind[place]), int(self._events.by[place])
        role, person = role_of(by), person_of(by)
        if kind == KIND_UNREADABLE:
            kind = int(self._events.n[place])
        if kind in (KIND_TABLE_CLOSE, NOT_RECORDED):
            for each in ROLES:
                self._step(each, place, NOT_RECORDED)
        elif kind == KIND_SUPERVISOR:
            for each in ROLES[1:]:
                if each == role or role not in ROLES[1:]:
                    self._step(each, place, person if each == role else NOT_RECORDED)
        elif kind == KIND_DEALER_ARRIVES:
            self._step(BY_DEALER, place, person if role == BY_DEALER else NOT_RECORDED)
        elif kind == KIND_DEALER_LEAVES and person in (NOT_RECORDED, self._persons[BY_DEALER][-1]):
            self._step(BY_DEALER, place, NOT_RECORDED)

    def _name(self, place: int) -> None:
        by = int(self._events.by[place])
        role = role_of(by)
        if self._persons[role][-1] not in (NOT_RECORDED, person_of(by)):
            self._step(role, self._beginning(role, place), NOT_RECORDED)
        self._named[role].append(place)

    def _beginning(self, role: int, place: int) -> int:
        """From where on one who is named at ``place`` may have acted: in its round, since another was known to."""
        numbers = self._events.round
        after = max(self._places[role][-1], *self._named[role][-1:], NOT_RECORDED)
        while place - 1 > after and numbers[place] == numbers[place - 1] != NOT_RECORDED:
            place -= 1
        return place

    def _step(self, role: int, place: int, person: int) -> None:
        self._places[role].append(place)
        self._persons[role].append(person)

    def at(self, place: int) -> Crew:
        """The crew at an event of the stretch."""
        return Crew({role: person for role in ROLES if (person := self.who(role, place)) != NOT_RECORDED})

    def after(self) -> Crew:
        """The crew when the stretch is over."""
        return Crew({role: found[-1] for role, found in self._persons.items() if found[-1] != NOT_RECORDED})

    def at_rounds(self, role: int, firsts: Sequence[int]) -> Iterator[int]:
        """The same as ``who`` for the first events of rounds, in their order."""
        places, persons, named = self._places[role], self._persons[role], self._named[role]
        numbers, by = self._events.round, self._events.by
        step = one = 0
        for first in firsts:
            while step + 1 < len(places) and places[step + 1] <= first:
                step += 1
            while one < len(named) and named[one] < first:
                one += 1
            until = places[step + 1] if step + 1 < len(places) else len(numbers)
            if one < len(named) and named[one] < until and numbers[named[one]] == numbers[first]:
                yield person_of(int(by[named[one]]))
            else:
                yield persons[step]

    def who(self, role: int, place: int) -> int:
        """The person in a role at an event; NOT_RECORDED where it is not known."""
        events = self._events
        own = int(events.by[place])
        if role_of(own) == role and person_of(own) != NOT_RECORDED and events.kind[place] not in (*OTHERS, *CHANGES):
            return person_of(own)
        places, named = self._places[role], self._named[role]
        step = bisect_right(places, place) - 1
        until = places[step + 1] if step + 1 < len(places) else len(events.kind)
        number = events.round[place]
        if number != NOT_RECORDED:
            near = bisect_right(named, place)
            for one in named[max(near - 1, 0) : near + 1]:
                if places[step] <= one < until and events.round[one] == number:
                    return person_of(int(events.by[one]))
        return self._persons[role][step]


def _namings(events: Columns, changes: list[int]) -> Iterator[int]:
    """Rows that name one of a role: the first of each round, and each that names another than the one before it."""
    if isinstance(events.by, list):
        places = [
            i
            for i, by in enumerate(events.by)
            if by >= BY_STRIDE and by % BY_STRIDE in ROLES and events.kind[i] not in OTHERS
        ]
    else:
        places = import_module("validator.log.arrays").named(events, changes, ROLES, OTHERS)
    before: dict[int, tuple[int, ...]] = {}
    for place in places:
        by = int(events.by[place])
        told = (by, int(events.round[place]), bisect_right(changes, place))
        if before.get(by % BY_STRIDE) != told:
            before[by % BY_STRIDE] = told
            yield place
