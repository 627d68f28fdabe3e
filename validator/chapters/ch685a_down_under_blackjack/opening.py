"""§ 685a.4: opening of the table for gaming; of preshuffled cards subsection (e) lifts all but the spread of (b)."""

from validator.chapters.checks import denied
from validator.core.rule import equals
from validator.core.rule_definitions import FilingCheck

_PRESHUFFLED = equals("cards.preshuffled", "603a.16(u)", "603a.16(v)")


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
