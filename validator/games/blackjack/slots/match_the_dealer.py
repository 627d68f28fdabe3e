"""Questions about the Match-the-Dealer Wager; those asked of every optional wager come first."""

from typing import Final

from validator.games.numbers import first_slot, slots

FIRST: Final = first_slot("blackjack.match_the_dealer")

(
    MATCH_THE_DEALER_PAID_WRONG_WITH_EIGHT_DECKS,
    MATCH_THE_DEALER_PAID_FOR_ONE_CARD,
    MATCH_OF_UNLIKE_TENS_PAID,
    *_,
) = slots("blackjack.match_the_dealer")
