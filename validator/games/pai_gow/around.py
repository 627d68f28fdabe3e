"""Places around the table, counterclockwise: the dealer 0, the betting positions from his right, the Dead Hand."""

from validator.core.engine.kernel import kernel
from validator.games.pai_gow.options import DIGIT
from validator.log.codes import WHAT_FELL_OUT, WHAT_NOT_FLAT, WHAT_UNCOVERED_BY_BANK


@kernel
def place_of_seat(seat: int, direction: int, positions: int) -> int:
    """Place of a betting position (0: the dealer); -1 where it is not known how positions are numbered.

    ``direction`` is -1 where numbers rise counterclockwise from the dealer's right, 1 where clockwise from his left.
    """
    if seat == 0:
        return 0
    if seat < 0 or seat > positions or direction == 0:
        return -1
    return seat if direction < 0 else positions + 1 - seat


@kernel
def place_of_dead_hand(positions: int) -> int:
    """Place of the Dead Hand: behind the last betting position, at the dealer's left."""
    return positions + 1


@kernel
def starting_place(total: int, first: int, number: int, positions: int) -> int:
    """Place that a count to ``total`` reaches when ``first`` has a number; -1 where place or total is not known."""
    if total <= 0 or first < 0:
        return -1
    return (first + total - number) % (positions + 2)


@kernel
def dice_sum(shown: int) -> int:
    """The total of dice that the log shows as digits (256: 13)."""
    total = 0
    rest = shown
    while rest > 0:
        total += rest % DIGIT
        rest //= DIGIT
    return total


@kernel
def is_valid(what: int) -> bool:
    """Whether dice that are seen (the log's word of what is wrong with the roll) make a roll that counts."""
    return what != WHAT_NOT_FLAT and what != WHAT_FELL_OUT and what != WHAT_UNCOVERED_BY_BANK


@kernel
def areas_apart(one: int, other: int) -> bool:
    """Whether two positions do not lie side by side."""
    return one - other > 1 or other - one > 1
