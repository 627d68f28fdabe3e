"""The rows of the paytables that the judges read, in the order of their places in the options column."""

from typing import Final

LUCKY_LADIES: Final = (
    "queen-of-hearts-pair-and-dealer-blackjack",
    "queen-of-hearts-pair",
    "matched-20",
    "suited-20",
    "any-20",
)
IN_BETWEEN: Final = ("triple-match", "one-card-spread", "two-card-spread", "three-card-spread", "all-others")
ROYAL_MATCH: Final = ("royal-match", "suited-match", "crown-treasure")
SETS: Final = ("suited-pair", "pair")
KINGS_BOUNTY: Final = (
    "king-of-spades-pair-and-dealer-blackjack",
    "king-of-spades-pair",
    "suited-kings-pair",
    "suited-queens-jacks-or-10s-pair",
    "suited-20",
    "pair-of-kings",
    "any-20",
)
POKER: Final = ("straight-flush", "three-of-a-kind", "straight", "flush")
MATCH: Final = ("matching-card-of-the-same-suit", "matching-card-of-a-different-suit")
SUPER_MATCH: Final = ("four-of-a-kind", "two-pair", "three-of-a-kind", "pair")
HOUSE_MONEY: Final = ("ace-king-suited", "two-card-straight-flush", "pair", "two-card-straight")

STEPS: Final = 4
"""Rows by number of cards for which each progressive wager has room."""

LIMITED: Final = ("lucky-ladies", "kings-bounty", "royal-match-21")
"""The wagers to which a maximum payout may be meant to apply."""

LONG: Final = ("21_five_cards", "21_six_cards", "21_seven_cards")
"""Hands of 21 that Spanish 21 pays by their number of cards."""
BONUSES: Final = (
    *("678_mixed_suits", "678_same_suit", "678_spades", "777_mixed_suits", "777_same_suit", "777_spades"),
    *LONG,
)
"""Hands of 21 to which Spanish 21 gives odds of their own, in the order of the rules on them."""
SUCCESSIVE: Final = 3
"""Cards of a 6-7-8."""
