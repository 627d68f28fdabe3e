"""Cards counted and found short, in play: shared words."""

from validator.core.rule_definitions import PlayWords
from validator.games.shoe.counting import NO_NOTICE

counted_short_and_dealt = PlayWords(
    id="counted-short-and-dealt",
    title="Cards counted, found short and dealt again",
    message="the cards were counted, some were missing, and a round was dealt without anything done about it",
    needs={"a record of every notice, or how many cards were loaded": NO_NOTICE},
    expected="no cards missing",
    observed="cards missing",
)

more_cards_than_the_decks_hold = PlayWords(
    id="more-cards-than-the-decks-hold",
    title="More cards than the decks hold",
    message="{observed} cards were stacked, loaded or counted; the decks filed hold {expected}",
    expected="{expected} cards at the most",
    observed="{observed}",
)
