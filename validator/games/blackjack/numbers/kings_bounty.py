"""Rules about the King's Bounty Wager: the shared ones and those on its special pair."""

from typing import Final

from validator.games.numbers import first_number

FIRST: Final = first_number("blackjack.kings_bounty")
