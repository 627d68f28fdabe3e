"""§ 551.6(g) and (h). The odds of 6-7-8, three 7s and long 21s, and the additional fixed payouts, in play."""

from collections.abc import Mapping

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import bonuses

_PAID = "{seat}: {hand} on {stake} was {settled} against {dealer}; its odds give {expected}"


def _bonus(id: str, title: str, number: int) -> PlayWords:
    """The rule on a hand that is paid at odds of its own."""
    return _amount(id, title, _PAID, number=number)


def _amount(
    id: str,
    title: str,
    message: str,
    needs: Mapping[str, int] = NO_FACTS,
    number: int | None = None,
) -> PlayWords:
    """A rule on an amount."""
    return PlayWords(
        id=id,
        title=title,
        message=message,
        number=number,
        needs=needs,
        expected="{expected}",
        observed="{observed}",
        unit="cents",
        pays_wrong=True,
    )


BONUSES = (
    _bonus(
        "678-mixed-paid-wrong",
        "6, 7 and 8 of mixed suits not paid at their odds",
        bonuses.BONUS_678_MIXED,
    ),
    _bonus(
        "678-suited-paid-wrong",
        "6, 7 and 8 of one suit not paid at their odds",
        bonuses.BONUS_678_SUITED,
    ),
    _bonus(
        "678-spades-paid-wrong",
        "6, 7 and 8 of spades not paid at their odds",
        bonuses.BONUS_678_SPADES,
    ),
    _bonus(
        "777-mixed-paid-wrong",
        "Three 7s of mixed suits not paid at their odds",
        bonuses.BONUS_777_MIXED,
    ),
    _bonus(
        "777-suited-paid-wrong",
        "Three 7s of one suit not paid at their odds",
        bonuses.BONUS_777_SUITED,
    ),
    _bonus(
        "777-spades-paid-wrong",
        "Three 7s of spades not paid at their odds",
        bonuses.BONUS_777_SPADES,
    ),
    _bonus(
        "five-card-21-paid-wrong",
        "21 in five cards not paid at its odds",
        bonuses.FIVE_CARD_21_PAID_WRONG,
    ),
    _bonus(
        "six-card-21-paid-wrong",
        "21 in six cards not paid at its odds",
        bonuses.SIX_CARD_21_PAID_WRONG,
    ),
    _bonus(
        "seven-card-21-paid-wrong",
        "21 in seven cards or more not paid at its odds",
        bonuses.SEVEN_CARD_21_PAID_WRONG,
    ),
)
"""One rule for each hand of § 551.6(g), in the law's order."""
