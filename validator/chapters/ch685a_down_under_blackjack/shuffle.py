"""§ 685a.5: shuffle and cut of the cards, idle tables, and devices that reshuffle by themselves."""

from dataclasses import replace

from validator.chapters.checks import other_than
from validator.chapters.shoe import shuffle as of_shuffles
from validator.core.rule import equals, unless
from validator.core.rule_definitions import FilingCheck

# § 685a.5(h): subsections (b) to (g) do not apply to an approved device that reshuffles and counts by itself.
_ORDINARY_SHUFFLE = unless("cards.shuffler", "in-shoe", "continuous")

_NOT_PRESHUFFLED = unless("cards.preshuffled", "603a.16(u)", "603a.16(v)")

_PRESHUFFLED = equals("cards.preshuffled", "603a.16(u)", "603a.16(v)")

not_shuffled_before_play = replace(of_shuffles.not_shuffled_before_play, when=(_NOT_PRESHUFFLED,))

cut_not_offered = replace(
    of_shuffles.cut_not_offered,
    when=(_ORDINARY_SHUFFLE, unless("cards.shuffler", "automated-into-shoe"), _NOT_PRESHUFFLED),
)

preshuffled_cards_not_cut = replace(
    of_shuffles.preshuffled_cards_not_cut,
    when=(_ORDINARY_SHUFFLE, unless("cards.shuffler", "automated-into-shoe"), _PRESHUFFLED),
)

declined_cut_left_out = FilingCheck(
    title="Cards not cut by the dealer when all players decline",
    reads=("shuffle.cut_declined_by_all",),
    when=(_ORDINARY_SHUFFLE,),
    expected="the dealer cuts",
    observed="{stated}",
    message="if no player accepts the cut the dealer cuts the cards; the filing says {stated}",
    check=other_than("dealer-cuts"),
)

cut_passed_on_otherwise = FilingCheck(
    title="Refused cut not passed on counterclockwise",
    reads=("shuffle.cut_direction",),
    when=(_ORDINARY_SHUFFLE,),
    expected="counterclockwise",
    observed="{stated}",
    message=(
        "if the player at the dealer's farthest right refuses the cut it is offered on counterclockwise; the filing"
        " says {stated}"
    ),
    check=other_than("counterclockwise"),
)

cut_too_shallow = replace(of_shuffles.cut_too_shallow, when=(_ORDINARY_SHUFFLE,))

recut_required_by_others = FilingCheck(
    title="Recut required by another than a floorperson or above",
    reads=("shuffle.recut_required_by",),
    when=(_ORDINARY_SHUFFLE,),
    expected="a floorperson or above",
    observed="{stated}",
    message="a floorperson or above may require the cards to be recut; the filing says {stated}",
    check=other_than("floorperson-or-above"),
)

recut_by_another = FilingCheck(
    title="Cards recut by another than the last to cut or the next person entitled",
    reads=("shuffle.recut_by",),
    when=(_ORDINARY_SHUFFLE,),
    expected="the player who last cut the cards or the next person entitled",
    observed="{stated}",
    message=(
        "the cards are recut by the player who last cut them or by the next person entitled; the filing says {stated}"
    ),
    check=other_than("last-cutter-or-next-entitled"),
)

idle_cards_not_spread = replace(of_shuffles.idle_cards_not_spread, when=(_ORDINARY_SHUFFLE,))

idle_cards_not_reshuffled = replace(of_shuffles.idle_cards_not_reshuffled, when=(_ORDINARY_SHUFFLE,))
