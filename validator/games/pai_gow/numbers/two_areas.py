"""Rules about a player who wagers on two betting areas."""

from validator.games.numbers import numbers_of

(
    TWO_AREAS_NOT_PERMITTED,
    TOO_MANY_AREAS,
    AREAS_NOT_ADJACENT,
    TILES_OF_TWO_AREAS_MIXED,
    LARGER_WAGER_NOT_SET_FIRST,
    EQUAL_WAGERS_NOT_SET_IN_ROTATION,
    HAND_OF_TWO_AREAS_CHANGED,
    *_,
) = numbers_of("pai_gow.two_areas")
