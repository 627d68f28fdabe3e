"""The notice: rounds dealt before chapter 685a is in force."""

from validator.chapters import play_in_force as asked
from validator.core.rule import PlayRule

dealt_before_chapter_in_force = asked.dealt_before_chapter_in_force.bind(
    "685a Order (3)", "This order shall take effect upon publication in the Pennsylvania Bulletin"
)

PLAY_RULES: tuple[PlayRule, ...] = (dealt_before_chapter_in_force,)
