"""Who plays already when the shoe is offered: who is at the table and has a wager in the round that follows."""

from validator.core.kernel import Ints, kernel
from validator.games.baccarat.tables import curator_state as place, round_, wager


@kernel
def row_after(rounds: Ints, r: int, i: int) -> int:
    """Row of the first round, from row ``r`` on, that begins after event ``i``; the end of the rows where none does."""
    while r < rounds[0] and rounds[r + round_.FIRST] <= i:
        r += round_.WIDTH
    return r


@kernel
def note_coming(rounds: Ints, wagers: Ints, state: Ints, r: int) -> None:
    """Whoever is at the table and has a wager in the round of row ``r``, which is to come, plays already."""
    if r >= rounds[0]:
        return
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        seat = wagers[w + wager.SEAT]
        if 0 < seat < place.SEATS and state[place.SEATED + seat] == 1:
            state[place.SEATED + seat] = 2
