"""The Lucky Ladies Twenty Point Bonus Wager, from its acceptance to its settlement."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.games.blackjack.optional import LOSES, PAID_WRONG, UNKNOWN, judge_result, note_doubt, settled_as
from validator.games.blackjack.options import (
    LUCKY_LADIES_PAYS,
)
from validator.games.blackjack.payout_limit import QUEEN_OF_HEARTS, judge_dealer_blackjack_row, row_was_limited
from validator.games.blackjack.tables.rows import Table, Wager
from validator.games.blackjack.twenty_points import two_card_points
from validator.games.cards import rank_of, suit_of
from validator.games.numbers import Rules, first_number

FIRST: Final = first_number("blackjack.lucky_ladies")


rule = Rules("blackjack.lucky_ladies")
MATCHED_20_OF_TWO_SUITS = rule("matched-20-of-two-suits")

QUEENS_AND_BLACKJACK = LUCKY_LADIES_PAYS
QUEENS = QUEENS_AND_BLACKJACK + 2
MATCHED_20 = QUEENS + 2
SUITED_20 = MATCHED_20 + 2
ANY_20 = SUITED_20 + 2


@kernel
def lucky_ladies_result(t: Table, first: int, second: int, blackjack: int) -> int:
    """The row of the paytable to which two initial cards answer; ``blackjack`` says whether the dealer has one."""
    if rank_of(first) < 0 or rank_of(second) < 0:
        return UNKNOWN
    points = two_card_points(t, first, second)
    if points != t.options.lucky_ladies_points:
        return LOSES
    if first == second and first == QUEEN_OF_HEARTS:
        if blackjack < 0:
            return UNKNOWN
        return QUEENS_AND_BLACKJACK if blackjack == 1 else QUEENS
    if first == second and points == t.options.matched_20_points:
        return MATCHED_20
    if suit_of(first) == suit_of(second) and points == t.options.suited_20_points:
        return SUITED_20
    return ANY_20 if points == t.options.any_20_points else LOSES


@kernel
def judge_lucky_ladies(t: Table, w: Wager, result: int) -> None:
    """Judge the amount settled on one Twenty Point Bonus Wager."""
    h = w.hand
    if result == QUEENS_AND_BLACKJACK:
        judge_dealer_blackjack_row(t, FIRST, w, result)
    elif row_was_limited(t, w, result):
        return
    elif result == ANY_20 and rank_of(h.dealt_first) == rank_of(h.dealt_second) and settled_as(t, w, MATCHED_20):
        note_doubt(t, MATCHED_20_OF_TWO_SUITS, w, result)
    else:
        judge_result(t, FIRST, FIRST + PAID_WRONG, w, result)
