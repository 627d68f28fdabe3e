"""Questions that siblings of Chapter 633a ask beside its own: positions, cash, surrender, a dealer's Blackjack."""

from validator.games.numbers import slots

(
    TOO_MANY_POSITIONS_DEALT,
    WAGER_IN_CASH,
    SURRENDERED_ALL_THE_SAME,
    BLACKJACK_AGAINST_DEALER_BLACKJACK,
    COLLECTED_SHORT_ON_DEALER_BLACKJACK,
    ADDED_WAGER_AGAINST_DEALER_BLACKJACK,
    VOIDED_FOR_MISSED_DEALER_CARD,
    VOIDED_FOR_MISUSED_READER,
    BLACKJACK_SURRENDERED,
    *_,
) = slots("blackjack.table_rules")
