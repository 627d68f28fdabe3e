"""Main wagers against a dealer's Blackjack, where a paragraph of its own says what becomes of each."""

from validator.core.kernel import JUDGED, kernel, needs
from validator.games.blackjack.options import (
    ADDED_WAGERS_SPARED,
    DEALER_BLACKJACK_APART,
    EVEN_MONEY_BY_FILING,
    EVEN_MONEY_OFFERED,
    HIGHEST_TOTAL,
)
from validator.games.blackjack.settlement import (
    BUSTED_DOUBLE_DOWN_AGAINST_DEALER_BLACKJACK,
    DOUBLE_DOWN_KEPT_AGAINST_DEALER_BLACKJACK,
    SPLIT_WAGER_KEPT_AGAINST_DEALER_BLACKJACK,
    is_main_wager,
    original_amount_collected,
    owed,
    owed_openly,
    settling_event,
)
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.table import Table, recorded
from validator.log.codes import KIND_COLLECT, KIND_PAY, WHAT_BLACKJACK, WHAT_DOUBLE_DOWN

(
    BLACKJACKS_TIE_NOT_RETURNED,
    WAGER_KEPT_ON_DEALER_BLACKJACK,
    LATE_WAGER_RETURNED_ON_DEALER_BLACKJACK,
    *_,
) = numbers_of("blackjack.dealer_blackjack")

NO_SETTLEMENT, NO_CARDS, NO_STAKE, *_ = missing_facts()


@kernel
def judge_spared(t: Table, event: int, net: int, root: int, w: int, h: int, r: int) -> None:
    """Judge wager row ``w`` where only the amount of the initial wager is collected, from whichever hand of a split.

    Whether what was added to a hand that went over the limit is given back as well is open.
    """
    stake = t.wagers[w + wager.STAKE]
    kind = t.wagers[w + wager.KIND]
    added = (
        DOUBLE_DOWN_KEPT_AGAINST_DEALER_BLACKJACK
        if kind == WHAT_DOUBLE_DOWN
        else SPLIT_WAGER_KEPT_AGAINST_DEALER_BLACKJACK
    )
    rule = WAGER_KEPT_ON_DEALER_BLACKJACK if kind == WHAT_BLACKJACK else added
    split = t.hands[h + hand.FLAGS] & flags.SPLIT != 0 and kind != WHAT_DOUBLE_DOWN
    if split and original_amount_collected(t, h, r):
        t.tally[rule + JUDGED] += 1
    elif kind == WHAT_BLACKJACK:
        owed(t, rule, event, net, -stake, 1, w, root, r)
    elif t.hands[h + hand.TOTAL] > t.options[HIGHEST_TOTAL]:
        owed_openly(t, BUSTED_DOUBLE_DOWN_AGAINST_DEALER_BLACKJACK, rule, event, net, stake, 0, w, root, r)
    else:
        owed(t, rule, event, net, 0, 1, w, root, r)


@kernel
def judge_against_blackjack(t: Table, w: int, h: int, r: int) -> None:
    """Judge what was settled on wager row ``w``: returned to a Blackjack, else collected.

    Where cards were dealt all the same, what becomes of an added wager, and of a longer 21, is open.
    """
    stake = t.wagers[w + wager.STAKE]
    net = t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
    event = settling_event(t, w, r)
    root = t.wagers[w + wager.ROOT] if t.wagers[w + wager.ROOT] >= 0 else t.hands[h + hand.ROOT]
    marks = t.hands[h + hand.FLAGS]
    firm = WAGER_KEPT_ON_DEALER_BLACKJACK
    if marks & flags.NATURAL:
        owed(t, BLACKJACKS_TIE_NOT_RETURNED, event, net, 0, 1, w, root, r)
    elif t.options[ADDED_WAGERS_SPARED] == 1:
        judge_spared(t, event, net, root, w, h, r)
    elif t.wagers[w + wager.KIND] == WHAT_BLACKJACK and t.hands[h + hand.TOTAL] != t.options[HIGHEST_TOTAL]:
        owed(t, firm, event, net, -stake, 1, w, root, r)
    else:
        owed_openly(t, LATE_WAGER_RETURNED_ON_DEALER_BLACKJACK, firm, event, net, stake, -stake, w, root, r)


@needs(options=(DEALER_BLACKJACK_APART,))
@kernel
def dealer_blackjack_pass(t: Table) -> None:
    """Judge every main wager of a round in which the dealer has a Blackjack; surrender and even money stand apart."""
    settles = recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    for w in range(wager.WIDTH, t.wagers[0], wager.WIDTH):
        if not is_main_wager(t.wagers[w + wager.KIND]):
            continue
        r = t.wagers[w + wager.ROUND]
        h = t.wagers[w + wager.HAND]
        if t.rounds[r + round_.DEALER_BLACKJACK] != 1 or t.rounds[r + round_.VOID] >= 0 or h < 0:
            continue
        marks = t.hands[h + hand.FLAGS]
        if t.wagers[w + wager.WITHDRAWN] >= 0 or marks & (flags.DEAD | flags.SURRENDERED):
            continue
        refused = t.options[EVEN_MONEY_BY_FILING] == 1 and t.options[EVEN_MONEY_OFFERED] == 0
        if marks & flags.NATURAL and marks & flags.EVEN_MONEY and not refused:
            continue
        rule = WAGER_KEPT_ON_DEALER_BLACKJACK
        if marks & flags.NATURAL:
            rule = BLACKJACKS_TIE_NOT_RETURNED
        if t.hands[h + hand.UNKNOWN] > 0 or t.hands[h + hand.CARDS] < 2:
            t.tally[rule + NO_CARDS] += 1
        elif t.wagers[w + wager.STAKE] < 0:
            t.tally[rule + NO_STAKE] += 1
        elif t.wagers[w + wager.UNPRICED] > 0 or (
            t.wagers[w + wager.LAST_SETTLED] < 0 and not (settles and t.rounds[r + round_.GAPS] == 0)
        ):
            t.tally[rule + NO_SETTLEMENT] += 1
        else:
            judge_against_blackjack(t, w, h, r)
