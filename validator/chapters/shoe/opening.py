"""Opening of the table for gaming: inspection, spreading and washing of the cards."""

from validator.chapters.checks import denied
from validator.core.rule import equals
from validator.core.rule_definitions import FilingCheck

cards_not_inspected = FilingCheck(
    title="Cards not inspected by the dealer",
    reads=("opening.dealer_inspects",),
    expected="inspection by the dealer",
    observed="none",
    message="the dealer does not inspect the cards received at the table",
    check=denied,
)

inspection_not_verified = FilingCheck(
    title="Inspection not verified by the floorperson",
    reads=("opening.floorperson_verifies",),
    expected="verification by the floorperson",
    observed="none",
    message="the floorperson does not verify the inspection of the cards",
    check=denied,
)

cards_not_spread = FilingCheck(
    title="Cards not spread face up for the first player",
    reads=("opening.spread_face_up",),
    expected="cards spread face up",
    observed="not spread",
    message="the cards are not spread face up for the first player",
    check=denied,
)

cards_not_washed = FilingCheck(
    title="Cards not washed and stacked",
    reads=("opening.washed",),
    expected="a washing of the cards",
    observed="none",
    message="the cards are not mixed by a washing and stacked",
    check=denied,
)

first_player_not_awaited = FilingCheck(
    title="Cards turned down before a first player could inspect them",
    reads=("opening.first_player_awaited",),
    expected="the cards spread until a first player has had the opportunity to inspect them",
    observed="turned down before",
    message="the cards are turned face down and washed before a first player could inspect them",
    check=denied,
)


def opening_left_out(inspected: bool | None, spread: bool | None, washed: bool | None) -> bool:
    """Preshuffled cards are inspected, spread and washed too, if only the shuffle is spared them.

    Fails:
        >>> opening_left_out(False, None, True)
        True
    Clean:
        >>> opening_left_out(True, True, None)
        False
    """
    return False in (inspected, spread, washed)


preshuffled_cards_not_inspected = FilingCheck(
    title="Preshuffled cards not inspected, spread or washed",
    may_read=("opening.dealer_inspects", "opening.spread_face_up", "opening.washed"),
    when=(equals("cards.preshuffled", True),),
    at="opening",
    expected="inspection, spreading and washing",
    observed="inspected: {inspected}; spread: {spread}; washed: {washed}",
    message=(
        "preshuffled cards are not inspected, spread or washed at the table; the text exempts them from the shuffle "
        "and does not speak of this"
    ),
    fails={"opening.spread_face_up": False},
    check=opening_left_out,
)
