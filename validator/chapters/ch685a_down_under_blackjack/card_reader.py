"""§ 685a.2(d) and 685a.3(e): the Masque Card Reader device, its lights and the ranges of the hole card.

How the device is used in a round, § 685a.7(h), stands here too.
"""

from collections.abc import Callable

from validator.chapters.blackjack import table as at_blackjack_tables
from validator.chapters.questions import denied, granted, other_than
from validator.core.rule import FilingRule, filing_rule

card_reader_missing = at_blackjack_tables.card_reader_missing.bind(
    "685a.2(d)",
    "Each Down Under Blackjack table must have a Masque Card Reader device attached to the top of the dealer's side"
    " of the table",
)

card_reader_not_inspected_daily = at_blackjack_tables.card_reader_not_inspected_daily.bind(
    "685a.2(d)", "shall inspect the Masque Card Reader device at the beginning of each gaming day"
)

card_reader_inspected_by_other = at_blackjack_tables.card_reader_inspected_by_other.bind(
    "685a.2(d)",
    "The floorperson assigned to the Down Under Blackjack table shall inspect the Masque Card Reader device",
)

range_determined_late = filing_rule(
    id="range-determined-late",
    title="Range of the hole card determined after the action began",
    cite="685a.3(e)",
    quote="prior to being exposed to the players and prior to any action on the hand",
    reads=("dealing.hole_card_range_determined",),
    expected="before any action on the hand",
    observed="{stated}",
    message="the range of the hole card is assigned before any action on the hand; the filing says {stated}",
)(other_than("before-any-action"))


def other_ranks(stated: tuple[str, ...], lawful: tuple[str, ...]) -> bool:
    """A range holds the ranks that the law lists and no others.

    Fails:
        >>> other_ranks(("ace", "2", "3", "4", "5"), ("2", "3", "4", "5"))
        True
        >>> other_ranks(("2", "3", "4"), ("2", "3", "4", "5"))
        True
    Clean:
        >>> other_ranks(("5", "4", "3", "2"), ("2", "3", "4", "5"))
        False
    """
    return set(stated) != set(lawful)


def _range(name: str, quote: str, cite: str) -> FilingRule:
    return filing_rule(
        id=f"{name}-range-of-other-ranks",
        title=f"{name.capitalize()} range of other ranks",
        cite=cite,
        quote=quote,
        reads=(f"cards.ranges.{name}",),
        facts=(f"{name}_range",),
        expected="{lawful}",
        observed="{stated}",
        message=f"the {name.capitalize()} range is {{stated}} in the filing; the law says {{lawful}}",
    )(other_ranks)


def _light(name: str, color: str, quote: str, cite: str) -> FilingRule:
    check: Callable[[str], bool] = other_than(color)
    return filing_rule(
        id=f"{name}-light-of-another-color",
        title=f"Light of another color for a {name.capitalize()} hole card",
        cite=cite,
        quote=quote,
        reads=(f"table.card_reader.lights.{name}",),
        expected=f"a {color} light",
        observed="{stated}",
        message=f"the device indicates a {name.capitalize()} hole card by a {color} light; the filing says {{stated}}",
    )(check)


small_range_of_other_ranks = _range(
    "small", "Small, if the value of the hole card is either 2, 3, 4 or 5", "685a.3(e)(1)"
)

small_light_of_another_color = _light(
    "small", "blue", "indicated by a blue light on the Masque Card Reader device", "685a.3(e)(1)"
)

medium_range_of_other_ranks = _range(
    "medium", "Medium, if the value of the hole card is either 6, 7, 8 or 9", "685a.3(e)(2)"
)

medium_light_of_another_color = _light(
    "medium", "red", "indicated by a red light on the Masque Card Reader device", "685a.3(e)(2)"
)

large_range_of_other_ranks = _range(
    "large", "Large, if the value of the hole card is either 10, jack, queen, king or ace", "685a.3(e)(3)"
)

large_light_of_another_color = _light(
    "large", "yellow", "indicated by a yellow light on the Masque Card Reader device", "685a.3(e)(3)"
)

card_reader_used_in_some_rounds = filing_rule(
    id="card-reader-used-in-some-rounds",
    title="Masque Card Reader device used in some rounds only",
    cite="685a.7(h)",
    quote="the dealer shall determine the value range of the dealer's hole card",
    reads=("dealing.card_reader_used",),
    expected="in every round",
    observed="{stated}",
    message="the dealer determines the range of his hole card in every round; the filing says {stated}",
)(other_than("every-round"))

hole_card_seen_at_the_reader = filing_rule(
    id="hole-card-seen-at-the-reader",
    title="Hole card seen when it is inserted into the device",
    cite="685a.7(h)",
    quote="without exposing it to anyone at the table, including the dealer",
    reads=("dealing.hole_card_seen_at_the_reader",),
    expected="nobody sees it, the dealer included",
    observed="seen",
    message="the hole card is inserted so that someone at the table sees it",
)(granted)

hand_outside_the_area_of_its_range = filing_rule(
    id="hand-outside-the-area-of-its-range",
    title="Dealer's hand not placed in the area of its range",
    cite="685a.7(h)",
    quote="The dealer will then place his hand in the corresponding area on the layout",
    reads=("dealing.dealers_hand_placed",),
    expected="in the area of the range shown",
    observed="{stated}",
    message="the dealer places his hand in the area of the range that the device shows; the filing says {stated}",
)(other_than("area-of-its-range"))

two_large_cards_not_exposed = filing_rule(
    id="two-large-cards-not-exposed",
    title="Hole card not exposed though both cards are Large",
    cite="685a.7(h)",
    quote=(
        "If the dealer's first card and hole card are both in the Large value range, the dealer's hole card shall be"
        " exposed to the players prior to the beginning of action"
    ),
    reads=("dealing.hole_card_exposed_if_both_large",),
    expected="the hole card exposed before the action",
    observed="not exposed",
    message="the hole card is not exposed before the action though both cards of the dealer are Large",
)(denied)

hole_card_turned_early_as_filed = filing_rule(
    id="hole-card-turned-early-as-filed",
    title="Hole card turned face up before the players have played",
    cite="685a.7(l)",
    quote=(
        "After the decisions of each player have been implemented and all additional cards have been dealt, the"
        " dealer shall turn the hole card face up"
    ),
    reads=("dealing.hole_card_exposed_otherwise",),
    expected="after the players",
    observed="{stated}",
    message=(
        "unless both cards are Large, the hole card is turned after the players have played; the filing says {stated}"
    ),
)(other_than("after-the-players"))
