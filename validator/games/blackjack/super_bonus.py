"""The additional fixed payouts for three 7s of one suit against a dealer's seven: to the winner and to all others."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.games.blackjack.bonuses import bonus_of, bonus_place, is_suited_sevens
from validator.games.blackjack.cards_lying import is_due
from validator.games.blackjack.due import cell_of
from validator.games.blackjack.options import (
    ADDITIONAL_CARDS,
    ADDITIONAL_DEALER_RANK,
    ADDITIONAL_HIGH,
    ADDITIONAL_HIGH_FROM,
    ADDITIONAL_LOW,
    ADDITIONAL_LOW_BELOW,
    ADDITIONAL_LOW_FROM,
    ADDITIONAL_OTHERS,
    ADDITIONAL_RANK,
    BLACKJACK_PAYS,
    DOUBLED_PAYS,
    HIGHEST_TOTAL,
    WIN_PAYS,
)
from validator.games.blackjack.rows import of_one_player
from validator.games.blackjack.settled_early import hand_complete, is_shown
from validator.games.blackjack.settlement import is_main_wager, share_collected
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.blackjack.tables.due import APART, DUE_AS
from validator.games.cards import rank_by_value, rank_of
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.rounds.stakes import amount_differs
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import KIND_DEAL, KIND_EXPOSE, KIND_PAY, WHAT_ADDITIONAL_PAYOUT, WHAT_BLACKJACK

(
    ADDITIONAL_PAYOUT_WRONG_ON_SMALL_WAGER,
    ADDITIONAL_PAYOUT_WRONG_ON_LARGE_WAGER,
    ADDITIONAL_PAYOUT_TO_OTHERS_WRONG,
    ADDITIONAL_PAYOUT_TO_OTHERS_DOUBTFUL,
    ADDITIONAL_PAYOUT_NOT_DUE,
    ADDITIONAL_PAYOUT_ON_DOUBLED_HAND,
    ADDITIONAL_PAYOUT_ON_SPLIT_HAND,
    ADDITIONAL_PAYOUT_ON_OTHER_SEVEN,
    ADDITIONAL_PAYOUT_MADE_EARLY,
    *_,
) = numbers_of("blackjack.super_bonus")

NO_PAYMENT, NO_STAKE, *_ = missing_facts()
NO_HOLE_CARD, *_ = missing_facts()

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
    if stake >= t.options[ADDITIONAL_HIGH_FROM]:
        return t.options[ADDITIONAL_HIGH]
    small = t.options[ADDITIONAL_LOW_FROM] <= stake < t.options[ADDITIONAL_LOW_BELOW]
    return t.options[ADDITIONAL_LOW] if small else 0


@kernel
def lump_sum(t: Table, bonus: int, h: int, w: int) -> int:
    """Cents of a fixed payout due to hand row ``h`` that the log may hold within the winnings of wager row ``w``."""
    r = t.hands[h + hand.ROUND]
    won = is_suited_sevens(bonus) and t.hands[h + hand.WAGER] == w and t.wagers[w + wager.BONUS] == 0
    if not won or t.hands[h + hand.FLAGS] & (flags.DOUBLED | flags.SPLIT):
        return 0
    if rank_of(t.rounds[r + round_.UP]) != t.options[ADDITIONAL_DEALER_RANK]:
        return 0
    return won_payout(t, t.wagers[w + wager.STAKE])


@kernel
def later_seven(t: Table, r: int) -> bool:
    """Whether the dealer's second or a later card is a seven."""
    dealer = t.rounds[r + round_.HAND]
    seven = t.options[ADDITIONAL_DEALER_RANK]
    if rank_of(t.rounds[r + round_.HOLE]) == seven:
        return True
    for i in range(t.rounds[r + round_.DEAL_DONE], t.rounds[r + round_.LAST] + 1):
        shows = t.kind[i] == KIND_DEAL or t.kind[i] == KIND_EXPOSE
        if shows and t.notes[i * note.WIDTH + note.HAND] == dealer and rank_of(t.card[i]) == seven:
            return True
    return False


@kernel
def standing(t: Table, h: int) -> int:
    """Whether hand row ``h`` earns the fixed payouts, and if not, what keeps it from them."""
    r = t.hands[h + hand.ROUND]
    marks = t.hands[h + hand.FLAGS]
    gone = marks & (flags.DEAD | flags.SURRENDERED | flags.RESCUED) != 0
    if gone or t.hands[h + hand.UNKNOWN] > 0 or t.hands[h + hand.TOTAL] != t.options[HIGHEST_TOTAL]:
        return NOT_WON
    if t.hands[h + hand.CARDS] != t.options[ADDITIONAL_CARDS] or t.rounds[r + round_.DEALER_BLACKJACK] == 1:
        return NOT_WON
    if rank_of(t.hands[h + hand.FIRST]) != t.options[ADDITIONAL_RANK] or not is_suited_sevens(bonus_of(t, h)):
        return NOT_WON
    if rank_of(t.rounds[r + round_.UP]) != t.options[ADDITIONAL_DEALER_RANK]:
        return OTHER_SEVEN if marks & (flags.DOUBLED | flags.SPLIT) == 0 and later_seven(t, r) else NOT_WON
    if marks & flags.DOUBLED:
        return DOUBLED
    return SPLIT if marks & flags.SPLIT else DUE


@kernel
def judge_no_cause(t: Table, doubled: int, split: int, other: int, r: int) -> None:
    """Judge the fixed payouts of a round in which no hand earns one: each that is paid, or that none is."""
    rule = ADDITIONAL_PAYOUT_NOT_DUE
    if other > 0:
        rule = ADDITIONAL_PAYOUT_ON_OTHER_SEVEN
    elif doubled > 0:
        rule = ADDITIONAL_PAYOUT_ON_DOUBLED_HAND
    elif split > 0:
        rule = ADDITIONAL_PAYOUT_ON_SPLIT_HAND
    told = 0
    for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        paid = t.wagers[w + wager.BONUS]
        kind = t.wagers[w + wager.KIND]
        # What is paid so on a wager of a type that has no bonus at all is told with that.
        if paid > 0 and (kind < 0 or is_main_wager(kind)):
            told += 1
            emit(t.hits, rule, t.wagers[w + wager.PAY], 0, paid, paid, w, t.wagers[w + wager.ROOT], r)
    t.tally[rule + JUDGED] += max(told, 1)


@kernel
def judge_player(t: Table, w: int, winners: int, small: int, settles: bool) -> None:
    """Judge the fixed payouts made to the player of main wager row ``w``.

    ``winners`` hands of the round earn a payout of their own, ``small`` ones won on a wager too small for one.
    """
    r = t.wagers[w + wager.ROUND]
    step = t.options[ADDITIONAL_OTHERS]
    paid = own = boxes = mine = mine_small = 0
    unseen = False
    rule = ADDITIONAL_PAYOUT_TO_OTHERS_WRONG
    event = t.rounds[r + round_.LAST]
    out = True
    for v in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        if not of_one_player(t, v, w):
            continue
        paid += t.wagers[v + wager.BONUS]
        unseen = unseen or may_hold_a_payout(t, v)
        if t.wagers[v + wager.BONUS] > 0:
            event = t.wagers[v + wager.PAY]
        if t.wagers[v + wager.KIND] != WHAT_BLACKJACK or t.wagers[v + wager.WITHDRAWN] >= 0:
            continue
        boxes += 1
        h = t.wagers[v + wager.HAND]
        if h < 0 or t.hands[h + hand.FLAGS] & flags.DEAD or t.hands[h + hand.CARDS] == 0:
            continue
        out = False
        if t.hands[h + hand.WAGER] != v or standing(t, h) != DUE:
            continue
        won = won_payout(t, t.wagers[v + wager.STAKE])
        own += won
        mine += 1 if won > 0 else 0
        mine_small += 0 if won > 0 else 1
        if won > 0:
            rule = (
                ADDITIONAL_PAYOUT_WRONG_ON_LARGE_WAGER
                if won == t.options[ADDITIONAL_HIGH]
                else ADDITIONAL_PAYOUT_WRONG_ON_SMALL_WAGER
            )
            if t.wagers[v + wager.BONUS] == 0 and t.wagers[v + wager.PAID] > won:
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
        emit(t.hits, rule, event, due, paid, paid - due, w, t.wagers[w + wager.ROOT], r)
    else:
        t.tally[ADDITIONAL_PAYOUT_TO_OTHERS_DOUBTFUL + JUDGED] += 1
        if paid != due or small > mine_small:
            emit(
                t.hits,
                ADDITIONAL_PAYOUT_TO_OTHERS_DOUBTFUL,
                event,
                due,
                paid,
                paid - due,
                w,
                t.wagers[w + wager.ROOT],
                r,
            )


@kernel
def judge_payout_moments(t: Table, r: int) -> None:
    """Judge that the fixed payouts of a round, the first of them, were made after the dealer's hand was played."""
    shown = is_shown(t, r)
    complete = hand_complete(t, shown, r)
    unturned = not shown and t.rounds[r + round_.HOLE_TURNED] < 0
    for i in range(t.rounds[r + round_.DEAL_DONE], t.rounds[r + round_.LAST] + 1):
        w = t.notes[i * note.WIDTH + note.WAGER]
        if t.kind[i] != KIND_PAY or t.what[i] != WHAT_ADDITIONAL_PAYOUT or w < 0:
            continue
        if not lacking(t, ADDITIONAL_PAYOUT_MADE_EARLY, NO_HOLE_CARD, unturned):
            ask(t, ADDITIONAL_PAYOUT_MADE_EARLY, i < complete, i, complete, i, 0, w, t.wagers[w + wager.ROOT], r)
        return


@kernel
def may_be_settled_with(t: Table, w: int, net: int) -> bool:
    """Whether ``net`` cents are an amount with which main wager row ``w`` may be settled, bonuses aside."""
    h = t.wagers[w + wager.HAND]
    stake = t.wagers[w + wager.STAKE]
    if t.hands[h + hand.FLAGS] & flags.SURRENDERED:
        share = share_collected(t, t.wagers[w + wager.ROUND])
        return not amount_differs(net, -stake * t.options[share], t.options[share + 1])
    cell = cell_of(t, w, t.rounds[t.wagers[w + wager.ROUND] + round_.DEALER_BLACKJACK])
    if t.options[cell + DUE_AS] != APART or t.hands[h + hand.TOTAL] != t.options[HIGHEST_TOTAL]:
        return is_due(t, cell, net, stake)
    bonus = bonus_of(t, h)
    for place in (WIN_PAYS, DOUBLED_PAYS, BLACKJACK_PAYS, bonus_place(bonus) if bonus >= 0 else WIN_PAYS):
        if not amount_differs(net, stake * t.options[place], t.options[place + 1]):
            return True
    return is_due(t, cell, net, stake)


@kernel
def may_earn(t: Table, h: int) -> bool:
    """Whether hand row ``h`` earns the fixed payouts, or may, as its cards or the dealer's first are not all known."""
    r = t.hands[h + hand.ROUND]
    if t.hands[h + hand.FLAGS] & (flags.DEAD | flags.SURRENDERED | flags.RESCUED | flags.DOUBLED | flags.SPLIT):
        return False
    if t.hands[h + hand.CARDS] != t.options[ADDITIONAL_CARDS] or t.rounds[r + round_.DEALER_BLACKJACK] == 1:
        return False
    up = rank_of(t.rounds[r + round_.UP])
    if up >= 0 and up != t.options[ADDITIONAL_DEALER_RANK]:
        return False
    for card in (t.hands[h + hand.FIRST], t.hands[h + hand.SECOND], t.card[t.hands[h + hand.LAST_CARD]]):
        if rank_by_value(card) >= 0 and rank_by_value(card) != t.options[ADDITIONAL_RANK]:
            return False
    return True


@kernel
def may_hold_a_payout(t: Table, w: int) -> bool:
    """Whether what was paid on wager row ``w``, of which it is not known how it ended, may hold a fixed payout."""
    h = t.wagers[w + wager.HAND]
    if not is_main_wager(t.wagers[w + wager.KIND]) or h < 0 or t.wagers[w + wager.PAID] < t.options[ADDITIONAL_OTHERS]:
        return False
    dealer = t.rounds[t.wagers[w + wager.ROUND] + round_.HAND]
    return t.hands[h + hand.UNKNOWN] > 0 or t.hands[dealer + hand.UNKNOWN] > 0 or t.hands[dealer + hand.CARDS] < 2


@kernel
def set_apart(t: Table, w: int, winners: int) -> None:
    """Tell the fixed payouts of another's hand from the winnings, where a payment on wager row ``w`` names no bonus.

    What was settled on the wager is then neither what may be due on it nor that without its payouts, of so many
    ``winners``.
    """
    r = t.wagers[w + wager.ROUND]
    h = t.wagers[w + wager.HAND]
    boxes = 0
    for v in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        if not of_one_player(t, v, w):
            continue
        if t.wagers[v + wager.BONUS] > 0:
            return
        boxes += 1 if t.wagers[v + wager.KIND] == WHAT_BLACKJACK else 0
    if h < 0 or t.wagers[w + wager.UNPRICED] > 0 or t.wagers[w + wager.STAKE] < 0 or standing(t, h) == DUE:
        return
    if t.hands[h + hand.CARDS] < 2 or t.hands[h + hand.UNKNOWN] > 0:
        return
    net = t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
    if may_be_settled_with(t, w, net):
        return
    for number in range(1, winners * boxes + 1):
        fixed = number * t.options[ADDITIONAL_OTHERS]
        if fixed <= t.wagers[w + wager.PAID] and may_be_settled_with(t, w, net - fixed):
            t.wagers[w + wager.PAID] -= fixed
            t.wagers[w + wager.BONUS] += fixed
            return


@kernel
def unnamed_payouts_pass(t: Table) -> None:
    """Before wagers are judged: the fixed payouts of 551.6(h) that a row pays with the winnings, or does not name."""
    for r in range(round_.WIDTH, t.rounds[0], round_.WIDTH):
        winners = 0
        for h in range(t.rounds[r + round_.HAND] + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
            winners += 1 if may_earn(t, h) else 0
        if winners == 0 or t.rounds[r + round_.VOID] >= 0 or t.rounds[r + round_.DEAL_DONE] < 0:
            continue
        for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
            if is_main_wager(t.wagers[w + wager.KIND]) and t.wagers[w + wager.PAID] > 0:
                set_apart(t, w, winners)


@kernel
def super_bonus_pass(t: Table) -> None:
    """Judge the additional fixed payouts of each round, to the winner and to the other players."""
    logged = recorded(t, KIND_PAY)
    for r in range(round_.WIDTH, t.rounds[0], round_.WIDTH):
        if t.rounds[r + round_.VOID] >= 0 or t.rounds[r + round_.DEAL_DONE] < 0:
            continue
        winners = small = doubled = split = other = unstaked = 0
        for h in range(t.rounds[r + round_.HAND] + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
            how = standing(t, h)
            w = t.hands[h + hand.WAGER]
            doubled += 1 if how == DOUBLED else 0
            split += 1 if how == SPLIT else 0
            other += 1 if how == OTHER_SEVEN else 0
            if how == DUE and w >= 0 and t.wagers[w + wager.STAKE] >= 0:
                winners += 1 if won_payout(t, t.wagers[w + wager.STAKE]) > 0 else 0
                small += 0 if won_payout(t, t.wagers[w + wager.STAKE]) > 0 else 1
            elif how == DUE:
                unstaked += 1
        if lacking(t, ADDITIONAL_PAYOUT_WRONG_ON_SMALL_WAGER, NO_STAKE, unstaked > 0):
            continue
        if winners + small == 0:
            judge_no_cause(t, doubled, split, other, r)
            continue
        judge_payout_moments(t, r)
        settles = logged and t.rounds[r + round_.GAPS] == 0
        for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
            if t.wagers[w + wager.KIND] != WHAT_BLACKJACK or t.wagers[w + wager.WITHDRAWN] >= 0:
                continue
            first = True
            for v in range(t.rounds[r + round_.WAGER], w, wager.WIDTH):
                if t.wagers[v + wager.KIND] == WHAT_BLACKJACK and of_one_player(t, v, w):
                    first = False
            if first:
                judge_player(t, w, winners, small, settles)
