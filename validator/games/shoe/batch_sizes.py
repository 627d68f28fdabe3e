"""How many decks each of two batches has, told apart by the backs of the decks that the log says were received.

A judge that asks keeps them for itself.
"""

from validator.core.engine.kernel import kernel
from validator.core.engine.state_rows import clear, no_row
from validator.games.shoe.shoe_state import SIZE_NAMED, BatchSize, Sizes
from validator.games.shoe.shoe_table import Table
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
def size_of(t: Table, sizes: Sizes, back: int) -> BatchSize:
    """The size of the batch with this back; none where it is not known."""
    for batch in sizes.batches:
        if back >= 0 and batch.back == back + 1:
            return batch
    return no_row(sizes.batches)


@kernel
def new_size(t: Table, sizes: Sizes, back: int) -> BatchSize:
    """The size of the batch with this back, which is entered where it is new; none where all places are taken."""
    batch = size_of(t, sizes, back)
    if batch:
        return batch
    for batch in sizes.batches:
        if batch.back == 0:
            batch.back = back + 1
            return batch
    return no_row(sizes.batches)


@kernel
def forget_size(t: Table, sizes: Sizes, back: int) -> None:
    """The batch with this back (-1: any) left the table."""
    for batch in sizes.batches:
        if back < 0 or batch.back == back + 1:
            clear(batch)


@kernel
def size_event(t: Table, sizes: Sizes, kind: int, what: int, back: int, n: int) -> None:
    """What says how many decks a batch has: its decks received one after the other, or the batch named with them."""
    if kind == KIND_CARD_CHANGE or kind == KIND_UNREADABLE or (kind == KIND_BATCH and what == WHAT_RETIRED):
        forget_size(t, sizes, back)
        return
    named = kind == KIND_BATCH and (what == WHAT_OPENED or what == WHAT_PRESHUFFLED)
    if back < 0 or n < 1 or (kind != KIND_DECKS and not named):
        return
    batch = new_size(t, sizes, back)
    if not batch:
        return
    if batch.counting == 0:
        batch.last = 0
    if named and n > batch.last:
        batch.last = n
    elif not named and batch.counting != SIZE_NAMED:
        batch.last += n
    batch.counting = SIZE_NAMED if named else max(batch.counting, 1)
    batch.most = max(batch.most, batch.last)
    sizes.receiving = 1


@kernel
def sizes_settled(t: Table, sizes: Sizes) -> None:
    """A card is dealt: decks received after it are counted by themselves."""
    for batch in sizes.batches:
        batch.counting = 0
    sizes.receiving = 0


@kernel
def sizes_told_apart(t: Table, sizes: Sizes) -> bool:
    """Whether decks with two backs or more were received, so that each batch has its own size."""
    found = 0
    for batch in sizes.batches:
        if batch.back > 0:
            found += 1
    return found > 1


@kernel
def most_decks(t: Table, sizes: Sizes, back: int) -> int:
    """The most decks that the batch with this back may have, or any batch where the back is not known (-1)."""
    if not sizes_told_apart(t, sizes):
        return 0
    batch = size_of(t, sizes, back)
    if batch:
        return batch.most
    found = 0
    for batch in sizes.batches:
        found = max(found, batch.most)
    return found


@kernel
def sure_decks(t: Table, sizes: Sizes, back: int) -> int:
    """The decks of the batch with this back (-1: of whichever it is); -1 where the log leaves more than one answer."""
    found = 0
    for batch in sizes.batches:
        if batch.back > 0 and (back < 0 or batch.back == back + 1):
            if batch.last != batch.most or (found > 0 and found != batch.last):
                return -1
            found = batch.last
    return found if found > 0 else -1
