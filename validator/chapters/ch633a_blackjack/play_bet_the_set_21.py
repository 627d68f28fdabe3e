"""The Bet the Set 21 Wager, § 633a.6(e)(5), 7(g)(5) and 13(g), in play."""

from validator.chapters.ch633a_blackjack.play_optional import (
    NEEDS,
    Texts,
    amount_rule,
    moment_rules,
    paytable_rule,
    settlement_rules,
)
from validator.games.blackjack.slots import bet_the_set_21, optional

PAYS = ("633a.13(g)", "The certificate holder shall pay out winning Bet the Set 21 Wagers")

TEXTS = Texts(
    id="bet-the-set-21",
    name="Bet the Set 21 Wager",
    first=bet_the_set_21.FIRST,
    wins=(
        "633a.6(e)(5)",
        "A Bet the Set 21 Wager that the player's initial two cards will be a pair or a suited pair",
    ),
    winner=(
        "633a.7(g)(5)",
        "If a player placed a Bet the Set 21 Wager and the player's initial two cards are a pair of the same rank or a suited pair of the same rank, the dealer shall pay the winning Bet the Set 21 Wager",
    ),
    odds=(
        "633a.13(g)",
        "at the odds in one of the following pay tables selected by the certificate holder in its Rules Submission",
    ),
)

PLAY_RULES = (
    paytable_rule(TEXTS),
    *settlement_rules(TEXTS),
    *moment_rules(TEXTS),
    amount_rule(
        "bet-the-set-21-paid-wrong-with-one-deck",
        "A Bet the Set 21 Wager not paid by the paytable for a single deck",
        ("633a.13(g)(1)", "If a single deck is being used"),
        bet_the_set_21.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
        also=(PAYS,),
    ),
    amount_rule(
        "bet-the-set-21-paid-wrong-with-two-decks",
        "A Bet the Set 21 Wager not paid by the paytable for two decks",
        ("633a.13(g)(2)", "If two decks are being used"),
        bet_the_set_21.SET_PAID_WRONG_WITH_TWO_DECKS,
        also=(PAYS,),
    ),
    amount_rule(
        "bet-the-set-21-paid-wrong-with-more-decks",
        "A Bet the Set 21 Wager not paid by the paytable for four or more decks",
        ("633a.13(g)(3)", "If four or more decks are being used"),
        bet_the_set_21.SET_PAID_WRONG_WITH_MORE_DECKS,
        also=(PAYS,),
    ),
)
