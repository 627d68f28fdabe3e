"""§ 685a.4: opening of the table for gaming; of preshuffled cards subsection (e) lifts all but the spread of (b)."""

from validator.chapters.blackjack import opening as asked
from validator.chapters.questions import denied
from validator.chapters.shoe import batches as of_batches, opening as at_openings
from validator.core.finding import Severity
from validator.core.rule import equals, filing_rule, unless

# § 685a.4(e): subsections (a), (c) and (d) do not apply to cards preinspected and preshuffled so.
_NOT_PRESHUFFLED = unless("cards.preshuffled", "603a.16(u)", "603a.16(v)")

_PRESHUFFLED = equals("cards.preshuffled", "603a.16(u)", "603a.16(v)")

cards_not_inspected = at_openings.cards_not_inspected.bind(
    "685a.4(a)", quote="the dealer shall inspect the cards for any defects", when=(_NOT_PRESHUFFLED,)
)

inspection_not_verified = at_openings.inspection_not_verified.bind(
    "685a.4(a)", quote="The floorperson assigned to the table shall verify the inspection", when=(_NOT_PRESHUFFLED,)
)

cards_not_spread = at_openings.cards_not_spread.bind(
    "685a.4(b)",
    quote=(
        "the cards shall be spread out face up on the table for visual inspection by the first player to arrive at the"
        " table"
    ),
    when=(_NOT_PRESHUFFLED,),
)

cards_not_in_fans = asked.cards_not_in_fans.bind(
    "685a.4(b)", "The cards shall be spread in horizontal fan shaped columns by deck according to suit and in sequence"
)

preshuffled_cards_not_in_fans = filing_rule(
    id="preshuffled-cards-not-in-fans",
    title="Preshuffled cards not spread in fans by deck, suit and sequence",
    cite="685a.4(b)",
    quote="The cards shall be spread in horizontal fan shaped columns by deck according to suit and in sequence",
    reads=("opening.spread_in_fans_by_deck",),
    when=(_PRESHUFFLED,),
    expected="horizontal fans by deck, suit and sequence",
    observed="another way",
    message=(
        "preshuffled cards are not spread by deck, according to suit and in sequence, which their order does not allow;"
        " the text exempts them from other subsections and not from this one"
    ),
    reading="pattern-of-preshuffled-cards",
    severity=Severity.WARNING,
)(denied)

cards_not_washed = at_openings.cards_not_washed.bind(
    "685a.4(c)", quote="mixed thoroughly by a washing of the cards and stacked", when=(_NOT_PRESHUFFLED,)
)

cards_not_shuffled_at_opening = asked.cards_not_shuffled_at_opening.bind(
    "685a.4(c)", "Once the cards have been stacked, the cards shall be shuffled in accordance with § 685a.5"
)

batches_spread_together = of_batches.batches_spread_together.bind(
    "685a.4(d)",
    quote="all the decks in one batch of cards shall be spread for inspection, mixed, stacked and shuffled",
    when=(_NOT_PRESHUFFLED, of_batches.BATCHED),
)

preshuffled_cards_not_spread = filing_rule(
    id="preshuffled-cards-not-spread",
    title="Preshuffled cards not spread face up for the first player",
    cite="685a.4(e)",
    quote="subsections (a), (c) and (d) do not apply",
    reads=("opening.spread_face_up",),
    when=(_PRESHUFFLED,),
    expected="cards spread face up, § 685a.4(b)",
    observed="not spread",
    message=(
        "the preshuffled cards are not spread face up for the first player; subsections (a), (c) and (d) do not apply"
        " to them, subsection (b) does"
    ),
)(denied)
