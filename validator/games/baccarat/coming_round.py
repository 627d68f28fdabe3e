"""Who plays already when the shoe is offered: who is at the table and has a wager in the round that follows."""

from validator.core.engine.kernel import kernel
from validator.games.baccarat.tables import curator_state as place, round_, wager
from validator.games.table import Table


@kernel
def row_after(t: Table, r: int, i: int) -> int:
    """Row of the first round, from row ``r`` on, that begins after event ``i``; the end of the rows where none does."""
    while r < t.rounds[0] and t.rounds[r + round_.FIRST] <= i:
        r += round_.WIDTH
    return r


@kernel
def note_coming(t: Table, r: int) -> None:
    """Whoever is at the table and has a wager in the round of row ``r``, which is to come, plays already."""
    if r >= t.rounds[0]:
        return
    for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        seat = t.wagers[w + wager.SEAT]
        if 0 < seat < place.SEATS and t.state[place.SEATED + seat] == 1:
            t.state[place.SEATED + seat] = 2
