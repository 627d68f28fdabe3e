"""Rules about a Double Down Wager taken back after its card."""

from validator.games.numbers import numbers_of

(
    RESCUE_OVER_LIMIT,
    RESCUE_WITHOUT_ADDITIONAL_CARD,
    RESCUED_ORIGINAL_NOT_FORFEITED,
    RESCUED_DOUBLE_NOT_TAKEN_BACK,
    RESCUE_LATE,
    *_,
) = numbers_of("blackjack.rescue")
