"""Questions about a player who wagers on two betting areas."""

from validator.games.numbers import slots

(
    NOT_PERMITTED,
    TOO_MANY_AREAS,
    NOT_ADJACENT,
    TILES_MIXED,
    LARGER_NOT_FIRST,
    NOT_COUNTERCLOCKWISE,
    HAND_CHANGED,
    *_,
) = slots("pai_gow.two_areas")
