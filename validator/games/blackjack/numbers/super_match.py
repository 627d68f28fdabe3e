"""Rules about the Super Match Wager; those asked of every optional wager come first."""

from typing import Final

from validator.games.numbers import first_number, numbers_of

FIRST: Final = first_number("blackjack.super_match")

SUPER_MATCH_PAID_WRONG_WITH_EIGHT_DECKS, *_ = numbers_of("blackjack.super_match")
