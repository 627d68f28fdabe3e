"""The King's Bounty Wager, from its acceptance to its settlement."""

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
    note_other_hand,
    other_hand,
)
from validator.games.blackjack.options import KINGS_BOUNTY_PAYS, TWENTY_POINTS
from validator.games.blackjack.payout_limit import KING_OF_SPADES, judge_dealer_blackjack_row, row_was_limited
from validator.games.blackjack.slots.kings_bounty import FIRST
from validator.games.blackjack.slots.optional import PAID_WRONG
from validator.games.blackjack.tables import hand
from validator.games.blackjack.twenty_points import (
    dealer_blackjack,
    judge_special_pair,
    two_card_points,
    waits_for_hole_card,
)
from validator.games.cards import KING, rank_of, suit_of
from validator.games.rounds import wager
from validator.log.codes import WHAT_KINGS_BOUNTY
from validator.log.columns import Columns

KINGS_OF_SPADES_AND_BLACKJACK = KINGS_BOUNTY_PAYS
KINGS_OF_SPADES = KINGS_OF_SPADES_AND_BLACKJACK + 2
SUITED_KINGS = KINGS_OF_SPADES + 2
SUITED_PAIR = SUITED_KINGS + 2
SUITED_20 = SUITED_PAIR + 2
KINGS = SUITED_20 + 2
ANY_20 = KINGS + 2


@kernel
def kings_bounty_result(options: Ints, first: int, second: int, blackjack: int) -> int:
    """The row of the paytable to which two initial cards answer; ``blackjack`` says whether the dealer has one."""
    if rank_of(first) < 0 or rank_of(second) < 0:
        return UNKNOWN
    if two_card_points(options, first, second) != options[TWENTY_POINTS]:
        return LOSES
    if first == second and first == KING_OF_SPADES:
        if blackjack < 0:
            return UNKNOWN
        return KINGS_OF_SPADES_AND_BLACKJACK if blackjack == 1 else KINGS_OF_SPADES
    if first == second:
        return SUITED_KINGS if rank_of(first) == KING else SUITED_PAIR
    if suit_of(first) == suit_of(second):
        return SUITED_20
    return KINGS if rank_of(first) == KING and rank_of(second) == KING else ANY_20


@needs(words=(WHAT_KINGS_BOUNTY,))
@kernel
def kings_bounty_pass(
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
    """Judge every King's Bounty Wager: its amount, and the moment and order of its settlement.

    Two kings of spades against an ace or a card of value 10 wait for the hole card, after all others.
    """
    kinds = ev.kind
    seen = False
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if wagers[w + wager.KIND] != WHAT_KINGS_BOUNTY:
            continue
        seen = True
        r = wagers[w + wager.ROUND]
        h = wagers[w + wager.HAND]
        if not is_open(rounds, hands, wagers, w):
            tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
            continue
        if waits_for_hole_card(options, rounds, hands, wagers, w, KING_OF_SPADES):
            judge_special_pair(kinds, options, notes, rounds, hands, wagers, tally, hits, FIRST, w, KING_OF_SPADES)
        else:
            judge_moment(options, rounds, wagers, tally, hits, FIRST, w, game_continues(kinds, notes, rounds, r))
        if not is_priced(options, rounds, wagers, tally, FIRST, w):
            continue
        blackjack = dealer_blackjack(options, rounds, r)
        result = kings_bounty_result(options, hands[h + hand.DEALT_FIRST], hands[h + hand.DEALT_SECOND], blackjack)
        if result == UNKNOWN:
            tally[FIRST + PAID_WRONG + NO_CARDS] += 1
            continue
        other = other_hand(options, rounds, hands, h)
        if other >= 0:
            first_of_other = hands[other + hand.DEALT_FIRST]
            second_of_other = hands[other + hand.DEALT_SECOND]
            followed = kings_bounty_result(options, first_of_other, second_of_other, blackjack)
            if note_other_hand(options, rounds, wagers, tally, hits, FIRST, w, result, followed):
                continue
        if result == KINGS_OF_SPADES_AND_BLACKJACK:
            judge_dealer_blackjack_row(options, rounds, hands, wagers, tally, hits, FIRST, w, result)
        elif not row_was_limited(options, rounds, wagers, tally, hits, w, result):
            judge_result(options, rounds, wagers, tally, hits, FIRST, FIRST + PAID_WRONG, w, result)
    if seen:
        judge_order(kinds, notes, rounds, wagers, tally, hits, FIRST, WHAT_KINGS_BOUNTY)
