"""The dealer's 22 of Down Under Blackjack, hands over 21, and what turns on how the dealer's ace counts."""

from typing import Final

from validator.core.kernel import JUDGED, Ints, emit, kernel, needs
from validator.games.blackjack.dealers_ace import ELEVEN, WAYS, parted, total_by
from validator.games.blackjack.masque import LARGE, range_of
from validator.games.blackjack.options import BUSTS_APART, DEALER_PUSH_TOTAL, HIGHEST_TOTAL, WIN_PAYS, WIN_PER
from validator.games.blackjack.settlement import amount_differs, is_main_wager, owed, owed_openly, settling_event
from validator.games.blackjack.slots.down_under import (
    BUST_RETURNED_AGAINST_DEALERS_22,
    BUSTED_WAGER_NOT_LOST,
    LARGE_CARDS_DRAWN_TO_AGAINST_22,
    LARGE_CARDS_OF_SPLIT_HAND_AGAINST_22,
    NOT_RETURNED_AGAINST_DEALERS_22,
    SETTLED_ON_ACE_22,
    SETTLED_ON_TWO_ACES,
    WIN_AGAINST_DEALERS_22_NOT_PAID,
)
from validator.games.blackjack.slots.settlement import WINNING_WAGER_PAID_AT_WRONG_ODDS
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.cards import ACE, rank_of
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import KIND_COLLECT, KIND_PAY
from validator.log.columns import Columns

NO_SETTLEMENT, NO_CARDS, NO_STAKE, *_ = missing_facts()

LOST: Final = -1
RETURNED: Final = 0
PAID: Final = 1
PAID_OR_RETURNED: Final = 2
"""The result of two original Large cards that were drawn to or split: whether they are paid against 22 is open."""


@kernel
def large(options: Ints, one: int, other: int) -> bool:
    """Whether two cards are both Large."""
    return range_of(options, one) == LARGE and range_of(options, other) == LARGE


@kernel
def result_against(options: Ints, hands: Ints, h: int, dealer: int) -> int:
    """What becomes of the wagers on hand row ``h``, not over the limit and no Blackjack, against a dealer's total."""
    total = hands[h + hand.TOTAL]
    if dealer == options[DEALER_PUSH_TOTAL]:
        if total == options[HIGHEST_TOTAL]:
            return PAID
        split = hands[h + hand.FLAGS] & flags.SPLIT != 0
        two = hands[h + hand.CARDS] == 2
        if split:
            open_ = two and large(options, hands[h + hand.FIRST], hands[h + hand.SECOND])
            return PAID_OR_RETURNED if open_ else RETURNED
        if not large(options, hands[h + hand.DEALT_FIRST], hands[h + hand.DEALT_SECOND]):
            return RETURNED
        return PAID if two else PAID_OR_RETURNED
    if dealer > options[HIGHEST_TOTAL] or total > dealer:
        return PAID
    return RETURNED if total == dealer else LOST


@kernel
def settled_as(options: Ints, net: int, stake: int, result: int) -> bool:
    """Whether ``net`` cents to the player settle a stake as its result demands."""
    if result == PAID_OR_RETURNED:
        return net == 0 or not amount_differs(net, stake * options[WIN_PAYS], options[WIN_PER])
    if result == PAID:
        return not amount_differs(net, stake * options[WIN_PAYS], options[WIN_PER])
    return net == stake * result


@kernel
def settled_by_none(fitting: int) -> bool:
    """Whether a wager was settled as no reading of the text allows: ``fitting`` counts those that allow it."""
    return fitting == 0


@kernel
def readings_part(fitting: int, readings: int) -> bool:
    """Whether some readings of the text, and not all, allow how a wager was settled."""
    return 0 < fitting < readings


@kernel
def judge_result(
    options: Ints,
    tally: Ints,
    hits: Ints,
    split: int,
    event: int,
    net: int,
    stake: int,
    result: int,
    w: int,
    root: int,
    r: int,
) -> None:
    """Judge the amount settled against a dealer's 22 on a hand of 21 or less, from its ``result``."""
    won = stake * options[WIN_PAYS]
    per = options[WIN_PER]
    if result == PAID_OR_RETURNED and settled_as(options, net, stake, result):
        slot = LARGE_CARDS_OF_SPLIT_HAND_AGAINST_22 if split != 0 else LARGE_CARDS_DRAWN_TO_AGAINST_22
        tally[slot + JUDGED] += 1
        emit(hits, slot, event, won // per if net == 0 else 0, net, net, w, root, r)
    elif result == PAID or (result == PAID_OR_RETURNED and net * per > won):
        slot = WIN_AGAINST_DEALERS_22_NOT_PAID
        if net > 0:
            tally[slot + JUDGED] += 1
            slot = WINNING_WAGER_PAID_AT_WRONG_ODDS
        owed(tally, hits, slot, event, net, won, per, w, root, r)
    else:
        owed(tally, hits, NOT_RETURNED_AGAINST_DEALERS_22, event, net, 0, 1, w, root, r)


@kernel
def judge_by_readings(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    tally: Ints,
    hits: Ints,
    event: int,
    net: int,
    stake: int,
    w: int,
    h: int,
    root: int,
    r: int,
) -> None:
    """Judge the amount settled where the dealer's ace, counted one way or another, gives other totals.

    Where a reading allows the amount it is noted, if the readings do not all come to the same; where none does, it is
    wrong: by the preferred reading where it lies between what two of them give, else by the nearest.
    """
    stop = rounds[r + round_.LAST] + 1
    first = RETURNED
    fitting = 0
    alike = True
    nearest = preferred = 0
    below = above = False
    for way in range(WAYS):
        total = total_by(ev.kind, ev.card, ev.dest, notes, options, rounds, r, way, stop)
        if total < 0:
            tally[NOT_RETURNED_AGAINST_DEALERS_22 + NO_CARDS] += 1
            return
        result = result_against(options, hands, h, total)
        due = stake * options[WIN_PAYS] // options[WIN_PER] if result >= PAID else stake * result
        if way == ELEVEN:
            first = result
            nearest = preferred = due
        alike = alike and result == first
        if settled_as(options, net, stake, result):
            fitting += 1
        if abs(net - due) < abs(net - nearest):
            nearest = due
        below = below or due < net
        above = above or due > net
    if alike:
        judge_result(options, tally, hits, hands[h + hand.FLAGS] & flags.SPLIT, event, net, stake, first, w, root, r)
        return
    aces = hands[rounds[r + round_.HAND] + hand.CARDS] == 2
    slot = SETTLED_ON_TWO_ACES if aces else SETTLED_ON_ACE_22
    if settled_by_none(fitting):
        nearest = preferred if below and above else nearest
        slot = WINNING_WAGER_PAID_AT_WRONG_ODDS if net > 0 else NOT_RETURNED_AGAINST_DEALERS_22
        tally[slot + JUDGED] += 1
        emit(hits, slot, event, nearest, net, net - nearest, w, root, r)
        return
    tally[slot + JUDGED] += 1
    if readings_part(fitting, WAYS) or not alike:
        emit(hits, slot, event, nearest, net, net - nearest, w, root, r)


@kernel
def judge_bust(
    options: Ints,
    rounds: Ints,
    hands: Ints,
    tally: Ints,
    hits: Ints,
    event: int,
    net: int,
    stake: int,
    w: int,
    root: int,
    r: int,
) -> None:
    """Judge the wager on a hand over the limit: lost, whatever the dealer has; against a 22 its return is open.

    A hole card that is not known may make 22 with an ace, or with cards drawn to it.
    """
    dealer = rounds[r + round_.HAND]
    known = hands[dealer + hand.UNKNOWN] == 0
    may_be = hands[dealer + hand.CARDS] > 2 or rank_of(rounds[r + round_.UP]) == ACE
    if known and hands[dealer + hand.TOTAL] == options[DEALER_PUSH_TOTAL]:
        noted = BUST_RETURNED_AGAINST_DEALERS_22
        owed_openly(tally, hits, noted, BUSTED_WAGER_NOT_LOST, event, net, stake, -stake, w, root, r)
    elif not known and may_be and net == 0:
        tally[BUSTED_WAGER_NOT_LOST + NO_CARDS] += 1
    else:
        owed(tally, hits, BUSTED_WAGER_NOT_LOST, event, net, -stake, 1, w, root, r)


@needs(options=(BUSTS_APART,))
@kernel
def dealers_22_pass(
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
    """Judge every main wager on a hand over the limit, and those against a dealer's 22, Blackjacks aside."""
    settles = options[RECORDED + KIND_PAY] == ALWAYS and options[RECORDED + KIND_COLLECT] == ALWAYS
    ended = flags.DEAD | flags.SURRENDERED | flags.NATURAL
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if not is_main_wager(wagers[w + wager.KIND]):
            continue
        r = wagers[w + wager.ROUND]
        h = wagers[w + wager.HAND]
        if h < 0 or rounds[r + round_.VOID] >= 0 or rounds[r + round_.DEALER_BLACKJACK] == 1:
            continue
        if wagers[w + wager.WITHDRAWN] >= 0 or hands[h + hand.FLAGS] & ended:
            continue
        if hands[h + hand.UNKNOWN] > 0 or hands[h + hand.CARDS] < 2:
            continue
        dealer = rounds[r + round_.HAND]
        known = hands[dealer + hand.UNKNOWN] == 0 and hands[dealer + hand.CARDS] > 1
        busted = hands[h + hand.TOTAL] > options[HIGHEST_TOTAL]
        if not busted and not (known and hands[dealer + hand.TOTAL] == options[DEALER_PUSH_TOTAL]):
            continue
        slot = BUSTED_WAGER_NOT_LOST if busted else NOT_RETURNED_AGAINST_DEALERS_22
        if wagers[w + wager.STAKE] < 0:
            tally[slot + NO_STAKE] += 1
            continue
        if wagers[w + wager.UNPRICED] > 0 or (
            wagers[w + wager.LAST_SETTLED] < 0 and not (settles and rounds[r + round_.GAPS] == 0)
        ):
            tally[slot + NO_SETTLEMENT] += 1
            continue
        stake = wagers[w + wager.STAKE]
        net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
        event = settling_event(rounds, wagers, w, r)
        root = wagers[w + wager.ROOT] if wagers[w + wager.ROOT] >= 0 else hands[h + hand.ROOT]
        if root < 0:
            root = hands[dealer + hand.ROOT]
        if busted:
            judge_bust(options, rounds, hands, tally, hits, event, net, stake, w, root, r)
        elif parted(options, rounds, hands, r):
            judge_by_readings(ev, options, notes, rounds, hands, tally, hits, event, net, stake, w, h, root, r)
        else:
            result = result_against(options, hands, h, options[DEALER_PUSH_TOTAL])
            split = hands[h + hand.FLAGS] & flags.SPLIT
            judge_result(options, tally, hits, split, event, net, stake, result, w, root, r)
