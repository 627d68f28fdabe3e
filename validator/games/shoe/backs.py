"""What is known of each batch of cards by its back: shuffled since it came into play, in the device, or failed on."""

from validator.core.engine.kernel import kernel
from validator.games.shoe import table_state
from validator.games.shoe.judging import two_batches
from validator.games.table import Table


@kernel
def back_place(t: Table, back: int) -> int:
    """Where the state keeps the batch of a back, which is entered where it is new; -1 without a back or room."""
    if back < 0:
        return -1
    for place in range(
        table_state.BACKS, table_state.BACKS + table_state.BACK_PLACES * table_state.BACK_WIDTH, table_state.BACK_WIDTH
    ):
        if t.state[place] == 0:
            t.state[place] = back + 1
        if t.state[place] == back + 1:
            return place
    return -1


@kernel
def mark_backs(t: Table, field: int, value: int) -> None:
    """Set one field of every batch."""
    for number in range(table_state.BACK_PLACES):
        t.state[table_state.BACKS + number * table_state.BACK_WIDTH + field] = value


@kernel
def leaves_the_device(t: Table, back: int) -> None:
    """A batch is cut or comes into play: it no longer is in the shuffling device."""
    if back < 0 or t.state[table_state.IN_SHUFFLER] == back + 1:
        t.state[table_state.IN_SHUFFLER] = 0


@kernel
def others_elsewhere(t: Table, place: int) -> bool:
    """Whether other batches are known than that of a place, and each of them is in play or shuffled and waits."""
    others = 0
    for number in range(table_state.BACK_PLACES):
        other = table_state.BACKS + number * table_state.BACK_WIDTH
        if t.state[other] == 0 or other == place:
            continue
        others += 1
        if t.state[other + table_state.BACK_SHUFFLED] == 0 and t.state[table_state.BATCH_IN_PLAY] != other:
            return False
    return others > 0


@kernel
def shuffle_fails(t: Table, back: int) -> None:
    """A shuffle fails, on the batch that is named, or on that which was last shuffled by the device or put into it.

    One that has been shuffled may have made room for another, unless all others are known to be elsewhere.
    """
    place = back_place(t, back if back >= 0 else t.state[table_state.IN_SHUFFLER] - 1)
    known = back >= 0 or (
        place >= 0 and (t.state[place + table_state.BACK_SHUFFLED] == 0 or others_elsewhere(t, place))
    )
    if two_batches(t) != 0 and place >= 0 and known:
        t.state[place + table_state.BACK_FAILED] = 1
    else:
        t.state[table_state.SHUFFLE_FAILED] = 1


@kernel
def failed_of_any(t: Table) -> bool:
    """Whether a shuffle failed on a batch that has not been shuffled since."""
    for number in range(table_state.BACK_PLACES):
        if t.state[table_state.BACKS + number * table_state.BACK_WIDTH + table_state.BACK_FAILED] == 1:
            return True
    return False


@kernel
def waits(t: Table, back: int) -> bool:
    """Whether a batch waits while the other is in the shoe: how it is shuffled is judged when it comes into play."""
    place = back_place(t, back) if back >= 0 else -1
    in_shoe = t.state[table_state.BATCH_IN_SHOE]
    works = t.state[table_state.SHUFFLER_OUT] == 0
    return two_batches(t) == 1 and works and place >= 0 and in_shoe > 0 and in_shoe != place
