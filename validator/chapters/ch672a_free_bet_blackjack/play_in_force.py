"""The chapter's head: rounds dealt before chapter 672a is in force."""

from validator.chapters import play_in_force as asked
from validator.core.rule import PlayRule

dealt_before_chapter_in_force = asked.dealt_before_chapter_in_force.bind(
    "672a Source", "adopted August 26, 2016, effective August 27, 2016, 46 Pa.B. 5540"
)

PLAY_RULES: tuple[PlayRule, ...] = (dealt_before_chapter_in_force,)
