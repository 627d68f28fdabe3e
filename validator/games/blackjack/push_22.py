"""The Push 22 Wager, from its acceptance to its settlement by the dealer's hand."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel, needs
from validator.games.blackjack.optional import (
    LOSES,
    NO_CARDS,
    NO_SETTLEMENT,
    UNKNOWN,
    has_paytable,
    is_open,
    is_priced,
    judge_amount,
    judge_order,
    judge_result,
    settlement_event,
)
from validator.games.blackjack.options import (
    DEALER_PUSH_TOTAL,
    DEALER_STANDS,
    PUSH_22_COLOR_PAYS,
    PUSH_22_OTHER_PAYS,
    PUSH_22_PAYS,
    PUSH_22_TABLE,
)
from validator.games.blackjack.push_22_moments import judge_settling_moment, judge_tucking
from validator.games.blackjack.slots.optional import PAID_WRONG
from validator.games.blackjack.slots.push_22 import (
    FIRST,
    PUSH_22_KEPT_AGAINST_BOTH_BLACKJACKS,
    PUSH_22_KEPT_AGAINST_DEALER_BLACKJACK,
    PUSH_22_ON_DEAD_HAND_DECIDED,
    SECOND_PUSH_22_OF_PLAYER,
)
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.blackjack.tables.result import UNDECIDED
from validator.games.cards import SPADES, known, suit_of
from validator.games.rounds import wager
from validator.log.codes import KIND_DEAL, WHAT_PUSH_22
from validator.log.columns import Columns


@kernel
def second_wager(placed: int) -> bool:
    """Whether a player placed more than one Push 22 Wager in a round."""
    return placed > 1


@kernel
def dead_hand_decided(net: int) -> bool:
    """Whether a Push 22 Wager on a dead hand was decided, cents paid less cents collected."""
    return net != 0


@kernel
def is_red(suit: int) -> bool:
    """Whether a suit is hearts or diamonds."""
    return 0 < suit < SPADES


@kernel
def row_of_22(kinds: Ints, cards: Ints, notes: Ints, rounds: Ints, r: int) -> int:
    """The row of the paytable for the cards that make up the dealer's hand; UNKNOWN if a suit is not told."""
    dealer = rounds[r + round_.HAND]
    hole = rounds[r + round_.HOLE]
    suit = suit_of(hole)
    unknown = 0 if known(hole) else 1
    done = rounds[r + round_.DEAL_DONE]
    one_suit = True
    one_color = True
    for i in range(rounds[r + round_.FIRST_CARD], rounds[r + round_.LAST_CARD] + 1):
        at = i * note.WIDTH
        if kinds[i] != KIND_DEAL or notes[at + note.HAND] != dealer or notes[at + note.COUNTED] != 1 or i == done:
            continue
        if not known(cards[i]):
            unknown += 1
        elif suit < 0:
            suit = suit_of(cards[i])
        else:
            one_suit = one_suit and suit_of(cards[i]) == suit
            one_color = one_color and is_red(suit_of(cards[i])) == is_red(suit)
    if not one_color:
        return PUSH_22_OTHER_PAYS
    if unknown > 0:
        return UNKNOWN
    return PUSH_22_PAYS if one_suit else PUSH_22_COLOR_PAYS


@kernel
def result_of(options: Ints, kinds: Ints, cards: Ints, notes: Ints, rounds: Ints, hands: Ints, r: int) -> int:
    """The row of the paytable that a Push 22 Wager wins, or that it loses, or why that is not to be told."""
    dealer = rounds[r + round_.HAND]
    if rounds[r + round_.DEALER_BLACKJACK] == 1:
        return LOSES
    if hands[dealer + hand.UNKNOWN] > 0 or hands[dealer + hand.CARDS] < 2:
        return UNKNOWN
    if hands[dealer + hand.TOTAL] < options[DEALER_STANDS]:
        return UNDECIDED
    if hands[dealer + hand.TOTAL] != options[DEALER_PUSH_TOTAL]:
        return LOSES
    return row_of_22(kinds, cards, notes, rounds, r)


@kernel
def judge_placing(rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, r: int) -> None:
    """Note a second Push 22 Wager of one player."""
    player = wagers[w + wager.PLAYER]
    if player < 0:
        return
    placed = 0
    for v in range(rounds[r + round_.WAGER], w + wager.WIDTH, wager.WIDTH):
        mine = wagers[v + wager.PLAYER] == player and wagers[v + wager.WITHDRAWN] < 0
        if mine and wagers[v + wager.KIND] == WHAT_PUSH_22:
            placed += 1
    tally[SECOND_PUSH_22_OF_PLAYER + JUDGED] += 1
    if second_wager(placed):
        emit(hits, SECOND_PUSH_22_OF_PLAYER, wagers[w + wager.EVENT], 1, placed, 0, w, -1, r)


@kernel
def judge_dead(rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, h: int, r: int) -> None:
    """Note a Push 22 Wager that was decided although the hand at its box is dead."""
    if h < 0 or hands[h + hand.FLAGS] & flags.DEAD == 0 or rounds[r + round_.VOID] >= 0:
        return
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    tally[PUSH_22_ON_DEAD_HAND_DECIDED + JUDGED] += 1
    if dead_hand_decided(net):
        event = settlement_event(rounds, wagers, w)
        emit(hits, PUSH_22_ON_DEAD_HAND_DECIDED, event, 0, net, net, w, wagers[w + wager.ROOT], r)


@needs(words=(WHAT_PUSH_22,))
@kernel
def push_22_pass(
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
    """Judge every Push 22 Wager: that it waits for the dealer's hand, what it wins by it, and the cards tucked."""
    kinds = ev.kind
    seen = False
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if wagers[w + wager.KIND] != WHAT_PUSH_22 or wagers[w + wager.EVENT] < 0:
            continue
        seen = True
        r = wagers[w + wager.ROUND]
        h = wagers[w + wager.HAND]
        judge_placing(rounds, wagers, tally, hits, w, r)
        if not is_open(rounds, hands, wagers, w):
            tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
            judge_dead(rounds, hands, wagers, tally, hits, w, h, r)
            continue
        judge_tucking(options, kinds, notes, rounds, hands, wagers, tally, hits, w, h, r)
        judge_settling_moment(kinds, notes, options, rounds, hands, wagers, tally, hits, w, h, r)
        if not is_priced(options, rounds, wagers, tally, FIRST, w):
            continue
        result = result_of(options, kinds, ev.card, notes, rounds, hands, r)
        net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
        if result == UNDECIDED:
            tally[FIRST + PAID_WRONG + NO_SETTLEMENT] += 1
        elif result == UNKNOWN:
            tally[FIRST + PAID_WRONG + NO_CARDS] += 1
        elif rounds[r + round_.DEALER_BLACKJACK] == 1:
            wagers[w + wager.DEFERRED] = 1
            natural = hands[h + hand.FLAGS] & flags.NATURAL != 0
            slot = PUSH_22_KEPT_AGAINST_BOTH_BLACKJACKS if natural else PUSH_22_KEPT_AGAINST_DEALER_BLACKJACK
            event = settlement_event(rounds, wagers, w)
            root = wagers[w + wager.ROOT]
            judge_amount(tally, hits, slot, -1, 1, event, net, wagers[w + wager.STAKE], w, root, r)
        elif result == LOSES or has_paytable(wagers, tally, hits, FIRST, w, options[PUSH_22_TABLE]):
            judge_result(options, rounds, wagers, tally, hits, FIRST, FIRST + PAID_WRONG, w, result)
    if seen:
        judge_order(kinds, notes, rounds, wagers, tally, hits, FIRST, WHAT_PUSH_22)
