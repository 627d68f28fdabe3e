"""Rules on what follows the tiles, §§ 535.8(d), (e), (f) and 535.11(k), (l), (m): marker, empty positions, dice."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.after_delivery import (
    NO_COUNT,
    NO_FACE,
    NO_PERSON,
    NO_PLACE,
    NO_RECORD,
    NO_WAGERS,
)

_MARKER = {"the marker on the dealer's tiles": NO_RECORD, "whether the dealer has a wager": NO_WAGERS}
_GATHERED = {"whether stacks without a wager were collected": NO_RECORD, "which positions have a wager": NO_WAGERS}

dealer_tiles_not_marked = PlayWords(
    id="dealer-tiles-not-marked",
    title="No marker on the dealer's tiles",
    message="no marker was placed on the dealer's tiles",
    needs=_MARKER,
    expected="a marker on the dealer's tiles",
    observed="none",
)

dealer_tiles_not_marked_with_bank = PlayWords(
    id="dealer-tiles-not-marked-with-bank",
    title="No marker on the dealer's tiles while a player was the bank",
    message="the dealer had no wager against the bank and placed no marker on his tiles",
    needs=_MARKER,
    expected="a marker on the dealer's tiles",
    observed="none",
)

dealer_tiles_marked_late = PlayWords(
    id="dealer-tiles-marked-late",
    title="Marker on the dealer's tiles after further stacks",
    message="the marker was placed on the dealer's tiles after further positions had been dealt",
    expected="the marker before the next stack",
    observed="the marker after it",
)

dealer_tiles_marked_late_with_bank = PlayWords(
    id="dealer-tiles-marked-late-with-bank",
    title="Marker on the dealer's tiles after further positions while a player was the bank",
    message="the marker was placed on the dealer's tiles after further positions had been dealt",
    expected="the marker before the next tiles",
    observed="the marker after them",
)

dealer_tiles_marked_early = PlayWords(
    id="dealer-tiles-marked-early",
    title="Marker placed before the dealer's tiles were dealt",
    message="the marker was placed before the dealer's tiles had been dealt, and none on top of them",
    expected="the marker on top of the dealer's stack",
    observed="the marker before the stack",
)

dealer_tiles_marked_early_with_bank = PlayWords(
    id="dealer-tiles-marked-early-with-bank",
    title="Marker placed before the dealer's tiles were dealt while a player was the bank",
    message="the marker was placed before the dealer's tiles had been dealt, and none on top of them",
    expected="the marker on top of the dealer's tiles",
    observed="the marker before the tiles",
)

empty_position_not_collected = PlayWords(
    id="empty-position-not-collected",
    title="Stack of a position without a wager not collected",
    message="the stack dealt to {seat}, where there is no wager, was not collected",
    needs=_GATHERED,
    expected="the stack collected after the delivery",
    observed="not collected",
)

empty_position_not_collected_with_bank = PlayWords(
    id="empty-position-not-collected-with-bank",
    title="Stack of a position without a wager not collected while a player was the bank",
    message="the tiles dealt to {seat}, where there is no wager, were not collected",
    needs=_GATHERED,
    expected="the tiles collected after the delivery",
    observed="not collected",
)

empty_position_collected_early = PlayWords(
    id="empty-position-collected-early",
    title="Stack of a position without a wager collected during the delivery",
    message="the stack of {seat} was collected before all stacks had been dealt",
    expected="collected after all stacks",
    observed="collected before",
)

empty_position_collected_early_with_bank = PlayWords(
    id="empty-position-collected-early-with-bank",
    title="Stack of a position without a wager collected during the delivery, while a player was the bank",
    message="the tiles of {seat} were collected before all tiles had been dealt",
    expected="collected after all stacks",
    observed="collected before",
)

empty_position_not_with_dead_hand = PlayWords(
    id="empty-position-not-with-dead-hand",
    title="Stack of a position without a wager not placed with the Dead Hand",
    message="the stack of {seat}, where there is no wager, was not placed with the Dead Hand",
    needs={"where the stack was placed": NO_PLACE},
    expected="with the Dead Hand",
    observed="elsewhere",
)

empty_position_not_with_dead_hand_with_bank = PlayWords(
    id="empty-position-not-with-dead-hand-with-bank",
    title="Stack of a position without a wager not placed with the Dead Hand while a player was the bank",
    message="the tiles of {seat}, where there is no wager, were not placed with the Dead Hand",
    needs={"where the stack was placed": NO_PLACE},
    expected="with the Dead Hand",
    observed="elsewhere",
)

empty_position_collected_face_up = PlayWords(
    id="empty-position-collected-face-up",
    title="Stack of a position without a wager exposed when it was collected",
    message="the stack of {seat}, where there is no wager, was exposed when it was collected",
    needs={"whether the tiles lay face up": NO_FACE},
    expected="tiles face down",
    observed="tiles face up",
)

empty_position_collected_face_up_with_bank = PlayWords(
    id="empty-position-collected-face-up-with-bank",
    title="Stack of a position without a wager exposed when it was collected, while a player was the bank",
    message="the tiles of {seat}, where there is no wager, were exposed when they were collected",
    needs={"whether the tiles lay face up": NO_FACE},
    expected="tiles face down",
    observed="tiles face up",
)

dice_not_shaken_after_delivery = PlayWords(
    id="dice-not-shaken-after-delivery",
    title="Dice not covered and shaken after the delivery",
    message="the shaker was not shaken after the delivery",
    needs={"the shaking of the dice": NO_RECORD},
    expected="the shaker covered and shaken once",
    observed="not shaken",
)

dice_not_shaken_after_delivery_with_bank = PlayWords(
    id="dice-not-shaken-after-delivery-with-bank",
    title="Dice not covered and shaken after the delivery while a player was the bank",
    message="the shaker was not shaken after the delivery",
    needs={"the shaking of the dice": NO_RECORD},
    expected="the shaker covered and shaken once",
    observed="not shaken",
)

dice_shaken_more_than_once_after_delivery = PlayWords(
    id="dice-shaken-more-than-once-after-delivery",
    title="Dice shaken more than once after the delivery",
    message="after the delivery the shaker was shaken {observed} times",
    needs={"how often the dice were shaken": NO_COUNT},
    expected="{expected}",
    observed="{observed}",
)

dice_shaken_more_than_once_after_delivery_with_bank = PlayWords(
    id="dice-shaken-more-than-once-after-delivery-with-bank",
    title="Dice shaken more than once after the delivery while a player was the bank",
    message="after the delivery the shaker was shaken {observed} times",
    needs={"how often the dice were shaken": NO_COUNT},
    expected="{expected}",
    observed="{observed}",
)

dice_shaken_before_all_collected = PlayWords(
    id="dice-shaken-before-all-collected",
    title="Dice shaken before all was dealt and collected",
    message="the shaker was shaken before all tiles had been dealt and those without a wager collected",
    expected="the shaker shaken after dealing and collecting",
    observed="shaken before",
)

dice_shaken_before_all_collected_with_bank = PlayWords(
    id="dice-shaken-before-all-collected-with-bank",
    title="Dice shaken before all was dealt and collected, while a player was the bank",
    message="the shaker was shaken before all tiles had been dealt and those without a wager collected",
    expected="the shaker shaken after dealing and collecting",
    observed="shaken before",
)

dice_shaken_after_dealer_turned = PlayWords(
    id="dice-shaken-after-dealer-turned",
    title="Dice shaken after the delivery only once hands were turned over",
    message="the shaker was shaken after the delivery only when hands had been turned over",
    expected="the shake once the tiles were collected",
    observed="the shake after hands were turned over",
)

dice_shaken_after_dealer_turned_with_bank = PlayWords(
    id="dice-shaken-after-dealer-turned-with-bank",
    title="Dice shaken after the delivery only once hands were turned over, while a player was the bank",
    message="the shaker was shaken after the delivery only when hands had been turned over",
    expected="the shake once the tiles were collected",
    observed="the shake after hands were turned over",
)

dice_shaken_by_another_after_delivery = PlayWords(
    id="dice-shaken-by-another-after-delivery",
    title="Dice not shaken by the dealer after the delivery",
    message="after the delivery somebody else than the dealer shook the dice",
    needs={"who shook the dice": NO_PERSON},
    expected="the dealer",
    observed="somebody else",
)

dice_shaken_by_another_after_delivery_with_bank = PlayWords(
    id="dice-shaken-by-another-after-delivery-with-bank",
    title="Dice not shaken by the dealer after the delivery while a player was the bank",
    message="after the delivery somebody else than the dealer shook the dice",
    needs={"who shook the dice": NO_PERSON},
    expected="the dealer",
    observed="somebody else",
)

dealer_tiles_marked_beside_wager = PlayWords(
    id="dealer-tiles-marked-beside-wager",
    title="Marker on the dealer's tiles beside his wager",
    message="the dealer placed a marker on his tiles, on which his wager against the bank lay",
    expected="the wager instead of the marker",
    observed="both",
)
