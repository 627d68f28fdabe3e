"""The end of a round: the words of the rules that validator/games/baccarat/{result,announcing}.py judge."""

from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.result import (
    NO_ORDER,
)

cards_discarded_in_disorder = PlayWords(
    id="cards-discarded-in-disorder",
    title="Cards of the round discarded in disorder",
    message="the cards of the round were picked up in disorder, so that they cannot be arranged to show each hand",
    needs={"in which order the cards were picked up": NO_ORDER},
    expected="the cards in order",
    observed="the cards in disorder",
)
