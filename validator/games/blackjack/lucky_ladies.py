"""The Lucky Ladies Twenty Point Bonus Wager, from its acceptance to its settlement."""

from validator.core.kernel import NOT_APPLICABLE, Ints, kernel, needs
from validator.games.blackjack.optional import (
    LOSES,
    NO_CARDS,
    UNKNOWN,
    game_continues,
    is_open,
    is_priced,
    judge_moment,
    judge_order,
    judge_result,
    note_doubt,
    note_other_hand,
    other_hand,
    settled_as,
)
from validator.games.blackjack.options import LUCKY_LADIES_PAYS, TWENTY_POINTS
from validator.games.blackjack.payout_limit import QUEEN_OF_HEARTS, judge_dealer_blackjack_row, row_was_limited
from validator.games.blackjack.slots.lucky_ladies import FIRST, MATCHED_20_OF_TWO_SUITS
from validator.games.blackjack.slots.optional import PAID_WRONG
from validator.games.blackjack.tables import hand
from validator.games.blackjack.twenty_points import (
    dealer_blackjack,
    judge_special_pair,
    two_card_points,
    waits_for_hole_card,
)
from validator.games.cards import rank_of, suit_of
from validator.games.rounds import wager
from validator.log.codes import WHAT_TWENTY_POINT_BONUS
from validator.log.columns import Columns

QUEENS_AND_BLACKJACK = LUCKY_LADIES_PAYS
QUEENS = QUEENS_AND_BLACKJACK + 2
MATCHED_20 = QUEENS + 2
SUITED_20 = MATCHED_20 + 2
ANY_20 = SUITED_20 + 2


@kernel
def lucky_ladies_result(options: Ints, first: int, second: int, blackjack: int) -> int:
    """The row of the paytable to which two initial cards answer; ``blackjack`` says whether the dealer has one."""
    if rank_of(first) < 0 or rank_of(second) < 0:
        return UNKNOWN
    if two_card_points(options, first, second) != options[TWENTY_POINTS]:
        return LOSES
    if first == second and first == QUEEN_OF_HEARTS:
        if blackjack < 0:
            return UNKNOWN
        return QUEENS_AND_BLACKJACK if blackjack == 1 else QUEENS
    if first == second:
        return MATCHED_20
    return SUITED_20 if suit_of(first) == suit_of(second) else ANY_20


@needs(words=(WHAT_TWENTY_POINT_BONUS,))
@kernel
def lucky_ladies_pass(
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
    """Judge every Twenty Point Bonus Wager: its amount, and the moment and order of its settlement.

    Two queens of hearts against an ace or a card of value 10 wait for the hole card, after all others.
    """
    kinds = ev.kind
    seen = False
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if wagers[w + wager.KIND] != WHAT_TWENTY_POINT_BONUS:
            continue
        seen = True
        r = wagers[w + wager.ROUND]
        h = wagers[w + wager.HAND]
        if not is_open(rounds, hands, wagers, w):
            tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
            continue
        if waits_for_hole_card(options, rounds, hands, wagers, w, QUEEN_OF_HEARTS):
            judge_special_pair(kinds, options, notes, rounds, hands, wagers, tally, hits, FIRST, w, QUEEN_OF_HEARTS)
        else:
            judge_moment(options, rounds, wagers, tally, hits, FIRST, w, game_continues(kinds, notes, rounds, r))
        if not is_priced(options, rounds, wagers, tally, FIRST, w):
            continue
        first = hands[h + hand.DEALT_FIRST]
        second = hands[h + hand.DEALT_SECOND]
        blackjack = dealer_blackjack(options, rounds, r)
        result = lucky_ladies_result(options, first, second, blackjack)
        if result == UNKNOWN:
            tally[FIRST + PAID_WRONG + NO_CARDS] += 1
            continue
        other = other_hand(options, rounds, hands, h)
        if other >= 0:
            first_of_other = hands[other + hand.DEALT_FIRST]
            second_of_other = hands[other + hand.DEALT_SECOND]
            followed = lucky_ladies_result(options, first_of_other, second_of_other, blackjack)
            if note_other_hand(options, rounds, wagers, tally, hits, FIRST, w, result, followed):
                continue
        if result == QUEENS_AND_BLACKJACK:
            judge_dealer_blackjack_row(options, rounds, hands, wagers, tally, hits, FIRST, w, result)
        elif row_was_limited(options, rounds, wagers, tally, hits, w, result):
            continue
        elif result == ANY_20 and rank_of(first) == rank_of(second) and settled_as(options, wagers, w, MATCHED_20):
            note_doubt(options, rounds, wagers, tally, hits, MATCHED_20_OF_TWO_SUITS, w, result, MATCHED_20)
        else:
            judge_result(options, rounds, wagers, tally, hits, FIRST, FIRST + PAID_WRONG, w, result)
    if seen:
        judge_order(kinds, notes, rounds, wagers, tally, hits, FIRST, WHAT_TWENTY_POINT_BONUS)
