"""The In Between Wager, from its acceptance to its settlement."""

from typing import Final

from validator.core.engine.kernel import JUDGED, kernel
from validator.games.blackjack.optional import (
    LOSES,
    PAID_WRONG,
    UNKNOWN,
    judge_amount,
    judge_result,
    note_doubt,
    settled_as,
    settlement_event,
)
from validator.games.blackjack.options import IN_BETWEEN_PAYS
from validator.games.blackjack.tables.rows import Table, Wager
from validator.games.cards import ACE, RANKS, rank_of
from validator.games.numbers import Rules, first_number

FIRST: Final = first_number("blackjack.in_between")


rule = Rules("blackjack.in_between")
TRIPLE_MATCH_NOT_PAID = rule("triple-match-not-paid")
IN_BETWEEN_ACE_RANKED_OTHERWISE = rule("in-between-ace-ranked-otherwise")

TRIPLE_MATCH = IN_BETWEEN_PAYS
ONE_CARD_SPREAD = TRIPLE_MATCH + 2
TWO_CARD_SPREAD = ONE_CARD_SPREAD + 2
THREE_CARD_SPREAD = TWO_CARD_SPREAD + 2
ALL_OTHERS = THREE_CARD_SPREAD + 2


@kernel
def rank_in_order(card: int, ace_high: int) -> int:
    """A card's place in the order of ranks, with the ace above the king (1) or below the 2 (0)."""
    rank = rank_of(card)
    return RANKS if rank == ACE and ace_high == 1 else rank


@kernel
def in_between_result(first: int, second: int, up: int, ace_high: int) -> int:
    """The row of the paytable to which two initial cards and the dealer's up card answer, by one order of ranks."""
    if rank_of(first) < 0 or rank_of(second) < 0 or rank_of(up) < 0:
        return UNKNOWN
    if rank_of(first) == rank_of(second):
        return TRIPLE_MATCH if rank_of(first) == rank_of(up) else LOSES
    one = rank_in_order(first, ace_high)
    other = rank_in_order(second, ace_high)
    low = min(one, other)
    high = max(one, other)
    if not low < rank_in_order(up, ace_high) < high:
        return LOSES
    spread = high - low - 1
    if spread == 1:
        return ONE_CARD_SPREAD
    if spread == 2:
        return TWO_CARD_SPREAD
    return THREE_CARD_SPREAD if spread == 2 + 1 else ALL_OTHERS


@kernel
def judge_in_between(t: Table, w: Wager, result: int) -> None:
    """Judge the amount settled on one In Between Wager.

    No order of ranks is given for the wager, so what only one of the two orders allows is for review.
    """
    h = w.hand
    r = w.round
    ace_low = in_between_result(h.dealt_first, h.dealt_second, r.up, 0)
    if result != ace_low and (settled_as(t, w, result) or settled_as(t, w, ace_low)):
        note_doubt(t, IN_BETWEEN_ACE_RANKED_OTHERWISE, w, result)
        return
    if result == TRIPLE_MATCH and w.paid == 0:
        event = settlement_event(t, w)
        net = -w.collected
        stake = w.stake
        root = w.root
        pays = t.options[result]
        judge_amount(t, TRIPLE_MATCH_NOT_PAID, pays, t.options[result + 1], event, net, stake, w, root, r)
        return
    if result == TRIPLE_MATCH:
        t.tally[TRIPLE_MATCH_NOT_PAID + JUDGED] += 1
    judge_result(t, FIRST, FIRST + PAID_WRONG, w, result)
