"""Rules about wagers: how, where and by whom they are made, and that none is altered once wagering is closed."""

from validator.games.numbers import numbers_of

(
    WAGER_NOT_IN_CHIPS,
    VERBAL_CASH_WAGER,
    WAGER_OFF_THE_BETTING_AREAS,
    WAGER_BY_PLAYER_NOT_SEATED,
    PLAYER_LEFT_DURING_ROUND,
    PLAYER_LEFT_BEFORE_OTHERS_WERE_SETTLED,
    WAGER_AFTER_NO_MORE_BETS,
    WAGER_INCREASED_AFTER_NO_MORE_BETS,
    WAGER_WITHDRAWN_AFTER_NO_MORE_BETS,
    WAGER_REDUCED_AFTER_NO_MORE_BETS,
    WAGER_OUTSIDE_POSTED_LIMITS,
    WAGER_THE_CHAPTER_DOES_NOT_NAME,
    SECOND_PATRON_ON_AREA,
    *_,
) = numbers_of("pai_gow.wagers")
