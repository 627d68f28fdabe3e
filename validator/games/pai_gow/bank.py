"""The bank: who holds it, how it is offered, co-banking and the dealer's wager, round after round."""

from validator.core.kernel import NOT_APPLICABLE, Ints, kernel
from validator.games.pai_gow.bank_covered import judge_co_bank
from validator.games.pai_gow.bank_holding import judge_confirmation, judge_marker, judge_own_wagers, judge_time
from validator.games.pai_gow.bank_offering import first_offer_of, judge_offers
from validator.games.pai_gow.bank_state import note_round, note_table_event
from validator.games.pai_gow.bank_wager import judge_dealers_wager
from validator.games.pai_gow.slots.bank import BANK_AT_START_OF_GAME, BANK_MARKER_ELSEWHERE, BANK_MARKER_NOT_PLACED
from validator.games.pai_gow.tables import note, round_
from validator.log.codes import KIND_SPREAD, KIND_TABLE_OPEN, KIND_TILE_SET, WHAT_BANK
from validator.log.columns import Columns


@kernel
def judge_bank(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
    r: int,
) -> None:
    """Judge the round ``r``, in which a player was the bank."""
    judge_time(options, rounds, state, tally, hits, r)
    judge_marker(ev, options, rounds, tally, hits, r, WHAT_BANK, BANK_MARKER_NOT_PLACED, BANK_MARKER_ELSEWHERE)
    judge_confirmation(ev, options, notes, rounds, wagers, state, tally, hits, r)
    judge_own_wagers(options, rounds, wagers, tally, hits, r)
    judge_co_bank(ev, options, notes, rounds, wagers, tally, hits, r)
    judge_dealers_wager(ev, options, notes, rounds, hands, wagers, state, tally, hits, r)


@kernel
def bank_pass(
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
    """Judge the bank of each round, and carry what the next rounds depend on."""
    row, first_offer = -1, 0
    for i in range(len(ev.kind)):
        kind = ev.kind[i]
        r = notes[i * note.WIDTH + note.ROUND]
        if r < 0:
            if kind == KIND_TABLE_OPEN or kind == KIND_SPREAD or kind == KIND_TILE_SET:
                if row >= 0:
                    note_round(ev, options, rounds, wagers, state, row, first_offer)
                    row = -1
                note_table_event(state, kind)
            continue
        if r == row or rounds[r + round_.FIRST] != i:
            continue
        if row >= 0:
            note_round(ev, options, rounds, wagers, state, row, first_offer)
        row = r
        first_offer = first_offer_of(ev, options, rounds, r)
        judge_offers(ev, options, rounds, wagers, state, tally, hits, r, first_offer)
        if rounds[r + round_.BANK_SEAT] >= 0:
            judge_bank(ev, options, notes, rounds, hands, wagers, state, tally, hits, r)
        else:
            tally[BANK_AT_START_OF_GAME + NOT_APPLICABLE] += 1
    if row >= 0:
        note_round(ev, options, rounds, wagers, state, row, first_offer)
