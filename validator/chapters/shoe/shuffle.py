"""Shuffle and cut of the cards, the cards of an idle table, and devices that reshuffle by themselves."""

from validator.chapters.checks import denied, fewer_than, word_is
from validator.core.rule_definitions import FilingCheck

not_shuffled_before_play = FilingCheck(
    title="Cards not shuffled before play",
    reads=("shuffle.before_play",),
    expected="a shuffle immediately before play",
    observed="none",
    message="the cards are not shuffled immediately before play",
    check=denied,
)

not_shuffled_after_each_shoe = FilingCheck(
    title="Cards not shuffled after each shoe",
    reads=("shuffle.after_each_shoe",),
    expected="a shuffle after each shoe",
    observed="none",
    message="the cards are not shuffled after each shoe is dealt",
    check=denied,
)

cut_not_offered = FilingCheck(
    title="Cut not offered",
    reads=("shuffle.cut_offered",),
    expected="an offer to cut",
    observed="none",
    message="the stack is not offered to be cut",
    check=denied,
)

device_shuffled_cards_not_cut = FilingCheck(
    title="Cards from the shuffling device not cut",
    reads=("shuffle.cut_offered",),
    expected="an offer to cut",
    observed="none",
    message=(
        "the stack from the shuffling device is not offered to be cut; the text spares the dealer's shuffle "
        "and does not speak of the cut"
    ),
    check=denied,
)

preshuffled_cards_not_cut = FilingCheck(
    title="Preshuffled cards not cut",
    reads=("shuffle.cut_offered",),
    expected="an offer to cut",
    observed="none",
    message=(
        "the preshuffled stack is not offered to be cut; the text exempts it from the "
        "shuffle and does not speak of the cut"
    ),
    fails=({"shuffle.cut_offered": False}, {"cards.preshuffled": "603a.16(u)", "shuffle.cut_offered": False}),
    check=denied,
)

cut_too_shallow = FilingCheck(
    title="Cut nearer to the end of the stack than the law allows",
    reads=("shuffle.cut_depth_cards",),
    facts=("cut_depth_minimum",),
    expected="{minimum} cards from either end",
    observed="{number} cards",
    message="the cut may be made {number} cards from the end of the stack; the law demands {minimum}",
    fails={"shuffle.cut_depth_cards": 5},
    passes={"shuffle.cut_depth_cards": 10},
    check=fewer_than,
)


idle_cards_not_spread = FilingCheck(
    title="Cards of an idle table left in the shoe",
    reads=("shuffle.idle_cards_spread",),
    expected="removed from shoe and rack, and spread",
    observed="{stated}",
    message="while there is no gaming activity the cards must be spread on the table; the filing says {stated}",
    passes={"shuffle.idle_cards_spread": "face-down"},
    check=word_is("left-in-the-shoe"),
)

idle_cards_not_reshuffled = FilingCheck(
    title="Cards of an idle table not reshuffled for the next player",
    reads=("shuffle.idle_cards_reshuffled",),
    expected="a washing, shuffle and cut",
    observed="none",
    message="the cards of an idle table are not washed, shuffled and cut for the next player",
    check=denied,
)

idle_cards_not_put_into_shuffler = FilingCheck(
    title="Cards of an idle table not put into the shuffling device",
    reads=("shuffle.idle_cards_reshuffled",),
    expected="the cards stacked and placed into the device",
    observed="none",
    message="the cards of an idle table are not placed into the shuffling device for the next player",
    check=denied,
)

self_shuffled_without_cover_card = FilingCheck(
    title="No cover card with a device that reshuffles by itself",
    reads=("cards.cover_cards",),
    facts=("cover_cards_minimum",),
    expected="at least {minimum:bare} cover card",
    observed="{number}",
    message=(
        "{number} cover cards are used with a device that reshuffles by itself; the text "
        "demands {minimum:bare} and then has no use for it"
    ),
    passes={"cards.cover_cards": 2},
    check=fewer_than,
)
