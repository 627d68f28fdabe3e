"""Cards counted and found short, in play: shared words."""

from validator.core.said import PlayWords

counted_short_and_dealt = PlayWords(
    id="counted-short-and-dealt",
    title="Cards counted, found short and dealt again",
    message="the cards were counted, some were missing, and a round was dealt without anything done about it",
    expected="no cards missing",
    observed="cards missing",
)
