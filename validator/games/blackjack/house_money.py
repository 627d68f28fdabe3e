"""The House Money Wager, from its acceptance to its settlement: paid, or added to the Blackjack Wager."""

from typing import Final

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel, needs
from validator.core.engine.rows import rows_of
from validator.games.blackjack.house_money_added import follow_payout, judge_added, judge_entire
from validator.games.blackjack.optional import (
    LOSES,
    NO_CARDS,
    NO_SETTLEMENT,
    NOT_PAID,
    PAID_WRONG,
    SETTLED_AT_WRONG_TIME,
    cents_won,
    game_continues,
    has_paytable,
    is_priced,
    is_to_be_settled,
    judge_amount,
    judge_moment,
    judge_order,
    judge_result,
    next_act,
    note_doubt,
    other_hand,
    settled_as,
    settled_outside,
    settlement_event,
)
from validator.games.blackjack.options import HOUSE_MONEY_PAYS
from validator.games.blackjack.straight_jack import is_two_card_straight
from validator.games.blackjack.tables.rows import Table, Wager
from validator.games.blackjack.twenty_points import next_card
from validator.games.blackjack.up_card import is_blackjack_up_card
from validator.games.cards import ACE, KING, rank_of, suit_of
from validator.games.numbers import Rules, first_number, missing_facts
from validator.games.rounds.rows import mark_root
from validator.games.table import lacking
from validator.log.codes import WHAT_HOUSE_MONEY

FIRST: Final = first_number("blackjack.house_money")


NO_READER, *_ = missing_facts()

rule = Rules("blackjack.house_money")
HOUSE_MONEY_PAID_WRONG_WITH_SEVERAL_DECKS = rule("house-money-paid-wrong-with-several-decks")
HOUSE_MONEY_NOT_PAID_ON_DEALER_BLACKJACK = rule("house-money-not-paid-on-dealer-blackjack")
HOUSE_MONEY_NOT_PAID_AFTER_READER = rule("house-money-not-paid-after-reader")
HOUSE_MONEY_SETTLED_BEFORE_READER = rule("house-money-settled-before-reader")
HOUSE_MONEY_ACE_STRAIGHT_COLLECTED = rule("house-money-ace-straight-collected")


@kernel
def settled_before_reader(settled: int, reader: int) -> bool:
    """Whether a wager was settled (event) before the card reader device (event) told of a dealer's Blackjack."""
    return settled < reader


@kernel
def house_money_result(first: int, second: int) -> int:
    """What two cards pay; an ace stands beside the 2 and beside the king."""
    suited = suit_of(first) == suit_of(second)
    if rank_of(first) == rank_of(second):
        return HOUSE_MONEY_PAYS + 2 * 2
    if not is_two_card_straight(first, second):
        return LOSES
    step = rank_of(first) - rank_of(second)
    if suited and step in (KING, -KING):
        return HOUSE_MONEY_PAYS
    return HOUSE_MONEY_PAYS + 2 if suited else HOUSE_MONEY_PAYS + 2 * 2 + 2


@kernel
def turns_on_ace(first: int, second: int, result: int) -> bool:
    """Whether a straight is one only by where the ace stands in the order of ranks."""
    return (rank_of(first) == ACE) != (rank_of(second) == ACE) and result > HOUSE_MONEY_PAYS


@kernel
def judge_winner_moment(t: Table, w: Wager) -> None:
    """Judge whether a winner against an ace or a card of value 10 was settled after the reader, before other cards."""
    r = w.round
    settled = w.first_settled
    reader = r.peek
    if settled < 0 or reader < 0:
        rule = (
            FIRST + SETTLED_AT_WRONG_TIME + NO_SETTLEMENT
            if settled < 0
            else HOUSE_MONEY_SETTLED_BEFORE_READER + NO_READER
        )
        t.tally[rule] += 1
        return
    if t.options.from_hand == 1:
        t.tally[FIRST + SETTLED_AT_WRONG_TIME + NOT_APPLICABLE] += 1
        return
    t.tally[HOUSE_MONEY_SETTLED_BEFORE_READER + JUDGED] += 1
    if settled_before_reader(settled, reader):
        emit(t.hits, HOUSE_MONEY_SETTLED_BEFORE_READER, settled, reader, settled, 0, w.at, w.root, r.at)
        mark_root(t, w, settled)
        return
    # Against a Blackjack, which ends the round, it is paid among all others.
    moment = next_card(t, r, reader) if r.dealer_blackjack == 1 else next_act(t, reader, r)
    t.tally[FIRST + SETTLED_AT_WRONG_TIME + JUDGED] += 1
    if settled_outside(settled, reader, moment):
        emit(t.hits, FIRST + SETTLED_AT_WRONG_TIME, settled, moment, settled, 0, w.at, w.root, r.at)


@kernel
def judge_winnings(t: Table, w: Wager, result: int, grown: int, waits: bool) -> None:
    """Judge the amount won, taken or added; ``grown`` is what was added without a payment of its own."""
    r = w.round
    net = w.paid - w.collected + grown
    rule = FIRST + PAID_WRONG if t.options.house_money_table == 0 else HOUSE_MONEY_PAID_WRONG_WITH_SEVERAL_DECKS
    unpaid = FIRST + NOT_PAID
    if r.dealer_blackjack == 1:
        unpaid = HOUSE_MONEY_NOT_PAID_ON_DEALER_BLACKJACK
    elif waits:
        unpaid = HOUSE_MONEY_NOT_PAID_AFTER_READER
    if w.paid == 0 and grown == 0:
        rule = unpaid
    else:
        t.tally[unpaid + JUDGED] += 1
    event = settlement_event(t, w)
    pays = t.options[result]
    per = t.options[result + 1]
    judge_amount(t, rule, pays, per, event, net, w.stake, w, w.root, r)


@needs(words=(WHAT_HOUSE_MONEY,))
@kernel
def house_money_pass(t: Table) -> None:
    """Judge every House Money Wager: moment, amount, what is added, and what follows for the Blackjack Wager."""
    seen = False
    for w in rows_of(t.wagers):
        if w.kind != WHAT_HOUSE_MONEY:
            continue
        seen = True
        if not is_to_be_settled(t, w):
            t.tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
            continue
        r = w.round
        h = w.hand
        first = h.dealt_first
        second = h.dealt_second
        main = h.wager
        waits = is_blackjack_up_card(t, r.up)
        known = has_paytable(t, FIRST, w, t.options.house_money_table)
        if lacking(t, FIRST + PAID_WRONG, NO_CARDS, rank_of(first) < 0 or rank_of(second) < 0):
            continue
        result = house_money_result(first, second)
        early = settled_before_reader(w.first_settled, r.peek)
        doubtful = turns_on_ace(first, second, result) and settled_as(t, w, LOSES)
        if result == LOSES or not waits or (early and doubtful):
            judge_moment(t, FIRST, w, game_continues(t, r))
        else:
            judge_winner_moment(t, w)
        follow_payout(t, w, h, main)
        if not known or not is_priced(t, FIRST, w):
            continue
        if other_hand(t, h):
            t.tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
        elif result == LOSES:
            judge_result(t, FIRST, FIRST + PAID_WRONG, w, LOSES)
        elif turns_on_ace(first, second, result) and settled_as(t, w, LOSES):
            note_doubt(t, HOUSE_MONEY_ACE_STRAIGHT_COLLECTED, w, result)
        else:
            grown = t.house_money.added if w.paid == 0 else 0
            judge_winnings(t, w, result, grown, waits)
            judge_added(t, w, cents_won(t, w.stake, result))
            judge_entire(t, w, h, main)
    if seen:
        judge_order(t, FIRST, WHAT_HOUSE_MONEY)
