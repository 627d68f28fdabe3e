"""The chapter's head: from when on chapter 672a is in force."""

from validator.chapters import in_force as asked

filed_before_chapter_in_force = asked.filed_before_chapter_in_force.bind(
    "672a Source", "adopted August 26, 2016, effective August 27, 2016, 46 Pa.B. 5540"
)
