"""The Match-the-Dealer Wager, § 633a.6(e)(2), 7(g)(2) and 13(d), in play."""

from validator.chapters.ch633a_blackjack.play_optional import (
    NEEDS,
    Texts,
    amount_rule,
    moment_rules,
    paytable_rule,
    settlement_rules,
    wrong_whatever_the_cards,
)
from validator.games.blackjack import match_the_dealer, optional

TEXTS = Texts(
    id="match-the-dealer",
    name="Match-the-Dealer Wager",
    first=match_the_dealer.FIRST,
    decks="the decks that the filing names",
)

PLAY_RULES = (
    paytable_rule(TEXTS),
    *settlement_rules(TEXTS),
    amount_rule(
        "match-the-dealer-paid-for-one-card",
        "Two matching cards paid as one",
        match_the_dealer.MATCH_THE_DEALER_PAID_FOR_ONE_CARD,
    ),
    amount_rule(
        "match-of-unlike-tens-paid",
        "Cards of value 10 paid as a match though they differ",
        match_the_dealer.MATCH_OF_UNLIKE_TENS_PAID,
        expected="{expected}",
    ),
    *moment_rules(TEXTS),
    wrong_whatever_the_cards(TEXTS),
    amount_rule(
        "match-the-dealer-paid-wrong-with-six-decks",
        "A Match-the-Dealer Wager not paid by the paytable for six decks",
        match_the_dealer.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
    ),
    amount_rule(
        "match-the-dealer-paid-wrong-with-eight-decks",
        "A Match-the-Dealer Wager not paid by the paytable for eight decks",
        match_the_dealer.MATCH_THE_DEALER_PAID_WRONG_WITH_EIGHT_DECKS,
    ),
)
