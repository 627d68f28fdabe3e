"""The King's Bounty Wager, § 633a.6(e)(6), 7(g)(6) and 13(h), in play."""

from validator.chapters.ch633a_blackjack.play_optional import Texts, moment_rules, paid_wrong, settlement_rules
from validator.chapters.ch633a_blackjack.play_twenty_points import pair_rules
from validator.games.blackjack.slots import kings_bounty

TEXTS = Texts(
    id="kings-bounty",
    name="King's Bounty Wager",
    first=kings_bounty.FIRST,
    wins=(
        "633a.6(e)(6)",
        "A King's Bounty Wager that the player's initial two cards will have a total point count of 20",
    ),
    winner=(
        "633a.7(g)(6)",
        "If a player placed a King's Bounty Wager and the player's initial two cards have a total point count of 20, the dealer shall pay the winning King's Bounty Wager",
    ),
    odds=(
        "633a.13(h)",
        "The certificate holder shall pay out winning King's Bounty Wagers at the odds in the following payable",
    ),
)

PLAY_RULES = (
    *settlement_rules(TEXTS),
    *moment_rules(TEXTS),
    *pair_rules(
        TEXTS,
        "kings-of-spades",
        (
            "633a.7(g)(6)",
            "If the first card to the dealer is a 10, jack, queen, king or ace and the player has two kings of spades, that player's King's Bounty Wager shall be settled after all other King's Bounty Wagers as follows",
        ),
    ),
    paid_wrong(TEXTS),
)
