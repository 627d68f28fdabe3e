"""Money on a wager that is not in its round: none was placed under its id, or its player took it back in time."""

from validator.core.kernel import JUDGED, Ints, kernel
from validator.games.baccarat.balance import is_out_in_time
from validator.games.baccarat.slots.settlement import PAID_WITHOUT_WAGER, TAKEN_WITHOUT_WAGER
from validator.games.baccarat.tables import note, round_, wager
from validator.games.numbers import missing_facts
from validator.games.rounds.absent import has_without_wager, knows_wagers, report
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
from validator.log.columns import Columns

NO_WAGERS, NO_AMOUNT, NO_ROUND, *_ = missing_facts()


@kernel
def judge_absent(ev: Columns, options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int) -> None:
    """Judge what was paid, collected, returned and taken as vigorish on a wager that is not in its round."""
    r, placed = wagers[w + wager.ROUND], wagers[w + wager.EVENT] >= 0
    if wagers[w + wager.LAST_SETTLED] < 0 and wagers[w + wager.VIGORISH] < 0:
        if not placed:
            tally[PAID_WITHOUT_WAGER + NO_WAGERS] += 1
        return
    if not placed and not knows_wagers(ev, options, rounds, r):
        tally[PAID_WITHOUT_WAGER + NO_WAGERS] += 1
        tally[TAKEN_WITHOUT_WAGER + NO_WAGERS] += 1
        return
    unknown = wagers[w + wager.UNPRICED] > 0 or wagers[w + wager.UNPRICED_VIGORISH] > 0
    if unknown or (placed and wagers[w + wager.STAKE] < 0):
        tally[PAID_WITHOUT_WAGER + NO_AMOUNT] += 1
        tally[TAKEN_WITHOUT_WAGER + NO_AMOUNT] += 1
        return
    has = gained(wagers, w, 0) if placed else has_without_wager(wagers, w)
    event = wagers[w + wager.FIRST_SETTLED] if wagers[w + wager.FIRST_SETTLED] >= 0 else wagers[w + wager.VIGORISH]
    has -= wagers[w + wager.TAKEN_VIGORISH] + wagers[w + wager.MARKED_VIGORISH]
    report(tally, hits, PAID_WITHOUT_WAGER, TAKEN_WITHOUT_WAGER, event, has, w, wagers[w + wager.WITHDRAWN], r)


@kernel
def bankers_wagers_at(rounds: Ints, wagers: Ints, r: int, seat: int) -> int:
    """How many wagers on the Banker's Hand were placed at a position in round ``r``."""
    count = 0
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if wagers[w + wager.SEAT] == seat and wagers[w + wager.KIND] == WHAT_BANKER:
            count += 1
    return count


@kernel
def judge_vigorish(
    ev: Columns, options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, i: int, r: int
) -> None:
    """Judge vigorish of event ``i`` that names a position and no wager: one on the Banker's Hand was placed there."""
    if ev.what[i] != WHAT_TAKEN and ev.what[i] != WHAT_MARKED:
        return
    if ev.seat[i] <= 0 or not knows_wagers(ev, options, rounds, r):
        tally[TAKEN_WITHOUT_WAGER + NO_WAGERS] += 1
    elif bankers_wagers_at(rounds, wagers, r, ev.seat[i]) > 0:
        tally[TAKEN_WITHOUT_WAGER + JUDGED] += 1
    elif ev.cents[i] < 0:
        tally[TAKEN_WITHOUT_WAGER + NO_AMOUNT] += 1
    else:
        report(tally, hits, PAID_WITHOUT_WAGER, TAKEN_WITHOUT_WAGER, i, -ev.cents[i], -1, -1, r)


@kernel
def absent_wagers_pass(
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
    """Judge money on wagers that are not in the round; outside of every round it names no wager that can be known."""
    for i in range(len(ev.kind)):
        kind, r = ev.kind[i], notes[i * note.WIDTH + note.ROUND]
        if r < 0 and (kind == KIND_PAY or kind == KIND_RETURN or kind == KIND_COLLECT):
            tally[(TAKEN_WITHOUT_WAGER if kind == KIND_COLLECT else PAID_WITHOUT_WAGER) + NO_ROUND] += 1
        elif r >= 0 and kind == KIND_VIGORISH and notes[i * note.WIDTH + note.WAGER] < 0:
            judge_vigorish(ev, options, rounds, wagers, tally, hits, i, r)
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        r = wagers[w + wager.ROUND]
        if wagers[w + wager.EVENT] < 0 or is_out_in_time(rounds, wagers, w, r):
            judge_absent(ev, options, rounds, wagers, tally, hits, w)
