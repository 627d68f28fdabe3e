"""What the passes on delivery, mixing and the tiles carry, in places 200 to 299 of the state column; 0 at the start."""

from typing import Final

ALTERNATIVE: Final = 200
"""The alternative style that was last used without a bank, by its number."""

# table_pass
OPENING: Final = 201
"""1 from the opening of the table or a new set to the first delivery."""
SET_TILES: Final = 202
"""Tiles received as a set, plus 1."""
INSPECTED: Final = 203
"""1 once the set was inspected."""
INSPECTION: Final = 204
"""Number, plus 1, of the log's row of the inspection that was not verified yet."""
DEFECTS: Final = 205
"""1 where the inspection found tiles unsuitable for use, until the set is replaced."""
UNSEALED: Final = 206
"""1 where the unsuitable set has still to be sealed."""
SIGNED: Final = 207
"""Who signed the sealed set: 1 the dealer, 2 a floorperson or above, 3 both; 4 where it is not recorded."""
SPREAD: Final = 208
"""1 once the tiles were laid out in pairs."""
MIXED: Final = 209
"""1 where the tiles were mixed since the last delivery."""
STACKED: Final = 210
"""1 where they were stacked since they were last mixed."""
DEALT: Final = 211
"""Number, plus 1, of the last round in which tiles were delivered."""
EXPOSED_STACKING: Final = 212
"""1 where a tile was exposed in the stacking and the tiles were not mixed since."""
EXPOSED_MIXING: Final = 213
"""1 where a tile was exposed after the mixing began, outside the stacks, and the tiles were not mixed since."""
IDLE: Final = 214
"""1 during and after a time without gaming activity, until tiles are delivered."""
IDLE_SPREAD: Final = 215
"""1 once the tiles were laid out in that time."""
IDLE_SEATED: Final = 216
"""1 where players stayed at the table in that time."""
PRESENT: Final = 217
"""Players who came, less those who left."""
GAP: Final = 218
"""1 where a row could not be read since tiles were last delivered."""
DICE_AT: Final = 219
"""When the dice were placed in the shaker, in milliseconds; -1 not recorded, 0 no dice known."""
DICE_FIRST: Final = 220
"""When they were first shaken for a round."""
DICE_SHUT: Final = 221
"""Milliseconds since then in which the table was closed."""
CLOSED_AT: Final = 222
"""When the table closed; 0 while it is open."""
DICE_REPORTED: Final = 223
"""1 where the age of these dice was reported, 2 where it was noted."""
DICE_GAP: Final = 224
"""1 where it is not known how long the table was closed, or a row could not be read since the dice were placed."""
CAME: Final = 225
"""1 once a player came since the opening."""
VOIDED: Final = 226
"""1 where a round was void and its tiles were not mixed since; see ``irregularities``."""
CLOSED_UNSTACKED: Final = 227
"""1 where wagering was closed before the tiles were stacked."""
MOTIONS: Final = 228
"""Circular motions of each hand since the tiles had to be mixed."""
MOTIONS_UNKNOWN: Final = 229
"""1 where a mixing of unknown length was among them."""
TILES_SEEN: Final = 230
"""A place for each kind of tile: how many of it were seen in the round under way."""
IDENTIFIED: Final = 254
"""The log's word, plus 1, of what the sealed set is identified by; 0 where it is not recorded."""
PRECISION: Final = 255
"""Milliseconds by which the log's times may be wrong."""

MINUTE: Final = 60_000
"""Milliseconds of a minute."""
HOUR: Final = 60
"""Minutes of an hour."""
PREPARED: Final = 2
"""In OPENING: the tiles of the opening have been mixed."""
BY_ONE_COUNT: Final = 2
"""In DICE_REPORTED: too old by one count of the hours and not by all."""
SEALED: Final = 2
"""In UNSEALED: the set was sealed, and it is open whether it was signed by all."""
BY_DEALER: Final = 1
BY_FLOOR: Final = 2
BY_UNKNOWN: Final = 4
"""Bits of SIGNED."""
BY_BOTH: Final = 3
MISCOUNT: Final = 1
TILE_EXPOSED: Final = 2
"""Values of VOIDED: why."""
