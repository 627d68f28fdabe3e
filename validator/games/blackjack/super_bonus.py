"""The additional fixed payouts for three 7s of one suit against a dealer's seven: to the winner and to all others."""

from validator.core.kernel import JUDGED, Ints, emit, kernel, needs
from validator.games.blackjack.bonuses import bonus_of, is_suited_sevens
from validator.games.blackjack.options import (
    ADDITIONAL_HIGH,
    ADDITIONAL_HIGH_FROM,
    ADDITIONAL_LOW,
    ADDITIONAL_LOW_FROM,
    ADDITIONAL_OTHERS,
    BONUS_SEVEN,
    HIGHEST_TOTAL,
    TWENTY_ONES_APART,
)
from validator.games.blackjack.slots.spanish_21_more import (
    ADDITIONAL_PAYOUT_NOT_DUE,
    ADDITIONAL_PAYOUT_ON_DOUBLED_HAND,
    ADDITIONAL_PAYOUT_ON_OTHER_SEVEN,
    ADDITIONAL_PAYOUT_ON_SPLIT_HAND,
    ADDITIONAL_PAYOUT_TO_OTHERS_DOUBTFUL,
    ADDITIONAL_PAYOUT_TO_OTHERS_WRONG,
    ADDITIONAL_PAYOUT_WRONG_ON_LARGE_WAGER,
    ADDITIONAL_PAYOUT_WRONG_ON_SMALL_WAGER,
)
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.cards import rank_of
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import KIND_DEAL, KIND_EXPOSE, KIND_PAY, WHAT_BLACKJACK
from validator.log.columns import Columns

NO_PAYMENT, NO_STAKE, *_ = missing_facts()

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
def fixed_payout_without_cause(paid: int) -> bool:
    """Whether a fixed payout was made, in cents, in a round in which none was due."""
    return paid > 0


@kernel
def won_payout(options: Ints, stake: int) -> int:
    """The fixed payout of a winning hand by its original wager, in cents; 0 where the wager is too small."""
    if stake >= options[ADDITIONAL_HIGH_FROM]:
        return options[ADDITIONAL_HIGH]
    return options[ADDITIONAL_LOW] if stake >= options[ADDITIONAL_LOW_FROM] else 0


@kernel
def lump_sum(options: Ints, rounds: Ints, hands: Ints, wagers: Ints, bonus: int, h: int, w: int) -> int:
    """Cents of a fixed payout due to hand row ``h`` that the log may hold within the winnings of wager row ``w``."""
    r = hands[h + hand.ROUND]
    won = is_suited_sevens(bonus) and hands[h + hand.WAGER] == w and wagers[w + wager.BONUS] == 0
    if not won or hands[h + hand.FLAGS] & (flags.DOUBLED | flags.SPLIT):
        return 0
    if rank_of(rounds[r + round_.UP]) != options[BONUS_SEVEN]:
        return 0
    return won_payout(options, wagers[w + wager.STAKE])


@kernel
def later_seven(kinds: Ints, cards: Ints, options: Ints, notes: Ints, rounds: Ints, r: int) -> bool:
    """Whether the dealer's second or a later card is a seven."""
    dealer = rounds[r + round_.HAND]
    if rank_of(rounds[r + round_.HOLE]) == options[BONUS_SEVEN]:
        return True
    for i in range(rounds[r + round_.DEAL_DONE], rounds[r + round_.LAST] + 1):
        shows = kinds[i] == KIND_DEAL or kinds[i] == KIND_EXPOSE
        if shows and notes[i * note.WIDTH + note.HAND] == dealer and rank_of(cards[i]) == options[BONUS_SEVEN]:
            return True
    return False


@kernel
def standing(cards: Ints, options: Ints, rounds: Ints, hands: Ints, h: int, later: bool) -> int:
    """Whether hand row ``h`` earns the fixed payouts, and if not, what keeps it from them."""
    r = hands[h + hand.ROUND]
    marks = hands[h + hand.FLAGS]
    gone = marks & (flags.DEAD | flags.SURRENDERED | flags.RESCUED) != 0
    if gone or hands[h + hand.UNKNOWN] > 0 or hands[h + hand.TOTAL] != options[HIGHEST_TOTAL]:
        return NOT_WON
    if hands[h + hand.CARDS] <= 2 or rounds[r + round_.DEALER_BLACKJACK] == 1:
        return NOT_WON
    if not is_suited_sevens(bonus_of(cards, options, hands, h)):
        return NOT_WON
    if rank_of(rounds[r + round_.UP]) != options[BONUS_SEVEN]:
        return OTHER_SEVEN if later and marks & (flags.DOUBLED | flags.SPLIT) == 0 else NOT_WON
    if marks & flags.DOUBLED:
        return DOUBLED
    return SPLIT if marks & flags.SPLIT else DUE


@kernel
def one_patron(wagers: Ints, v: int, w: int) -> bool:
    """Whether wager rows ``v`` and ``w`` are one player's; where the log names none, those of one position are."""
    if wagers[v + wager.PLAYER] >= 0 and wagers[w + wager.PLAYER] >= 0:
        return wagers[v + wager.PLAYER] == wagers[w + wager.PLAYER]
    return wagers[v + wager.SEAT] == wagers[w + wager.SEAT]


@kernel
def judge_no_cause(
    rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, doubled: int, split: int, other: int, r: int
) -> None:
    """Judge the fixed payouts of a round in which no hand earns one: each that is paid, or that none is."""
    slot = ADDITIONAL_PAYOUT_NOT_DUE
    if other > 0:
        slot = ADDITIONAL_PAYOUT_ON_OTHER_SEVEN
    elif doubled > 0:
        slot = ADDITIONAL_PAYOUT_ON_DOUBLED_HAND
    elif split > 0:
        slot = ADDITIONAL_PAYOUT_ON_SPLIT_HAND
    told = 0
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        paid = wagers[w + wager.BONUS]
        if fixed_payout_without_cause(paid):
            told += 1
            emit(hits, slot, wagers[w + wager.PAY], 0, paid, paid, w, wagers[w + wager.ROOT], r)
    tally[slot + JUDGED] += max(told, 1)


@kernel
def judge_player(
    cards: Ints,
    options: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    w: int,
    winners: int,
    small: int,
    settles: bool,
) -> None:
    """Judge the fixed payouts made to the player of main wager row ``w``.

    ``winners`` hands of the round earn a payout of their own, ``small`` ones won on a wager too small for one.
    """
    r = wagers[w + wager.ROUND]
    step = options[ADDITIONAL_OTHERS]
    paid = own = boxes = mine = mine_small = 0
    slot = ADDITIONAL_PAYOUT_TO_OTHERS_WRONG
    event = rounds[r + round_.LAST]
    out = True
    for v in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if not one_patron(wagers, v, w):
            continue
        paid += wagers[v + wager.BONUS]
        if wagers[v + wager.BONUS] > 0:
            event = wagers[v + wager.PAY]
        if wagers[v + wager.KIND] != WHAT_BLACKJACK or wagers[v + wager.WITHDRAWN] >= 0:
            continue
        boxes += 1
        h = wagers[v + wager.HAND]
        if h < 0 or hands[h + hand.FLAGS] & flags.DEAD or hands[h + hand.CARDS] == 0:
            continue
        out = False
        if hands[h + hand.WAGER] != v or standing(cards, options, rounds, hands, h, False) != DUE:
            continue
        won = won_payout(options, wagers[v + wager.STAKE])
        own += won
        mine += 1 if won > 0 else 0
        mine_small += 0 if won > 0 else 1
        if won > 0:
            slot = (
                ADDITIONAL_PAYOUT_WRONG_ON_LARGE_WAGER
                if won == options[ADDITIONAL_HIGH]
                else ADDITIONAL_PAYOUT_WRONG_ON_SMALL_WAGER
            )
            if wagers[v + wager.BONUS] == 0 and wagers[v + wager.PAID] > won:
                paid += won
        else:
            slot = ADDITIONAL_PAYOUT_NOT_DUE
    others = winners - mine
    due = own + step * others
    least = own if mine + mine_small > 0 or out else own + min(step, step * others)
    most = own + step * boxes * (others + small - mine_small) + step * (boxes - 1) * (mine + mine_small)
    if paid < due and not settles:
        tally[slot + NO_PAYMENT] += 1
        return
    tally[slot + JUDGED] += 1
    if fixed_payout_differs(paid, least, max(least, most), step):
        emit(hits, slot, event, due, paid, paid - due, w, wagers[w + wager.ROOT], r)
    else:
        tally[ADDITIONAL_PAYOUT_TO_OTHERS_DOUBTFUL + JUDGED] += 1
        if paid != due or small > mine_small:
            emit(hits, ADDITIONAL_PAYOUT_TO_OTHERS_DOUBTFUL, event, due, paid, paid - due, w, wagers[w + wager.ROOT], r)


@needs(options=(TWENTY_ONES_APART,))
@kernel
def super_bonus_pass(
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
    """Judge the additional fixed payouts of each round, to the winner and to the other players."""
    logged = options[RECORDED + KIND_PAY] == ALWAYS
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.VOID] >= 0 or rounds[r + round_.DEAL_DONE] < 0:
            continue
        winners = small = doubled = split = other = unstaked = 0
        later = later_seven(ev.kind, ev.card, options, notes, rounds, r)
        for h in range(rounds[r + round_.HAND] + hand.WIDTH, rounds[r + round_.HANDS_END], hand.WIDTH):
            how = standing(ev.card, options, rounds, hands, h, later)
            w = hands[h + hand.WAGER]
            doubled += 1 if how == DOUBLED else 0
            split += 1 if how == SPLIT else 0
            other += 1 if how == OTHER_SEVEN else 0
            if how == DUE and w >= 0 and wagers[w + wager.STAKE] >= 0:
                winners += 1 if won_payout(options, wagers[w + wager.STAKE]) > 0 else 0
                small += 0 if won_payout(options, wagers[w + wager.STAKE]) > 0 else 1
            elif how == DUE:
                unstaked += 1
        if unstaked > 0:
            tally[ADDITIONAL_PAYOUT_WRONG_ON_SMALL_WAGER + NO_STAKE] += 1
            continue
        if winners + small == 0:
            judge_no_cause(rounds, wagers, tally, hits, doubled, split, other, r)
            continue
        settles = logged and rounds[r + round_.GAPS] == 0
        for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
            if wagers[w + wager.KIND] != WHAT_BLACKJACK or wagers[w + wager.WITHDRAWN] >= 0:
                continue
            first = True
            for v in range(rounds[r + round_.WAGER], w, wager.WIDTH):
                if wagers[v + wager.KIND] == WHAT_BLACKJACK and one_patron(wagers, v, w):
                    first = False
            if first:
                judge_player(ev.card, options, rounds, hands, wagers, tally, hits, w, winners, small, settles)
