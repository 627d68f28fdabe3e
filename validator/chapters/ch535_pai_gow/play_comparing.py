"""Rules on how two halves compare, § 535.4."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.comparing import (
    NO_TILES,
)

pair_compared_wrong_with_no_pair = PlayWords(
    id="pair-compared-wrong-with-no-pair",
    title="Permissible pair compared wrongly with a hand without one",
    message="{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    needs={"the tiles of both hands": NO_TILES},
    expected="the comparison by the chapter",
    observed="another one",
)

pairs_compared_wrong = PlayWords(
    id="pairs-compared-wrong",
    title="Two permissible pairs compared wrongly",
    message="{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    needs={"the tiles of both hands": NO_TILES},
    expected="the comparison by the chapter",
    observed="another one",
)

copy_of_pair_compared_wrong = PlayWords(
    id="copy-of-pair-compared-wrong",
    title="Copy of a permissible pair taken for something else",
    message="{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    needs={"the tiles of both hands": NO_TILES},
    expected="the comparison by the chapter",
    observed="another one",
)

values_compared_wrong = PlayWords(
    id="values-compared-wrong",
    title="Hands of different value compared wrongly",
    message="{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    needs={"the tiles of both hands": NO_TILES},
    expected="the comparison by the chapter",
    observed="another one",
)

counted_tiles_compared_wrong = PlayWords(
    id="counted-tiles-compared-wrong",
    title="Hands with a 1-2 or 2-4 tile compared wrongly",
    message="{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    needs={"the tiles of both hands": NO_TILES},
    expected="the comparison by the chapter",
    observed="another one",
)

highest_tiles_compared_wrong = PlayWords(
    id="highest-tiles-compared-wrong",
    title="Hands of one value compared wrongly",
    message="{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    needs={"the tiles of both hands": NO_TILES},
    expected="the comparison by the chapter",
    observed="another one",
)

copy_compared_wrong = PlayWords(
    id="copy-compared-wrong",
    title="Copy taken for something else",
    message="{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    needs={"the tiles of both hands": NO_TILES},
    expected="the comparison by the chapter",
    observed="another one",
)

compared_by_lesser_count = PlayWords(
    id="compared-by-lesser-count",
    title="Hand compared at the lesser count of a 1-2 or 2-4 tile",
    message="{seat}: {hand} was compared with {dealer} at the lesser count of a tile",
    needs={"the tiles of both hands": NO_TILES},
    expected="the better count",
    observed="the lesser count",
)
