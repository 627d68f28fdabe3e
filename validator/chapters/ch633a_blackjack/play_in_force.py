"""The chapter's head: rounds dealt before chapter 633a is in force."""

from validator.chapters import play_in_force as asked
from validator.core.rule import PlayRule

dealt_before_chapter_in_force = asked.dealt_before_chapter_in_force.bind(
    "633a Source", "adopted May 18, 2012, effective May 19, 2012"
)

PLAY_RULES: tuple[PlayRule, ...] = (dealt_before_chapter_in_force,)
