"""The Super Match Wager of Blackjack Switch, § 633a.6(e)(7), 7(g)(7) and 13(i), in play."""

from validator.chapters.ch633a_blackjack.play_optional import (
    NEEDS,
    Texts,
    amount_rule,
    moment_rules,
    paytable_rule,
    settlement_rules,
)
from validator.games.blackjack.slots import optional, super_match

TEXTS = Texts(
    id="super-match",
    name="Super Match Wager",
    first=super_match.FIRST,
    wins=(
        "633a.6(e)(7)",
        "a Super Match Wager that the player's first four cards will be a pair, a three-of-a-kind, two pair or a four-of-a-kind",
    ),
    winner=(
        "633a.7(g)(7)",
        "If a player placed a Super Match Wager at a Blackjack Switch table and the player's initial four cards are a pair, a three-of-a-kind, two pair or a four-of-a-kind, the dealer shall pay the winning Super Match Wager",
    ),
    odds=(
        "633a.13(i)",
        "The certificate holder shall pay out winning Super Match Wagers at the odds in the following payable",
    ),
    decks="the decks that the filing names",
)

PLAY_RULES = (
    paytable_rule(TEXTS),
    *settlement_rules(TEXTS),
    *moment_rules(TEXTS),
    amount_rule(
        "super-match-paid-wrong-with-six-decks",
        "A Super Match Wager not paid by the paytable for six decks",
        ("633a.13(i)(1)", "If six decks are being used"),
        super_match.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
        also=(TEXTS.odds,),
    ),
    amount_rule(
        "super-match-paid-wrong-with-eight-decks",
        "A Super Match Wager not paid by the paytable for eight decks",
        ("633a.13(i)(2)", "If eight decks are being used"),
        super_match.SUPER_MATCH_PAID_WRONG_BY_SECOND_TABLE,
        also=(TEXTS.odds,),
    ),
)
