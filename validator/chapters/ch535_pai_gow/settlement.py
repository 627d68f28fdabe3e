"""§ 535.10(g) to (j) and (l): outcomes, collecting and paying of wagers, and the tiles of a round."""

from validator.chapters.questions import denied, other_than
from validator.core.rule import filing_rule

lower_hands_do_not_lose = filing_rule(
    id="lower-hands-do-not-lose",
    title="Wager not lost with both hands lower",
    cite="535.10(g)",
    quote=(
        "A wager shall lose if the high hand of the player is identical in rank or lower in rank than the high "
        "hand of the dealer"
    ),
    reads=("play.both_hands_lower",),
    expected="lost",
    observed="{stated}",
    message=(
        "a wager loses where both hands are identical in rank to the dealer's or lower; the filing says otherwise"
    ),
)(other_than("loses"))

losing_wagers_collected_late = filing_rule(
    id="losing-wagers-collected-late",
    title="Losing wagers collected late",
    cite="535.10(g)",
    quote="Losing wagers shall be collected immediately by the dealer and put in the table inventory container",
    reads=("play.losing_wagers",),
    expected="collected immediately",
    observed="{stated}",
    message="losing wagers are not collected immediately",
)(other_than("collected-at-once"))

split_hands_not_a_tie = filing_rule(
    id="split-hands-not-a-tie",
    title="No tie where one hand is higher",
    cite="535.10(h)",
    quote="A wager shall be a tie if",
    reads=("play.one_hand_higher",),
    expected="a tie",
    observed="{stated}",
    message="a wager is a tie where one hand is higher in rank and the other is not; the filing says otherwise",
)(other_than("tie"))

tie_not_returned = filing_rule(
    id="ties-not-returned",
    title="Tie not returned",
    cite="535.10(i)",
    quote="If a wager is a tie, the dealer shall return the player's wager",
    reads=("play.tied_wagers",),
    expected="returned",
    observed="{stated}",
    message="a wager that is a tie is not returned",
)(other_than("returned"))

higher_hands_do_not_win = filing_rule(
    id="higher-hands-do-not-win",
    title="Wager not won with both hands higher",
    cite="535.10(j)",
    quote=(
        "A wager shall win if the high hand of the player is higher in rank than the high hand of the dealer and "
        "the low hand of the player is higher in rank than the low hand of the dealer"
    ),
    reads=("play.both_hands_higher",),
    expected="won",
    observed="{stated}",
    message="a wager wins where both hands are higher in rank than the dealer's; the filing says otherwise",
)(other_than("wins"))

paid_before_all_are_exposed = filing_rule(
    id="paid-before-all-are-exposed",
    title="Winning wagers paid before all hands are exposed",
    cite="535.10(j)",
    quote="Winning wagers shall be paid after all hands have been exposed",
    reads=("play.winning_wagers_paid",),
    expected="after all hands have been exposed",
    observed="{stated}",
    message="winning wagers are paid before all hands have been exposed",
)(other_than("after-all-are-exposed"))

settling_starts_elsewhere = filing_rule(
    id="settling-starts-elsewhere",
    title="Payment not begun at the dealer's right",
    cite="535.10(j)",
    quote=(
        "The dealer shall pay winning wagers beginning with the player farthest to the right of the dealer and "
        "continuing counterclockwise around the table"
    ),
    reads=("play.paid_from",),
    expected="the player farthest to the right of the dealer",
    observed="{stated}",
    message="the paying of winning wagers does not begin with the player farthest to the right of the dealer",
)(other_than("dealers-right"))

settling_direction = filing_rule(
    id="settling-direction",
    title="Winning wagers paid clockwise",
    cite="535.10(j)",
    quote=(
        "The dealer shall pay winning wagers beginning with the player farthest to the right of the dealer and "
        "continuing counterclockwise around the table"
    ),
    reads=("play.paid_direction",),
    expected="counterclockwise",
    observed="{stated}",
    message="winning wagers are paid clockwise; the law says counterclockwise",
)(other_than("counterclockwise"))

hands_not_reconstructible = filing_rule(
    id="hands-not-reconstructible",
    title="Hands cannot be reconstructed",
    cite="535.10(l)",
    quote=(
        "Tiles collected by the dealer shall be picked up in order and in such a way that they can be readily "
        "arranged to reconstruct each hand in case of a question or dispute"
    ),
    reads=("play.tiles_reconstructible",),
    expected="tiles picked up so that each hand can be reconstructed",
    observed="not so",
    message="collected tiles are not picked up so that each hand can be readily reconstructed",
)(denied)
