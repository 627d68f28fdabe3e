"""Where players turn the cards in lieu of other procedures, what only those others demand becomes an open question."""

from validator.core.kernel import HIT_WIDTH, TALLY_WIDTH, kernel, needs
from validator.games.baccarat.options import CURATED, DEALING, DEALT_TO_PLAYERS
from validator.games.baccarat.slots import curator, drawing, shoe
from validator.games.shoe.slots import shoe as cards
from validator.games.table import Table


@kernel
def open_slot(slot: int) -> int:
    """The place of the open question that stands for ``slot`` under the election; the slot itself where none does."""
    if slot == shoe.LAST_HAND_NOT_CALLED:
        return curator.LAST_HAND_NOT_CALLED_WHERE_PLAYERS_TURN
    if slot == shoe.HAND_AFTER_LAST_HAND:
        return curator.HAND_AFTER_LAST_HAND_WHERE_PLAYERS_TURN
    if slot == cards.COVER_CARD_PUT_BACK:
        return curator.COVER_CARD_PUT_BACK_WHERE_PLAYERS_TURN
    if slot == cards.HAND_BROKEN_OFF_AT_COVER_CARD:
        return curator.HAND_BROKEN_OFF_AT_COVER_CARD_WHERE_PLAYERS_TURN
    if slot == drawing.BANKER_DRAWN_BEFORE_PLAYER:
        return curator.BANKER_DRAWN_BEFORE_PLAYER_WHERE_PLAYERS_TURN
    return slot


@kernel
def move(t: Table, slot: int) -> None:
    """Count under the open question what was counted under ``slot``."""
    other = open_slot(slot)
    for at in range(TALLY_WIDTH):
        t.tally[other + at] += t.tally[slot + at]
        t.tally[slot + at] = 0


@needs(options=(CURATED,))
@kernel
def in_lieu_pass(t: Table) -> None:
    """After all other passes: what they found and counted of procedures that the election may have replaced."""
    if t.options[CURATED] != 1 or t.options[DEALING] != DEALT_TO_PLAYERS:
        return
    for row in range(t.hits[0]):
        at = 1 + row * HIT_WIDTH
        if at + HIT_WIDTH <= len(t.hits):
            t.hits[at] = open_slot(t.hits[at])
    move(t, shoe.LAST_HAND_NOT_CALLED)
    move(t, shoe.HAND_AFTER_LAST_HAND)
    move(t, cards.COVER_CARD_PUT_BACK)
    move(t, cards.HAND_BROKEN_OFF_AT_COVER_CARD)
    move(t, drawing.BANKER_DRAWN_BEFORE_PLAYER)
