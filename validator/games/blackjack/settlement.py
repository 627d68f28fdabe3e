"""Settlement: what each main wager was owed, against what was collected and paid."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
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
from validator.games.blackjack.slots.insurance import EVEN_MONEY_PAID_AT_WRONG_ODDS
from validator.games.blackjack.slots.settlement import (
    BLACKJACK_AGAINST_LONGER_21_NOT_PAID,
    BLACKJACK_PAID_AT_WRONG_ODDS,
    BLACKJACK_UNPAID_AFTER_HOLE_CARD,
    BLACKJACK_UNPAID_AGAINST_LOW_CARD,
    BLACKJACK_UNPAID_AT_ONCE,
    BUSTED_DOUBLE_DOWN_AGAINST_DEALER_BLACKJACK,
    DOUBLE_DOWN_KEPT_AGAINST_DEALER_BLACKJACK,
    LOSING_WAGER_NOT_COLLECTED,
    LOST_TO_DEALER_BLACKJACK_NOT_COLLECTED,
    SAME_TOTAL_OVER_LIMIT_NOT_COLLECTED,
    SPLIT_21_AGAINST_DEALER_BLACKJACK,
    SPLIT_WAGER_KEPT_AGAINST_DEALER_BLACKJACK,
    SURRENDER_HALF_WRONG,
    SURRENDER_WRONG_AFTER_READER,
    SURRENDER_WRONG_WHEN_HOLE_CARD_REVEALED,
    TIE_NOT_RETURNED,
    WIN_AGAINST_BUSTED_DEALER_NOT_PAID,
    WIN_BY_HIGHER_TOTAL_NOT_PAID,
    WINNING_WAGER_PAID_AT_WRONG_ODDS,
)
from validator.games.blackjack.splitting import first_hand_of
from validator.games.blackjack.switch_seen import may_be_switch
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.cards import ACE, rank_of
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED, UNSTATED
from validator.log.codes import (
    KIND_COLLECT,
    KIND_PAY,
    WHAT_BLACKJACK,
    WHAT_DOUBLE_DOWN,
    WHAT_SPLIT,
)
from validator.log.columns import Columns

NO_SETTLEMENT, NO_CARDS, NO_STAKE, WHETHER_SWITCH, NO_FINISHED_HAND, *_ = missing_facts()


@kernel
def amount_differs(paid: int, due_times_per: int, per: int) -> bool:
    """Whether the amount paid, in cents, is not the amount due, given as a fraction ``due_times_per / per``.

    Where the exact amount has a fraction of a cent, the cent below and the cent above are both accepted."""
    difference = paid * per - due_times_per
    return difference >= per or difference <= -per or (difference != 0 and due_times_per % per == 0)


@kernel
def is_blackjack_up_card(options: Ints, card: int) -> bool:
    """Whether a dealer showing ``card`` may have a Blackjack: an ace or a card of value 10."""
    rank = rank_of(card)
    if rank < 0:
        return False
    return (
        rank == ACE
        or options[CARD_VALUE + rank] + options[CARD_VALUE] + options[ACE_ABOVE_ONE] == options[HIGHEST_TOTAL]
    )


@kernel
def is_main_wager(kind: int) -> bool:
    """Whether a wager is a Blackjack Wager or one that was added to it in the round."""
    return kind in (WHAT_BLACKJACK, WHAT_SPLIT, WHAT_DOUBLE_DOWN)


@kernel
def owed(
    tally: Ints,
    hits: Ints,
    slot: int,
    event: int,
    net: int,
    due: int,
    per: int,
    subject: int,
    root: int,
    row: int,
) -> None:
    """Judge one settled amount: ``net`` cents to the player against ``due / per``; a breach goes to ``slot``.

    What is misapplied is counted from the nearest amount that is accepted.
    """
    tally[slot + JUDGED] += 1
    if amount_differs(net, due, per):
        nearest = due // per if net * per < due else -(-due // per)
        emit(hits, slot, event, nearest, net, net - nearest, subject, root, row)


@kernel
def owed_openly(
    tally: Ints,
    hits: Ints,
    noted: int,
    firm: int,
    event: int,
    net: int,
    stake: int,
    due: int,
    subject: int,
    root: int,
    row: int,
) -> None:
    """Judge one settled amount where it is open whether the stake is lost or returned; ``due`` is the preferred one.

    Either of the two is noted at most; any other amount is condemned by both readings and breaks ``firm``. Between the
    two it is held against the preferred one, beyond them against the nearer.
    """
    if net == 0 or net == -stake:
        owed(tally, hits, noted, event, net, due, 1, subject, root, row)
        return
    tally[firm + JUDGED] += 1
    nearest = due if -stake < net < 0 else -stake if net < 0 else 0
    emit(hits, firm, event, nearest, net, net - nearest, subject, root, row)


@kernel
def blackjack_slot(options: Ints, rounds: Ints, hands: Ints, r: int) -> int:
    """The question that an unpaid winning Blackjack breaks: by the dealer's total, up card and the filed procedure."""
    dealer = rounds[r + round_.HAND]
    if hands[dealer + hand.TOTAL] == options[HIGHEST_TOTAL] and hands[dealer + hand.CARDS] > 2:
        return BLACKJACK_AGAINST_LONGER_21_NOT_PAID
    if not is_blackjack_up_card(options, rounds[r + round_.UP]):
        return BLACKJACK_UNPAID_AGAINST_LOW_CARD
    if options[BLACKJACK_PAID_AT_ONCE] == 1:
        return BLACKJACK_UNPAID_AT_ONCE
    return BLACKJACK_UNPAID_AFTER_HOLE_CARD


@kernel
def surrender_slot(options: Ints, rounds: Ints, wagers: Ints, w: int, r: int) -> int:
    """The question that a wrongly settled surrender breaks; of two procedures the filed one, else the one followed."""
    if not is_blackjack_up_card(options, rounds[r + round_.UP]):
        return SURRENDER_HALF_WRONG
    turned = rounds[r + round_.HOLE_TURNED]
    followed = options[SURRENDER_AT_READER]
    if followed == UNSTATED:
        followed = 0 if 0 <= turned < wagers[w + wager.FIRST_SETTLED] else 1
    if followed == 1:
        return SURRENDER_WRONG_AFTER_READER
    return SURRENDER_WRONG_WHEN_HOLE_CARD_REVEALED


@kernel
def settling_event(rounds: Ints, wagers: Ints, w: int, r: int) -> int:
    """The event that a wrong amount points to: the last payment, else what was done last with the wager."""
    if wagers[w + wager.PAY] >= 0:
        return wagers[w + wager.PAY]
    if wagers[w + wager.LAST_SETTLED] >= 0:
        return wagers[w + wager.LAST_SETTLED]
    return rounds[r + round_.LAST]


@kernel
def original_amount_collected(rounds: Ints, hands: Ints, wagers: Ints, h: int, r: int) -> bool:
    """Whether of all wagers on the hands of one split just the amount of the original wager was taken, from whichever.

    633a.11(d) speaks of the amount, not of the hand that it is taken from.
    """
    origin = first_hand_of(hands, h)
    net = 0
    original = -1
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        kind = wagers[w + wager.KIND]
        if (kind != WHAT_BLACKJACK and kind != WHAT_SPLIT) or wagers[w + wager.HAND] < 0:
            continue
        if first_hand_of(hands, wagers[w + wager.HAND]) != origin:
            continue
        if wagers[w + wager.UNPRICED] > 0:
            return False
        net += wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
        if kind == WHAT_BLACKJACK:
            original = wagers[w + wager.STAKE]
    return original > 0 and net == -original


@kernel
def question_of(options: Ints, rounds: Ints, hands: Ints, wagers: Ints, w: int) -> int:
    """The question under which a wager that cannot be judged is counted."""
    marks = hands[wagers[w + wager.HAND] + hand.FLAGS]
    if marks & flags.SURRENDERED:
        return surrender_slot(options, rounds, wagers, w, wagers[w + wager.ROUND])
    return BLACKJACK_PAID_AT_WRONG_ODDS if marks & flags.NATURAL else WINNING_WAGER_PAID_AT_WRONG_ODDS


@kernel
def settled_apart(options: Ints, hands: Ints, dealer: int, h: int, dealer_blackjack: int) -> bool:
    """Whether the chapter settles the wagers on hand row ``h`` by a paragraph of its own, which another pass judges."""
    marks = hands[h + hand.FLAGS]
    natural = marks & flags.NATURAL != 0
    if marks & flags.RESCUED or (options[DEALER_BLACKJACK_APART] == 1 and dealer_blackjack == 1):
        return True
    if (options[FREE_BETS] == 1 or options[BUSTS_APART] == 1) and hands[h + hand.TOTAL] > options[HIGHEST_TOTAL]:
        return True
    known = hands[dealer + hand.UNKNOWN] == 0 and hands[dealer + hand.CARDS] > 1
    if known and hands[dealer + hand.TOTAL] == options[DEALER_PUSH_TOTAL] and not natural:
        return True
    if options[TWENTY_ONES_APART] != 1:
        return False
    return natural or (hands[h + hand.TOTAL] == options[HIGHEST_TOTAL] and dealer_blackjack != 1)


@kernel
def judge_main_wager(options: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int) -> None:
    """Judge the amount settled on a Blackjack, split or Double Down Wager from the final hands."""
    r = wagers[w + wager.ROUND]
    h = wagers[w + wager.HAND]
    stake = wagers[w + wager.STAKE]
    kind = wagers[w + wager.KIND]
    dealer = rounds[r + round_.HAND]
    marks = hands[h + hand.FLAGS]
    total = hands[h + hand.TOTAL]
    limit = options[HIGHEST_TOTAL]
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    event = settling_event(rounds, wagers, w, r)
    root = wagers[w + wager.ROOT] if wagers[w + wager.ROOT] >= 0 else hands[h + hand.ROOT]
    if root < 0 and options[BUSTS_APART] == 1:
        root = hands[dealer + hand.ROOT]
    dealer_blackjack = rounds[r + round_.DEALER_BLACKJACK]
    if dealer_blackjack < 0 and rounds[r + round_.UP] >= 0 and not is_blackjack_up_card(options, rounds[r + round_.UP]):
        dealer_blackjack = 0
    if hands[h + hand.UNKNOWN] > 0 or hands[h + hand.CARDS] < 2:
        tally[question_of(options, rounds, hands, wagers, w) + NO_CARDS] += 1
        return
    if marks & flags.SURRENDERED:
        slot = surrender_slot(options, rounds, wagers, w, r)
        if dealer_blackjack == 1:
            owed(tally, hits, slot, event, net, -stake, 1, w, root, r)
        elif dealer_blackjack < 0:
            tally[slot + NO_CARDS] += 1
        else:
            lost = -stake * options[SURRENDER_SHARE]
            owed(tally, hits, slot, event, net, lost, options[SURRENDER_SHARE_PER], w, root, r)
        return
    if marks & flags.NATURAL and marks & flags.EVEN_MONEY and options[EVEN_MONEY_OPEN] == 1:
        return
    by_odds = options[TWENTY_ONES_APART] == 1 or (
        options[EVEN_MONEY_BY_FILING] == 1 and options[EVEN_MONEY_OFFERED] == 0
    )
    if marks & flags.NATURAL and marks & flags.EVEN_MONEY and not by_odds:
        won = stake * options[EVEN_MONEY_PAYS]
        event = wagers[w + wager.LAST_SETTLED] if wagers[w + wager.LAST_SETTLED] >= 0 else event
        owed(tally, hits, EVEN_MONEY_PAID_AT_WRONG_ODDS, event, net, won, options[EVEN_MONEY_PER], w, root, r)
        return
    if settled_apart(options, hands, dealer, h, dealer_blackjack):
        tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + NOT_APPLICABLE] += 1
        return
    pushed = hands[dealer + hand.TOTAL] == options[SWITCH_PUSH_TOTAL] and total <= limit
    if options[SWITCH] == 1 and (marks & flags.NATURAL or pushed):
        tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + NOT_APPLICABLE] += 1
        return
    as_switched = marks & flags.NATURAL or pushed or (marks & flags.SWITCHED and total == limit)
    if as_switched and may_be_switch(options, rounds, hands, r):
        tally[
            (BLACKJACK_PAID_AT_WRONG_ODDS if marks & flags.NATURAL else WINNING_WAGER_PAID_AT_WRONG_ODDS)
            + WHETHER_SWITCH
        ] += 1
        return
    if marks & flags.NATURAL and kind == WHAT_DOUBLE_DOWN:
        tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + NOT_APPLICABLE] += 1
        return
    if marks & flags.NATURAL:
        if dealer_blackjack < 0:
            tally[BLACKJACK_PAID_AT_WRONG_ODDS + NO_CARDS] += 1
        elif dealer_blackjack == 1:
            owed(tally, hits, TIE_NOT_RETURNED, event, net, 0, 1, w, root, r)
        else:
            slot = blackjack_slot(options, rounds, hands, r)
            if wagers[w + wager.PAID] > 0:
                tally[slot + JUDGED] += 1
                slot = BLACKJACK_PAID_AT_WRONG_ODDS
            won = stake * options[BLACKJACK_PAYS]
            owed(tally, hits, slot, event, net, won, options[BLACKJACK_PER], w, root, r)
        return
    split_21 = total == limit and hands[h + hand.CARDS] == 2 and options[TWENTY_ONES_APART] != 1
    of_pair = marks & flags.SPLIT != 0 and kind != WHAT_DOUBLE_DOWN and not split_21
    if dealer_blackjack == 1 and of_pair and original_amount_collected(rounds, hands, wagers, h, r):
        tally[SPLIT_WAGER_KEPT_AGAINST_DEALER_BLACKJACK + JUDGED] += 1
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
            owed_openly(
                tally, hits, BUSTED_DOUBLE_DOWN_AGAINST_DEALER_BLACKJACK, firm, event, net, stake, 0, w, root, r
            )
        elif hands[dealer + hand.UNKNOWN] == 0 and hands[dealer + hand.TOTAL] == total:
            owed_openly(tally, hits, SAME_TOTAL_OVER_LIMIT_NOT_COLLECTED, firm, event, net, stake, -stake, w, root, r)
        else:
            owed(tally, hits, firm, event, net, -stake, 1, w, root, r)
        return
    if dealer_blackjack == 1:
        if kind == WHAT_DOUBLE_DOWN:
            owed(tally, hits, DOUBLE_DOWN_KEPT_AGAINST_DEALER_BLACKJACK, event, net, 0, 1, w, root, r)
        elif kind == WHAT_SPLIT:
            owed(tally, hits, SPLIT_WAGER_KEPT_AGAINST_DEALER_BLACKJACK, event, net, 0, 1, w, root, r)
        elif split_21:
            slot = SPLIT_21_AGAINST_DEALER_BLACKJACK
            owed_openly(tally, hits, slot, TIE_NOT_RETURNED, event, net, stake, 0, w, root, r)
        elif total == limit:
            owed(tally, hits, LOST_TO_DEALER_BLACKJACK_NOT_COLLECTED, event, net, -stake, 1, w, root, r)
        else:
            owed(tally, hits, LOSING_WAGER_NOT_COLLECTED, event, net, -stake, 1, w, root, r)
        return
    if hands[dealer + hand.UNKNOWN] > 0 or hands[dealer + hand.CARDS] < 2:
        tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + NO_CARDS] += 1
        return
    dealer_total = hands[dealer + hand.TOTAL]
    if dealer_total < options[DEALER_STANDS]:
        tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + NO_FINISHED_HAND] += 1
    elif dealer_total > limit or total > dealer_total:
        slot = WIN_AGAINST_BUSTED_DEALER_NOT_PAID if dealer_total > limit else WIN_BY_HIGHER_TOTAL_NOT_PAID
        if wagers[w + wager.PAID] > 0:
            tally[slot + JUDGED] += 1
            slot = WINNING_WAGER_PAID_AT_WRONG_ODDS
        owed(tally, hits, slot, event, net, stake * options[WIN_PAYS], options[WIN_PER], w, root, r)
    elif total == dealer_total:
        owed(tally, hits, TIE_NOT_RETURNED, event, net, 0, 1, w, root, r)
    else:
        owed(tally, hits, LOSING_WAGER_NOT_COLLECTED, event, net, -stake, 1, w, root, r)


@kernel
def settlement_pass(
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
    """Judge what was paid and collected on every main wager, Insurance aside, from the tables of whole rounds."""
    settles = options[RECORDED + KIND_PAY] == ALWAYS and options[RECORDED + KIND_COLLECT] == ALWAYS
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        kind = wagers[w + wager.KIND]
        if kind != WHAT_BLACKJACK and kind != WHAT_SPLIT and kind != WHAT_DOUBLE_DOWN:
            continue
        r = wagers[w + wager.ROUND]
        h = wagers[w + wager.HAND]
        if (
            rounds[r + round_.VOID] >= 0
            or wagers[w + wager.WITHDRAWN] >= 0
            or h < 0
            or hands[h + hand.FLAGS] & flags.DEAD
        ):
            continue
        if wagers[w + wager.STAKE] < 0:
            tally[question_of(options, rounds, hands, wagers, w) + NO_STAKE] += 1
        elif wagers[w + wager.UNPRICED] > 0 or (
            wagers[w + wager.LAST_SETTLED] < 0 and not (settles and rounds[r + round_.GAPS] == 0)
        ):
            tally[question_of(options, rounds, hands, wagers, w) + NO_SETTLEMENT] += 1
        else:
            judge_main_wager(options, rounds, hands, wagers, tally, hits, w)
