"""Places in the options column: what the law and the filing tell the tiles machine and its passes.

Every option is one integer. -1 says that the filing does not state it. Yes is 1, no is 0. Ratios are two places. Places
for kinds of tiles go by ``tiles.kind_of``.
"""

from typing import Final

DIGIT: Final = 10
"""Base in which the log writes the spots of dice one behind the other, and stack and layer of a tile."""

# The law's tables.
TILE_RANK: Final = 400
"""A place for each kind of tile: its individual rank, 1 the highest."""
TILE_VALUE: Final = 421
"""Its spots."""
OTHER_VALUE: Final = 442
"""What else it may be counted as apart from its partner in the Supreme Pair; -1 nothing."""
OTHER_RANK: Final = 463
"""Its individual rank when it is so counted."""
TILE_COUNT: Final = 484
"""How many of it a set holds."""
PAIR_RANK: Final = 505
"""A place for each two kinds of tiles, the first times KINDS plus the second: the rank of the pair, 0 for none."""

# The law's numbers.
VALUES: Final = 950
"""How many values a hand without a pair can have."""
RANK_STEP: Final = 951
"""One more than the lowest individual rank."""
PAIR_STEP: Final = 952
"""One more than the lowest rank of a pair."""
DEALER_VALUE: Final = 953
"""The lowest value that the dealer has to play where he has no pair."""
POSITIONS: Final = 954
STACKS: Final = 955
STACK_TILES: Final = 956
TILES: Final = 957
DICE: Final = 958
SHAKES: Final = 959
SHAKES_AFTER: Final = 960
MIX_MOTIONS: Final = 961
VIGORISH_PERCENT: Final = 962
VIGORISH_UNIT: Final = 963
WIN_PAYS: Final = 964
WIN_PER: Final = 965
CO_BANK_PERCENT: Final = 966
"""The certificate holder's part where it covers a part of the bank."""
DICE_HOURS: Final = 968
SET_PAIRS: Final = 969
AREAS: Final = 970
WHOLE: Final = 971
"""A whole in percent."""
CUTS: Final = 972
BANK_AREAS: Final = 973
"""Betting areas on which the bank may wager."""
BANK_SHAKES: Final = 974
SURPLUS_PERCENT: Final = 975
"""The vigorish on a surplus that goes to the bank."""
CO_BANK_SURPLUS_PERCENT: Final = 976
"""The same for a co-bank."""

# What the filing selects.
BANK_OFFERED: Final = 980
CO_BANK_OFFERED: Final = 981
TWO_AREAS: Final = 982
ROUNDED_UP: Final = 983
"""Whether the filing has vigorish rounded up to the next multiple of the unit."""
DEALER_WAGER: Final = 984
"""Cents that the filing has the dealer wager against the bank; 0: as much as the bank's last wager against him."""
HOUSE_WAY: Final = 985
"""1: a way of setting the dealer's hands is filed as steps; 0: none finer than the law's."""
HOUSE_STEPS: Final = 986
"""How many steps."""
HOUSE_SETTINGS: Final = 987
"""How many hands are set as the filing lists them, before any step; they stand from OPTIONS on."""
STYLE_OFFERED: Final = 990
"""Ten places, by style in the order of the log's words: whether the filing specifies it."""
HOUSE_STEP: Final = 1_000
"""Two places for each step: what it prefers (see ``house_way``) and its number."""
HOUSE_STEPS_HELD: Final = 24
"""Steps for which there is room."""

STYLE_TILES: Final = 1_050
"""For each style, for each of the eight positions in the order of delivery, the places of its four tiles in the stacks,
as the log writes them."""

STYLE_STEP: Final = 1_380
"""For each style, for each position in the order of delivery, which of the law's sentences on all styles orders it."""

OPTIONS: Final = 1_480
"""Length of the options column without the listed settings."""
SETTING_WIDTH: Final = 6
"""Integers of one listed setting: the kinds of its four tiles in rising order, then those of the high hand."""
