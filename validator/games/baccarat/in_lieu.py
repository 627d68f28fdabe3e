"""Where players turn the cards in lieu of other procedures, what only those others demand becomes an open rule."""

from validator.core.engine.kernel import HIT_WIDTH, TALLY_WIDTH, kernel
from validator.games.baccarat import drawing, last_hand
from validator.games.baccarat.options import DEALT_TO_PLAYERS
from validator.games.baccarat.tables.rows import Table
from validator.games.numbers import Rules
from validator.games.shoe import shoe as cards

rule = Rules("baccarat.in_lieu")
LAST_HAND_NOT_CALLED_WHERE_PLAYERS_TURN = rule("last-hand-not-called-where-players-turn")
HAND_AFTER_LAST_HAND_WHERE_PLAYERS_TURN = rule("hand-after-last-hand-where-players-turn")
COVER_CARD_PUT_BACK_WHERE_PLAYERS_TURN = rule("cover-card-put-back-where-players-turn")
HAND_BROKEN_OFF_AT_COVER_CARD_WHERE_PLAYERS_TURN = rule("hand-broken-off-at-cover-card-where-players-turn")
BANKER_DRAWN_BEFORE_PLAYER_WHERE_PLAYERS_TURN = rule(
    "banker-drawn-before-player-where-players-turn",
    "Banker's Hand dealt its third card before the Player's Hand",
    "the Banker's Hand was dealt its third card before the Player's Hand was dealt its own",
    expected="the Player's Hand first",
    observed="the Banker's Hand first",
)
LAST_HAND_CALLED_EARLY_WHERE_PLAYERS_TURN = rule("last-hand-called-early-where-players-turn")


@kernel
def open_rule(rule: int) -> int:
    """The place of the open rule that stands for ``rule`` under the election; the rule itself where none does."""
    if rule == last_hand.LAST_HAND_NOT_CALLED:
        return LAST_HAND_NOT_CALLED_WHERE_PLAYERS_TURN
    if rule == last_hand.LAST_HAND_CALLED_EARLY:
        return LAST_HAND_CALLED_EARLY_WHERE_PLAYERS_TURN
    if rule == last_hand.HAND_AFTER_LAST_HAND:
        return HAND_AFTER_LAST_HAND_WHERE_PLAYERS_TURN
    if rule == cards.COVER_CARD_PUT_BACK:
        return COVER_CARD_PUT_BACK_WHERE_PLAYERS_TURN
    if rule == cards.HAND_BROKEN_OFF_AT_COVER_CARD:
        return HAND_BROKEN_OFF_AT_COVER_CARD_WHERE_PLAYERS_TURN
    if rule == drawing.BANKER_DRAWN_BEFORE_PLAYER:
        return BANKER_DRAWN_BEFORE_PLAYER_WHERE_PLAYERS_TURN
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
    """After all other judges: what they found and counted of procedures that the election may have replaced."""
    if t.options.curated != 1 or t.options.dealing != DEALT_TO_PLAYERS:
        return
    for row in range(t.hits[0]):
        at = 1 + row * HIT_WIDTH
        if at + HIT_WIDTH <= len(t.hits):
            t.hits[at] = open_rule(t.hits[at])
    move(t, last_hand.LAST_HAND_NOT_CALLED)
    move(t, last_hand.LAST_HAND_CALLED_EARLY)
    move(t, last_hand.HAND_AFTER_LAST_HAND)
    move(t, cards.COVER_CARD_PUT_BACK)
    move(t, cards.HAND_BROKEN_OFF_AT_COVER_CARD)
    move(t, drawing.BANKER_DRAWN_BEFORE_PLAYER)
