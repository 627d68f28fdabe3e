"""The Push 22 Wager, from its acceptance to its settlement by the dealer's hand."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel, needs
from validator.core.engine.rows import between, row_after, rows_of
from validator.games.blackjack.alterations import stake_before_change
from validator.games.blackjack.hands import cards_begin
from validator.games.blackjack.optional import (
    LOSES,
    LOSING_NOT_COLLECTED,
    NO_CARDS,
    NO_SETTLEMENT,
    NOT_PAID,
    PAID_WRONG,
    SETTLED_AT_WRONG_TIME,
    SETTLED_FOR_NO_CARDS,
    UNKNOWN,
    WHICH_CARDS,
    cents_won,
    has_paytable,
    is_priced,
    is_to_be_settled,
    judge_amount,
    judge_order,
    judge_result,
    settlement_event,
)
from validator.games.blackjack.options import (
    PUSH_22_COLOR_PAYS,
    PUSH_22_OTHER_PAYS,
    PUSH_22_PAYS,
)
from validator.games.blackjack.push_22_moments import FIRST, NO_MOMENT, judge_settling_moment, judge_tucking
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.result import UNDECIDED
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.cards import SPADES, known, suit_of
from validator.games.numbers import Rules
from validator.games.rounds.stakes import amount_differs
from validator.games.table import ask, lacking, recorded
from validator.log.codes import KIND_DEAL, WHAT_PUSH_22
from validator.log.ranges import SPAN, as_range

rule = Rules("blackjack.push_22")
PUSH_22_KEPT_AGAINST_BOTH_BLACKJACKS = rule(
    "push-22-kept-against-both-blackjacks",
    "A Push 22 Wager beside a Blackjack not collected on a dealer's Blackjack",
    "{seat}: {wager} of {stake} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
PUSH_22_KEPT_AGAINST_DEALER_BLACKJACK = rule(
    "push-22-kept-against-dealer-blackjack",
    "A Push 22 Wager not collected on a dealer's Blackjack",
    "{seat}: {wager} of {stake} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SECOND_PUSH_22_OF_PLAYER = rule(
    "second-push-22-of-player",
    "A second Push 22 Wager of one player",
    "{seat}: the player placed {observed} Push 22 Wagers in the round",
    expected="{expected}, if it is one for each player",
    observed="{observed}",
)
PUSH_22_ON_DEAD_HAND_DECIDED = rule(
    "push-22-on-dead-hand-decided",
    "The Push 22 Wager beside a dead hand decided",
    "{seat}: the {wager} of {stake} beside a dead hand was {settled}",
    expected="returned, or left for the next deal",
    observed="{observed}",
    unit="cents",
)


@kernel
def is_red(suit: int) -> bool:
    """Whether a suit is hearts or diamonds."""
    return 0 < suit < SPADES


@kernel
def best_row_of_22(t: Table, r: Round, told: bool) -> int:
    """The best row of the paytable that the cards of the dealer's hand may have; what they have if all are ``told``.

    Where a card that decides it is not told, UNKNOWN if all are to be told.
    """
    dealer = r.hand
    hole = r.hole
    suit = suit_of(hole)
    unknown = 0 if known(hole) else 1
    done = r.deal_done
    one_suit = True
    one_color = True
    for i in range(cards_begin(t, r), r.last_card + 1):
        note = t.notes[i]
        if t.kind[i] != KIND_DEAL or note.hand != dealer or note.counted != 1 or i == done:
            continue
        if not known(t.card[i]):
            unknown += 1
        elif suit < 0:
            suit = suit_of(t.card[i])
        else:
            one_suit = one_suit and suit_of(t.card[i]) == suit
            one_color = one_color and is_red(suit_of(t.card[i])) == is_red(suit)
    if not one_color:
        return PUSH_22_OTHER_PAYS
    if unknown > 0 and told:
        return UNKNOWN
    return PUSH_22_PAYS if one_suit else PUSH_22_COLOR_PAYS


@kernel
def push_22_result(t: Table, r: Round) -> int:
    """The row of the paytable that a Push 22 Wager wins, or that it loses, or why that is not to be told."""
    dealer = r.hand
    if r.dealer_blackjack == 1:
        return LOSES
    if dealer.unknown > 0 or dealer.cards < 2:
        return UNKNOWN
    if dealer.total < t.options.dealer_stands:
        return UNDECIDED
    if dealer.total == t.options.push_22_wins_at:
        return best_row_of_22(t, r, True)
    return LOSES if dealer.total != t.options.push_22_loses_not_at else UNDECIDED


@kernel
def judge_whatever_the_cards(t: Table, w: Wager, r: Round) -> None:
    """Judge a Push 22 Wager won by cards that are not all told: some of them have due what was paid."""
    stake = w.stake
    net = w.paid - w.collected
    if net <= 0 or stake <= 0 or stake_before_change(t, w) > 0 or t.options.push_22_table != 0:
        return
    rule = FIRST + SETTLED_FOR_NO_CARDS
    dealer = r.hand
    low = high = -stake
    if dealer.unknown == 0 and dealer.total == t.options.push_22_wins_at:
        low = cents_won(t, stake, PUSH_22_OTHER_PAYS)
    for row in (PUSH_22_OTHER_PAYS, PUSH_22_COLOR_PAYS, PUSH_22_PAYS):
        high = max(high, cents_won(t, stake, row))
        if lacking(t, rule, WHICH_CARDS, not amount_differs(net, stake * t.options[row], t.options[row + 1])):
            return
        if row == best_row_of_22(t, r, False):
            break
    if high - low >= SPAN:
        return
    t.tally[rule + JUDGED] += 1
    beyond = net - high if net > high else min(net - low, 0)
    emit(t.hits, rule, settlement_event(t, w), as_range(low, high), net, beyond, w.at, w.root, r.at)


@kernel
def box_without_cards(t: Table, h: Hand, r: Round) -> bool:
    """Whether hand row ``h`` got no card, so far as is told, in a deal that began, so that it is dead (590.13(g)).

    Where no Blackjack Wager was placed for it no card was due.
    """
    if not h or not h.wager:
        return False
    return h.cards == 0 and r.first_card >= 0


@kernel
def judge_placing(t: Table, w: Wager, r: Round) -> None:
    """Note a second Push 22 Wager of one player."""
    player = w.player
    if player < 0:
        return
    placed = 0
    for v in between(t.wagers, r.wager, row_after(t.wagers, w, 1)):
        mine = v.player == player and v.withdrawn < 0
        if mine and v.kind == WHAT_PUSH_22:
            placed += 1
    ask(t, SECOND_PUSH_22_OF_PLAYER, placed > 1, w.event, 1, placed, 0, w.at, -1, r.at)


@kernel
def judge_dead(t: Table, w: Wager, h: Hand, r: Round) -> None:
    """Note a Push 22 Wager that was decided although the hand at its box is dead."""
    dead = h.at >= 0 and (h.flags & flags.DEAD != 0 or box_without_cards(t, h, r))
    if not dead or r.void >= 0:
        return
    net = w.paid - w.collected
    t.tally[PUSH_22_ON_DEAD_HAND_DECIDED + JUDGED] += 1
    if net != 0:
        event = settlement_event(t, w)
        emit(t.hits, PUSH_22_ON_DEAD_HAND_DECIDED, event, 0, net, net, w.at, w.root, r.at)


@needs(words=(WHAT_PUSH_22,))
@kernel
def push_22_pass(t: Table) -> None:
    """Judge every Push 22 Wager: that it waits for the dealer's hand, what it wins by it, and the cards tucked."""
    seen = False
    for w in rows_of(t.wagers):
        if w.kind != WHAT_PUSH_22 or w.event < 0:
            continue
        seen = True
        r = w.round
        h = w.hand
        judge_placing(t, w, r)
        empty = box_without_cards(t, h, r)
        if empty and is_to_be_settled(t, w) and not (recorded(t, KIND_DEAL) and r.gaps == 0):
            t.tally[FIRST + SETTLED_AT_WRONG_TIME + NO_MOMENT] += 1
            t.tally[FIRST + NOT_PAID + NO_SETTLEMENT] += 1
            t.tally[FIRST + LOSING_NOT_COLLECTED + NO_SETTLEMENT] += 1
            t.tally[FIRST + PAID_WRONG + NO_CARDS] += 1
            continue
        if empty or not is_to_be_settled(t, w):
            t.tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
            judge_dead(t, w, h, r)
            continue
        judge_tucking(t, w, h, r)
        judge_settling_moment(t, w, h, r)
        if not is_priced(t, FIRST, w):
            continue
        result = push_22_result(t, r)
        net = w.paid - w.collected
        if result == UNDECIDED:
            t.tally[FIRST + PAID_WRONG + NO_SETTLEMENT] += 1
        elif result == UNKNOWN:
            t.tally[FIRST + PAID_WRONG + NO_CARDS] += 1
            judge_whatever_the_cards(t, w, r)
        elif r.dealer_blackjack == 1:
            w.deferred = 1
            natural = h.flags & flags.NATURAL != 0
            rule = PUSH_22_KEPT_AGAINST_BOTH_BLACKJACKS if natural else PUSH_22_KEPT_AGAINST_DEALER_BLACKJACK
            event = settlement_event(t, w)
            root = w.root
            judge_amount(t, rule, -1, 1, event, net, w.stake, w, root, r)
        elif result == LOSES or has_paytable(t, FIRST, w, t.options.push_22_table):
            judge_result(t, FIRST, FIRST + PAID_WRONG, w, result)
    if seen:
        judge_order(t, FIRST, WHAT_PUSH_22)
