"""The Super Match Wager of Blackjack Switch, § 633a.6(e)(7), 7(g)(7) and 13(i), in play."""

from validator.chapters.ch633a_blackjack.play_optional import (
    NEEDS,
    Texts,
    amount_rule,
    moment_rules,
    paytable_rule,
    settlement_rules,
    wrong_whatever_the_cards,
)
from validator.games.blackjack import optional, super_match

TEXTS = Texts(
    id="super-match",
    name="Super Match Wager",
    first=super_match.FIRST,
    decks="the decks that the filing names",
)

PLAY_RULES = (
    paytable_rule(TEXTS),
    *settlement_rules(TEXTS),
    *moment_rules(TEXTS),
    wrong_whatever_the_cards(TEXTS),
    amount_rule(
        "super-match-paid-wrong-with-six-decks",
        "A Super Match Wager not paid by the paytable for six decks",
        super_match.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
    ),
    amount_rule(
        "super-match-paid-wrong-with-eight-decks",
        "A Super Match Wager not paid by the paytable for eight decks",
        super_match.SUPER_MATCH_PAID_WRONG_WITH_EIGHT_DECKS,
    ),
)
