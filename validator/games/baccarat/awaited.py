"""Vigorish on a tie that may still be collected when its round is over, until a card of the next round is dealt."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import between
from validator.games.baccarat.tables import vigorish_state as place
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.baccarat.vigorish_amount import NO_VIGORISH, TIE_VIGORISH_NOT_TAKEN, TIE_VIGORISH_WRONG
from validator.games.rounds.subject import of_other
from validator.games.rounds.vigorish import nearest_vigorish, vigorish_differs, vigorish_missing
from validator.games.table import ask
from validator.log.codes import WHAT_COLLECTED, WHAT_TAKEN


@kernel
def await_vigorish(t: Table, r: Round) -> None:
    """Await, when round ``r`` is over, vigorish on its ties; until it is decided it counts as not known."""
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.awaited == 1:
            seat = w.seat
            t.tally[TIE_VIGORISH_NOT_TAKEN + NO_VIGORISH] += 1
            if 0 < seat < place.SEATS:
                t.vigorish.awaited[seat] += w.stake
                t.vigorish.wagers[seat] += 1
                t.vigorish.collected[seat] += w.in_part


@kernel
def forget_awaited(t: Table) -> None:
    """Await nothing any more: whether it was collected is not known."""
    for seat in range(place.SEATS):
        t.vigorish.awaited[seat] = 0
        t.vigorish.wagers[seat] = 0
        t.vigorish.collected[seat] = 0


@kernel
def collect_awaited(t: Table, i: int, seat: int) -> None:
    """Vigorish of event ``i`` is taken from a position; where none is named, or a wager is, on what is not known."""
    his = t.wager[i] < 0 or t.notes[i].of_round_before == 1
    known = his and t.cents[i] >= 0 and (t.what[i] == WHAT_COLLECTED or t.what[i] == WHAT_TAKEN)
    for one in range(place.SEATS):
        if t.vigorish.wagers[one] == 0 or (one != seat and 0 < seat < place.SEATS):
            continue
        if not known or one != seat or t.vigorish.collected[one] < 0:
            t.vigorish.collected[one] = -1
        else:
            t.vigorish.collected[one] += t.cents[i]


@kernel
def judge_awaited(t: Table, certain: bool, i: int, r: Round) -> None:
    """Judge vigorish on the ties of the round before, when a card is dealt after it or the table is closed."""
    whole, coin = t.options.rate_whole, t.options.low_coin
    for seat in range(place.SEATS):
        wagers, taken = t.vigorish.wagers[seat], t.vigorish.collected[seat]
        if wagers == 0 or taken < 0 or not certain or (wagers > 1 and taken > 0) or t.options.tie_vigorish != 1:
            continue
        exact = t.vigorish.awaited[seat] * t.options.tie_rate
        due = nearest_vigorish(taken, exact, whole, coin)
        whose = of_other(seat)
        t.tally[TIE_VIGORISH_NOT_TAKEN + NO_VIGORISH] -= wagers
        missing = ask(t, TIE_VIGORISH_NOT_TAKEN, vigorish_missing(taken), i, due, 0, due, whose, -1, r.at)
        wrong = not missing and vigorish_differs(taken, exact, whole, coin)
        if not missing:
            ask(t, TIE_VIGORISH_WRONG, wrong, i, due, taken, due - taken, whose, -1, r.at)
        if missing or wrong:
            t.debts[seat].reported = 1
    forget_awaited(t)
