"""Questions about the days on which a chapter is in force."""

from validator.games.numbers import slots

(
    DEALT_BEFORE_IN_FORCE,
    DEALT_AFTER_EXPIRY,
    DEALT_AFTER_END,
    *_,
) = slots("rounds.in_force")
