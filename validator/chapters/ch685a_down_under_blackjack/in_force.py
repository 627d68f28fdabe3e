"""The chapter's notice: from when on chapter 685a is in force."""

from validator.chapters import in_force as asked

filed_before_chapter_in_force = asked.filed_before_chapter_in_force.bind(
    "685a Order (3)", "This order shall take effect upon publication in the Pennsylvania Bulletin"
)
