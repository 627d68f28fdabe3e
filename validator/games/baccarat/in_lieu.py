"""Where players turn the cards in lieu of other procedures, what only those others demand becomes an open rule."""

from validator.core.kernel import HIT_WIDTH, TALLY_WIDTH, kernel
from validator.games.baccarat.numbers import curator, drawing, shoe
from validator.games.baccarat.options import CURATED, DEALING, DEALT_TO_PLAYERS
from validator.games.shoe.numbers import shoe as cards
from validator.games.table import Table


@kernel
def open_rule(rule: int) -> int:
    """The place of the open rule that stands for ``rule`` under the election; the rule itself where none does."""
    if rule == shoe.LAST_HAND_NOT_CALLED:
        return curator.LAST_HAND_NOT_CALLED_WHERE_PLAYERS_TURN
    if rule == shoe.HAND_AFTER_LAST_HAND:
        return curator.HAND_AFTER_LAST_HAND_WHERE_PLAYERS_TURN
    if rule == cards.COVER_CARD_PUT_BACK:
        return curator.COVER_CARD_PUT_BACK_WHERE_PLAYERS_TURN
    if rule == cards.HAND_BROKEN_OFF_AT_COVER_CARD:
        return curator.HAND_BROKEN_OFF_AT_COVER_CARD_WHERE_PLAYERS_TURN
    if rule == drawing.BANKER_DRAWN_BEFORE_PLAYER:
        return curator.BANKER_DRAWN_BEFORE_PLAYER_WHERE_PLAYERS_TURN
    return rule


@kernel
def move(t: Table, rule: int) -> None:
    """Count under the open rule what was counted under ``rule``."""
    other = open_rule(rule)
    for at in range(TALLY_WIDTH):
        t.tally[other + at] += t.tally[rule + at]
        t.tally[rule + at] = 0


@kernel
def in_lieu_pass(t: Table) -> None:
    """After all other passes: what they found and counted of procedures that the election may have replaced."""
    if t.options[CURATED] != 1 or t.options[DEALING] != DEALT_TO_PLAYERS:
        return
    for row in range(t.hits[0]):
        at = 1 + row * HIT_WIDTH
        if at + HIT_WIDTH <= len(t.hits):
            t.hits[at] = open_rule(t.hits[at])
    move(t, shoe.LAST_HAND_NOT_CALLED)
    move(t, shoe.HAND_AFTER_LAST_HAND)
    move(t, cards.COVER_CARD_PUT_BACK)
    move(t, cards.HAND_BROKEN_OFF_AT_COVER_CARD)
    move(t, drawing.BANKER_DRAWN_BEFORE_PLAYER)
