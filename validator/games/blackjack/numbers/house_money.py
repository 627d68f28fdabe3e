"""Rules about the House Money Wager; those asked of every optional wager come first."""

from typing import Final

from validator.games.numbers import first_number, numbers_of

FIRST: Final = first_number("blackjack.house_money")

(
    HOUSE_MONEY_PAID_WRONG_WITH_SEVERAL_DECKS,
    HOUSE_MONEY_NOT_PAID_ON_DEALER_BLACKJACK,
    HOUSE_MONEY_NOT_PAID_AFTER_READER,
    HOUSE_MONEY_SETTLED_BEFORE_READER,
    HOUSE_MONEY_ADDED_ON_DEALER_BLACKJACK,
    HOUSE_MONEY_ADDED_BEYOND_PORTION,
    HOUSE_MONEY_ADDED_BELOW_PORTION,
    HOUSE_MONEY_STAKE_ADDED,
    HOUSE_MONEY_ADDED_AGAINST_CHOICE,
    HOUSE_MONEY_PAYOUT_TOUCHED,
    HOUSE_MONEY_ENTIRE_WAGER_NOT_SETTLED,
    HOUSE_MONEY_DOUBLED_FOR_LESS,
    HOUSE_MONEY_SPLIT_FOR_LESS,
    HOUSE_MONEY_ACE_STRAIGHT_COLLECTED,
    *_,
) = numbers_of("blackjack.house_money")
