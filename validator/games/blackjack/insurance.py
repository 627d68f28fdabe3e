"""Insurance and even money, from the moment they are taken to their settlement."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import rows_of
from validator.games.blackjack.card_reader import first_use
from validator.games.blackjack.decisions import is_turn_choice
from validator.games.blackjack.even_money import judge_even_money, judge_even_money_offer
from validator.games.blackjack.hands import counted_rank
from validator.games.blackjack.insurance_amount import judge_amount
from validator.games.blackjack.masque import lies_open, must_lie_open
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.cards import ACE
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.stakes import amount_differs, may_be_settled_unseen
from validator.games.table import lacking, recorded
from validator.log.codes import (
    KIND_CHOICE,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_EXPOSE,
    KIND_OFFER,
    KIND_PAY,
    WHAT_EVEN_MONEY,
    WHAT_INSURANCE,
)

NO_UP_CARD, *_ = missing_facts()
NO_READER, *_ = missing_facts()
NO_SETTLEMENT, NO_OUTCOME, NO_AMOUNT, *_ = missing_facts()
NO_COLLECTION, *_ = missing_facts()
NO_FILED_ODDS, *_ = missing_facts()

rule = Rules("blackjack.insurance")
INSURANCE_WITHOUT_ACE = rule(
    "insurance-without-ace",
    "Insurance Wager taken although the dealer's first card is no ace",
    "{seat}: an Insurance Wager of {stake} was taken against {observed}",
    needs={
        "the dealer's first card": NO_UP_CARD,
    },
    expected="an ace as the dealer's first card",
    observed="{observed}",
    unit="card",
)
INSURANCE_AFTER_CARD_READER = rule(
    "insurance-after-card-reader",
    "Insurance Wager placed after the card reader was used",
    "{seat}: an Insurance Wager of {stake} was taken after the card reader had been used",
    needs={
        "the use of the card reader": NO_READER,
    },
    expected="the wager before the card reader",
    observed="the wager after it",
)
INSURANCE_PAID_AT_WRONG_ODDS = rule(
    "insurance-paid-at-wrong-odds",
    "Winning Insurance Wager not paid at the odds of the chapter",
    "{seat}: an Insurance Wager of {stake} was {settled}; its odds give {expected}",
    needs={
        "a filing that states the odds": NO_FILED_ODDS,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
WINNING_INSURANCE_NOT_PAID = rule(
    "winning-insurance-not-paid",
    "Winning Insurance Wager not paid",
    "{seat}: nothing was paid on an Insurance Wager of {stake} although the dealer has {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "whether the dealer had a Blackjack": NO_OUTCOME,
        "the amount of the wager and of its settlement": NO_AMOUNT,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
LOSING_INSURANCE_PAID = rule(
    "losing-insurance-paid",
    "Losing Insurance Wager paid",
    "{seat}: {observed} was paid on an Insurance Wager of {stake} although the dealer has {dealer}",
    expected="nothing paid",
    observed="{observed} paid",
    unit="cents",
    pays_wrong=True,
)
LOSING_INSURANCE_NOT_COLLECTED = rule(
    "losing-insurance-not-collected",
    "Losing Insurance Wager not collected",
    "{seat}: {observed} of an Insurance Wager of {expected} was collected; the dealer has {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "whether the dealer had a Blackjack": NO_OUTCOME,
        "the amount of the wager and of its settlement": NO_AMOUNT,
    },
    expected="{expected} collected",
    observed="{observed} collected",
    unit="cents",
    pays_wrong=True,
)
INSURANCE_COLLECTED_LATE = rule(
    "insurance-collected-late",
    "Losing Insurance Wager collected after additional cards",
    "{seat}: the losing Insurance Wager of {stake} was collected after additional cards had been dealt",
    needs={
        "when the card reader was used and the wager collected": NO_COLLECTION,
    },
    expected="the wager collected before any additional card",
    observed="the wager collected afterwards",
)
INSURANCE_COLLECTED_BEFORE_READER = rule(
    "insurance-collected-before-reader",
    "Insurance Wager collected before it was known that the dealer has no Blackjack",
    ("{seat}: the Insurance Wager of {stake} was collected before the dealer had found that he has no Blackjack"),
    needs={
        "when the card reader was used and the wager collected": NO_COLLECTION,
    },
    expected="the wager collected when that was known",
    observed="the wager collected before it",
)


@kernel
def insured_late(placed: int, peek: int) -> bool:
    """Whether an Insurance Wager was placed (event) after the card reader device was used (event, -1: not used)."""
    return 0 <= peek < placed


@kernel
def losing_insurance_paid(paid: int) -> bool:
    """Whether anything, in cents, was paid on an Insurance Wager that lost."""
    return paid > 0


@kernel
def game_goes_on(t: Table, start: int, stop: int) -> int:
    """The first event between ``start`` and ``stop`` by which the game goes on; -1 none.

    That is an additional card, a decision in a player's turn, or the turning of a card of the dealer's. A player's
    cards, dealt face down, are turned over to settle his optional wagers too.
    """
    for i in range(start, stop):
        note = t.notes[i]
        if t.kind[i] == KIND_DEAL and (note.cards > 1 or note.flags & flags.SPLIT):
            return i
        h = note.hand
        if t.kind[i] == KIND_EXPOSE and (not h or h.id == 0):
            return i
        if t.kind[i] == KIND_CHOICE and is_turn_choice(t.what[i]):
            return i
    return -1


@kernel
def turned_of_no_hand(t: Table, i: int) -> bool:
    """Whether a card was turned of which it is not recorded whose it is."""
    h = t.notes[i].hand
    return t.kind[i] == KIND_EXPOSE and not h


@kernel
def judge_outcome(t: Table, r: Round, w: Wager) -> None:
    """Judge what was collected and paid on an Insurance Wager taken against an ace, and when.

    One placed too late can neither win nor lose: given back it is settled, as it is where it was treated like another.
    """
    stake = w.stake
    paid = w.paid
    collected = w.collected
    root = w.root
    won = r.dealer_blackjack
    logged = r.gaps == 0 and recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    rule = WINNING_INSURANCE_NOT_PAID if won == 1 else LOSING_INSURANCE_NOT_COLLECTED
    given_back = paid == collected and insured_late(w.event, first_use(t, r))
    if won < 0:
        t.tally[WINNING_INSURANCE_NOT_PAID + NO_OUTCOME] += 1
        t.tally[LOSING_INSURANCE_NOT_COLLECTED + NO_OUTCOME] += 1
    elif stake < 0 or w.unpriced > 0:
        t.tally[rule + NO_AMOUNT] += 1
    elif w.last_settled < 0 and not logged:
        t.tally[rule + NO_SETTLEMENT] += 1
    elif given_back:
        t.tally[rule + NOT_APPLICABLE] += 1
    elif won == 1:
        event = w.last_settled if w.last_settled >= 0 else r.last
        due = stake * t.options.insurance_pays
        per = t.options.insurance_per
        if lacking(t, rule, NO_SETTLEMENT, may_be_settled_unseen(t, w, r, due // per)):
            return
        t.tally[rule + JUDGED] += 1
        if paid == 0:
            emit(t.hits, rule, event, due // per, paid - collected, paid - collected - due // per, w.at, root, r.at)
            return
        wrong = amount_differs(paid - collected, due, per)
        more = wrong and (paid - collected) * per > due
        if lacking(t, INSURANCE_PAID_AT_WRONG_ODDS, NO_FILED_ODDS, more and t.options.insurance_floor == 1):
            return
        t.tally[INSURANCE_PAID_AT_WRONG_ODDS + JUDGED] += 1
        if wrong:
            cost = paid - collected - due // per
            emit(t.hits, INSURANCE_PAID_AT_WRONG_ODDS, event, due // per, paid - collected, cost, w.at, root, r.at)
    else:
        event = w.last_settled if w.last_settled >= 0 else r.last
        t.tally[rule + JUDGED] += 1
        t.tally[LOSING_INSURANCE_PAID + JUDGED] += 1
        if losing_insurance_paid(paid):
            emit(
                t.hits,
                LOSING_INSURANCE_PAID,
                w.pay if w.pay >= 0 else event,
                0,
                paid,
                paid - collected + stake,
                w.at,
                root,
                r.at,
            )
        elif amount_differs(paid - collected, -stake, 1):
            emit(t.hits, rule, event, stake, collected, stake - collected, w.at, root, r.at)
        judge_moment(t, r, w)


@kernel
def judge_moment(t: Table, r: Round, w: Wager) -> None:
    """Judge when a losing Insurance Wager was collected: once the dealer has found that he has no Blackjack."""
    peek = r.peek
    moment = w.collect
    if peek < 0 or moment < 0:
        t.tally[INSURANCE_COLLECTED_LATE + NO_COLLECTION] += 1
        t.tally[INSURANCE_COLLECTED_BEFORE_READER + NO_COLLECTION] += 1
        return
    t.tally[INSURANCE_COLLECTED_BEFORE_READER + JUDGED] += 1
    may_lie_open = lies_open(t, r)
    opened = r.hole_turned if may_lie_open else -1
    found = opened + 1 if opened >= 0 else peek
    card = game_goes_on(t, max(peek, found), moment)
    late = 0 <= card < moment
    if lacking(t, INSURANCE_COLLECTED_LATE, NO_COLLECTION, late and may_lie_open and turned_of_no_hand(t, card)):
        return
    t.tally[INSURANCE_COLLECTED_LATE + JUDGED] += 1
    if late:
        emit(t.hits, INSURANCE_COLLECTED_LATE, moment, card, moment, 0, w.at, w.root, r.at)
        return
    known = max(peek, opened) if must_lie_open(t, r) else peek
    if moment < known:
        emit(t.hits, INSURANCE_COLLECTED_BEFORE_READER, moment, known, moment, 0, w.at, w.root, r.at)


@kernel
def insurance_pass(t: Table) -> None:
    """Judge each Insurance Wager and each election of even money, from the tables of whole rounds."""
    kinds = t.kind
    for w in rows_of(t.wagers):
        if w.kind != WHAT_INSURANCE or w.event < 0:
            continue
        r = w.round
        if r.void >= 0 or w.withdrawn >= 0:
            t.tally[INSURANCE_WITHOUT_ACE + NOT_APPLICABLE] += 1
            continue
        event = w.event
        rank = counted_rank(t, r.up)
        peek = first_use(t, r)
        if peek < 0:
            t.tally[INSURANCE_AFTER_CARD_READER + NO_READER] += 1
        else:
            t.tally[INSURANCE_AFTER_CARD_READER + JUDGED] += 1
            if insured_late(event, peek):
                cost = max(0, w.paid - w.collected)
                emit(t.hits, INSURANCE_AFTER_CARD_READER, event, peek, event, cost, w.at, -1, r.at)
                w.root = event
        if lacking(t, INSURANCE_WITHOUT_ACE, NO_UP_CARD, rank < 0):
            continue
        t.tally[INSURANCE_WITHOUT_ACE + JUDGED] += 1
        if rank != ACE:
            up = r.up
            cost = max(0, w.paid - w.collected)
            emit(t.hits, INSURANCE_WITHOUT_ACE, event, up, up, cost, w.at, -1, r.at)
            w.root = event
            continue
        judge_amount(t, r, w)
        judge_outcome(t, r, w)
    for h in rows_of(t.hands):
        if h.flags & flags.EVEN_MONEY:
            judge_even_money(t, h)
    if t.options.even_money_offered == 0:
        for i in range(len(kinds)):
            if kinds[i] == KIND_OFFER and t.what[i] == WHAT_EVEN_MONEY:
                judge_even_money_offer(t, i)
