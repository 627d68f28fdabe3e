"""What the law and the filing tell the Pai Gow game model and its judges.

Every option is one integer. -1 says that the filing does not state it. Yes is 1, no is 0. Ratios are two fields, or two
places of one. Of what goes by kinds of tiles, ``tiles.kind_of`` tells the place.
"""

from typing import Final

from validator.core.engine.option_rows import OptionList
from validator.core.engine.rows import several
from validator.games.pai_gow.tiles import KINDS
from validator.games.rounds import options as recorded
from validator.log.codes import WHAT_DRAGON_HEAD_LEFT, WHAT_ORDINARY

DIGIT: Final = 10
"""Base in which the log writes the spots of dice one behind the other, and stack and layer of a tile."""
STYLES: Final = WHAT_DRAGON_HEAD_LEFT - WHAT_ORDINARY + 1
"""Ways of delivery, the ordinary one first, in the order of the log's words."""
HOUSE_STEPS_HELD: Final = 24
"""Steps for which there is room."""
STACKS_HELD: Final = 8
"""Stacks, and so positions of a delivery, for which there is room."""
STACK_TILES_HELD: Final = 4
"""Tiles of a stack for which there is room."""
SETTING_WIDTH: Final = 6
"""Integers of one listed setting: the kinds of its four tiles in rising order, then those of the high hand."""


class Options(recorded.Options):
    """What is asked for at Pai Gow."""

    # The law's tables.
    tile_rank: OptionList = several(KINDS)
    """A place for each kind of tile: its individual rank, 1 the highest. Fact: ``tile_ranks``."""
    tile_value: OptionList = several(KINDS)
    """Its spots. Fact: ``tile_ranks``."""
    other_value: OptionList = several(KINDS)
    """What else it may be counted as apart from its partner in the Supreme Pair; -1 nothing. Fact:
    ``supreme_tiles_apart``."""
    other_rank: OptionList = several(KINDS)
    """Its individual rank when it is so counted. Fact: ``supreme_tiles_apart``."""
    tile_count: OptionList = several(KINDS)
    """How many of it a set holds. Fact: ``tile_ranks``."""
    pair_rank: OptionList = several(KINDS * KINDS)
    """A place for each two kinds of tiles, the first times KINDS plus the second: the rank of the pair, 0 for none.
    Fact: ``pair_ranks``."""

    # The law's numbers.
    values: int
    """How many values a hand without a pair can have. Facts: ``value_highest``, ``value_lowest``."""
    rank_step: int
    """One more than the lowest individual rank. Fact: ``tile_ranks``."""
    pair_step: int
    """One more than the lowest rank of a pair. Fact: ``pair_ranks``."""
    dealer_value: int
    """The lowest value that the dealer has to play where he has no pair. Fact: ``dealer_plays_values``."""
    positions: int
    """Betting positions of the table. Fact: ``table_betting_positions``."""
    stacks: int
    """Stacks of tiles. Fact: ``stacks``."""
    stack_tiles: int
    """Tiles of a stack. Fact: ``tiles_per_stack``."""
    tiles: int
    """Tiles of a set. Fact: ``tiles_in_set``."""
    dice: int
    """How many dice. Fact: ``dice``."""
    shakes: int
    """How often they are shaken at least. Fact: ``dice_shakes_minimum``."""
    shakes_after: int
    """How often once they are covered. Fact: ``shakes_of_the_covered_dice``."""
    mix_motions: int
    """Motions of mixing, at least. Fact: ``mix_motions_minimum``."""
    vigorish_percent: int
    """The vigorish on a winning wager, in percent. Fact: ``vigorish_percent``."""
    vigorish_unit: int
    """The unit in cents to which it is rounded up. Fact: ``vigorish_rounding_cents``."""
    win_pays: int
    """The odds of a winning wager, by the fact ``winning_wager_pays``."""
    win_per: int
    """Per how much of the stake."""
    co_bank_percent: int
    """The certificate holder's part where it covers a part of the bank. Fact: ``co_bank_winning_percent``."""
    dice_hours: int
    """After how many hours dice are changed. Fact: ``dice_change_hours``."""
    set_pairs: int
    """Pairs into which the tiles of a set are laid out. Fact: ``pairs_in_set``."""
    areas: int
    """Adjacent betting areas that a player may have. Fact: ``adjacent_betting_areas``."""
    whole: int
    """A whole in percent."""
    cuts: int
    """How often the bank may cut. Fact: ``bank_cuts``."""
    bank_areas: int
    """Betting areas on which the bank may wager. Fact: ``bank_betting_areas``."""
    bank_shakes: int
    """How often the bank shakes the dice at least. Fact: ``bank_dice_shakes_minimum``."""
    surplus_percent: int
    """The vigorish on a surplus that goes to the bank. Fact: ``bank_surplus_vigorish_percent``."""
    co_bank_surplus_percent: int
    """The vigorish on a surplus that goes to a co-bank. Fact: ``co_bank_surplus_vigorish_percent``."""
    count_first: int
    """The number of the dealer's place in the count to the starting position. Fact: ``starting_count_first``."""
    bank_count_first: int
    """The number of the bank's place in that count. Fact: ``bank_starting_count_first``."""
    delivered: int
    """Tiles that each position receives. Fact: ``delivered_tiles``."""
    low_losing_value: int
    """The value with which a low hand is not higher than another where both lose. Fact: ``low_hand_losing_value``."""
    low_tie_value: int
    """The value with which it is not higher where the high hand wins. Fact: ``low_hand_tie_value``."""
    idle_pairs: int
    """Pairs into which the tiles are laid out where nobody plays. Fact: ``idle_pairs``."""
    pairs_besides: int
    """Pairs of a set beside the Supreme Pair. Fact: ``pairs_besides_the_supreme_pair``."""

    # What the filing selects.
    bank_offered: int
    """1: players may bank. Filed: ``bank.offered``."""
    co_bank_offered: int
    """1: the dealer may co-bank. Filed: ``bank.co_banking``."""
    two_areas: int
    """1: a player may wager on two areas. Filed: ``wagers.two_areas``."""
    rounded_up: int
    """Whether the filing has vigorish rounded up to the next multiple of the unit. Filed: ``vigorish.rounding``."""
    dealer_wager: int
    """Cents that the filing has the dealer wager against the bank; 0: as much as the bank's last wager against him.
    Filed: ``bank.dealer_wager``, ``bank.dealer_wager_amount``."""
    house_way: int
    """1: a way of setting the dealer's hands is filed; 0: none finer than the law's. Filed: ``house_way``."""
    house_steps: int
    """How many steps it has. Filed: ``house_way.steps``."""
    house_settings: int
    """How many hands are set as the filing lists them, before any step; they stand from LISTED on. Filed:
    ``house_way.settings``."""
    bank_styles: int
    """Whether the filing has the bank choose among all styles that the chapter describes. Filed: ``bank.styles``."""
    style_offered: OptionList = several(STYLES)
    """By style in the order of the log's words: whether the filing specifies it. Filed: ``dealing.alternative_styles``.
    """
    house_step: OptionList = several(2 * HOUSE_STEPS_HELD)
    """Two places for each step: what it prefers (see ``house_way``) and its number."""
    style_tiles: OptionList = several(STYLES * STACKS_HELD * STACK_TILES_HELD)
    """For each style, for each position in the order of delivery, the places of its tiles in the stacks, as the log
    writes them: ``stacks`` times ``stack_tiles`` of the law for each style. Facts: those named ``delivery_...``."""
    style_step: OptionList = several(STYLES * STACKS_HELD)
    """For each style, for each position in the order of delivery, which of the law's sentences on all styles orders it.
    """


LISTED: Final = Options.width
"""From here on stand, in the column, the hands that the filing lists, each SETTING_WIDTH integers."""
