"""What is known of each batch of cards by its back: shuffled since it came into play, in the device, or failed on."""

from validator.core.engine.kernel import kernel
from validator.core.engine.state_rows import no_row
from validator.games.shoe.judging import two_batches
from validator.games.shoe.shoe_table import Table
from validator.games.shoe.table_state import DeviceBatch


@kernel
def batch_of(t: Table, back: int) -> DeviceBatch:
    """The batch of a back, which is entered where it is new; none without a back or room."""
    if back < 0:
        return no_row(t.device_batches)
    for batch in t.device_batches:
        if batch.back == 0:
            batch.back = back + 1
        if batch.back == back + 1:
            return batch
    return no_row(t.device_batches)


@kernel
def leaves_the_device(t: Table, back: int) -> None:
    """A batch is cut or comes into play: it no longer is in the shuffling device."""
    if back < 0 or t.devices.in_shuffler == back + 1:
        t.devices.in_shuffler = 0


@kernel
def others_elsewhere(t: Table, batch: DeviceBatch) -> bool:
    """Whether other batches are known than this, and each of them is in play or shuffled and waits."""
    others = 0
    for other in t.device_batches:
        if other.back == 0 or other == batch:
            continue
        others += 1
        if other.shuffled == 0 and t.devices.batch_in_play != other.back:
            return False
    return others > 0


@kernel
def shuffle_fails(t: Table, back: int) -> None:
    """A shuffle fails, on the batch that is named, or on that which was last shuffled by the device or put into it.

    One that has been shuffled may have made room for another, unless all others are known to be elsewhere.
    """
    batch = batch_of(t, back if back >= 0 else t.devices.in_shuffler - 1)
    if two_batches(t) != 0 and batch and (back >= 0 or batch.shuffled == 0 or others_elsewhere(t, batch)):
        batch.failed = 1
    else:
        t.devices.shuffle_failed = 1


@kernel
def failed_of_any(t: Table) -> bool:
    """Whether a shuffle failed on a batch that has not been shuffled since."""
    for batch in t.device_batches:
        if batch.failed == 1:
            return True
    return False


@kernel
def none_failed(t: Table) -> None:
    """Whatever batch a shuffle failed on, it was shuffled since."""
    for batch in t.device_batches:
        batch.failed = 0


@kernel
def waits(t: Table, back: int) -> bool:
    """Whether a batch waits while the other is in the shoe: how it is shuffled is judged when it comes into play."""
    batch = batch_of(t, back)
    in_shoe = t.devices.batch_in_shoe
    works = t.devices.shuffler_out == 0
    return two_batches(t) == 1 and works and bool(batch) and in_shoe > 0 and in_shoe != batch.back
