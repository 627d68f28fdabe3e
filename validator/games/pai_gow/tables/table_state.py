"""What the judges on delivery, mixing and the tiles carry; 0 at the start."""

from typing import Final

from validator.core.engine.rows import several
from validator.core.engine.state_rows import Area, StateRow
from validator.games.pai_gow.tiles import KINDS
from validator.games.rounds.persons_state import Persons

MINUTE: Final = 60_000
"""Milliseconds of a minute."""
HOUR: Final = 60
"""Minutes of an hour."""
PREPARED: Final = 2
"""In OPENING: the tiles of the opening have been mixed."""
BY_ONE_COUNT: Final = 2
"""In DICE_REPORTED: too old by one count of the hours and not by all."""
UNVERIFIED: Final = 2
"""In SPREAD: the inspection had not been verified."""
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
SINCE_CAME: Final = 2
"""In MIXED_FOR_NOBODY: a player came after it."""


class Tiles(StateRow):
    """Delivery, mixing and the tiles."""

    alternative: int
    """The alternative style that was last used without a bank, by its number."""
    opening: int
    """1 from the opening of the table or a new set to the first delivery."""
    set_tiles: int
    """Tiles received as a set, plus 1."""
    inspected: int
    """1 once the set was inspected."""
    inspection: int
    """Number, plus 1, of the log's row of the inspection that was not verified yet."""
    defects: int
    """1 where the inspection found tiles unsuitable for use, until the set is replaced."""
    unsealed: int
    """1 where the unsuitable set has still to be sealed."""
    signed: int
    """Who signed the sealed set: 1 the dealer, 2 a floorperson or above, 3 both; 4 where it is not recorded."""
    spread: int
    """1 once the tiles were laid out in pairs, UNVERIFIED where their inspection had still to be verified."""
    mixed: int
    """1 where the tiles were mixed since the last delivery."""
    stacked: int
    """1 where they were stacked since they were last mixed."""
    dealt: int
    """Number, plus 1, of the last round in which tiles were delivered."""
    exposed_stacking: int
    """1 where a tile was exposed in the stacking and the tiles were not mixed since."""
    exposed_mixing: int
    """1 where a tile was exposed after the mixing began, outside the stacks, and the tiles were not mixed since."""
    idle: int
    """1 during and after a time without gaming activity, until tiles are delivered."""
    idle_spread: int
    """1 once the tiles were laid out in that time."""
    idle_seated: int
    """1 where players stayed at the table in that time."""
    present: int
    """Players who came, less those who left."""
    gap: int
    """1 where a row could not be read since tiles were last delivered."""
    came: int
    """1 once a player came since the opening."""
    voided: int
    """1 where a round was void and its tiles were not mixed since; see ``irregularities``."""
    closed_unstacked: int
    """1 where wagering was closed before the tiles were stacked."""
    motions: int
    """Circular motions of each hand since the tiles had to be mixed."""
    motions_unknown: int
    """1 where a mixing of unknown length was among them."""
    tiles_seen: Area = several(KINDS)
    """A place for each kind of tile: how many of it were seen in the round under way."""
    tiles_stacked: Area = several(KINDS)
    """A place for each kind of tile: how many of it were seen in the stacking under way."""
    stacking: int
    """1 while tiles of a stacking are seen."""
    identified: int
    """The log's word, plus 1, of what the sealed set is identified by; 0 where it is not recorded."""
    counted: int
    """1 where PRESENT counts everybody at the table: it opened since the log began, and no row was lost."""
    mixed_for_nobody: int
    """1 where the tiles of an idle table were last mixed while nobody was there, 2 once a player came since."""


class Dice(StateRow):
    """The age of the dice."""

    placed: int
    """When the dice were placed in the shaker, in milliseconds; -1 not recorded, 0 no dice known."""
    shut: int
    """Milliseconds since then in which the table was closed."""
    closed_at: int
    """When the table closed; 0 while it is open."""
    reported: int
    """1 where the age of these dice was reported, 2 where it was for review."""
    gap: int
    """1 where it is not known how long the table was closed, or a row could not be read since the dice were placed."""
    precision: int
    """Milliseconds by which the log's times may be wrong."""


class Floor(StateRow):
    """Those assigned to the table since it last closed."""

    floorpersons: Persons
