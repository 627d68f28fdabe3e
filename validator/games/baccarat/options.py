"""Places in the options column: what the law and the filing tell the baccarat machine and its passes.

Every option is one integer. -1 says that the filing does not state it. Yes is 1, no is 0. Ratios are two places.
Those of ``rounds/options.py`` and ``shoe/options.py`` stand elsewhere in the same column.
"""

from typing import Final

# The law's numbers for the chapter judged.
CARD_VALUE: Final = 400
"""Thirteen places: the value of each rank in a hand, ace to king."""
FACE_VALUE: Final = 413
"""Thirteen places: the face value of each rank as the first card of a shoe."""
POINTS: Final = 426
"""How many Point Counts there are: a total keeps the rest of a division by this."""
NATURAL: Final = 427
"""The least Point Count of two cards that is a Natural."""
PLAYER_STAYS: Final = 428
"""The least Point Count on which the Player's Hand stays."""
BANKER_DRAWS: Final = 429
"""From here BANKER_COLUMNS places for each Point Count of the Banker's Hand: whether it draws where the Player's Hand
received no third card, then where it received one of value 0, 1 and so on."""
BANKER_COLUMNS: Final = 11
PLAYER_PAYS: Final = 540
PLAYER_PER: Final = 541
BANKER_PAYS: Final = 542
BANKER_PER: Final = 543
TIE_LEAST: Final = 544
TIE_LEAST_PER: Final = 545
"""The least odds at which a Tie Bet may be paid."""
LOW_RATE: Final = 546
HIGH_RATE: Final = 547
"""The two rates of vigorish that the law lets a filing specify, in RATE_WHOLE parts of the amount won."""
RATE_WHOLE: Final = 548
LOW_COIN: Final = 549
HIGH_COIN: Final = 550
"""The coin in cents to which vigorish of the one and the other rate may be rounded up."""
ROUNDING_WITHIN: Final = 551
"""Cents: an amount of vigorish that is off by less is taken as wrongly rounded, not as another rate."""
TIE_RATE: Final = 552
"""The vigorish on a Banker's Hand wager that ties, in RATE_WHOLE parts of the wager; -1 where the chapter has none."""
DUE_BEFORE_RESHUFFLE: Final = 553
"""1: deferred vigorish is due before the cards of the shoe are reshuffled; 0: before play with a new shoe begins."""
DISCARDS: Final = 554
"""The log's place for cards that are discarded: the rack or the bucket."""
COVER_DEPTH: Final = 555
"""Cards that must lie below the second cover card."""
HANDS_AFTER_COVER: Final = 556
"""Hands that are dealt after the one in which the cover card appeared."""
CARDS_REPLACED: Final = 557
"""1: after the last hand, or where too few cards are left, the cards are replaced by others; 0: they are reshuffled."""
BESIDE_ERROR: Final = 558
"""Cards that are discarded face down beside a card that was dealt in error and disclosed."""
CURATED: Final = 560
"""1: a player who accepts the shoe deals, as the curator; else the dealer deals."""

# What the filing selects.
DEALING: Final = 570
"""How the initial four cards are dealt, a value of DEALT_...; -1 not stated."""
RATE: Final = 571
"""The vigorish filed, in RATE_WHOLE parts of the amount won; 0 where the tie vigorish takes its place."""
DEFERRED: Final = 573
"""1: vigorish is collected later; 0: when the winnings are paid."""
TIE_VIGORISH: Final = 574
"""1: the vigorish on ties is elected; 0: it is not."""
TIE_PAYS: Final = 575
TIE_PER: Final = 576
"""The odds filed for a Tie Bet."""

DEALT_FACE_UP: Final = 1
"""Face up on the layout."""
DEALT_FACE_DOWN: Final = 2
"""Face down, the Banker's Hand under the shoe until the Player's Hand is called."""
DEALT_TO_PLAYERS: Final = 3
"""Face down, and turned by the players with the highest wagers."""

OPTIONS: Final = 640
"""Length of the options column."""
