"""The bank: who holds it, how it is offered, co-banking and the dealer's wager, round after round."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.core.engine.rows import NONE
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.bank_covered import judge_co_bank
from validator.games.pai_gow.bank_holding import (
    BANK_AT_START_OF_GAME,
    NO_MARKERS,
    NO_POSITION,
    find,
    is_shown,
    judge_confirmation,
    judge_marker,
    judge_own_wagers,
    judge_time,
)
from validator.games.pai_gow.bank_offering import first_offer_of, judge_offers, offered_to_bank
from validator.games.pai_gow.bank_rules import answer, later_than
from validator.games.pai_gow.bank_state import note_round, note_table_event
from validator.games.pai_gow.bank_wager import judge_dealers_wager
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.table import lacking
from validator.log.codes import (
    KIND_BANK_OFFERED,
    KIND_IDLE,
    KIND_MARKER_PLACED,
    KIND_SPREAD,
    KIND_TABLE_OPEN,
    KIND_TILE_SET,
    KIND_UNREADABLE,
    WHAT_ACCEPTED,
    WHAT_BANK,
)

NO_OFFERS, *_ = missing_facts()

rule = Rules("pai_gow.bank")
BANK_MARKER_NOT_PLACED = rule(
    "bank-marker-not-placed",
    "No marker for the bank",
    "no marker was placed in front of the bank",
    needs={
        "the markers placed": NO_MARKERS,
    },
    expected="a marker in front of the bank",
    observed="none",
)
BANK_MARKER_ELSEWHERE = rule(
    "bank-marker-elsewhere",
    "Marker of the bank in front of another player",
    "the marker of the bank was placed at {observed}; the bank is at {expected}",
    needs={
        "the positions of the marker and of the bank": NO_POSITION,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
BANK_MARKER_PLACED_LATE = rule(
    "bank-marker-placed-late",
    "Bank marked once tiles had been delivered",
    "the marker of the bank was placed once tiles had been delivered",
    expected="the marker when the bank is accepted",
    observed="the marker after tiles",
)
BANK_MARKER_PLACED_EARLY = rule(
    "bank-marker-placed-early",
    "Bank marked before it was accepted",
    "the marker of the bank was placed before the player had accepted the bank",
    needs={
        "all offers of the bank": NO_OFFERS,
    },
    expected="the marker before the player who accepts",
    observed="the marker before he accepted",
)


@kernel
def judge_marker_moment(t: Table, r: Round) -> None:
    """Judge whether the bank was marked before tiles were delivered."""
    marker, first = find(t, r, KIND_MARKER_PLACED, WHAT_BANK), r.first_card
    if marker >= 0 and r.bank_event < first:
        answer(t, BANK_MARKER_PLACED_LATE, later_than(marker, first), marker, first, marker, -1, r.at)


@kernel
def judge_marker_first(t: Table, r: Round) -> None:
    """Judge whether the bank was marked once it had been accepted."""
    marker, accepted = find(t, r, KIND_MARKER_PLACED, WHAT_BANK), -1
    for i in range(r.first, r.last + 1):
        if accepted < 0 and t.kind[i] == KIND_BANK_OFFERED and t.what[i] == WHAT_ACCEPTED and offered_to_bank(t, i, r):
            accepted = i
    if marker < 0 or accepted < 0:
        t.tally[BANK_MARKER_PLACED_EARLY + NOT_APPLICABLE] += 1
        return
    early = later_than(accepted, marker)
    if not lacking(t, BANK_MARKER_PLACED_EARLY, NO_OFFERS, early and not is_shown(t, r, KIND_BANK_OFFERED)):
        answer(t, BANK_MARKER_PLACED_EARLY, early, marker, accepted, marker, -1, r.at)


@kernel
def judge_bank(t: Table, r: Round) -> None:
    """Judge the round ``r``, in which a player was the bank."""
    judge_time(t, r)
    judge_marker(t, r, WHAT_BANK, BANK_MARKER_NOT_PLACED, BANK_MARKER_ELSEWHERE)
    judge_marker_moment(t, r)
    judge_marker_first(t, r)
    judge_confirmation(t, r)
    judge_own_wagers(t, r)
    judge_co_bank(t, r)
    judge_dealers_wager(t, r)


@kernel
def lost_offer(t: Table, r: Round) -> bool:
    """Whether a row of a round could not be read that may have offered the bank, before those that stand there too."""
    if r.gaps == 0:
        return False
    for i in range(r.first, r.last + 1):
        if t.kind[i] == KIND_UNREADABLE and (t.n[i] == KIND_BANK_OFFERED or t.n[i] < 0):
            return True
    return False


@kernel
def bank_pass(t: Table) -> None:
    """Judge the bank of each round, and carry what the next rounds depend on."""
    row, first_offer = t.rounds[NONE], 0
    for i in range(len(t.kind)):
        kind = t.kind[i]
        r = t.notes[i].round
        if not r:
            if kind == KIND_TABLE_OPEN or kind == KIND_SPREAD or kind == KIND_TILE_SET or kind == KIND_IDLE:
                if row:
                    note_round(t, row, first_offer)
                    row = t.rounds[NONE]
                note_table_event(t, kind)
            continue
        if r == row or r.first != i:
            continue
        if row:
            note_round(t, row, first_offer)
        row = r
        first_offer = first_offer_of(t, r)
        judge_offers(t, r, first_offer)
        if lost_offer(t, r):
            first_offer = -1
        if r.bank_seat >= 0:
            judge_bank(t, r)
        else:
            t.tally[BANK_AT_START_OF_GAME + NOT_APPLICABLE] += 1
    if row:
        note_round(t, row, first_offer)
