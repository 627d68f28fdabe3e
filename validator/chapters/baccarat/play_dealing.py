"""The initial cards: the words of the rules that validator/games/baccarat/dealing.py judges."""

from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.dealing import (
    NO_FILING,
    NO_HAND,
)

card_drawn_with_right_hand = PlayWords(
    id="card-drawn-with-right-hand",
    title="Card not removed from the shoe with the left hand",
    message="an initial card was removed from the dealing shoe with a hand other than the left",
    needs={"which hand the dealer used": NO_HAND, "how the filing has the cards dealt": NO_FILING},
    expected="the left hand",
    observed="another",
)
