"""The maximum that a filing sets for the dealer Blackjack rows of Twenty Point Bonus and King's Bounty Wagers."""

from typing import Final

from validator.core.kernel import JUDGED, Ints, emit, kernel
from validator.games.blackjack.optional import judge_result, settled_as, settlement_event
from validator.games.blackjack.options import KINGS_BOUNTY_PAYS, LEAST_LIMIT, LIMIT, LIMIT_APPLIES, LUCKY_LADIES_PAYS
from validator.games.blackjack.settlement import amount_differs
from validator.games.blackjack.slots.optional import (
    MAXIMUM_PAYOUT_NOT_SHARED,
    MAXIMUM_PAYOUT_ON_ANOTHER_ROW,
    MAXIMUM_PAYOUT_ON_DOUBTFUL_WAGER,
    ONE_MAXIMUM_PAYOUT_FOR_BOTH_WAGERS,
    PAID_WRONG,
)
from validator.games.blackjack.tables import hand, round_
from validator.games.blackjack.twenty_points import is_special
from validator.games.cards import HEARTS, KING, QUEEN, RANKS, SPADES
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import UNSTATED
from validator.log.codes import WHAT_KINGS_BOUNTY, WHAT_TWENTY_POINT_BONUS

QUEEN_OF_HEARTS: Final = HEARTS * RANKS + QUEEN
KING_OF_SPADES: Final = SPADES * RANKS + KING

OF_LUCKY_LADIES: Final = LIMIT_APPLIES
OF_KINGS_BOUNTY: Final = LIMIT_APPLIES + 1
OF_ROYAL_MATCH: Final = LIMIT_APPLIES + 2

NO_STAKES, LIMIT_NOT_FILED, *_ = missing_facts()


@kernel
def limited_row_reduced(net: int, limit: int, least: int) -> bool:
    """Whether a winning hand that no maximum payout touches won the maximum filed, or the least there may be
    (cents).
    """
    return net == limit or net == least


@kernel
def is_limited(options: Ints, applies: int) -> bool:
    """Whether the filing sets a maximum payout for the wager of this option."""
    return options[LIMIT] > 0 and options[applies] == 1


@kernel
def stakes_of_winners(rounds: Ints, hands: Ints, wagers: Ints, r: int, what: int, special: int) -> int:
    """The stakes in the round on all special pairs of a type of wager together; -1 where one is not known."""
    total = 0
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if wagers[w + wager.KIND] != what or wagers[w + wager.WITHDRAWN] >= 0:
            continue
        h = wagers[w + wager.HAND]
        if h < 0 or hands[h + hand.DEALT_FIRST] < 0 or hands[h + hand.DEALT_SECOND] < 0:
            return -1
        if is_special(hands, wagers, w, special):
            if wagers[w + wager.STAKE] < 0:
                return -1
            total += wagers[w + wager.STAKE]
    return total


@kernel
def won(stakes: int, options: Ints, row: int) -> int:
    """Cents that stakes win at the odds of a row of a paytable."""
    return stakes * options[row] // options[row + 1]


@kernel
def judge_dealer_blackjack_row(
    options: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, first: int, w: int, row: int
) -> None:
    """Judge what a special pair against a dealer's Blackjack was paid, with the maximum payout where one is filed."""
    r = wagers[w + wager.ROUND]
    stake = wagers[w + wager.STAKE]
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    root = wagers[w + wager.ROOT]
    ladies = wagers[w + wager.KIND] == WHAT_TWENTY_POINT_BONUS
    applies = OF_LUCKY_LADIES if ladies else OF_KINGS_BOUNTY
    other_applies = OF_KINGS_BOUNTY if ladies else OF_LUCKY_LADIES
    other_row = KINGS_BOUNTY_PAYS if ladies else LUCKY_LADIES_PAYS
    if options[LIMIT] == UNSTATED:
        tally[MAXIMUM_PAYOUT_NOT_SHARED + LIMIT_NOT_FILED] += 1
        if settled_as(options, wagers, w, row):
            judge_result(options, rounds, wagers, tally, hits, first, first + PAID_WRONG, w, row)
        return
    if not is_limited(options, applies):
        judge_result(options, rounds, wagers, tally, hits, first, first + PAID_WRONG, w, row)
        return
    queens = stakes_of_winners(rounds, hands, wagers, r, WHAT_TWENTY_POINT_BONUS, QUEEN_OF_HEARTS)
    kings = stakes_of_winners(rounds, hands, wagers, r, WHAT_KINGS_BOUNTY, KING_OF_SPADES)
    if queens < 0 or kings < 0:
        tally[MAXIMUM_PAYOUT_NOT_SHARED + NO_STAKES] += 1
        return
    own = queens if ladies else kings
    other = (kings if ladies else queens) if is_limited(options, other_applies) else 0
    limit = options[LIMIT]
    full = settled_as(options, wagers, w, row)
    event = settlement_event(rounds, wagers, w)
    reduced = won(own, options, row) > limit
    due = limit * stake // own if reduced else won(stake, options, row)
    shared = not amount_differs(net, limit * stake, own)
    together = won(own, options, row) + won(other, options, other_row) > limit
    if other > 0 and together and not full and not (reduced and shared):
        tally[ONE_MAXIMUM_PAYOUT_FOR_BOTH_WAGERS + JUDGED] += 1
        if not amount_differs(net, limit * stake, own + other):
            emit(hits, ONE_MAXIMUM_PAYOUT_FOR_BOTH_WAGERS, event, due, net, net - due, w, root, r)
            return
    if not reduced:
        judge_result(options, rounds, wagers, tally, hits, first, first + PAID_WRONG, w, row)
        return
    if ladies and (full or shared):
        tally[MAXIMUM_PAYOUT_ON_DOUBTFUL_WAGER + JUDGED] += 1
        otherwise = due if full else won(stake, options, row)
        emit(hits, MAXIMUM_PAYOUT_ON_DOUBTFUL_WAGER, event, otherwise, net, net - due if full else 0, w, root, r)
        return
    tally[MAXIMUM_PAYOUT_NOT_SHARED + JUDGED] += 1
    if amount_differs(net, limit * stake, own):
        emit(hits, MAXIMUM_PAYOUT_NOT_SHARED, event, due, net, net - due, w, root, r)


@kernel
def row_was_limited(options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, row: int) -> bool:
    """Judge whether a maximum payout was applied to a row that none may touch."""
    if options[LIMIT] <= 0 or row < 0:
        return False
    tally[MAXIMUM_PAYOUT_ON_ANOTHER_ROW + JUDGED] += 1
    if settled_as(options, wagers, w, row):
        return False
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    due = won(wagers[w + wager.STAKE], options, row)
    if net >= due or not limited_row_reduced(net, options[LIMIT], options[LEAST_LIMIT]):
        return False
    event = settlement_event(rounds, wagers, w)
    emit(
        hits,
        MAXIMUM_PAYOUT_ON_ANOTHER_ROW,
        event,
        due,
        net,
        net - due,
        w,
        wagers[w + wager.ROOT],
        wagers[w + wager.ROUND],
    )
    return True
