"""The Three Card Poker Wager, from its acceptance to its settlement."""

from typing import Final

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.games.blackjack.optional import (
    LOSES,
    PAID_WRONG,
    UNKNOWN,
    cents_won,
    judge_result,
    settled_as,
    settlement_event,
)
from validator.games.blackjack.options import POKER_PAYS
from validator.games.blackjack.tables.rows import Table, Wager
from validator.games.cards import ACE, KING, RANKS, rank_of, suit_of
from validator.games.numbers import Rules, first_number

FIRST: Final = first_number("blackjack.three_card_poker")


rule = Rules("blackjack.three_card_poker")
THREE_CARD_POKER_ACE_BETWEEN_KING_AND_TWO = rule("three-card-poker-ace-between-king-and-two")

STRAIGHT_FLUSH = POKER_PAYS
THREE_OF_A_KIND = STRAIGHT_FLUSH + 2
STRAIGHT = THREE_OF_A_KIND + 2
FLUSH = STRAIGHT + 2


@kernel
def consecutive(one: int, two: int, three: int) -> bool:
    """Whether three places in the order of ranks lie side by side."""
    return one != two and two != three and one != three and max(one, two, three) - min(one, two, three) == 2


@kernel
def completes_low(t: Table, one: int, two: int, three: int) -> bool:
    """Whether three ranks are an ace, 0, and the two with which it completes the lowest straight."""
    lower, upper = t.options.low_straight_two, t.options.low_straight_three
    low, high = min(one, two, three), max(one, two, three)
    return low == ACE and high == upper and one + two + three - low - high == lower


@kernel
def is_straight(t: Table, one: int, two: int, three: int) -> bool:
    """Whether three ranks, ace 0 to king 12, are consecutive, with an ace at either end of the order."""
    if min(one, two, three) == ACE and completes_low(t, one, two, three):
        return True
    return consecutive(RANKS if one == ACE else one, RANKS if two == ACE else two, RANKS if three == ACE else three)


@kernel
def ace_between_king_and_two(one: int, two: int, three: int) -> bool:
    """Whether three ranks, ace 0 to king 12, are a king, an ace and a 2, which form no straight."""
    low = min(one, two, three)
    high = max(one, two, three)
    return low == ACE and high == KING and one + two + three - low - high == ACE + 1


@kernel
def poker_result(t: Table, first: int, second: int, up: int) -> int:
    """The row of the paytable to which two initial cards and the dealer's up card answer."""
    if rank_of(first) < 0 or rank_of(second) < 0 or rank_of(up) < 0:
        return UNKNOWN
    flush = suit_of(first) == suit_of(second) and suit_of(second) == suit_of(up)
    straight = is_straight(t, rank_of(first), rank_of(second), rank_of(up))
    if straight and flush:
        return STRAIGHT_FLUSH
    if rank_of(first) == rank_of(second) and rank_of(second) == rank_of(up):
        return THREE_OF_A_KIND
    if straight:
        return STRAIGHT
    return FLUSH if flush else LOSES


@kernel
def judge_poker(t: Table, w: Wager, result: int) -> None:
    """Judge the amount settled on one Three Card Poker Wager."""
    h = w.hand
    r = w.round
    wrong = STRAIGHT_FLUSH if result == FLUSH else STRAIGHT
    if ace_between_king_and_two(rank_of(h.dealt_first), rank_of(h.dealt_second), rank_of(r.up)):
        t.tally[THREE_CARD_POKER_ACE_BETWEEN_KING_AND_TWO + JUDGED] += 1
        if settled_as(t, w, wrong) and not settled_as(t, w, result):
            net = w.paid - w.collected
            due = cents_won(t, w.stake, result)
            event = settlement_event(t, w)
            root = w.root
            rule = THREE_CARD_POKER_ACE_BETWEEN_KING_AND_TWO
            emit(t.hits, rule, event, due, net, net - due, w.at, root, r.at)
            return
    judge_result(t, FIRST, FIRST + PAID_WRONG, w, result)
