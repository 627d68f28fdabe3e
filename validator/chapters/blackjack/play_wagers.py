"""Wagers, and the lock-out of progressive wagers, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.boxes import (
    NO_AMOUNT,
)
from validator.games.blackjack.wagers import NO_FILING, NO_LIMIT, NO_MEANS, NO_PLAYER

wager_made_by_lammer = PlayWords(
    id="wager-made-by-lammer",
    title="Wager made by a Free Bet lammer",
    message="{seat}: a lammer lay in the place of chips ({wager} of {stake})",
    needs={"how the wager was made": NO_MEANS},
    expected="a wager of the player's",
    observed="a lammer",
)


too_many_adjacent_boxes = PlayWords(
    id="too-many-adjacent-boxes",
    title="Wagers on more boxes than the filing allows",
    message="{seat}: with this {wager} {player} plays {observed} boxes; the Rules Submission allows {expected}",
    needs={"the number of boxes in the filing": NO_FILING, "whose wager it is, and at which position": NO_PLAYER},
    expected="at most {expected} boxes",
    observed="{observed}",
)


wager_outside_posted_limits = PlayWords(
    id="wager-outside-posted-limits",
    title="Wager outside the limits posted at the table",
    message="{seat}: the {wager} of {observed} lies outside the posted limit of {expected}",
    needs={"the amount of the wager": NO_AMOUNT, "the posted limits": NO_LIMIT},
    expected="a wager within the posted limits",
    observed="{observed}",
    unit="cents",
)
