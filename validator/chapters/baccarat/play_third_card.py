"""Third cards: the words of the rules that validator/games/baccarat/drawing.py judges."""

from validator.core.rule_definitions import PlayWords

banker_drawn_before_player = PlayWords(
    id="banker-drawn-before-player",
    title="Banker's Hand dealt its third card before the Player's Hand",
    message="the Banker's Hand was dealt its third card before the Player's Hand was dealt its own",
    expected="the Player's Hand first",
    observed="the Banker's Hand first",
)
