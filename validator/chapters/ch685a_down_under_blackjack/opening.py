"""§ 685a.4: opening of the table for gaming; of preshuffled cards subsection (e) lifts all but the spread of (b)."""

from dataclasses import replace

from validator.chapters.checks import denied
from validator.chapters.shoe import batches as of_batches, opening as at_openings
from validator.core.rule import equals, unless
from validator.core.rule_definitions import FilingCheck

# § 685a.4(e): subsections (a), (c) and (d) do not apply to cards preinspected and preshuffled so.
_NOT_PRESHUFFLED = unless("cards.preshuffled", "603a.16(u)", "603a.16(v)")

_PRESHUFFLED = equals("cards.preshuffled", "603a.16(u)", "603a.16(v)")

cards_not_inspected = replace(at_openings.cards_not_inspected, when=(_NOT_PRESHUFFLED,))

inspection_not_verified = replace(at_openings.inspection_not_verified, when=(_NOT_PRESHUFFLED,))

cards_not_spread = replace(at_openings.cards_not_spread, when=(_NOT_PRESHUFFLED,))

preshuffled_cards_not_in_fans = FilingCheck(
    title="Preshuffled cards not spread in fans by deck, suit and sequence",
    reads=("opening.spread_in_fans_by_deck",),
    when=(_PRESHUFFLED,),
    expected="horizontal fans by deck, suit and sequence",
    observed="another way",
    message=(
        "preshuffled cards are not spread by deck, according to suit and in sequence, which their order does not allow;"
        " the text exempts them from other subsections and not from this one"
    ),
    check=denied,
)

cards_not_washed = replace(at_openings.cards_not_washed, when=(_NOT_PRESHUFFLED,))

batches_spread_together = replace(of_batches.batches_spread_together, when=(_NOT_PRESHUFFLED, of_batches.BATCHED))

preshuffled_cards_not_spread = FilingCheck(
    title="Preshuffled cards not spread face up for the first player",
    reads=("opening.spread_face_up",),
    when=(_PRESHUFFLED,),
    expected="cards spread face up, § 685a.4(b)",
    observed="not spread",
    message=(
        "the preshuffled cards are not spread face up for the first player; subsections (a), (c) and (d) do not apply"
        " to them, subsection (b) does"
    ),
    check=denied,
)
