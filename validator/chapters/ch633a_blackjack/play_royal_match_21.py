"""The Royal Match 21 Wager and the Crown Treasure Bonus, § 633a.6(e)(4), 7(g)(4) and 13(f), in play."""

from collections.abc import Mapping

from validator.chapters.ch633a_blackjack.play_optional import (
    NEEDS,
    Texts,
    amount_rule,
    moment_rules,
    paytable_rule,
    settlement_rules,
    wrong_whatever_the_cards,
)
from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import optional, royal_match_21
from validator.games.blackjack.optional import NO_CARDS, NO_SETTLEMENT, NO_STAKE
from validator.games.blackjack.royal_match_21 import NO_HOLE_CARD, NO_OFFER

TEXTS = Texts(
    id="royal-match-21",
    name="Royal Match 21 Wager",
    first=royal_match_21.FIRST,
    moment={"whether it is a Royal Match against a king or a queen": NO_CARDS},
)


def _moment(
    id: str,
    title: str,
    message: str,
    early: bool,
    needs: Mapping[str, int] = NO_FACTS,
) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message="{seat}: the {wager} on {hand} was settled at {observed}, " + message,
        needs=needs,
        expected="after {expected}" if early else "before {expected}",
        observed="{observed}",
        unit="event",
    )


def _bonus(
    id: str,
    title: str,
    needs: Mapping[str, int] = NO_FACTS,
    not_due: bool = False,
) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message=(
            "{seat}: a Crown Treasure Bonus of {observed}, not {expected}, was paid on the {wager} of {stake} "
            "({hand} against {dealer})"
        ),
        needs=needs,
        expected="{expected}",
        observed="{observed}",
        unit="cents",
        pays_wrong=True,
    )


PLAY_RULES = (
    paytable_rule(TEXTS),
    *settlement_rules(TEXTS),
    amount_rule(
        "king-and-queen-of-two-suits-paid",
        "King and queen of different suits paid as a Royal Match",
        royal_match_21.KING_AND_QUEEN_OF_TWO_SUITS_PAID,
        expected="{expected}",
    ),
    *moment_rules(TEXTS),
    wrong_whatever_the_cards(TEXTS),
    _moment(
        "royal-match-settled-before-hole-card",
        "A Royal Match settled before the hole card was exposed",
        "before the hole card was exposed",
        True,
        {
            "when the wager was settled": NO_SETTLEMENT,
            "when the hole card was exposed": NO_HOLE_CARD,
            "whether the filing offers the Crown Treasure Bonus": NO_OFFER,
        },
    ),
    _moment(
        "royal-match-settled-at-once-without-bonus",
        "A Royal Match settled at once where no Crown Treasure Bonus is offered",
        "before the hole card was exposed",
        True,
    ),
    _moment(
        "royal-match-settled-after-blackjack-wager",
        "A Royal Match settled after the Blackjack Wager",
        "the Blackjack Wager already at {expected}",
        False,
        {"when the Blackjack Wager was settled": NO_SETTLEMENT},
    ),
    _moment(
        "royal-match-settled-after-hand-that-ended-early",
        "A Royal Match settled after the Blackjack Wager of a hand that ended early",
        "the Blackjack Wager already at {expected}",
        False,
    ),
    amount_rule(
        "royal-match-21-paid-wrong-with-one-deck",
        "A Royal Match 21 Wager not paid by the paytable for a single deck",
        royal_match_21.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
    ),
    amount_rule(
        "royal-match-21-paid-wrong-with-several-decks",
        "A Royal Match 21 Wager not paid by the paytable for multiple decks",
        royal_match_21.ROYAL_MATCH_21_PAID_WRONG_WITH_SEVERAL_DECKS,
    ),
    _bonus(
        "crown-treasure-paid-wrong",
        "A Crown Treasure Bonus of a wrong amount",
        needs={
            "what was paid": NO_SETTLEMENT,
            "the dealer's cards": NO_CARDS,
            "whether the filing offers the Crown Treasure Bonus": NO_STAKE,
        },
    ),
    _bonus("crown-treasure-not-paid", "A Crown Treasure Bonus not paid"),
    _bonus(
        "crown-treasure-less-the-stake",
        "A Crown Treasure Bonus paid less the stake",
    ),
    _bonus(
        "crown-treasure-not-due",
        "A Crown Treasure Bonus paid that was not due",
        not_due=True,
    ),
)
