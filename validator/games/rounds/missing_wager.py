"""Money on a wager that is not in its round, in every machine that asks."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.games.rounds import round_, wager
from validator.games.rounds.stakes import is_told
from validator.games.table import Table
from validator.log.codes import KIND_ROUND_START, KIND_WAGER


@kernel
def knows_wagers(t: Table, r: int) -> bool:
    """Whether every wager of round ``r`` stands in the log, which shows the round from its start."""
    return is_told(t, r, KIND_WAGER) and t.kind[t.rounds[r + round_.FIRST]] == KIND_ROUND_START


@kernel
def has_without_wager(t: Table, w: int) -> int:
    """What somebody has from a wager that was never placed, in cents, before vigorish."""
    return t.wagers[w + wager.PAID] + t.wagers[w + wager.RETURNED] - t.wagers[w + wager.COLLECTED]


@kernel
def report(t: Table, paid: int, taken: int, event: int, has: int, w: int, root: int, r: int) -> None:
    """Judge under the rules ``paid`` and ``taken`` money of which the player has so much, less than 0: he gave it."""
    t.tally[paid + JUDGED] += 1
    t.tally[taken + JUDGED] += 1
    if has != 0:
        emit(t.hits, paid if has > 0 else taken, event, 0, has if has > 0 else -has, has, w, root, r)
