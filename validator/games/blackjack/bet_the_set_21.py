"""The Bet the Set 21 Wager, from its acceptance to its settlement."""

from typing import Final

from validator.core.engine.kernel import NOT_APPLICABLE, kernel, needs
from validator.core.engine.rows import rows_of
from validator.games.blackjack.optional import (
    LOSES,
    NO_CARDS,
    PAID_WRONG,
    UNKNOWN,
    game_continues,
    has_paytable,
    is_priced,
    is_to_be_settled,
    judge_moment,
    judge_order,
    judge_result,
    note_other_hand,
    other_hand,
)
from validator.games.blackjack.options import SET_PAYS, SET_TABLE
from validator.games.blackjack.tables.rows import Table
from validator.games.cards import rank_of
from validator.games.numbers import Rules, first_number
from validator.games.table import lacking
from validator.log.codes import WHAT_BET_THE_SET_21

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


@needs(words=(WHAT_BET_THE_SET_21,))
@kernel
def bet_the_set_21_pass(t: Table) -> None:
    """Judge every Bet the Set 21 Wager: its paytable, its amount, and the moment and order of its settlement."""
    seen = False
    paid_wrong = FIRST + PAID_WRONG
    if t.options[SET_TABLE] == 1:
        paid_wrong = BET_THE_SET_21_PAID_WRONG_WITH_TWO_DECKS
    elif t.options[SET_TABLE] == 2:
        paid_wrong = BET_THE_SET_21_PAID_WRONG_WITH_MORE_DECKS
    for w in rows_of(t.wagers):
        if w.kind != WHAT_BET_THE_SET_21:
            continue
        seen = True
        r = w.round
        h = w.hand
        known = has_paytable(t, FIRST, w, t.options[SET_TABLE])
        if not is_to_be_settled(t, w):
            t.tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
            continue
        judge_moment(t, FIRST, w, game_continues(t, r))
        if not known or not is_priced(t, FIRST, w):
            continue
        result = set_result(h.dealt_first, h.dealt_second)
        if lacking(t, FIRST + PAID_WRONG, NO_CARDS, result == UNKNOWN):
            continue
        other = other_hand(t, h)
        if other:
            followed = set_result(other.dealt_first, other.dealt_second)
            if note_other_hand(t, FIRST, w, result, followed):
                continue
        judge_result(t, FIRST, paid_wrong, w, result)
    if seen:
        judge_order(t, FIRST, WHAT_BET_THE_SET_21)
