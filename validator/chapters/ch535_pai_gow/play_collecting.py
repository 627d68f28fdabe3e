"""Rules on the order and the places of collecting and paying, §§ 535.10(g) to (l), 535.11(o), (r)."""

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.collecting import (
    NO_ANNOUNCEMENT,
    NO_EXPOSURE,
    NO_LEAVING,
    NO_LEAVING_BEHIND,
    NO_NUMBERING,
    NO_ORDER,
    NO_PLACE,
    NO_REMOVAL,
)

_AT_ONCE = {"the exposing of the hands": NO_EXPOSURE, "the announcement": NO_ANNOUNCEMENT}

losing_wager_collected_after_next_hand = PlayWords(
    id="losing-wager-collected-after-next-hand",
    title="Losing wager collected after the next hands were exposed",
    message="{seat}: the losing wager of {stake} was collected after the next hands had been exposed",
    needs=_AT_ONCE,
    expected="the wager collected at once",
    observed="the wager collected later",
)

losing_wager_collected_after_next_hand_with_bank = PlayWords(
    id="losing-wager-collected-after-next-hand-with-bank",
    title="Losing wager collected after the next hands were exposed while a player was the bank",
    message="{seat}: the losing wager of {stake} was collected after the next hands had been exposed",
    needs=_AT_ONCE,
    expected="the wager collected at once",
    observed="the wager collected later",
)

losing_wager_collected_after_next_hand_with_co_bank = PlayWords(
    id="losing-wager-collected-after-next-hand-with-co-bank",
    title="Losing wager collected after the next hands were exposed with a co-bank",
    message="{seat}: the losing wager of {stake} was collected after the next hands had been exposed",
    needs=_AT_ONCE,
    expected="the wager collected at once",
    observed="the wager collected later",
)

losing_wager_collected_before_exposed = PlayWords(
    id="losing-wager-collected-before-exposed",
    title="Losing wager collected before its hands were exposed",
    message="{seat}: the wager of {stake} was collected before the hands had been exposed",
    needs={"the exposing of the hands": NO_EXPOSURE},
    expected="the hands exposed first",
    observed="the wager collected first",
)

losing_wager_collected_before_exposed_with_bank = PlayWords(
    id="losing-wager-collected-before-exposed-with-bank",
    title="Losing wager collected before its hands were exposed while a player was the bank",
    message="{seat}: the wager of {stake} was collected before the hands had been exposed",
    needs={"the exposing of the hands": NO_EXPOSURE},
    expected="the hands exposed first",
    observed="the wager collected first",
)

losing_wager_collected_before_exposed_with_co_bank = PlayWords(
    id="losing-wager-collected-before-exposed-with-co-bank",
    title="Losing wager collected before its hands were exposed with a co-bank",
    message="{seat}: the wager of {stake} was collected before the hands had been exposed",
    needs={"the exposing of the hands": NO_EXPOSURE},
    expected="the hands exposed first",
    observed="the wager collected first",
)

losing_wager_collected_after_payment = PlayWords(
    id="losing-wager-collected-after-payment",
    title="Losing wager collected after a payment",
    message="{seat}: the losing wager of {stake} was collected after a wager had been paid",
    needs={"whether the player left": NO_LEAVING},
    expected="the wager collected at once",
    observed="the wager collected after a payment",
)

losing_wager_collected_after_payment_with_bank = PlayWords(
    id="losing-wager-collected-after-payment-with-bank",
    title="Losing wager collected after a payment while a player was the bank",
    message="{seat}: the losing wager of {stake} was collected after a wager had been paid",
    needs={"whether the player left": NO_LEAVING},
    expected="the wager collected at once",
    observed="the wager collected after a payment",
)

losing_wager_not_to_inventory = PlayWords(
    id="losing-wager-not-to-inventory",
    title="Losing wager not put in the table inventory",
    message="{seat}: the losing wager of {stake} was put elsewhere than in the table inventory container",
    needs={"where the wager was put": NO_PLACE},
    expected="the table inventory container",
    observed="elsewhere",
)

losing_wager_not_to_center = PlayWords(
    id="losing-wager-not-to-center",
    title="Losing wager not placed in the center",
    message="{seat}: the losing wager of {stake} was put elsewhere than in the center",
    needs={"where the wager was put": NO_PLACE},
    expected="the center of the table",
    observed="elsewhere",
)

losing_wager_not_to_center_with_co_bank = PlayWords(
    id="losing-wager-not-to-center-with-co-bank",
    title="Losing wager not placed in the center with a co-bank",
    message="{seat}: the losing wager of {stake} was put elsewhere than in the center",
    needs={"where the wager was put": NO_PLACE},
    expected="the center of the table",
    observed="elsewhere",
)

paid_before_all_exposed = PlayWords(
    id="paid-before-all-exposed",
    title="Winning wager paid before all hands were exposed",
    message="{seat}: a wager of {stake} was paid before all hands had been exposed",
    needs={"the exposing of the hands": NO_EXPOSURE},
    expected="all hands exposed first",
    observed="the wager paid first",
)

paid_before_all_exposed_with_bank = PlayWords(
    id="paid-before-all-exposed-with-bank",
    title="Winning wager paid before all hands were exposed while a player was the bank",
    message="{seat}: a wager of {stake} was paid before all hands had been exposed",
    needs={"the exposing of the hands": NO_EXPOSURE},
    expected="all hands exposed first",
    observed="the wager paid first",
)

paid_before_all_exposed_with_co_bank = PlayWords(
    id="paid-before-all-exposed-with-co-bank",
    title="Winning wager paid before all hands were exposed with a co-bank",
    message="{seat}: a wager of {stake} was paid before all hands had been exposed",
    needs={"the exposing of the hands": NO_EXPOSURE},
    expected="all hands exposed first",
    observed="the wager paid first",
)

paid_out_of_order = PlayWords(
    id="paid-out-of-order",
    title="Winning wagers paid out of order",
    message="{seat}: the wager of {stake} was paid after that of a player further on",
    needs={"how positions are numbered": NO_NUMBERING},
    expected="players from the dealer's right, counterclockwise",
    observed="place {observed} after place {expected}",
)

paid_out_of_order_with_bank = PlayWords(
    id="paid-out-of-order-with-bank",
    title="Winning wagers paid out of order while a player was the bank",
    message="{seat}: the wager of {stake} was paid after that of a player further on",
    needs={"how positions are numbered": NO_NUMBERING},
    expected="players from the dealer's right, counterclockwise",
    observed="place {observed} after place {expected}",
)

paid_from_elsewhere_than_center = PlayWords(
    id="paid-from-elsewhere-than-center",
    title="Winning wager against the bank not paid from the center",
    message="{seat}: a wager of {stake} won against the bank was paid out of something else than the center",
    needs={"what the wager was paid from": NO_PLACE},
    expected="the center of the table",
    observed="elsewhere",
)

paid_from_elsewhere_than_center_with_co_bank = PlayWords(
    id="paid-from-elsewhere-than-center-with-co-bank",
    title="Winning wager against a co-bank not paid from the center",
    message="{seat}: a wager of {stake} won against the co-bank was paid out of something else than the center",
    needs={"what the wager was paid from": NO_PLACE},
    expected="the center of the table",
    observed="elsewhere",
)

losing_tiles_not_collected = PlayWords(
    id="losing-tiles-not-collected",
    title="Tiles of a losing hand not collected",
    message="{seat}: the tiles behind the losing wager of {stake} were not collected with it",
    needs={"the collecting of tiles": NO_REMOVAL, "whether the player left": NO_LEAVING_BEHIND},
    expected="the tiles collected",
    observed="the tiles left",
)

losing_tiles_collected_before_wager = PlayWords(
    id="losing-tiles-collected-before-wager",
    title="Tiles of a losing hand collected before its wager",
    message="{seat}: the tiles behind the losing wager of {stake} were collected before the wager",
    needs=NO_FACTS,
    expected="the wager collected first",
    observed="the tiles collected first",
)

losing_tiles_collected_late = PlayWords(
    id="losing-tiles-collected-late",
    title="Tiles of a losing hand collected after a payment",
    message="{seat}: the tiles behind the losing wager of {stake} were collected only after a wager had been paid",
    needs=NO_FACTS,
    expected="the tiles collected with the losing wagers",
    observed="a wager paid first",
)

losing_tiles_collected_after_next_hand = PlayWords(
    id="losing-tiles-collected-after-next-hand",
    title="Tiles of a losing hand collected after the next hands were exposed",
    message="{seat}: the tiles behind the losing wager of {stake} were collected after the next hands had been exposed",
    needs=NO_FACTS,
    expected="the tiles collected at once",
    observed="the next hands exposed first",
)

tied_tiles_collected_before_return = PlayWords(
    id="tied-tiles-collected-before-return",
    title="Tiles of a tied hand collected before its wager was returned",
    message="{seat}: the tiles behind the tied wager of {stake} were collected before the wager was returned",
    needs=NO_FACTS,
    expected="the wager returned first",
    observed="the tiles collected first",
)

tied_tiles_collected_late = PlayWords(
    id="tied-tiles-collected-late",
    title="Tiles of a tied hand not collected at once",
    message="{seat}: the tiles behind the tied wager of {stake} were collected after the game had gone on",
    needs=NO_FACTS,
    expected="the tiles collected at once",
    observed="another hand exposed or paid first",
)

winning_tiles_collected_after_next_payment = PlayWords(
    id="winning-tiles-collected-after-next-payment",
    title="Tiles of a winning hand collected after the next payment",
    message="{seat}: the tiles behind the winning wager of {stake} were collected after the next wager had been paid",
    needs=NO_FACTS,
    expected="the tiles collected at once",
    observed="the next wager paid first",
)

tied_tiles_not_collected = PlayWords(
    id="tied-tiles-not-collected",
    title="Tiles of a tied hand not collected",
    message="{seat}: the tiles behind the tied wager of {stake} were not collected",
    needs={"the collecting of tiles": NO_REMOVAL},
    expected="the tiles collected",
    observed="the tiles left",
)

winning_tiles_collected_before_payment = PlayWords(
    id="winning-tiles-collected-before-payment",
    title="Tiles of a winning hand collected before its payment",
    message="{seat}: the tiles behind the winning wager of {stake} were collected before it was paid",
    needs=NO_FACTS,
    expected="the tiles left until the payment",
    observed="the tiles collected before",
)

winning_tiles_not_collected = PlayWords(
    id="winning-tiles-not-collected",
    title="Tiles of a winning hand not collected",
    message="{seat}: the tiles behind the winning wager of {stake} were not collected after its payment",
    needs={"the collecting of tiles": NO_REMOVAL},
    expected="the tiles collected",
    observed="the tiles left",
)

collected_tiles_put_elsewhere = PlayWords(
    id="collected-tiles-put-elsewhere",
    title="Collected tiles not placed at the dealer's right",
    message="{seat}: the collected tiles were not placed at the dealer's right",
    needs={"where the tiles were put": NO_PLACE},
    expected="the tiles at the dealer's right",
    observed="elsewhere",
)

tiles_collected_in_disorder = PlayWords(
    id="tiles-collected-in-disorder",
    title="Tiles of the round picked up in disorder",
    message=(
        "the tiles of the round were picked up in disorder, so that they cannot be arranged to reconstruct each hand"
    ),
    needs={"in which order the tiles were picked up": NO_ORDER},
    expected="the tiles in order",
    observed="the tiles in disorder",
)
