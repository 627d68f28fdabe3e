"""Stages of a round."""

from typing import Final

NOT_DEALING: Final = 0
INITIAL_DEAL: Final = 1
PLAYERS_TURN: Final = 2
DEALERS_TURN: Final = 3

BEFORE_ALL: Final = -1_000
"""A place round the table before that of every seat, counted from the dealer's left."""
