"""Money on a wager that is not in its round, in every game model that asks."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.games.rounds.stakes import is_told
from validator.games.rounds.table_rows import Round, Wager
from validator.games.table import Table
from validator.log.codes import KIND_ROUND_START, KIND_WAGER


@kernel
def knows_wagers(t: Table, r: Round) -> bool:
    """Whether every wager of round ``r`` stands in the log, which shows the round from its start."""
    return is_told(t, r, KIND_WAGER) and t.kind[r.first] == KIND_ROUND_START


@kernel
def has_without_wager(t: Table, w: Wager) -> int:
    """What somebody has from a wager that was never placed, in cents, before vigorish."""
    return w.paid + w.returned - w.collected


@kernel
def report(t: Table, paid: int, taken: int, event: int, has: int, w: Wager, root: int, r: Round) -> None:
    """Judge under the rules ``paid`` and ``taken`` money of which the player has so much, less than 0: he gave it."""
    t.tally[paid + JUDGED] += 1
    t.tally[taken + JUDGED] += 1
    if has != 0:
        emit(t.hits, paid if has > 0 else taken, event, 0, has if has > 0 else -has, has, w.at, root, r.at)
