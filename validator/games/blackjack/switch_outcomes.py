"""What Blackjack Switch pays and returns otherwise than § 633a.7 and § 633a.13(a) do."""

from validator.core.kernel import JUDGED, Ints, emit, kernel
from validator.games.blackjack.options import (
    BLACKJACK_PAYS,
    BLACKJACK_PER,
    HIGHEST_TOTAL,
    SWITCH_LONG_21_PAYS,
    SWITCH_LONG_21_PER,
    SWITCH_PUSH_TOTAL,
    WIN_PAYS,
    WIN_PER,
)
from validator.games.blackjack.settlement import amount_differs, owed, settling_event
from validator.games.blackjack.slots.settlement import BLACKJACK_PAID_AT_WRONG_ODDS, WINNING_WAGER_PAID_AT_WRONG_ODDS
from validator.games.blackjack.slots.variations import (
    SWITCH_BLACKJACK_AGAINST_LONGER_21,
    SWITCH_BLACKJACK_PAID_BEFORE_LONGER_21,
    SWITCH_BLACKJACK_RETURNED_AGAINST_22,
    SWITCH_BLACKJACK_TIE_NOT_RETURNED,
    SWITCH_DEALER_22_NOT_RETURNED,
    SWITCHED_BLACKJACK_KEPT,
    SWITCHED_BLACKJACK_NOT_COLLECTED,
    SWITCHED_BLACKJACK_PAID_AS_BLACKJACK,
)
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.numbers import missing_facts
from validator.games.rounds import wager

NO_SETTLEMENT, NO_CARDS, *_ = missing_facts()


@kernel
def judge_natural(
    options: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    w: int,
    net: int,
    event: int,
    root: int,
) -> None:
    """Judge what was settled on a Blackjack, dealt or made by switching."""
    r = wagers[w + wager.ROUND]
    h = wagers[w + wager.HAND]
    stake = wagers[w + wager.STAKE]
    dealer = rounds[r + round_.HAND]
    switched = hands[h + hand.FLAGS] & flags.SWITCHED
    dealer_total = hands[dealer + hand.TOTAL]
    long_21 = dealer_total == options[HIGHEST_TOTAL] and hands[dealer + hand.CARDS] > 2
    if rounds[r + round_.DEALER_BLACKJACK] == 1:
        if switched:
            owed(tally, hits, SWITCHED_BLACKJACK_NOT_COLLECTED, event, net, -stake, 1, w, root, r)
        else:
            owed(tally, hits, SWITCH_BLACKJACK_TIE_NOT_RETURNED, event, net, 0, 1, w, root, r)
    elif switched and (long_21 or dealer_total == options[SWITCH_PUSH_TOTAL]):
        owed(tally, hits, SWITCHED_BLACKJACK_KEPT, event, net, 0, 1, w, root, r)
    elif switched:
        tally[SWITCHED_BLACKJACK_PAID_AS_BLACKJACK + JUDGED] += 1
        three_to_two = not amount_differs(net, stake * options[BLACKJACK_PAYS], options[BLACKJACK_PER])
        if three_to_two:
            even = stake * options[WIN_PAYS] // options[WIN_PER]
            emit(hits, SWITCHED_BLACKJACK_PAID_AS_BLACKJACK, event, even, net, net - even, w, root, r)
        else:
            owed(
                tally,
                hits,
                WINNING_WAGER_PAID_AT_WRONG_ODDS,
                event,
                net,
                stake * options[WIN_PAYS],
                options[WIN_PER],
                w,
                root,
                r,
            )
    elif long_21:
        early = wagers[w + wager.PAY] >= 0 and wagers[w + wager.PAY] < rounds[r + round_.HOLE_TURNED]
        if early and not amount_differs(net, stake * options[BLACKJACK_PAYS], options[BLACKJACK_PER]):
            tally[SWITCH_BLACKJACK_PAID_BEFORE_LONGER_21 + JUDGED] += 1
            even = stake * options[SWITCH_LONG_21_PAYS] // options[SWITCH_LONG_21_PER]
            emit(hits, SWITCH_BLACKJACK_PAID_BEFORE_LONGER_21, event, even, net, net - even, w, root, r)
        else:
            due = stake * options[SWITCH_LONG_21_PAYS]
            per = options[SWITCH_LONG_21_PER]
            owed(tally, hits, SWITCH_BLACKJACK_AGAINST_LONGER_21, event, net, due, per, w, root, r)
    elif dealer_total == options[SWITCH_PUSH_TOTAL] and net == 0:
        tally[SWITCH_BLACKJACK_RETURNED_AGAINST_22 + JUDGED] += 1
        won = stake * options[BLACKJACK_PAYS] // options[BLACKJACK_PER]
        emit(hits, SWITCH_BLACKJACK_RETURNED_AGAINST_22, event, won, net, net - won, w, root, r)
    else:
        owed(
            tally,
            hits,
            BLACKJACK_PAID_AT_WRONG_ODDS,
            event,
            net,
            stake * options[BLACKJACK_PAYS],
            options[BLACKJACK_PER],
            w,
            root,
            r,
        )


@kernel
def judge_outcome(
    options: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, settles: bool, w: int
) -> None:
    """Judge the amount settled on a main wager whose outcome Blackjack Switch decides otherwise."""
    r = wagers[w + wager.ROUND]
    h = wagers[w + wager.HAND]
    if h < 0 or rounds[r + round_.VOID] >= 0 or wagers[w + wager.WITHDRAWN] >= 0:
        return
    marks = hands[h + hand.FLAGS]
    dealer = rounds[r + round_.HAND]
    total = hands[h + hand.TOTAL]
    if marks & (flags.DEAD | flags.SURRENDERED | flags.EVEN_MONEY) or total > options[HIGHEST_TOTAL]:
        return
    pushed = hands[dealer + hand.TOTAL] == options[SWITCH_PUSH_TOTAL]
    if marks & flags.NATURAL == 0 and not pushed:
        return
    slot = SWITCH_BLACKJACK_AGAINST_LONGER_21 if marks & flags.NATURAL else SWITCH_DEALER_22_NOT_RETURNED
    if hands[h + hand.UNKNOWN] > 0 or hands[dealer + hand.UNKNOWN] > 0 or rounds[r + round_.DEALER_BLACKJACK] < 0:
        tally[slot + NO_CARDS] += 1
        return
    unknown = wagers[w + wager.STAKE] < 0 or wagers[w + wager.UNPRICED] > 0
    if unknown or (wagers[w + wager.LAST_SETTLED] < 0 and not (settles and rounds[r + round_.GAPS] == 0)):
        tally[slot + NO_SETTLEMENT] += 1
        return
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    event = settling_event(rounds, wagers, w, r)
    root = wagers[w + wager.ROOT] if wagers[w + wager.ROOT] >= 0 else hands[h + hand.ROOT]
    if marks & flags.NATURAL:
        judge_natural(options, rounds, hands, wagers, tally, hits, w, net, event, root)
    else:
        owed(tally, hits, SWITCH_DEALER_22_NOT_RETURNED, event, net, 0, 1, w, root, r)
