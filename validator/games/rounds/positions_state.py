"""What is carried from round to round about the betting positions of a table."""

from typing import Final

from validator.games.numbers import carried

take = carried("rounds.positions")

DECLARED: Final = take()
"""How many positions the table was last said to have; 0 where that is not known."""
