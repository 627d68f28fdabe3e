"""§ 551.3. Cards; number of decks; value of cards: and the 10s that the decks hold no longer, § 551.4(b), in play."""

from validator.chapters.blackjack import play_cards as asked
from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.found_cards import more_cards_than_decks
from validator.games.blackjack.slots import spanish_21
from validator.games.blackjack.tens import not_in_its_box, removed_after_inspection, removed_whole
from validator.games.shoe.questions import NO_RECORD

_TOTALS = (
    ("551.8(f)", "the dealer shall, beginning from his left, announce the point total of each player"),
    ("551.8(g)", "shall announce the new point total of the player after each additional card is dealt"),
    ("551.3(b)", "The value of the cards contained in each deck shall be as follows"),
)

card_beyond_decks = asked.card_beyond_decks.bind(
    "551.3(a)",
    "Spanish 21 shall be played with six or eight decks of cards identical in appearance. The decks must consist of 48"
    " cards",
)

more_cards_than_the_decks_hold = PlayRule(
    id="more-cards-than-the-decks-hold",
    title="More cards than decks without 10s hold",
    cite="551.3(a)",
    quote="The decks must consist of 48 cards, with the 10 of each suit removed from each deck",
    severity=Severity.ERROR,
    message="{observed} cards were stacked, loaded or counted; the decks filed hold {expected}",
    slot=spanish_21.MORE_CARDS_THAN_DECKS,
    check=more_cards_than_decks,
    expected="{expected} cards at the most",
    observed="{observed}",
)

tens_removed_late = PlayRule(
    id="tens-removed-late",
    title="10s removed only after the washing",
    cite="551.3(a)",
    quote="removed from each deck during the inspection required under § 551.4",
    severity=Severity.ERROR,
    message="10s were taken out of the decks only after the cards had been washed",
    slot=spanish_21.TENS_REMOVED_LATE,
    check=removed_after_inspection,
    needs={"from where the 10s were taken": NO_RECORD},
    expected="removal during the inspection",
    observed="after the washing",
)

tens_put_aside_whole = PlayRule(
    id="tens-put-aside-whole",
    title="10s removed at the opening and not torn",
    cite="551.4(b)",
    quote="torn in half and placed in the box, envelope or container that the decks came from",
    severity=Severity.ERROR,
    message="the 10s were taken out of the decks and not torn in half",
    slot=spanish_21.OPENING_TENS_NOT_TORN,
    check=removed_whole,
    needs={"whether the cards were torn": NO_RECORD},
    expected="10s torn in half",
    observed="whole cards",
)

tens_not_in_their_box = PlayRule(
    id="tens-not-in-their-box",
    title="10s removed at the opening put elsewhere",
    cite="551.4(b)",
    quote="placed in the box, envelope or container that the decks came from",
    severity=Severity.ERROR,
    message="the 10s taken out of the decks were put elsewhere than where the decks came from",
    slot=spanish_21.OPENING_TENS_NOT_TO_BOX,
    check=not_in_its_box,
    needs={"where the cards were put": NO_RECORD},
    expected="the box, envelope or container of the decks",
    observed="elsewhere",
)

number_card_misvalued = asked.number_card_misvalued.bind(
    "551.3(b)(1)", "Any card from 2 to 9 shall have its face value", also=_TOTALS
)

face_card_misvalued = asked.face_card_misvalued.bind(
    "551.3(b)(2)", "Any jack, queen or king shall have a value of 10", also=_TOTALS
)

ace_counted_low = asked.ace_counted_low.bind(
    "551.3(b)(3)",
    "An ace shall have a value of 11, unless that value would give a player or the dealer a score in excess of 21",
    also=_TOTALS,
)

ace_counted_high = asked.ace_counted_high.bind(
    "551.3(b)(3)", "in which case the ace shall have a value of one", also=_TOTALS
)

PLAY_RULES = (
    card_beyond_decks,
    more_cards_than_the_decks_hold,
    tens_removed_late,
    number_card_misvalued,
    face_card_misvalued,
    ace_counted_low,
    ace_counted_high,
    tens_put_aside_whole,
    tens_not_in_their_box,
)
