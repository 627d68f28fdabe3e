"""Questions about the House Money Wager; those asked of every optional wager come first."""

from typing import Final

from validator.games.numbers import first_slot, slots

FIRST: Final = first_slot("blackjack.house_money")

(
    PAID_WRONG_WITH_SEVERAL_DECKS,
    NOT_PAID_ON_DEALER_BLACKJACK,
    NOT_PAID_AFTER_READER,
    WINNER_SETTLED_BEFORE_READER,
    ADDED_ON_DEALER_BLACKJACK,
    ADDED_MORE_THAN_PORTION,
    ADDED_LESS_THAN_PORTION,
    STAKE_ADDED,
    ADDED_AGAINST_CHOICE,
    PAYOUT_TOUCHED,
    ENTIRE_WAGER_NOT_SETTLED,
    DOUBLED_FOR_LESS,
    SPLIT_FOR_LESS,
    ACE_STRAIGHT_DOUBTFUL,
    *_,
) = slots("blackjack.house_money")
