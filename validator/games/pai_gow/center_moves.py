"""The dealer's wager against the bank, where the log has it moved to the center instead of collected there."""

from validator.core.engine.kernel import kernel
from validator.games.pai_gow.tables import note, round_, wager
from validator.games.table import Table
from validator.log.codes import KIND_RETURN, KIND_WAGER_MOVED, PLACE_CENTER, WHAT_DEALER_WAGER


@kernel
def moves_to_center(t: Table, w: int, i: int) -> bool:
    """Whether event ``i``, which names wager row ``w``, moves or gives the dealer's wager to the center uncollected."""
    if t.wagers[w + wager.KIND] != WHAT_DEALER_WAGER or t.wagers[w + wager.COLLECT] >= 0 or t.dest[i] != PLACE_CENTER:
        return False
    return t.kind[i] == KIND_WAGER_MOVED or t.kind[i] == KIND_RETURN


@kernel
def is_moved_to_center(t: Table, w: int, r: int) -> bool:
    """Whether some event of round ``r`` does so with wager row ``w``; collected besides, it is moved but once."""
    if t.wagers[w + wager.KIND] != WHAT_DEALER_WAGER or t.wagers[w + wager.PAY] >= 0:
        return False
    for i in range(t.rounds[r + round_.FIRST], t.rounds[r + round_.LAST] + 1):
        if t.notes[i * note.WIDTH + note.WAGER] == w and moves_to_center(t, w, i):
            return True
    return False
