"""Places in the options column: what the law and the filing tell the Pai Gow game model and its judges.

Every option is one integer. -1 says that the filing does not state it. Yes is 1, no is 0. Ratios are two places. Places
for kinds of tiles go by ``tiles.kind_of``.
"""

from typing import Final

from validator.games.numbers import Places
from validator.games.pai_gow.tiles import KINDS
from validator.games.rounds import options as recorded
from validator.log.codes import WHAT_DRAGON_HEAD_LEFT, WHAT_ORDINARY

take = Places(recorded.END)

DIGIT: Final = 10
"""Base in which the log writes the spots of dice one behind the other, and stack and layer of a tile."""

# The law's tables.
TILE_RANK: Final = take(KINDS)
"""A place for each kind of tile: its individual rank, 1 the highest."""
TILE_VALUE: Final = take(KINDS)
"""Its spots."""
OTHER_VALUE: Final = take(KINDS)
"""What else it may be counted as apart from its partner in the Supreme Pair; -1 nothing."""
OTHER_RANK: Final = take(KINDS)
"""Its individual rank when it is so counted."""
TILE_COUNT: Final = take(KINDS)
"""How many of it a set holds."""
PAIR_RANK: Final = take(KINDS * KINDS)
"""A place for each two kinds of tiles, the first times KINDS plus the second: the rank of the pair, 0 for none."""

# The law's numbers.
VALUES: Final = take()
"""How many values a hand without a pair can have."""
RANK_STEP: Final = take()
"""One more than the lowest individual rank."""
PAIR_STEP: Final = take()
"""One more than the lowest rank of a pair."""
DEALER_VALUE: Final = take()
"""The lowest value that the dealer has to play where he has no pair."""
POSITIONS: Final = take()
STACKS: Final = take()
STACK_TILES: Final = take()
TILES: Final = take()
DICE: Final = take()
SHAKES: Final = take()
SHAKES_AFTER: Final = take()
MIX_MOTIONS: Final = take()
VIGORISH_PERCENT: Final = take()
VIGORISH_UNIT: Final = take()
WIN_PAYS: Final = take()
WIN_PER: Final = take()
CO_BANK_PERCENT: Final = take()
"""The certificate holder's part where it covers a part of the bank."""
DICE_HOURS: Final = take()
SET_PAIRS: Final = take()
AREAS: Final = take()
WHOLE: Final = take()
"""A whole in percent."""
CUTS: Final = take()
BANK_AREAS: Final = take()
"""Betting areas on which the bank may wager."""
BANK_SHAKES: Final = take()
SURPLUS_PERCENT: Final = take()
"""The vigorish on a surplus that goes to the bank."""
CO_BANK_SURPLUS_PERCENT: Final = take()
"""The same for a co-bank."""
COUNT_FIRST: Final = take()
BANK_COUNT_FIRST: Final = take()
"""The number of the dealer's place, and of the bank's, in the count to the starting position."""
DELIVERED: Final = take()
"""Tiles that each position receives."""
LOW_LOSING_VALUE: Final = take()
LOW_TIE_VALUE: Final = take()
"""The value with which a low hand is not higher than another where both lose, and where the high hand wins."""
IDLE_PAIRS: Final = take()
"""Pairs into which the tiles are laid out where nobody plays."""
PAIRS_BESIDES: Final = take()
"""Pairs of a set beside the Supreme Pair."""

# What the filing selects.
BANK_OFFERED: Final = take()
CO_BANK_OFFERED: Final = take()
TWO_AREAS: Final = take()
ROUNDED_UP: Final = take()
"""Whether the filing has vigorish rounded up to the next multiple of the unit."""
DEALER_WAGER: Final = take()
"""Cents that the filing has the dealer wager against the bank; 0: as much as the bank's last wager against him."""
HOUSE_WAY: Final = take()
"""1: a way of setting the dealer's hands is filed as steps; 0: none finer than the law's."""
HOUSE_STEPS: Final = take()
"""How many steps."""
HOUSE_SETTINGS: Final = take()
"""How many hands are set as the filing lists them, before any step; they stand from OPTIONS on."""
BANK_STYLES: Final = take()
"""Whether the filing has the bank choose among all styles that the chapter describes."""
STYLES: Final = WHAT_DRAGON_HEAD_LEFT - WHAT_ORDINARY + 1
"""Ways of delivery, the ordinary one first, in the order of the log's words."""
STYLE_OFFERED: Final = take(STYLES)
"""By style in the order of the log's words: whether the filing specifies it."""
HOUSE_STEPS_HELD: Final = 24
"""Steps for which there is room."""
HOUSE_STEP: Final = take(2 * HOUSE_STEPS_HELD)
"""Two places for each step: what it prefers (see ``house_way``) and its number."""

STACKS_HELD: Final = 8
"""Stacks, and so positions of a delivery, for which there is room."""
STACK_TILES_HELD: Final = 4
"""Tiles of a stack for which there is room."""
STYLE_TILES: Final = take(STYLES * STACKS_HELD * STACK_TILES_HELD)
"""For each style, for each position in the order of delivery, the places of its tiles in the stacks, as the log writes
them: STACKS times STACK_TILES of the law for each style."""

STYLE_STEP: Final = take(STYLES * STACKS_HELD)
"""For each style, for each position in the order of delivery, which of the law's sentences on all styles orders it."""

OPTIONS: Final = take.end
"""Length of the options column without the listed settings."""
SETTING_WIDTH: Final = 6
"""Integers of one listed setting: the kinds of its four tiles in rising order, then those of the high hand."""
