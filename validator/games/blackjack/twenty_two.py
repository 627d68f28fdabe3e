"""The dealer's 22, which returns what is left, and the wagers of hands that went over the limit."""

from validator.core.kernel import JUDGED, kernel, needs
from validator.games.blackjack.options import DEALER_PUSH_TOTAL, FREE_BETS, HIGHEST_TOTAL
from validator.games.blackjack.settlement import (
    SAME_TOTAL_OVER_LIMIT_NOT_COLLECTED,
    is_main_wager,
    owed,
    owed_openly,
    settling_event,
)
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.table import Table, recorded
from validator.log.codes import KIND_COLLECT, KIND_PAY

(
    WAGER_NOT_RETURNED_AGAINST_22,
    BUST_RETURNED_AGAINST_22,
    BUST_NOT_COLLECTED,
    BUST_RETURNED_AGAINST_BUST,
    BUST_PAID_AGAINST_BUST,
    *_,
) = numbers_of("blackjack.twenty_two")

NO_SETTLEMENT, NO_CARDS, NO_STAKE, *_ = missing_facts()


@kernel
def judge_bust(t: Table, w: int, h: int, r: int) -> None:
    """Judge what was settled on wager row ``w`` of a hand over the limit.

    Against a dealer of 21 or less it is collected. Against one who is over the limit too, returning it is open, paying
    it is not. A dealer of two cards is not over the limit, whatever the one is that nobody saw.
    """
    dealer = t.rounds[r + round_.HAND]
    stake = t.wagers[w + wager.STAKE]
    net = t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
    event = settling_event(t, w, r)
    root = t.wagers[w + wager.ROOT] if t.wagers[w + wager.ROOT] >= 0 else t.hands[h + hand.ROOT]
    against = t.hands[dealer + hand.TOTAL]
    known = t.hands[dealer + hand.UNKNOWN] == 0
    if not known and t.hands[dealer + hand.CARDS] > 2 and net != -stake:
        t.tally[BUST_NOT_COLLECTED + NO_CARDS] += 1
    elif not known or against <= t.options[HIGHEST_TOTAL]:
        owed(t, BUST_NOT_COLLECTED, event, net, -stake, 1, w, root, r)
    elif against == t.options[DEALER_PUSH_TOTAL]:
        firm = WAGER_NOT_RETURNED_AGAINST_22
        owed_openly(t, BUST_RETURNED_AGAINST_22, firm, event, net, stake, -stake, w, root, r)
    else:
        same = against == t.hands[h + hand.TOTAL]
        review = SAME_TOTAL_OVER_LIMIT_NOT_COLLECTED if same else BUST_RETURNED_AGAINST_BUST
        if net <= 0:
            t.tally[BUST_PAID_AGAINST_BUST + JUDGED] += 1
        owed_openly(t, review, BUST_PAID_AGAINST_BUST, event, net, stake, -stake, w, root, r)


@needs(options=(FREE_BETS,))
@kernel
def twenty_two_pass(t: Table) -> None:
    """Judge every main wager of a hand over the limit, and those against a dealer's 22, Blackjacks aside."""
    settles = recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    for w in range(wager.WIDTH, t.wagers[0], wager.WIDTH):
        if not is_main_wager(t.wagers[w + wager.KIND]):
            continue
        r = t.wagers[w + wager.ROUND]
        h = t.wagers[w + wager.HAND]
        if h < 0 or t.rounds[r + round_.VOID] >= 0 or t.rounds[r + round_.DEALER_BLACKJACK] == 1:
            continue
        marks = t.hands[h + hand.FLAGS]
        if t.wagers[w + wager.WITHDRAWN] >= 0 or marks & (flags.DEAD | flags.SURRENDERED | flags.NATURAL):
            continue
        if t.hands[h + hand.UNKNOWN] > 0 or t.hands[h + hand.CARDS] < 2:
            continue
        dealer = t.rounds[r + round_.HAND]
        known = t.hands[dealer + hand.UNKNOWN] == 0 and t.hands[dealer + hand.CARDS] > 1
        busted = t.hands[h + hand.TOTAL] > t.options[HIGHEST_TOTAL]
        pushed = known and t.hands[dealer + hand.TOTAL] == t.options[DEALER_PUSH_TOTAL]
        if not busted and not pushed:
            continue
        rule = BUST_NOT_COLLECTED if busted else WAGER_NOT_RETURNED_AGAINST_22
        if t.wagers[w + wager.STAKE] < 0:
            t.tally[rule + NO_STAKE] += 1
        elif t.wagers[w + wager.UNPRICED] > 0 or (
            t.wagers[w + wager.LAST_SETTLED] < 0 and not (settles and t.rounds[r + round_.GAPS] == 0)
        ):
            t.tally[rule + NO_SETTLEMENT] += 1
        elif busted:
            judge_bust(t, w, h, r)
        else:
            net = t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
            root = t.wagers[w + wager.ROOT] if t.wagers[w + wager.ROOT] >= 0 else t.hands[h + hand.ROOT]
            owed(t, rule, settling_event(t, w, r), net, 0, 1, w, root, r)
