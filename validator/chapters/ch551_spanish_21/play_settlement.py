"""§ 551.6(b), (c) and (f), and § 551.8(i) and (k). Who wins, what is collected and paid, and the cards picked up."""

from collections.abc import Mapping

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.completion import (
    NO_ORDER,
    SPANISH_21_CARDS_DISCARDED_IN_DISORDER,
)

_AMOUNT = "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}, not {due}"


def amount_rule(
    id: str,
    title: str,
    message: str = _AMOUNT,
    needs: Mapping[str, int] = NO_FACTS,
) -> PlayWords:
    """A rule on the amount that was settled on a main wager."""
    return PlayWords(
        id=id,
        title=title,
        message=message,
        needs=needs,
        expected="{expected}",
        observed="{observed}",
        unit="cents",
        pays_wrong=True,
    )


cards_discarded_in_disorder = PlayWords(
    id="cards-discarded-in-disorder",
    title="Cards picked up in disorder",
    message="the cards of the round were picked up in disorder, so that they cannot be arranged to show each hand",
    number=SPANISH_21_CARDS_DISCARDED_IN_DISORDER,
    needs={"how the cards were picked up": NO_ORDER},
    expected="an order that shows each hand",
    observed="disorder",
)
