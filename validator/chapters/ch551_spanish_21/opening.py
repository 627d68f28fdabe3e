"""§ 551.4: opening of the table for gaming, and what becomes of the 10s."""

from validator.chapters.baccarat import opening as at_baccarat
from validator.chapters.blackjack import opening as asked
from validator.chapters.ch551_spanish_21.conditions import NOT_PRESHUFFLED
from validator.chapters.questions import denied, other_than
from validator.chapters.shoe import opening as at_openings
from validator.core.rule import filing_rule

_INSPECTION = "After receiving the decks of cards at the table, the dealer shall inspect the cards for any defects"
cards_not_inspected = at_openings.cards_not_inspected.bind("551.4(a)", _INSPECTION, when=(NOT_PRESHUFFLED,))
# Preshuffled cards that are not inspected, spread or washed: § 551.5(a) excepts them from the shuffle alone.
preshuffled_cards_not_inspected = at_baccarat.preshuffled_cards_not_inspected.bind(
    "551.4(a)", _INSPECTION, reading="inspection-of-preshuffled-cards"
)

tens_removed_by_another = filing_rule(
    id="tens-removed-by-another",
    title="Removal of the 10s not ensured by dealer and floorperson",
    cite="551.4(b)",
    quote=(
        "If the decks contain the 10 of any suit, the dealer and a floorperson shall ensure that these cards are"
        " removed from the decks"
    ),
    reads=("opening.tens_removed_by",),
    expected="the dealer and a floorperson",
    observed="{stated}",
    message="the dealer and a floorperson ensure that the 10s are removed from the decks; the filing says {stated}",
)(other_than("dealer-and-floorperson"))
_TORN = "torn in half and placed in the box, envelope or container that the decks came from"
tens_not_torn = filing_rule(
    id="tens-not-torn",
    title="Removed 10s not torn in half",
    cite="551.4(b)",
    quote=_TORN,
    reads=("opening.tens_torn",),
    expected="torn in half",
    observed="left whole",
    message="the 10s removed from the decks are not torn in half",
)(denied)
tens_put_elsewhere = filing_rule(
    id="tens-put-elsewhere",
    title="Removed 10s not put into the container of the decks",
    cite="551.4(b)",
    quote=_TORN,
    reads=("opening.tens_put",),
    expected="the box, envelope or container that the decks came from",
    observed="{stated}",
    message="the torn 10s go into the box, envelope or container that the decks came from; the filing says {stated}",
)(other_than("original-container"))
inspection_not_verified = at_openings.inspection_not_verified.bind(
    "551.4(b)",
    "the verification by the floorperson assigned to the table",
    reading="verification-presupposed",
    when=(NOT_PRESHUFFLED,),
)
cards_not_spread = at_openings.cards_not_spread.bind(
    "551.4(b)",
    "the cards shall be spread out face up on the table for visual inspection by the first player to arrive at the"
    " table",
    when=(NOT_PRESHUFFLED,),
)
cards_not_in_fans = asked.cards_not_in_fans.bind(
    "551.4(b)",
    "The cards shall be spread out in horizontal fan shaped columns by deck according to suit and in sequence",
    when=(NOT_PRESHUFFLED,),
)

_TURNED = (
    "After the first player has been afforded an opportunity to visually inspect the cards, the cards shall be turned"
    " face down on the table, mixed thoroughly by a washing of the cards, and stacked"
)
first_player_not_awaited = at_baccarat.first_player_not_awaited.bind(
    "551.4(c)", _TURNED, reading="first-player-to-arrive"
)
cards_not_washed = at_openings.cards_not_washed.bind("551.4(c)", _TURNED, when=(NOT_PRESHUFFLED,))
