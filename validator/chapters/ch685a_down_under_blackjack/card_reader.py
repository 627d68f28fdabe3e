"""§ 685a.2(d) and 685a.3(e): the Masque Card Reader device, its lights and the ranges of the hole card.

How the device is used in a round, § 685a.7(h), stands here too.
"""

from collections.abc import Callable

from validator.chapters.checks import denied, other_cards, other_than
from validator.core.rule_definitions import FilingCheck

range_determined_late = FilingCheck(
    title="Range of the hole card determined after the action began",
    reads=("dealing.hole_card_range_determined",),
    expected="before any action on the hand",
    observed="{stated}",
    message=(
        "the law says: the range of the hole card is assigned before any action on the hand; the filing says {stated}"
    ),
    passes={"dealing.hole_card_range_determined": "before-any-action"},
    check=other_than("before-any-action"),
)


def _range(name: str, *, fails: object) -> FilingCheck:
    return FilingCheck(
        title=f"{name.capitalize()} range of other ranks",
        reads=(f"cards.ranges.{name}",),
        facts=(f"{name}_range",),
        expected="{lawful}",
        observed="{cards}",
        message=f"the {name.capitalize()} range is {{cards}} in the filing; the law says {{lawful}}",
        fails={f"cards.ranges.{name}": fails},
        check=other_cards,
    )


def _light(name: str, color: str) -> FilingCheck:
    check: Callable[[str], bool] = other_than(color)
    return FilingCheck(
        title=f"Light of another color for a {name.capitalize()} hole card",
        reads=(f"table.card_reader.lights.{name}",),
        expected=f"a {color} light",
        observed="{stated}",
        message=(
            f"the law says: the device indicates a {name.capitalize()} hole card by a {color} light; the filing says "
            "{stated}"
        ),
        fails={f"table.card_reader.lights.{name}": "otherwise"},
        check=check,
    )


small_range_of_other_ranks = _range(
    "small",
    fails=["ace", "2", "3", "4", "5"],
)

small_light_of_another_color = _light("small", "blue")

medium_range_of_other_ranks = _range(
    "medium",
    fails=["6", "7", "8"],
)

medium_light_of_another_color = _light("medium", "red")

large_range_of_other_ranks = _range(
    "large",
    fails=["10", "jack", "queen", "king"],
)

large_light_of_another_color = _light("large", "yellow")

card_reader_used_in_some_rounds = FilingCheck(
    title="Masque Card Reader device used in some rounds only",
    reads=("dealing.card_reader_used",),
    expected="in every round",
    observed="{stated}",
    message="the law says: the dealer determines the range of his hole card in every round; the filing says {stated}",
    passes={"dealing.card_reader_used": "every-round"},
    check=other_than("every-round"),
)


hand_outside_the_area_of_its_range = FilingCheck(
    title="Dealer's hand not placed in the area of its range",
    reads=("dealing.dealers_hand_placed",),
    expected="in the area of the range shown",
    observed="{stated}",
    message=(
        "the law says: the dealer places his hand in the area of the range that the device shows; the filing says "
        "{stated}"
    ),
    passes={"dealing.dealers_hand_placed": "area-of-its-range"},
    check=other_than("area-of-its-range"),
)

two_large_cards_not_exposed = FilingCheck(
    title="Hole card not exposed though both cards are Large",
    reads=("dealing.hole_card_exposed_if_both_large",),
    expected="the hole card exposed before the action",
    observed="not exposed",
    message="the hole card is not exposed before the action though both cards of the dealer are Large",
    check=denied,
)

hole_card_turned_early_as_filed = FilingCheck(
    title="Hole card turned face up before the players have played",
    reads=("dealing.hole_card_exposed_otherwise",),
    expected="after the players",
    observed="{stated}",
    message=(
        "the law says: unless both cards are Large, the hole card is turned after the players have played; the "
        "filing says {stated}"
    ),
    passes={"dealing.hole_card_exposed_otherwise": "after-the-players"},
    check=other_than("after-the-players"),
)
