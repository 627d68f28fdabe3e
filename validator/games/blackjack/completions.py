"""Optional wagers on cards that are known in part, or not at all: wrong whatever these cards may be, or not to be told.

The cards that decide a wager are completed in every way that the log leaves open, and what was settled is held against
what is due by each. The decks in use are not asked: a card may be there twice.
"""

from typing import Final

from validator.core.engine.kernel import JUDGED, emit, kernel, needs
from validator.core.engine.option_rows import UNSTATED
from validator.core.engine.rows import rows_of
from validator.games.blackjack.alterations import stake_before_change
from validator.games.blackjack.first_cards import BY_FIRST_CARDS, first_rule_on, paytable_of, row_reached
from validator.games.blackjack.house_money import FIRST as FIRST_OF_HOUSE_MONEY, house_money_result, turns_on_ace
from validator.games.blackjack.in_between import in_between_result
from validator.games.blackjack.lucky_ladies import ANY_20, MATCHED_20
from validator.games.blackjack.match_the_dealer import FIRST as FIRST_OF_MATCH, match_pays, pays_by_value
from validator.games.blackjack.optional import (
    LOSES,
    NO_PAYTABLE,
    SETTLED_FOR_NO_CARDS,
    UNKNOWN,
    WHICH_CARDS,
    cents_won,
    is_settled_in_full,
    is_to_be_settled,
    other_hand,
    settlement_event,
)
from validator.games.blackjack.options import (
    KINGS_BOUNTY_PAYS,
    LUCKY_LADIES_PAYS,
)
from validator.games.blackjack.payout_limit import OF_KINGS_BOUNTY, OF_LUCKY_LADIES, OF_ROYAL_MATCH, is_limited
from validator.games.blackjack.royal_match_21 import CROWN, ROYAL_MATCH, dealer_royal, royal_result
from validator.games.blackjack.super_match import FIRST as FIRST_OF_SUPER_MATCH, super_match_result
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.blackjack.twenty_points import dealer_blackjack
from validator.games.cards import CARDS, RANKS, TEN, known, rank_of
from validator.games.rounds.stakes import amount_differs, may_be_settled_unseen
from validator.games.table import lacking
from validator.log.cards import CARD_RANK_ONLY, CARD_SUIT_ONLY, CARD_TEN_VALUE
from validator.log.codes import (
    WHAT_HOUSE_MONEY,
    WHAT_IN_BETWEEN,
    WHAT_KINGS_BOUNTY,
    WHAT_MATCH_THE_DEALER,
    WHAT_ROYAL_MATCH_21,
    WHAT_SUPER_MATCH,
    WHAT_THREE_CARD_POKER,
    WHAT_TWENTY_POINT_BONUS,
)
from validator.log.ranges import SPAN, as_range

SUITS: Final = CARDS // RANKS
MOST: Final = CARDS * CARDS * SUITS
"""In how many ways the cards of a wager are completed at most; beyond that nothing is said."""
OWED: Final = 0
OTHERWISE: Final = 1
"""What another reading, or a bonus beside it, has due on the same cards."""
WAYS: Final = OTHERWISE + 1
NO_CARD: Final = -2
"""Where a wager is not decided by so many cards."""
FITTING: Final = 0
LEAST: Final = 1
MOST_DUE: Final = 2
UNFIT: Final = MOST_DUE + 1


@kernel
def may_be(card: int, whole: int) -> bool:
    """Whether a card as the log tells it, in part or not at all, may be the card ``whole``."""
    if known(card):
        return card == whole
    if CARD_SUIT_ONLY <= card < CARD_RANK_ONLY:
        return whole // RANKS == card - CARD_SUIT_ONLY
    if CARD_RANK_ONLY <= card < CARD_RANK_ONLY + RANKS:
        return whole % RANKS == card - CARD_RANK_ONLY
    return whole % RANKS >= TEN if card == CARD_TEN_VALUE else True


@kernel
def ways(card: int) -> int:
    """How many cards a card as the log tells it may be."""
    found = 0
    for whole in range(CARDS):
        found += 1 if may_be(card, whole) else 0
    return found


@kernel
def first_of_wager(kind: int) -> int:
    """The first number of the rules on a wager; -1 for one that is not decided by a few cards alone."""
    if kind == WHAT_MATCH_THE_DEALER:
        return FIRST_OF_MATCH
    if kind == WHAT_SUPER_MATCH:
        return FIRST_OF_SUPER_MATCH
    return FIRST_OF_HOUSE_MONEY if kind == WHAT_HOUSE_MONEY else first_rule_on(kind)


@kernel
def paytable_selected(t: Table, kind: int) -> int:
    """What the filing selects as the paytable of a wager; 0 for one that has a single one."""
    if kind == WHAT_MATCH_THE_DEALER:
        return t.options.match_table
    if kind == WHAT_SUPER_MATCH:
        return t.options.super_match_table
    return t.options.house_money_table if kind == WHAT_HOUSE_MONEY else paytable_of(t, kind)


@kernel
def counts_up_card(kind: int) -> bool:
    """Whether a wager is decided by the dealer's up card beside the player's two cards."""
    return kind in (WHAT_MATCH_THE_DEALER, WHAT_IN_BETWEEN, WHAT_THREE_CARD_POKER)


@kernel
def crown_beside(t: Table, w: Wager, result: int) -> bool:
    """Whether a Crown Treasure Bonus may have been paid beside a Royal Match, in the same row."""
    r = w.round
    if result != ROYAL_MATCH or t.options.crown_treasure == 0:
        return False
    return dealer_royal(r.up, r.hole) != 0


@kernel
def result_of(t: Table, w: Wager, way: int, first: int, second: int, third: int, fourth: int, blackjack: int) -> int:
    """The row of its paytable to which a wager answers with these cards, or LOSES; UNKNOWN for no other ``way``.

    ``third`` is the up card, or with ``fourth`` the player's other hand.
    """
    kind = w.kind
    if kind == WHAT_SUPER_MATCH:
        return super_match_result(first, second, third, fourth) if way == OWED else UNKNOWN
    if kind == WHAT_HOUSE_MONEY:
        result = house_money_result(first, second)
        if way == OWED:
            return result
        return LOSES if result != LOSES and turns_on_ace(first, second, result) else UNKNOWN
    result = row_reached(t, kind, first, second, third, blackjack)
    if way == OWED:
        return result
    if kind == WHAT_IN_BETWEEN:
        return in_between_result(first, second, third, 0)
    alike = kind == WHAT_TWENTY_POINT_BONUS and result == ANY_20 and rank_of(first) == rank_of(second)
    return MATCHED_20 if alike else UNKNOWN


@kernel
def amount(
    t: Table, w: Wager, way: int, first: int, second: int, third: int, fourth: int, blackjack: int, divides: bool
) -> int:
    """What is due on a wager with these cards, as a fraction of cents: what ``divides``, or what is divided.

    0 where no other ``way`` has anything due.
    """
    stake = w.stake
    if w.kind == WHAT_MATCH_THE_DEALER:
        if way == OTHERWISE and t.options.match_apart != 1:
            return 0
        by_value = way == OTHERWISE
        pays = pays_by_value(t, first, second, third) if by_value else match_pays(t, first, second, third)
        if divides:
            return t.options.match_suited_per if pays > 0 else 1
        return stake * pays if pays > 0 else -stake
    result = result_of(t, w, way, first, second, third, fourth, blackjack)
    if result == UNKNOWN:
        return 0
    if result == LOSES:
        return 1 if divides else -stake
    return t.options[result + 1] if divides else stake * t.options[result]


@kernel
def crown_fits(t: Table, w: Wager, net: int, first: int, second: int) -> bool:
    """Whether a Royal Match 21 Wager was settled (cents) as a Royal Match with a Crown Treasure Bonus in one row."""
    if w.kind != WHAT_ROYAL_MATCH_21 or not crown_beside(t, w, royal_result(first, second)):
        return False
    stake = w.stake
    owed = cents_won(t, stake, ROYAL_MATCH)
    full = cents_won(t, stake, CROWN)
    return net == owed + full or net == owed + full - stake


@kernel
def cut_by_limit(t: Table, w: Wager, net: int, result: int) -> bool:
    """Whether a maximum payout may have cut what is due on this row of a wager's paytable to the cents ``net``."""
    if result == LUCKY_LADIES_PAYS and w.kind == WHAT_TWENTY_POINT_BONUS:
        return is_limited(t, OF_LUCKY_LADIES)
    if result == KINGS_BOUNTY_PAYS and w.kind == WHAT_KINGS_BOUNTY:
        return is_limited(t, OF_KINGS_BOUNTY)
    return result == ROYAL_MATCH and is_limited(t, OF_ROYAL_MATCH) and net == t.options.limit


@kernel
def fits_cards(t: Table, w: Wager, net: int, first: int, second: int, third: int, fourth: int, blackjack: int) -> bool:
    """Whether a wager was settled (cents) as these cards have it, by any reading."""
    for way in range(WAYS):
        per = amount(t, w, way, first, second, third, fourth, blackjack, True)
        if per > 0:
            due = amount(t, w, way, first, second, third, fourth, blackjack, False)
            if not amount_differs(net, due, per):
                return True
    if w.kind == WHAT_MATCH_THE_DEALER:
        return False
    result = result_of(t, w, OWED, first, second, third, fourth, blackjack)
    return crown_fits(t, w, net, first, second) or cut_by_limit(t, w, net, result)


@kernel
def blackjacks(t: Table, r: Round) -> int:
    """How many answers there are to whether the dealer has a Blackjack: 1 where it is known, else 2."""
    return 1 if dealer_blackjack(t, r) >= 0 else WAYS


@kernel
def sought(t: Table, w: Wager, net: int, third_of: int, fourth_of: int, aim: int) -> int:
    """What is sought among all completions of a wager's cards, the third and fourth of which are given as logged.

    ``aim`` FITTING: 1 where the wager was settled (``net`` cents) as one of them has it, else 0; UNFIT: 1 where it was
    not as each has it; LEAST and MOST_DUE: the cents due at least and at most.
    """
    h = w.hand
    r = w.round
    told = dealer_blackjack(t, r)
    found = 0
    seen = False
    for first in range(CARDS):
        if not may_be(h.dealt_first, first):
            continue
        for second in range(CARDS):
            if not may_be(h.dealt_second, second):
                continue
            for third in range(CARDS):
                if not (may_be(third_of, third) if third_of != NO_CARD else third == 0):
                    continue
                for fourth in range(CARDS):
                    if not (may_be(fourth_of, fourth) if fourth_of != NO_CARD else fourth == 0):
                        continue
                    for each in range(blackjacks(t, r)):
                        blackjack = told if told >= 0 else each
                        if aim == FITTING or aim == UNFIT:
                            if fits_cards(t, w, net, first, second, third, fourth, blackjack) == (aim == FITTING):
                                return 1
                            continue
                        per = amount(t, w, OWED, first, second, third, fourth, blackjack, True)
                        due = amount(t, w, OWED, first, second, third, fourth, blackjack, False) // per
                        if not seen or (aim == LEAST and due < found) or (aim == MOST_DUE and due > found):
                            found = due
                            seen = True
    return found


@kernel
def completed(t: Table, w: Wager, third: int, fourth: int) -> int:
    """In how many ways the cards of a wager may be completed; 0 where they are all known, or there are too many."""
    h = w.hand
    count = ways(h.dealt_first) * ways(h.dealt_second)
    for card in (third, fourth):
        if card != NO_CARD:
            count *= ways(card)
    if count == 1 or count > MOST:
        return 0
    return count


@kernel
def judge_completions(t: Table, w: Wager, first: int) -> None:
    """Judge a wager whose cards are not all known, under the rules from ``first`` on, where it can be judged at all.

    A wager that may belong to another hand, was changed, or has a bonus of its own is left. Between the least and the
    greatest amount it depends on the cards who is short, and no cents are told.
    """
    kind = w.kind
    r = w.round
    other = other_hand(t, w.hand)
    third = NO_CARD
    fourth = NO_CARD
    if kind == WHAT_SUPER_MATCH:
        if not other:
            return
        third = other.dealt_first
        fourth = other.dealt_second
    elif other:
        return
    elif counts_up_card(kind):
        third = r.up
    if w.bonus > 0 or stake_before_change(t, w) > 0:
        return
    if completed(t, w, third, fourth) == 0:
        return
    net = w.paid - w.collected
    rule = first + SETTLED_FOR_NO_CARDS
    if sought(t, w, net, third, fourth, FITTING) == 1:
        if not lacking(t, rule, WHICH_CARDS, sought(t, w, net, third, fourth, UNFIT) == 1):
            t.tally[rule + JUDGED] += 1
        return
    low = sought(t, w, net, third, fourth, LEAST)
    high = sought(t, w, net, third, fourth, MOST_DUE)
    if may_be_settled_unseen(t, w, r, low) or may_be_settled_unseen(t, w, r, high) or high - low >= SPAN:
        return
    t.tally[rule + JUDGED] += 1
    event = settlement_event(t, w)
    beyond = net - high if net > high else min(net - low, 0)
    emit(t.hits, rule, event, as_range(low, high), net, beyond, w.at, w.root, r.at)


@needs(words=(*BY_FIRST_CARDS, WHAT_MATCH_THE_DEALER, WHAT_SUPER_MATCH, WHAT_HOUSE_MONEY))
@kernel
def completions_pass(t: Table) -> None:
    """Judge every optional wager of which a card that decides it is not known, or known in part."""
    for w in rows_of(t.wagers):
        first = first_of_wager(w.kind)
        if first < 0 or not is_to_be_settled(t, w):
            continue
        table = paytable_selected(t, w.kind)
        if table == UNSTATED or table == NO_PAYTABLE:
            continue
        if is_settled_in_full(t, w):
            judge_completions(t, w, first)
