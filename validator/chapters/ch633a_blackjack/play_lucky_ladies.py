"""The Lucky Ladies Twenty Point Bonus Wager, § 633a.6(e)(1), 7(g)(1) and 13(c), in play."""

from validator.chapters.ch633a_blackjack.play_optional import (
    Texts,
    amount_rule,
    moment_rules,
    paid_wrong,
    settlement_rules,
)
from validator.chapters.ch633a_blackjack.play_twenty_points import pair_rules
from validator.games.blackjack.optional import settled_by_another_rule
from validator.games.blackjack.slots import lucky_ladies

TEXTS = Texts(
    id="twenty-point-bonus",
    name="Twenty Point Bonus Wager",
    first=lucky_ladies.FIRST,
    wins=(
        "633a.6(e)(1)",
        "A Lucky Ladies Twenty Point Bonus Wager that the player's initial two cards will have a total point count of 20",
    ),
    winner=(
        "633a.7(g)(1)",
        "If a player placed a Lucky Ladies Twenty Point Bonus Wager and the player's initial two cards have a total point count of 20, the dealer shall pay the winning Twenty Point Bonus Wager",
    ),
    odds=(
        "633a.13(c)",
        "The certificate holder shall pay out winning Lucky Ladies Twenty Point Bonus Wagers at the odds in the following payable",
    ),
)

PLAY_RULES = (
    *settlement_rules(TEXTS),
    *moment_rules(TEXTS),
    *pair_rules(
        TEXTS,
        "queens-of-hearts",
        (
            "633a.7(g)(1)",
            "If the first card to the dealer is a 10, jack, queen, king or ace and the player has two queens of hearts, that player's Twenty Point Bonus Wager shall be settled after all other Twenty Point Bonus Wagers as follows",
        ),
    ),
    amount_rule(
        "matched-20-of-two-suits",
        "A pair of two suits paid as Matched 20",
        TEXTS.odds,
        lucky_ladies.MATCHED_20_OF_TWO_SUITS,
        reading="identical-cards-of-a-matched-20",
        check=settled_by_another_rule,
    ),
    paid_wrong(TEXTS),
)
