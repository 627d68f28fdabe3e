"""Blackjacks and 21s where paragraphs of their own settle them: which win against a dealer's 21, and at what odds."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel, needs
from validator.games.blackjack.bonuses import NO_BONUS, UNKNOWN_BONUS, bonus_of, bonus_place
from validator.games.blackjack.options import (
    BLACKJACK_PAYS,
    BLACKJACK_PER,
    DOUBLED_PAYS,
    HIGHEST_TOTAL,
    TWENTY_ONES_APART,
    WIN_PAYS,
    WIN_PER,
)
from validator.games.blackjack.settlement import (
    amount_differs,
    is_blackjack_up_card,
    is_main_wager,
    owed,
    settling_event,
)
from validator.games.blackjack.slots.settlement import (
    BLACKJACK_AGAINST_LONGER_21_NOT_PAID,
    BLACKJACK_PAID_AT_WRONG_ODDS,
    TIE_NOT_RETURNED,
    WIN_AGAINST_BUSTED_DEALER_NOT_PAID,
    WIN_BY_HIGHER_TOTAL_NOT_PAID,
    WINNING_WAGER_PAID_AT_WRONG_ODDS,
)
from validator.games.blackjack.slots.spanish_21 import (
    BLACKJACK_AGAINST_BLACKJACK_NOT_PAID,
    BLACKJACK_PAID_EVEN_AGAINST_ANOTHER_TOTAL,
    DOUBLED_HAND_PAID_BONUS_ODDS,
    LONGER_21_AGAINST_LONGER_21_NOT_PAID,
    SPLIT_21_PAID_AGAINST_LONGER_21,
)
from validator.games.blackjack.super_bonus import lump_sum
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import KIND_COLLECT, KIND_PAY, WHAT_DOUBLE_DOWN
from validator.log.columns import Columns

NO_SETTLEMENT, NO_CARDS, NO_STAKE, *_ = missing_facts()


@kernel
def unpaid_slot(options: Ints, hands: Ints, dealer: int, longer: int) -> int:
    """The question that an unpaid winner breaks, by the dealer's total; ``longer`` is that on his 21."""
    if hands[dealer + hand.UNKNOWN] > 0 or hands[dealer + hand.CARDS] < 2:
        return WIN_BY_HIGHER_TOTAL_NOT_PAID
    if hands[dealer + hand.TOTAL] > options[HIGHEST_TOTAL]:
        return WIN_AGAINST_BUSTED_DEALER_NOT_PAID
    return longer if hands[dealer + hand.TOTAL] == options[HIGHEST_TOTAL] else WIN_BY_HIGHER_TOTAL_NOT_PAID


@kernel
def judge_blackjack(
    options: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, event: int, root: int, w: int
) -> None:
    """Judge what was settled on a player's Blackjack, which wins against every dealer's hand.

    Against less or more than 21 it is open whether it is paid at its own odds or at those of other winners; any other
    payment is held against the nearer of the two, between them against its own odds, the preferred reading.
    """
    r = wagers[w + wager.ROUND]
    dealer = rounds[r + round_.HAND]
    stake = wagers[w + wager.STAKE]
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    due = stake * options[BLACKJACK_PAYS]
    per = options[BLACKJACK_PER]
    known = hands[dealer + hand.UNKNOWN] == 0 and hands[dealer + hand.CARDS] > 1
    natural = rounds[r + round_.DEALER_BLACKJACK] == 1
    if natural or (known and hands[dealer + hand.TOTAL] == options[HIGHEST_TOTAL]):
        slot = BLACKJACK_AGAINST_BLACKJACK_NOT_PAID if natural else BLACKJACK_AGAINST_LONGER_21_NOT_PAID
        if wagers[w + wager.PAID] > 0:
            tally[slot + JUDGED] += 1
            slot = BLACKJACK_PAID_AT_WRONG_ODDS
        owed(tally, hits, slot, event, net, due, per, w, root, r)
        return
    even = not amount_differs(net, stake * options[WIN_PAYS], options[WIN_PER])
    if even and not known:
        tally[BLACKJACK_PAID_EVEN_AGAINST_ANOTHER_TOTAL + NO_CARDS] += 1
    elif even:
        tally[BLACKJACK_PAID_EVEN_AGAINST_ANOTHER_TOTAL + JUDGED] += 1
        emit(hits, BLACKJACK_PAID_EVEN_AGAINST_ANOTHER_TOTAL, event, due // per, net, net - due // per, w, root, r)
    else:
        slot = BLACKJACK_PAID_AT_WRONG_ODDS
        if wagers[w + wager.PAID] == 0:
            slot = unpaid_slot(options, hands, dealer, BLACKJACK_AGAINST_LONGER_21_NOT_PAID)
        else:
            tally[BLACKJACK_PAID_EVEN_AGAINST_ANOTHER_TOTAL + JUDGED] += 1
            if net * options[WIN_PER] < stake * options[WIN_PAYS]:
                due = stake * options[WIN_PAYS]
                per = options[WIN_PER]
        owed(tally, hits, slot, event, net, due, per, w, root, r)


@kernel
def judge_split_21(
    options: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, event: int, root: int, w: int, r: int
) -> None:
    """Judge a 21 in two cards of a split hand against a dealer's longer 21: void by the letter, won by its sense."""
    stake = wagers[w + wager.STAKE]
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    tally[SPLIT_21_PAID_AGAINST_LONGER_21 + JUDGED] += 1
    if net != 0 and not amount_differs(net, stake * options[WIN_PAYS], options[WIN_PER]):
        emit(hits, SPLIT_21_PAID_AGAINST_LONGER_21, event, 0, net, net, w, root, r)
    else:
        owed(tally, hits, TIE_NOT_RETURNED, event, net, 0, 1, w, root, r)


@kernel
def judge_21(
    cards: Ints,
    options: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    event: int,
    root: int,
    w: int,
) -> None:
    """Judge what was settled on a hand of 21 that is no Blackjack, where the dealer has none."""
    r = wagers[w + wager.ROUND]
    h = wagers[w + wager.HAND]
    dealer = rounds[r + round_.HAND]
    stake = wagers[w + wager.STAKE]
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    long = hands[h + hand.CARDS] > 2
    known = hands[dealer + hand.UNKNOWN] == 0 and hands[dealer + hand.CARDS] > 1
    up = rounds[r + round_.UP]
    spared = rounds[r + round_.DEALER_BLACKJACK] == 0 or (up >= 0 and not is_blackjack_up_card(options, up))
    doubled = hands[h + hand.FLAGS] & flags.DOUBLED != 0 or wagers[w + wager.KIND] == WHAT_DOUBLE_DOWN
    bonus = bonus_of(cards, options, hands, h) if long else NO_BONUS
    if not spared or (not long and not known) or (bonus == UNKNOWN_BONUS and not doubled):
        tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + NO_CARDS] += 1
        return
    if not long and hands[dealer + hand.TOTAL] == options[HIGHEST_TOTAL]:
        judge_split_21(options, hands, wagers, tally, hits, event, root, w, r)
        return
    slot = WINNING_WAGER_PAID_AT_WRONG_ODDS
    place = WIN_PAYS
    if doubled:
        place = DOUBLED_PAYS
        if bonus >= 0:
            slot = DOUBLED_HAND_PAID_BONUS_ODDS
    elif bonus >= 0:
        place = bonus_place(bonus)
        slot = bonus
    due = stake * options[place]
    per = options[place + 1]
    if wagers[w + wager.PAID] == 0:
        slot = unpaid_slot(options, hands, dealer, LONGER_21_AGAINST_LONGER_21_NOT_PAID)
    elif known and hands[dealer + hand.TOTAL] == options[HIGHEST_TOTAL]:
        tally[LONGER_21_AGAINST_LONGER_21_NOT_PAID + JUDGED] += 1
    if slot == DOUBLED_HAND_PAID_BONUS_ODDS and net * per < due:
        slot = WINNING_WAGER_PAID_AT_WRONG_ODDS
    lump = lump_sum(options, rounds, hands, wagers, bonus, h, w)
    if lump > 0 and not amount_differs(net - lump, due, per):
        net -= lump
    owed(tally, hits, slot, event, net, due, per, w, root, r)


@needs(options=(TWENTY_ONES_APART,))
@kernel
def twenty_ones_pass(
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
    """Judge the amounts settled on players' Blackjacks and 21s, from the tables of whole rounds."""
    settles = options[RECORDED + KIND_PAY] == ALWAYS and options[RECORDED + KIND_COLLECT] == ALWAYS
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        h = wagers[w + wager.HAND]
        if not is_main_wager(wagers[w + wager.KIND]) or h < 0 or wagers[w + wager.WITHDRAWN] >= 0:
            continue
        r = wagers[w + wager.ROUND]
        marks = hands[h + hand.FLAGS]
        natural = marks & flags.NATURAL != 0
        if rounds[r + round_.VOID] >= 0 or marks & (flags.DEAD | flags.SURRENDERED | flags.RESCUED):
            continue
        if hands[h + hand.UNKNOWN] > 0 or hands[h + hand.TOTAL] != options[HIGHEST_TOTAL]:
            continue
        if not natural and rounds[r + round_.DEALER_BLACKJACK] == 1:
            continue
        slot = BLACKJACK_PAID_AT_WRONG_ODDS if natural else WINNING_WAGER_PAID_AT_WRONG_ODDS
        silent = wagers[w + wager.LAST_SETTLED] < 0 and not (settles and rounds[r + round_.GAPS] == 0)
        if natural and wagers[w + wager.KIND] == WHAT_DOUBLE_DOWN:
            tally[slot + NOT_APPLICABLE] += 1
        elif wagers[w + wager.STAKE] < 0:
            tally[slot + NO_STAKE] += 1
        elif wagers[w + wager.UNPRICED] > 0 or silent:
            tally[slot + NO_SETTLEMENT] += 1
        else:
            event = settling_event(rounds, wagers, w, r)
            root = wagers[w + wager.ROOT] if wagers[w + wager.ROOT] >= 0 else hands[h + hand.ROOT]
            if natural:
                judge_blackjack(options, rounds, hands, wagers, tally, hits, event, root, w)
            else:
                judge_21(ev.card, options, rounds, hands, wagers, tally, hits, event, root, w)
