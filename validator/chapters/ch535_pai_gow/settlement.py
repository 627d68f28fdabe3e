"""§ 535.10(g) to (j) and (l): outcomes, collecting and paying of wagers, and the tiles of a round."""

from validator.chapters.checks import denied, other_than
from validator.core.rule_definitions import FilingCheck

lower_hands_do_not_lose = FilingCheck(
    title="Wager not lost with both hands lower",
    reads=("play.both_hands_lower",),
    expected="lost",
    observed="{stated}",
    message=(
        "a wager loses where both hands are identical in rank to the dealer's or lower; the filing says otherwise"
    ),
    check=other_than("loses"),
)

losing_wagers_collected_late = FilingCheck(
    title="Losing wagers collected late",
    reads=("play.losing_wagers",),
    expected="collected immediately",
    observed="{stated}",
    message="losing wagers are not collected immediately",
    check=other_than("collected-at-once"),
)

split_hands_not_a_tie = FilingCheck(
    title="No tie where one hand is higher",
    reads=("play.one_hand_higher",),
    expected="a tie",
    observed="{stated}",
    message="a wager is a tie where one hand is higher in rank and the other is not; the filing says otherwise",
    check=other_than("tie"),
)

ties_not_returned = FilingCheck(
    title="Tie not returned",
    reads=("play.tied_wagers",),
    expected="returned",
    observed="{stated}",
    message="a wager that is a tie is not returned",
    check=other_than("returned"),
)

higher_hands_do_not_win = FilingCheck(
    title="Wager not won with both hands higher",
    reads=("play.both_hands_higher",),
    expected="won",
    observed="{stated}",
    message="a wager wins where both hands are higher in rank than the dealer's; the filing says otherwise",
    check=other_than("wins"),
)

paid_before_all_are_exposed = FilingCheck(
    title="Winning wagers paid before all hands are exposed",
    reads=("play.winning_wagers_paid",),
    expected="after all hands have been exposed",
    observed="{stated}",
    message="winning wagers are paid before all hands have been exposed",
    check=other_than("after-all-are-exposed"),
)

settling_starts_elsewhere = FilingCheck(
    title="Payment not begun at the dealer's right",
    reads=("play.paid_from",),
    expected="the player farthest to the right of the dealer",
    observed="{stated}",
    message="the paying of winning wagers does not begin with the player farthest to the right of the dealer",
    check=other_than("dealers-right"),
)

settling_direction = FilingCheck(
    title="Winning wagers paid clockwise",
    reads=("play.paid_direction",),
    expected="counterclockwise",
    observed="{stated}",
    message="winning wagers are paid clockwise; the law says counterclockwise",
    check=other_than("counterclockwise"),
)

hands_not_reconstructible = FilingCheck(
    title="Hands cannot be reconstructed",
    reads=("play.tiles_reconstructible",),
    expected="tiles picked up so that each hand can be reconstructed",
    observed="not so",
    message="collected tiles are not picked up so that each hand can be readily reconstructed",
    check=denied,
)
