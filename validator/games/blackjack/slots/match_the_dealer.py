"""Questions about the Match-the-Dealer Wager; those asked of every optional wager come first."""

from typing import Final

from validator.games.numbers import first_slot, slots

FIRST: Final = first_slot("blackjack.match_the_dealer")

(
    MATCH_PAID_WRONG_BY_SECOND_TABLE,
    MATCH_PAID_FOR_ONE_CARD_ONLY,
    MATCH_OF_TEN_VALUES_PAID,
    *_,
) = slots("blackjack.match_the_dealer")
