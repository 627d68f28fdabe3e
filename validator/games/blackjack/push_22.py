"""The Push 22 Wager, from its acceptance to its settlement by the dealer's hand."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel, needs
from validator.games.blackjack.alterations import stake_before_change
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
    has_paytable,
    is_open,
    is_priced,
    judge_amount,
    judge_order,
    judge_result,
    settlement_event,
)
from validator.games.blackjack.options import (
    DEALER_STANDS,
    PUSH_22_COLOR_PAYS,
    PUSH_22_LOSES_NOT_AT,
    PUSH_22_OTHER_PAYS,
    PUSH_22_PAYS,
    PUSH_22_TABLE,
    PUSH_22_WINS_AT,
)
from validator.games.blackjack.push_22_moments import FIRST, NO_MOMENT, judge_settling_moment, judge_tucking
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.blackjack.tables.result import UNDECIDED
from validator.games.cards import SPADES, known, suit_of
from validator.games.numbers import numbers_of
from validator.games.rounds import wager
from validator.games.rounds.stakes import amount_differs
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import KIND_DEAL, WHAT_PUSH_22
from validator.log.ranges import SPAN, as_range

(
    PUSH_22_KEPT_AGAINST_BOTH_BLACKJACKS,
    PUSH_22_KEPT_AGAINST_DEALER_BLACKJACK,
    SECOND_PUSH_22_OF_PLAYER,
    PUSH_22_ON_DEAD_HAND_DECIDED,
    *_,
) = numbers_of("blackjack.push_22")


@kernel
def is_red(suit: int) -> bool:
    """Whether a suit is hearts or diamonds."""
    return 0 < suit < SPADES


@kernel
def best_row_of_22(t: Table, r: int, told: bool) -> int:
    """The best row of the paytable that the cards of the dealer's hand may have; what they have if all are ``told``.

    Where a card that decides it is not told, UNKNOWN if all are to be told.
    """
    dealer = t.rounds[r + round_.HAND]
    hole = t.rounds[r + round_.HOLE]
    suit = suit_of(hole)
    unknown = 0 if known(hole) else 1
    done = t.rounds[r + round_.DEAL_DONE]
    one_suit = True
    one_color = True
    for i in range(t.rounds[r + round_.FIRST_CARD], t.rounds[r + round_.LAST_CARD] + 1):
        at = i * note.WIDTH
        if t.kind[i] != KIND_DEAL or t.notes[at + note.HAND] != dealer or t.notes[at + note.COUNTED] != 1 or i == done:
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
def result_of(t: Table, r: int) -> int:
    """The row of the paytable that a Push 22 Wager wins, or that it loses, or why that is not to be told."""
    dealer = t.rounds[r + round_.HAND]
    if t.rounds[r + round_.DEALER_BLACKJACK] == 1:
        return LOSES
    if t.hands[dealer + hand.UNKNOWN] > 0 or t.hands[dealer + hand.CARDS] < 2:
        return UNKNOWN
    if t.hands[dealer + hand.TOTAL] < t.options[DEALER_STANDS]:
        return UNDECIDED
    if t.hands[dealer + hand.TOTAL] == t.options[PUSH_22_WINS_AT]:
        return best_row_of_22(t, r, True)
    return LOSES if t.hands[dealer + hand.TOTAL] != t.options[PUSH_22_LOSES_NOT_AT] else UNDECIDED


@kernel
def judge_whatever_the_cards(t: Table, w: int, r: int) -> None:
    """Judge a Push 22 Wager won by cards that are not all told: some of them have due what was paid."""
    stake = t.wagers[w + wager.STAKE]
    net = t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
    if net <= 0 or stake <= 0 or stake_before_change(t, w) > 0 or t.options[PUSH_22_TABLE] != 0:
        return
    rule = FIRST + SETTLED_FOR_NO_CARDS
    dealer = t.rounds[r + round_.HAND]
    low = high = -stake
    if t.hands[dealer + hand.UNKNOWN] == 0 and t.hands[dealer + hand.TOTAL] == t.options[PUSH_22_WINS_AT]:
        low = stake * t.options[PUSH_22_OTHER_PAYS] // t.options[PUSH_22_OTHER_PAYS + 1]
    for row in (PUSH_22_OTHER_PAYS, PUSH_22_COLOR_PAYS, PUSH_22_PAYS):
        high = max(high, stake * t.options[row] // t.options[row + 1])
        if lacking(t, rule, WHICH_CARDS, not amount_differs(net, stake * t.options[row], t.options[row + 1])):
            return
        if row == best_row_of_22(t, r, False):
            break
    if high - low >= SPAN:
        return
    t.tally[rule + JUDGED] += 1
    beyond = net - high if net > high else min(net - low, 0)
    emit(t.hits, rule, settlement_event(t, w), as_range(low, high), net, beyond, w, t.wagers[w + wager.ROOT], r)


@kernel
def box_without_cards(t: Table, h: int, r: int) -> bool:
    """Whether hand row ``h`` got no card, so far as is told, in a deal that began, so that it is dead (590.13(g)).

    Where no Blackjack Wager was placed for it no card was due.
    """
    if h < 0 or t.hands[h + hand.WAGER] < 0:
        return False
    return t.hands[h + hand.CARDS] == 0 and t.rounds[r + round_.FIRST_CARD] >= 0


@kernel
def judge_placing(t: Table, w: int, r: int) -> None:
    """Note a second Push 22 Wager of one player."""
    player = t.wagers[w + wager.PLAYER]
    if player < 0:
        return
    placed = 0
    for v in range(t.rounds[r + round_.WAGER], w + wager.WIDTH, wager.WIDTH):
        mine = t.wagers[v + wager.PLAYER] == player and t.wagers[v + wager.WITHDRAWN] < 0
        if mine and t.wagers[v + wager.KIND] == WHAT_PUSH_22:
            placed += 1
    ask(t, SECOND_PUSH_22_OF_PLAYER, placed > 1, t.wagers[w + wager.EVENT], 1, placed, 0, w, -1, r)


@kernel
def judge_dead(t: Table, w: int, h: int, r: int) -> None:
    """Note a Push 22 Wager that was decided although the hand at its box is dead."""
    dead = h >= 0 and (t.hands[h + hand.FLAGS] & flags.DEAD != 0 or box_without_cards(t, h, r))
    if not dead or t.rounds[r + round_.VOID] >= 0:
        return
    net = t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
    t.tally[PUSH_22_ON_DEAD_HAND_DECIDED + JUDGED] += 1
    if net != 0:
        event = settlement_event(t, w)
        emit(t.hits, PUSH_22_ON_DEAD_HAND_DECIDED, event, 0, net, net, w, t.wagers[w + wager.ROOT], r)


@needs(words=(WHAT_PUSH_22,))
@kernel
def push_22_pass(t: Table) -> None:
    """Judge every Push 22 Wager: that it waits for the dealer's hand, what it wins by it, and the cards tucked."""
    seen = False
    for w in range(wager.WIDTH, t.wagers[0], wager.WIDTH):
        if t.wagers[w + wager.KIND] != WHAT_PUSH_22 or t.wagers[w + wager.EVENT] < 0:
            continue
        seen = True
        r = t.wagers[w + wager.ROUND]
        h = t.wagers[w + wager.HAND]
        judge_placing(t, w, r)
        empty = box_without_cards(t, h, r)
        if empty and is_open(t, w) and not (recorded(t, KIND_DEAL) and t.rounds[r + round_.GAPS] == 0):
            t.tally[FIRST + SETTLED_AT_WRONG_TIME + NO_MOMENT] += 1
            t.tally[FIRST + NOT_PAID + NO_SETTLEMENT] += 1
            t.tally[FIRST + LOSING_NOT_COLLECTED + NO_SETTLEMENT] += 1
            t.tally[FIRST + PAID_WRONG + NO_CARDS] += 1
            continue
        if empty or not is_open(t, w):
            t.tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
            judge_dead(t, w, h, r)
            continue
        judge_tucking(t, w, h, r)
        judge_settling_moment(t, w, h, r)
        if not is_priced(t, FIRST, w):
            continue
        result = result_of(t, r)
        net = t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
        if result == UNDECIDED:
            t.tally[FIRST + PAID_WRONG + NO_SETTLEMENT] += 1
        elif result == UNKNOWN:
            t.tally[FIRST + PAID_WRONG + NO_CARDS] += 1
            judge_whatever_the_cards(t, w, r)
        elif t.rounds[r + round_.DEALER_BLACKJACK] == 1:
            t.wagers[w + wager.DEFERRED] = 1
            natural = t.hands[h + hand.FLAGS] & flags.NATURAL != 0
            rule = PUSH_22_KEPT_AGAINST_BOTH_BLACKJACKS if natural else PUSH_22_KEPT_AGAINST_DEALER_BLACKJACK
            event = settlement_event(t, w)
            root = t.wagers[w + wager.ROOT]
            judge_amount(t, rule, -1, 1, event, net, t.wagers[w + wager.STAKE], w, root, r)
        elif result == LOSES or has_paytable(t, FIRST, w, t.options[PUSH_22_TABLE]):
            judge_result(t, FIRST, FIRST + PAID_WRONG, w, result)
    if seen:
        judge_order(t, FIRST, WHAT_PUSH_22)
