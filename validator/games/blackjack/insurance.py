"""Insurance and even money, from the moment they are taken to their settlement."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.blackjack.card_reader import first_use
from validator.games.blackjack.decisions import is_turn_choice
from validator.games.blackjack.even_money import judge_even_money, judge_even_money_offer
from validator.games.blackjack.hands import counted_rank
from validator.games.blackjack.insurance_amount import judge_amount
from validator.games.blackjack.masque import lies_open, must_lie_open
from validator.games.blackjack.options import EVEN_MONEY_OFFERED, INSURANCE_FLOOR, INSURANCE_PAYS, INSURANCE_PER
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.cards import ACE
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.rounds.stakes import amount_differs, may_be_settled_unseen
from validator.games.table import Table, lacking, recorded
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

(
    INSURANCE_WITHOUT_ACE,
    INSURANCE_AFTER_CARD_READER,
    INSURANCE_PAID_AT_WRONG_ODDS,
    WINNING_INSURANCE_NOT_PAID,
    LOSING_INSURANCE_PAID,
    LOSING_INSURANCE_NOT_COLLECTED,
    INSURANCE_COLLECTED_LATE,
    INSURANCE_COLLECTED_BEFORE_READER,
    *_,
) = numbers_of("blackjack.insurance")

NO_UP_CARD, *_ = missing_facts()
NO_READER, *_ = missing_facts()
NO_SETTLEMENT, NO_OUTCOME, NO_AMOUNT, *_ = missing_facts()
NO_COLLECTION, *_ = missing_facts()
NO_FILED_ODDS, *_ = missing_facts()


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
        at = i * note.WIDTH
        if t.kind[i] == KIND_DEAL and (t.notes[at + note.CARDS] > 1 or t.notes[at + note.FLAGS] & flags.SPLIT):
            return i
        h = t.notes[at + note.HAND]
        if t.kind[i] == KIND_EXPOSE and (h < 0 or t.hands[h + hand.ID] == 0):
            return i
        if t.kind[i] == KIND_CHOICE and is_turn_choice(t.what[i]):
            return i
    return -1


@kernel
def judge_outcome(t: Table, r: int, w: int) -> None:
    """Judge what was collected and paid on an Insurance Wager taken against an ace, and when.

    One placed too late can neither win nor lose: given back it is settled, as it is where it was treated like another.
    """
    stake = t.wagers[w + wager.STAKE]
    paid = t.wagers[w + wager.PAID]
    collected = t.wagers[w + wager.COLLECTED]
    root = t.wagers[w + wager.ROOT]
    won = t.rounds[r + round_.DEALER_BLACKJACK]
    logged = t.rounds[r + round_.GAPS] == 0 and recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    rule = WINNING_INSURANCE_NOT_PAID if won == 1 else LOSING_INSURANCE_NOT_COLLECTED
    given_back = paid == collected and insured_late(t.wagers[w + wager.EVENT], first_use(t, r))
    if won < 0:
        t.tally[WINNING_INSURANCE_NOT_PAID + NO_OUTCOME] += 1
        t.tally[LOSING_INSURANCE_NOT_COLLECTED + NO_OUTCOME] += 1
    elif stake < 0 or t.wagers[w + wager.UNPRICED] > 0:
        t.tally[rule + NO_AMOUNT] += 1
    elif t.wagers[w + wager.LAST_SETTLED] < 0 and not logged:
        t.tally[rule + NO_SETTLEMENT] += 1
    elif given_back:
        t.tally[rule + NOT_APPLICABLE] += 1
    elif won == 1:
        event = t.wagers[w + wager.LAST_SETTLED] if t.wagers[w + wager.LAST_SETTLED] >= 0 else t.rounds[r + round_.LAST]
        due = stake * t.options[INSURANCE_PAYS]
        per = t.options[INSURANCE_PER]
        if lacking(t, rule, NO_SETTLEMENT, may_be_settled_unseen(t, w, r, due // per)):
            return
        t.tally[rule + JUDGED] += 1
        if paid == 0:
            emit(t.hits, rule, event, due // per, paid - collected, paid - collected - due // per, w, root, r)
            return
        wrong = amount_differs(paid - collected, due, per)
        more = wrong and (paid - collected) * per > due
        if lacking(t, INSURANCE_PAID_AT_WRONG_ODDS, NO_FILED_ODDS, more and t.options[INSURANCE_FLOOR] == 1):
            return
        t.tally[INSURANCE_PAID_AT_WRONG_ODDS + JUDGED] += 1
        if wrong:
            cost = paid - collected - due // per
            emit(t.hits, INSURANCE_PAID_AT_WRONG_ODDS, event, due // per, paid - collected, cost, w, root, r)
    else:
        event = t.wagers[w + wager.LAST_SETTLED] if t.wagers[w + wager.LAST_SETTLED] >= 0 else t.rounds[r + round_.LAST]
        t.tally[rule + JUDGED] += 1
        t.tally[LOSING_INSURANCE_PAID + JUDGED] += 1
        if losing_insurance_paid(paid):
            emit(t.hits, LOSING_INSURANCE_PAID, t.wagers[w + wager.PAY], 0, paid, paid - collected + stake, w, root, r)
        elif amount_differs(paid - collected, -stake, 1):
            emit(t.hits, rule, event, stake, collected, stake - collected, w, root, r)
        judge_moment(t, r, w)


@kernel
def judge_moment(t: Table, r: int, w: int) -> None:
    """Judge when a losing Insurance Wager was collected: once the dealer has found that he has no Blackjack."""
    peek = t.rounds[r + round_.PEEK]
    moment = t.wagers[w + wager.COLLECT]
    if peek < 0 or moment < 0:
        t.tally[INSURANCE_COLLECTED_LATE + NO_COLLECTION] += 1
        t.tally[INSURANCE_COLLECTED_BEFORE_READER + NO_COLLECTION] += 1
        return
    t.tally[INSURANCE_COLLECTED_LATE + JUDGED] += 1
    t.tally[INSURANCE_COLLECTED_BEFORE_READER + JUDGED] += 1
    opened = t.rounds[r + round_.HOLE_TURNED] if lies_open(t, r) else -1
    found = opened + 1 if opened >= 0 else peek
    card = game_goes_on(t, max(peek, found), moment)
    if 0 <= card < moment:
        emit(t.hits, INSURANCE_COLLECTED_LATE, moment, card, moment, 0, w, t.wagers[w + wager.ROOT], r)
        return
    known = max(peek, opened) if must_lie_open(t, r) else peek
    if moment < known:
        emit(t.hits, INSURANCE_COLLECTED_BEFORE_READER, moment, known, moment, 0, w, t.wagers[w + wager.ROOT], r)


@kernel
def insurance_pass(t: Table) -> None:
    """Judge each Insurance Wager and each election of even money, from the tables of whole rounds."""
    kinds = t.kind
    for w in range(wager.WIDTH, t.wagers[0], wager.WIDTH):
        if t.wagers[w + wager.KIND] != WHAT_INSURANCE or t.wagers[w + wager.EVENT] < 0:
            continue
        r = t.wagers[w + wager.ROUND]
        if t.rounds[r + round_.VOID] >= 0 or t.wagers[w + wager.WITHDRAWN] >= 0:
            t.tally[INSURANCE_WITHOUT_ACE + NOT_APPLICABLE] += 1
            continue
        event = t.wagers[w + wager.EVENT]
        rank = counted_rank(t, t.rounds[r + round_.UP])
        peek = first_use(t, r)
        if peek < 0:
            t.tally[INSURANCE_AFTER_CARD_READER + NO_READER] += 1
        else:
            t.tally[INSURANCE_AFTER_CARD_READER + JUDGED] += 1
            if insured_late(event, peek):
                cost = max(0, t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED])
                emit(t.hits, INSURANCE_AFTER_CARD_READER, event, peek, event, cost, w, -1, r)
                t.wagers[w + wager.ROOT] = event
        if lacking(t, INSURANCE_WITHOUT_ACE, NO_UP_CARD, rank < 0):
            continue
        t.tally[INSURANCE_WITHOUT_ACE + JUDGED] += 1
        if rank != ACE:
            up = t.rounds[r + round_.UP]
            cost = max(0, t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED])
            emit(t.hits, INSURANCE_WITHOUT_ACE, event, up, up, cost, w, -1, r)
            t.wagers[w + wager.ROOT] = event
            continue
        judge_amount(t, r, w)
        judge_outcome(t, r, w)
    for h in range(hand.WIDTH, t.hands[0], hand.WIDTH):
        if t.hands[h + hand.FLAGS] & flags.EVEN_MONEY:
            judge_even_money(t, h)
    if t.options[EVEN_MONEY_OFFERED] == 0:
        for i in range(len(kinds)):
            if kinds[i] == KIND_OFFER and t.what[i] == WHAT_EVEN_MONEY:
                judge_even_money_offer(t, i)
