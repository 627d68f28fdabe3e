"""Cards counted and found short: whether play goes on with them."""

from validator.core.kernel import kernel, needs
from validator.games.blackjack.tables import note
from validator.games.blackjack.tables.range_state import COUNTED_SHORT
from validator.games.numbers import numbers_of
from validator.games.table import Table, ask
from validator.log.codes import (
    KIND_CARD_CHANGE,
    KIND_COUNT_CHECK,
    KIND_DEAL,
    KIND_DECKS,
    KIND_NOTIFY,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_VERIFY,
    WHAT_SHORT,
)

COUNTED_SHORT_AND_DEALT, *_ = numbers_of("blackjack.counted")


@needs(kinds=(KIND_COUNT_CHECK,), carried=(COUNTED_SHORT, COUNTED_SHORT + 1))
@kernel
def counted_pass(t: Table) -> None:
    """Judge that no round is dealt with cards found short."""
    kinds = t.kind
    counted = t.state[COUNTED_SHORT] == 1
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind == KIND_COUNT_CHECK:
            counted = True
            t.state[COUNTED_SHORT] = 1 if t.what[i] == WHAT_SHORT else 0
        elif kind == KIND_DEAL:
            r = t.notes[i * note.WIDTH + note.ROUND]
            if counted:
                counted = False
                ask(t, COUNTED_SHORT_AND_DEALT, t.state[COUNTED_SHORT] == 1, i, 0, 1, 0, -1, -1, r)
                t.state[COUNTED_SHORT] = 0
        elif (
            kind == KIND_CARD_CHANGE
            or kind == KIND_DECKS
            or kind == KIND_NOTIFY
            or kind == KIND_VERIFY
            or kind == KIND_TABLE_OPEN
            or kind == KIND_TABLE_CLOSE
            or kind == KIND_UNREADABLE
        ):
            t.state[COUNTED_SHORT] = 0
