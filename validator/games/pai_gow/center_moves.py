"""The dealer's wager against the bank, where the log has it moved to the center instead of collected there."""

from validator.core.kernel import Ints, kernel
from validator.games.pai_gow.tables import note, round_, wager
from validator.log.codes import KIND_RETURN, KIND_WAGER_MOVED, PLACE_CENTER, WHAT_DEALER_WAGER
from validator.log.columns import Columns


@kernel
def moves_to_center(ev: Columns, wagers: Ints, w: int, i: int) -> bool:
    """Whether event ``i``, which names wager row ``w``, moves or gives the dealer's wager to the center uncollected."""
    if wagers[w + wager.KIND] != WHAT_DEALER_WAGER or wagers[w + wager.COLLECT] >= 0 or ev.dest[i] != PLACE_CENTER:
        return False
    return ev.kind[i] == KIND_WAGER_MOVED or ev.kind[i] == KIND_RETURN


@kernel
def is_moved_to_center(ev: Columns, notes: Ints, rounds: Ints, wagers: Ints, w: int, r: int) -> bool:
    """Whether some event of round ``r`` does so with wager row ``w``; collected besides, it is moved but once."""
    if wagers[w + wager.KIND] != WHAT_DEALER_WAGER or wagers[w + wager.PAY] >= 0:
        return False
    for i in range(rounds[r + round_.FIRST], rounds[r + round_.LAST] + 1):
        if notes[i * note.WIDTH + note.WAGER] == w and moves_to_center(ev, wagers, w, i):
            return True
    return False
