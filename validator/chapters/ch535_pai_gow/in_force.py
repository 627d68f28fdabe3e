"""Preamble: from when to when chapter 535 is in force."""

from validator.chapters import in_force as asked

_BEGINS = ("535 Order (2)", "The temporary regulations are effective March 20, 2010")
_EXPIRES = (
    "535 Regulatory Review",
    "These temporary regulations shall expire 2 years after publication in the Pennsylvania Bulletin",
)

filed_after_chapter_expired = asked.filed_after_chapter_expired.bind(*_EXPIRES, reading="between-expiry-and-rescission")
filed_after_chapter_ended = asked.filed_after_chapter_ended.bind(*_EXPIRES)
filed_before_chapter_in_force = asked.filed_before_chapter_in_force.bind(*_BEGINS)
