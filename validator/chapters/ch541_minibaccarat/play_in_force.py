"""Preamble: rounds dealt while chapter 541 is not in force."""

from validator.chapters import play_in_force as asked
from validator.core.rule import PlayRule

_BEGINS = ("541 Order (2)", "The temporary regulations are effective March 20, 2010")
_EXPIRES = (
    "541 Regulatory Review",
    "These temporary regulations shall expire 2 years after publication in the Pennsylvania Bulletin",
)

dealt_after_chapter_expired = asked.dealt_after_chapter_expired.bind(*_EXPIRES, reading="between-expiry-and-rescission")
dealt_after_chapter_ended = asked.dealt_after_chapter_ended.bind(*_EXPIRES)
dealt_before_chapter_in_force = asked.dealt_before_chapter_in_force.bind(*_BEGINS)

PLAY_RULES: tuple[PlayRule, ...] = (
    dealt_after_chapter_expired,
    dealt_after_chapter_ended,
    dealt_before_chapter_in_force,
)
