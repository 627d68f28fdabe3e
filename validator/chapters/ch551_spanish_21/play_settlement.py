"""§ 551.6(b), (c) and (f), and § 551.8(i) and (k). Who wins, what is collected and paid, and the cards picked up."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.completion import (
    NO_ORDER,
    SPANISH_21_CARDS_DISCARDED_IN_DISORDER,
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
