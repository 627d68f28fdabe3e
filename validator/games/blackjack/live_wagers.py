"""Whom the dealer's hand still concerns: hands and wagers that his point count can decide."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import between, row_after
from validator.games.blackjack.switch_seen import may_be_switch
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.blackjack.up_card import is_low_up_card
from validator.games.rounds.options import NEVER
from validator.log.codes import WHAT_BAD_BEAT_PROGRESSIVE, WHAT_HIT_AND_RUN_PROGRESSIVE, WHAT_PUSH_22


@kernel
def wins_anyway(t: Table, h: Hand, r: Round) -> bool:
    """Whether hand row ``h`` wins against every dealer's hand: a Blackjack, or a long 21 where he has no Blackjack.

    They do not where the law has them win only against a 21 of more cards than he may come to 21 with.
    """
    if h.flags & flags.NATURAL:
        return t.options.blackjack_beats_from <= t.options.blackjack_cards + 1
    if (
        t.options.dealers_long_21_over > t.options.blackjack_cards
        or h.unknown > 0
        or h.cards <= t.options.long_21_over
        or h.total != t.options.long_21_at
    ):
        return False
    up = r.up
    return r.dealer_blackjack == 0 or is_low_up_card(t, up)


@kernel
def long_21s_alone(t: Table, r: Round) -> bool:
    """Whether all hands left in a round are long 21s, which win against every dealer's hand and are paid alike.

    None was dealt a card too many: with it the hand may count as over 21.
    """
    found = 0
    others = 0
    settled = flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD | flags.RESCUED
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        marks = h.flags
        over = h.unknown == 0 and h.total > t.options.highest_total
        if marks & settled or over:
            continue
        long = t.options.twenty_one_wins == 1 and not marks & flags.NATURAL and wins_anyway(t, h, r)
        if long and h.extra < 0:
            found += 1
        else:
            others += 1
    return found > 0 and others == 0


@kernel
def taken_before_the_dealer(t: Table, h: Hand, r: Round) -> bool:
    """Whether the wager on hand row ``h`` was collected, upon a wrong act on that hand, before the dealer's turn."""
    w = h.wager
    if not w or h.root < 0:
        return False
    turned = r.hole_turned
    return h.root < w.collect and (turned < 0 or w.collect < turned)


@kernel
def open_hands(t: Table, paid: bool, r: Round) -> int:
    """Players' hands of a round that the dealer's point count can still decide, as they stand at its end.

    At Blackjack Switch it decides what a Blackjack pays (633a.12(a)(5)(i)). Whether it does so where the Blackjack was
    paid before the hole card was turned is open; ``paid`` says that such hands are to be counted. So it is whether a
    Blackjack and a long 21 are hands that it decides where they win against every dealer's hand, and whether a hand is
    one whose wager a wrong act had already cost.
    """
    found = 0
    turned = r.hole_turned
    settled = flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD | flags.RESCUED
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        marks = h.flags
        if marks & settled or h.cards < 2:
            continue
        if not paid and taken_before_the_dealer(t, h, r):
            continue
        if t.options.twenty_one_wins == 1 and wins_anyway(t, h, r):
            found += 1 if paid else 0
            continue
        if marks & flags.NATURAL:
            w = h.wager
            early = w.at >= 0 and w.pay >= 0 and (turned < 0 or w.pay < turned)
            counts = t.options.switch == 1 or t.options.twenty_one_wins == 1 or (paid and may_be_switch(t, r))
            if not counts or (early and not paid):
                continue
        if h.unknown > 0 or h.total <= t.options.highest_total:
            found += 1
    return found


@kernel
def open_progressives(t: Table, r: Round) -> int:
    """Progressive wagers of a round that depend on the dealer's cards."""
    found = 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.kind in (WHAT_HIT_AND_RUN_PROGRESSIVE, WHAT_BAD_BEAT_PROGRESSIVE):
            found += 1
    return found


@kernel
def open_push_22(t: Table, early: bool, r: Round) -> int:
    """Push 22 Wagers of a round that were still on the table when the players had played.

    With ``early`` those settled before count too: his hand decides them all the same.
    None, where a hand in play is neither a Blackjack nor over the total above which the dealer draws for them.
    """
    ended = flags.NATURAL | flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        plays = h.cards > 1 and h.flags & ended == 0
        plays = plays and not taken_before_the_dealer(t, h, r)
        if plays and h.unknown == 0 and h.total <= t.options.draws_for_push_22_over:
            return 0
    found = 0
    moment = r.hole_turned
    if moment < 0:
        moment = r.last_card
    for w in between(t.wagers, r.wager, r.wagers_end):
        h = w.hand
        if w.kind != WHAT_PUSH_22 or w.withdrawn >= 0 or not h:
            continue
        settled = w.first_settled
        open_then = early or settled < 0 or settled > moment or t.options.order == NEVER
        if h.flags & flags.DEAD == 0 and open_then:
            found += 1
    return found


@kernel
def lost_wagers_lie(t: Table, i: int, r: Round) -> bool:
    """Whether the wager of a hand over the limit still lay on the table, neither collected nor returned, at event i."""
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        w = h.wager
        if not w or h.unknown > 0 or h.total <= t.options.highest_total:
            continue
        if w.first_settled < 0 or w.first_settled > i:
            return True
    return False


@kernel
def ended_by_cards(t: Table, r: Round) -> bool:
    """Whether a player's hand of round row ``r`` was neither called dead nor given up, so that its cards ended it."""
    ended = flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        if h.cards > 1 and h.flags & ended == 0:
            return True
    return False
