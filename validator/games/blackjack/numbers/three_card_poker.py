"""Rules about the Three Card Poker Wager, after the shared ones."""

from typing import Final

from validator.games.numbers import first_number, numbers_of

FIRST: Final = first_number("blackjack.three_card_poker")

THREE_CARD_POKER_ACE_BETWEEN_KING_AND_TWO, *_ = numbers_of("blackjack.three_card_poker")
