"""The Three Card Poker Wager, § 633a.6(e)(9), 7(g)(8) and 13(k), in play."""

from validator.chapters.ch633a_blackjack.play_optional import (
    NEEDS,
    Texts,
    amount_rule,
    moment_rules,
    paytable_rule,
    settlement_rules,
)
from validator.games.blackjack.slots import optional, three_card_poker
from validator.games.blackjack.three_card_poker import ace_between_king_and_two

TEXTS = Texts(
    id="three-card-poker",
    name="Three Card Poker Wager",
    first=three_card_poker.FIRST,
    wins=(
        "633a.6(e)(9)",
        "A Three Card Poker Wager that the dealer's up card and the player's initial two cards will form a three-card Poker hand of a straight flush, three-of-a-kind, straight or a flush",
    ),
    winner=(
        "633a.7(g)(8)",
        "If a player placed a Three Card Poker Wager and the dealer's up card and the player's initial two cards form a three-card Poker hand of a straight flush, three-of-a-kind, straight or a flush, the dealer shall pay the winning Three Card Poker Wager",
    ),
    odds=(
        "633a.13(k)",
        "at odds in one of the following pay tables selected by the certificate holder in its Rules Submission",
    ),
    losing_also=(
        (
            "633a.6(e)(9)",
            "For purposes of the Three Card Poker Wager, the rank of the cards shall be: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3 and 2",
        ),
        ("633a.6(e)(9)", "An ace may be used to complete a straight flush or a straight with a 2 and 3"),
    ),
)

PLAY_RULES = (
    paytable_rule(TEXTS),
    *settlement_rules(TEXTS),
    amount_rule(
        "three-card-poker-ace-between-king-and-two",
        "King, ace and 2 paid as a straight",
        ("633a.6(e)(9)", "may not be combined with any other sequence of cards (for example: king, ace and 2)"),
        three_card_poker.POKER_ACE_BETWEEN_KING_AND_TWO,
        expected="{expected}",
        check=ace_between_king_and_two,
    ),
    *moment_rules(TEXTS),
    amount_rule(
        "three-card-poker-paid-wrong",
        "A Three Card Poker Wager not paid by its paytable",
        ("633a.13(k)", "The certificate holder shall pay out winning Three Card Poker Wagers"),
        three_card_poker.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
        also=(TEXTS.odds,),
    ),
)
