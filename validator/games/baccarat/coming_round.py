"""Who plays already when the shoe is offered: who is at the table and has a wager in the round that follows."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import between, next_row, row_after
from validator.games.baccarat.tables import curator_state as place
from validator.games.baccarat.tables.rows import Round, Table


@kernel
def round_after(t: Table, r: Round, i: int) -> Round:
    """Row of the first round, from row ``r`` on, that begins after event ``i``; the end of the rows where none does."""
    while r.at < next_row(t.rounds).at and r.first <= i:
        r = row_after(t.rounds, r, 1)
    return r


@kernel
def note_coming(t: Table, r: Round) -> None:
    """Whoever is at the table and has a wager in the round of row ``r``, which is to come, plays already."""
    if r.at >= next_row(t.rounds).at:
        return
    for w in between(t.wagers, r.wager, r.wagers_end):
        seat = w.seat
        if 0 < seat < place.SEATS and t.curator.seated[seat] == 1:
            t.curator.seated[seat] = 2
