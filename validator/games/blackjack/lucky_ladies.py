"""The Lucky Ladies Twenty Point Bonus Wager, from its acceptance to its settlement."""

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
    note_doubt,
    note_other_hand,
    other_hand,
    settled_as,
)
from validator.games.blackjack.options import (
    ANY_20_POINTS,
    LUCKY_LADIES_PAYS,
    LUCKY_LADIES_POINTS,
    MATCHED_20_POINTS,
    SUITED_20_POINTS,
)
from validator.games.blackjack.payout_limit import QUEEN_OF_HEARTS, judge_dealer_blackjack_row, row_was_limited
from validator.games.blackjack.tables.rows import Table
from validator.games.blackjack.twenty_points import (
    dealer_blackjack,
    judge_when_settled,
    two_card_points,
)
from validator.games.cards import rank_of, suit_of
from validator.games.numbers import Rules, first_number
from validator.games.table import lacking
from validator.log.codes import WHAT_TWENTY_POINT_BONUS

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
    if points != t.options[LUCKY_LADIES_POINTS]:
        return LOSES
    if first == second and first == QUEEN_OF_HEARTS:
        if blackjack < 0:
            return UNKNOWN
        return QUEENS_AND_BLACKJACK if blackjack == 1 else QUEENS
    if first == second and points == t.options[MATCHED_20_POINTS]:
        return MATCHED_20
    if suit_of(first) == suit_of(second) and points == t.options[SUITED_20_POINTS]:
        return SUITED_20
    return ANY_20 if points == t.options[ANY_20_POINTS] else LOSES


@needs(words=(WHAT_TWENTY_POINT_BONUS,))
@kernel
def lucky_ladies_pass(t: Table) -> None:
    """Judge every Twenty Point Bonus Wager: its amount, and the moment and order of its settlement.

    Two queens of hearts against an ace or a card of value 10 wait for the hole card, after all others.
    """
    seen = False
    for w in rows_of(t.wagers):
        if w.kind != WHAT_TWENTY_POINT_BONUS:
            continue
        seen = True
        r = w.round
        h = w.hand
        if not is_to_be_settled(t, w):
            t.tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
            continue
        judge_when_settled(t, FIRST, w, QUEEN_OF_HEARTS)
        if not is_priced(t, FIRST, w):
            continue
        first = h.dealt_first
        second = h.dealt_second
        blackjack = dealer_blackjack(t, r)
        result = lucky_ladies_result(t, first, second, blackjack)
        if lacking(t, FIRST + PAID_WRONG, NO_CARDS, result == UNKNOWN):
            continue
        other = other_hand(t, h)
        if other:
            first_of_other = other.dealt_first
            second_of_other = other.dealt_second
            followed = lucky_ladies_result(t, first_of_other, second_of_other, blackjack)
            if note_other_hand(t, FIRST, w, result, followed):
                continue
        if result == QUEENS_AND_BLACKJACK:
            judge_dealer_blackjack_row(t, FIRST, w, result)
        elif row_was_limited(t, w, result):
            continue
        elif result == ANY_20 and rank_of(first) == rank_of(second) and settled_as(t, w, MATCHED_20):
            note_doubt(t, MATCHED_20_OF_TWO_SUITS, w, result)
        else:
            judge_result(t, FIRST, FIRST + PAID_WRONG, w, result)
    if seen:
        judge_order(t, FIRST, WHAT_TWENTY_POINT_BONUS)
