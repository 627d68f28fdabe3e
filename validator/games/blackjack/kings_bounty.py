"""The King's Bounty Wager, from its acceptance to its settlement."""

from typing import Final

from validator.core.engine.kernel import NOT_APPLICABLE, kernel, needs
from validator.core.engine.rows import rows_of
from validator.games.blackjack.optional import (
    LOSES,
    NO_CARDS,
    PAID_WRONG,
    UNKNOWN,
    is_priced,
    is_to_be_settled,
    judge_order,
    judge_result,
    note_other_hand,
    other_hand,
)
from validator.games.blackjack.options import (
    ANY_20_POINTS,
    KINGS_BOUNTY_PAYS,
    KINGS_BOUNTY_POINTS,
    SUITED_20_POINTS,
)
from validator.games.blackjack.payout_limit import KING_OF_SPADES, judge_dealer_blackjack_row, row_was_limited
from validator.games.blackjack.tables.rows import Table
from validator.games.blackjack.twenty_points import (
    dealer_blackjack,
    judge_when_settled,
    two_card_points,
)
from validator.games.cards import KING, rank_of, suit_of
from validator.games.numbers import first_number
from validator.games.table import lacking
from validator.log.codes import WHAT_KINGS_BOUNTY

FIRST: Final = first_number("blackjack.kings_bounty")

KINGS_OF_SPADES_AND_BLACKJACK = KINGS_BOUNTY_PAYS
KINGS_OF_SPADES = KINGS_OF_SPADES_AND_BLACKJACK + 2
SUITED_KINGS = KINGS_OF_SPADES + 2
SUITED_PAIR = SUITED_KINGS + 2
SUITED_20 = SUITED_PAIR + 2
KINGS = SUITED_20 + 2
ANY_20 = KINGS + 2


@kernel
def kings_bounty_result(t: Table, first: int, second: int, blackjack: int) -> int:
    """The row of the paytable to which two initial cards answer; ``blackjack`` says whether the dealer has one."""
    if rank_of(first) < 0 or rank_of(second) < 0:
        return UNKNOWN
    points = two_card_points(t, first, second)
    if points != t.options[KINGS_BOUNTY_POINTS]:
        return LOSES
    if first == second and first == KING_OF_SPADES:
        if blackjack < 0:
            return UNKNOWN
        return KINGS_OF_SPADES_AND_BLACKJACK if blackjack == 1 else KINGS_OF_SPADES
    if first == second:
        return SUITED_KINGS if rank_of(first) == KING else SUITED_PAIR
    if suit_of(first) == suit_of(second) and points == t.options[SUITED_20_POINTS]:
        return SUITED_20
    if rank_of(first) == KING and rank_of(second) == KING:
        return KINGS
    return ANY_20 if points == t.options[ANY_20_POINTS] else LOSES


@needs(words=(WHAT_KINGS_BOUNTY,))
@kernel
def kings_bounty_pass(t: Table) -> None:
    """Judge every King's Bounty Wager: its amount, and the moment and order of its settlement.

    Two kings of spades against an ace or a card of value 10 wait for the hole card, after all others.
    """
    seen = False
    for w in rows_of(t.wagers):
        if w.kind != WHAT_KINGS_BOUNTY:
            continue
        seen = True
        r = w.round
        h = w.hand
        if not is_to_be_settled(t, w):
            t.tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
            continue
        judge_when_settled(t, FIRST, w, KING_OF_SPADES)
        if not is_priced(t, FIRST, w):
            continue
        blackjack = dealer_blackjack(t, r)
        result = kings_bounty_result(t, h.dealt_first, h.dealt_second, blackjack)
        if lacking(t, FIRST + PAID_WRONG, NO_CARDS, result == UNKNOWN):
            continue
        other = other_hand(t, h)
        if other:
            first_of_other = other.dealt_first
            second_of_other = other.dealt_second
            followed = kings_bounty_result(t, first_of_other, second_of_other, blackjack)
            if note_other_hand(t, FIRST, w, result, followed):
                continue
        if result == KINGS_OF_SPADES_AND_BLACKJACK:
            judge_dealer_blackjack_row(t, FIRST, w, result)
        elif not row_was_limited(t, w, result):
            judge_result(t, FIRST, FIRST + PAID_WRONG, w, result)
    if seen:
        judge_order(t, FIRST, WHAT_KINGS_BOUNTY)
