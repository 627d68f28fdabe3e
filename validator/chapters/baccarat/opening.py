"""Opening of the table for gaming: what these chapters add to the inspection and spreading of the cards."""

from validator.chapters.questions import denied
from validator.core.question import FilingQuestion
from validator.core.rule import equals

decks_inspected_together = FilingQuestion(
    id="decks-inspected-together",
    title="Decks not inspected separately and face down",
    reads=("opening.inspected_deck_by_deck",),
    expected="each deck inspected separately, face down",
    observed="another way",
    message="the decks are not inspected each separately and face down",
    check=denied,
)

cards_not_spread_by_deck = FilingQuestion(
    id="cards-not-spread-by-deck",
    title="Cards not spread by deck, suit and sequence",
    reads=("opening.spread_by_deck",),
    expected="spread by deck according to suit and in sequence",
    observed="another way",
    message="the cards are not spread by deck, according to suit and in sequence",
    check=denied,
)

first_player_not_awaited = FilingQuestion(
    id="first-player-not-awaited",
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


preshuffled_cards_not_inspected = FilingQuestion(
    id="preshuffled-cards-not-inspected",
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
    check=opening_left_out,
)

changed_decks_not_opened = FilingQuestion(
    id="changed-decks-not-opened",
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
