"""Drawing and standing at a total that is 22 only by an ace."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.rows import rows_of
from validator.games.blackjack.dealer import (
    DEALER_DREW_ON_STANDING_TOTAL,
    DEALER_TOTAL_MISANNOUNCED,
    announced_wrong,
    draws_on_standing_total,
    stands_short,
)
from validator.games.blackjack.dealers_ace import LOW, TWELVE, draws_of_dealer, parted, total_by
from validator.games.blackjack.tables.rows import Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.table import recorded
from validator.log.codes import KIND_ANNOUNCE, KIND_DEAL, KIND_ROUND_END

NO_DEALS, *_ = missing_facts()

rule = Rules("blackjack.dealers_draws")
DEALER_STOOD_ON_ACE_22 = rule(
    "dealer-stood-on-ace-22",
    "The dealer stood on 22 with an ace",
    "the dealer stood on {dealer}: {expected} if the ace counts high there, {observed} if it does not",
    needs={
        "every card dealt to the end of the round": NO_DEALS,
    },
    expected="a total on which the dealer stands by every reading",
    observed="one by one reading alone",
)
DEALER_DREW_ON_ACE_22 = rule(
    "dealer-drew-on-ace-22",
    "The dealer drew on 22 with an ace",
    "the dealer drew {card} on a total of {expected} if the ace counts high there, of {observed} if not",
    expected="a card only by one reading",
    observed="{card}",
)
DEALER_STOOD_ON_TWO_ACES = rule(
    "dealer-stood-on-two-aces",
    "The dealer stood on two aces",
    "the dealer stood on {dealer}: {expected} if the ace counts high there, {observed} if it does not",
    needs={
        "every card dealt to the end of the round": NO_DEALS,
    },
    expected="a total on which the dealer stands by every reading",
    observed="one by one reading alone",
)
DEALER_DREW_ON_TWO_ACES = rule(
    "dealer-drew-on-two-aces",
    "The dealer drew on two aces",
    "the dealer drew {card} on a total of {expected} if the ace counts high there, of {observed} if not",
    expected="a card only by one reading",
    observed="{card}",
)


@kernel
def judge_open_total(t: Table, r: Round) -> None:
    """Judge what the dealer did at a total that is 22 if his ace counts high there, and less if it does not.

    Standing is right by the one reading, drawing by the other; a card drawn on a total on which he stands by every
    reading is right by none.
    """
    kinds = t.kind
    dealer = r.hand
    aces = dealer.cards == 2
    stands = t.options.dealer_stands
    root = r.root
    drew = -1
    for i in range(dealer.last_card + 1, r.last + 1):
        if kinds[i] == KIND_ANNOUNCE and t.notes[i].hand == dealer and drew >= 0:
            judge_announced(t, i, r)
        if not draws_of_dealer(t, i, r):
            continue
        low = total_by(t, r, LOW, i)
        twelve = total_by(t, r, TWELVE, i)
        if draws_on_standing_total(low, stands) and draws_on_standing_total(twelve, stands):
            t.tally[DEALER_DREW_ON_STANDING_TOTAL + JUDGED] += 1
            emit(t.hits, DEALER_DREW_ON_STANDING_TOTAL, i, stands, low, 0, -1, root, r.at)
            return
        if drew < 0:
            rule = DEALER_DREW_ON_TWO_ACES if aces else DEALER_DREW_ON_ACE_22
            t.tally[rule + JUDGED] += 1
            emit(t.hits, rule, i, dealer.total, low, 0, -1, root, r.at)
        drew = i
    if drew >= 0:
        return
    rule = DEALER_STOOD_ON_TWO_ACES if aces else DEALER_STOOD_ON_ACE_22
    over = r.over >= 0 or not recorded(t, KIND_ROUND_END)
    if not recorded(t, KIND_DEAL) or r.gaps > 0 or not over:
        t.tally[rule + NO_DEALS] += 1
        return
    t.tally[rule + JUDGED] += 1
    low = total_by(t, r, LOW, r.last + 1)
    if stands_short(low, stands):
        emit(t.hits, rule, dealer.last_card, dealer.total, low, 0, -1, root, r.at)


@kernel
def judge_announced(t: Table, i: int, r: Round) -> None:
    """Judge the total that the dealer announced after a card drawn at such a total: that of one of the readings."""
    if t.n[i] < 0:
        return
    low = total_by(t, r, LOW, i)
    twelve = total_by(t, r, TWELVE, i)
    if low < 0:
        return
    t.tally[DEALER_TOTAL_MISANNOUNCED + JUDGED] += 1
    if announced_wrong(t.n[i], low, twelve) and t.n[i] != t.notes[i].total:
        emit(t.hits, DEALER_TOTAL_MISANNOUNCED, i, low, t.n[i], 0, -1, r.root, r.at)


@kernel
def dealers_draws_pass(t: Table) -> None:
    """Judge the dealer at a total where the readings of his aces part."""
    for r in rows_of(t.rounds):
        if r.void < 0 and parted(t, r):
            judge_open_total(t, r)
