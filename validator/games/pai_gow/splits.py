"""The three ways of setting four tiles as two hands.

Four tiles are given as their kinds. Setting 0 lays the first with the second, setting 1 with the third, setting 2 with
the fourth. What the law asks of the dealer is asked of a setting, whichever of its hands lies as the high hand.
"""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.games.pai_gow.options import Options
from validator.games.pai_gow.ranking import pair_rank, strength_at, value_of_strength
from validator.games.pai_gow.tables.rows import Table

SETTINGS: Final = 2 + 1
"""Ways of setting four tiles."""


@kernel
def partner(second: int, third: int, fourth: int, setting: int) -> int:
    """Kind of the tile that a setting lays with the first."""
    return second if setting == 0 else third if setting == 1 else fourth


@kernel
def others_first(second: int, third: int, setting: int) -> int:
    """Kind of one of the two tiles that a setting leaves for the other hand."""
    return third if setting == 0 else second


@kernel
def others_second(third: int, fourth: int, setting: int) -> int:
    """Kind of the other of these two."""
    return third if setting == 2 else fourth


@kernel
def one_hand(first: int, second: int, third: int, fourth: int, setting: int, count: int, options: Options) -> int:
    """Strength of the hand with the first tile; ``count`` as in ``strength_at``."""
    return strength_at(first, partner(second, third, fourth, setting), count, options)


@kernel
def other_hand(first: int, second: int, third: int, fourth: int, setting: int, count: int, options: Options) -> int:
    """Strength of the hand without the first tile; ``count`` as in ``strength_at``."""
    return strength_at(others_first(second, third, setting), others_second(third, fourth, setting), count, options)


@kernel
def best_pair(first: int, second: int, third: int, fourth: int, setting: int, options: Options) -> int:
    """Rank of the higher pair in a setting, 1 the highest; 0 where it has none."""
    one = pair_rank(first, partner(second, third, fourth, setting), options)
    other = pair_rank(others_first(second, third, setting), others_second(third, fourth, setting), options)
    if one == 0 or (0 < other < one):
        return other
    return one


@kernel
def pairs_in(first: int, second: int, third: int, fourth: int, setting: int, options: Options) -> int:
    """How many of the two hands of a setting are permissible pairs."""
    one = pair_rank(first, partner(second, third, fourth, setting), options)
    other = pair_rank(others_first(second, third, setting), others_second(third, fourth, setting), options)
    return (1 if one > 0 else 0) + (1 if other > 0 else 0)


@kernel
def best_value(first: int, second: int, third: int, fourth: int, setting: int, count: int, options: Options) -> int:
    """The higher value of the hands without a pair in a setting, -1 where both are; ``count`` as in ``strength_at``."""
    one = value_of_strength(one_hand(first, second, third, fourth, setting, count, options), options)
    other = value_of_strength(other_hand(first, second, third, fourth, setting, count, options), options)
    return one if one > other else other


@kernel
def rank_when(kind: int, apart: int, options: Options) -> int:
    """Individual rank of a kind of tile; with ``apart`` 1 that of a tile of the Supreme Pair counted the other way."""
    if apart == 1 and options.other_value[kind] >= 0:
        return options.other_rank[kind]
    return options.tile_rank[kind]


@kernel
def highest_with_lowest(
    first: int, second: int, third: int, fourth: int, setting: int, apart: int, options: Options
) -> bool:
    """Whether a setting lays the tile that ranks highest with the one that ranks lowest."""
    a = rank_when(first, apart, options)
    b = rank_when(partner(second, third, fourth, setting), apart, options)
    c = rank_when(others_first(second, third, setting), apart, options)
    d = rank_when(others_second(third, fourth, setting), apart, options)
    top = min(min(a, b), min(c, d))
    bottom = max(max(a, b), max(c, d))
    return (min(a, b) == top and max(a, b) == bottom) or (min(c, d) == top and max(c, d) == bottom)


@kernel
def has_supreme_pair(first: int, second: int, third: int, fourth: int, options: Options) -> bool:
    """Whether the four tiles hold the Supreme Pair."""
    found = False
    for setting in range(SETTINGS):
        found |= best_pair(first, second, third, fourth, setting, options) == 1
    return found


@kernel
def has_pair(first: int, second: int, third: int, fourth: int, options: Options) -> bool:
    """Whether the four tiles hold a permissible pair."""
    found = False
    for setting in range(SETTINGS):
        found |= best_pair(first, second, third, fourth, setting, options) > 0
    return found


@kernel
def has_value(t: Table, first: int, second: int, third: int, fourth: int) -> bool:
    """Whether two of the four tiles make a value that the dealer has to play."""
    found = False
    for setting in range(SETTINGS):
        found |= best_value(first, second, third, fourth, setting, 0, t.options) >= t.options.dealer_value
    return found
