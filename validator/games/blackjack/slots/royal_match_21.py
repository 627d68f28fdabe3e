"""Questions about the Royal Match 21 Wager and the Crown Treasure Bonus, after the shared ones."""

from typing import Final

from validator.games.numbers import first_slot, slots

FIRST: Final = first_slot("blackjack.royal_match_21")

(
    ROYAL_PAID_WRONG_WITH_SEVERAL_DECKS,
    ROYAL_BEFORE_HOLE_CARD,
    ROYAL_BEFORE_HOLE_CARD_WITHOUT_BONUS,
    ROYAL_AFTER_BLACKJACK_WAGER,
    ROYAL_AFTER_HAND_THAT_ENDED,
    CROWN_PAID_WRONG,
    CROWN_NOT_PAID,
    CROWN_LESS_THE_STAKE,
    CROWN_NOT_DUE,
    ROYAL_MATCH_OF_TWO_SUITS,
    *_,
) = slots("blackjack.royal_match_21")
