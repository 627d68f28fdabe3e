"""What the law demands of the dealer's setting of four tiles, under each reading of the tiles of the Supreme Pair.

The four tiles are given as kinds, the two of one hand first: setting 0 is the one that is judged.
"""

from validator.core.kernel import Ints, kernel
from validator.games.pai_gow.options import DEALER_VALUE, TILE_VALUE, VALUES
from validator.games.pai_gow.ranking import pair_rank
from validator.games.pai_gow.splits import (
    SETTINGS,
    best_pair,
    best_value,
    has_pair,
    has_supreme_pair,
    highest_with_lowest,
    others_first,
    others_second,
    pairs_in,
    partner,
)
from validator.games.pai_gow.tables import paragraph


@kernel
def own_value(one: int, other: int, options: Ints) -> int:
    """The value of two kinds of tiles by their spots alone; -1 where they are a pair."""
    if pair_rank(one, other, options) > 0:
        return -1
    return (options[TILE_VALUE + one] + options[TILE_VALUE + other]) % options[VALUES]


@kernel
def value_by(a: int, b: int, c: int, d: int, setting: int, own: int, options: Ints) -> int:
    """The higher value in a setting; with ``own`` 1 by the tiles' spots alone, else by either count."""
    if own == 0:
        return best_value(a, b, c, d, setting, options)
    one = own_value(a, partner(b, c, d, setting), options)
    other = own_value(others_first(b, c, setting), others_second(c, d, setting), options)
    return one if one > other else other


@kernel
def highest_value_by(a: int, b: int, c: int, d: int, own: int, options: Ints) -> int:
    """The highest value that any setting of the four tiles gives."""
    best = -1
    for setting in range(SETTINGS):
        value = value_by(a, b, c, d, setting, own, options)
        best = value if value > best else best
    return best


@kernel
def broken_paragraph(a: int, b: int, c: int, d: int, own: int, apart: int, options: Ints) -> int:
    """Which paragraph the setting breaks, see ``paragraph``.

    ``own`` 1: a tile of the Supreme Pair has the value of its spots alone; ``apart`` 1: it ranks as counted otherwise.
    """
    if has_supreme_pair(a, b, c, d, options):
        return paragraph.NONE if best_pair(a, b, c, d, 0, options) == 1 else paragraph.SUPREME_PAIR
    if has_pair(a, b, c, d, options):
        return paragraph.NONE if best_pair(a, b, c, d, 0, options) > 0 else paragraph.PAIR
    if highest_value_by(a, b, c, d, own, options) >= options[DEALER_VALUE]:
        played = value_by(a, b, c, d, 0, own, options)
        return paragraph.NONE if played >= options[DEALER_VALUE] else paragraph.VALUE
    if highest_with_lowest(a, b, c, d, 0, apart, options):
        return paragraph.NONE
    return paragraph.HIGHEST_WITH_LOWEST


@kernel
def readings_that_condemn(a: int, b: int, c: int, d: int, options: Ints) -> int:
    """Under how many of the four combinations of readings the setting breaks a paragraph."""
    found = 0
    for own in range(2):
        for apart in range(2):
            found += 1 if broken_paragraph(a, b, c, d, own, apart, options) != paragraph.NONE else 0
    return found


@kernel
def plays_lower_pair(a: int, b: int, c: int, d: int, options: Ints) -> bool:
    """Whether a setting with a pair leaves a higher pair, or a second one, unplayed."""
    played = best_pair(a, b, c, d, 0, options)
    if played == 0:
        return False
    lower = False
    for setting in range(SETTINGS):
        rank = best_pair(a, b, c, d, setting, options)
        lower |= 0 < rank < played
        lower |= pairs_in(a, b, c, d, setting, options) > pairs_in(a, b, c, d, 0, options)
    return lower


@kernel
def plays_lower_value(a: int, b: int, c: int, d: int, options: Ints) -> bool:
    """Whether a setting with a value that the dealer has to play leaves a higher value unplayed."""
    if has_pair(a, b, c, d, options):
        return False
    played = best_value(a, b, c, d, 0, options)
    return options[DEALER_VALUE] <= played < highest_value_by(a, b, c, d, 0, options)
