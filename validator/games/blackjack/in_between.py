"""The In Between Wager, from its acceptance to its settlement."""

from typing import Final

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, kernel, needs
from validator.core.engine.rows import rows_of
from validator.games.blackjack.optional import (
    LOSES,
    NO_CARDS,
    PAID_WRONG,
    UNKNOWN,
    game_continues,
    is_priced,
    is_to_be_settled,
    judge_amount,
    judge_moment,
    judge_order,
    judge_result,
    note_doubt,
    note_other_hand,
    other_hand,
    settled_as,
    settlement_event,
)
from validator.games.blackjack.options import IN_BETWEEN_PAYS
from validator.games.blackjack.tables.rows import Table, Wager
from validator.games.cards import ACE, RANKS, rank_of
from validator.games.numbers import Rules, first_number
from validator.games.table import lacking
from validator.log.codes import WHAT_IN_BETWEEN

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
def judge_in_between(t: Table, w: Wager, result: int, ace_low: int) -> None:
    """Judge the amount settled on one In Between Wager; ``ace_low`` is the result if the ace ranks below the 2.

    No order of ranks is given for the wager, so what only one of the two orders allows is for review.
    """
    if result != ace_low and (settled_as(t, w, result) or settled_as(t, w, ace_low)):
        note_doubt(t, IN_BETWEEN_ACE_RANKED_OTHERWISE, w, result)
        return
    if result == TRIPLE_MATCH and w.paid == 0:
        event = settlement_event(t, w)
        net = -w.collected
        stake = w.stake
        root = w.root
        r = w.round
        pays = t.options[result]
        judge_amount(t, TRIPLE_MATCH_NOT_PAID, pays, t.options[result + 1], event, net, stake, w, root, r)
        return
    if result == TRIPLE_MATCH:
        t.tally[TRIPLE_MATCH_NOT_PAID + JUDGED] += 1
    judge_result(t, FIRST, FIRST + PAID_WRONG, w, result)


@needs(words=(WHAT_IN_BETWEEN,))
@kernel
def in_between_pass(t: Table) -> None:
    """Judge every In Between Wager: its amount, and the moment and order of its settlement."""
    seen = False
    for w in rows_of(t.wagers):
        if w.kind != WHAT_IN_BETWEEN:
            continue
        seen = True
        r = w.round
        h = w.hand
        if not is_to_be_settled(t, w):
            t.tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
            continue
        judge_moment(t, FIRST, w, game_continues(t, r))
        if not is_priced(t, FIRST, w):
            continue
        first = h.dealt_first
        second = h.dealt_second
        up = r.up
        result = in_between_result(first, second, up, 1)
        if lacking(t, FIRST + PAID_WRONG, NO_CARDS, result == UNKNOWN):
            continue
        other = other_hand(t, h)
        if other:
            followed = in_between_result(other.dealt_first, other.dealt_second, up, 1)
            if note_other_hand(t, FIRST, w, result, followed):
                continue
        judge_in_between(t, w, result, in_between_result(first, second, up, 0))
    if seen:
        judge_order(t, FIRST, WHAT_IN_BETWEEN)
