"""Even money: a Blackjack paid at once, before anyone knows the dealer's hole card."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, between
from validator.games.blackjack.blackjacks import awaited, hole_card_played
from validator.games.blackjack.card_reader import first_use
from validator.games.blackjack.decisions import is_turn_choice
from validator.games.blackjack.hands import cards_begin, counted_rank
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.blackjack.up_card import is_blackjack_up_card
from validator.games.cards import ACE
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_CHOICE,
    KIND_CLEARED,
    KIND_DEAL,
    KIND_MUCK,
    KIND_OFFER,
    KIND_WAGER,
    WHAT_EVEN_MONEY,
    WHAT_INSURANCE,
)

NO_FILING, *_ = missing_facts()
NO_CARDS, *_ = missing_facts()
NO_UP_CARD, *_ = missing_facts()
NO_REMOVAL, NO_WAGERS, *_ = missing_facts()
NO_PAYMENT, *_ = missing_facts()

rule = Rules("blackjack.even_money")
EVEN_MONEY_NOT_IN_FILING = rule(
    "even-money-not-in-filing",
    "Even money offered though the filing does not select it",
    "{seat}: even money was offered or taken, which the Rules Submission in force does not select",
    needs={
        "the filing in force": NO_FILING,
    },
    expected="no even money",
    observed="even money",
)
EVEN_MONEY_WITHOUT_BLACKJACK = rule(
    "even-money-without-blackjack",
    "Even money taken on a hand that is no Blackjack",
    "{seat}: even money was taken on {hand}, which is no Blackjack",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="a Blackjack",
    observed="{hand}",
)
EVEN_MONEY_WITHOUT_INSURANCE = rule(
    "even-money-without-insurance",
    "Even money taken where the dealer can have no Blackjack",
    "{seat}: even money was taken against {observed}",
    needs={
        "the dealer's first card": NO_UP_CARD,
    },
    expected="an ace as the dealer's first card",
    observed="{observed}",
    unit="card",
)
EVEN_MONEY_AGAINST_TEN = rule(
    "even-money-against-ten",
    "Even money taken against a card of value 10",
    "{seat}: even money was taken against {observed}",
    needs={
        "the dealer's first card": NO_UP_CARD,
    },
    expected="an ace as the dealer's first card",
    observed="{observed}",
    unit="card",
)
EVEN_MONEY_BESIDE_INSURANCE = rule(
    "even-money-beside-insurance",
    "Even money and Insurance on one hand",
    "{seat}: even money was taken although {observed} was settled as Insurance on the same hand",
    expected="one of the two",
    observed="both",
    unit="cents",
)
EVEN_MONEY_PAID_LATE = rule(
    "even-money-paid-late",
    "Even money paid after the card reader was used",
    "{seat}: even money on {stake} was paid only after the card reader had been used",
    needs={
        "the payment": NO_PAYMENT,
    },
    expected="the payment on the election",
    observed="the payment after the card reader",
)
EVEN_MONEY_CARDS_NOT_REMOVED = rule(
    "even-money-cards-not-removed",
    "Cards of a hand paid even money not removed with the payment",
    "{seat}: the cards paid even money ({hand}) were not removed with the payment",
    needs={
        "the removal of cards": NO_REMOVAL,
        "whether another wager awaits the cards": NO_WAGERS,
    },
    expected="the cards removed",
    observed="the cards left",
)
EVEN_MONEY_OFFERED_AFTER_READER = rule(
    "even-money-offered-after-reader",
    "Even money offered after the card reader was used",
    "{seat}: even money was offered, and taken on {stake}, after the card reader had been used",
    expected="the offer before the card reader",
    observed="the offer after it",
)


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
def even_money_paid_late(paid: int, peek: int) -> bool:
    """Whether even money was paid (event) after the card reader device was used (event, -1: not used)."""
    return 0 <= peek < paid


@kernel
def offered_after_reader(offer: int, peek: int) -> bool:
    """Whether even money was offered (event) only after the card reader device was used (event, -1: not used)."""
    return 0 <= peek < offer


@kernel
def offer_of(t: Table, r: Round, h: Hand, election: int) -> int:
    """The first offer of even money that reached hand row ``h`` before event ``election``, else that event itself."""
    for i in range(cards_begin(t, r), election):
        if t.kind[i] == KIND_OFFER and t.what[i] == WHAT_EVEN_MONEY:
            to = t.notes[i].hand
            if not to or to == h:
                return i
    return election


@kernel
def election_of(t: Table, r: Round, h: Hand) -> int:
    """The event by which even money was taken on hand row ``h``."""
    for i in range(r.first, r.last + 1):
        if t.kind[i] == KIND_CHOICE and t.what[i] == WHAT_EVEN_MONEY and t.notes[i].hand == h:
            return i
    return r.last


@kernel
def beside_a_blackjack(t: Table, w: Wager, r: Round) -> int:
    """Cents by which wager row ``w``, on which even money was taken, was paid more than a Blackjack is (below 0: less).

    0 where the log does not show what was paid, or whether the dealer had a Blackjack.
    """
    dealer = r.dealer_blackjack
    if not w or w.stake < 0 or w.unpriced > 0 or dealer < 0:
        return 0
    if w.pay < 0 or w.hand.flags & flags.NATURAL == 0:
        return 0
    due = 0 if dealer == 1 else w.stake * t.options.blackjack_pays // t.options.blackjack_per
    return w.paid - w.collected - due


@kernel
def cards_left_lying(t: Table, w: Wager, removed: int, h: Hand, r: Round) -> bool:
    """Whether the cards of hand row ``h``, paid even money, still lay while the round was played, awaited by no wager.

    It was played by a card dealt, a decision in a player's turn, or the hole card turned for the dealer's play. Where
    the dealer has a Blackjack nothing is played.
    """
    if not w or w.pay < 0 or r.dealer_blackjack != 0:
        return False
    paid = w.pay
    if r.deal_done < 0 or awaited(t, paid, h, r):
        return False
    for i in range(max(paid, r.deal_done) + 1, removed):
        if t.kind[i] == KIND_DEAL or (t.kind[i] == KIND_CHOICE and is_turn_choice(t.what[i])):
            return True
    turned = r.hole_turned
    return paid < turned and hole_card_played(t, removed, r)


@kernel
def judge_even_money_offer(t: Table, i: int) -> None:
    """Judge the offer of even money at event ``i`` against the filing."""
    t.tally[EVEN_MONEY_NOT_IN_FILING + JUDGED] += 1
    if even_money_not_filed(t.options.even_money_offered):
        emit(t.hits, EVEN_MONEY_NOT_IN_FILING, i, 0, 1, 0, -1, -1, t.notes[i].round.at)


@kernel
def judge_even_money(t: Table, h: Hand) -> None:
    """Judge the election of even money on hand row ``h``, its payment and the removal of the cards."""
    r = h.round
    if r.void >= 0:
        return
    i = election_of(t, r, h)
    w = h.wager
    wrong = False
    if t.options.even_money_offered < 0:
        t.tally[EVEN_MONEY_NOT_IN_FILING + NO_FILING] += 1
    else:
        t.tally[EVEN_MONEY_NOT_IN_FILING + JUDGED] += 1
        if even_money_not_filed(t.options.even_money_offered):
            emit(t.hits, EVEN_MONEY_NOT_IN_FILING, i, 0, 1, beside_a_blackjack(t, w, r), w.at, -1, r.at)
            wrong = True
    if h.unknown > 0 or h.cards < 2:
        t.tally[EVEN_MONEY_WITHOUT_BLACKJACK + NO_CARDS] += 1
    else:
        t.tally[EVEN_MONEY_WITHOUT_BLACKJACK + JUDGED] += 1
        # Cards dealt face down may be turned over after the choice.
        marks = t.notes[i].flags | h.flags
        if even_money_for_other_hand(1 if marks & flags.NATURAL else 0):
            emit(t.hits, EVEN_MONEY_WITHOUT_BLACKJACK, i, 1, 0, 0, w.at, -1, r.at)
            wrong = True
    up = r.up
    if counted_rank(t, up) < 0:
        t.tally[EVEN_MONEY_WITHOUT_INSURANCE + NO_UP_CARD] += 1
        t.tally[EVEN_MONEY_AGAINST_TEN + NO_UP_CARD] += 1
    else:
        t.tally[EVEN_MONEY_WITHOUT_INSURANCE + JUDGED] += 1
        t.tally[EVEN_MONEY_AGAINST_TEN + JUDGED] += 1
        if nothing_to_insure(1 if is_blackjack_up_card(t, up) else 0):
            emit(t.hits, EVEN_MONEY_WITHOUT_INSURANCE, i, up, up, 0, w.at, -1, r.at)
            wrong = True
        elif no_insurance_open(counted_rank(t, up)):
            emit(t.hits, EVEN_MONEY_AGAINST_TEN, i, up, up, 0, w.at, -1, r.at)
        elif not wrong and r.first_card >= 0 and t.options.from_hand != 1:
            offer = offer_of(t, r, h, i)
            late = offered_after_reader(offer, first_use(t, r))
            cost = beside_a_blackjack(t, w, r)
            wrong = ask(t, EVEN_MONEY_OFFERED_AFTER_READER, late, i, offer, i, cost, w.at, -1, r.at)
    if wrong and h.root < 0:
        h.root = i
    root = h.root
    judge_beside(t, i, h, r)
    if root >= 0 and root == i:
        t.tally[EVEN_MONEY_PAID_LATE + NOT_APPLICABLE] += 1
    elif w and w.pay >= 0:
        t.tally[EVEN_MONEY_PAID_LATE + JUDGED] += 1
        if even_money_paid_late(w.pay, r.peek):
            peek = r.peek
            emit(t.hits, EVEN_MONEY_PAID_LATE, w.pay, peek, w.pay, 0, w.at, root, r.at)
    else:
        t.tally[EVEN_MONEY_PAID_LATE + NO_PAYMENT] += 1
    removed = h.muck if h.muck >= 0 else r.cleared
    logged = recorded(t, KIND_MUCK) and r.gaps == 0
    if removed < 0 and not (logged and recorded(t, KIND_CLEARED)):
        t.tally[EVEN_MONEY_CARDS_NOT_REMOVED + NO_REMOVAL] += 1
    else:
        left = logged and removed >= 0 and cards_left_lying(t, w, removed, h, r)
        if lacking(t, EVEN_MONEY_CARDS_NOT_REMOVED, NO_WAGERS, left and not recorded(t, KIND_WAGER)):
            return
        event = removed if left else r.last
        ask(t, EVEN_MONEY_CARDS_NOT_REMOVED, removed < 0 or left, event, 1, 0, 0, w.at, root, r.at)


@kernel
def judge_beside(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge whether an Insurance Wager on the hand was settled beside even money."""
    insured = 0
    subject = t.wagers[NONE]
    for v in between(t.wagers, r.wager, r.wagers_end):
        if v.kind == WHAT_INSURANCE and v.hand == h:
            insured += v.collected + v.paid
            subject = v
    ask(t, EVEN_MONEY_BESIDE_INSURANCE, insured > 0, i, 0, insured, 0, subject.at, -1, r.at)
