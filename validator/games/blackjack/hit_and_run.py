"""The Hit and Run Progressive Wager, from its acceptance to its settlement."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel, needs
from validator.games.blackjack.optional import (
    LOSES,
    NO_CARDS,
    UNKNOWN,
    is_open,
    is_priced,
    judge_amount,
    judge_order,
    judge_result,
    settled_as,
    settled_by_another_rule,
    settlement_event,
)
from validator.games.blackjack.options import (
    DEALER_STANDS,
    HIGHEST_TOTAL,
    HIT_AND_RUN_BLACKJACK,
    HIT_AND_RUN_CARDS,
    HIT_AND_RUN_PAYS,
    HIT_AND_RUN_SHARE,
    HIT_AND_RUN_STEPS,
    HIT_AND_RUN_VERIFIED,
)
from validator.games.blackjack.progressive import (
    judge_late_moment,
    judge_meter_share,
    meter_need,
    paid_in_full,
)
from validator.games.blackjack.slots.hit_and_run import (
    FIRST,
    HIT_AND_RUN_CARD_OVER_21_NOT_COUNTED,
    HIT_AND_RUN_MISDRAWN_CARD_COUNTED,
)
from validator.games.blackjack.slots.optional import (
    LOSING_NOT_COLLECTED,
    PAID_WRONG,
    SETTLED_AT_WRONG_TIME,
)
from validator.games.blackjack.tables import hand, round_
from validator.games.blackjack.tables.result import METER, UNDECIDED
from validator.games.blackjack.verification import floorperson_needed, judge_off_table, judge_verified
from validator.games.rounds import wager
from validator.log.codes import WHAT_HIT_AND_RUN_PROGRESSIVE
from validator.log.columns import Columns


@kernel
def result_by_cards(options: Ints, cards: int) -> int:
    """What a dealer's hand of so many cards, and no Blackjack, pays."""
    step = cards - options[HIT_AND_RUN_CARDS]
    if step < 0:
        return LOSES
    return HIT_AND_RUN_PAYS + 2 * step if step < options[HIT_AND_RUN_STEPS] else METER


@kernel
def hit_and_run_result(options: Ints, rounds: Ints, hands: Ints, r: int) -> int:
    """What the dealer's hand of round ``r`` pays; a card that carries him over the limit counts."""
    dealer = rounds[r + round_.HAND]
    cards = hands[dealer + hand.CARDS]
    if rounds[r + round_.DEALER_BLACKJACK] == 1:
        return HIT_AND_RUN_BLACKJACK
    result = result_by_cards(options, cards)
    if cards < 2 or (cards == 2 and rounds[r + round_.DEALER_BLACKJACK] < 0):
        return UNKNOWN
    if result == LOSES and (hands[dealer + hand.UNKNOWN] > 0 or hands[dealer + hand.TOTAL] < options[DEALER_STANDS]):
        return UNDECIDED
    return result


@kernel
def judge_hit_and_run(
    options: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, result: int
) -> None:
    """Judge the amount settled on one wager, the meter aside."""
    r = wagers[w + wager.ROUND]
    dealer = rounds[r + round_.HAND]
    cards = hands[dealer + hand.CARDS]
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    stake = wagers[w + wager.STAKE]
    event = settlement_event(rounds, wagers, w)
    root = wagers[w + wager.ROOT]
    if result >= 0 and paid_in_full(wagers, w, options[result], options[result + 1]):
        tally[FIRST + PAID_WRONG + JUDGED] += 1
        return
    if hands[dealer + hand.EXTRA] >= 0 and not settled_as(options, wagers, w, result):
        other = result_by_cards(options, cards + 1)
        tally[HIT_AND_RUN_MISDRAWN_CARD_COUNTED + JUDGED] += 1
        due = stake * options[result] // options[result + 1] if result >= 0 else -stake
        won = net if other == METER else due
        if other >= 0:
            won = stake * options[other] // options[other + 1]
        if settled_by_another_rule(net, won):
            emit(hits, HIT_AND_RUN_MISDRAWN_CARD_COUNTED, event, due, net, net - due, w, hands[dealer + hand.EXTRA], r)
            return
    if result >= 0 and hands[dealer + hand.TOTAL] > options[HIGHEST_TOTAL]:
        less = result_by_cards(options, cards - 1)
        if settled_as(options, wagers, w, less) and not settled_as(options, wagers, w, result):
            pays = options[result]
            per = options[result + 1]
            judge_amount(tally, hits, HIT_AND_RUN_CARD_OVER_21_NOT_COUNTED, pays, per, event, net, stake, w, root, r)
            return
        tally[HIT_AND_RUN_CARD_OVER_21_NOT_COUNTED + JUDGED] += 1
    judge_result(options, rounds, wagers, tally, hits, FIRST, FIRST + PAID_WRONG, w, result)


@needs(words=(WHAT_HIT_AND_RUN_PROGRESSIVE,))
@kernel
def hit_and_run_pass(
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
    """Judge every Hit and Run Progressive Wager: moment and order of its settlement, amount, verification, source."""
    kinds = ev.kind
    seen = False
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if wagers[w + wager.KIND] == WHAT_HIT_AND_RUN_PROGRESSIVE:
            seen = True
            meter = hit_and_run_result(options, rounds, hands, wagers[w + wager.ROUND]) == METER
            if meter and is_open(rounds, hands, wagers, w):
                wagers[w + wager.SHARE] = options[HIT_AND_RUN_SHARE]
    if not seen:
        return
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if wagers[w + wager.KIND] != WHAT_HIT_AND_RUN_PROGRESSIVE:
            continue
        if not is_open(rounds, hands, wagers, w):
            tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
            continue
        judge_late_moment(rounds, hands, wagers, tally, hits, FIRST + SETTLED_AT_WRONG_TIME, FIRST, w)
        if not is_priced(options, rounds, wagers, tally, FIRST, w):
            continue
        result = hit_and_run_result(options, rounds, hands, wagers[w + wager.ROUND])
        if result == UNKNOWN:
            tally[FIRST + PAID_WRONG + NO_CARDS] += 1
        elif result == UNDECIDED:
            tally[FIRST + LOSING_NOT_COLLECTED + NOT_APPLICABLE] += 1
        elif result == METER:
            judge_meter_share(options, rounds, wagers, tally, hits, FIRST, w, -1, 1, False)
        else:
            judge_hit_and_run(options, rounds, hands, wagers, tally, hits, w, result)
        if wagers[w + wager.PAID] == 0 or result == LOSES or result == UNKNOWN or result == UNDECIDED:
            continue
        if result == METER:
            need = meter_need(
                options, rounds, wagers, w, options[HIT_AND_RUN_VERIFIED], options[HIT_AND_RUN_VERIFIED + 1]
            )
            judge_off_table(kinds, ev.source, ev.cents, options, notes, rounds, hands, wagers, tally, hits, FIRST, w, 0)
        else:
            need = floorperson_needed(
                options[result],
                options[result + 1],
                options[HIT_AND_RUN_VERIFIED],
                options[HIT_AND_RUN_VERIFIED + 1],
            )
        judge_verified(kinds, ev.by, options, notes, rounds, wagers, tally, hits, FIRST, w, need)
    judge_order(kinds, notes, rounds, wagers, tally, hits, FIRST, WHAT_HIT_AND_RUN_PROGRESSIVE)
