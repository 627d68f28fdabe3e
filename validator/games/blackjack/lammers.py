"""Free Bet lammers: what each is paid on a win, and that it is collected, without cost to the player, otherwise."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.blackjack.cards_lying import total_lying
from validator.games.blackjack.due import paid_as_blackjack
from validator.games.blackjack.options import (
    DEALER_STANDS,
    HIGHEST_TOTAL,
    PUSH_SETTLED_AT,
    WIN_PAYS,
    WIN_PER,
)
from validator.games.blackjack.settlement import SETTLED_BY_A_CARD_NOT_DUE, owed, settling_event
from validator.games.blackjack.splitting import first_hand_of
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.rounds.stakes import amount_differs, pay_may_be_unseen
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import KIND_COLLECT, KIND_PAY, KIND_ROUND_END, PLACE_PLAYER, WHAT_FREE_BET

(
    LAMMER_NOT_PAID,
    LAMMER_PAID_WRONG,
    LAMMER_PAID_ON_TIE,
    LAMMER_PAID_ON_LOSS,
    LAMMER_PAID_ON_BUST,
    LAMMER_PAID_THOUGH_BOTH_OVER,
    LAMMER_PAID_AGAINST_22,
    LAMMER_LEFT_ON_TIE,
    LAMMER_LEFT_ON_LOSS,
    LAMMER_LEFT_AGAINST_22,
    LAMMER_PAID_LIKE_BLACKJACK,
    LAMMER_AND_WAGER_EXCHANGED,
    LAMMER_RETURNED_AS_A_STAKE,
    *_,
) = numbers_of("blackjack.lammers")

NO_SETTLEMENT, NO_CARDS, NO_STAKE, *_ = missing_facts()


@kernel
def exchanged(wager_net: int, lammer_net: int, by_second: int, by_first: int) -> bool:
    """Whether the wager was settled as the second hand of a split demands, and the lammer as the first (cents each)."""
    return wager_net == by_second and lammer_net == by_first


@kernel
def lammer_rule(t: Table, h: int, dealer: int) -> int:
    """The rule that a wrong settlement of a lammer for hand row ``h`` breaks; -1 where the hand wins.

    A dealer of two cards, one of them unknown, is not over the limit.
    """
    total = t.hands[h + hand.TOTAL]
    limit = t.options[HIGHEST_TOTAL]
    known = t.hands[dealer + hand.UNKNOWN] == 0
    against = t.hands[dealer + hand.TOTAL]
    if known and against == t.options[PUSH_SETTLED_AT]:
        return LAMMER_PAID_AGAINST_22
    if total > limit:
        return LAMMER_PAID_THOUGH_BOTH_OVER if known and against > limit else LAMMER_PAID_ON_BUST
    if against > limit or total > against:
        return -1
    return LAMMER_PAID_ON_TIE if total == against else LAMMER_PAID_ON_LOSS


@kernel
def lammer_value(t: Table, w: int) -> int:
    """Cents that a lammer stands for: the player's original Blackjack Wager; -1 not known."""
    original = t.hands[first_hand_of(t, t.wagers[w + wager.HAND]) + hand.WAGER]
    if original >= 0 and t.wagers[original + wager.STAKE] >= 0:
        return t.wagers[original + wager.STAKE]
    return t.wagers[w + wager.STAKE]


@kernel
def left_rule(rule: int) -> int:
    """The rule that a lammer left lying breaks, by that which one paid though it does not win breaks."""
    if rule == LAMMER_PAID_AGAINST_22:
        return LAMMER_LEFT_AGAINST_22
    return LAMMER_LEFT_ON_TIE if rule == LAMMER_PAID_ON_TIE else LAMMER_LEFT_ON_LOSS


@kernel
def judge_left(t: Table, rule: int, w: int, r: int) -> None:
    """Judge that a lammer which does not win was collected at all."""
    left = left_rule(rule)
    over = t.rounds[r + round_.OVER] >= 0 or not recorded(t, KIND_ROUND_END)
    logged = recorded(t, KIND_COLLECT) and t.rounds[r + round_.GAPS] == 0 and over
    if lacking(t, left, NO_SETTLEMENT, t.wagers[w + wager.COLLECT] < 0 and not logged):
        return
    t.tally[left + JUDGED] += 1
    if t.wagers[w + wager.COLLECT] < 0:
        emit(t.hits, left, t.rounds[r + round_.LAST], 1, 0, 0, w, t.wagers[w + wager.ROOT], r)


@kernel
def cards_tell(t: Table, h: int, dealer: int) -> bool:
    """Whether the cards that are known tell what becomes of a lammer of hand row ``h``."""
    if t.hands[h + hand.UNKNOWN] > 0 or t.hands[h + hand.CARDS] < 2:
        return False
    known = t.hands[dealer + hand.UNKNOWN] == 0 and t.hands[dealer + hand.TOTAL] >= t.options[DEALER_STANDS]
    return known or t.hands[h + hand.TOTAL] > t.options[HIGHEST_TOTAL]


@kernel
def leave_unsettled(t: Table, w: int, h: int, r: int) -> None:
    """Count a lammer of which the log need not show how it was settled."""
    t.tally[LAMMER_PAID_WRONG + NO_SETTLEMENT] += 1
    dealer = t.rounds[r + round_.HAND]
    rule = lammer_rule(t, h, dealer) if cards_tell(t, h, dealer) else -1
    if rule >= 0:
        t.tally[left_rule(rule) + NO_SETTLEMENT] += 1


@kernel
def given_back_beside_pay(returned: int, dest: int) -> bool:
    """Whether an amount for a lammer was returned to the player (cents, and the code of where to), who laid none."""
    return returned > 0 and dest == PLACE_PLAYER


@kernel
def judge_returned(t: Table, w: int, r: int) -> None:
    """Judge that of a lammer that won and was paid nothing is returned to the player beside that."""
    back = t.wagers[w + wager.RETURN]
    dest = t.dest[back] if back >= 0 else -1
    broken = given_back_beside_pay(t.wagers[w + wager.RETURNED], dest)
    event = back if broken else t.wagers[w + wager.PAY]
    ask(t, LAMMER_RETURNED_AS_A_STAKE, broken, event, 0, t.wagers[w + wager.RETURNED], 0, w, -1, r)


@kernel
def due_as_the_cards_lie(t: Table, h: int, dealer: int, got: int, value: int, r: int) -> bool:
    """Whether what was ``got`` (cents) is due on a lammer of hand row ``h`` if the cards not due to be dealt count."""
    own, dealers = t.hands[h + hand.TOTAL], t.hands[dealer + hand.TOTAL]
    own_lying, dealers_lying = total_lying(t, h, r), total_lying(t, dealer, r)
    if own_lying < 0 or dealers_lying < 0 or value < 0 or (own_lying == own and dealers_lying == dealers):
        return False
    t.hands[h + hand.TOTAL], t.hands[dealer + hand.TOTAL] = own_lying, dealers_lying
    wins = lammer_rule(t, h, dealer) < 0
    t.hands[h + hand.TOTAL], t.hands[dealer + hand.TOTAL] = own, dealers
    return not amount_differs(got, value * t.options[WIN_PAYS] if wins else 0, t.options[WIN_PER])


@kernel
def judge_lammer(t: Table, w: int, h: int, r: int) -> None:
    """Judge what was paid, and taken from the player, on lammer row ``w`` from the final hands."""
    dealer = t.rounds[r + round_.HAND]
    value = lammer_value(t, w)
    root = t.wagers[w + wager.ROOT] if t.wagers[w + wager.ROOT] >= 0 else t.hands[h + hand.ROOT]
    if root < 0:
        root = t.hands[dealer + hand.ROOT]
    if lacking(t, LAMMER_PAID_WRONG, NO_CARDS, not cards_tell(t, h, dealer)):
        return
    rule = lammer_rule(t, h, dealer)
    net = t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
    event = settling_event(t, w, r)
    won = value * t.options[WIN_PAYS]
    wrong = amount_differs(net, 0 if rule >= 0 else won, t.options[WIN_PER])
    if wrong and due_as_the_cards_lie(t, h, dealer, net, value, r):
        t.tally[SETTLED_BY_A_CARD_NOT_DUE + JUDGED] += 1
        due = 0 if rule >= 0 else won // t.options[WIN_PER]
        emit(t.hits, SETTLED_BY_A_CARD_NOT_DUE, event, due, net, 0, w, root, r)
        return
    if rule >= 0:
        got = net + t.wagers[w + wager.RETURNED]
        owed(t, rule, event, got, 0, 1, w, root, r)
        if got == 0:
            judge_left(t, rule, w, r)
    elif value < 0:
        t.tally[LAMMER_PAID_WRONG + NO_STAKE] += 1
    else:
        rule = LAMMER_NOT_PAID
        # The lammer itself is taken from the layout where it won too.
        if lacking(t, rule, NO_SETTLEMENT, pay_may_be_unseen(t, w, r)):
            return
        if t.wagers[w + wager.PAID] > 0:
            t.tally[rule + JUDGED] += 1
            t.tally[LAMMER_PAID_LIKE_BLACKJACK + JUDGED] += 1
            judge_returned(t, w, r)
            rule = LAMMER_PAID_WRONG
            if paid_as_blackjack(t, net, value):
                rule = LAMMER_PAID_LIKE_BLACKJACK
        owed(t, rule, event, net, won, t.options[WIN_PER], w, root, r)


@kernel
def result_against(t: Table, h: int, dealer: int) -> int:
    """Whether hand row ``h`` wins (1), loses (-1) or neither (0) against a dealer whose cards are known."""
    rule = lammer_rule(t, h, dealer)
    if rule < 0:
        return 1
    return 0 if rule == LAMMER_PAID_ON_TIE or rule == LAMMER_PAID_AGAINST_22 else -1


@kernel
def judge_exchange(t: Table, w: int, h: int, r: int) -> None:
    """Judge that of a pair split free once the original wager went with the first hand and the lammer with the second.

    Only hands with different results, and wagers of one amount each, can show it.
    """
    first = t.hands[h + hand.PARENT]
    dealer = t.rounds[r + round_.HAND]
    if first < 0 or t.hands[first + hand.PARENT] >= 0 or t.hands[first + hand.WAGER] < 0:
        return
    doubled = (t.hands[h + hand.FLAGS] | t.hands[first + hand.FLAGS]) & flags.DOUBLED
    if doubled or t.hands[first + hand.SPLITS] > 1 or t.hands[dealer + hand.UNKNOWN] > 0:
        return
    main = t.hands[first + hand.WAGER]
    stake = t.wagers[main + wager.STAKE]
    if stake <= 0 or t.wagers[main + wager.UNPRICED] > 0 or t.wagers[main + wager.LAST_SETTLED] < 0:
        return
    one = result_against(t, first, dealer)
    two = result_against(t, h, dealer)
    if one == two or t.hands[first + hand.CARDS] < 2:
        return
    net = t.wagers[main + wager.PAID] - t.wagers[main + wager.COLLECTED]
    laid = t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
    t.tally[LAMMER_AND_WAGER_EXCHANGED + JUDGED] += 1
    if exchanged(net, laid, two * stake, stake if one > 0 else 0) and net != one * stake:
        event = settling_event(t, main, r)
        emit(t.hits, LAMMER_AND_WAGER_EXCHANGED, event, 0, 1, 0, main, t.wagers[main + wager.ROOT], r)


@kernel
def lammers_pass(t: Table) -> None:
    """Judge the settlement of every lammer; one that was laid unlawfully has been judged with the act."""
    settles = recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    for w in range(wager.WIDTH, t.wagers[0], wager.WIDTH):
        if t.wagers[w + wager.KIND] != WHAT_FREE_BET:
            continue
        r = t.wagers[w + wager.ROUND]
        h = t.wagers[w + wager.HAND]
        if (
            t.rounds[r + round_.VOID] >= 0
            or h < 0
            or t.wagers[w + wager.WITHDRAWN] >= 0
            or t.wagers[w + wager.ROOT] >= 0
            or t.hands[h + hand.FLAGS] & flags.DEAD
        ):
            t.tally[LAMMER_PAID_WRONG + NOT_APPLICABLE] += 1
        elif t.wagers[w + wager.UNPRICED] > 0 or (
            t.wagers[w + wager.LAST_SETTLED] < 0 and not (settles and t.rounds[r + round_.GAPS] == 0)
        ):
            leave_unsettled(t, w, h, r)
        else:
            judge_lammer(t, w, h, r)
            judge_exchange(t, w, h, r)
