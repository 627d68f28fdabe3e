"""Places in the options column: what the law and the filing tell the baccarat game model and its judges.

Every option is one integer. -1 says that the filing does not state it. Yes is 1, no is 0. Ratios are two places.
They follow those of ``shoe/options.py`` in the same column.
"""

from typing import Final

from validator.games.cards import RANKS
from validator.games.numbers import Places
from validator.games.shoe import options as of_shoe

take = Places(of_shoe.END)

# The law's numbers for the chapter judged.
CARD_VALUE: Final = take(RANKS)
"""The value of each rank in a hand, ace to king."""
FACE_VALUE: Final = take(RANKS)
"""The face value of each rank as the first card of a shoe."""
POINTS: Final = take()
"""How many Point Counts there are: a total keeps the rest of a division by this."""
NATURAL: Final = take()
"""The least Point Count of two cards that is a Natural."""
PLAYER_STAYS: Final = take()
"""The least Point Count on which the Player's Hand stays."""
NATURAL_HIGHEST: Final = take()
"""The highest."""
PLAYER_DRAWS_BELOW: Final = take()
"""The Point Count below which the Player's Hand draws."""
PLAYER_THIRD_FROM: Final = take()
PLAYER_THIRD_TO: Final = take()
BANKER_THIRD_FROM: Final = take()
BANKER_THIRD_TO: Final = take()
"""Between which Point Counts both hands lie where the Player's Hand, and the Banker's Hand, may draw a third card."""
POINT_COUNTS: Final = 10
"""Point Counts that a hand can have: the last digits of a total."""
BANKER_COLUMNS: Final = 1 + POINT_COUNTS
BANKER_DRAWS: Final = take(BANKER_COLUMNS * POINT_COUNTS)
"""From here BANKER_COLUMNS places for each Point Count of the Banker's Hand: whether it draws where the Player's Hand
received no third card, then where it received one of value 0, 1 and so on."""
PLAYER_PAYS: Final = take()
PLAYER_PER: Final = take()
BANKER_PAYS: Final = take()
BANKER_PER: Final = take()
TIE_LEAST: Final = take()
TIE_LEAST_PER: Final = take()
"""The least odds at which a Tie Bet may be paid."""
LOW_RATE: Final = take()
HIGH_RATE: Final = take()
"""The two rates of vigorish that the law lets a filing specify, in RATE_WHOLE parts of the amount won."""
RATE_WHOLE: Final = take()
LOW_COIN: Final = take()
HIGH_COIN: Final = take()
"""The coin in cents to which vigorish of the one and the other rate may be rounded up."""
ROUNDING_WITHIN: Final = take()
"""Cents: an amount of vigorish that is off by less is taken as wrongly rounded, not as another rate."""
TIE_RATE: Final = take()
"""The vigorish on a Banker's Hand wager that ties, in RATE_WHOLE parts of the wager; -1 where the chapter has none."""
VOID_RATE: Final = take()
"""The same on one that is void."""
OFFERED_FIRST: Final = take()
"""The position to which a new shoe is offered first; -1 where the chapter has no curator."""
DUE_BEFORE_RESHUFFLE: Final = take()
"""1: deferred vigorish is due before the cards of the shoe are reshuffled; 0: before play with a new shoe begins."""
DISCARDS: Final = take()
"""The log's place for cards that are discarded: the rack or the bucket."""
COVER_DEPTH: Final = take()
"""Cards that must lie below the second cover card."""
HANDS_AFTER_COVER: Final = take()
"""Hands that are dealt after the one in which the cover card appeared."""
CARDS_REPLACED: Final = take()
"""1: after the last hand, or where too few cards are left, the cards are replaced by others; 0: they are reshuffled."""
BESIDE_ERROR: Final = take()
"""Cards that are discarded face down beside a card that was dealt in error and disclosed."""
HANDS_HANDED: Final = take()
"""0: the chapter has no procedure by which players are handed cards; -1: a filing may select one."""
CURATED: Final = take()
"""1: a player who accepts the shoe deals, as the curator; else the dealer deals."""

# What the filing selects.
DEALING: Final = take()
"""How the initial four cards are dealt, a value of DEALT_...; -1 not stated."""
RATE: Final = take()
"""The vigorish filed, in RATE_WHOLE parts of the amount won; 0 where the tie vigorish takes its place."""
ROUNDED_UP: Final = take()
"""1: vigorish is rounded up to the next multiple; 0: otherwise, or not at all."""
DEFERRED: Final = take()
"""1: vigorish is collected later; 0: when the winnings are paid."""
TIE_VIGORISH: Final = take()
"""1: the vigorish on ties is elected; 0: it is not."""
TIE_PAYS: Final = take()
TIE_PER: Final = take()
"""The odds filed for a Tie Bet."""

HALVES: Final = take()
"""1 where several dealers may each pay the positions of his half of the table."""

DEALT_FACE_UP: Final = 1
"""Face up on the layout."""
DEALT_FACE_DOWN: Final = 2
"""Face down, the Banker's Hand under the shoe until the Player's Hand is called."""
DEALT_TO_PLAYERS: Final = 3
"""Face down, and turned by the players with the highest wagers."""

OPTIONS: Final = take.end
"""Length of the options column."""
