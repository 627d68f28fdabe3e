"""Blackjacks and 21s where paragraphs of their own settle them: which win against a dealer's 21, and at what odds."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import rows_of
from validator.games.blackjack.bonuses import NO_BONUS, UNKNOWN_BONUS, bonus_of, bonus_of_any_suits, bonus_place
from validator.games.blackjack.cards_lying import settlement_root
from validator.games.blackjack.main_wager import is_main_wager, settling_event
from validator.games.blackjack.options import (
    DOUBLED_PAYS,
    WIN_PAYS,
)
from validator.games.blackjack.settlement import (
    BLACKJACK_AGAINST_LONGER_21_NOT_PAID,
    BLACKJACK_PAID_AT_WRONG_ODDS,
    TIE_NOT_RETURNED,
    WIN_AGAINST_BUSTED_DEALER_NOT_PAID,
    WIN_BY_HIGHER_TOTAL_NOT_PAID,
    WINNING_WAGER_PAID_AT_WRONG_ODDS,
    owed,
    owed_on_blackjack,
)
from validator.games.blackjack.super_bonus import lump_sum
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.blackjack.up_card import is_low_up_card
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.stakes import amount_differs, is_settled
from validator.games.table import recorded
from validator.log.codes import KIND_COLLECT, KIND_PAY, WHAT_DOUBLE_DOWN

NO_SETTLEMENT, NO_CARDS, NO_STAKE, *_ = missing_facts()

rule = Rules("blackjack.twenty_ones")
BLACKJACK_AGAINST_BLACKJACK_NOT_PAID = rule(
    "blackjack-against-blackjack-not-paid",
    "Blackjack against the dealer's Blackjack not paid",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}; {due} is due",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
BLACKJACK_PAID_EVEN_AGAINST_ANOTHER_TOTAL = rule(
    "blackjack-paid-even-against-another-total",
    "Blackjack paid like another winner against less or more than 21",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}; {due} is due",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
LONGER_21_AGAINST_LONGER_21_NOT_PAID = rule(
    "longer-21-against-longer-21-not-paid",
    "21 in more than two cards against the dealer's not paid",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}; {due} is due",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SPLIT_21_PAID_AGAINST_LONGER_21 = rule(
    "split-21-paid-against-longer-21",
    "21 in two cards of a split hand paid against the dealer's longer 21",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}; {due} is due",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
DOUBLED_HAND_PAID_BONUS_ODDS = rule(
    "doubled-hand-paid-bonus-odds",
    "Doubled hand paid at the odds of (g)",
    "{seat}: {wager} of {stake} on {hand}, doubled down, was {settled} against {dealer}; {due} is due",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)


@kernel
def has_long_21(t: Table, dealer: Hand) -> bool:
    """Whether the dealer has the 21, no Blackjack, against which a player's longer 21 wins."""
    return dealer.total == t.options.long_21_at and dealer.cards > t.options.dealers_long_21_over


@kernel
def has_other_21(t: Table, dealer: Hand) -> bool:
    """Whether the dealer has a 21 that is no Blackjack, nor long enough for a player's longer 21 to win against it.

    There is none in the law as printed, by which every 21 of his that is no Blackjack is long enough.
    """
    known = dealer.unknown == 0
    return known and dealer.total == t.options.highest_total and not has_long_21(t, dealer)


@kernel
def unpaid_rule(t: Table, dealer: Hand, longer: int) -> int:
    """The rule that an unpaid winner breaks, by the dealer's total; ``longer`` is that on his 21."""
    if dealer.unknown > 0 or dealer.cards < 2:
        return WIN_BY_HIGHER_TOTAL_NOT_PAID
    if dealer.total > t.options.highest_total:
        return WIN_AGAINST_BUSTED_DEALER_NOT_PAID
    return longer if has_long_21(t, dealer) else WIN_BY_HIGHER_TOTAL_NOT_PAID


@kernel
def judge_blackjack(t: Table, event: int, root: int, w: Wager) -> None:
    """Judge what was settled on a player's Blackjack, which wins against every dealer's hand.

    Against less or more than 21 it is open whether it is paid at its own odds or at those of other winners; any other
    payment is held against the nearer of the two, between them against its own odds, the preferred reading.
    """
    r = w.round
    dealer = r.hand
    stake = w.stake
    net = w.paid - w.collected
    due = stake * t.options.blackjack_pays
    per = t.options.blackjack_per
    known = dealer.unknown == 0 and dealer.cards > 1
    natural = r.dealer_blackjack == 1
    beaten = dealer.total == t.options.blackjack_beats_at
    beaten = beaten and known and dealer.cards >= t.options.blackjack_beats_from
    if natural or beaten:
        rule: int = BLACKJACK_AGAINST_BLACKJACK_NOT_PAID if natural else BLACKJACK_AGAINST_LONGER_21_NOT_PAID
        if w.paid > 0:
            t.tally[rule + JUDGED] += 1
            owed_on_blackjack(t, event, net, stake, w, root, r)
        else:
            owed(t, rule, event, net, due, per, w, root, r)
        return
    if known and dealer.total == t.options.highest_total:
        # Too short a 21 for a Blackjack to win against it, of which the law as printed knows none.
        owed(t, TIE_NOT_RETURNED, event, net, 0, 1, w, root, r)
        return
    even = not amount_differs(net, stake * t.options.win_pays, t.options.win_per)
    even = even and net * per < due
    if even and not known:
        t.tally[BLACKJACK_PAID_EVEN_AGAINST_ANOTHER_TOTAL + NO_CARDS] += 1
    elif even:
        t.tally[BLACKJACK_PAID_EVEN_AGAINST_ANOTHER_TOTAL + JUDGED] += 1
        emit(
            t.hits,
            BLACKJACK_PAID_EVEN_AGAINST_ANOTHER_TOTAL,
            event,
            due // per,
            net,
            net - due // per,
            w.at,
            root,
            r.at,
        )
    else:
        rule = BLACKJACK_PAID_AT_WRONG_ODDS
        if w.paid == 0:
            rule = unpaid_rule(t, dealer, BLACKJACK_AGAINST_LONGER_21_NOT_PAID)
        else:
            t.tally[BLACKJACK_PAID_EVEN_AGAINST_ANOTHER_TOTAL + JUDGED] += 1
            if net * t.options.win_per >= stake * t.options.win_pays or net * per >= due:
                owed_on_blackjack(t, event, net, stake, w, root, r)
                return
            due = stake * t.options.win_pays
            per = t.options.win_per
        owed(t, rule, event, net, due, per, w, root, r)


@kernel
def judge_split_21(t: Table, event: int, root: int, w: Wager, r: Round) -> None:
    """Judge a 21 in two cards of a split hand against a dealer's longer 21: void by the letter, won by its sense."""
    stake = w.stake
    net = w.paid - w.collected
    t.tally[SPLIT_21_PAID_AGAINST_LONGER_21 + JUDGED] += 1
    if net != 0 and not amount_differs(net, stake * t.options.win_pays, t.options.win_per):
        emit(t.hits, SPLIT_21_PAID_AGAINST_LONGER_21, event, 0, net, net, w.at, root, r.at)
    else:
        owed(t, TIE_NOT_RETURNED, event, net, 0, 1, w, root, r)


@kernel
def judge_21(t: Table, event: int, root: int, w: Wager) -> None:
    """Judge what was settled on a hand of 21 that is no Blackjack, where the dealer has none."""
    r = w.round
    h = w.hand
    dealer = r.hand
    stake = w.stake
    net = w.paid - w.collected
    long = h.cards > t.options.long_21_over
    known = dealer.unknown == 0 and dealer.cards > 1
    up = r.up
    spared = r.dealer_blackjack == 0 or is_low_up_card(t, up)
    doubled = h.flags & flags.DOUBLED != 0 or w.kind == WHAT_DOUBLE_DOWN
    bonus = bonus_of(t, h) if long else NO_BONUS
    if bonus == UNKNOWN_BONUS and not doubled:
        bonus = bonus_of_any_suits(t, h, stake, net)
    if not spared or (not long and not known) or bonus == UNKNOWN_BONUS:
        t.tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + NO_CARDS] += 1
        return
    if not long and dealer.total == t.options.highest_total:
        judge_split_21(t, event, root, w, r)
        return
    if has_other_21(t, dealer):
        owed(t, TIE_NOT_RETURNED, event, net, 0, 1, w, root, r)
        return
    rule: int = WINNING_WAGER_PAID_AT_WRONG_ODDS
    place = WIN_PAYS
    if doubled:
        place = DOUBLED_PAYS
        if bonus >= 0:
            rule = DOUBLED_HAND_PAID_BONUS_ODDS
    elif bonus >= 0:
        place = bonus_place(bonus)
        rule = bonus
    due = stake * t.options[place]
    per = t.options[place + 1]
    if w.paid == 0:
        rule = unpaid_rule(t, dealer, LONGER_21_AGAINST_LONGER_21_NOT_PAID)
    elif known and has_long_21(t, dealer):
        t.tally[LONGER_21_AGAINST_LONGER_21_NOT_PAID + JUDGED] += 1
    if rule == DOUBLED_HAND_PAID_BONUS_ODDS and net * per < due:
        rule = WINNING_WAGER_PAID_AT_WRONG_ODDS
    lump = lump_sum(t, bonus, h, w)
    if not amount_differs(net - lump, due, per):
        net -= lump
    owed(t, rule, event, net, due, per, w, root, r)


@kernel
def twenty_ones_pass(t: Table) -> None:
    """Judge the amounts settled on players' Blackjacks and 21s, from the tables of whole rounds."""
    settles = recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    for w in rows_of(t.wagers):
        h = w.hand
        if not is_main_wager(w.kind) or not h or w.withdrawn >= 0:
            continue
        r = w.round
        marks = h.flags
        natural = marks & flags.NATURAL != 0
        if r.void >= 0 or marks & (flags.DEAD | flags.SURRENDERED | flags.RESCUED):
            continue
        if h.unknown > 0 or h.total != t.options.highest_total:
            continue
        if not natural and r.dealer_blackjack == 1:
            continue
        rule = BLACKJACK_PAID_AT_WRONG_ODDS if natural else WINNING_WAGER_PAID_AT_WRONG_ODDS
        silent = not is_settled(t, w) and not (settles and r.gaps == 0)
        if natural and w.kind == WHAT_DOUBLE_DOWN:
            t.tally[rule + NOT_APPLICABLE] += 1
        elif w.stake < 0:
            t.tally[rule + NO_STAKE] += 1
        elif w.unpriced > 0 or silent:
            t.tally[rule + NO_SETTLEMENT] += 1
        else:
            event = settling_event(t, w, r)
            root = settlement_root(t, w, w.paid - w.collected)
            if natural:
                judge_blackjack(t, event, root, w)
            else:
                judge_21(t, event, root, w)
