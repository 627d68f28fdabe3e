"""§ 535.4: the ranking of hands, pairs and tiles, and the value of a hand, as a filing restates them."""

from validator.chapters.questions import denied, other_than, word_is
from validator.core.finding import Severity
from validator.core.rule import filing_rule

pairs_ranked_otherwise = filing_rule(
    id="pairs-ranked-otherwise",
    title="Pairs ranked otherwise",
    cite="535.4(a)",
    quote=(
        "The permissible pairs of tiles and their rank, with the Supreme Pair being the highest or first ranking "
        "pair, are as follows:"
    ),
    reads=("ranking.pairs",),
    expected="the chapter's pairs and ranks",
    observed="{stated}",
    message="the filing has other pairs, or ranks them otherwise, than the chapter",
)(other_than("as-in-the-law"))

pair_not_above_value = filing_rule(
    id="pair-not-above-value",
    title="Pairs that do not rank above values",
    cite="535.4(a)",
    quote=(
        "A hand with a permissible pair of tiles shall rank higher than a hand which does not contain any "
        "permissible pair"
    ),
    reads=("ranking.pair_above_value",),
    expected="pairs above all other hands",
    observed="not so",
    message="a hand with a permissible pair does not rank higher than every hand without one",
)(denied)

copies_to_another = filing_rule(
    id="copies-to-another",
    title="Copy hands not won by dealer or bank",
    cite="535.4(b)",
    quote="the dealer or, if applicable, the bank shall win the hand",
    reads=("ranking.copies_to",),
    expected="the dealer or the bank",
    observed="{stated}",
    message="copy hands are won by the dealer or the bank; the filing says {stated}",
)(other_than("dealer-or-bank"))

value_counted_otherwise = filing_rule(
    id="value-counted-otherwise",
    title="Value of a hand counted otherwise",
    cite="535.4(c)",
    quote="the right digit shall constitute the value of the hand",
    reads=("ranking.value",),
    expected="the right digit of the total",
    observed="{stated}",
    message="the value of a hand is not the right digit of the total of its spots",
)(other_than("right-digit"))

supreme_tiles_counted_otherwise = filing_rule(
    id="supreme-tiles-counted-otherwise",
    title="Tiles of the Supreme Pair counted otherwise",
    cite="535.4(d)",
    quote=(
        "the numeric total of the 1-2 tile may be counted as a 3 or a 6 and the numeric total of the 2-4 tile may"
        " be counted as a 3 or a 6"
    ),
    reads=("ranking.supreme_tiles",),
    expected="either count",
    observed="{stated}",
    message="the tiles of the Supreme Pair, used separately, are counted otherwise than the law lets them",
)(word_is("otherwise"))

supreme_tiles_at_one_count = filing_rule(
    id="supreme-tiles-at-one-count",
    title="Tiles of the Supreme Pair at one count alone",
    cite="535.4(d)",
    quote="may be counted as a 3 or a 6 and",
    reads=("ranking.supreme_tiles",),
    severity=Severity.WARNING,
    reading="who-chooses-the-count",
    expected="either count",
    observed="their own spots alone",
    message=(
        "the tiles of the Supreme Pair are counted by their own spots alone; the law says that they may be "
        "counted either way, and not who chooses"
    ),
)(word_is("own-spots"))

equal_values_decided_otherwise = filing_rule(
    id="equal-values-decided-otherwise",
    title="Hands of equal value decided otherwise",
    cite="535.4(e)",
    quote="the hand with the highest ranking individual tile shall be considered the higher ranking hand",
    reads=("ranking.equal_values",),
    expected="the highest ranking tile",
    observed="{stated}",
    message="between hands of equal value the highest ranking tile decides; the filing says {stated}",
)(other_than("highest-tile"))

tiles_ranked_otherwise = filing_rule(
    id="tiles-ranked-otherwise",
    title="Tiles ranked otherwise",
    cite="535.4(f)",
    quote="The individual ranking for each tile, from highest rank to lowest rank, is as follows:",
    reads=("ranking.tiles",),
    expected="the chapter's ranking",
    observed="{stated}",
    message="the filing ranks single tiles otherwise than the chapter",
)(other_than("as-in-the-law"))
