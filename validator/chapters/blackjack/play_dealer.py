"""The dealer's hand, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.dealer import (
    NO_EXPOSURE,
)

hole_card_left_down_without_effect = PlayWords(
    id="hole-card-left-down-without-effect",
    title="Hole card left down where the dealer's count had no effect",
    message="the dealer's hole card was not turned; his point count had no effect on the round",
    needs={"a record of cards turned": NO_EXPOSURE},
    expected="the hole card turned",
    observed="left face down",
)
