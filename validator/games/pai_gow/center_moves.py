"""The dealer's wager against the bank, where the log has it moved to the center instead of collected there."""

from validator.core.engine.kernel import kernel
from validator.games.pai_gow.tables.rows import Round, Table, Wager
from validator.log.codes import KIND_RETURN, KIND_WAGER_MOVED, PLACE_CENTER, WHAT_DEALER_WAGER


@kernel
def moves_to_center(t: Table, w: Wager, i: int) -> bool:
    """Whether event ``i``, which names wager row ``w``, moves or gives the dealer's wager to the center uncollected."""
    if w.kind != WHAT_DEALER_WAGER or w.collect >= 0 or t.dest[i] != PLACE_CENTER:
        return False
    return t.kind[i] == KIND_WAGER_MOVED or t.kind[i] == KIND_RETURN


@kernel
def is_moved_to_center(t: Table, w: Wager, r: Round) -> bool:
    """Whether some event of round ``r`` does so with wager row ``w``; collected besides, it is moved but once."""
    if w.kind != WHAT_DEALER_WAGER or w.pay >= 0:
        return False
    for i in range(r.first, r.last + 1):
        if t.notes[i].wager == w and moves_to_center(t, w, i):
            return True
    return False
