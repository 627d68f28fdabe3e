"""Money on a wager that is not in its round: none was placed under its id, or its player took it back."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.settlement import due_on
from validator.games.pai_gow.tables.rows import Round, Table, Wager
from validator.games.rounds.missing_wager import has_without_wager, knows_wagers, report
from validator.games.rounds.stakes import gained
from validator.log.codes import KIND_COLLECT, KIND_PAY, KIND_RETURN

NO_WAGERS, NO_AMOUNT, NO_ROUND, *_ = missing_facts()

rule = Rules("pai_gow.absent_wagers")
PAID_WITHOUT_WAGER = rule(
    "paid-without-wager",
    "Money paid or given back on a wager that is not in the round",
    "{seat}: {observed} went to the player on a wager that is not in the round",
    needs={
        "the wagers placed in the round": NO_WAGERS,
        "the amounts": NO_AMOUNT,
        "the round to which the money belongs": NO_ROUND,
    },
    expected="nothing",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
TAKEN_WITHOUT_WAGER = rule(
    "taken-without-wager",
    "Money collected on a wager that is not in the round",
    "{seat}: {observed} was collected on a wager that is not in the round",
    needs={
        "the wagers placed in the round": NO_WAGERS,
        "the amounts": NO_AMOUNT,
        "the round to which the money belongs": NO_ROUND,
    },
    expected="nothing",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)


@kernel
def judge_absent(t: Table, w: Wager, r: Round) -> None:
    """Judge what was paid, collected, returned and taken as vigorish on a wager that is not in its round.

    One that was taken back too late, a breach of its own, may be settled as one that stands.
    """
    placed, due = w.event >= 0, w.due
    if not placed and not knows_wagers(t, r):
        t.tally[PAID_WITHOUT_WAGER + NO_WAGERS] += 1
        t.tally[TAKEN_WITHOUT_WAGER + NO_WAGERS] += 1
        return
    if w.unpriced > 0 or (placed and w.stake < 0):
        t.tally[PAID_WITHOUT_WAGER + NO_AMOUNT] += 1
        t.tally[TAKEN_WITHOUT_WAGER + NO_AMOUNT] += 1
        return
    has = gained(t, w, 0) if placed else has_without_wager(t, w)
    closed = r.no_more_bets
    late = placed and 0 <= closed < w.withdrawn
    if late and due >= 0 and has == due_on(t, due, w.stake):
        has = 0
    else:
        has -= w.vigorish
    event = w.first_settled if w.first_settled >= 0 else w.vigorish_event
    report(t, PAID_WITHOUT_WAGER, TAKEN_WITHOUT_WAGER, event, has, w, w.withdrawn, r)


@kernel
def absent_wagers_pass(t: Table) -> None:
    """Judge money on wagers that are not in the round; outside of every round it names no wager that can be known."""
    for i in range(len(t.kind)):
        kind, r = t.kind[i], t.notes[i].round
        if not r and (kind == KIND_PAY or kind == KIND_RETURN or kind == KIND_COLLECT):
            t.tally[(TAKEN_WITHOUT_WAGER if kind == KIND_COLLECT else PAID_WITHOUT_WAGER) + NO_ROUND] += 1
    for w in rows_of(t.wagers):
        r, touched = (
            w.round,
            w.last_settled >= 0 or w.vigorish_event >= 0,
        )
        if w.event >= 0 and w.withdrawn < 0:
            continue
        if touched:
            judge_absent(t, w, r)
        elif w.event < 0:
            t.tally[PAID_WITHOUT_WAGER + NO_WAGERS] += 1
