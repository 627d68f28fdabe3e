"""Main wagers against a dealer's Blackjack, where a paragraph of its own says what becomes of each."""

from validator.core.kernel import JUDGED, Ints, kernel, needs
from validator.games.blackjack.options import (
    ADDED_WAGERS_SPARED,
    DEALER_BLACKJACK_APART,
    EVEN_MONEY_BY_FILING,
    EVEN_MONEY_OFFERED,
    HIGHEST_TOTAL,
)
from validator.games.blackjack.settlement import (
    is_main_wager,
    original_amount_collected,
    owed,
    owed_openly,
    settling_event,
)
from validator.games.blackjack.slots.settlement import (
    BUSTED_DOUBLE_DOWN_AGAINST_DEALER_BLACKJACK,
    DOUBLE_DOWN_KEPT_AGAINST_DEALER_BLACKJACK,
    SPLIT_WAGER_KEPT_AGAINST_DEALER_BLACKJACK,
)
from validator.games.blackjack.slots.table_rules import (
    BLACKJACKS_TIE_NOT_RETURNED,
    LATE_WAGER_RETURNED_ON_DEALER_BLACKJACK,
    WAGER_KEPT_ON_DEALER_BLACKJACK,
)
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import KIND_COLLECT, KIND_PAY, WHAT_BLACKJACK, WHAT_DOUBLE_DOWN
from validator.log.columns import Columns

NO_SETTLEMENT, NO_CARDS, NO_STAKE, *_ = missing_facts()


@kernel
def judge_spared(
    options: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    event: int,
    net: int,
    root: int,
    w: int,
    h: int,
    r: int,
) -> None:
    """Judge wager row ``w`` where only the amount of the initial wager is collected, from whichever hand of a split.

    Whether what was added to a hand that went over the limit is given back as well is open.
    """
    stake = wagers[w + wager.STAKE]
    kind = wagers[w + wager.KIND]
    added = (
        DOUBLE_DOWN_KEPT_AGAINST_DEALER_BLACKJACK
        if kind == WHAT_DOUBLE_DOWN
        else SPLIT_WAGER_KEPT_AGAINST_DEALER_BLACKJACK
    )
    slot = WAGER_KEPT_ON_DEALER_BLACKJACK if kind == WHAT_BLACKJACK else added
    split = hands[h + hand.FLAGS] & flags.SPLIT != 0 and kind != WHAT_DOUBLE_DOWN
    if split and original_amount_collected(rounds, hands, wagers, h, r):
        tally[slot + JUDGED] += 1
    elif kind == WHAT_BLACKJACK:
        owed(tally, hits, slot, event, net, -stake, 1, w, root, r)
    elif hands[h + hand.TOTAL] > options[HIGHEST_TOTAL]:
        owed_openly(tally, hits, BUSTED_DOUBLE_DOWN_AGAINST_DEALER_BLACKJACK, slot, event, net, stake, 0, w, root, r)
    else:
        owed(tally, hits, slot, event, net, 0, 1, w, root, r)


@kernel
def judge_against_blackjack(
    options: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, h: int, r: int
) -> None:
    """Judge what was settled on wager row ``w``: returned to a Blackjack, else collected.

    Where cards were dealt all the same, what becomes of an added wager, and of a longer 21, is open.
    """
    stake = wagers[w + wager.STAKE]
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    event = settling_event(rounds, wagers, w, r)
    root = wagers[w + wager.ROOT] if wagers[w + wager.ROOT] >= 0 else hands[h + hand.ROOT]
    marks = hands[h + hand.FLAGS]
    firm = WAGER_KEPT_ON_DEALER_BLACKJACK
    if marks & flags.NATURAL:
        owed(tally, hits, BLACKJACKS_TIE_NOT_RETURNED, event, net, 0, 1, w, root, r)
    elif options[ADDED_WAGERS_SPARED] == 1:
        judge_spared(options, rounds, hands, wagers, tally, hits, event, net, root, w, h, r)
    elif wagers[w + wager.KIND] == WHAT_BLACKJACK and hands[h + hand.TOTAL] != options[HIGHEST_TOTAL]:
        owed(tally, hits, firm, event, net, -stake, 1, w, root, r)
    else:
        owed_openly(tally, hits, LATE_WAGER_RETURNED_ON_DEALER_BLACKJACK, firm, event, net, stake, -stake, w, root, r)


@needs(options=(DEALER_BLACKJACK_APART,))
@kernel
def dealer_blackjack_pass(
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
    """Judge every main wager of a round in which the dealer has a Blackjack; surrender and even money stand apart."""
    settles = options[RECORDED + KIND_PAY] == ALWAYS and options[RECORDED + KIND_COLLECT] == ALWAYS
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if not is_main_wager(wagers[w + wager.KIND]):
            continue
        r = wagers[w + wager.ROUND]
        h = wagers[w + wager.HAND]
        if rounds[r + round_.DEALER_BLACKJACK] != 1 or rounds[r + round_.VOID] >= 0 or h < 0:
            continue
        marks = hands[h + hand.FLAGS]
        if wagers[w + wager.WITHDRAWN] >= 0 or marks & (flags.DEAD | flags.SURRENDERED):
            continue
        refused = options[EVEN_MONEY_BY_FILING] == 1 and options[EVEN_MONEY_OFFERED] == 0
        if marks & flags.NATURAL and marks & flags.EVEN_MONEY and not refused:
            continue
        slot = WAGER_KEPT_ON_DEALER_BLACKJACK
        if marks & flags.NATURAL:
            slot = BLACKJACKS_TIE_NOT_RETURNED
        if hands[h + hand.UNKNOWN] > 0 or hands[h + hand.CARDS] < 2:
            tally[slot + NO_CARDS] += 1
        elif wagers[w + wager.STAKE] < 0:
            tally[slot + NO_STAKE] += 1
        elif wagers[w + wager.UNPRICED] > 0 or (
            wagers[w + wager.LAST_SETTLED] < 0 and not (settles and rounds[r + round_.GAPS] == 0)
        ):
            tally[slot + NO_SETTLEMENT] += 1
        else:
            judge_against_blackjack(options, rounds, hands, wagers, tally, hits, w, h, r)
