"""§ 535.10(b), (c), (e) and (f): setting, surrendering, exposing and comparing hands."""

from validator.chapters.checks import denied, granted, other_than, word_is
from validator.core.rule_definitions import FilingCheck

players_hands_set_by_others = FilingCheck(
    title="Player's hands set by others",
    reads=("play.players_hands_set_by",),
    expected="the player himself",
    observed="{stated}",
    message="others than the player and the dealer may touch a player's tiles",
    check=word_is("others-too"),
)

players_hands_set_by_the_dealer = FilingCheck(
    title="Player's hands set by the dealer",
    reads=("play.players_hands_set_by",),
    expected="the player himself",
    observed="the dealer on request",
    message=(
        "the dealer sets a player's hands on request; the text has the player set them and lets the dealer touch "
        "his tiles"
    ),
    check=word_is("dealer-on-request"),
)

tiles_kept_out_of_view = FilingCheck(
    title="Tiles not kept in the dealer's view",
    reads=("play.tiles_in_view",),
    expected="tiles in full view of the dealer",
    observed="not required",
    message="players are not required to keep their tiles in full view of the dealer",
    check=denied,
)

set_hands_touched = FilingCheck(
    title="Set hands touched again",
    reads=("play.set_hands_touched",),
    expected="tiles not touched again",
    observed="touched again",
    message="a player may touch the tiles again after both hands are placed face down",
    check=granted,
)

dealer_sets_first = FilingCheck(
    title="Dealer sets before the players",
    reads=("play.dealer_sets",),
    expected="after all players",
    observed="{stated}",
    message="the dealer's tiles are turned over before all players have set their hands",
    check=other_than("after-the-players"),
)

dealers_high_hand_on_the_left = FilingCheck(
    title="Dealer's high hand not on his right",
    reads=("play.high_hand_placed",),
    expected="to the dealer's right",
    observed="{stated}",
    message="the dealer's high hand is not placed to his right",
    check=other_than("dealers-right"),
)

surrender_refused = FilingCheck(
    title="No surrender",
    reads=("play.surrender",),
    expected="surrender permitted",
    observed="refused",
    message="the filing gives players no surrender; the chapter says that they may",
    check=denied,
)

surrender_too_late = FilingCheck(
    title="Surrender announced too late",
    reads=("play.surrender_until",),
    expected="before either hand is exposed",
    observed="{stated}",
    message="a surrender may be announced after one of the player's hands was exposed",
    check=other_than("before-either-hand-is-exposed"),
)

surrendered_wager_not_collected = FilingCheck(
    title="Part of a surrendered wager returned",
    reads=("play.surrender_loses",),
    expected="the whole wager",
    observed="{stated}",
    message="a part of a surrendered wager is returned; the law has the wager collected",
    check=other_than("whole-wager"),
)

exposing_starts_elsewhere = FilingCheck(
    title="Exposing not begun at the dealer's right",
    reads=("play.exposed_from",),
    expected="the player farthest to the right of the dealer",
    observed="{stated}",
    message="the exposing of hands does not start with the player farthest to the right of the dealer",
    check=other_than("dealers-right"),
)

exposed_clockwise = FilingCheck(
    title="Hands exposed clockwise",
    reads=("play.exposed_direction",),
    expected="counterclockwise",
    observed="{stated}",
    message="hands are exposed clockwise; the law says counterclockwise",
    check=other_than("counterclockwise"),
)

hands_compared_otherwise = FilingCheck(
    title="Hands compared otherwise",
    reads=("play.compared",),
    expected="high with high, low with low",
    observed="{stated}",
    message="hands are not compared high with high and low with low",
    check=other_than("high-with-high-and-low-with-low"),
)

outcome_unannounced = FilingCheck(
    title="Outcome not announced",
    reads=("play.outcome_announced",),
    expected="win, loss or tie announced",
    observed="not announced",
    message="the dealer does not announce win, loss or tie for each player",
    check=denied,
)
