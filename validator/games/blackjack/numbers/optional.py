"""Rules asked of every optional wager: their places from the first place of the wager's own section on.

A section begins with these; the wager's own rules follow. Rules on doubts that touch all wagers alike have one
place for all of them.
"""

from validator.games.numbers import numbers_of, shared_numbers

(
    PAID_WRONG,
    NOT_PAID,
    LOSING_PAID,
    LOSING_NOT_COLLECTED,
    SETTLED_AT_WRONG_TIME,
    OUT_OF_SEAT_ORDER,
    WITHOUT_PAYTABLE,
    *_,
) = shared_numbers("optional")

(
    OPTIONAL_WAGER_SETTLED_LATE_FROM_THE_HAND,
    OPTIONAL_WAGER_SETTLED_BY_THE_OTHER_HAND,
    MAXIMUM_PAYOUT_NOT_SHARED,
    MAXIMUM_PAYOUT_ON_ANOTHER_ROW,
    MAXIMUM_PAYOUT_ON_DOUBTFUL_WAGER,
    ONE_MAXIMUM_PAYOUT_FOR_BOTH_WAGERS,
    *_,
) = numbers_of("blackjack.optional")
