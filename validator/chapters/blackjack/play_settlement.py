"""Settlement of the main wagers, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.settling import (
    NO_ORDER,
)

cards_discarded_in_disorder = PlayWords(
    id="cards-discarded-in-disorder",
    title="Cards placed in the discard rack in disorder",
    message="the cards of the round were put away in disorder, so that the hands cannot be reconstructed",
    needs={"in which order the cards were put away": NO_ORDER},
    expected="an order that permits the reconstruction of each hand",
    observed="disorder",
)
