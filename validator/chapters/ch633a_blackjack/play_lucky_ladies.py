"""The Lucky Ladies Twenty Point Bonus Wager, § 633a.6(e)(1), 7(g)(1) and 13(c), in play."""

from validator.chapters.ch633a_blackjack.play_optional import (
    Texts,
    amount_rule,
    moment_rules,
    paid_wrong,
    settlement_rules,
    wrong_whatever_the_cards,
)
from validator.chapters.ch633a_blackjack.play_twenty_points import pair_rules
from validator.games.blackjack import lucky_ladies
from validator.games.blackjack.optional import NO_CARDS

TEXTS = Texts(
    id="twenty-point-bonus",
    name="Twenty Point Bonus Wager",
    first=lucky_ladies.FIRST,
    moment={"whether it is on two queens of hearts against an ace or a card of value 10": NO_CARDS},
)

PLAY_RULES = (
    *settlement_rules(TEXTS),
    *moment_rules(TEXTS),
    wrong_whatever_the_cards(TEXTS),
    *pair_rules(
        TEXTS,
        "queens-of-hearts",
    ),
    amount_rule(
        "matched-20-of-two-suits",
        "A pair of two suits paid as Matched 20",
        lucky_ladies.MATCHED_20_OF_TWO_SUITS,
    ),
    paid_wrong(TEXTS),
)
