"""Rules that siblings of Chapter 633a ask beside its own: positions, cash, surrender, a dealer's Blackjack."""

from validator.games.numbers import numbers_of

(
    TOO_MANY_POSITIONS_DEALT,
    WAGER_MADE_IN_CASH,
    SURRENDERED_ALL_THE_SAME,
    BLACKJACKS_TIE_NOT_RETURNED,
    WAGER_KEPT_ON_DEALER_BLACKJACK,
    LATE_WAGER_RETURNED_ON_DEALER_BLACKJACK,
    ROUND_VOIDED_FOR_MISSED_DEALER_CARD,
    HANDS_DEAD_FOR_MISUSED_READER,
    BLACKJACK_SURRENDERED,
    *_,
) = numbers_of("blackjack.table_rules")
