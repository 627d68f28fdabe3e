"""Questions about the King's Bounty Wager: the shared ones and those on its special pair."""

from typing import Final

from validator.games.numbers import first_slot

FIRST: Final = first_slot("blackjack.kings_bounty")
