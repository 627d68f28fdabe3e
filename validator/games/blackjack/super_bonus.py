"""The additional fixed payouts for three 7s of one suit against a dealer's seven: to the winner and to all others."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.rows import between, row_after, rows_of
from validator.games.blackjack.bonuses import bonus_of, bonus_place, is_suited_sevens
from validator.games.blackjack.cards_lying import is_due
from validator.games.blackjack.due import cell_of
from validator.games.blackjack.main_wager import is_main_wager
from validator.games.blackjack.options import (
    BLACKJACK_PAYS,
    DOUBLED_PAYS,
    WIN_PAYS,
)
from validator.games.blackjack.rows import of_one_player
from validator.games.blackjack.settled_early import hand_complete, is_shown
from validator.games.blackjack.surrendered_share import share_collected
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.due import APART, DUE_AS
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.cards import rank_by_value, rank_of
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.stakes import amount_differs
from validator.games.table import ask, lacking, recorded
from validator.log.codes import KIND_DEAL, KIND_EXPOSE, KIND_PAY, WHAT_ADDITIONAL_PAYOUT, WHAT_BLACKJACK

NO_PAYMENT, NO_STAKE, *_ = missing_facts()
NO_HOLE_CARD, *_ = missing_facts()

rule = Rules("blackjack.super_bonus")
ADDITIONAL_PAYOUT_WRONG_ON_SMALL_WAGER = rule(
    "additional-payout-wrong-on-small-wager",
    "Additional fixed payout for a small wager wrong",
    "{player} ({seat}) was paid {observed} as additional fixed payout for {hand} against {dealer}; {expected} is due",
    needs={
        "what was paid": NO_PAYMENT,
        "the amount of the wager": NO_STAKE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
ADDITIONAL_PAYOUT_WRONG_ON_LARGE_WAGER = rule(
    "additional-payout-wrong-on-large-wager",
    "Additional fixed payout for a large wager wrong",
    "{player} ({seat}) was paid {observed} as additional fixed payout for {hand} against {dealer}; {expected} is due",
    needs={
        "what was paid": NO_PAYMENT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
ADDITIONAL_PAYOUT_TO_OTHERS_WRONG = rule(
    "additional-payout-to-others-wrong",
    "Additional fixed payout to another player wrong",
    (
        "{player} ({seat}) was paid {observed} as additional fixed payout for another player's three 7s; {expected} is "
        "due"
    ),
    needs={
        "what was paid": NO_PAYMENT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
ADDITIONAL_PAYOUT_TO_OTHERS_DOUBTFUL = rule(
    "additional-payout-to-others-doubtful",
    "Additional fixed payout to another player by one reading only",
    "{player} ({seat}) was paid {observed} as additional fixed payout; by the preferred reading {expected} is due",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
ADDITIONAL_PAYOUT_NOT_DUE = rule(
    "additional-payout-not-due",
    "Additional fixed payout that was not due",
    "{seat}: {observed} was paid as additional fixed payout, which no hand of the round earns",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
ADDITIONAL_PAYOUT_ON_DOUBLED_HAND = rule(
    "additional-payout-on-doubled-hand",
    "Additional fixed payout for a doubled hand",
    "{seat}: {observed} was paid as additional fixed payout though the winning hand was doubled down",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
ADDITIONAL_PAYOUT_ON_SPLIT_HAND = rule(
    "additional-payout-on-split-hand",
    "Additional fixed payout for a split hand",
    "{seat}: {observed} was paid as additional fixed payout though the winning hand had been split",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
ADDITIONAL_PAYOUT_ON_OTHER_SEVEN = rule(
    "additional-payout-on-other-seven",
    "Additional fixed payout on a seven that is not the dealer's first card",
    ("{seat}: {observed} was paid as additional fixed payout though the dealer's first card is no seven ({dealer})"),
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
ADDITIONAL_PAYOUT_MADE_EARLY = rule(
    "additional-payout-made-early",
    "Additional fixed payout made before the round was complete",
    "{seat}: an additional fixed payout was made before the dealer's hand had been played",
    needs={
        "when the dealer's second card was turned": NO_HOLE_CARD,
    },
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

NOT_WON = 0
DUE = 1
DOUBLED = 2
SPLIT = DOUBLED + 1
OTHER_SEVEN = SPLIT + 1


@kernel
def fixed_payout_differs(paid: int, least: int, most: int, step: int) -> bool:
    """Whether the fixed payouts made to one player, in cents, are none of the amounts that a reading allows.

    These run from ``least`` to ``most`` by the ``step`` of what each other player is paid."""
    return paid < least or paid > most or (paid - least) % step != 0


@kernel
def won_payout(t: Table, stake: int) -> int:
    """The fixed payout of a winning hand by its original wager, in cents; 0 where the wager is too small."""
    if stake >= t.options.additional_high_from:
        return t.options.additional_high
    small = t.options.additional_low_from <= stake < t.options.additional_low_below
    return t.options.additional_low if small else 0


@kernel
def lump_sum(t: Table, bonus: int, h: Hand, w: Wager) -> int:
    """Cents of a fixed payout due to hand row ``h`` that the log may hold within the winnings of wager row ``w``."""
    r = h.round
    won = is_suited_sevens(bonus) and h.wager == w and w.bonus == 0
    if not won or h.flags & (flags.DOUBLED | flags.SPLIT):
        return 0
    if rank_of(r.up) != t.options.additional_dealer_rank:
        return 0
    return won_payout(t, w.stake)


@kernel
def later_seven(t: Table, r: Round) -> bool:
    """Whether the dealer's second or a later card is a seven."""
    dealer = r.hand
    seven = t.options.additional_dealer_rank
    if rank_of(r.hole) == seven:
        return True
    for i in range(r.deal_done, r.last + 1):
        shows = t.kind[i] == KIND_DEAL or t.kind[i] == KIND_EXPOSE
        if shows and t.notes[i].hand == dealer and rank_of(t.card[i]) == seven:
            return True
    return False


@kernel
def standing(t: Table, h: Hand) -> int:
    """Whether hand row ``h`` earns the fixed payouts, and if not, what keeps it from them."""
    r = h.round
    marks = h.flags
    gone = marks & (flags.DEAD | flags.SURRENDERED | flags.RESCUED) != 0
    if gone or h.unknown > 0 or h.total != t.options.highest_total:
        return NOT_WON
    if h.cards != t.options.additional_cards or r.dealer_blackjack == 1:
        return NOT_WON
    if rank_of(h.first) != t.options.additional_rank or not is_suited_sevens(bonus_of(t, h)):
        return NOT_WON
    if rank_of(r.up) != t.options.additional_dealer_rank:
        return OTHER_SEVEN if marks & (flags.DOUBLED | flags.SPLIT) == 0 and later_seven(t, r) else NOT_WON
    if marks & flags.DOUBLED:
        return DOUBLED
    return SPLIT if marks & flags.SPLIT else DUE


@kernel
def judge_no_cause(t: Table, doubled: int, split: int, other: int, r: Round) -> None:
    """Judge the fixed payouts of a round in which no hand earns one: each that is paid, or that none is."""
    rule = ADDITIONAL_PAYOUT_NOT_DUE
    if other > 0:
        rule = ADDITIONAL_PAYOUT_ON_OTHER_SEVEN
    elif doubled > 0:
        rule = ADDITIONAL_PAYOUT_ON_DOUBLED_HAND
    elif split > 0:
        rule = ADDITIONAL_PAYOUT_ON_SPLIT_HAND
    told = 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        paid = w.bonus
        kind = w.kind
        # What is paid so on a wager of a type that has no bonus at all is told with that.
        if paid > 0 and (kind < 0 or is_main_wager(kind)):
            told += 1
            emit(t.hits, rule, w.pay, 0, paid, paid, w.at, w.root, r.at)
    t.tally[rule + JUDGED] += max(told, 1)


@kernel
def report_doubtful(t: Table, w: Wager, event: int, due: int, paid: int, winner: bool) -> None:
    """Report that ``paid`` cents were paid to the player of main wager row ``w`` and not those ``due``.

    To a winner it is what was paid on his other boxes that is in doubt.
    """
    r = w.round
    besides = 0
    on = w
    for v in between(t.wagers, r.wager, r.wagers_end):
        other = winner and v.bonus > 0 and of_one_player(t, v, w) and (not v.hand or standing(t, v.hand) != DUE)
        if other:
            besides += v.bonus
            on = v
    left = due - (paid - besides)
    if besides > 0 and left >= 0:
        emit(t.hits, ADDITIONAL_PAYOUT_TO_OTHERS_DOUBTFUL, on.pay, left, besides, paid - due, on.at, on.root, r.at)
    else:
        emit(t.hits, ADDITIONAL_PAYOUT_TO_OTHERS_DOUBTFUL, event, due, paid, paid - due, w.at, w.root, r.at)


@kernel
def judge_player(t: Table, w: Wager, winners: int, small: int, settles: bool) -> None:
    """Judge the fixed payouts made to the player of main wager row ``w``.

    ``winners`` hands of the round earn a payout of their own, ``small`` ones won on a wager too small for one.
    """
    r = w.round
    step = t.options.additional_others
    paid = own = boxes = mine = mine_small = 0
    unseen = False
    rule = ADDITIONAL_PAYOUT_TO_OTHERS_WRONG
    event = r.last
    out = True
    for v in between(t.wagers, r.wager, r.wagers_end):
        if not of_one_player(t, v, w):
            continue
        paid += v.bonus
        unseen = unseen or may_hold_a_payout(t, v)
        if v.bonus > 0:
            event = v.pay
        if v.kind != WHAT_BLACKJACK or v.withdrawn >= 0:
            continue
        boxes += 1
        h = v.hand
        if not h or h.flags & flags.DEAD or h.cards == 0:
            continue
        out = False
        if h.wager != v or standing(t, h) != DUE:
            continue
        won = won_payout(t, v.stake)
        own += won
        mine += 1 if won > 0 else 0
        mine_small += 0 if won > 0 else 1
        if won > 0:
            rule = (
                ADDITIONAL_PAYOUT_WRONG_ON_LARGE_WAGER
                if won == t.options.additional_high
                else ADDITIONAL_PAYOUT_WRONG_ON_SMALL_WAGER
            )
            if v.bonus == 0 and v.paid > won:
                paid += won
        else:
            rule = ADDITIONAL_PAYOUT_NOT_DUE
    others = winners - mine
    due = own + step * others
    least = own if mine + mine_small > 0 or out else own + min(step, step * others)
    most = own + step * boxes * (others + small - mine_small) + step * (boxes - 1) * (mine + mine_small)
    if lacking(t, rule, NO_PAYMENT, paid < due and (unseen or not settles)):
        return
    t.tally[rule + JUDGED] += 1
    if fixed_payout_differs(paid, least, max(least, most), step):
        emit(t.hits, rule, event, due, paid, paid - due, w.at, w.root, r.at)
    else:
        t.tally[ADDITIONAL_PAYOUT_TO_OTHERS_DOUBTFUL + JUDGED] += 1
        if paid != due:
            report_doubtful(t, w, event, due, paid, mine + mine_small > 0)


@kernel
def judge_payout_moments(t: Table, r: Round) -> None:
    """Judge that the fixed payouts of a round, the first of them, were made after the dealer's hand was played."""
    shown = is_shown(t, r)
    complete = hand_complete(t, shown, r)
    unturned = not shown and r.hole_turned < 0
    for i in range(r.deal_done, r.last + 1):
        w = t.notes[i].wager
        if t.kind[i] != KIND_PAY or t.what[i] != WHAT_ADDITIONAL_PAYOUT or not w:
            continue
        if not lacking(t, ADDITIONAL_PAYOUT_MADE_EARLY, NO_HOLE_CARD, unturned):
            ask(t, ADDITIONAL_PAYOUT_MADE_EARLY, i < complete, i, complete, i, 0, w.at, w.root, r.at)
        return


@kernel
def may_be_settled_with(t: Table, w: Wager, net: int) -> bool:
    """Whether ``net`` cents are an amount with which main wager row ``w`` may be settled, bonuses aside."""
    h = w.hand
    stake = w.stake
    if h.flags & flags.SURRENDERED:
        share = share_collected(t, w.round)
        return not amount_differs(net, -stake * t.options[share], t.options[share + 1])
    cell = cell_of(t, w, w.round.dealer_blackjack)
    if t.options.due[cell + DUE_AS] != APART or h.total != t.options.highest_total:
        return is_due(t, cell, net, stake)
    bonus = bonus_of(t, h)
    for place in (WIN_PAYS, DOUBLED_PAYS, BLACKJACK_PAYS, bonus_place(bonus) if bonus >= 0 else WIN_PAYS):
        if not amount_differs(net, stake * t.options[place], t.options[place + 1]):
            return True
    return is_due(t, cell, net, stake)


@kernel
def may_earn(t: Table, h: Hand) -> bool:
    """Whether hand row ``h`` earns the fixed payouts, or may, as its cards or the dealer's first are not all known."""
    r = h.round
    if h.flags & (flags.DEAD | flags.SURRENDERED | flags.RESCUED | flags.DOUBLED | flags.SPLIT):
        return False
    if h.cards != t.options.additional_cards or r.dealer_blackjack == 1:
        return False
    up = rank_of(r.up)
    if up >= 0 and up != t.options.additional_dealer_rank:
        return False
    for card in (h.first, h.second, t.card[h.last_card]):
        if rank_by_value(card) >= 0 and rank_by_value(card) != t.options.additional_rank:
            return False
    return True


@kernel
def may_hold_a_payout(t: Table, w: Wager) -> bool:
    """Whether what was paid on wager row ``w``, of which it is not known how it ended, may hold a fixed payout."""
    h = w.hand
    if not is_main_wager(w.kind) or not h or w.paid < t.options.additional_others:
        return False
    dealer = w.round.hand
    return h.unknown > 0 or dealer.unknown > 0 or dealer.cards < 2


@kernel
def set_apart(t: Table, w: Wager, winners: int) -> None:
    """Tell the fixed payouts of another's hand from the winnings, where a payment on wager row ``w`` names no bonus.

    What was settled on the wager is then neither what may be due on it nor that without its payouts, of so many
    ``winners``.
    """
    r = w.round
    h = w.hand
    boxes = 0
    for v in between(t.wagers, r.wager, r.wagers_end):
        if not of_one_player(t, v, w):
            continue
        if v.bonus > 0:
            return
        boxes += 1 if v.kind == WHAT_BLACKJACK else 0
    if not h or w.unpriced > 0 or w.stake < 0 or standing(t, h) == DUE:
        return
    if h.cards < 2 or h.unknown > 0:
        return
    net = w.paid - w.collected
    if may_be_settled_with(t, w, net):
        return
    for number in range(1, winners * boxes + 1):
        fixed = number * t.options.additional_others
        if fixed <= w.paid and may_be_settled_with(t, w, net - fixed):
            w.paid -= fixed
            w.bonus += fixed
            return


@kernel
def unnamed_payouts_pass(t: Table) -> None:
    """Before wagers are judged: the fixed payouts of 551.6(h) that a row pays with the winnings, or does not name."""
    for r in rows_of(t.rounds):
        winners = 0
        for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
            winners += 1 if may_earn(t, h) else 0
        if winners == 0 or r.void >= 0 or r.deal_done < 0:
            continue
        for w in between(t.wagers, r.wager, r.wagers_end):
            if is_main_wager(w.kind) and w.paid > 0:
                set_apart(t, w, winners)


@kernel
def super_bonus_pass(t: Table) -> None:
    """Judge the additional fixed payouts of each round, to the winner and to the other players."""
    logged = recorded(t, KIND_PAY)
    for r in rows_of(t.rounds):
        if r.void >= 0 or r.deal_done < 0:
            continue
        winners = small = doubled = split = other = unstaked = 0
        for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
            how = standing(t, h)
            w = h.wager
            doubled += 1 if how == DOUBLED else 0
            split += 1 if how == SPLIT else 0
            other += 1 if how == OTHER_SEVEN else 0
            if how == DUE and w and w.stake >= 0:
                winners += 1 if won_payout(t, w.stake) > 0 else 0
                small += 0 if won_payout(t, w.stake) > 0 else 1
            elif how == DUE:
                unstaked += 1
        if lacking(t, ADDITIONAL_PAYOUT_WRONG_ON_SMALL_WAGER, NO_STAKE, unstaked > 0):
            continue
        if winners + small == 0:
            judge_no_cause(t, doubled, split, other, r)
            continue
        judge_payout_moments(t, r)
        settles = logged and r.gaps == 0
        for w in between(t.wagers, r.wager, r.wagers_end):
            if w.kind != WHAT_BLACKJACK or w.withdrawn >= 0:
                continue
            first = True
            for v in between(t.wagers, r.wager, w):
                if v.kind == WHAT_BLACKJACK and of_one_player(t, v, w):
                    first = False
            if first:
                judge_player(t, w, winners, small, settles)
