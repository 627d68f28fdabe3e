"""The dealer's 22 of Down Under Blackjack, hands over 21, and what turns on how the dealer's ace counts."""

from typing import Final

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.rows import rows_of
from validator.games.blackjack.cards_lying import settlement_root
from validator.games.blackjack.dealers_ace import ELEVEN, WAYS, parted, total_by
from validator.games.blackjack.hands import counted_rank
from validator.games.blackjack.main_wager import is_main_wager, settling_event
from validator.games.blackjack.masque import LARGE, range_of
from validator.games.blackjack.settlement import WINNING_WAGER_PAID_AT_WRONG_ODDS, owed, owed_openly
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.cards import ACE
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.stakes import amount_differs, may_be_settled_unseen
from validator.games.table import lacking, recorded
from validator.log.codes import KIND_COLLECT, KIND_PAY

NO_SETTLEMENT, NO_CARDS, NO_STAKE, *_ = missing_facts()

rule = Rules("blackjack.dealers_22")
BUSTED_WAGER_NOT_LOST = rule(
    "busted-wager-not-lost",
    "The wager of a hand over the limit not lost",
    "{seat}: {wager} of {stake} on {hand} was {settled}; the hand is over the limit",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the dealer's cards": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
BUST_RETURNED_AGAINST_DEALERS_22 = rule(
    "bust-returned-against-dealers-22",
    "The wager of a hand over the limit returned against the dealer's 22",
    "{seat}: {wager} of {stake} on {hand} was {settled} against the dealer's 22 ({dealer})",
    expected="{expected}, if a hand over the limit has lost before",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
WIN_AGAINST_DEALERS_22_NOT_PAID = rule(
    "win-against-dealers-22-not-paid",
    "Two original Large cards, or 21, not paid against the dealer's 22",
    "{seat}: {wager} of {stake} on {hand} was {settled} against the dealer's 22 ({dealer})",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
NOT_RETURNED_AGAINST_DEALERS_22 = rule(
    "not-returned-against-dealers-22",
    "A wager not returned against the dealer's 22",
    "{seat}: {wager} of {stake} on {hand} was {settled} against the dealer's 22 ({dealer})",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
LARGE_CARDS_DRAWN_TO_AGAINST_22 = rule(
    "large-cards-drawn-to-against-22",
    "Two original Large cards that were drawn to, against the dealer's 22",
    "{seat}: {wager} of {stake} on {hand} was {settled} against the dealer's 22 ({dealer})",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected}, if a hand that was drawn to is judged the other way",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
LARGE_CARDS_OF_SPLIT_HAND_AGAINST_22 = rule(
    "large-cards-of-split-hand-against-22",
    "Two Large cards of a split hand, against the dealer's 22",
    "{seat}: {wager} of {stake} on {hand} was {settled} against the dealer's 22 ({dealer})",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected}, if original cards are meant the other way",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SETTLED_ON_ACE_22 = rule(
    "settled-on-ace-22",
    "A wager settled that turns on the dealer's ace",
    "{seat}: {wager} of {stake} on {hand} was {settled}; how the aces of {dealer} count is open",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="what the dealer's total gives, which the readings count differently",
    observed="{observed}",
    unit="cents",
)
SETTLED_ON_TWO_ACES = rule(
    "settled-on-two-aces",
    "A wager settled that turns on the dealer's two aces",
    "{seat}: {wager} of {stake} on {hand} was {settled}; how the aces of {dealer} count is open",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="what the dealer's total gives, which the readings count differently",
    observed="{observed}",
    unit="cents",
)

LOST: Final = -1
RETURNED: Final = 0
PAID: Final = 1
PAID_OR_RETURNED: Final = 2
"""The result of two original Large cards that were drawn to or split: whether they are paid against 22 is open."""


@kernel
def large(t: Table, one: int, other: int) -> bool:
    """Whether two cards are both Large."""
    return range_of(t, one) == LARGE and range_of(t, other) == LARGE


@kernel
def result_against(t: Table, h: Hand, dealer: int) -> int:
    """What becomes of the wagers on hand row ``h``, not over the limit and no Blackjack, against a dealer's total."""
    total = h.total
    if dealer == t.options.dealer_push_total:
        if total == t.options.push_paid_at:
            return PAID
        split = h.flags & flags.SPLIT != 0
        two = h.cards == t.options.push_large_cards
        if split:
            open_ = two and large(t, h.first, h.second)
            return PAID_OR_RETURNED if open_ else RETURNED
        if not large(t, h.dealt_first, h.dealt_second):
            return RETURNED
        return PAID if two else PAID_OR_RETURNED
    if dealer == t.options.settles_unless_at:
        return RETURNED
    if dealer > t.options.highest_total or total > dealer:
        return PAID
    return RETURNED if total == dealer else LOST


@kernel
def settled_by_result(t: Table, net: int, stake: int, result: int) -> bool:
    """Whether ``net`` cents to the player settle a stake as its result demands."""
    if result == PAID_OR_RETURNED:
        return net == 0 or not amount_differs(net, stake * t.options.win_pays, t.options.win_per)
    if result == PAID:
        return not amount_differs(net, stake * t.options.win_pays, t.options.win_per)
    return net == stake * result


@kernel
def judge_result(
    t: Table, split: int, event: int, net: int, stake: int, result: int, w: Wager, root: int, r: Round
) -> None:
    """Judge the amount settled against a dealer's 22 on a hand of 21 or less, from its ``result``."""
    won = stake * t.options.win_pays
    per = t.options.win_per
    if result == PAID_OR_RETURNED and settled_by_result(t, net, stake, result):
        rule = LARGE_CARDS_OF_SPLIT_HAND_AGAINST_22 if split != 0 else LARGE_CARDS_DRAWN_TO_AGAINST_22
        if lacking(t, rule, NO_SETTLEMENT, may_be_settled_unseen(t, w, r, won // per)):
            return
        t.tally[rule + JUDGED] += 1
        emit(t.hits, rule, event, won // per if net == 0 else 0, net, net, w.at, root, r.at)
    elif result == PAID or (result == PAID_OR_RETURNED and net * per > won):
        rule = WIN_AGAINST_DEALERS_22_NOT_PAID
        if net > 0:
            t.tally[rule + JUDGED] += 1
            rule = WINNING_WAGER_PAID_AT_WRONG_ODDS
        owed(t, rule, event, net, won, per, w, root, r)
    else:
        owed(t, NOT_RETURNED_AGAINST_DEALERS_22, event, net, 0, 1, w, root, r)


@kernel
def judge_by_readings(t: Table, event: int, net: int, stake: int, w: Wager, h: Hand, root: int, r: Round) -> None:
    """Judge the amount settled where the dealer's ace, counted one way or another, gives other totals.

    Where a reading allows the amount it is for review, if the readings do not all come to the same; where none does, it
    is wrong: by the preferred reading where it lies between what two of them give, else by the nearest.
    """
    stop = r.last + 1
    first = RETURNED
    fits = False
    alike = True
    nearest = preferred = 0
    below = above = unseen = False
    for way in range(WAYS):
        total = total_by(t, r, way, stop)
        if lacking(t, NOT_RETURNED_AGAINST_DEALERS_22, NO_CARDS, total < 0):
            return
        result = result_against(t, h, total)
        due = stake * t.options.win_pays // t.options.win_per if result >= PAID else stake * result
        if way == ELEVEN:
            first = result
            nearest = preferred = due
        alike = alike and result == first
        fits = fits or settled_by_result(t, net, stake, result)
        if abs(net - due) < abs(net - nearest):
            nearest = due
        unseen = unseen or may_be_settled_unseen(t, w, r, due)
        below = below or due < net
        above = above or due > net
    if alike:
        judge_result(t, h.flags & flags.SPLIT, event, net, stake, first, w, root, r)
        return
    aces = r.hand.cards == 2
    rule = SETTLED_ON_TWO_ACES if aces else SETTLED_ON_ACE_22
    if not fits:
        nearest = preferred if below and above else nearest
        rule = WINNING_WAGER_PAID_AT_WRONG_ODDS if net > 0 else NOT_RETURNED_AGAINST_DEALERS_22
        if lacking(t, rule, NO_SETTLEMENT, unseen):
            return
        t.tally[rule + JUDGED] += 1
        emit(t.hits, rule, event, nearest, net, net - nearest, w.at, root, r.at)
        return
    if lacking(t, rule, NO_SETTLEMENT, unseen):
        return
    t.tally[rule + JUDGED] += 1
    emit(t.hits, rule, event, nearest, net, net - nearest, w.at, root, r.at)


@kernel
def judge_bust(t: Table, event: int, net: int, stake: int, w: Wager, root: int, r: Round) -> None:
    """Judge the wager on a hand over the limit: lost, whatever the dealer has; against a 22 its return is open.

    A hole card that is not known may make 22 with an ace, or with cards drawn to it.
    """
    dealer = r.hand
    known = dealer.unknown == 0
    may_be = dealer.cards > 2 or counted_rank(t, r.up) == ACE
    if known and dealer.total == t.options.dealer_push_total:
        review = BUST_RETURNED_AGAINST_DEALERS_22
        owed_openly(t, review, BUSTED_WAGER_NOT_LOST, event, net, stake, -stake, w, root, r)
    elif not known and may_be and net == 0:
        t.tally[BUSTED_WAGER_NOT_LOST + NO_CARDS] += 1
    else:
        owed(t, BUSTED_WAGER_NOT_LOST, event, net, -stake, 1, w, root, r)


@kernel
def dealers_22_pass(t: Table) -> None:
    """Judge every main wager on a hand over the limit, and those against a dealer's 22, Blackjacks aside."""
    settles = recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    ended = flags.DEAD | flags.SURRENDERED | flags.NATURAL
    for w in rows_of(t.wagers):
        if not is_main_wager(w.kind):
            continue
        r = w.round
        h = w.hand
        if not h or r.void >= 0 or r.dealer_blackjack == 1:
            continue
        if w.withdrawn >= 0 or h.flags & ended:
            continue
        if h.unknown > 0 or h.cards < 2:
            continue
        dealer = r.hand
        known = dealer.unknown == 0 and dealer.cards > 1
        busted = h.total > t.options.wins_if_dealer_over_to
        if not busted and not (known and dealer.total == t.options.dealer_push_total):
            continue
        rule = BUSTED_WAGER_NOT_LOST if busted else NOT_RETURNED_AGAINST_DEALERS_22
        if lacking(t, rule, NO_STAKE, w.stake < 0):
            continue
        if w.unpriced > 0 or (w.last_settled < 0 and not (settles and r.gaps == 0)):
            t.tally[rule + NO_SETTLEMENT] += 1
            continue
        stake = w.stake
        net = w.paid - w.collected
        event = settling_event(t, w, r)
        root = settlement_root(t, w, net)
        if busted:
            judge_bust(t, event, net, stake, w, root, r)
        elif parted(t, r):
            judge_by_readings(t, event, net, stake, w, h, root, r)
        else:
            result = result_against(t, h, t.options.dealer_push_total)
            split = h.flags & flags.SPLIT
            judge_result(t, split, event, net, stake, result, w, root, r)
