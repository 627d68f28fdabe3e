"""Recognizes rounds by their numbers: one that is seen to begin is none of those before, whatever its number."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import first_row, next_row
from validator.games.table import Table
from validator.log.codes import KIND_ROUND_START


@kernel
def begins_anew(t: Table) -> bool:
    """Whether the first of these rounds is seen to begin, so that it goes on with none of those before."""
    first = first_row(t.rounds)
    return next_row(t.rounds).at > first.at and t.kind[first.first] == KIND_ROUND_START


@kernel
def kept_round(t: Table, number: int) -> int:
    """What is carried as the number, plus 1, of the last round; -1 in its place where another begins anew."""
    return -1 if number > 0 and begins_anew(t) else number
