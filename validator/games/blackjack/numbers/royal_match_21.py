"""Rules about the Royal Match 21 Wager and the Crown Treasure Bonus, after the shared ones."""

from typing import Final

from validator.games.numbers import first_number, numbers_of

FIRST: Final = first_number("blackjack.royal_match_21")

(
    ROYAL_MATCH_21_PAID_WRONG_WITH_SEVERAL_DECKS,
    ROYAL_MATCH_SETTLED_BEFORE_HOLE_CARD,
    ROYAL_MATCH_SETTLED_AT_ONCE_WITHOUT_BONUS,
    ROYAL_MATCH_SETTLED_AFTER_BLACKJACK_WAGER,
    ROYAL_MATCH_SETTLED_AFTER_HAND_THAT_ENDED_EARLY,
    CROWN_TREASURE_PAID_WRONG,
    CROWN_TREASURE_NOT_PAID,
    CROWN_TREASURE_LESS_THE_STAKE,
    CROWN_TREASURE_NOT_DUE,
    KING_AND_QUEEN_OF_TWO_SUITS_PAID,
    *_,
) = numbers_of("blackjack.royal_match_21")
