"""Questions about the In Between Wager, after the shared ones."""

from typing import Final

from validator.games.numbers import first_slot, slots

FIRST: Final = first_slot("blackjack.in_between")

TRIPLE_MATCH_NOT_PAID, IN_BETWEEN_ACE_RANKED_OTHERWISE, *_ = slots("blackjack.in_between")
