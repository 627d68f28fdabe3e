"""Rules on what each wager comes to, §§ 535.10(g) to (k)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.absent_wagers import NO_AMOUNT as NO_AMOUNT_OF_ABSENT, NO_ROUND, NO_WAGERS
from validator.games.pai_gow.settlement import (
    NO_AMOUNT,
    NO_LEAVING,
    NO_RETURN,
    NO_SETTLEMENT,
    NO_TILES,
)

_OF_PLAYER = {
    "the settlement": NO_SETTLEMENT,
    "the tiles of both hands": NO_TILES,
    "the amounts": NO_AMOUNT,
    "whether the player left": NO_LEAVING,
}

losing_wager_not_collected = PlayWords(
    id="losing-wager-not-collected",
    title="Losing wager not collected",
    message="{seat}: a wager of {stake} on {hand} against {dealer} loses; it was {settled}",
    needs={"the settlement": NO_SETTLEMENT, "the tiles of both hands": NO_TILES, "the amounts": NO_AMOUNT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

tie_by_high_hand_not_returned = PlayWords(
    id="tie-by-high-hand-not-returned",
    title="Wager tied by the high hand settled as something else",
    message="{seat}: a wager of {stake} on {hand} against {dealer} is a tie; it was {settled}",
    needs=_OF_PLAYER,
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

tie_by_low_hand_not_returned = PlayWords(
    id="tie-by-low-hand-not-returned",
    title="Wager tied by the low hand settled as something else",
    message="{seat}: a wager of {stake} on {hand} against {dealer} is a tie; it was {settled}",
    needs=_OF_PLAYER,
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

winning_wager_not_paid = PlayWords(
    id="winning-wager-not-paid",
    title="Winning wager not paid",
    message="{seat}: a wager of {stake} on {hand} against {dealer} wins; it was {settled}, not {due}",
    needs=_OF_PLAYER,
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

winning_wager_paid_at_wrong_odds = PlayWords(
    id="winning-wager-paid-at-wrong-odds",
    title="Winning wager not paid at the odds of the chapter",
    message="{seat}: a winning wager of {stake} was {settled}; its odds give {expected}",
    needs={"the settlement": NO_SETTLEMENT, "the tiles of both hands": NO_TILES, "the amounts": NO_AMOUNT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

tie_not_returned = PlayWords(
    id="tie-not-returned",
    title="Tied wager not returned",
    message="{seat}: the tied wager of {stake} was never returned",
    needs={"what was returned": NO_RETURN},
    expected="the wager returned",
    observed="nothing returned",
)

_SETTLEMENT = {"the settlement": NO_SETTLEMENT, "the tiles of both hands": NO_TILES, "the amounts": NO_AMOUNT}
_ABSENT = {
    "the wagers placed in the round": NO_WAGERS,
    "the amounts": NO_AMOUNT_OF_ABSENT,
    "the round to which the money belongs": NO_ROUND,
}

dealer_losing_wager_not_moved = PlayWords(
    id="dealer-losing-wager-not-moved",
    title="Losing wager of the dealer against the bank not moved to the center",
    message="the dealer's wager of {stake} on {hand} against {dealer} loses to the bank; it was {settled}",
    needs=_SETTLEMENT,
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

dealer_tie_settled_otherwise = PlayWords(
    id="dealer-tie-settled-otherwise",
    title="Tied wager of the dealer against the bank settled as something else",
    message="the dealer's wager of {stake} on {hand} against {dealer} ties with the bank; it was {settled}",
    needs=_SETTLEMENT,
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

dealer_winning_wager_not_paid = PlayWords(
    id="dealer-winning-wager-not-paid",
    title="Winning wager of the dealer against the bank not paid",
    message=(
        "the dealer's wager of {stake} on {hand} against {dealer} wins against the bank; it was {settled}, not {due}"
    ),
    needs=_SETTLEMENT,
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

paid_without_wager = PlayWords(
    id="paid-without-wager",
    title="Money paid or given back on a wager that is not in the round",
    message="{seat}: {observed} went to the player on a wager that is not in the round",
    needs=_ABSENT,
    expected="nothing",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

taken_without_wager = PlayWords(
    id="taken-without-wager",
    title="Money collected on a wager that is not in the round",
    message="{seat}: {observed} was collected on a wager that is not in the round",
    needs=_ABSENT,
    expected="nothing",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

settled_with_zero_low_hand = PlayWords(
    id="settled-with-zero-low-hand",
    title="Settlement of a low hand of zero that outranks the dealer's",
    message="{seat}: {hand} against {dealer} was {settled}, which turns on an open reading",
    expected="a settlement by every reading",
    observed="{observed}",
    unit="cents",
)

settled_with_zero_low_hand_of_dealer = PlayWords(
    id="settled-with-zero-low-hand-of-dealer",
    title="Settlement of a dealer's low hand of zero that outranks the bank's",
    message="{seat}: {hand} against {dealer} was {settled}, which turns on an open reading",
    expected="a settlement by every reading",
    observed="{observed}",
    unit="cents",
)

settled_by_lesser_count = PlayWords(
    id="settled-by-lesser-count",
    title="Settlement by the lesser count of a 1-2 or 2-4 tile",
    message="{seat}: {hand} against {dealer} was {settled}, which turns on an open reading",
    expected="a settlement by every reading",
    observed="{observed}",
    unit="cents",
)

settled_by_exchanged_halves = PlayWords(
    id="settled-by-exchanged-halves",
    title="Settlement of halves that lie in each other's place",
    message="{seat}: {hand} against {dealer} was {settled}, which turns on an open reading",
    expected="a settlement by every reading",
    observed="{observed}",
    unit="cents",
)

settled_before_dealer_reset = PlayWords(
    id="settled-before-dealer-reset",
    title="Wager left as settled before the dealer's hands were reset",
    message=(
        "{seat}: a wager of {stake} was left as settled by the dealer's first setting; the hands as reset give "
        "{expected}"
    ),
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
