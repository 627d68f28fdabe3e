"""Co-banking: whether it is offered and was asked for, its marker, and the dealer's wager that it excludes."""

from validator.core.engine.kernel import kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.bank_holding import NO_MARKERS, NO_POSITION, find, is_shown, judge_marker
from validator.games.pai_gow.bank_rules import answer, by_another, happened, later_than, without_grant
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.table import lacking, person_of, role_of
from validator.log.codes import (
    KIND_CO_BANK,
    KIND_MARKER_PLACED,
    KIND_WAGER_MOVED,
    PLACE_TABLE_INVENTORY,
    WHAT_CO_BANK,
)

NO_PERSON, *_ = missing_facts()
NO_FILING, *_ = missing_facts()

rule = Rules("pai_gow.bank_covered")
CO_BANK_NOT_FILED = rule(
    "co-bank-not-filed",
    "Co-banking that the Rules Submission does not offer",
    "the round was co-banked; the Rules Submission does not offer it",
    needs={
        "whether the Rules Submission offers co-banking": NO_FILING,
    },
    expected="no co-banking",
    observed="co-banking",
)
CO_BANK_NOT_REQUESTED = rule(
    "co-bank-not-requested",
    "Co-banking that the bank did not request",
    "the round was co-banked without a request of the bank",
    needs={
        "who asked for it": NO_PERSON,
    },
    expected="a request of the bank",
    observed="none",
)
CO_BANK_MARKER_NOT_PLACED = rule(
    "co-bank-marker-not-placed",
    "No marker for the co-bank",
    "no marker of the co-bank was placed",
    needs={
        "the markers placed": NO_MARKERS,
    },
    expected="a marker of the co-bank",
    observed="none",
)
CO_BANK_MARKER_ELSEWHERE = rule(
    "co-bank-marker-elsewhere",
    "Marker of the co-bank at another player",
    "the marker of the co-bank was placed at {observed}; the bank is at {expected}",
    needs={
        "the positions of the marker and of the bank": NO_POSITION,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
DEALER_WAGER_WITH_CO_BANK = rule(
    "dealer-wager-with-co-bank",
    "Dealer's wager against a bank that he covers",
    "the dealer wagered against the bank while co-banking was in effect",
    expected="no wager of the dealer",
    observed="a wager of {stake}",
)
CHIPS_REMOVED_WITH_CO_BANK = rule(
    "chips-removed-with-co-bank",
    "Chips taken from the container for a wager of the dealer while co-banking",
    ("the dealer took chips for his wager out of the table inventory container while co-banking was in effect"),
    expected="no chips removed",
    observed="chips removed",
)
CO_BANK_REQUESTED_AFTER_DICE = rule(
    "co-bank-requested-after-dice",
    "Co-banking requested once the dice had been seen",
    "co-banking was requested once the dice had been seen",
    expected="a request before the dice are seen",
    observed="a request after it",
)


@kernel
def judge_request(t: Table, r: Round) -> None:
    """Judge who asked for the certificate holder's half; a marker of the co-bank without it shows that nobody did."""
    event = r.co_bank
    if event < 0:
        marker = find(t, r, KIND_MARKER_PLACED, WHAT_CO_BANK)
        if marker >= 0 and is_shown(t, r, KIND_CO_BANK):
            answer(t, CO_BANK_NOT_REQUESTED, happened(marker), marker, -1, -1, -1, r.at)
        return
    if lacking(t, CO_BANK_NOT_REQUESTED, NO_PERSON, t.by[event] < 0 or t.kind[event] != KIND_CO_BANK):
        return
    seen = r.shown if r.shown >= 0 else r.total
    if seen >= 0:
        answer(t, CO_BANK_REQUESTED_AFTER_DICE, later_than(event, seen), event, seen, event, -1, r.at)
    role, person = role_of(t.by[event]), person_of(t.by[event])
    wrong = by_another(role, person, r.player)
    answer(t, CO_BANK_NOT_REQUESTED, wrong, event, -1, role, -1, r.at)


@kernel
def judge_co_bank(t: Table, r: Round) -> None:
    """Judge the co-banking of round ``r``, if any."""
    judge_request(t, r)
    event = r.co_bank
    if event < 0:
        return
    if t.options.co_bank_offered < 0:
        t.tally[CO_BANK_NOT_FILED + NO_FILING] += 1
    else:
        broken = without_grant(t.options.co_bank_offered)
        answer(t, CO_BANK_NOT_FILED, broken, event, -1, -1, -1, r.at)
    judge_marker(t, r, WHAT_CO_BANK, CO_BANK_MARKER_NOT_PLACED, CO_BANK_MARKER_ELSEWHERE)
    w = r.dealer_wager
    stands = w.at >= 0 and w.withdrawn < 0 and r.first_card >= 0
    at = w.event if stands else event
    answer(t, DEALER_WAGER_WITH_CO_BANK, happened(at if stands else -1), at, -1, -1, w.at if stands else -1, r.at)
    removed = -1
    for i in range(event + 1, r.last + 1):
        if t.kind[i] == KIND_WAGER_MOVED and t.source[i] == PLACE_TABLE_INVENTORY and w and t.notes[i].wager == w:
            removed = i
            break
    at = removed if removed >= 0 else event
    answer(t, CHIPS_REMOVED_WITH_CO_BANK, happened(removed), at, -1, -1, -1, r.at)
