"""Strength of two tiles as one number, so that the stronger hand has the larger one and a copy the equal one.

A hand without a pair has the strength ``value * RANK_STEP + (RANK_STEP - rank of its highest tile)``; a pair lies
above all of these, by its rank. The order itself is data: it stands in the options column.
"""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.games.pai_gow.options import Options
from validator.games.pai_gow.tiles import KINDS, kind_of
from validator.log.codes import WHAT_LOSE, WHAT_TIE, WHAT_WIN

COUNTS: Final = 2 + 1
"""Ways of counting a tile of the Supreme Pair used apart: the better for its hand, its own spots, the other."""


@kernel
def pair_rank(one: int, other: int, options: Options) -> int:
    """Rank of the permissible pair that two kinds of tiles form, 1 the highest; 0 where they form none."""
    return options.pair_rank[one * KINDS + other]


@kernel
def counted(value: int, rank: int, value_besides: int, rank_besides: int, options: Options) -> int:
    """Strength of two tiles counted with these values and individual ranks."""
    step = options.rank_step
    best = rank if rank < rank_besides else rank_besides
    return (value + value_besides) % options.values * step + step - best


@kernel
def strength_of_kinds(one: int, other: int, options: Options) -> int:
    """Strength of two kinds of tiles; a tile of the Supreme Pair used apart counts as is better for its hand."""
    pair = pair_rank(one, other, options)
    if pair > 0:
        return options.values * options.rank_step + options.pair_step - pair
    value, rank = options.tile_value[one], options.tile_rank[one]
    value_besides, rank_besides = options.tile_value[other], options.tile_rank[other]
    best = counted(value, rank, value_besides, rank_besides, options)
    if options.other_value[one] >= 0:
        apart = counted(options.other_value[one], options.other_rank[one], value_besides, rank_besides, options)
        if apart > best:
            best = apart
    if options.other_value[other] >= 0:
        apart = counted(value, rank, options.other_value[other], options.other_rank[other], options)
        if apart > best:
            best = apart
    return best


@kernel
def strength_at(one: int, other: int, count: int, options: Options) -> int:
    """The same with one count of a tile of the Supreme Pair used apart: 0 the better, 1 its own spots, 2 the other."""
    if count == 0 or pair_rank(one, other, options) > 0:
        return strength_of_kinds(one, other, options)
    value, rank = options.tile_value[one], options.tile_rank[one]
    value_besides, rank_besides = options.tile_value[other], options.tile_rank[other]
    if count > 1 and options.other_value[one] >= 0:
        value, rank = options.other_value[one], options.other_rank[one]
    if count > 1 and options.other_value[other] >= 0:
        value_besides, rank_besides = options.other_value[other], options.other_rank[other]
    return counted(value, rank, value_besides, rank_besides, options)


@kernel
def strength(one: int, other: int, options: Options) -> int:
    """Strength of two tiles, codes of the log; -1 where one of them is not known."""
    first, second = kind_of(one), kind_of(other)
    if first < 0 or second < 0:
        return -1
    return strength_of_kinds(first, second, options)


@kernel
def is_pair(key: int, options: Options) -> bool:
    """Whether a strength is that of a permissible pair."""
    return key >= options.values * options.rank_step


@kernel
def value_of_strength(key: int, options: Options) -> int:
    """The value, 0 to 9, of a hand of this strength; -1 where it is a pair or not known."""
    if key < 0 or is_pair(key, options):
        return -1
    return (key - 1) // options.rank_step


@kernel
def wins_low(low: int, against: int, never: int, options: Options) -> bool:
    """Whether a low hand of strength ``low`` beats the one it is compared with: one of the value ``never`` does not."""
    return low > against and value_of_strength(low, options) != never


@kernel
def outcome_of(high: int, low: int, against_high: int, against_low: int, options: Options) -> int:
    """What becomes of a wager by the four strengths: win, lose or tie in the log's words; -1 where one is not known."""
    if high < 0 or low < 0 or against_high < 0 or against_low < 0:
        return -1
    above = high > against_high
    below = wins_low(low, against_low, (options.low_tie_value if above else options.low_losing_value), options)
    if above and below:
        return WHAT_WIN
    if above or below:
        return WHAT_TIE
    return WHAT_LOSE
