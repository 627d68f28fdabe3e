"""Cut, cover cards and the first card of the shoe, as these chapters order them."""

from validator.chapters.checks import denied, other_number, other_than, word_is
from validator.core.rule import equals, unless
from validator.core.rule_definitions import FilingCheck
from validator.law.facts import Bound

PRESHUFFLED = equals("cards.preshuffled", True)
NOT_PRESHUFFLED = unless("cards.preshuffled", True)
SHUFFLED_BY_HAND = unless("cards.shuffler", "automated", "continuous")
"""Condition: the dealer shuffles; a device, where the chapter knows none, has rules of its own."""

first_cut_to_another = FilingCheck(
    title="Cut offered first to somebody other than the player in the highest number position",
    reads=("shuffle.cut_first_offered",),
    expected="the player seated in the highest number position",
    observed="{stated}",
    message=(
        "the law says: the cut goes first to the player seated in the highest number position; the filing says {stated}"
    ),
    check=other_than("highest-number"),
)

cut_offered_counterclockwise = FilingCheck(
    title="Cut offered counterclockwise",
    reads=("shuffle.cut_direction",),
    expected="clockwise around the table",
    observed="{stated}",
    message=(
        "the cut is offered counterclockwise; the law says clockwise, which is the way of the descending numbers "
        "at a table numbered counterclockwise"
    ),
    check=word_is("counterclockwise"),
)

cut_offered_out_of_turn = FilingCheck(
    title="Cut not offered around the table",
    reads=("shuffle.cut_direction",),
    expected="clockwise around the table",
    observed="{stated}",
    message="the law says: the cut is offered clockwise around the table; the filing says {stated}",
    check=word_is("otherwise"),
)

declined_cut_left_out = FilingCheck(
    title="Cards not cut by the dealer when all players decline",
    reads=("shuffle.cut_declined_by_all",),
    expected="the dealer cuts",
    observed="{stated}",
    message="the law says: if no player accepts the cut the dealer cuts the cards; the filing says {stated}",
    check=other_than("dealer-cuts"),
)


def beneath_by_more_than_one(number: int, minimum: Bound) -> bool:
    """The cover card may not be deeper than any reading allows: one card less than the law says, if it counts itself.

    Fails:
        >>> beneath_by_more_than_one(12, Bound("at_least", 14))
        True
    Clean:
        >>> beneath_by_more_than_one(13, Bound("at_least", 14))
        False
    """
    return minimum.low(number + 1 - minimum.number)


cover_card_too_deep = FilingCheck(
    title="Cover card inserted nearer to the bottom than the law allows",
    reads=("shuffle.cover_card_depth_cards",),
    facts=("cover_card_depth_minimum",),
    expected="{minimum} cards above the bottom of the stack",
    observed="{number} cards beneath it",
    message="the cover card may lie {number} cards above the bottom of the stack; the law demands {minimum}",
    fails={"shuffle.cover_card_depth_cards": 12},
    check=beneath_by_more_than_one,
)


def one_card_short(number: int, minimum: int) -> bool:
    """Whether the cover card is the last of the law's number of cards, or lies above all of them, is open.

    Fails:
        >>> one_card_short(13, 14)
        True
    Clean:
        >>> one_card_short(14, 14)
        False
        >>> one_card_short(12, 14)
        False
    """
    return number + 1 == minimum


cover_card_counted_itself = FilingCheck(
    title="Cover card counted among the cards above the bottom",
    reads=("shuffle.cover_card_depth_cards",),
    facts=("cover_card_depth_minimum",),
    expected="at least {minimum} cards beneath the cover card",
    observed="{number} cards beneath it",
    message="{number} cards lie beneath the cover card; the law says {minimum}, and not whether it counts itself",
    fails={"shuffle.cover_card_depth_cards": 13},
    check=one_card_short,
)

no_cover_card_at_bottom = FilingCheck(
    title="No cover card at the bottom of the stack",
    reads=("shuffle.cover_card_at_bottom",),
    expected="a cover card at the bottom of the stack",
    observed="none",
    message="no cover card lies at the bottom of the stack; the text puts the second cover card in two places",
    check=denied,
)

recut_required_by_others = FilingCheck(
    title="Recut required by somebody other than a floorperson or above",
    reads=("shuffle.recut_required_by",),
    expected="a floorperson or above",
    observed="{stated}",
    message="the law says: a floorperson or above may require the cards to be recut; the filing says {stated}",
    check=other_than("floorperson-or-above"),
)

recut_by_another = FilingCheck(
    title="Cards recut by somebody other than the next person entitled",
    reads=("shuffle.recut_by",),
    expected="the next person entitled to cut the cards",
    observed="{stated}",
    message="the law says: the cards are recut by the next person entitled to cut them; the filing says {stated}",
    check=other_than("next-person-entitled"),
)

shoe_not_burned = FilingCheck(
    title="First card of the dealing shoe not discarded",
    reads=("dealing.burn_after_loading",),
    expected="the first card discarded before play commences",
    observed="none",
    message="the first card of the dealing shoe is not removed before play commences",
    check=denied,
)

later_shoe_not_burned = FilingCheck(
    title="First card discarded for the first shoe alone",
    reads=("dealing.burn_each_shoe",),
    expected="the first card of every dealing shoe",
    observed="the first shoe alone",
    message="the first card is removed for the first dealing shoe alone; the text says prior to commencement of play",
    check=denied,
)

burn_not_by_face_value = FilingCheck(
    title="No further cards discarded by the face value of the first",
    reads=("dealing.burn_by_face_value",),
    expected="an additional number of cards equal to the face value of the first card",
    observed="another number",
    message="the number of cards discarded with the first card is not its face value",
    check=denied,
)

burn_ten_counted_otherwise = FilingCheck(
    title="Ten or face card drawn first counted otherwise",
    reads=("dealing.burn_ten_counts",),
    facts=("burn_ten_value",),
    expected="{lawful}",
    observed="{number}",
    message="a 10, jack, queen or king drawn first counts {lawful}; the filing says {number}",
    fails={"dealing.burn_ten_counts": 0},
    passes={"dealing.burn_ten_counts": 10},
    check=other_number,
)

burn_ace_counted_otherwise = FilingCheck(
    title="Ace drawn first counted otherwise",
    reads=("dealing.burn_ace_counts",),
    facts=("burn_ace_value",),
    expected="{lawful}",
    observed="{number}",
    message="an ace drawn first counts {lawful}; the filing says {number}",
    fails={"dealing.burn_ace_counts": 11},
    check=other_number,
)

burned_cards_not_shown = FilingCheck(
    title="Cards discarded before play not shown to the players",
    reads=("dealing.burn_shown",),
    expected="all cards shown to the players",
    observed="not shown",
    message="the cards discarded before play commences are not all shown to the players",
    check=denied,
)

shuffled_by_a_device = FilingCheck(
    title="Cards shuffled by a device",
    reads=("cards.shuffler",),
    when=(NOT_PRESHUFFLED,),
    expected="a shuffle by the dealer, or preshuffled cards",
    observed="{stated}",
    message=(
        "a device shuffles the cards, which are not said to come preshuffled; the chapter has the dealer shuffle and "
        "names no device"
    ),
    check=word_is("automated"),
)
