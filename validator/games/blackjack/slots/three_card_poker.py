"""Questions about the Three Card Poker Wager, after the shared ones."""

from typing import Final

from validator.games.numbers import first_slot, slots

FIRST: Final = first_slot("blackjack.three_card_poker")

THREE_CARD_POKER_ACE_BETWEEN_KING_AND_TWO, *_ = slots("blackjack.three_card_poker")
