"""The Hit and Run Progressive Wager, from its acceptance to its settlement."""

from typing import Final

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.blackjack.optional import (
    LOSES,
    LOSING_NOT_COLLECTED,
    NO_CARDS,
    PAID_WRONG,
    SETTLED_AT_WRONG_TIME,
    UNKNOWN,
    cents_won,
    is_priced,
    judge_amount,
    judge_result,
    settled_as,
    settled_by_another_rule,
    settlement_event,
)
from validator.games.blackjack.options import (
    HIT_AND_RUN_BLACKJACK,
    HIT_AND_RUN_PAYS,
    HIT_AND_RUN_VERIFIED,
)
from validator.games.blackjack.progressive import (
    judge_late_moment,
    judge_meter_share,
    meter_need,
    paid_in_full,
)
from validator.games.blackjack.tables.result import METER, UNDECIDED
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.blackjack.verification import floorperson_needed, judge_off_table, judge_verified
from validator.games.numbers import Rules, first_number

FIRST: Final = first_number("blackjack.hit_and_run")


rule = Rules("blackjack.hit_and_run")
HIT_AND_RUN_CARD_OVER_21_NOT_COUNTED = rule("hit-and-run-card-over-21-not-counted")
HIT_AND_RUN_MISDRAWN_CARD_COUNTED = rule("hit-and-run-misdrawn-card-counted")


@kernel
def result_by_cards(t: Table, cards: int) -> int:
    """What a dealer's hand of so many cards, and no Blackjack, pays."""
    step = cards - t.options.hit_and_run_cards
    if step < 0 or cards < t.options.hit_and_run_from:
        return LOSES
    return HIT_AND_RUN_PAYS + 2 * step if step < t.options.hit_and_run_steps else METER


@kernel
def hit_and_run_result(t: Table, r: Round) -> int:
    """What the dealer's hand of round ``r`` pays; a card that carries him over the limit counts."""
    dealer = r.hand
    cards = dealer.cards
    if r.dealer_blackjack == 1:
        return HIT_AND_RUN_BLACKJACK
    result = result_by_cards(t, cards)
    if cards < 2 or (cards == 2 and r.dealer_blackjack < 0):
        return UNKNOWN
    if result == LOSES and (dealer.unknown > 0 or dealer.total < t.options.dealer_stands):
        return UNDECIDED
    return result


@kernel
def judge_hit_and_run(t: Table, w: Wager, result: int) -> None:
    """Judge the amount settled on one wager, the meter aside."""
    r = w.round
    dealer = r.hand
    cards = dealer.cards
    net = w.paid - w.collected
    stake = w.stake
    event = settlement_event(t, w)
    root = w.root
    if result >= 0 and paid_in_full(t, w, t.options[result], t.options[result + 1]):
        t.tally[FIRST + PAID_WRONG + JUDGED] += 1
        return
    if dealer.extra >= 0 and not settled_as(t, w, result):
        other = result_by_cards(t, cards + 1)
        t.tally[HIT_AND_RUN_MISDRAWN_CARD_COUNTED + JUDGED] += 1
        due = cents_won(t, stake, result)
        won = net if other == METER else due
        if other >= 0:
            won = cents_won(t, stake, other)
        if settled_by_another_rule(net, won):
            emit(t.hits, HIT_AND_RUN_MISDRAWN_CARD_COUNTED, event, due, net, net - due, w.at, dealer.extra, r.at)
            return
    if result >= 0 and dealer.total > t.options.hit_and_run_counts_over:
        less = result_by_cards(t, cards - 1)
        if settled_as(t, w, less) and not settled_as(t, w, result):
            pays = t.options[result]
            per = t.options[result + 1]
            judge_amount(t, HIT_AND_RUN_CARD_OVER_21_NOT_COUNTED, pays, per, event, net, stake, w, root, r)
            return
        t.tally[HIT_AND_RUN_CARD_OVER_21_NOT_COUNTED + JUDGED] += 1
    judge_result(t, FIRST, FIRST + PAID_WRONG, w, result)


@kernel
def hit_and_run_share(t: Table, w: Wager) -> int:
    """What part of the meter a wager wins; 0 none."""
    return t.options.hit_and_run_share if hit_and_run_result(t, w.round) == METER else 0


@kernel
def judge_hit_and_run_wager(t: Table, w: Wager) -> None:
    """Judge one Hit and Run Progressive Wager: its moment, amount, verification and source."""
    judge_late_moment(t, FIRST + SETTLED_AT_WRONG_TIME, FIRST, w)
    if not is_priced(t, FIRST, w):
        return
    result = hit_and_run_result(t, w.round)
    if result == UNKNOWN:
        t.tally[FIRST + PAID_WRONG + NO_CARDS] += 1
    elif result == UNDECIDED:
        t.tally[FIRST + LOSING_NOT_COLLECTED + NOT_APPLICABLE] += 1
    elif result == METER:
        judge_meter_share(t, FIRST, w, -1, 1, t.options.hit_and_run_shared, False)
    else:
        judge_hit_and_run(t, w, result)
    if w.paid == 0 or result == LOSES or result == UNKNOWN or result == UNDECIDED:
        return
    if result == METER:
        if w.share == t.options.hit_and_run_off_table:
            judge_off_table(t, FIRST, w, 0)
        judge_verified(t, FIRST, w, meter_need(t, w, HIT_AND_RUN_VERIFIED))
    else:
        judge_verified(t, FIRST, w, floorperson_needed(t, result, HIT_AND_RUN_VERIFIED))
