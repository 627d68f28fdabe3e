"""§ 535.4: the ranking of hands, pairs and tiles, and the value of a hand, as a filing restates them."""

from validator.chapters.checks import denied, other_than, word_is
from validator.core.rule_definitions import FilingCheck

pairs_ranked_otherwise = FilingCheck(
    title="Pairs ranked otherwise",
    reads=("ranking.pairs",),
    expected="the chapter's pairs and ranks",
    observed="{stated}",
    message="the filing has other pairs, or ranks them otherwise, than the chapter",
    check=other_than("as-in-the-law"),
)

pair_not_above_value = FilingCheck(
    title="Pairs that do not rank above values",
    reads=("ranking.pair_above_value",),
    expected="pairs above all other hands",
    observed="not so",
    message="a hand with a permissible pair does not rank higher than every hand without one",
    check=denied,
)

copies_to_another = FilingCheck(
    title="Copy hands not won by dealer or bank",
    reads=("ranking.copies_to",),
    expected="the dealer or the bank",
    observed="{stated}",
    message="the law says: copy hands are won by the dealer or the bank; the filing says {stated}",
    fails={"ranking.copies_to": "nobody"},
    passes={"ranking.copies_to": "dealer-or-bank"},
    check=other_than("dealer-or-bank"),
)

value_counted_otherwise = FilingCheck(
    title="Value of a hand counted otherwise",
    reads=("ranking.value",),
    expected="the right digit of the total",
    observed="{stated}",
    message="the value of a hand is not the right digit of the total of its spots",
    check=other_than("right-digit"),
)

supreme_tiles_counted_otherwise = FilingCheck(
    title="Tiles of the Supreme Pair counted otherwise",
    reads=("ranking.supreme_tiles",),
    expected="either count",
    observed="{stated}",
    message="the tiles of the Supreme Pair, used separately, are counted otherwise than the law lets them",
    check=word_is("otherwise"),
)

supreme_tiles_at_one_count = FilingCheck(
    title="Tiles of the Supreme Pair at one count alone",
    reads=("ranking.supreme_tiles",),
    expected="either count",
    observed="their own spots alone",
    message=(
        "the tiles of the Supreme Pair are counted by their own spots alone; the law says that they may be "
        "counted either way, and not who chooses"
    ),
    check=word_is("own-spots"),
)

equal_values_decided_otherwise = FilingCheck(
    title="Hands of equal value decided otherwise",
    reads=("ranking.equal_values",),
    expected="the highest ranking tile",
    observed="{stated}",
    message="the law says: between hands of equal value the highest ranking tile decides; the filing says {stated}",
    check=other_than("highest-tile"),
)

tiles_ranked_otherwise = FilingCheck(
    title="Tiles ranked otherwise",
    reads=("ranking.tiles",),
    expected="the chapter's ranking",
    observed="{stated}",
    message="the filing ranks single tiles otherwise than the chapter",
    check=other_than("as-in-the-law"),
)
