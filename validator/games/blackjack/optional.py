"""What the settlement of all optional wagers on the first cards has in common: its moment and its order."""

from validator.core.kernel import Ints, kernel
from validator.games.blackjack.tables import note, round_
from validator.log.codes import KIND_DEAL


@kernel
def settled_outside(settled: int, deal_done: int, moment: int) -> bool:
    """Whether a wager on the first cards was settled before the initial deal was over, or after the game went on.

    ``moment`` is the first event by which the game goes on: the card reader or an additional card; -1 if there is none.

    Fails:
        >>> settled_outside(30, 12, 20)
        True
        >>> settled_outside(10, 12, 20)
        True
    Clean:
        >>> settled_outside(14, 12, 20)
        False
        >>> settled_outside(14, 12, -1)
        False
    """
    return settled < deal_done or 0 <= moment < settled


@kernel
def game_continues(kinds: Ints, notes: Ints, rounds: Ints, r: int) -> int:
    """The first event after the initial deal by which the game goes on: the reader or an additional card; -1 none."""
    peek = rounds[r + round_.PEEK]
    for j in range(rounds[r + round_.DEAL_DONE] + 1, rounds[r + round_.LAST] + 1):
        if j == peek or (kinds[j] == KIND_DEAL and notes[j * note.WIDTH + note.ROUND] == r):
            return j
    return -1
