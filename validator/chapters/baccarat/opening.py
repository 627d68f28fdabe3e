"""Opening of the table for gaming: what these chapters add to the inspection and spreading of the cards."""

from validator.chapters.checks import denied
from validator.core.rule_definitions import FilingCheck

decks_inspected_together = FilingCheck(
    title="Decks not inspected separately and face down",
    reads=("opening.inspected_deck_by_deck",),
    expected="each deck inspected separately, face down",
    observed="another way",
    message="the decks are not inspected each separately and face down",
    check=denied,
)

cards_not_spread_by_deck = FilingCheck(
    title="Cards not spread by deck, suit and sequence",
    reads=("opening.spread_by_deck",),
    expected="spread by deck according to suit and in sequence",
    observed="another way",
    message="the cards are not spread by deck, according to suit and in sequence",
    check=denied,
)

changed_decks_not_opened = FilingCheck(
    title="Decks of a later shoe not inspected, spread and washed",
    reads=("opening.at_every_change",),
    expected="inspection, spreading and washing of all decks received",
    observed="at the opening of the table alone",
    message=(
        "decks received after a shoe are not inspected, spread and washed; the section is headed as one on the opening "
        "of a table, and begins with the receipt of decks"
    ),
    check=denied,
)
