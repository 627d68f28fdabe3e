"""The chapter's head: from when on chapter 633a is in force."""

from validator.chapters import in_force as asked

filed_before_chapter_in_force = asked.filed_before_chapter_in_force.bind(
    "633a Source", "adopted May 18, 2012, effective May 19, 2012"
)
