"""The dealer's 22, which returns what is left, and the wagers of hands that went over the limit."""

from validator.core.kernel import JUDGED, Ints, kernel, needs
from validator.games.blackjack.options import DEALER_PUSH_TOTAL, FREE_BETS, HIGHEST_TOTAL
from validator.games.blackjack.settlement import is_main_wager, owed, owed_openly, settling_event
from validator.games.blackjack.slots.free_bet import (
    BUST_NOT_COLLECTED,
    BUST_PAID_AGAINST_BUST,
    BUST_RETURNED_AGAINST_22,
    BUST_RETURNED_AGAINST_BUST,
    WAGER_NOT_RETURNED_AGAINST_22,
)
from validator.games.blackjack.slots.settlement import SAME_TOTAL_OVER_LIMIT_NOT_COLLECTED
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import KIND_COLLECT, KIND_PAY
from validator.log.columns import Columns

NO_SETTLEMENT, NO_CARDS, NO_STAKE, *_ = missing_facts()


@kernel
def judge_bust(
    options: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, h: int, r: int
) -> None:
    """Judge what was settled on wager row ``w`` of a hand over the limit.

    Against a dealer of 21 or less it is collected. Against one who is over the limit too, returning it is open, paying
    it is not. A dealer of two cards is not over the limit, whatever the one is that nobody saw.
    """
    dealer = rounds[r + round_.HAND]
    stake = wagers[w + wager.STAKE]
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    event = settling_event(rounds, wagers, w, r)
    root = wagers[w + wager.ROOT] if wagers[w + wager.ROOT] >= 0 else hands[h + hand.ROOT]
    against = hands[dealer + hand.TOTAL]
    known = hands[dealer + hand.UNKNOWN] == 0
    if not known and hands[dealer + hand.CARDS] > 2 and net != -stake:
        tally[BUST_NOT_COLLECTED + NO_CARDS] += 1
    elif not known or against <= options[HIGHEST_TOTAL]:
        owed(tally, hits, BUST_NOT_COLLECTED, event, net, -stake, 1, w, root, r)
    elif against == options[DEALER_PUSH_TOTAL]:
        firm = WAGER_NOT_RETURNED_AGAINST_22
        owed_openly(tally, hits, BUST_RETURNED_AGAINST_22, firm, event, net, stake, -stake, w, root, r)
    else:
        same = against == hands[h + hand.TOTAL]
        noted = SAME_TOTAL_OVER_LIMIT_NOT_COLLECTED if same else BUST_RETURNED_AGAINST_BUST
        if net <= 0:
            tally[BUST_PAID_AGAINST_BUST + JUDGED] += 1
        owed_openly(tally, hits, noted, BUST_PAID_AGAINST_BUST, event, net, stake, -stake, w, root, r)


@needs(options=(FREE_BETS,))
@kernel
def twenty_two_pass(
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
    """Judge every main wager of a hand over the limit, and those against a dealer's 22, Blackjacks aside."""
    settles = options[RECORDED + KIND_PAY] == ALWAYS and options[RECORDED + KIND_COLLECT] == ALWAYS
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if not is_main_wager(wagers[w + wager.KIND]):
            continue
        r = wagers[w + wager.ROUND]
        h = wagers[w + wager.HAND]
        if h < 0 or rounds[r + round_.VOID] >= 0 or rounds[r + round_.DEALER_BLACKJACK] == 1:
            continue
        marks = hands[h + hand.FLAGS]
        if wagers[w + wager.WITHDRAWN] >= 0 or marks & (flags.DEAD | flags.SURRENDERED | flags.NATURAL):
            continue
        if hands[h + hand.UNKNOWN] > 0 or hands[h + hand.CARDS] < 2:
            continue
        dealer = rounds[r + round_.HAND]
        known = hands[dealer + hand.UNKNOWN] == 0 and hands[dealer + hand.CARDS] > 1
        busted = hands[h + hand.TOTAL] > options[HIGHEST_TOTAL]
        pushed = known and hands[dealer + hand.TOTAL] == options[DEALER_PUSH_TOTAL]
        if not busted and not pushed:
            continue
        slot = BUST_NOT_COLLECTED if busted else WAGER_NOT_RETURNED_AGAINST_22
        if wagers[w + wager.STAKE] < 0:
            tally[slot + NO_STAKE] += 1
        elif wagers[w + wager.UNPRICED] > 0 or (
            wagers[w + wager.LAST_SETTLED] < 0 and not (settles and rounds[r + round_.GAPS] == 0)
        ):
            tally[slot + NO_SETTLEMENT] += 1
        elif busted:
            judge_bust(options, rounds, hands, wagers, tally, hits, w, h, r)
        else:
            net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
            root = wagers[w + wager.ROOT] if wagers[w + wager.ROOT] >= 0 else hands[h + hand.ROOT]
            owed(tally, hits, slot, settling_event(rounds, wagers, w, r), net, 0, 1, w, root, r)
