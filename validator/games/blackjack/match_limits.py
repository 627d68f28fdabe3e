"""The Match-The-Dealer wager where it has paragraphs of its own: its form, its amount, and the least odds it pays."""

from typing import Final

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.rows import between, rows_of
from validator.games.blackjack.alterations import (
    VERBAL_WAGER_CONFIRMED_LATE,
    cash_remains,
    confirmation_lacks,
    converted_late,
    event_on_wager,
    laid_in_cash,
    stake_before,
    stake_before_change,
)
from validator.games.blackjack.match_the_dealer import NO_MATCH, SUITED_MATCH, match_of
from validator.games.blackjack.optional import is_to_be_settled, settlement_event
from validator.games.blackjack.rows import of_one_player
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.blackjack.wagers import word_of_mouth_only
from validator.games.cards import rank_of
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.stakes import cash_left, confirmed_late
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    BY_CASH,
    BY_FLOORPERSON,
    BY_STRIDE,
    BY_SUPERVISOR,
    BY_VERBAL,
    BY_VERBAL_CASH,
    KIND_CASH_CONVERTED,
    KIND_VERIFY,
    KIND_WAGER,
    KIND_WAGER_CONFIRMED,
    WHAT_BLACKJACK,
    WHAT_MATCH_THE_DEALER,
)

NO_STAKE, NO_FILING, *_ = missing_facts()
NO_RECORD, *_ = missing_facts()
NO_DECKS, *_ = missing_facts()

rule = Rules("blackjack.match_limits")
VERBAL_WAGER_UNCONFIRMED_BY_FLOORPERSON = rule(
    "verbal-wager-unconfirmed-by-floorperson",
    "Verbal wager not confirmed by a floorperson",
    "{seat}: no floorperson confirmed the verbal {wager} of {stake}",
    needs={
        "who confirmed the wager": NO_RECORD,
    },
    expected="confirmation by the dealer and a floorperson",
    observed="by the dealer alone",
)
VERBAL_MATCH_THE_DEALER_UNCONFIRMED = rule(
    "verbal-match-the-dealer-unconfirmed",
    "Verbal Match-The-Dealer wager not confirmed by dealer and floorperson",
    "{seat}: the verbal {wager} of {stake} was not confirmed by the dealer and a floorperson",
    needs={
        "who confirmed the wager": NO_RECORD,
    },
    expected="confirmation by the dealer and a floorperson",
    observed="not both",
)
MATCH_THE_DEALER_CASH_NOT_CONVERTED = rule(
    "match-the-dealer-cash-not-converted",
    "Cash of a Match-The-Dealer wager unconverted at the next round",
    "the round begins while {observed} in cash, wagered verbally to match the dealer, is not converted",
    needs={
        "whether the cash was converted": NO_RECORD,
    },
    expected="no cash left unconverted",
    observed="{observed}",
    unit="amount",
)
MATCH_THE_DEALER_CASH_UNCONVERTED_AT_SETTLEMENT = rule(
    "match-the-dealer-cash-unconverted-at-settlement",
    "Cash of a Match-The-Dealer wager unconverted at its settlement",
    "{seat}: the {wager} was settled while {observed}, wagered verbally, was still in cash",
    expected="conversion before",
    observed="{observed}",
    unit="amount",
)
MATCH_THE_DEALER_NOT_IN_CHIPS = rule(
    "match-the-dealer-not-in-chips",
    "Match-The-Dealer wager made by word of mouth alone",
    "{seat}: the {wager} of {stake} was made by word of mouth, without chips or cash",
    needs={
        "how the wager was made": NO_RECORD,
    },
    expected="chips, plaques, or a verbal wager accompanied by cash",
    observed="word of mouth",
)
MATCH_THE_DEALER_LAID_IN_CASH = rule(
    "match-the-dealer-laid-in-cash",
    "Match-The-Dealer wager laid on the layout in cash",
    ("{seat}: the {wager} of {stake} lay on the layout in cash, and nobody confirmed it as a verbal wager"),
    expected="chips, plaques, or a verbal wager accompanied by cash",
    observed="cash",
)
MATCH_THE_DEALER_UNDER_MINIMUM = rule(
    "match-the-dealer-under-minimum",
    "Match-The-Dealer wager below the least amount",
    "{seat}: the {wager} is {observed}; the least is {expected}",
    needs={
        "the amount of the wager": NO_STAKE,
    },
    expected="at least {expected}",
    observed="{observed}",
    unit="cents",
)
MATCH_THE_DEALER_OVER_WAGER = rule(
    "match-the-dealer-over-wager",
    "Match-The-Dealer wager above the basic wager",
    "{seat}: the {wager} is {observed}; the basic wager is {expected}",
    needs={
        "the amounts of the wagers": NO_STAKE,
    },
    expected="at most {expected}",
    observed="{observed}",
    unit="cents",
)
MATCH_THE_DEALER_OVER_WAGER_OF_ITS_BOX = rule(
    "match-the-dealer-over-wager-of-its-box",
    "Match-The-Dealer wager above the basic wager of its box, within those of all boxes of the player",
    "{seat}: the {wager} is {observed}; the basic wager of the box is {expected}",
    expected="at most {expected}",
    observed="{observed}",
    unit="cents",
)
MATCH_THE_DEALER_OVER_MAXIMUM = rule(
    "match-the-dealer-over-maximum",
    "Match-The-Dealer wager above the maximum filed",
    "{seat}: the {wager} is {observed}; the Rules Submission allows {expected}",
    needs={
        "the amount of the wager": NO_STAKE,
        "the maximum that the filing establishes": NO_FILING,
    },
    expected="at most {expected}",
    observed="{observed}",
    unit="cents",
)
MATCH_THE_DEALER_PAID_UNDER_FLOOR_WITH_SIX_DECKS = rule(
    "match-the-dealer-paid-under-floor-with-six-decks",
    "A Match-The-Dealer wager paid less than the least odds for six decks",
    "{seat}: {wager} of {stake} ({hand} against {dealer}) was {settled}; {due} is due",
    needs={
        "the decks that the filing names": NO_DECKS,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
MATCH_THE_DEALER_PAID_UNDER_FLOOR_WITH_EIGHT_DECKS = rule(
    "match-the-dealer-paid-under-floor-with-eight-decks",
    "A Match-The-Dealer wager paid less than the least odds for eight decks",
    "{seat}: {wager} of {stake} ({hand} against {dealer}) was {settled}; {due} is due",
    needs={
        "the decks that the filing names": NO_DECKS,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VERBAL_MATCH_THE_DEALER_CONFIRMED_LATE = rule(
    "verbal-match-the-dealer-confirmed-late",
    "Verbal Match-The-Dealer wager confirmed after the first card",
    "{seat}: the verbal {wager} of {stake} was confirmed after the first card",
    expected="before {expected}, if the confirmation lets the wager in",
    observed="{observed}",
    unit="event",
)

BY_SOMEBODY_UNNAMED: Final = -2
"""In place of an event: it happened, and the log does not say by whom."""


@kernel
def over_limit(amount: int, limit: int) -> bool:
    """Whether a wager, in cents, is more than it may be."""
    return amount > limit


@kernel
def floor_times(t: Table, first: int, second: int, up: int) -> int:
    """How many times the stake, at the least, a player's two cards win."""
    times = 0
    for card in (first, second):
        match = match_of(card, up)
        if match != NO_MATCH:
            times += t.options.match_floor[0] if match == SUITED_MATCH else t.options.match_floor[2]
    return times


@kernel
def judge_amount(t: Table, w: Wager) -> None:
    """Judge the amount of a Match-The-Dealer wager: against the minimum, the basic wager, and the maximum filed.

    What its player made of it after the first card is told as that act alone.
    """
    r = w.round
    event = w.event
    made = stake_before_change(t, w)
    amount = made if made >= 0 else w.stake
    if amount < 0 or event < 0:
        t.tally[MATCH_THE_DEALER_UNDER_MINIMUM + NO_STAKE] += 1
        t.tally[MATCH_THE_DEALER_OVER_WAGER + NO_STAKE] += 1
        t.tally[MATCH_THE_DEALER_OVER_MAXIMUM + NO_STAKE] += 1
        return
    root = w.root
    t.tally[MATCH_THE_DEALER_UNDER_MINIMUM + JUDGED] += 1
    if amount < t.options.match_minimum:
        emit(t.hits, MATCH_THE_DEALER_UNDER_MINIMUM, event, t.options.match_minimum, amount, 0, w.at, root, r.at)
    if t.options.match_maximum < 0:
        t.tally[MATCH_THE_DEALER_OVER_MAXIMUM + NO_FILING] += 1
    else:
        t.tally[MATCH_THE_DEALER_OVER_MAXIMUM + JUDGED] += 1
        if over_limit(amount, t.options.match_maximum):
            limit = t.options.match_maximum
            emit(t.hits, MATCH_THE_DEALER_OVER_MAXIMUM, event, limit, amount, 0, w.at, root, r.at)
    one = total = 0
    unpriced = False
    for v in between(t.wagers, r.wager, r.wagers_end):
        if v.kind != WHAT_BLACKJACK or v.withdrawn >= 0:
            continue
        here = v.seat >= 0 and v.seat == w.seat
        if not here and not of_one_player(t, v, w):
            continue
        stake = stake_before(t, v, r.last + 1)
        unpriced = unpriced or stake < 0
        total += max(0, stake)
        one += max(0, stake) if here else 0
    if lacking(t, MATCH_THE_DEALER_OVER_WAGER, NO_STAKE, unpriced or total == 0):
        return
    t.tally[MATCH_THE_DEALER_OVER_WAGER + JUDGED] += 1
    if over_limit(amount, total):
        emit(t.hits, MATCH_THE_DEALER_OVER_WAGER, event, one, amount, 0, w.at, root, r.at)
    elif w.seat >= 0 and over_limit(amount, one):
        t.tally[MATCH_THE_DEALER_OVER_WAGER_OF_ITS_BOX + JUDGED] += 1
        emit(t.hits, MATCH_THE_DEALER_OVER_WAGER_OF_ITS_BOX, event, one, amount, 0, w.at, root, r.at)


@kernel
def judge_floor(t: Table, w: Wager) -> None:
    """Judge, where the odds filed are not known, that a winner was paid no less than the least odds for the decks."""
    r = w.round
    h = w.hand
    rule = (
        MATCH_THE_DEALER_PAID_UNDER_FLOOR_WITH_EIGHT_DECKS
        if t.options.match_floor[4] == 1
        else MATCH_THE_DEALER_PAID_UNDER_FLOOR_WITH_SIX_DECKS
    )
    if t.options.match_table >= 0:
        return
    if lacking(t, rule, NO_DECKS, t.options.match_floor[0] < 0 or t.options.decks < 1):
        return
    if not is_to_be_settled(t, w) or w.paid == 0 or w.unpriced > 0:
        return
    first = h.dealt_first
    second = h.dealt_second
    up = r.up
    stake = w.stake
    if rank_of(first) < 0 or rank_of(second) < 0 or rank_of(up) < 0 or stake < 0:
        return
    least = stake * floor_times(t, first, second, up)
    per = t.options.match_floor[1]
    t.tally[rule + JUDGED] += 1
    if (w.paid + 1) * per <= least:
        paid = w.paid
        event = settlement_event(t, w)
        emit(t.hits, rule, event, least // per, paid, paid - least // per, w.at, w.root, r.at)


@kernel
def floorperson_confirmed(t: Table, ident: int, start: int, stop: int) -> int:
    """The first event in which a floorperson or above confirms or verifies the wager ``ident``; -1 none.

    BY_SOMEBODY_UNNAMED where it was confirmed and by whom is not recorded.
    """
    answer = -1
    for i in range(start, stop):
        if (t.kind[i] == KIND_WAGER_CONFIRMED or t.kind[i] == KIND_VERIFY) and t.wager[i] == ident:
            if t.by[i] < 0:
                answer = BY_SOMEBODY_UNNAMED
            elif t.by[i] % BY_STRIDE in (BY_FLOORPERSON, BY_SUPERVISOR):
                return i
    return answer


@kernel
def judge_form(t: Table, i: int, role: int, w: Wager, match: bool) -> None:
    """Judge a verbal wager: confirmed by the dealer and a floorperson; of the match wager also its cash."""
    r = w.round
    ident = t.wager[i]
    laid = laid_in_cash(t, i, role, r)
    if match and not word_of_mouth_only(role):
        ask(t, MATCH_THE_DEALER_LAID_IN_CASH, laid, i, 0, 1, 0, w.at, -1, r.at)
    if laid:
        return
    if word_of_mouth_only(role):
        if match:
            emit(t.hits, MATCH_THE_DEALER_NOT_IN_CHIPS, i, 0, 1, 0, w.at, -1, r.at)
        return
    stop = r.last + 1
    whole = r.gaps == 0
    certain = whole and recorded(t, KIND_WAGER_CONFIRMED)
    confirmed = event_on_wager(t, KIND_WAGER_CONFIRMED, ident, i, stop)
    both = floorperson_confirmed(t, ident, i, stop)
    rule = VERBAL_MATCH_THE_DEALER_UNCONFIRMED if match else VERBAL_WAGER_UNCONFIRMED_BY_FLOORPERSON
    if both >= 0 and confirmed >= 0:
        t.tally[rule + JUDGED] += 1
    elif both == BY_SOMEBODY_UNNAMED or not certain:
        t.tally[rule + NO_RECORD] += 1
    elif match or confirmed >= 0:
        ask(t, rule, confirmation_lacks(-1), i, 1, 0, 0, w.at, -1, r.at)
    card = r.first_card
    if not match:
        if 0 <= confirmed < min(card, both):
            late = confirmed_late(i, both, card)
            ask(t, VERBAL_WAGER_CONFIRMED_LATE, late, both, card, both, 0, w.at, -1, r.at)
        return
    if confirmed >= 0:
        confirmed = max(confirmed, both)
        late = confirmed_late(i, confirmed, card)
        ask(t, VERBAL_MATCH_THE_DEALER_CONFIRMED_LATE, late, confirmed, card, confirmed, 0, w.at, -1, r.at)
    left = cash_left(t, w, i, stop)
    if cash_remains(left) and not (whole and recorded(t, KIND_CASH_CONVERTED)):
        t.tally[MATCH_THE_DEALER_CASH_NOT_CONVERTED + NO_RECORD] += 1
        return
    settled = w.first_settled
    if settled >= 0:
        t.tally[MATCH_THE_DEALER_CASH_UNCONVERTED_AT_SETTLEMENT + JUDGED] += 1
        lying = cash_left(t, w, i, settled)
        if cash_remains(lying):
            emit(t.hits, MATCH_THE_DEALER_CASH_UNCONVERTED_AT_SETTLEMENT, settled, 0, lying, 0, w.at, i, r.at)
    if not cash_remains(left):
        t.tally[MATCH_THE_DEALER_CASH_NOT_CONVERTED + JUDGED] += 1
    else:
        t.cash.wagers += 1
        if left < 0 or t.cash.cents < 0:
            t.cash.cents = -1
        else:
            t.cash.cents += left


@kernel
def judge_unconverted(t: Table, r: Round) -> None:
    """Report cash of match wagers of the round before that is unconverted when round row ``r`` begins."""
    if t.cash.wagers > 0:
        t.tally[MATCH_THE_DEALER_CASH_NOT_CONVERTED + JUDGED] += 1
        cents = t.cash.cents
        emit(t.hits, MATCH_THE_DEALER_CASH_NOT_CONVERTED, r.first, 0, cents, 0, -1, -1, r.at)
        t.cash.wagers = 0
        t.cash.cents = 0


@kernel
def match_limits_pass(t: Table) -> None:
    """Judge every Match-The-Dealer wager's form, amount and least odds; of all verbal wagers, who confirmed them."""
    if t.cash.wagers > 0 and converted_late(t):
        t.cash.wagers = 0
        t.cash.cents = 0
    for r in rows_of(t.rounds):
        judge_unconverted(t, r)
        for w in between(t.wagers, r.wager, r.wagers_end):
            i = w.event
            if i < 0 or t.kind[i] != KIND_WAGER:
                continue
            match = w.kind == WHAT_MATCH_THE_DEALER
            if match and t.by[i] < 0:
                t.tally[MATCH_THE_DEALER_NOT_IN_CHIPS + NO_RECORD] += 1
            elif t.by[i] >= 0:
                role = t.by[i] % BY_STRIDE
                t.tally[MATCH_THE_DEALER_NOT_IN_CHIPS + JUDGED] += 1 if match else 0
                if role in (BY_VERBAL_CASH, BY_VERBAL, BY_CASH):
                    judge_form(t, i, role, w, match)
            if match and w.withdrawn < 0:
                judge_amount(t, w)
                judge_floor(t, w)
