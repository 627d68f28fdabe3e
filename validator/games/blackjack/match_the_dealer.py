"""The Match-the-Dealer Wager, from its acceptance to its settlement."""

from typing import Final

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel, needs
from validator.core.engine.rows import rows_of
from validator.games.blackjack.optional import (
    LOSING_NOT_COLLECTED,
    LOSING_PAID,
    NO_CARDS,
    NOT_PAID,
    OPTIONAL_WAGER_SETTLED_BY_THE_OTHER_HAND,
    PAID_WRONG,
    game_continues,
    has_paytable,
    is_priced,
    is_to_be_settled,
    judge_amount,
    judge_moment,
    judge_order,
    other_hand,
    settled_by_another_rule,
    settlement_event,
)
from validator.games.blackjack.tables.rows import Table, Wager
from validator.games.cards import TEN, rank_of, suit_of
from validator.games.numbers import Rules, first_number
from validator.games.rounds.stakes import amount_differs
from validator.games.table import lacking
from validator.log.codes import WHAT_MATCH_THE_DEALER

FIRST: Final = first_number("blackjack.match_the_dealer")


rule = Rules("blackjack.match_the_dealer")
MATCH_THE_DEALER_PAID_WRONG_WITH_EIGHT_DECKS = rule("match-the-dealer-paid-wrong-with-eight-decks")
MATCH_THE_DEALER_PAID_FOR_ONE_CARD = rule("match-the-dealer-paid-for-one-card")
MATCH_OF_UNLIKE_TENS_PAID = rule("match-of-unlike-tens-paid")

NO_MATCH = 0
UNSUITED_MATCH = 1
SUITED_MATCH = 2


@kernel
def match_of(card: int, up: int) -> int:
    """How a player's card matches the dealer's up card: not, in another suit, or in the same suit.

    Only rank counts: a jack matches no queen though both have the same value.
    """
    if rank_of(card) != rank_of(up):
        return NO_MATCH
    return SUITED_MATCH if suit_of(card) == suit_of(up) else UNSUITED_MATCH


@kernel
def unlike_tens(card: int, up: int) -> bool:
    """Whether two cards have the value 10 both, but not the same rank."""
    return rank_of(card) >= TEN and rank_of(up) >= TEN and rank_of(card) != rank_of(up)


@kernel
def match_pays(t: Table, first: int, second: int, up: int) -> int:
    """How many times the stake a player's two cards win by what each of them matches."""
    pays = 0
    for card in (first, second):
        match = match_of(card, up)
        if match == SUITED_MATCH:
            pays += t.options.match_suited_pays
        elif match == UNSUITED_MATCH:
            pays += t.options.match_unsuited_pays
    return pays


@kernel
def match_won(t: Table, stake: int, first: int, second: int, up: int) -> int:
    """Cents that the wager wins, or loses where no card matches."""
    pays = match_pays(t, first, second, up)
    return stake * pays // t.options.match_suited_per if pays > 0 else -stake


@kernel
def pays_by_value(t: Table, first: int, second: int, up: int) -> int:
    """How many times the stake the two cards win where cards of value 10 match each other whatever their rank."""
    pays = match_pays(t, first, second, up)
    for card in (first, second):
        if unlike_tens(card, up):
            same = suit_of(card) == suit_of(up)
            pays += t.options.match_suited_pays if same else t.options.match_unsuited_pays
    return pays


@kernel
def judge_match(t: Table, w: Wager, first: int, second: int, up: int) -> None:
    """Judge the amount settled on one Match-the-Dealer Wager."""
    stake = w.stake
    paid = w.paid
    net = paid - w.collected
    event = settlement_event(t, w)
    root = w.root
    r = w.round
    per = t.options.match_suited_per
    pays = match_pays(t, first, second, up)
    by_value = pays_by_value(t, first, second, up)
    if t.options.match_apart == 1 and by_value != pays and net > 0 and not amount_differs(net, stake * by_value, per):
        t.tally[MATCH_OF_UNLIKE_TENS_PAID + JUDGED] += 1
        due = stake * pays // per if pays > 0 else -stake
        emit(t.hits, MATCH_OF_UNLIKE_TENS_PAID, event, due, net, net - due, w.at, root, r.at)
        return
    if pays == 0:
        rule = FIRST + LOSING_NOT_COLLECTED
        if paid > 0:
            tens = t.options.match_apart != 1
            tens = tens and (unlike_tens(first, up) or unlike_tens(second, up))
            rule = MATCH_OF_UNLIKE_TENS_PAID if tens else FIRST + LOSING_PAID
        else:
            t.tally[MATCH_OF_UNLIKE_TENS_PAID + JUDGED] += 1
            t.tally[FIRST + LOSING_PAID + JUDGED] += 1
        judge_amount(t, rule, -1, 1, event, net, stake, w, root, r)
        return
    rule = FIRST + PAID_WRONG if t.options.match_table == 0 else MATCH_THE_DEALER_PAID_WRONG_WITH_EIGHT_DECKS
    both = match_of(first, up) != NO_MATCH and match_of(second, up) != NO_MATCH
    if paid == 0:
        rule = FIRST + NOT_PAID
    else:
        t.tally[FIRST + NOT_PAID + JUDGED] += 1
        one = not amount_differs(paid, stake * match_pays(t, first, -1, up), per)
        other = not amount_differs(paid, stake * match_pays(t, -1, second, up), per)
        if both and (one or other):
            rule = MATCH_THE_DEALER_PAID_FOR_ONE_CARD
        elif both:
            t.tally[MATCH_THE_DEALER_PAID_FOR_ONE_CARD + JUDGED] += 1
    judge_amount(t, rule, pays, per, event, net, stake, w, root, r)


@needs(words=(WHAT_MATCH_THE_DEALER,))
@kernel
def match_the_dealer_pass(t: Table) -> None:
    """Judge every Match-the-Dealer Wager: its paytable, its amount, and the moment and order of its settlement."""
    seen = False
    for w in rows_of(t.wagers):
        if w.kind != WHAT_MATCH_THE_DEALER:
            continue
        seen = True
        r = w.round
        h = w.hand
        known = has_paytable(t, FIRST, w, t.options.match_table)
        if not is_to_be_settled(t, w):
            t.tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
            continue
        judge_moment(t, FIRST, w, game_continues(t, r))
        if not known or not is_priced(t, FIRST, w):
            continue
        first = h.dealt_first
        second = h.dealt_second
        up = r.up
        if lacking(t, FIRST + PAID_WRONG, NO_CARDS, rank_of(first) < 0 or rank_of(second) < 0 or rank_of(up) < 0):
            continue
        other = other_hand(t, h)
        net = w.paid - w.collected
        stake = w.stake
        due = match_won(t, stake, first, second, up)
        if other and net != due:
            first_of_other = other.dealt_first
            second_of_other = other.dealt_second
            t.tally[OPTIONAL_WAGER_SETTLED_BY_THE_OTHER_HAND + JUDGED] += 1
            if settled_by_another_rule(net, match_won(t, stake, first_of_other, second_of_other, up)):
                event = settlement_event(t, w)
                emit(t.hits, OPTIONAL_WAGER_SETTLED_BY_THE_OTHER_HAND, event, due, net, net - due, w.at, w.root, r.at)
                continue
        judge_match(t, w, first, second, up)
    if seen:
        judge_order(t, FIRST, WHAT_MATCH_THE_DEALER)
