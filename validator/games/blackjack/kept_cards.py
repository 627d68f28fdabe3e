"""A card drawn in error, not exposed, at the end of a round: it is the next card from the shoe in the round after."""

from validator.core.kernel import kernel, needs
from validator.games.blackjack.cures import discarded_instead, later_place, next_deal
from validator.games.blackjack.options import DEALER_STANDS
from validator.games.blackjack.tables import note, round_
from validator.games.blackjack.tables.range_state import ERROR_CARD
from validator.games.numbers import numbers_of
from validator.games.table import Table, ask
from validator.log.codes import (
    FACE_DOWN,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_CARD_MISDEALT,
    KIND_COVER_CARD,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_LOAD_SHOE,
    KIND_SHOE_EMPTIED,
    KIND_SHOE_EMPTY,
    KIND_SHUFFLE,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    PLACE_LAYOUT,
    PLACE_RACK,
    WHAT_EXPOSED,
    WHAT_SKIPPED,
    WHAT_WRONG_SIDE,
)

(UNEXPOSED_CARD_NOT_KEPT, *_) = numbers_of("blackjack.kept_cards")


@kernel
def goes_on(kind: int) -> bool:
    """Whether after an event of a kind the next card may be one of another shoe, or the one that was drawn in error."""
    other = kind == KIND_SHUFFLE or kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP or kind == KIND_COVER_CARD
    other = other or kind == KIND_SHOE_EMPTIED or kind == KIND_SHOE_EMPTY or kind == KIND_CARD_CHANGE
    return other or kind in (KIND_BURN, KIND_TABLE_CLOSE, KIND_TABLE_OPEN, KIND_UNREADABLE)


@kernel
def drawn_at_the_end(t: Table, i: int, r: int) -> int:
    """Where a card drawn in error at event ``i`` went, if no card was dealt after it in its round; else -1."""
    if t.face[i] != FACE_DOWN or t.what[i] in (WHAT_EXPOSED, WHAT_SKIPPED, WHAT_WRONG_SIDE):
        return -1
    dealer = t.rounds[r + round_.HAND]
    at = i * note.WIDTH
    drawn_on = t.notes[at + note.TOTAL] if t.notes[at + note.HAND] == dealer else 0
    stop = t.rounds[r + round_.LAST] + 1
    if drawn_on >= t.options[DEALER_STANDS] or next_deal(t, i, stop) >= 0 or t.rounds[r + round_.VOID] >= 0:
        return -1
    return later_place(t, t.seq[i], i, stop)


@needs(kinds=(KIND_CARD_MISDEALT,), carried=(ERROR_CARD, ERROR_CARD + 1))
@kernel
def kept_cards_pass(t: Table) -> None:
    """Judge that a card drawn in error at the end of a round was kept as the next card, once the next is dealt."""
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = t.kind[i]
        r = t.notes[i * note.WIDTH + note.ROUND]
        if kind == KIND_CARD_MISDEALT and r >= 0:
            place = drawn_at_the_end(t, i, r)
            t.state[ERROR_CARD] = place + 1 if place in (PLACE_RACK, PLACE_LAYOUT) else 0
        elif goes_on(kind):
            t.state[ERROR_CARD] = 0
        elif (kind == KIND_DEAL or kind == KIND_DETERMINANT) and t.state[ERROR_CARD] > 0 and r >= 0:
            broken = t.state[ERROR_CARD] == PLACE_RACK + 1 and discarded_instead(PLACE_RACK)
            ask(t, UNEXPOSED_CARD_NOT_KEPT, broken, i, -1, -1, 0, -1, -1, r)
            t.state[ERROR_CARD] = 0
