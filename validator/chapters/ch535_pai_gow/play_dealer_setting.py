"""Rules on how the dealer sets his hands, §§ 535.10(c), (d), 535.11(e), 535.12(f)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.dealer_setting import (
    NO_TILES,
    NO_WAY,
)

_TILES = {"the four tiles as set": NO_TILES}
_TILES_AND_WAY = {"the four tiles as set": NO_TILES, "the filed way of setting the dealer's hands": NO_WAY}

supreme_pair_not_played = PlayWords(
    id="supreme-pair-not-played",
    title="Supreme Pair of the dealer not played",
    message="the dealer set {hand} and so broke up the Supreme Pair",
    needs=_TILES,
    expected="the Supreme Pair in one hand",
    observed="{hand}",
)

dealer_pair_not_played = PlayWords(
    id="dealer-pair-not-played",
    title="Pair, Wong or Gong of the dealer not played",
    message="the dealer set {hand}, without a pair, though his tiles make one",
    needs=_TILES,
    expected="a permissible pair in one of the hands",
    observed="{hand}",
)

dealer_value_not_played = PlayWords(
    id="dealer-value-not-played",
    title="Nine, eight or seven of the dealer not played",
    message="the dealer set {hand}, without a value of nine, eight or seven, though his tiles make one",
    needs=_TILES,
    expected="a value of nine, eight or seven in one of the hands",
    observed="{hand}",
)

dealer_highest_tile_not_with_lowest = PlayWords(
    id="dealer-highest-tile-not-with-lowest",
    title="Highest tile of the dealer not played with the lowest",
    message="the dealer set {hand}; his highest ranking tile does not lie with his lowest",
    needs=_TILES,
    expected="the highest ranking tile with the lowest ranking tile",
    observed="{hand}",
)

dealer_setting_turns_on_count = PlayWords(
    id="dealer-setting-turns-on-count",
    title="Setting of the dealer that turns on how a 1-2 or 2-4 tile counts",
    message="the dealer set {hand}; whether that is as ordered depends on the count of his 1-2 or 2-4 tile",
    expected="a setting by either count",
    observed="{hand}",
)

dealer_setting_turns_on_rank = PlayWords(
    id="dealer-setting-turns-on-rank",
    title="Setting of the dealer that turns on how a 1-2 or 2-4 tile ranks",
    message="the dealer set {hand}; whether that is as ordered depends on the rank of his 1-2 or 2-4 tile",
    expected="a setting by either rank",
    observed="{hand}",
)

dealer_set_as_filed_against_chapter = PlayWords(
    id="dealer-set-as-filed-against-chapter",
    title="Dealer's hands set as filed and against the chapter",
    message="the dealer set {hand}, as the Rules Submission has it and the chapter does not",
    expected="a setting by the chapter",
    observed="{hand}",
)

dealer_lower_pair_played = PlayWords(
    id="dealer-lower-pair-played",
    title="Lower of the dealer's pairs played",
    message="the dealer set {hand}; his tiles make a higher pair, or two",
    expected="the highest pair, or two",
    observed="{hand}",
)

dealer_lower_value_played = PlayWords(
    id="dealer-lower-value-played",
    title="Lower of the dealer's values played",
    message="the dealer set {hand}; his tiles make a higher one of the three values",
    expected="the highest of the three values",
    observed="{hand}",
)

dealer_not_set_as_filed = PlayWords(
    id="dealer-not-set-as-filed",
    title="Dealer's hands not set as filed",
    message="the dealer's hands were left as {hand}, which the filed manner of setting does not give",
    needs=_TILES_AND_WAY,
    expected="the hands reset as filed",
    observed="{hand}",
)

co_bank_not_set_as_filed = PlayWords(
    id="co-bank-not-set-as-filed",
    title="Hands of the co-bank not set as filed",
    message="the hands of the co-bank were set as {hand}, which the filed manner of setting does not give",
    needs=_TILES_AND_WAY,
    expected="hands set as filed",
    observed="{hand}",
)

dealer_high_hand_ranks_lower = PlayWords(
    id="dealer-high-hand-ranks-lower",
    title="Hand laid as the dealer's high hand ranks lower",
    message="the dealer laid {hand}; the first ranks lower than the second",
    expected="the hand that ranks higher as the high hand",
    observed="{hand}",
)

dealer_high_hand_ranks_lower_by_count = PlayWords(
    id="dealer-high-hand-ranks-lower-by-count",
    title="Hand laid as the dealer's high hand ranks lower by one count",
    message="the dealer laid {hand}; with the better count of a 1-2 or 2-4 tile the first ranks lower than the second",
    expected="the hand that ranks higher as the high hand",
    observed="{hand}",
)

dealer_not_set_as_filed_by_count = PlayWords(
    id="dealer-not-set-as-filed-by-count",
    title="Dealer's hands set as filed by one count only",
    message=(
        "the dealer's hands were left as {hand}, which the filed manner of setting gives only where a 1-2 or 2-4 tile "
        "is not counted as is better for its hand"
    ),
    needs=_TILES_AND_WAY,
    expected="the hands reset as filed",
    observed="{hand}",
)

co_bank_not_set_as_filed_by_count = PlayWords(
    id="co-bank-not-set-as-filed-by-count",
    title="Hands of the co-bank set as filed by one count only",
    message=(
        "the hands of the co-bank were set as {hand}, which the filed manner of setting gives only where a 1-2 or 2-4 "
        "tile is not counted as is better for its hand"
    ),
    needs=_TILES_AND_WAY,
    expected="hands set as filed",
    observed="{hand}",
)
