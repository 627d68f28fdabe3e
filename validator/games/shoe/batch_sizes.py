"""How many decks each of two batches has, told apart by the backs of the decks that the log says were received.

A pass that asks keeps them for itself, from a place ``base`` of the state on: 1 there while decks are being received,
and then WIDTH places for each batch.
"""

from validator.core.engine.kernel import kernel
from validator.games.shoe import shoe_state
from validator.games.table import Table
from validator.log.codes import (
    KIND_BATCH,
    KIND_CARD_CHANGE,
    KIND_DECKS,
    KIND_UNREADABLE,
    WHAT_OPENED,
    WHAT_PRESHUFFLED,
    WHAT_RETIRED,
)


@kernel
def size_place(t: Table, base: int, back: int) -> int:
    """The place of the batch with this back; -1 where there is none."""
    for place in range(base + 1, base + shoe_state.SIZES, shoe_state.SIZE_WIDTH):
        if back >= 0 and t.state[place] == back + 1:
            return place
    return -1


@kernel
def new_place(t: Table, base: int, back: int) -> int:
    """The place of the batch with this back, which is entered where it is new; -1 where all places are taken."""
    place = size_place(t, base, back)
    if place >= 0:
        return place
    for free in range(base + 1, base + shoe_state.SIZES, shoe_state.SIZE_WIDTH):
        if t.state[free] == 0:
            t.state[free] = back + 1
            return free
    return -1


@kernel
def forget_size(t: Table, base: int, back: int) -> None:
    """The batch with this back (-1: any) left the table."""
    for place in range(base + 1, base + shoe_state.SIZES, shoe_state.SIZE_WIDTH):
        if back < 0 or t.state[place] == back + 1:
            for part in range(place, place + shoe_state.SIZE_WIDTH):
                t.state[part] = 0


@kernel
def size_event(t: Table, base: int, kind: int, what: int, back: int, n: int) -> None:
    """What says how many decks a batch has: its decks received one after the other, or the batch named with them."""
    if kind == KIND_CARD_CHANGE or kind == KIND_UNREADABLE or (kind == KIND_BATCH and what == WHAT_RETIRED):
        forget_size(t, base, back)
        return
    named = kind == KIND_BATCH and (what == WHAT_OPENED or what == WHAT_PRESHUFFLED)
    if back < 0 or n < 1 or (kind != KIND_DECKS and not named):
        return
    place = new_place(t, base, back)
    if place < 0:
        return
    if t.state[place + shoe_state.SIZE_COUNTING] == 0:
        t.state[place + shoe_state.SIZE_LAST] = 0
    if named and n > t.state[place + shoe_state.SIZE_LAST]:
        t.state[place + shoe_state.SIZE_LAST] = n
    elif not named and t.state[place + shoe_state.SIZE_COUNTING] != shoe_state.SIZE_NAMED:
        t.state[place + shoe_state.SIZE_LAST] += n
    t.state[place + shoe_state.SIZE_COUNTING] = (
        shoe_state.SIZE_NAMED if named else max(t.state[place + shoe_state.SIZE_COUNTING], 1)
    )
    t.state[place + shoe_state.SIZE_MOST] = max(
        t.state[place + shoe_state.SIZE_MOST], t.state[place + shoe_state.SIZE_LAST]
    )
    t.state[base] = 1


@kernel
def sizes_settled(t: Table, base: int) -> None:
    """A card is dealt: decks received after it are counted by themselves."""
    for place in range(base + 1, base + shoe_state.SIZES, shoe_state.SIZE_WIDTH):
        t.state[place + shoe_state.SIZE_COUNTING] = 0
    t.state[base] = 0


@kernel
def told_apart(t: Table, base: int) -> bool:
    """Whether decks with two backs or more were received, so that each batch has its own size."""
    found = 0
    for place in range(base + 1, base + shoe_state.SIZES, shoe_state.SIZE_WIDTH):
        if t.state[place] > 0:
            found += 1
    return found > 1


@kernel
def most_decks(t: Table, base: int, back: int) -> int:
    """The most decks that the batch with this back may have, or any batch where the back is not known (-1)."""
    if not told_apart(t, base):
        return 0
    place = size_place(t, base, back)
    if place >= 0:
        return t.state[place + shoe_state.SIZE_MOST]
    found = 0
    for other in range(base + 1, base + shoe_state.SIZES, shoe_state.SIZE_WIDTH):
        found = max(found, t.state[other + shoe_state.SIZE_MOST])
    return found


@kernel
def sure_decks(t: Table, base: int, back: int) -> int:
    """The decks of the batch with this back (-1: of whichever it is); -1 where the log leaves more than one answer."""
    found = 0
    for place in range(base + 1, base + shoe_state.SIZES, shoe_state.SIZE_WIDTH):
        if t.state[place] > 0 and (back < 0 or t.state[place] == back + 1):
            if t.state[place + shoe_state.SIZE_LAST] != t.state[place + shoe_state.SIZE_MOST] or (
                found > 0 and found != t.state[place + shoe_state.SIZE_LAST]
            ):
                return -1
            found = t.state[place + shoe_state.SIZE_LAST]
    return found if found > 0 else -1
