"""Whom the dealer's hand still concerns: hands and wagers that his point count can decide."""

from validator.core.engine.kernel import kernel
from validator.games.blackjack.options import (
    BLACKJACK_BEATS_FROM,
    BLACKJACK_CARDS,
    DEALERS_LONG_21_OVER,
    DRAWS_FOR_PUSH_22_OVER,
    HIGHEST_TOTAL,
    LONG_21_AT,
    LONG_21_OVER,
    SWITCH,
    TWENTY_ONE_WINS,
)
from validator.games.blackjack.settlement import is_low_up_card
from validator.games.blackjack.switch_seen import may_be_switch
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.rounds import wager
from validator.games.table import Table
from validator.log.codes import WHAT_BAD_BEAT_PROGRESSIVE, WHAT_HIT_AND_RUN_PROGRESSIVE, WHAT_PUSH_22


@kernel
def wins_anyway(t: Table, h: int, r: int) -> bool:
    """Whether hand row ``h`` wins against every dealer's hand: a Blackjack, or a long 21 where he has no Blackjack.

    They do not where the law has them win only against a 21 of more cards than he may come to 21 with.
    """
    if t.hands[h + hand.FLAGS] & flags.NATURAL:
        return t.options[BLACKJACK_BEATS_FROM] <= t.options[BLACKJACK_CARDS] + 1
    if (
        t.options[DEALERS_LONG_21_OVER] > t.options[BLACKJACK_CARDS]
        or t.hands[h + hand.UNKNOWN] > 0
        or t.hands[h + hand.CARDS] <= t.options[LONG_21_OVER]
        or t.hands[h + hand.TOTAL] != t.options[LONG_21_AT]
    ):
        return False
    up = t.rounds[r + round_.UP]
    return t.rounds[r + round_.DEALER_BLACKJACK] == 0 or is_low_up_card(t, up)


@kernel
def long_21s_alone(t: Table, r: int) -> bool:
    """Whether all hands left in a round are long 21s, which win against every dealer's hand and are paid alike.

    None was dealt a card too many: with it the hand may count as over 21.
    """
    found = 0
    others = 0
    settled = flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD | flags.RESCUED
    for h in range(t.rounds[r + round_.HAND] + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
        marks = t.hands[h + hand.FLAGS]
        over = t.hands[h + hand.UNKNOWN] == 0 and t.hands[h + hand.TOTAL] > t.options[HIGHEST_TOTAL]
        if marks & settled or over:
            continue
        long = t.options[TWENTY_ONE_WINS] == 1 and not marks & flags.NATURAL and wins_anyway(t, h, r)
        if long and t.hands[h + hand.EXTRA] < 0:
            found += 1
        else:
            others += 1
    return found > 0 and others == 0


@kernel
def taken_before_the_dealer(t: Table, h: int, r: int) -> bool:
    """Whether the wager on hand row ``h`` was collected, upon a wrong act on that hand, before the dealer's turn."""
    w = t.hands[h + hand.WAGER]
    if w < 0 or t.hands[h + hand.ROOT] < 0:
        return False
    turned = t.rounds[r + round_.HOLE_TURNED]
    return t.hands[h + hand.ROOT] < t.wagers[w + wager.COLLECT] and (turned < 0 or t.wagers[w + wager.COLLECT] < turned)


@kernel
def open_hands(t: Table, paid: bool, r: int) -> int:
    """Players' hands of a round that the dealer's point count can still decide, as they stand at its end.

    At Blackjack Switch it decides what a Blackjack pays (633a.12(a)(5)(i)). Whether it does so where the Blackjack was
    paid before the hole card was turned is open; ``paid`` says that such hands are to be counted. So it is whether a
    Blackjack and a long 21 are hands that it decides where they win against every dealer's hand, and whether a hand is
    one whose wager a wrong act had already cost.
    """
    found = 0
    turned = t.rounds[r + round_.HOLE_TURNED]
    settled = flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD | flags.RESCUED
    for h in range(t.rounds[r + round_.HAND] + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
        marks = t.hands[h + hand.FLAGS]
        if marks & settled or t.hands[h + hand.CARDS] < 2:
            continue
        if not paid and taken_before_the_dealer(t, h, r):
            continue
        if t.options[TWENTY_ONE_WINS] == 1 and wins_anyway(t, h, r):
            found += 1 if paid else 0
            continue
        if marks & flags.NATURAL:
            w = t.hands[h + hand.WAGER]
            early = w >= 0 and t.wagers[w + wager.PAY] >= 0 and (turned < 0 or t.wagers[w + wager.PAY] < turned)
            counts = t.options[SWITCH] == 1 or t.options[TWENTY_ONE_WINS] == 1 or (paid and may_be_switch(t, r))
            if not counts or (early and not paid):
                continue
        if t.hands[h + hand.UNKNOWN] > 0 or t.hands[h + hand.TOTAL] <= t.options[HIGHEST_TOTAL]:
            found += 1
    return found


@kernel
def open_progressives(t: Table, r: int) -> int:
    """Progressive wagers of a round that depend on the dealer's cards."""
    found = 0
    for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        if t.wagers[w + wager.KIND] in (WHAT_HIT_AND_RUN_PROGRESSIVE, WHAT_BAD_BEAT_PROGRESSIVE):
            found += 1
    return found


@kernel
def open_push_22(t: Table, r: int) -> int:
    """Push 22 Wagers of a round that were still on the table when the players had played.

    None, where a hand in play is neither a Blackjack nor over the total above which the dealer draws for them.
    """
    ended = flags.NATURAL | flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD
    for h in range(t.rounds[r + round_.HAND] + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
        plays = t.hands[h + hand.CARDS] > 1 and t.hands[h + hand.FLAGS] & ended == 0
        plays = plays and not taken_before_the_dealer(t, h, r)
        if plays and t.hands[h + hand.UNKNOWN] == 0 and t.hands[h + hand.TOTAL] <= t.options[DRAWS_FOR_PUSH_22_OVER]:
            return 0
    found = 0
    moment = t.rounds[r + round_.HOLE_TURNED]
    if moment < 0:
        moment = t.rounds[r + round_.LAST_CARD]
    for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        h = t.wagers[w + wager.HAND]
        if t.wagers[w + wager.KIND] != WHAT_PUSH_22 or t.wagers[w + wager.WITHDRAWN] >= 0 or h < 0:
            continue
        settled = t.wagers[w + wager.FIRST_SETTLED]
        if t.hands[h + hand.FLAGS] & flags.DEAD == 0 and (settled < 0 or settled > moment):
            found += 1
    return found


@kernel
def lost_wagers_lie(t: Table, i: int, r: int) -> bool:
    """Whether the wager of a hand over the limit still lay on the table, neither collected nor returned, at event i."""
    for h in range(t.rounds[r + round_.HAND] + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
        w = t.hands[h + hand.WAGER]
        if w < 0 or t.hands[h + hand.UNKNOWN] > 0 or t.hands[h + hand.TOTAL] <= t.options[HIGHEST_TOTAL]:
            continue
        if t.wagers[w + wager.FIRST_SETTLED] < 0 or t.wagers[w + wager.FIRST_SETTLED] > i:
            return True
    return False


@kernel
def ended_by_cards(t: Table, r: int) -> bool:
    """Whether a player's hand of round row ``r`` was neither called dead nor given up, so that its cards ended it."""
    ended = flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD
    for h in range(t.rounds[r + round_.HAND] + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
        if t.hands[h + hand.CARDS] > 1 and t.hands[h + hand.FLAGS] & ended == 0:
            return True
    return False
