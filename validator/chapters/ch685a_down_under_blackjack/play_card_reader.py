"""§§ 685a.3(e) and 685a.7(h). The Masque Card Reader device, in play: range, area, two Large cards, Blackjack."""

from validator.chapters.blackjack import play_dealing as asked, play_table_rules as of_table
from validator.core.finding import Severity
from validator.core.question import PlayQuestion
from validator.games.blackjack.card_reader import NO_READER, card_before_reader, reader_unused
from validator.games.blackjack.dealers_draws import NO_DIRECTION
from validator.games.blackjack.decisions import acts_out_of_turn
from validator.games.blackjack.masque_reader import (
    NO_AREA,
    NO_EXPOSURE,
    NO_HOLE_CARD,
    NO_LIGHT,
    acted_before,
    range_differs,
)
from validator.games.blackjack.slots import dealing, down_under

_LIGHTS = {"which light the device showed": NO_LIGHT, "the dealer's hole card": NO_HOLE_CARD}

_BEFORE = "prior to being exposed to the players and prior to any action on the hand"

_COLLECTED = "Does not have a Blackjack, the dealer shall collect the player's Bet Wager"


def _light(name: str, title: str, slot: int, light: str) -> PlayQuestion:
    return PlayQuestion(
        id=f"{name}-hole-card-shown-otherwise",
        title=f"{title} hole card shown by another light",
        message=f"the device did not show the {light} light for a {title} hole card ({{dealer}})",
        slot=slot,
        check=range_differs,
        needs=_LIGHTS,
        expected=f"the {light} light",
        observed="another light",
    )


card_reader_not_used = PlayQuestion(
    id="card-reader-not-used",
    title="Card reader not used",
    message="the game went on without the hole card having been inserted into the card reader",
    slot=dealing.READER_NOT_USED,
    check=reader_unused,
    needs={"each use of the card reader": NO_READER},
    expected="the hole card put into the card reader",
    observed="the round played without it",
).bind(
    "685a.7(h)",
    "The dealer shall insert the hole card into the Masque Card Reader device",
    also=(
        (
            "685a.3(e)",
            "The dealer's hole card, after the cards are dealt and after placement in the Masque Card Reader device,"
            " will be assigned one of the following value ranges",
        ),
        ("685a.7(h)", "the dealer shall determine the value range of the dealer's hole card"),
    ),
)

card_reader_used_late = PlayQuestion(
    id="card-reader-used-late",
    title="Action begun before the card reader was used",
    message="{seat}: a decision was taken or an additional card dealt before the card reader was used",
    slot=dealing.READER_USED_LATE,
    check=card_before_reader,
    expected="the card reader first",
    observed="the action first",
).bind("685a.3(e)", _BEFORE)

hole_card_exposed_at_reader = asked.hole_card_exposed_at_reader.bind(
    "685a.7(h)", "without exposing it to anyone at the table, including the dealer", also=(("685a.3(e)", _BEFORE),)
)

small_hole_card_shown_otherwise = _light("small", "Small", down_under.SMALL_SHOWN_OTHERWISE, "blue").bind(
    "685a.3(e)(1)",
    "Small, if the value of the hole card is either 2, 3, 4 or 5, indicated by a blue light on the Masque Card Reader"
    " device",
    also=(
        (
            "685a.7(h)",
            "If the dealer's hole card is in the Small value range (2-3-4-5), the Masque Card Reader device will"
            " illuminate a blue light",
        ),
    ),
)

medium_hole_card_shown_otherwise = _light("medium", "Medium", down_under.MEDIUM_SHOWN_OTHERWISE, "red").bind(
    "685a.3(e)(2)",
    "Medium, if the value of the hole card is either 6, 7, 8 or 9, indicated by a red light on the Masque Card Reader"
    " device",
    also=(
        (
            "685a.7(h)",
            "If the dealer's hole card is in the Medium value range (6-7-8-9), the Masque Card Reader device will"
            " illuminate a red light",
        ),
    ),
)

large_hole_card_shown_otherwise = _light("large", "Large", down_under.LARGE_SHOWN_OTHERWISE, "yellow").bind(
    "685a.3(e)(3)",
    "Large, if the value of the hole card is either 10, jack, queen, king or ace, indicated by a yellow light on the"
    " Masque Card Reader device",
    also=(
        (
            "685a.7(h)",
            "If the dealer's hole card is in the Large value range (10-J-Q-K-A), the Masque Card Reader device will"
            " illuminate a yellow light",
        ),
    ),
)

_AREA = "The dealer will then place his hand in the corresponding area on the layout"

dealers_hand_in_other_area = PlayQuestion(
    id="dealers-hand-in-other-area",
    title="Dealer's hand put in another area than that of its range",
    message="the dealer's hand ({dealer}) was put in another area than that of the range of the hole card",
    slot=down_under.HAND_IN_OTHER_AREA,
    check=range_differs,
    needs={"which light the device showed, or the hole card": NO_LIGHT},
    expected="the area of its range",
    observed="another area",
).bind("685a.7(h)", _AREA)

dealers_hand_in_no_area = PlayQuestion(
    id="dealers-hand-in-no-area",
    title="Dealer's hand not put in an area before the action",
    message="the action began and the dealer's hand lay in none of the three areas",
    slot=down_under.HAND_IN_NO_AREA,
    check=acted_before,
    needs={"each placing of the dealer's hand in an area": NO_AREA},
    expected="the hand in the area of its range",
    observed="in no area",
).bind("685a.7(h)", _AREA)

dealers_hand_moved_late = PlayQuestion(
    id="dealers-hand-moved-late",
    title="Dealer's hand moved to the right area only after the action had begun",
    message="the dealer's hand lay in a wrong area when the action began and was moved to that of its range later",
    slot=down_under.AREA_MENDED_LATE,
    check=range_differs,
    expected="the area of its range before the action",
    observed="moved there later",
).bind(
    "685a.12(h)",
    "if the dealer places the hole card in the incorrect spot on the layout prior to player action on the hand",
    severity=Severity.INFO,
    reading="when-the-wrong-spot-matters",
)

large_hole_card_not_exposed = PlayQuestion(
    id="large-hole-card-not-exposed",
    title="Two Large cards of the dealer not exposed before the action",
    message="the action began without the hole card exposed though both of the dealer's cards are Large ({dealer})",
    slot=down_under.LARGE_HOLE_CARD_NOT_EXPOSED,
    check=acted_before,
    needs={"when the hole card was turned up": NO_EXPOSURE, "the dealer's hole card": NO_HOLE_CARD},
    expected="the hole card exposed first",
    observed="not exposed",
).bind(
    "685a.7(h)",
    "If the dealer's first card and hole card are both in the Large value range, the dealer's hole card shall be exposed"
    " to the players prior to the beginning of action",
)

card_after_dealer_blackjack = asked.card_after_dealer_blackjack.bind(
    "685a.7(h)", "If the dealer has a Blackjack, additional cards may not be dealt"
)

blackjacks_tie_not_returned = of_table.blackjacks_tie_not_returned.bind(
    "685a.7(h)(1)", "Has a Blackjack, the dealer shall return the player's Bet Wager"
)

wager_kept_on_dealer_blackjack = of_table.wager_kept_on_dealer_blackjack.bind("685a.7(h)(2)", _COLLECTED)

dealer_blackjack_out_of_order = PlayQuestion(
    id="dealer-blackjack-collected-out-of-order",
    title="Wagers lost to a dealer's Blackjack collected out of order",
    message="against the dealer's Blackjack the wager of {observed} was collected after that of {expected}",
    slot=down_under.DEALER_BLACKJACK_OUT_OF_ORDER,
    check=acts_out_of_turn,
    needs={"the position, and the direction in which positions are numbered": NO_DIRECTION},
    expected="before {expected}, if the order of the settlement holds here too",
    observed="{observed}",
    unit="seat",
).bind(
    "685a.7(h)",
    "If the dealer has a Blackjack, additional cards may not be dealt and if a player",
    severity=Severity.INFO,
    reading="order-of-settling-a-dealer-blackjack",
)

PLAY_RULES = (
    card_reader_not_used,
    card_reader_used_late,
    hole_card_exposed_at_reader,
    small_hole_card_shown_otherwise,
    medium_hole_card_shown_otherwise,
    large_hole_card_shown_otherwise,
    dealers_hand_in_other_area,
    dealers_hand_in_no_area,
    dealers_hand_moved_late,
    large_hole_card_not_exposed,
    card_after_dealer_blackjack,
    blackjacks_tie_not_returned,
    wager_kept_on_dealer_blackjack,
    dealer_blackjack_out_of_order,
)
