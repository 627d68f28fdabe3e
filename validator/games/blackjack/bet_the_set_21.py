"""The Bet the Set 21 Wager, from its acceptance to its settlement."""

from validator.core.kernel import NOT_APPLICABLE, Ints, kernel, needs
from validator.games.blackjack.optional import (
    LOSES,
    NO_CARDS,
    UNKNOWN,
    game_continues,
    has_paytable,
    is_open,
    is_priced,
    judge_moment,
    judge_order,
    judge_result,
    note_other_hand,
    other_hand,
)
from validator.games.blackjack.options import SET_PAYS, SET_TABLE
from validator.games.blackjack.slots.bet_the_set_21 import (
    BET_THE_SET_21_PAID_WRONG_WITH_MORE_DECKS,
    BET_THE_SET_21_PAID_WRONG_WITH_TWO_DECKS,
    FIRST,
)
from validator.games.blackjack.slots.optional import PAID_WRONG
from validator.games.blackjack.tables import hand
from validator.games.cards import rank_of
from validator.games.rounds import wager
from validator.log.codes import WHAT_BET_THE_SET_21
from validator.log.columns import Columns

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
def bet_the_set_21_pass(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
) -> None:
    """Judge every Bet the Set 21 Wager: its paytable, its amount, and the moment and order of its settlement."""
    kinds = ev.kind
    seen = False
    paid_wrong = FIRST + PAID_WRONG
    if options[SET_TABLE] == 1:
        paid_wrong = BET_THE_SET_21_PAID_WRONG_WITH_TWO_DECKS
    elif options[SET_TABLE] == 2:
        paid_wrong = BET_THE_SET_21_PAID_WRONG_WITH_MORE_DECKS
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if wagers[w + wager.KIND] != WHAT_BET_THE_SET_21:
            continue
        seen = True
        r = wagers[w + wager.ROUND]
        h = wagers[w + wager.HAND]
        known = has_paytable(wagers, tally, hits, FIRST, w, options[SET_TABLE])
        if not is_open(rounds, hands, wagers, w):
            tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
            continue
        judge_moment(options, rounds, wagers, tally, hits, FIRST, w, game_continues(kinds, notes, rounds, r))
        if not known or not is_priced(options, rounds, wagers, tally, FIRST, w):
            continue
        result = set_result(hands[h + hand.DEALT_FIRST], hands[h + hand.DEALT_SECOND])
        if result == UNKNOWN:
            tally[FIRST + PAID_WRONG + NO_CARDS] += 1
            continue
        other = other_hand(options, rounds, hands, h)
        if other >= 0:
            followed = set_result(hands[other + hand.DEALT_FIRST], hands[other + hand.DEALT_SECOND])
            if note_other_hand(options, rounds, wagers, tally, hits, FIRST, w, result, followed):
                continue
        judge_result(options, rounds, wagers, tally, hits, FIRST, paid_wrong, w, result)
    if seen:
        judge_order(kinds, notes, rounds, wagers, tally, hits, FIRST, WHAT_BET_THE_SET_21)
