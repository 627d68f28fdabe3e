"""The maximum that a filing sets for the dealer Blackjack rows of Twenty Point Bonus and King's Bounty Wagers."""

from typing import Final

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.option_rows import UNSTATED
from validator.core.engine.rows import between
from validator.games.blackjack.optional import PAID_WRONG, cents_won, judge_result, settled_as, settlement_event
from validator.games.blackjack.options import KINGS_BOUNTY_PAYS, LUCKY_LADIES_PAYS
from validator.games.blackjack.paytables import LIMITED
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.blackjack.twenty_points import is_special
from validator.games.cards import HEARTS, KING, QUEEN, RANKS, SPADES
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.stakes import amount_differs
from validator.games.table import ask, lacking
from validator.log.codes import WHAT_KINGS_BOUNTY, WHAT_TWENTY_POINT_BONUS

QUEEN_OF_HEARTS: Final = HEARTS * RANKS + QUEEN
KING_OF_SPADES: Final = SPADES * RANKS + KING

OF_LUCKY_LADIES: Final = LIMITED.index("lucky-ladies")
OF_KINGS_BOUNTY: Final = LIMITED.index("kings-bounty")
OF_ROYAL_MATCH: Final = LIMITED.index("royal-match-21")

NO_STAKES, LIMIT_NOT_FILED, *_ = missing_facts()

rule = Rules("blackjack.payout_limit")
MAXIMUM_PAYOUT_NOT_SHARED = rule("maximum-payout-not-shared")
MAXIMUM_PAYOUT_ON_ANOTHER_ROW = rule("maximum-payout-on-another-row")
MAXIMUM_PAYOUT_ON_DOUBTFUL_WAGER = rule("maximum-payout-on-doubtful-wager")
ONE_MAXIMUM_PAYOUT_FOR_BOTH_WAGERS = rule("one-maximum-payout-for-both-wagers")


@kernel
def limited_row_reduced(net: int, limit: int, least: int) -> bool:
    """Whether a winning hand that no maximum payout touches won the maximum filed, or the least there may be
    (cents).
    """
    return net == limit or net == least


@kernel
def is_limited(t: Table, applies: int) -> bool:
    """Whether the filing sets a maximum payout for this one of the wagers LIMITED."""
    return t.options.limit > 0 and t.options.limit_applies[applies] == 1


@kernel
def stakes_of_winners(t: Table, r: Round, what: int, special: int) -> int:
    """The stakes in the round on all special pairs of a type of wager together; -1 where one is not known."""
    total = 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.kind != what or w.withdrawn >= 0:
            continue
        h = w.hand
        if not h or h.dealt_first < 0 or h.dealt_second < 0:
            return -1
        if is_special(t, w, special):
            if w.stake < 0:
                return -1
            total += w.stake
    return total


@kernel
def judge_dealer_blackjack_row(t: Table, first: int, w: Wager, row: int) -> None:
    """Judge what a special pair against a dealer's Blackjack was paid, with the maximum payout where one is filed."""
    r = w.round
    stake = w.stake
    net = w.paid - w.collected
    root = w.root
    ladies = w.kind == WHAT_TWENTY_POINT_BONUS
    applies = OF_LUCKY_LADIES if ladies else OF_KINGS_BOUNTY
    other_applies = OF_KINGS_BOUNTY if ladies else OF_LUCKY_LADIES
    other_row = KINGS_BOUNTY_PAYS if ladies else LUCKY_LADIES_PAYS
    if t.options.limit == UNSTATED:
        t.tally[MAXIMUM_PAYOUT_NOT_SHARED + LIMIT_NOT_FILED] += 1
        if settled_as(t, w, row):
            judge_result(t, first, first + PAID_WRONG, w, row)
        return
    if not is_limited(t, applies):
        judge_result(t, first, first + PAID_WRONG, w, row)
        return
    queens = stakes_of_winners(t, r, WHAT_TWENTY_POINT_BONUS, QUEEN_OF_HEARTS)
    kings = stakes_of_winners(t, r, WHAT_KINGS_BOUNTY, KING_OF_SPADES)
    if lacking(t, MAXIMUM_PAYOUT_NOT_SHARED, NO_STAKES, queens < 0 or kings < 0):
        return
    own = queens if ladies else kings
    other = (kings if ladies else queens) if is_limited(t, other_applies) else 0
    limit = t.options.limit
    full = settled_as(t, w, row)
    event = settlement_event(t, w)
    reduced = cents_won(t, own, row) > limit
    due = limit * stake // own if reduced else cents_won(t, stake, row)
    shared = not amount_differs(net, limit * stake, own)
    together = cents_won(t, own, row) + cents_won(t, other, other_row) > limit
    if other > 0 and together and not full and not (reduced and shared):
        t.tally[ONE_MAXIMUM_PAYOUT_FOR_BOTH_WAGERS + JUDGED] += 1
        if not amount_differs(net, limit * stake, own + other):
            emit(t.hits, ONE_MAXIMUM_PAYOUT_FOR_BOTH_WAGERS, event, due, net, net - due, w.at, root, r.at)
            return
    if not reduced:
        judge_result(t, first, first + PAID_WRONG, w, row)
        return
    if ladies and (full or shared):
        t.tally[MAXIMUM_PAYOUT_ON_DOUBTFUL_WAGER + JUDGED] += 1
        otherwise = due if full else cents_won(t, stake, row)
        emit(
            t.hits, MAXIMUM_PAYOUT_ON_DOUBTFUL_WAGER, event, otherwise, net, net - due if full else 0, w.at, root, r.at
        )
        return
    ask(
        t,
        MAXIMUM_PAYOUT_NOT_SHARED,
        amount_differs(net, limit * stake, own),
        event,
        due,
        net,
        net - due,
        w.at,
        root,
        r.at,
    )


@kernel
def row_was_limited(t: Table, w: Wager, row: int) -> bool:
    """Judge whether a maximum payout was applied to a row that none may touch."""
    if t.options.limit <= 0 or row < 0:
        return False
    t.tally[MAXIMUM_PAYOUT_ON_ANOTHER_ROW + JUDGED] += 1
    if settled_as(t, w, row):
        return False
    net = w.paid - w.collected
    due = cents_won(t, w.stake, row)
    if net >= due or not limited_row_reduced(net, t.options.limit, t.options.least_limit):
        return False
    event = settlement_event(t, w)
    emit(t.hits, MAXIMUM_PAYOUT_ON_ANOTHER_ROW, event, due, net, net - due, w.at, w.root, w.round.at)
    return True
