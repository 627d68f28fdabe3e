"""The Match-the-Dealer Wager, § 633a.6(e)(2), 7(g)(2) and 13(d), in play."""

from validator.chapters.ch633a_blackjack.play_optional import (
    NEEDS,
    Texts,
    amount_rule,
    moment_rules,
    paytable_rule,
    settlement_rules,
)
from validator.games.blackjack.slots import match_the_dealer, optional

TEXTS = Texts(
    id="match-the-dealer",
    name="Match-the-Dealer Wager",
    first=match_the_dealer.FIRST,
    wins=(
        "633a.6(e)(2)",
        "A Match-the-Dealer Wager that either of the player's initial two cards will match the rank of dealer's up card",
    ),
    winner=(
        "633a.7(g)(2)",
        "If a player placed a Match-the-Dealer Wager and either of the player's initial two cards match the rank of the dealer's up card, the dealer shall pay the winning Match-the-Dealer Wager",
    ),
    odds=(
        "633a.13(d)",
        "The certificate holder shall pay out winning Match-the-Dealer Wagers at the odds in the following payable",
    ),
    decks="the decks that the filing names",
)

PLAY_RULES = (
    paytable_rule(TEXTS),
    *settlement_rules(TEXTS),
    amount_rule(
        "match-the-dealer-paid-for-one-card",
        "Two matching cards paid as one",
        (
            "633a.7(g)(2)",
            "If both of the player's initial two cards match the rank of the dealer's up card, the player shall be paid for each matching card",
        ),
        match_the_dealer.MATCH_PAID_FOR_ONE_CARD_ONLY,
    ),
    amount_rule(
        "match-of-unlike-tens-paid",
        "Cards of value 10 paid as a match though they differ",
        (
            "633a.7(g)(2)",
            "Any card with a face value of 10 or a point value of 10 (a jack, queen or king) shall only match an identical card without regard to value",
        ),
        match_the_dealer.MATCH_OF_TEN_VALUES_PAID,
        expected="{expected}",
    ),
    *moment_rules(TEXTS),
    amount_rule(
        "match-the-dealer-paid-wrong-with-six-decks",
        "A Match-the-Dealer Wager not paid by the paytable for six decks",
        ("633a.13(d)(1)", "If six decks of cards are being used"),
        match_the_dealer.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
        also=(TEXTS.odds,),
    ),
    amount_rule(
        "match-the-dealer-paid-wrong-with-eight-decks",
        "A Match-the-Dealer Wager not paid by the paytable for eight decks",
        ("633a.13(d)(2)", "If eight decks of cards are being used"),
        match_the_dealer.MATCH_PAID_WRONG_BY_SECOND_TABLE,
        also=(TEXTS.odds,),
    ),
)
