"""Money on a wager that is not in its round: none was placed under its id, or its player took it back."""

from validator.core.engine.kernel import kernel
from validator.games.numbers import missing_facts, numbers_of
from validator.games.pai_gow.settlement import due_on
from validator.games.pai_gow.tables import note, round_, wager
from validator.games.rounds.missing_wager import has_without_wager, knows_wagers, report
from validator.games.rounds.stakes import gained
from validator.games.table import Table
from validator.log.codes import KIND_COLLECT, KIND_PAY, KIND_RETURN

PAID_WITHOUT_WAGER, TAKEN_WITHOUT_WAGER, *_ = numbers_of("pai_gow.absent_wagers")

NO_WAGERS, NO_AMOUNT, NO_ROUND, *_ = missing_facts()


@kernel
def judge_absent(t: Table, w: int, r: int) -> None:
    """Judge what was paid, collected, returned and taken as vigorish on a wager that is not in its round.

    One that was taken back too late, a breach of its own, may be settled as one that stands.
    """
    placed, due = t.wagers[w + wager.EVENT] >= 0, t.wagers[w + wager.DUE]
    if not placed and not knows_wagers(t, r):
        t.tally[PAID_WITHOUT_WAGER + NO_WAGERS] += 1
        t.tally[TAKEN_WITHOUT_WAGER + NO_WAGERS] += 1
        return
    if t.wagers[w + wager.UNPRICED] > 0 or (placed and t.wagers[w + wager.STAKE] < 0):
        t.tally[PAID_WITHOUT_WAGER + NO_AMOUNT] += 1
        t.tally[TAKEN_WITHOUT_WAGER + NO_AMOUNT] += 1
        return
    has = gained(t, w, 0) if placed else has_without_wager(t, w)
    closed = t.rounds[r + round_.NO_MORE_BETS]
    late = placed and 0 <= closed < t.wagers[w + wager.WITHDRAWN]
    if late and due >= 0 and has == due_on(t, due, t.wagers[w + wager.STAKE]):
        has = 0
    else:
        has -= t.wagers[w + wager.VIGORISH]
    event = (
        t.wagers[w + wager.FIRST_SETTLED]
        if t.wagers[w + wager.FIRST_SETTLED] >= 0
        else t.wagers[w + wager.VIGORISH_EVENT]
    )
    report(t, PAID_WITHOUT_WAGER, TAKEN_WITHOUT_WAGER, event, has, w, t.wagers[w + wager.WITHDRAWN], r)


@kernel
def absent_wagers_pass(t: Table) -> None:
    """Judge money on wagers that are not in the round; outside of every round it names no wager that can be known."""
    for i in range(len(t.kind)):
        kind, r = t.kind[i], t.notes[i * note.WIDTH + note.ROUND]
        if r < 0 and (kind == KIND_PAY or kind == KIND_RETURN or kind == KIND_COLLECT):
            t.tally[(TAKEN_WITHOUT_WAGER if kind == KIND_COLLECT else PAID_WITHOUT_WAGER) + NO_ROUND] += 1
    for w in range(wager.WIDTH, t.wagers[0], wager.WIDTH):
        r, touched = (
            t.wagers[w + wager.ROUND],
            t.wagers[w + wager.LAST_SETTLED] >= 0 or t.wagers[w + wager.VIGORISH_EVENT] >= 0,
        )
        if t.wagers[w + wager.EVENT] >= 0 and t.wagers[w + wager.WITHDRAWN] < 0:
            continue
        if touched:
            judge_absent(t, w, r)
        elif t.wagers[w + wager.EVENT] < 0:
            t.tally[PAID_WITHOUT_WAGER + NO_WAGERS] += 1
