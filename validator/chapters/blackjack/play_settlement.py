"""Settlement of the main wagers, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.settling import (
    NO_ORDER,
    NO_PLACE,
)

tie_not_returned = PlayWords(
    id="tie-not-returned",
    title="A tie not returned",
    message="{seat}: {wager} of {stake} on {hand} ties with {dealer} and was {settled}",
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)


losing_wager_not_collected = PlayWords(
    id="losing-wager-not-collected",
    title="A losing wager not collected",
    message="{seat}: {wager} of {stake} on {hand} against {dealer} is lost and was {settled}",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)


losing_wager_not_to_inventory = PlayWords(
    id="losing-wager-not-to-inventory",
    title="A losing wager not placed in the table inventory",
    message="{seat}: the losing wager was not placed into the table inventory",
    needs={"where losing wagers are placed": NO_PLACE},
    expected="the table inventory",
    observed="elsewhere",
)


cards_discarded_in_disorder = PlayWords(
    id="cards-discarded-in-disorder",
    title="Cards placed in the discard rack in disorder",
    message="the cards of the round were put away in disorder, so that the hands cannot be reconstructed",
    needs={"in which order the cards were put away": NO_ORDER},
    expected="an order that permits the reconstruction of each hand",
    observed="disorder",
)
