"""The Three Card Poker Wager, § 633a.6(e)(9), 7(g)(8) and 13(k), in play."""

from validator.chapters.ch633a_blackjack.play_optional import (
    NEEDS,
    Texts,
    amount_rule,
    moment_rules,
    paytable_rule,
    settlement_rules,
    wrong_whatever_the_cards,
)
from validator.games.blackjack import optional, three_card_poker

TEXTS = Texts(
    id="three-card-poker",
    name="Three Card Poker Wager",
    first=three_card_poker.FIRST,
)

PLAY_RULES = (
    paytable_rule(TEXTS),
    *settlement_rules(TEXTS),
    amount_rule(
        "three-card-poker-ace-between-king-and-two",
        "King, ace and 2 paid as a straight",
        three_card_poker.THREE_CARD_POKER_ACE_BETWEEN_KING_AND_TWO,
        expected="{expected}",
    ),
    *moment_rules(TEXTS),
    wrong_whatever_the_cards(TEXTS),
    amount_rule(
        "three-card-poker-paid-wrong",
        "A Three Card Poker Wager not paid by its paytable",
        three_card_poker.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
    ),
)
