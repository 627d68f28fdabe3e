"""Free Bet lammers: what each is paid on a win, and that it is collected, without cost to the player, otherwise."""

from validator.core.kernel import JUDGED, MISSING, NOT_APPLICABLE, Ints, emit, kernel, needs
from validator.games.blackjack.options import DEALER_PUSH_TOTAL, FREE_BETS, HIGHEST_TOTAL, WIN_PAYS, WIN_PER
from validator.games.blackjack.settlement import owed, settling_event
from validator.games.blackjack.slots.free_bet import (
    LAMMER_KEPT_AGAINST_22,
    LAMMER_KEPT_ON_BUST,
    LAMMER_KEPT_ON_BUST_AGAINST_BUST,
    LAMMER_KEPT_ON_HIGHER_DEALER,
    LAMMER_KEPT_ON_TIE,
    LAMMER_LEFT_AGAINST_22,
    LAMMER_LEFT_ON_LOSS,
    LAMMER_LEFT_ON_TIE,
    LAMMER_PAID_WRONG,
    LAMMER_WIN_NOT_PAID,
)
from validator.games.blackjack.splitting import first_hand_of
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import KIND_COLLECT, KIND_PAY, KIND_ROUND_END, WHAT_FREE_BET
from validator.log.columns import Columns

NO_SETTLEMENT = MISSING
NO_CARDS = MISSING + 1
NO_STAKE = NO_CARDS + 1


@kernel
def lammer_left(collected: int) -> bool:
    """Whether a lammer that does not win was never collected (event, -1: never).

    Fails:
        >>> lammer_left(-1)
        True
    Clean:
        >>> lammer_left(31)
        False
    """
    return collected < 0


@kernel
def lammer_slot(options: Ints, hands: Ints, h: int, dealer: int) -> int:
    """The question that a wrong settlement of a lammer for hand row ``h`` breaks; -1 where the hand wins.

    A dealer of two cards, one of them unknown, is not over the limit.
    """
    total = hands[h + hand.TOTAL]
    limit = options[HIGHEST_TOTAL]
    known = hands[dealer + hand.UNKNOWN] == 0
    against = hands[dealer + hand.TOTAL]
    if known and against == options[DEALER_PUSH_TOTAL]:
        return LAMMER_KEPT_AGAINST_22
    if total > limit:
        return LAMMER_KEPT_ON_BUST_AGAINST_BUST if known and against > limit else LAMMER_KEPT_ON_BUST
    if against > limit or total > against:
        return -1
    return LAMMER_KEPT_ON_TIE if total == against else LAMMER_KEPT_ON_HIGHER_DEALER


@kernel
def lammer_value(hands: Ints, wagers: Ints, w: int) -> int:
    """Cents that a lammer stands for: the player's original Blackjack Wager; -1 not known."""
    original = hands[first_hand_of(hands, wagers[w + wager.HAND]) + hand.WAGER]
    if original >= 0 and wagers[original + wager.STAKE] >= 0:
        return wagers[original + wager.STAKE]
    return wagers[w + wager.STAKE]


@kernel
def judge_left(options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, slot: int, w: int, r: int) -> None:
    """Judge that a lammer which does not win was collected at all."""
    left = LAMMER_LEFT_ON_LOSS
    if slot == LAMMER_KEPT_ON_TIE:
        left = LAMMER_LEFT_ON_TIE
    elif slot == LAMMER_KEPT_AGAINST_22:
        left = LAMMER_LEFT_AGAINST_22
    over = rounds[r + round_.OVER] >= 0 or options[RECORDED + KIND_ROUND_END] != ALWAYS
    logged = options[RECORDED + KIND_COLLECT] == ALWAYS and rounds[r + round_.GAPS] == 0 and over
    if wagers[w + wager.COLLECT] < 0 and not logged:
        tally[left + NO_SETTLEMENT] += 1
        return
    tally[left + JUDGED] += 1
    if lammer_left(wagers[w + wager.COLLECT]):
        emit(hits, left, rounds[r + round_.LAST], 1, 0, 0, w, wagers[w + wager.ROOT], r)


@kernel
def judge_lammer(
    options: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, h: int, r: int
) -> None:
    """Judge what was paid, and taken from the player, on lammer row ``w`` from the final hands."""
    dealer = rounds[r + round_.HAND]
    value = lammer_value(hands, wagers, w)
    root = wagers[w + wager.ROOT] if wagers[w + wager.ROOT] >= 0 else hands[h + hand.ROOT]
    busted = hands[h + hand.UNKNOWN] == 0 and hands[h + hand.TOTAL] > options[HIGHEST_TOTAL]
    unknown = hands[dealer + hand.UNKNOWN] > 0 or hands[dealer + hand.CARDS] < 2
    if hands[h + hand.UNKNOWN] > 0 or hands[h + hand.CARDS] < 2 or (unknown and not busted):
        tally[LAMMER_PAID_WRONG + NO_CARDS] += 1
        return
    slot = lammer_slot(options, hands, h, dealer)
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    event = settling_event(rounds, wagers, w, r)
    if slot >= 0:
        got = net + wagers[w + wager.RETURNED]
        owed(tally, hits, slot, event, got, 0, 1, w, root, r)
        if got == 0:
            judge_left(options, rounds, wagers, tally, hits, slot, w, r)
    elif value < 0:
        tally[LAMMER_PAID_WRONG + NO_STAKE] += 1
    else:
        slot = LAMMER_WIN_NOT_PAID
        if wagers[w + wager.PAID] > 0:
            tally[slot + JUDGED] += 1
            slot = LAMMER_PAID_WRONG
        owed(tally, hits, slot, event, net, value * options[WIN_PAYS], options[WIN_PER], w, root, r)


@needs(options=(FREE_BETS,))
@kernel
def lammers_pass(
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
    """Judge the settlement of every lammer; one that was laid unlawfully has been judged with the act."""
    settles = options[RECORDED + KIND_PAY] == ALWAYS and options[RECORDED + KIND_COLLECT] == ALWAYS
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if wagers[w + wager.KIND] != WHAT_FREE_BET:
            continue
        r = wagers[w + wager.ROUND]
        h = wagers[w + wager.HAND]
        if (
            rounds[r + round_.VOID] >= 0
            or h < 0
            or wagers[w + wager.WITHDRAWN] >= 0
            or wagers[w + wager.ROOT] >= 0
            or hands[h + hand.FLAGS] & flags.DEAD
        ):
            tally[LAMMER_PAID_WRONG + NOT_APPLICABLE] += 1
        elif wagers[w + wager.UNPRICED] > 0 or (
            wagers[w + wager.LAST_SETTLED] < 0 and not (settles and rounds[r + round_.GAPS] == 0)
        ):
            tally[LAMMER_PAID_WRONG + NO_SETTLEMENT] += 1
        else:
            judge_lammer(options, rounds, hands, wagers, tally, hits, w, h, r)
