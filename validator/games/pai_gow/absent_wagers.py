"""Money on a wager that is not in its round: none was placed under its id, or its player took it back."""

from validator.core.kernel import Ints, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.settlement import due_on
from validator.games.pai_gow.slots.settlement import PAID_WITHOUT_WAGER, TAKEN_WITHOUT_WAGER
from validator.games.pai_gow.tables import note, round_, wager
from validator.games.rounds.absent import has_without_wager, knows_wagers, report
from validator.games.rounds.stakes import gained
from validator.log.codes import KIND_COLLECT, KIND_PAY, KIND_RETURN
from validator.log.columns import Columns

NO_WAGERS, NO_AMOUNT, NO_ROUND, *_ = missing_facts()


@kernel
def judge_absent(
    ev: Columns, options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, r: int
) -> None:
    """Judge what was paid, collected, returned and taken as vigorish on a wager that is not in its round.

    One that was taken back too late, a breach of its own, may be settled as one that stands.
    """
    placed, due = wagers[w + wager.EVENT] >= 0, wagers[w + wager.DUE]
    if not placed and not knows_wagers(ev, options, rounds, r):
        tally[PAID_WITHOUT_WAGER + NO_WAGERS] += 1
        tally[TAKEN_WITHOUT_WAGER + NO_WAGERS] += 1
        return
    if wagers[w + wager.UNPRICED] > 0 or (placed and wagers[w + wager.STAKE] < 0):
        tally[PAID_WITHOUT_WAGER + NO_AMOUNT] += 1
        tally[TAKEN_WITHOUT_WAGER + NO_AMOUNT] += 1
        return
    has = gained(wagers, w, 0) if placed else has_without_wager(wagers, w)
    closed = rounds[r + round_.NO_MORE_BETS]
    late = placed and 0 <= closed < wagers[w + wager.WITHDRAWN]
    if late and due >= 0 and has == due_on(due, wagers[w + wager.STAKE], options):
        has = 0
    else:
        has -= wagers[w + wager.VIGORISH]
    event = (
        wagers[w + wager.FIRST_SETTLED] if wagers[w + wager.FIRST_SETTLED] >= 0 else wagers[w + wager.VIGORISH_EVENT]
    )
    report(tally, hits, PAID_WITHOUT_WAGER, TAKEN_WITHOUT_WAGER, event, has, w, wagers[w + wager.WITHDRAWN], r)


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
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        r, touched = (
            wagers[w + wager.ROUND],
            wagers[w + wager.LAST_SETTLED] >= 0 or wagers[w + wager.VIGORISH_EVENT] >= 0,
        )
        if wagers[w + wager.EVENT] >= 0 and wagers[w + wager.WITHDRAWN] < 0:
            continue
        if touched:
            judge_absent(ev, options, rounds, wagers, tally, hits, w, r)
        elif wagers[w + wager.EVENT] < 0:
            tally[PAID_WITHOUT_WAGER + NO_WAGERS] += 1
