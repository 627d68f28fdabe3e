"""Rules about the days on which a chapter is in force."""

from validator.games.numbers import numbers_of

(
    DEALT_BEFORE_CHAPTER_IN_FORCE,
    DEALT_AFTER_CHAPTER_EXPIRED,
    DEALT_AFTER_CHAPTER_ENDED,
    *_,
) = numbers_of("rounds.in_force")
