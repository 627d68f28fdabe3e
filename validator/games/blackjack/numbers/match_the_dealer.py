"""Rules about the Match-the-Dealer Wager; those asked of every optional wager come first."""

from typing import Final

from validator.games.numbers import first_number, numbers_of

FIRST: Final = first_number("blackjack.match_the_dealer")

(
    MATCH_THE_DEALER_PAID_WRONG_WITH_EIGHT_DECKS,
    MATCH_THE_DEALER_PAID_FOR_ONE_CARD,
    MATCH_OF_UNLIKE_TENS_PAID,
    *_,
) = numbers_of("blackjack.match_the_dealer")
