"""What became of a stake by the rows that collected, returned and paid, in every machine. All amounts are cents."""

from validator.core.kernel import Ints, kernel
from validator.games.rounds import round_
from validator.games.rounds.options import ALWAYS, RECORDED


@kernel
def still_lying(stake: int, collected: int, returned: int) -> int:
    """What of a stake was neither collected nor returned, 0 where nothing is left."""
    lying = stake - collected - returned
    return lying if lying > 0 else 0


@kernel
def given_beyond(stake: int, collected: int, returned: int) -> int:
    """What was returned beyond the part of the stake that still lay: it undoes a collection, or else is paid."""
    lying = stake - collected if collected < stake else 0
    return returned - lying if returned > lying else 0


@kernel
def nearest(least: int, most: int, due: int) -> int:
    """The amount between ``least`` and ``most`` that is nearest to the one due."""
    if due < least:
        return least
    return due if due < most else most


@kernel
def is_told(options: Ints, rounds: Ints, r: int, kind: int) -> bool:
    """Whether a kind of event that is absent from round ``r`` did not happen in it: recorded always, to its end."""
    whole = rounds[r + round_.GAPS] == 0 and rounds[r + round_.OVER] >= 0
    return whole and options[RECORDED + kind] == ALWAYS


@kernel
def may_go_on(options: Ints, rounds: Ints, r: int, kind: int, event: int) -> bool:
    """Whether round ``r`` may hold more of a kind than the log shows; ``event``: the last one shown, -1 none."""
    if rounds[r + round_.GAPS] > 0:
        return True
    return event < 0 and not is_told(options, rounds, r, kind)
