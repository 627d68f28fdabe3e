"""The King's Bounty Wager, from its acceptance to its settlement."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.games.blackjack.optional import LOSES, PAID_WRONG, UNKNOWN, judge_result
from validator.games.blackjack.options import KINGS_BOUNTY_PAYS
from validator.games.blackjack.payout_limit import KING_OF_SPADES, judge_dealer_blackjack_row, row_was_limited
from validator.games.blackjack.tables.rows import Table, Wager
from validator.games.blackjack.twenty_points import two_card_points
from validator.games.cards import KING, rank_of, suit_of
from validator.games.numbers import first_number

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
    if points != t.options.kings_bounty_points:
        return LOSES
    if first == second and first == KING_OF_SPADES:
        if blackjack < 0:
            return UNKNOWN
        return KINGS_OF_SPADES_AND_BLACKJACK if blackjack == 1 else KINGS_OF_SPADES
    if first == second:
        return SUITED_KINGS if rank_of(first) == KING else SUITED_PAIR
    if suit_of(first) == suit_of(second) and points == t.options.suited_20_points:
        return SUITED_20
    if rank_of(first) == KING and rank_of(second) == KING:
        return KINGS
    return ANY_20 if points == t.options.any_20_points else LOSES


@kernel
def judge_kings_bounty(t: Table, w: Wager, result: int) -> None:
    """Judge the amount settled on one King's Bounty Wager."""
    if result == KINGS_OF_SPADES_AND_BLACKJACK:
        judge_dealer_blackjack_row(t, FIRST, w, result)
    elif not row_was_limited(t, w, result):
        judge_result(t, FIRST, FIRST + PAID_WRONG, w, result)
