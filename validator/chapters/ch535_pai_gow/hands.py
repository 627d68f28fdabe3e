"""§ 535.10(b), (c), (e) and (f): setting, surrendering, exposing and comparing hands."""

from validator.chapters.questions import denied, granted, other_than, word_is
from validator.core.finding import Severity
from validator.core.rule import filing_rule

players_hands_set_by_others = filing_rule(
    id="players-hands-set-by-others",
    title="Player's hands set by others",
    cite="535.10(b)",
    quote="no other person except the dealer may touch the tiles of that player",
    reads=("play.players_hands_set_by",),
    expected="the player himself",
    observed="{stated}",
    message="others than the player and the dealer may touch a player's tiles",
)(word_is("others-too"))

players_hands_set_by_the_dealer = filing_rule(
    id="players-hands-set-by-the-dealer",
    title="Player's hands set by the dealer",
    cite="535.10(b)",
    quote="no other person except the dealer may touch the tiles of that player",
    reads=("play.players_hands_set_by",),
    severity=Severity.WARNING,
    reading="dealer-arranges-for-a-player",
    expected="the player himself",
    observed="the dealer on request",
    message=(
        "the dealer sets a player's hands on request; the text has the player set them and lets the dealer touch "
        "his tiles"
    ),
)(word_is("dealer-on-request"))

tiles_out_of_view = filing_rule(
    id="tiles-kept-out-of-view",
    title="Tiles not kept in the dealer's view",
    cite="535.10(b)",
    quote="Each player shall be required to keep the four tiles in full view of the dealer at all times",
    reads=("play.tiles_in_view",),
    expected="tiles in full view of the dealer",
    observed="not required",
    message="players are not required to keep their tiles in full view of the dealer",
)(denied)

set_hands_touched = filing_rule(
    id="set-hands-touched",
    title="Set hands touched again",
    cite="535.10(b)",
    quote="the player may not touch the tiles again",
    reads=("play.set_hands_touched",),
    expected="tiles not touched again",
    observed="touched again",
    message="a player may touch the tiles again after both hands are placed face down",
)(granted)

dealer_sets_first = filing_rule(
    id="dealer-sets-first",
    title="Dealer sets before the players",
    cite="535.10(c)",
    quote=(
        "After all players have set their hands and placed the tiles on the table, the four tiles of the dealer "
        "shall be turned over"
    ),
    reads=("play.dealer_sets",),
    expected="after all players",
    observed="{stated}",
    message="the dealer's tiles are turned over before all players have set their hands",
)(other_than("after-the-players"))

dealers_high_hand_on_the_left = filing_rule(
    id="dealers-high-hand-on-the-left",
    title="Dealer's high hand not on his right",
    cite="535.10(c)",
    quote="The high hand shall be placed on the layout face up to his right",
    reads=("play.high_hand_placed",),
    expected="to the dealer's right",
    observed="{stated}",
    message="the dealer's high hand is not placed to his right",
)(other_than("dealers-right"))

surrender_refused = filing_rule(
    id="surrender-refused",
    title="No surrender",
    cite="535.10(e)",
    quote="A player may surrender his wager after the hands of the dealer have been set",
    reads=("play.surrender",),
    expected="surrender permitted",
    observed="refused",
    message="the filing gives players no surrender; the chapter says that they may",
)(denied)

surrender_too_late = filing_rule(
    id="surrender-too-late",
    title="Surrender announced too late",
    cite="535.10(e)",
    quote=(
        "The player shall announce his intention to surrender prior to the dealer exposing either of the two "
        "hands of that player"
    ),
    reads=("play.surrender_until",),
    expected="before either hand is exposed",
    observed="{stated}",
    message="a surrender may be announced after one of the player's hands was exposed",
)(other_than("before-either-hand-is-exposed"))

surrendered_wager_not_collected = filing_rule(
    id="surrendered-wager-not-collected",
    title="Part of a surrendered wager returned",
    cite="535.10(e)",
    quote="the dealer shall immediately collect the wager from that player",
    reads=("play.surrender_loses",),
    expected="the whole wager",
    observed="{stated}",
    message="a part of a surrendered wager is returned; the law has the wager collected",
)(other_than("whole-wager"))

exposing_starts_elsewhere = filing_rule(
    id="exposing-starts-elsewhere",
    title="Exposing not begun at the dealer's right",
    cite="535.10(f)",
    quote=(
        "starting with the player farthest to the right of the dealer and proceeding counterclockwise around the table"
    ),
    reads=("play.exposed_from",),
    expected="the player farthest to the right of the dealer",
    observed="{stated}",
    message="the exposing of hands does not start with the player farthest to the right of the dealer",
)(other_than("dealers-right"))

exposed_clockwise = filing_rule(
    id="exposed-clockwise",
    title="Hands exposed clockwise",
    cite="535.10(f)",
    quote=(
        "starting with the player farthest to the right of the dealer and proceeding counterclockwise around the table"
    ),
    reads=("play.exposed_direction",),
    expected="counterclockwise",
    observed="{stated}",
    message="hands are exposed clockwise; the law says counterclockwise",
)(other_than("counterclockwise"))

hands_compared_otherwise = filing_rule(
    id="hands-compared-otherwise",
    title="Hands compared otherwise",
    cite="535.10(f)",
    quote=(
        "The dealer shall always compare the high hand of the player to the high hand of the dealer and the low "
        "hand of the player to the low hand of the dealer"
    ),
    reads=("play.compared",),
    expected="high with high, low with low",
    observed="{stated}",
    message="hands are not compared high with high and low with low",
)(other_than("high-with-high-and-low-with-low"))

outcome_unannounced = filing_rule(
    id="outcome-unannounced",
    title="Outcome not announced",
    cite="535.10(f)",
    quote="shall announce if the wager of that player shall win, lose or be considered a tie",
    reads=("play.outcome_announced",),
    expected="win, loss or tie announced",
    observed="not announced",
    message="the dealer does not announce win, loss or tie for each player",
)(denied)
