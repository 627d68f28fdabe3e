"""Questions about the Super Match Wager; those asked of every optional wager come first."""

from typing import Final

from validator.games.numbers import first_slot, slots

FIRST: Final = first_slot("blackjack.super_match")

SUPER_MATCH_PAID_WRONG_WITH_EIGHT_DECKS, *_ = slots("blackjack.super_match")
