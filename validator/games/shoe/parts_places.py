"""Which of the decks that were received and not dealt yet are meant, by their backs."""

from validator.core.engine.kernel import kernel
from validator.games.shoe.parts_state import BACKS, KEPT, OpenedDecks
from validator.games.shoe.shoe_table import Table


@kernel
def part_of(t: Table, back: int) -> OpenedDecks:
    """The decks with this back; where none with it were received, what names none."""
    for part in t.opened_decks:
        if part.back == back + KEPT:
            return part
    return t.opened.unnamed


@kernel
def first_part(t: Table) -> OpenedDecks:
    """The first decks received; the last place where none were."""
    for part in t.opened_decks:
        if part.back != 0:
            return part
    return t.opened_decks[BACKS - 1]


@kernel
def backs_received(t: Table) -> int:
    """How many backs of decks are kept, those that are not recorded being one."""
    found = 0
    for part in t.opened_decks:
        found += 1 if part.back > 0 else 0
    return found


@kernel
def all_named(t: Table) -> bool:
    """Whether the backs of all decks received are recorded and kept."""
    for part in t.opened_decks:
        if part.back == KEPT - 1:
            return False
    return t.opened_decks[BACKS - 1].back == 0
