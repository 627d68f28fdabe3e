"""§ 545.5: shuffle and cut, the cover cards, and the first card of the shoe."""

from dataclasses import replace

from validator.chapters.baccarat import shuffle as asked
from validator.chapters.checks import denied, other_than, word_is
from validator.chapters.shoe import shuffle as common
from validator.core.rule import unless
from validator.core.rule_definitions import FilingCheck

not_shuffled_before_play = replace(
    common.not_shuffled_before_play, when=(asked.SHUFFLED_BY_HAND, asked.NOT_PRESHUFFLED)
)
cards_washed_once = FilingCheck(
    title="Cards not washed once more before the shuffle",
    reads=("shuffle.washed_before_shuffle",),
    when=(asked.NOT_PRESHUFFLED,),
    expected="a washing and stacking immediately before play",
    observed="none but the one at the opening",
    message=(
        "the cards are not washed again before the shuffle; the text orders a washing at the opening and one before "
        "play, which may be the same"
    ),
    check=denied,
)
shuffled_by_some_dealers = FilingCheck(
    title="Not every dealer shuffles",
    reads=("shuffle.each_dealer_shuffles",),
    when=(asked.SHUFFLED_BY_HAND, asked.NOT_PRESHUFFLED),
    expected="a shuffle by each of the dealers, independently",
    observed="by some of them",
    message="not every dealer at the table shuffles the stack; the text says each, and not which dealers it means",
    check=denied,
)

cut_not_offered = replace(common.cut_not_offered, when=(asked.NOT_PRESHUFFLED,))
preshuffled_cards_not_cut = replace(common.preshuffled_cards_not_cut, when=(asked.PRESHUFFLED,))
reshuffle_cut_to_another = FilingCheck(
    title="Cut of a reshuffle offered first to somebody other than the last curator",
    reads=("shuffle.reshuffle_cut_first_offered",),
    when=(unless("shuffle.reshuffle_cut_first_offered", "highest-number"),),
    expected="the last curator",
    observed="{stated}",
    message="the law says: in the case of a reshuffle the cut goes first to the last curator; the filing says {stated}",
    fails={"shuffle.reshuffle_cut_first_offered": "otherwise"},
    check=other_than("last-curator"),
)
reshuffle_cut_from_the_highest_number = FilingCheck(
    title="Cut of a reshuffle offered first to the player in the highest number position",
    reads=("shuffle.reshuffle_cut_first_offered",),
    expected="the last curator",
    observed="{stated}",
    message=(
        "in the case of a reshuffle the cut goes first to the player in the highest number position; the text says the "
        "last curator, and has no shuffle that is surely a reshuffle"
    ),
    check=word_is("highest-number"),
)

no_cover_card_at_bottom = FilingCheck(
    title="No cover card at the bottom of the stack",
    reads=("shuffle.cover_card_at_bottom",),
    expected="the first cover card at the bottom of the stack",
    observed="none",
    message=(
        "no cover card lies at the bottom of the stack; the text puts the first one there with the cards above it, and "
        "does not say that it stays"
    ),
    check=denied,
)
