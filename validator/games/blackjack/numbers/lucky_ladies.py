"""Rules about the Lucky Ladies Twenty Point Bonus Wager, after the shared ones and those on its special pair."""

from typing import Final

from validator.games.numbers import first_number, numbers_of

FIRST: Final = first_number("blackjack.lucky_ladies")

MATCHED_20_OF_TWO_SUITS, *_ = numbers_of("blackjack.lucky_ladies")
