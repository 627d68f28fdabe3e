"""The Bet the Set 21 Wager, from its acceptance to its settlement."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.games.blackjack.optional import LOSES, PAID_WRONG, UNKNOWN, judge_result
from validator.games.blackjack.options import SET_PAYS
from validator.games.blackjack.tables.rows import Table, Wager
from validator.games.cards import rank_of
from validator.games.numbers import Rules, first_number

FIRST: Final = first_number("blackjack.bet_the_set_21")


rule = Rules("blackjack.bet_the_set_21")
BET_THE_SET_21_PAID_WRONG_WITH_TWO_DECKS = rule("bet-the-set-21-paid-wrong-with-two-decks")
BET_THE_SET_21_PAID_WRONG_WITH_MORE_DECKS = rule("bet-the-set-21-paid-wrong-with-more-decks")

SUITED_PAIR = SET_PAYS
PAIR = SUITED_PAIR + 2


@kernel
def set_result(first: int, second: int) -> int:
    """The row of the paytable to which two initial cards answer."""
    if rank_of(first) < 0 or rank_of(second) < 0:
        return UNKNOWN
    if rank_of(first) != rank_of(second):
        return LOSES
    return SUITED_PAIR if first == second else PAIR


@kernel
def judge_set(t: Table, w: Wager, result: int) -> None:
    """Judge the amount settled on one Bet the Set 21 Wager, by the paytable for the decks in use."""
    paid_wrong = FIRST + PAID_WRONG
    if t.options.set_table == 1:
        paid_wrong = BET_THE_SET_21_PAID_WRONG_WITH_TWO_DECKS
    elif t.options.set_table == 2:
        paid_wrong = BET_THE_SET_21_PAID_WRONG_WITH_MORE_DECKS
    judge_result(t, FIRST, paid_wrong, w, result)
