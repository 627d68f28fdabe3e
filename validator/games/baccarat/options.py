"""What the law and the filing tell the baccarat game model and its judges.

Every option is one integer. -1 says that the filing does not state it. Yes is 1, no is 0. Ratios are two fields, or two
places of one.
"""

from typing import Final

from validator.core.engine.option_rows import OptionList
from validator.core.engine.rows import several
from validator.games.cards import RANKS
from validator.games.shoe import options as of_shoe

POINT_COUNTS: Final = 10
"""Point Counts that a hand can have: the last digits of a total."""
BANKER_COLUMNS: Final = 1 + POINT_COUNTS
DEALT_FACE_UP: Final = 1
"""Face up on the layout."""
DEALT_FACE_DOWN: Final = 2
"""Face down, the Banker's Hand under the shoe until the Player's Hand is called."""
DEALT_TO_PLAYERS: Final = 3
"""Face down, and turned by the players with the highest wagers."""


class Options(of_shoe.Options):
    """What is asked for at baccarat."""

    # The law's numbers for the chapter judged.
    card_value: OptionList = several(RANKS)
    """The value of each rank in a hand, ace to king. Facts: ``ace_value``, ``zero_card_value``."""
    face_value: OptionList = several(RANKS)
    """The face value of each rank as the first card of a shoe. Facts: ``burn_ace_value``, ``burn_ten_value``."""
    points: int
    """How many Point Counts there are: a total keeps the rest of a division by this. Facts: ``point_count_highest``,
    ``point_count_lowest``."""
    natural: int
    """The least Point Count of two cards that is a Natural. Fact: ``natural_lowest``."""
    player_stays: int
    """The least Point Count on which the Player's Hand stays. Fact: ``player_stays_from``."""
    natural_highest: int
    """The highest such Point Count. Fact: ``natural_highest``."""
    player_draws_below: int
    """The Point Count below which the Player's Hand draws. Fact: ``player_draws_below``."""
    player_third_from: int
    """The least Point Count that both hands have where the Player's Hand may draw a third card. Fact:
    ``players_third_card_points_lowest``."""
    player_third_to: int
    """The highest that they have there. Fact: ``players_third_card_points_highest``."""
    banker_third_from: int
    """The least Point Count that both hands have where the Banker's Hand may. Fact:
    ``bankers_third_card_points_lowest``."""
    banker_third_to: int
    """The highest that they have there. Fact: ``bankers_third_card_points_highest``."""
    banker_draws: OptionList = several(BANKER_COLUMNS * POINT_COUNTS)
    """BANKER_COLUMNS places for each Point Count of the Banker's Hand: whether it draws where the Player's Hand
    received no third card, then where it received one of value 0, 1 and so on. Facts: ``banker_third_card_table``,
    ``banker_draws_to_without_a_third_card``, ``banker_draws_below``."""
    player_pays: int
    """The odds of a wager on the Player's Hand, by the fact ``player_wager_pays``."""
    player_per: int
    """Per how much of the stake."""
    banker_pays: int
    """The odds of one on the Banker's Hand, by the fact ``banker_wager_pays``."""
    banker_per: int
    """Per how much of the stake."""
    tie_least: int
    """The least odds at which a Tie Bet may be paid, by the fact ``tie_bet_pays``."""
    tie_least_per: int
    """Per how much of the stake."""
    low_rate: int
    """The lower rate of vigorish that a filing may specify, in ``rate_whole`` parts of the amount won. Fact:
    ``vigorish_percents``."""
    high_rate: int
    """The higher of these rates. Fact: ``vigorish_percents``."""
    rate_whole: int
    """The whole of which rates are parts."""
    low_coin: int
    """The coin in cents to which vigorish of the lower rate may be rounded up."""
    high_coin: int
    """The coin in cents for vigorish of the higher rate."""
    rounding_within: int
    """Cents: an amount of vigorish that is off by less is taken as wrongly rounded, not as another rate."""
    tie_rate: int
    """The vigorish on a Banker's Hand wager that ties, in ``rate_whole`` parts of the wager; -1 where the chapter has
    none. Fact: ``tie_vigorish_percent``."""
    void_rate: int
    """The vigorish on such a wager that is void. Fact: ``void_wager_vigorish_percent``."""
    offered_first: int
    """The position to which a new shoe is offered first; -1 where the chapter has no curator. Fact:
    ``first_shoe_offer_seat``."""
    due_before_reshuffle: int
    """1: deferred vigorish is due before the cards of the shoe are reshuffled; 0: before play with a new shoe begins.
    """
    discards: int
    """The log's place for cards that are discarded: the rack or the bucket."""
    cover_depth: int
    """Cards that must lie below the second cover card. Fact: ``cover_card_depth_minimum``."""
    hands_after_cover: int
    """Hands that are dealt after the one in which the cover card appeared. Fact: ``hands_after_the_last_hand_call``."""
    cards_replaced: int
    """1: after the last hand, or where too few cards are left, the cards are replaced by others; 0: they are
    reshuffled."""
    beside_error: int
    """Cards that are discarded face down beside a card that was dealt in error and disclosed. Fact:
    ``disclosed_error_additional_cards``."""
    hands_handed: int
    """0: the chapter has no procedure by which players are handed cards; -1: a filing may select one."""
    curated: int
    """1: a player who accepts the shoe deals, as the curator; else the dealer deals."""

    # What the filing selects.
    dealing: int
    """How the initial four cards are dealt, a value of DEALT_...; -1 not stated. Filed: ``dealing.initial_cards``."""
    rate: int
    """The vigorish filed, in ``rate_whole`` parts of the amount won; 0 where the tie vigorish takes its place. Filed:
    ``vigorish.percent``."""
    rounded_up: int
    """1: vigorish is rounded up to the next multiple; 0: otherwise, or not at all. Filed: ``vigorish.rounding``."""
    deferred: int
    """1: vigorish is collected later; 0: when the winnings are paid. Filed: ``vigorish.collected``."""
    tie_vigorish: int
    """1: the vigorish on ties is elected; 0: it is not. Filed: ``vigorish.type``."""
    tie_pays: int
    """The odds filed for a Tie Bet. Filed: ``payouts.tie``."""
    tie_per: int
    """Per how much of the stake."""
    halves: int
    """1 where several dealers may each pay the positions of his half of the table."""
