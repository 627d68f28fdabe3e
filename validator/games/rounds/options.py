"""What is asked for in every game: what the log declares to record, when the chapter is in force.

Every option is one integer. -1 says that the filing does not state it. Yes is 1, no is 0. Ratios are two fields, or two
places of one.
"""

from typing import Final

from validator.core.engine.option_rows import OptionList, OptionsRow, option_place
from validator.core.engine.rows import several
from validator.games.numbers import KIND_CODES

ALWAYS: Final = 2
SOMETIMES: Final = 1
NEVER: Final = 0


class Options(OptionsRow):
    """What is asked for in every game."""

    recorded: OptionList = several(KIND_CODES)
    """How often the log records events of each kind, by its code: 2 always, 1 sometimes, 0 never. Filled from its
    declarations."""
    field_deal_card: int
    """How often a deal tells its card: 2 always, 1 sometimes, 0 never; so the fields that follow, of their columns."""
    field_deal_face: int
    """How often a deal tells how the card lies."""
    field_deal_source: int
    """How often a deal tells where the card comes from."""
    field_at: int
    """How often a wager tells its time."""
    field_player: int
    """How often a wager tells whose it is."""
    field_pay_cents: int
    """How often a payment tells its amount."""
    field_deal_back: int
    """How often a deal tells the back of the card."""
    field_deal_what: int
    """How often a deal tells what it is for."""
    field_removed_what: int
    """How often a card removed tells what it is removed for."""
    order: int
    """Whether the order of rows is that of acts; 0: only what needs no order is judged."""
    in_force_from: int
    """The first moment of the chapter's first day, in milliseconds of the epoch as the log's times; so the next three.
    """
    expires: int
    """The first moment at which by its own words it may hold no longer; -1 where it sets itself no end."""
    ended: int
    """The first moment at which it certainly holds no longer; -1 where no end is known."""
    law_of: int
    """The day whose law judges every round, where one is asked for; else -1: each is judged by its own day."""
    positions_most: int
    """How many betting positions a table may have; -1 for any number."""
    positions_least: int
    """How many it must have; -1 for any number. Fact: ``table_betting_positions_minimum``."""
    venue_day: int
    """Which gaming day the stream of the venue tells of last, counted from 1; its negative where that day has ended."""


LAW_OF: Final = option_place(Options.law_of)
VENUE_DAY: Final = option_place(Options.venue_day)
