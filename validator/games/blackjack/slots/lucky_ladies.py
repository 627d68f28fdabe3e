"""Questions about the Lucky Ladies Twenty Point Bonus Wager, after the shared ones and those on its special pair."""

from typing import Final

from validator.games.numbers import first_slot, slots

FIRST: Final = first_slot("blackjack.lucky_ladies")

MATCHED_20_OF_TWO_SUITS, *_ = slots("blackjack.lucky_ladies")
