"""Rules about the Bet the Set 21 Wager, after the shared ones."""

from typing import Final

from validator.games.numbers import first_number, numbers_of

FIRST: Final = first_number("blackjack.bet_the_set_21")

BET_THE_SET_21_PAID_WRONG_WITH_TWO_DECKS, BET_THE_SET_21_PAID_WRONG_WITH_MORE_DECKS, *_ = numbers_of(
    "blackjack.bet_the_set_21"
)
