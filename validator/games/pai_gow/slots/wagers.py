"""Questions about wagers: how, where and by whom they are made, and that none is altered once wagering is closed."""

from validator.games.numbers import slots

(
    NOT_IN_CHIPS,
    VERBAL_WITH_CASH,
    NO_SUCH_AREA,
    NOT_SEATED,
    LEFT_DURING_ROUND,
    LEFT_AFTER_SETTLEMENT,
    PLACED_LATE,
    INCREASED_LATE,
    WITHDRAWN_LATE,
    REDUCED_LATE,
    OUTSIDE_LIMITS,
    UNNAMED_WAGER,
    SECOND_PATRON,
    *_,
) = slots("pai_gow.wagers")
