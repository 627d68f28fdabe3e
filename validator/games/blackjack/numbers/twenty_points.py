"""Rules on the pair that waits for the dealer's hole card, after the shared ones of its wager's section."""

from validator.games.numbers import shared_numbers

(
    PAIR_BEFORE_OTHERS,
    PAIR_BEFORE_READER,
    PAIR_AFTER_CARDS,
    PAIR_AFTER_CARDS_REMOVED,
    PAIR_APART_FROM_BLACKJACK_WAGER,
    *_,
) = shared_numbers("twenty_points")
