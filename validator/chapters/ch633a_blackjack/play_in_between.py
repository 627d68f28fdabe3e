"""The In Between Wager, § 633a.6(e)(3), 7(g)(3) and 13(e), in play."""

from validator.chapters.ch633a_blackjack.play_optional import (
    NEEDS,
    Texts,
    amount_rule,
    moment_rules,
    settlement_rules,
    wrong_whatever_the_cards,
)
from validator.games.blackjack import in_between, optional

TEXTS = Texts(
    id="in-between",
    name="In Between Wager",
    first=in_between.FIRST,
)

PLAY_RULES = (
    *settlement_rules(TEXTS),
    amount_rule(
        "triple-match-not-paid",
        "A Triple Match not paid",
        in_between.TRIPLE_MATCH_NOT_PAID,
    ),
    *moment_rules(TEXTS),
    wrong_whatever_the_cards(TEXTS),
    amount_rule(
        "in-between-ace-ranked-otherwise",
        "An In Between Wager settled by one of two orders of ranks",
        in_between.IN_BETWEEN_ACE_RANKED_OTHERWISE,
        expected="a settlement that both orders of ranks have",
        message="{seat}: {wager} of {stake} ({hand} against {dealer}) was {settled}, as only one of two "
        "orders of ranks has it",
    ),
    amount_rule(
        "in-between-paid-wrong",
        "An In Between Wager not paid by its paytable",
        in_between.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
    ),
)
