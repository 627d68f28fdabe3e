"""Rules about the In Between Wager, after the shared ones."""

from typing import Final

from validator.games.numbers import first_number, numbers_of

FIRST: Final = first_number("blackjack.in_between")

TRIPLE_MATCH_NOT_PAID, IN_BETWEEN_ACE_RANKED_OTHERWISE, *_ = numbers_of("blackjack.in_between")
