"""What the law demands of the dealer's setting of four tiles, under each reading of the tiles of the Supreme Pair.

The four tiles are given as kinds, the two of one hand first: setting 0 is the one that is judged.
"""

from validator.core.engine.kernel import kernel
from validator.games.pai_gow.options import Options
from validator.games.pai_gow.splits import (
    SETTINGS,
    best_pair,
    best_value,
    has_pair,
    has_supreme_pair,
    highest_with_lowest,
    pairs_in,
)
from validator.games.pai_gow.tables import paragraph


@kernel
def highest_value_by(a: int, b: int, c: int, d: int, count: int, options: Options) -> int:
    """The highest value that any setting of the four tiles gives; ``count`` as in ``strength_at``."""
    best = -1
    for setting in range(SETTINGS):
        value = best_value(a, b, c, d, setting, count, options)
        best = value if value > best else best
    return best


@kernel
def broken_paragraph(a: int, b: int, c: int, d: int, count: int, apart: int, options: Options) -> int:
    """Which paragraph the setting breaks, see ``paragraph``.

    ``count``: how a tile of the Supreme Pair used apart counts, see ``strength_at``; ``apart`` 1: it ranks as counted
    otherwise.
    """
    if has_supreme_pair(a, b, c, d, options):
        return paragraph.NONE if best_pair(a, b, c, d, 0, options) == 1 else paragraph.SUPREME_PAIR
    if has_pair(a, b, c, d, options):
        return paragraph.NONE if best_pair(a, b, c, d, 0, options) > 0 else paragraph.PAIR
    if highest_value_by(a, b, c, d, count, options) >= options.dealer_value:
        played = best_value(a, b, c, d, 0, count, options)
        return paragraph.NONE if played >= options.dealer_value else paragraph.VALUE
    if highest_with_lowest(a, b, c, d, 0, apart, options):
        return paragraph.NONE
    return paragraph.HIGHEST_WITH_LOWEST


@kernel
def readings_that_condemn(a: int, b: int, c: int, d: int, options: Options) -> int:
    """Under how many of four combinations of readings the setting breaks a paragraph.

    A tile of the Supreme Pair has either count, or that of its own spots; and it ranks by the one or by the other.
    """
    found = 0
    for count in range(2):
        for apart in range(2):
            found += 1 if broken_paragraph(a, b, c, d, count, apart, options) != paragraph.NONE else 0
    return found


@kernel
def is_excused(a: int, b: int, c: int, d: int, options: Options) -> bool:
    """Whether the setting breaks no paragraph where such a tile has the count that is not that of its spots."""
    by_rank = broken_paragraph(a, b, c, d, 2, 0, options) == paragraph.NONE
    return by_rank or broken_paragraph(a, b, c, d, 2, 1, options) == paragraph.NONE


@kernel
def plays_lower_pair(a: int, b: int, c: int, d: int, options: Options) -> bool:
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
def plays_lower_value(a: int, b: int, c: int, d: int, options: Options) -> bool:
    """Whether a setting with a value that the dealer has to play leaves a higher value unplayed."""
    if has_pair(a, b, c, d, options):
        return False
    played = best_value(a, b, c, d, 0, 0, options)
    return options.dealer_value <= played < highest_value_by(a, b, c, d, 0, options)
