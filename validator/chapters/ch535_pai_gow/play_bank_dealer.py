"""Rules on what becomes of the dealer's wager against the bank, § 535.11(n) and (p)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.bank_dealer import (
    NO_OUTCOME,
    NO_PAYMENT,
    NO_PLACE as NO_PLACE_OF_BANK_DEALER,
)
from validator.games.pai_gow.collecting import NO_PLACE as NO_PLACE_OF_COLLECTING

dealer_tie_not_to_inventory = PlayWords(
    id="dealer-tie-not-to-inventory",
    title="Tied wager of the dealer not returned to the container",
    message="the dealer's tied wager of {stake} was put elsewhere than into the table inventory container",
    needs={"where the dealer's wager went": NO_PLACE_OF_BANK_DEALER},
    expected="the wager in the table inventory container",
    observed="put elsewhere",
)

dealer_winning_wager_not_to_inventory = PlayWords(
    id="dealer-winning-wager-not-to-inventory",
    title="Winning wager of the dealer not returned to the container",
    message="the dealer's winning wager of {stake} was not returned to the table inventory container",
    needs={"where the dealer's wager went": NO_PLACE_OF_BANK_DEALER, "what became of it": NO_OUTCOME},
    expected="the wager in the table inventory container",
    observed="put elsewhere, or left",
)

dealer_winnings_not_to_inventory = PlayWords(
    id="dealer-winnings-not-to-inventory",
    title="Winnings of the dealer not returned to the container",
    message="what the dealer's wager of {stake} had won did not go into the table inventory container",
    needs={"the payments": NO_PAYMENT},
    expected="the winnings in the table inventory container",
    observed="left, or put elsewhere",
)

dealer_winnings_taken_late = PlayWords(
    id="dealer-winnings-taken-late",
    title="Winning wager of the dealer not returned at once",
    message="another wager was paid before the dealer's winning wager went back to the table inventory container",
    expected="the wager returned at once",
    observed="another wager paid first",
)

dealer_losing_wager_not_to_center = PlayWords(
    id="dealer-losing-wager-not-to-center",
    title="Losing wager of the dealer not moved to the center",
    message="the dealer's losing wager of {stake} was put elsewhere than in the center",
    needs={"where the wager was put": NO_PLACE_OF_COLLECTING},
    expected="the center of the layout",
    observed="elsewhere",
)

dealer_winning_tiles_not_to_the_right = PlayWords(
    id="dealer-winning-tiles-not-to-the-right",
    title="Winning tiles of the dealer not stacked to the right of the container",
    message="the dealer's winning tiles were put elsewhere than to the right of the table inventory container",
    needs={"where the dealer's tiles were put": NO_PLACE_OF_BANK_DEALER},
    expected="the right of the table inventory container",
    observed="elsewhere",
)
