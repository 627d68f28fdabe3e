"""The King's Bounty Wager, § 633a.6(e)(6), 7(g)(6) and 13(h), in play."""

from validator.chapters.ch633a_blackjack.play_optional import (
    Texts,
    moment_rules,
    paid_wrong,
    settlement_rules,
    wrong_whatever_the_cards,
)
from validator.chapters.ch633a_blackjack.play_twenty_points import pair_rules
from validator.games.blackjack import kings_bounty
from validator.games.blackjack.optional import NO_CARDS

TEXTS = Texts(
    id="kings-bounty",
    name="King's Bounty Wager",
    first=kings_bounty.FIRST,
    moment={"whether it is on two kings of spades against an ace or a card of value 10": NO_CARDS},
)

PLAY_RULES = (
    *settlement_rules(TEXTS),
    *moment_rules(TEXTS),
    wrong_whatever_the_cards(TEXTS),
    *pair_rules(
        TEXTS,
        "kings-of-spades",
    ),
    paid_wrong(TEXTS),
)
