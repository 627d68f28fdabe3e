"""The events that judges look at which follow the table, its cards and what is out of the ordinary in a round."""

from validator.core.engine.kernel import kernel
from validator.games.table import Table
from validator.log.codes import (
    KIND_CARD_FACE_UP,
    KIND_CHOICE,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_NOTIFY,
    KIND_ROUND_START,
    KIND_VERIFY,
    WHAT_DEAD_HAND,
    WHAT_LATE_CARD,
    WHAT_REFUSE_CARD,
)

NONE = -1
BEFORE_ALL = -2


@kernel
def find_moments(t: Table) -> None:
    """Enter in ``moments``, from 1 on, the places of these events in order; the first number is where they end.

    All of a kind before KIND_ROUND_START, and all that stand in no round; of each round its first event, its first
    card, and what ends or verifies it, tells of an irregularity or of what is done about one; and the next card after
    what was done with the cards or at the table. A card dealt and one drawn as determinant count apart.
    """
    kinds, numbers, whats, moments = t.kind, t.round, t.what, t.moments
    row = BEFORE_ALL
    dealing = drawing = NONE
    count = 1
    for i in range(len(kinds)):
        kind = kinds[i]
        number = numbers[i]
        what = whats[i]
        if (
            number == row
            and kind >= KIND_ROUND_START
            and kind != dealing
            and kind != drawing
            and (kind < KIND_VERIFY or kind > KIND_CARD_FACE_UP)
            and kind != KIND_NOTIFY
            and (
                kind != KIND_CHOICE or (what != WHAT_LATE_CARD and what != WHAT_DEAD_HAND and what != WHAT_REFUSE_CARD)
            )
        ):
            continue
        if kind < KIND_ROUND_START or 0 <= number != row:
            dealing = KIND_DEAL
            drawing = KIND_DETERMINANT
        if number >= 0:
            row = number
            if kind == KIND_DEAL:
                dealing = NONE
            elif kind == KIND_DETERMINANT:
                drawing = NONE
        moments[count] = i
        count += 1
    moments[0] = count
