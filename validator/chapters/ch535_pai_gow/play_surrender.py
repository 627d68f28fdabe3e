"""Rules on surrender, § 535.10(e)."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.pai_gow.slots import outcomes
from validator.games.pai_gow.surrender import (
    NO_AMOUNT,
    NO_COLLECTION,
    NO_REMOVAL,
    NO_SETTING,
    goes_on_first,
    not_whole,
    put_elsewhere,
    surrendered_early,
    surrendered_late,
    surrendered_with_bank,
    tiles_left,
)

surrender_before_dealer_set_rule = PlayRule(
    id="surrender-before-dealer-set",
    title="Surrender before the dealer's hands were set",
    cite="535.10(e)",
    quote="A player may surrender his wager after the hands of the dealer have been set",
    severity=Severity.ERROR,
    message="{seat}: the {wager} of {stake} was surrendered before the dealer had set his hands",
    slot=outcomes.SURRENDER_BEFORE_DEALER_SET,
    check=surrendered_early,
    needs={"the setting of the dealer's hands": NO_SETTING},
    expected="the dealer's hands set first",
    observed="the surrender first",
)

surrender_after_exposure_rule = PlayRule(
    id="surrender-after-exposure",
    title="Surrender after one of the player's hands was exposed",
    cite="535.10(e)",
    quote="The player shall announce his intention to surrender prior to the dealer exposing either of the two hands of that player",
    severity=Severity.ERROR,
    message="{seat}: the {wager} of {stake} was surrendered after the player's hands had been exposed",
    slot=outcomes.SURRENDER_AFTER_EXPOSURE,
    check=surrendered_late,
    expected="the surrender first",
    observed="the hands exposed first",
)

surrender_not_collected_whole_rule = PlayRule(
    id="surrender-not-collected-whole",
    title="Surrendered wager not collected whole",
    cite="535.10(e)",
    quote="the dealer shall immediately collect the wager from that player",
    severity=Severity.ERROR,
    message="{seat}: {observed} of a surrendered wager of {expected} was kept",
    slot=outcomes.SURRENDER_NOT_COLLECTED_WHOLE,
    check=not_whole,
    needs={"what was collected": NO_AMOUNT},
    expected="{expected} collected",
    observed="{observed} kept",
    unit="cents",
    misapplies=True,
)

surrender_not_collected_at_once_rule = PlayRule(
    id="surrender-not-collected-at-once",
    title="Surrendered wager not collected at once",
    cite="535.10(e)",
    quote="the dealer shall immediately collect the wager from that player",
    severity=Severity.ERROR,
    message="{seat}: the surrendered wager of {stake} was collected after the dealer had gone on",
    slot=outcomes.SURRENDER_NOT_COLLECTED_AT_ONCE,
    check=goes_on_first,
    needs={"the collection": NO_COLLECTION},
    expected="the wager collected at once",
    observed="the wager collected later",
)

surrendered_tiles_not_collected_rule = PlayRule(
    id="surrendered-tiles-not-collected",
    title="Tiles of a surrendered hand not collected",
    cite="535.10(e)",
    quote="collect the four tiles dealt to that player",
    severity=Severity.ERROR,
    message="{seat}: the tiles of the surrendered hand were never collected",
    slot=outcomes.SURRENDERED_TILES_LEFT,
    check=tiles_left,
    needs={"the collecting of tiles": NO_REMOVAL},
    expected="the four tiles collected",
    observed="the tiles left",
)

surrendered_tiles_put_elsewhere_rule = PlayRule(
    id="surrendered-tiles-put-elsewhere",
    title="Tiles of a surrendered hand put elsewhere",
    cite="535.10(e)",
    quote="stack them face down on the right side of the table in front of the table inventory container",
    severity=Severity.ERROR,
    message="{seat}: the tiles of the surrendered hand were not stacked at the dealer's right",
    slot=outcomes.SURRENDERED_TILES_ELSEWHERE,
    check=put_elsewhere,
    needs={"where the tiles were put": NO_REMOVAL},
    expected="the tiles at the dealer's right",
    observed="elsewhere",
)

surrendered_tiles_exposed_rule = PlayRule(
    id="surrendered-tiles-exposed",
    title="Tiles of a surrendered hand exposed",
    cite="535.10(e)",
    quote="without exposing the tiles to any other player at the table",
    severity=Severity.ERROR,
    message="{seat}: tiles of the surrendered hand were exposed",
    slot=outcomes.SURRENDERED_TILES_EXPOSED,
    check=goes_on_first,
    expected="the tiles face down",
    observed="tiles exposed",
)

surrender_with_bank_rule = PlayRule(
    id="surrender-with-bank",
    title="Surrender while a player was the bank",
    cite="535.10(e)",
    quote="A player may surrender his wager after the hands of the dealer have been set",
    severity=Severity.WARNING,
    message="{seat}: the {wager} of {stake} was surrendered in a round with a bank",
    slot=outcomes.SURRENDER_WITH_BANK,
    check=surrendered_with_bank,
    expected="the hands compared with the bank's",
    observed="a surrender",
    reading="surrender-against-a-bank",
)

PLAY_RULES = (
    surrender_before_dealer_set_rule,
    surrender_after_exposure_rule,
    surrender_not_collected_whole_rule,
    surrender_not_collected_at_once_rule,
    surrendered_tiles_not_collected_rule,
    surrendered_tiles_put_elsewhere_rule,
    surrendered_tiles_exposed_rule,
    surrender_with_bank_rule,
)
