"""Even money: a Blackjack paid at once, before anyone knows the dealer's hole card."""

from validator.core.kernel import JUDGED, Ints, emit, kernel
from validator.games.blackjack.options import EVEN_MONEY_OFFERED
from validator.games.blackjack.settlement import is_blackjack_up_card
from validator.games.blackjack.slots.insurance import (
    EVEN_MONEY_AGAINST_TEN,
    EVEN_MONEY_BESIDE_INSURANCE,
    EVEN_MONEY_CARDS_NOT_REMOVED,
    EVEN_MONEY_NOT_IN_FILING,
    EVEN_MONEY_PAID_LATE,
    EVEN_MONEY_WITHOUT_BLACKJACK,
    EVEN_MONEY_WITHOUT_INSURANCE,
)
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.cards import ACE, rank_of
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import KIND_CHOICE, KIND_CLEARED, KIND_MUCK, WHAT_EVEN_MONEY, WHAT_INSURANCE

NO_FILING, *_ = missing_facts()
NO_CARDS, *_ = missing_facts()
NO_UP_CARD, *_ = missing_facts()
NO_REMOVAL, *_ = missing_facts()
NO_PAYMENT, *_ = missing_facts()


@kernel
def even_money_not_filed(offered: int) -> bool:
    """Whether even money is offered though the filing does not select it (1: it does)."""
    return offered == 0


@kernel
def even_money_for_other_hand(blackjack: int) -> bool:
    """Whether even money is taken on a hand that is no Blackjack (1: it is one)."""
    return blackjack == 0


@kernel
def nothing_to_insure(blackjack_possible: int) -> bool:
    """Whether even money is taken against a first card with which the dealer cannot have a Blackjack (0)."""
    return blackjack_possible == 0


@kernel
def no_insurance_open(rank: int) -> bool:
    """Whether even money is taken against a first card that opens no Insurance (rank, ace 0 to king 12)."""
    return rank != ACE


@kernel
def insured_besides(insurance: int) -> bool:
    """Whether an Insurance Wager, in cents collected and paid, was settled beside even money on the same hand."""
    return insurance > 0


@kernel
def even_money_paid_late(paid: int, peek: int) -> bool:
    """Whether even money was paid (event) after the card reader device was used (event, -1: not used)."""
    return 0 <= peek < paid


@kernel
def cards_remain(removed: int) -> bool:
    """Whether the cards of a hand paid even money were never removed (event, -1: never)."""
    return removed < 0


@kernel
def election_of(kinds: Ints, whats: Ints, notes: Ints, rounds: Ints, r: int, h: int) -> int:
    """The event by which even money was taken on hand row ``h``."""
    for i in range(rounds[r + round_.FIRST], rounds[r + round_.LAST] + 1):
        if kinds[i] == KIND_CHOICE and whats[i] == WHAT_EVEN_MONEY and notes[i * note.WIDTH + note.HAND] == h:
            return i
    return rounds[r + round_.LAST]


@kernel
def judge_even_money_offer(options: Ints, notes: Ints, tally: Ints, hits: Ints, i: int) -> None:
    """Judge the offer of even money at event ``i`` against the filing."""
    tally[EVEN_MONEY_NOT_IN_FILING + JUDGED] += 1
    if even_money_not_filed(options[EVEN_MONEY_OFFERED]):
        emit(hits, EVEN_MONEY_NOT_IN_FILING, i, 0, 1, 0, -1, -1, notes[i * note.WIDTH + note.ROUND])


@kernel
def judge_even_money(
    kinds: Ints,
    whats: Ints,
    notes: Ints,
    options: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    h: int,
) -> None:
    """Judge the election of even money on hand row ``h``, its payment and the removal of the cards."""
    r = hands[h + hand.ROUND]
    if rounds[r + round_.VOID] >= 0:
        return
    i = election_of(kinds, whats, notes, rounds, r, h)
    w = hands[h + hand.WAGER]
    wrong = False
    if options[EVEN_MONEY_OFFERED] < 0:
        tally[EVEN_MONEY_NOT_IN_FILING + NO_FILING] += 1
    else:
        tally[EVEN_MONEY_NOT_IN_FILING + JUDGED] += 1
        if even_money_not_filed(options[EVEN_MONEY_OFFERED]):
            emit(hits, EVEN_MONEY_NOT_IN_FILING, i, 0, 1, 0, w, -1, r)
            wrong = True
    if hands[h + hand.UNKNOWN] > 0 or hands[h + hand.CARDS] < 2:
        tally[EVEN_MONEY_WITHOUT_BLACKJACK + NO_CARDS] += 1
    else:
        tally[EVEN_MONEY_WITHOUT_BLACKJACK + JUDGED] += 1
        if even_money_for_other_hand(1 if notes[i * note.WIDTH + note.FLAGS] & flags.NATURAL else 0):
            emit(hits, EVEN_MONEY_WITHOUT_BLACKJACK, i, 1, 0, 0, w, -1, r)
            wrong = True
    up = rounds[r + round_.UP]
    if rank_of(up) < 0:
        tally[EVEN_MONEY_WITHOUT_INSURANCE + NO_UP_CARD] += 1
        tally[EVEN_MONEY_AGAINST_TEN + NO_UP_CARD] += 1
    else:
        tally[EVEN_MONEY_WITHOUT_INSURANCE + JUDGED] += 1
        tally[EVEN_MONEY_AGAINST_TEN + JUDGED] += 1
        if nothing_to_insure(1 if is_blackjack_up_card(options, up) else 0):
            emit(hits, EVEN_MONEY_WITHOUT_INSURANCE, i, up, up, 0, w, -1, r)
            wrong = True
        elif no_insurance_open(rank_of(up)):
            emit(hits, EVEN_MONEY_AGAINST_TEN, i, up, up, 0, w, -1, r)
    if wrong and hands[h + hand.ROOT] < 0:
        hands[h + hand.ROOT] = i
    root = hands[h + hand.ROOT]
    judge_beside(rounds, wagers, tally, hits, i, h, r)
    if w >= 0 and wagers[w + wager.PAY] >= 0:
        tally[EVEN_MONEY_PAID_LATE + JUDGED] += 1
        if even_money_paid_late(wagers[w + wager.PAY], rounds[r + round_.PEEK]):
            peek = rounds[r + round_.PEEK]
            emit(hits, EVEN_MONEY_PAID_LATE, wagers[w + wager.PAY], peek, wagers[w + wager.PAY], 0, w, root, r)
    else:
        tally[EVEN_MONEY_PAID_LATE + NO_PAYMENT] += 1
    removed = hands[h + hand.MUCK] if hands[h + hand.MUCK] >= 0 else rounds[r + round_.CLEARED]
    logged = options[RECORDED + KIND_MUCK] == ALWAYS and options[RECORDED + KIND_CLEARED] == ALWAYS
    if removed < 0 and not (logged and rounds[r + round_.GAPS] == 0):
        tally[EVEN_MONEY_CARDS_NOT_REMOVED + NO_REMOVAL] += 1
    else:
        tally[EVEN_MONEY_CARDS_NOT_REMOVED + JUDGED] += 1
        if cards_remain(removed):
            emit(hits, EVEN_MONEY_CARDS_NOT_REMOVED, rounds[r + round_.LAST], 1, 0, 0, w, root, r)


@kernel
def judge_beside(rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, i: int, h: int, r: int) -> None:
    """Judge whether an Insurance Wager on the hand was settled beside even money."""
    insured = 0
    subject = -1
    for v in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if wagers[v + wager.KIND] == WHAT_INSURANCE and wagers[v + wager.HAND] == h:
            insured += wagers[v + wager.COLLECTED] + wagers[v + wager.PAID]
            subject = v
    tally[EVEN_MONEY_BESIDE_INSURANCE + JUDGED] += 1
    if insured_besides(insured):
        emit(hits, EVEN_MONEY_BESIDE_INSURANCE, i, 0, insured, 0, subject, -1, r)
