"""Where parts_state keeps the decks that were received and not dealt yet, by their backs."""

from validator.core.engine.kernel import kernel
from validator.games.shoe.parts_state import BACK, END, KEPT, PLACES, WIDTH
from validator.games.table import Table


@kernel
def clear_part(t: Table, place: int) -> None:
    """Forget the decks kept at a place."""
    for part in range(place, place + WIDTH):
        t.state[part] = 0


@kernel
def place_of(t: Table, back: int) -> int:
    """Where the decks with this back are kept; PLACES where none with it were received."""
    for place in range(PLACES + WIDTH, END, WIDTH):
        if t.state[place + BACK] == back + KEPT:
            return place
    return PLACES


@kernel
def first_place(t: Table) -> int:
    """The place of the first decks received."""
    place = PLACES + WIDTH
    while place < END - WIDTH and t.state[place + BACK] == 0:
        place += WIDTH
    return place


@kernel
def backs_received(t: Table) -> int:
    """How many backs of decks are kept, those that are not recorded being one."""
    found = 0
    for place in range(PLACES + WIDTH, END, WIDTH):
        found += 1 if t.state[place + BACK] > 0 else 0
    return found


@kernel
def all_named(t: Table) -> bool:
    """Whether the backs of all decks received are recorded and kept."""
    for place in range(PLACES + WIDTH, END, WIDTH):
        if t.state[place + BACK] == KEPT - 1:
            return False
    return t.state[END - WIDTH + BACK] == 0
