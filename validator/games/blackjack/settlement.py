"""Settlement: what each main wager was owed, against what was collected and paid."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.blackjack.options import (
    ACE_ABOVE_ONE,
    BLACKJACK_PAID_AT_ONCE,
    BLACKJACK_PAYS,
    BLACKJACK_PER,
    BUSTS_APART,
    CARD_VALUE,
    DEALER_BLACKJACK_APART,
    DEALER_PUSH_TOTAL,
    DEALER_STANDS,
    EVEN_MONEY_BY_FILING,
    EVEN_MONEY_OFFERED,
    EVEN_MONEY_OPEN,
    EVEN_MONEY_PAYS,
    EVEN_MONEY_PER,
    FREE_BETS,
    HIGHEST_TOTAL,
    SURRENDER_AT_READER,
    SURRENDER_SHARE,
    SURRENDER_SHARE_PER,
    SWITCH,
    SWITCH_PUSH_TOTAL,
    TWENTY_ONES_APART,
    WIN_PAYS,
    WIN_PER,
)
from validator.games.blackjack.splitting import first_hand_of
from validator.games.blackjack.switch_seen import may_be_switch
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.cards import ACE, rank_of
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.rounds.options import UNSTATED
from validator.games.table import Table, lacking, recorded
from validator.log.codes import (
    KIND_COLLECT,
    KIND_PAY,
    WHAT_BLACKJACK,
    WHAT_DOUBLE_DOWN,
    WHAT_SPLIT,
)

(
    EVEN_MONEY_PAID_AT_WRONG_ODDS,
    BLACKJACK_PAID_AT_WRONG_ODDS,
    WINNING_WAGER_PAID_AT_WRONG_ODDS,
    WIN_AGAINST_BUSTED_DEALER_NOT_PAID,
    WIN_BY_HIGHER_TOTAL_NOT_PAID,
    BLACKJACK_AGAINST_LONGER_21_NOT_PAID,
    BLACKJACK_UNPAID_AGAINST_LOW_CARD,
    BLACKJACK_UNPAID_AT_ONCE,
    BLACKJACK_UNPAID_AFTER_HOLE_CARD,
    TIE_NOT_RETURNED,
    LOST_TO_DEALER_BLACKJACK_NOT_COLLECTED,
    SPLIT_21_AGAINST_DEALER_BLACKJACK,
    LOSING_WAGER_NOT_COLLECTED,
    DOUBLE_DOWN_KEPT_AGAINST_DEALER_BLACKJACK,
    BUSTED_DOUBLE_DOWN_AGAINST_DEALER_BLACKJACK,
    SAME_TOTAL_OVER_LIMIT_NOT_COLLECTED,
    SPLIT_WAGER_KEPT_AGAINST_DEALER_BLACKJACK,
    SURRENDER_HALF_WRONG,
    SURRENDER_WRONG_WHEN_HOLE_CARD_REVEALED,
    SURRENDER_WRONG_AFTER_READER,
    *_,
) = numbers_of("blackjack.settlement")

NO_SETTLEMENT, NO_CARDS, NO_STAKE, WHETHER_SWITCH, NO_FINISHED_HAND, *_ = missing_facts()


@kernel
def amount_differs(paid: int, due_times_per: int, per: int) -> bool:
    """Whether the amount paid, in cents, is not the amount due, given as a fraction ``due_times_per / per``.

    Where the exact amount has a fraction of a cent, the cent below and the cent above are both accepted."""
    difference = paid * per - due_times_per
    return difference >= per or difference <= -per or (difference != 0 and due_times_per % per == 0)


@kernel
def is_blackjack_up_card(t: Table, card: int) -> bool:
    """Whether a dealer showing ``card`` may have a Blackjack: an ace or a card of value 10."""
    rank = rank_of(card)
    if rank < 0:
        return False
    return (
        rank == ACE
        or t.options[CARD_VALUE + rank] + t.options[CARD_VALUE] + t.options[ACE_ABOVE_ONE] == t.options[HIGHEST_TOTAL]
    )


@kernel
def is_main_wager(kind: int) -> bool:
    """Whether a wager is a Blackjack Wager or one that was added to it in the round."""
    return kind in (WHAT_BLACKJACK, WHAT_SPLIT, WHAT_DOUBLE_DOWN)


@kernel
def owed(t: Table, rule: int, event: int, net: int, due: int, per: int, subject: int, root: int, row: int) -> None:
    """Judge one settled amount: ``net`` cents to the player against ``due / per``; a breach goes to ``rule``.

    What is paid wrong is counted from the nearest amount that is accepted.
    """
    t.tally[rule + JUDGED] += 1
    if amount_differs(net, due, per):
        nearest = due // per if net * per < due else -(-due // per)
        emit(t.hits, rule, event, nearest, net, net - nearest, subject, root, row)


@kernel
def owed_openly(
    t: Table, review: int, firm: int, event: int, net: int, stake: int, due: int, subject: int, root: int, row: int
) -> None:
    """Judge one settled amount where it is open whether the stake is lost or returned; ``due`` is the preferred one.

    Either of the two is for review at most; any other amount is condemned by both readings and breaks ``firm``. Between
    the two it is held against the preferred one, beyond them against the nearer.
    """
    if net == 0 or net == -stake:
        owed(t, review, event, net, due, 1, subject, root, row)
        return
    t.tally[firm + JUDGED] += 1
    nearest = due if -stake < net < 0 else -stake if net < 0 else 0
    emit(t.hits, firm, event, nearest, net, net - nearest, subject, root, row)


@kernel
def blackjack_rule(t: Table, r: int) -> int:
    """The rule that an unpaid winning Blackjack breaks: by the dealer's total, up card and the filed procedure."""
    dealer = t.rounds[r + round_.HAND]
    if t.hands[dealer + hand.TOTAL] == t.options[HIGHEST_TOTAL] and t.hands[dealer + hand.CARDS] > 2:
        return BLACKJACK_AGAINST_LONGER_21_NOT_PAID
    if not is_blackjack_up_card(t, t.rounds[r + round_.UP]):
        return BLACKJACK_UNPAID_AGAINST_LOW_CARD
    if t.options[BLACKJACK_PAID_AT_ONCE] == 1:
        return BLACKJACK_UNPAID_AT_ONCE
    return BLACKJACK_UNPAID_AFTER_HOLE_CARD


@kernel
def surrender_rule(t: Table, w: int, r: int) -> int:
    """The rule that a wrongly settled surrender breaks; of two procedures the filed one, else the one followed."""
    if not is_blackjack_up_card(t, t.rounds[r + round_.UP]):
        return SURRENDER_HALF_WRONG
    turned = t.rounds[r + round_.HOLE_TURNED]
    followed = t.options[SURRENDER_AT_READER]
    if followed == UNSTATED:
        followed = 0 if 0 <= turned < t.wagers[w + wager.FIRST_SETTLED] else 1
    if followed == 1:
        return SURRENDER_WRONG_AFTER_READER
    return SURRENDER_WRONG_WHEN_HOLE_CARD_REVEALED


@kernel
def settling_event(t: Table, w: int, r: int) -> int:
    """The event that a wrong amount points to: the last payment, else what was done last with the wager."""
    if t.wagers[w + wager.PAY] >= 0:
        return t.wagers[w + wager.PAY]
    if t.wagers[w + wager.LAST_SETTLED] >= 0:
        return t.wagers[w + wager.LAST_SETTLED]
    return t.rounds[r + round_.LAST]


@kernel
def original_amount_collected(t: Table, h: int, r: int) -> bool:
    """Whether of all wagers on the hands of one split just the amount of the original wager was taken, from whichever.

    633a.11(d) speaks of the amount, not of the hand that it is taken from.
    """
    origin = first_hand_of(t, h)
    net = 0
    original = -1
    for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        kind = t.wagers[w + wager.KIND]
        if (kind != WHAT_BLACKJACK and kind != WHAT_SPLIT) or t.wagers[w + wager.HAND] < 0:
            continue
        if first_hand_of(t, t.wagers[w + wager.HAND]) != origin:
            continue
        if t.wagers[w + wager.UNPRICED] > 0:
            return False
        net += t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
        if kind == WHAT_BLACKJACK:
            original = t.wagers[w + wager.STAKE]
    return original > 0 and net == -original


@kernel
def rule_of(t: Table, w: int) -> int:
    """The rule under which a wager that cannot be judged is counted."""
    marks = t.hands[t.wagers[w + wager.HAND] + hand.FLAGS]
    if marks & flags.SURRENDERED:
        return surrender_rule(t, w, t.wagers[w + wager.ROUND])
    return BLACKJACK_PAID_AT_WRONG_ODDS if marks & flags.NATURAL else WINNING_WAGER_PAID_AT_WRONG_ODDS


@kernel
def settled_apart(t: Table, dealer: int, h: int, dealer_blackjack: int) -> bool:
    """Whether the chapter settles the wagers on hand row ``h`` by a paragraph of its own, which another pass judges."""
    marks = t.hands[h + hand.FLAGS]
    natural = marks & flags.NATURAL != 0
    if marks & flags.RESCUED or (t.options[DEALER_BLACKJACK_APART] == 1 and dealer_blackjack == 1):
        return True
    if (t.options[FREE_BETS] == 1 or t.options[BUSTS_APART] == 1) and t.hands[h + hand.TOTAL] > t.options[
        HIGHEST_TOTAL
    ]:
        return True
    known = t.hands[dealer + hand.UNKNOWN] == 0 and t.hands[dealer + hand.CARDS] > 1
    if known and t.hands[dealer + hand.TOTAL] == t.options[DEALER_PUSH_TOTAL] and not natural:
        return True
    if t.options[TWENTY_ONES_APART] != 1:
        return False
    return natural or (t.hands[h + hand.TOTAL] == t.options[HIGHEST_TOTAL] and dealer_blackjack != 1)


@kernel
def judge_main_wager(t: Table, w: int) -> None:
    """Judge the amount settled on a Blackjack, split or Double Down Wager from the final hands."""
    r = t.wagers[w + wager.ROUND]
    h = t.wagers[w + wager.HAND]
    stake = t.wagers[w + wager.STAKE]
    kind = t.wagers[w + wager.KIND]
    dealer = t.rounds[r + round_.HAND]
    marks = t.hands[h + hand.FLAGS]
    total = t.hands[h + hand.TOTAL]
    limit = t.options[HIGHEST_TOTAL]
    net = t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
    event = settling_event(t, w, r)
    root = t.wagers[w + wager.ROOT] if t.wagers[w + wager.ROOT] >= 0 else t.hands[h + hand.ROOT]
    if root < 0 and t.options[BUSTS_APART] == 1:
        root = t.hands[dealer + hand.ROOT]
    dealer_blackjack = t.rounds[r + round_.DEALER_BLACKJACK]
    if dealer_blackjack < 0 and t.rounds[r + round_.UP] >= 0 and not is_blackjack_up_card(t, t.rounds[r + round_.UP]):
        dealer_blackjack = 0
    if lacking(t, rule_of(t, w), NO_CARDS, t.hands[h + hand.UNKNOWN] > 0 or t.hands[h + hand.CARDS] < 2):
        return
    if marks & flags.SURRENDERED:
        rule = surrender_rule(t, w, r)
        if dealer_blackjack == 1:
            owed(t, rule, event, net, -stake, 1, w, root, r)
        elif dealer_blackjack < 0:
            t.tally[rule + NO_CARDS] += 1
        else:
            lost = -stake * t.options[SURRENDER_SHARE]
            owed(t, rule, event, net, lost, t.options[SURRENDER_SHARE_PER], w, root, r)
        return
    if marks & flags.NATURAL and marks & flags.EVEN_MONEY and t.options[EVEN_MONEY_OPEN] == 1:
        return
    by_odds = t.options[TWENTY_ONES_APART] == 1 or (
        t.options[EVEN_MONEY_BY_FILING] == 1 and t.options[EVEN_MONEY_OFFERED] == 0
    )
    if marks & flags.NATURAL and marks & flags.EVEN_MONEY and not by_odds:
        won = stake * t.options[EVEN_MONEY_PAYS]
        event = t.wagers[w + wager.LAST_SETTLED] if t.wagers[w + wager.LAST_SETTLED] >= 0 else event
        owed(t, EVEN_MONEY_PAID_AT_WRONG_ODDS, event, net, won, t.options[EVEN_MONEY_PER], w, root, r)
        return
    if settled_apart(t, dealer, h, dealer_blackjack):
        t.tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + NOT_APPLICABLE] += 1
        return
    pushed = t.hands[dealer + hand.TOTAL] == t.options[SWITCH_PUSH_TOTAL] and total <= limit
    if t.options[SWITCH] == 1 and (marks & flags.NATURAL or pushed):
        t.tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + NOT_APPLICABLE] += 1
        return
    as_switched = marks & flags.NATURAL or pushed or (marks & flags.SWITCHED and total == limit)
    if as_switched and may_be_switch(t, r):
        t.tally[
            (BLACKJACK_PAID_AT_WRONG_ODDS if marks & flags.NATURAL else WINNING_WAGER_PAID_AT_WRONG_ODDS)
            + WHETHER_SWITCH
        ] += 1
        return
    if marks & flags.NATURAL and kind == WHAT_DOUBLE_DOWN:
        t.tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + NOT_APPLICABLE] += 1
        return
    if marks & flags.NATURAL:
        if dealer_blackjack < 0:
            t.tally[BLACKJACK_PAID_AT_WRONG_ODDS + NO_CARDS] += 1
        elif dealer_blackjack == 1:
            owed(t, TIE_NOT_RETURNED, event, net, 0, 1, w, root, r)
        else:
            rule = blackjack_rule(t, r)
            if t.wagers[w + wager.PAID] > 0:
                t.tally[rule + JUDGED] += 1
                rule = BLACKJACK_PAID_AT_WRONG_ODDS
            won = stake * t.options[BLACKJACK_PAYS]
            owed(t, rule, event, net, won, t.options[BLACKJACK_PER], w, root, r)
        return
    split_21 = total == limit and t.hands[h + hand.CARDS] == 2 and t.options[TWENTY_ONES_APART] != 1
    of_pair = marks & flags.SPLIT != 0 and kind != WHAT_DOUBLE_DOWN and not split_21
    if dealer_blackjack == 1 and of_pair and original_amount_collected(t, h, r):
        t.tally[SPLIT_WAGER_KEPT_AGAINST_DEALER_BLACKJACK + JUDGED] += 1
        return
    if total > limit:
        firm = LOSING_WAGER_NOT_COLLECTED
        if dealer_blackjack == 1 and kind != WHAT_BLACKJACK:
            if net < 0:
                firm = (
                    DOUBLE_DOWN_KEPT_AGAINST_DEALER_BLACKJACK
                    if kind == WHAT_DOUBLE_DOWN
                    else SPLIT_WAGER_KEPT_AGAINST_DEALER_BLACKJACK
                )
            owed_openly(t, BUSTED_DOUBLE_DOWN_AGAINST_DEALER_BLACKJACK, firm, event, net, stake, 0, w, root, r)
        elif t.hands[dealer + hand.UNKNOWN] == 0 and t.hands[dealer + hand.TOTAL] == total:
            owed_openly(t, SAME_TOTAL_OVER_LIMIT_NOT_COLLECTED, firm, event, net, stake, -stake, w, root, r)
        else:
            owed(t, firm, event, net, -stake, 1, w, root, r)
        return
    if dealer_blackjack == 1:
        if kind == WHAT_DOUBLE_DOWN:
            owed(t, DOUBLE_DOWN_KEPT_AGAINST_DEALER_BLACKJACK, event, net, 0, 1, w, root, r)
        elif kind == WHAT_SPLIT:
            owed(t, SPLIT_WAGER_KEPT_AGAINST_DEALER_BLACKJACK, event, net, 0, 1, w, root, r)
        elif split_21:
            rule = SPLIT_21_AGAINST_DEALER_BLACKJACK
            owed_openly(t, rule, TIE_NOT_RETURNED, event, net, stake, 0, w, root, r)
        elif total == limit:
            owed(t, LOST_TO_DEALER_BLACKJACK_NOT_COLLECTED, event, net, -stake, 1, w, root, r)
        else:
            owed(t, LOSING_WAGER_NOT_COLLECTED, event, net, -stake, 1, w, root, r)
        return
    if t.hands[dealer + hand.UNKNOWN] > 0 or t.hands[dealer + hand.CARDS] < 2:
        t.tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + NO_CARDS] += 1
        return
    dealer_total = t.hands[dealer + hand.TOTAL]
    if dealer_total < t.options[DEALER_STANDS]:
        t.tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + NO_FINISHED_HAND] += 1
    elif dealer_total > limit or total > dealer_total:
        rule = WIN_AGAINST_BUSTED_DEALER_NOT_PAID if dealer_total > limit else WIN_BY_HIGHER_TOTAL_NOT_PAID
        if t.wagers[w + wager.PAID] > 0:
            t.tally[rule + JUDGED] += 1
            rule = WINNING_WAGER_PAID_AT_WRONG_ODDS
        owed(t, rule, event, net, stake * t.options[WIN_PAYS], t.options[WIN_PER], w, root, r)
    elif total == dealer_total:
        owed(t, TIE_NOT_RETURNED, event, net, 0, 1, w, root, r)
    else:
        owed(t, LOSING_WAGER_NOT_COLLECTED, event, net, -stake, 1, w, root, r)


@kernel
def settlement_pass(t: Table) -> None:
    """Judge what was paid and collected on every main wager, Insurance aside, from the tables of whole rounds."""
    settles = recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    for w in range(wager.WIDTH, t.wagers[0], wager.WIDTH):
        kind = t.wagers[w + wager.KIND]
        if kind != WHAT_BLACKJACK and kind != WHAT_SPLIT and kind != WHAT_DOUBLE_DOWN:
            continue
        r = t.wagers[w + wager.ROUND]
        h = t.wagers[w + wager.HAND]
        if (
            t.rounds[r + round_.VOID] >= 0
            or t.wagers[w + wager.WITHDRAWN] >= 0
            or h < 0
            or t.hands[h + hand.FLAGS] & flags.DEAD
        ):
            continue
        if t.wagers[w + wager.STAKE] < 0:
            t.tally[rule_of(t, w) + NO_STAKE] += 1
        elif t.wagers[w + wager.UNPRICED] > 0 or (
            t.wagers[w + wager.LAST_SETTLED] < 0 and not (settles and t.rounds[r + round_.GAPS] == 0)
        ):
            t.tally[rule_of(t, w) + NO_SETTLEMENT] += 1
        else:
            judge_main_wager(t, w)
