"""The Bet the Set 21 Wager, § 633a.6(e)(5), 7(g)(5) and 13(g), in play."""

from validator.chapters.ch633a_blackjack.play_optional import (
    NEEDS,
    Texts,
    amount_rule,
    moment_rules,
    paytable_rule,
    settlement_rules,
    wrong_whatever_the_cards,
)
from validator.games.blackjack import bet_the_set_21, optional

TEXTS = Texts(
    id="bet-the-set-21",
    name="Bet the Set 21 Wager",
    first=bet_the_set_21.FIRST,
)

PLAY_RULES = (
    paytable_rule(TEXTS),
    *settlement_rules(TEXTS),
    *moment_rules(TEXTS),
    wrong_whatever_the_cards(TEXTS),
    amount_rule(
        "bet-the-set-21-paid-wrong-with-one-deck",
        "A Bet the Set 21 Wager not paid by the paytable for a single deck",
        bet_the_set_21.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
    ),
    amount_rule(
        "bet-the-set-21-paid-wrong-with-two-decks",
        "A Bet the Set 21 Wager not paid by the paytable for two decks",
        bet_the_set_21.BET_THE_SET_21_PAID_WRONG_WITH_TWO_DECKS,
    ),
    amount_rule(
        "bet-the-set-21-paid-wrong-with-more-decks",
        "A Bet the Set 21 Wager not paid by the paytable for four or more decks",
        bet_the_set_21.BET_THE_SET_21_PAID_WRONG_WITH_MORE_DECKS,
    ),
)
