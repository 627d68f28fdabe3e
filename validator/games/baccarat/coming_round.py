"""Who plays already when the shoe is offered: who is at the table and has a wager in the round that follows."""

from validator.core.kernel import Ints, kernel
from validator.games.baccarat.tables import curator_state as place, round_, wager


@kernel
def note_coming(rounds: Ints, wagers: Ints, state: Ints, i: int) -> None:
    """Whoever is at the table and has a wager in the first round after event ``i`` plays already."""
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.FIRST] > i:
            for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
                seat = wagers[w + wager.SEAT]
                if 0 < seat < place.SEATS and state[place.SEATED + seat] == 1:
                    state[place.SEATED + seat] = 2
            return
