"""What ends the deferral of vigorish: the reshuffle of the cards in the dealing shoe, a next round, its collection."""

from validator.core.engine.kernel import kernel
from validator.games.baccarat.tables.rows import Table
from validator.games.shoe.judging import two_batches
from validator.log.codes import (
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_DEAL,
    KIND_LOAD_SHOE,
    KIND_TABLE_CLOSE,
    KIND_VIGORISH,
    WHAT_IN_PLAY,
)


@kernel
def note_batch(t: Table, i: int) -> None:
    """Keep which of two batches event ``i`` brings into the dealing shoe; 0 where it does not say."""
    kind = t.kind[i]
    comes = kind == KIND_BATCH and t.what[i] == WHAT_IN_PLAY
    if comes or kind == KIND_BATCH_SWAP or kind == KIND_LOAD_SHOE:
        t.vigorish.batch = t.back[i] + 1


@kernel
def is_reshuffle(t: Table, i: int) -> bool:
    """Whether shuffle ``i`` is one of the cards in the dealing shoe, before which deferred vigorish is due.

    Of two batches it is that of the one in the shoe; the other may be shuffled while it is dealt.
    """
    if t.options.due_before_reshuffle != 1 or t.options.continuous != 0 or t.vigorish.other_cards != 0:
        return False
    two = two_batches(t)
    return two == 0 or (two == 1 and t.vigorish.batch > 0 and t.vigorish.batch == t.back[i] + 1)


@kernel
def comes_to_an_end(t: Table, i: int, seat: int) -> bool:
    """Whether the log goes on, after event ``i``, to what shows when vigorish of a position was collected."""
    for later in range(i + 1, len(t.kind)):
        kind = t.kind[later]
        if kind == KIND_DEAL or kind == KIND_TABLE_CLOSE or (kind == KIND_VIGORISH and t.seat[later] in (seat, -1)):
            return True
    return False
