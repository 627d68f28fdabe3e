"""§§ 685a.3(e) and 685a.7(h). The Masque Card Reader device, in play: range, area, two Large cards, Blackjack."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import masque_reader
from validator.games.blackjack.card_reader import NO_READER
from validator.games.blackjack.masque_reader import (
    NO_AREA,
    NO_EXPOSURE,
    NO_HOLE_CARD,
    NO_LIGHT,
    NO_USES,
)

_LIGHTS = {"which light the device showed": NO_LIGHT, "the dealer's hole card": NO_HOLE_CARD}


def _light(name: str, title: str, number: int, light: str) -> PlayWords:
    return PlayWords(
        id=f"{name}-hole-card-shown-otherwise",
        title=f"{title} hole card not shown by its light",
        message=f"the device did not show the {light} light for a {title} hole card ({{dealer}})",
        number=number,
        needs=_LIGHTS,
        expected=f"the {light} light",
        observed="another light, or none",
    )


card_reader_not_used = PlayWords(
    id="card-reader-not-used",
    title="Card reader not used",
    message="the game went on without the hole card having been inserted into the card reader",
    needs={"each use of the card reader": NO_READER},
    expected="the hole card put into the card reader",
    observed="the round played without it",
)

card_reader_used_late = PlayWords(
    id="card-reader-used-late",
    title="Action begun before the card reader was used",
    message="{seat}: a decision was taken or an additional card dealt before the card reader was used",
    expected="the card reader first",
    observed="the action first",
)

small_hole_card_shown_otherwise = _light("small", "Small", masque_reader.SMALL_HOLE_CARD_SHOWN_OTHERWISE, "blue")

medium_hole_card_shown_otherwise = _light("medium", "Medium", masque_reader.MEDIUM_HOLE_CARD_SHOWN_OTHERWISE, "red")

large_hole_card_shown_otherwise = _light("large", "Large", masque_reader.LARGE_HOLE_CARD_SHOWN_OTHERWISE, "yellow")

dealers_hand_in_other_area = PlayWords(
    id="dealers-hand-in-other-area",
    title="Dealer's hand put in another area than that of its range",
    message="the dealer's hand ({dealer}) was put in another area than that of the range of the hole card",
    needs={"which light the device showed, or the hole card": NO_LIGHT},
    expected="the area of its range",
    observed="another area",
)

dealers_hand_in_no_area = PlayWords(
    id="dealers-hand-in-no-area",
    title="Dealer's hand not put in an area before the action",
    message="the action began and the dealer's hand lay in none of the three areas",
    needs={"each placing of the dealer's hand in an area": NO_AREA},
    expected="the hand in the area of its range",
    observed="in no area",
)

dealers_hand_placed_before_reader = PlayWords(
    id="dealers-hand-placed-before-reader",
    title="Dealer's hand put in an area before the device was used",
    message="the dealer's hand was put in one of the three areas before the hole card went into the device",
    needs={"each use of the card reader": NO_USES},
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

dealers_hand_moved_late = PlayWords(
    id="dealers-hand-moved-late",
    title="Dealer's hand moved to the right area only after the action had begun",
    message="the dealer's hand lay in a wrong area when the action began and was moved to that of its range later",
    expected="the area of its range before the action",
    observed="moved there later",
)

large_hole_card_not_exposed = PlayWords(
    id="large-hole-card-not-exposed",
    title="Two Large cards of the dealer not exposed before the action",
    message="the action began without the hole card exposed though both of the dealer's cards are Large ({dealer})",
    needs={
        "when the hole card was turned up": NO_EXPOSURE,
        "the dealer's hole card, or the light that showed its range": NO_HOLE_CARD,
    },
    expected="the hole card exposed first",
    observed="not exposed",
)
