"""Money on a wager that is not in its round: none was placed under its id, or its player took it back in time."""

from validator.core.engine.kernel import JUDGED, kernel
from validator.core.engine.rows import NONE, between, rows_of
from validator.games.baccarat.balance import is_out_in_time
from validator.games.baccarat.tables.rows import Round, Table, Wager
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.missing_wager import has_without_wager, knows_wagers, report
from validator.games.rounds.stakes import gained
from validator.log.codes import (
    KIND_COLLECT,
    KIND_PAY,
    KIND_RETURN,
    KIND_VIGORISH,
    WHAT_BANKER,
    WHAT_MARKED,
    WHAT_TAKEN,
)

NO_WAGERS, NO_AMOUNT, NO_ROUND, *_ = missing_facts()

rule = Rules("baccarat.absent_wagers")
PAID_WITHOUT_WAGER = rule("paid-without-wager")
TAKEN_WITHOUT_WAGER = rule("taken-without-wager")


@kernel
def judge_absent(t: Table, w: Wager) -> None:
    """Judge what was paid, collected, returned and taken as vigorish on a wager that is not in its round."""
    r, placed = w.round, w.event >= 0
    if w.last_settled < 0 and w.vigorish < 0:
        if not placed:
            t.tally[PAID_WITHOUT_WAGER + NO_WAGERS] += 1
        return
    if not placed and not knows_wagers(t, r):
        t.tally[PAID_WITHOUT_WAGER + NO_WAGERS] += 1
        t.tally[TAKEN_WITHOUT_WAGER + NO_WAGERS] += 1
        return
    unknown = w.unpriced > 0 or w.unpriced_vigorish > 0
    if unknown or (placed and w.stake < 0):
        t.tally[PAID_WITHOUT_WAGER + NO_AMOUNT] += 1
        t.tally[TAKEN_WITHOUT_WAGER + NO_AMOUNT] += 1
        return
    has = gained(t, w, 0) if placed else has_without_wager(t, w)
    event = w.first_settled if w.first_settled >= 0 else w.vigorish
    has -= w.taken_vigorish + w.marked_vigorish
    report(t, PAID_WITHOUT_WAGER, TAKEN_WITHOUT_WAGER, event, has, w, w.withdrawn, r)


@kernel
def bankers_wagers_at(t: Table, r: Round, seat: int) -> int:
    """How many wagers on the Banker's Hand were placed at a position in round ``r``."""
    count = 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.seat == seat and w.kind == WHAT_BANKER:
            count += 1
    return count


@kernel
def judge_vigorish(t: Table, i: int, r: Round) -> None:
    """Judge vigorish of event ``i`` that names a position and no wager: one on the Banker's Hand was placed there."""
    before = t.notes[i].of_round_before == 1
    if before or (t.what[i] != WHAT_TAKEN and t.what[i] != WHAT_MARKED):
        return
    if t.seat[i] <= 0 or not knows_wagers(t, r):
        t.tally[TAKEN_WITHOUT_WAGER + NO_WAGERS] += 1
    elif bankers_wagers_at(t, r, t.seat[i]) > 0:
        t.tally[TAKEN_WITHOUT_WAGER + JUDGED] += 1
    elif t.cents[i] < 0:
        t.tally[TAKEN_WITHOUT_WAGER + NO_AMOUNT] += 1
    else:
        report(t, PAID_WITHOUT_WAGER, TAKEN_WITHOUT_WAGER, i, -t.cents[i], t.wagers[NONE], -1, r)


@kernel
def absent_wagers_pass(t: Table) -> None:
    """Judge money on wagers that are not in the round; outside of every round it names no wager that can be known."""
    for i in range(len(t.kind)):
        kind, r = t.kind[i], t.notes[i].round
        if not r and (kind == KIND_PAY or kind == KIND_RETURN or kind == KIND_COLLECT):
            t.tally[(TAKEN_WITHOUT_WAGER if kind == KIND_COLLECT else PAID_WITHOUT_WAGER) + NO_ROUND] += 1
        elif r and kind == KIND_VIGORISH and not t.notes[i].wager:
            judge_vigorish(t, i, r)
    for w in rows_of(t.wagers):
        r = w.round
        if w.event < 0 or is_out_in_time(t, w, r):
            judge_absent(t, w)
