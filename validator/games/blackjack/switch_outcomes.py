"""What Blackjack Switch pays and returns otherwise than § 633a.7 and § 633a.13(a) do."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.games.blackjack.cards_lying import settlement_root
from validator.games.blackjack.due import paid_as_blackjack
from validator.games.blackjack.main_wager import settling_event
from validator.games.blackjack.settlement import WINNING_WAGER_PAID_AT_WRONG_ODDS, owed, owed_on_blackjack
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Table, Wager
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.stakes import may_be_settled_unseen
from validator.games.table import lacking

NO_SETTLEMENT, NO_CARDS, *_ = missing_facts()

rule = Rules("blackjack.switch_outcomes")
SWITCH_BLACKJACK_AGAINST_LONGER_21 = rule(
    "switch-blackjack-against-longer-21",
    "A Blackjack at Blackjack Switch against a longer 21",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SWITCH_BLACKJACK_PAID_BEFORE_LONGER_21 = rule(
    "switch-blackjack-paid-before-longer-21",
    "A Blackjack at Blackjack Switch paid before the dealer had a longer 21",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    expected="{expected} won, if it waits for the dealer's hand",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SWITCH_BLACKJACK_TIE_NOT_RETURNED = rule(
    "switch-blackjack-tie-not-returned",
    "Blackjack against Blackjack at Blackjack Switch not returned",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SWITCHED_BLACKJACK_NOT_COLLECTED = rule(
    "switched-blackjack-not-collected",
    "A Blackjack made by switching not lost against a dealer's Blackjack",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SWITCHED_BLACKJACK_KEPT = rule(
    "switched-blackjack-kept",
    "A Blackjack made by switching not returned against 21 or 22",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SWITCH_DEALER_22_NOT_RETURNED = rule(
    "switch-dealer-22-not-returned",
    "A wager at Blackjack Switch not returned against a dealer's 22",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
    },
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SWITCH_BLACKJACK_RETURNED_AGAINST_22 = rule(
    "switch-blackjack-returned-against-22",
    "A Blackjack as dealt returned against a dealer's 22",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected} won, if the paragraph does not reach Blackjacks",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SWITCHED_BLACKJACK_PAID_AS_BLACKJACK = rule(
    "switched-blackjack-paid-as-blackjack",
    "A Blackjack made by switching paid as a Blackjack",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    expected="{expected} won, if it is no Blackjack",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)


@kernel
def judge_natural(t: Table, w: Wager, net: int, event: int, root: int) -> None:
    """Judge what was settled on a Blackjack, dealt or made by switching."""
    r = w.round
    h = w.hand
    stake = w.stake
    dealer = r.hand
    switched = h.flags & flags.SWITCHED
    dealer_total = dealer.total
    long_21 = dealer_total == t.options.switch_long_at and dealer.cards > t.options.switch_long_over
    if r.dealer_blackjack == 1:
        if switched:
            owed(t, SWITCHED_BLACKJACK_NOT_COLLECTED, event, net, -stake, 1, w, root, r)
        else:
            owed(t, SWITCH_BLACKJACK_TIE_NOT_RETURNED, event, net, 0, 1, w, root, r)
    elif switched and (long_21 or dealer_total == t.options.switch_push_total):
        owed(t, SWITCHED_BLACKJACK_KEPT, event, net, 0, 1, w, root, r)
    elif switched:
        t.tally[SWITCHED_BLACKJACK_PAID_AS_BLACKJACK + JUDGED] += 1
        if paid_as_blackjack(t, net, stake):
            even = stake * t.options.win_pays // t.options.win_per
            emit(t.hits, SWITCHED_BLACKJACK_PAID_AS_BLACKJACK, event, even, net, net - even, w.at, root, r.at)
        else:
            owed(
                t,
                WINNING_WAGER_PAID_AT_WRONG_ODDS,
                event,
                net,
                stake * t.options.win_pays,
                t.options.win_per,
                w,
                root,
                r,
            )
    elif long_21:
        early = w.pay >= 0 and w.pay < r.hole_turned
        if early and paid_as_blackjack(t, net, stake):
            t.tally[SWITCH_BLACKJACK_PAID_BEFORE_LONGER_21 + JUDGED] += 1
            even = stake * t.options.switch_long_21_pays // t.options.switch_long_21_per
            emit(t.hits, SWITCH_BLACKJACK_PAID_BEFORE_LONGER_21, event, even, net, net - even, w.at, root, r.at)
        else:
            due = stake * t.options.switch_long_21_pays
            per = t.options.switch_long_21_per
            owed(t, SWITCH_BLACKJACK_AGAINST_LONGER_21, event, net, due, per, w, root, r)
    elif dealer_total == t.options.switch_push_total and net == 0:
        won = stake * t.options.blackjack_pays // t.options.blackjack_per
        rule = SWITCH_BLACKJACK_RETURNED_AGAINST_22
        if lacking(t, rule, NO_SETTLEMENT, may_be_settled_unseen(t, w, r, won)):
            return
        t.tally[rule + JUDGED] += 1
        emit(t.hits, rule, event, won, net, net - won, w.at, root, r.at)
    else:
        owed_on_blackjack(t, event, net, stake, w, root, r)


@kernel
def judge_outcome(t: Table, settles: bool, w: Wager) -> None:
    """Judge the amount settled on a main wager whose outcome Blackjack Switch decides otherwise."""
    r = w.round
    h = w.hand
    if not h or r.void >= 0 or w.withdrawn >= 0:
        return
    marks = h.flags
    dealer = r.hand
    total = h.total
    if marks & (flags.DEAD | flags.SURRENDERED | flags.EVEN_MONEY) or total > t.options.switch_push_to:
        return
    pushed = dealer.total == t.options.switch_push_total
    if marks & flags.NATURAL == 0 and not pushed:
        return
    rule = SWITCH_BLACKJACK_AGAINST_LONGER_21 if marks & flags.NATURAL else SWITCH_DEALER_22_NOT_RETURNED
    if h.unknown > 0 or dealer.unknown > 0 or r.dealer_blackjack < 0:
        t.tally[rule + NO_CARDS] += 1
        return
    unknown = w.stake < 0 or w.unpriced > 0
    if unknown or (w.last_settled < 0 and not (settles and r.gaps == 0)):
        t.tally[rule + NO_SETTLEMENT] += 1
        return
    net = w.paid - w.collected
    event = settling_event(t, w, r)
    root = settlement_root(t, w, net)
    if marks & flags.NATURAL:
        judge_natural(t, w, net, event, root)
    else:
        owed(t, SWITCH_DEALER_22_NOT_RETURNED, event, net, 0, 1, w, root, r)
