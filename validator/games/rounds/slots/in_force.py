"""Questions about the days on which a chapter is in force."""

from validator.games.numbers import slots

(
    DEALT_BEFORE_CHAPTER_IN_FORCE,
    DEALT_AFTER_CHAPTER_EXPIRED,
    DEALT_AFTER_CHAPTER_ENDED,
    *_,
) = slots("rounds.in_force")
