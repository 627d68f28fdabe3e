"""The table of what is due on a main wager: hand of the player, wager on it, hand of the dealer; and its codes."""

from typing import Final

# The player's hand.
BLACKJACK: Final = 0
EVEN_MONEY: Final = 1
"""A Blackjack for which even money was taken."""
TWO_CARD_21: Final = 2
"""A 21 of two cards that is no Blackjack, as its cards come from a split."""
LONG_21: Final = 3
LESS: Final = 4
OVER: Final = 5
"""Over the limit."""
HANDS: Final = (BLACKJACK, EVEN_MONEY, TWO_CARD_21, LONG_21, LESS, OVER)

# The wager on it.
ORIGINAL: Final = 0
SPLIT: Final = 1
DOUBLE_DOWN: Final = 2
WAGERS: Final = (ORIGINAL, SPLIT, DOUBLE_DOWN)

# The dealer's hand.
HAS_BLACKJACK: Final = 0
HAS_PUSH: Final = 1
"""The total against which a paragraph of its own settles (DEALER_PUSH_TOTAL)."""
IS_OVER: Final = 2
"""Over the limit otherwise, and not by the same total as the player."""
HAS_MORE: Final = 3
HAS_SAME: Final = 4
HAS_LESS: Final = 5
STOPPED_EARLY: Final = 6
"""Less than the dealer stands on."""
NO_BLACKJACK: Final = 7
"""Not wholly seen, of no more than two cards."""
DREW: Final = 8
"""Not wholly seen, of more than two cards."""
UNKNOWN: Final = 9
"""Not wholly seen, and it may be a Blackjack; or the player's hand was not."""
DEALERS: Final = (
    HAS_BLACKJACK,
    HAS_PUSH,
    IS_OVER,
    HAS_MORE,
    HAS_SAME,
    HAS_LESS,
    STOPPED_EARLY,
    NO_BLACKJACK,
    DREW,
    UNKNOWN,
)

# What is due, where it is not odds.
LOST: Final = -1
RETURNED: Final = -2
LOST_OR_RETURNED: Final = -3
"""Which of the two is open; that the wager is lost is the preferred reading."""
RETURNED_OR_LOST: Final = -4
"""Which of the two is open; that the wager is returned is the preferred reading."""
LOST_UNLESS_DEALER_OVER: Final = -5
"""Lost, unless the cards that nobody saw took the dealer over the limit."""
NOT_KNOWN: Final = -6
"""Not known, as the dealer's hand is not."""
NOT_FINISHED: Final = -7
"""Not known, as the dealer did not draw to the end."""
APART: Final = -8
"""Settled by other paragraphs, which another judge decides."""

# Fields of an entry.
DUE_AS: Final = 0
"""One of the above, or the place of the odds that are due."""
RULE: Final = 1
"""The rule that another amount breaks."""
UNPAID: Final = 2
"""The rule that is broken where nothing is paid of what was won; BY_UP_CARD: that which the dealer's card tells."""
REVIEW: Final = 3
"""The rule under which what is open is for review."""
PART_TAKEN: Final = 4
"""The rule that is broken where a part of the wager is taken, though it is lost or returned."""
UNWON: Final = 5
"""A rule that passes where nothing is won; -1: none."""
OF_A_SPLIT: Final = 6
"""A rule that passes where of all hands of a split just the amount of the original wager is taken; -1: none."""
COUNTED: Final = 7
"""The rule under which a wager is counted that cannot be judged."""
FIELDS: Final = 8

BY_UP_CARD: Final = -2
