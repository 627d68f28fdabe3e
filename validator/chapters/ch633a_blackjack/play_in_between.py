"""The In Between Wager, § 633a.6(e)(3), 7(g)(3) and 13(e), in play."""

from validator.chapters.ch633a_blackjack.play_optional import (
    NEEDS,
    Texts,
    amount_rule,
    moment_rules,
    settlement_rules,
)
from validator.games.blackjack.optional import settled_by_another_rule
from validator.games.blackjack.slots import in_between, optional

SPREAD = (
    "Falls between the player's initial two cards, the player shall be paid according to the respective card spread"
)
PAYS = "The dealer shall pay the winning In Between Wager in accordance with § 633a.13(e)"

TEXTS = Texts(
    id="in-between",
    name="In Between Wager",
    first=in_between.FIRST,
    wins=(
        "633a.6(e)(3)",
        "An In Between Wager that the dealer's up card will either fall between or will be of the same rank as the player's initial two cards",
    ),
    winner=("633a.7(g)(3)(i)", PAYS),
    odds=(
        "633a.13(e)",
        "The certificate holder shall pay out winning In Between Wagers at the odds in the following payable",
    ),
)

PLAY_RULES = (
    *settlement_rules(TEXTS),
    amount_rule(
        "triple-match-not-paid",
        "A Triple Match not paid",
        ("633a.7(g)(3)(ii)", PAYS),
        in_between.TRIPLE_MATCH_NOT_PAID,
        also=(
            (
                "633a.7(g)(3)(ii)",
                "And the player's initial two cards are all the same rank, the player has a Triple Match",
            ),
        ),
    ),
    *moment_rules(TEXTS),
    amount_rule(
        "in-between-ace-ranked-otherwise",
        "An In Between Wager settled by one of two orders of ranks",
        ("633a.7(g)(3)(i)", SPREAD),
        in_between.ACE_RANKED_OTHERWISE,
        expected="{expected}",
        reading="in-between-order-of-ranks",
        check=settled_by_another_rule,
    ),
    amount_rule(
        "in-between-paid-wrong",
        "An In Between Wager not paid by its paytable",
        TEXTS.odds,
        in_between.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
        also=(
            ("633a.7(g)(3)(i)", SPREAD),
            (
                "633a.7(g)(3)(i)",
                "A one-card spread occurs when only one card falls between the player's initial two cards",
            ),
        ),
    ),
)
