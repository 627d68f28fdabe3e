"""Persons who are at a table, or assigned to it: one comes, and whether somebody is one of them."""

from validator.core.engine.kernel import kernel
from validator.games.rounds.persons_state import PERSONS, Persons
from validator.games.table import Table


@kernel
def note_person(t: Table, persons: Persons, person: int) -> None:
    """One comes, his id plus 1 (0: not recorded): one by whom others are not relieved, since no row says so."""
    if person <= 0:
        persons.more = 1
        return
    for place in range(PERSONS):
        if persons.ids[place] == person:
            return
        if persons.ids[place] == 0:
            persons.ids[place] = person
            return
    persons.more = 1


@kernel
def is_one_of(t: Table, persons: Persons, person: int) -> bool:
    """Whether somebody, his id plus 1, is one of those who have come so far."""
    found = False
    for place in range(PERSONS):
        found = found or persons.ids[place] == person
    return found


@kernel
def none_or_unnamed(t: Table, persons: Persons) -> bool:
    """Whether nobody has come yet, or one who is not known by name."""
    return persons.ids[0] == 0 or persons.more == 1
