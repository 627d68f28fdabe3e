"""Rules on surrender, § 535.10(e)."""

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.surrender import (
    NO_AMOUNT,
    NO_COLLECTION,
    NO_REMOVAL,
    NO_SETTING,
)

surrender_before_dealer_set = PlayWords(
    id="surrender-before-dealer-set",
    title="Surrender before the dealer's hands were set",
    message="{seat}: the {wager} of {stake} was surrendered before the dealer had set his hands",
    needs={"the setting of the dealer's hands": NO_SETTING},
    expected="the dealer's hands set first",
    observed="the surrender first",
)

surrender_after_exposure = PlayWords(
    id="surrender-after-exposure",
    title="Surrender after one of the player's hands was exposed",
    message="{seat}: the {wager} of {stake} was surrendered after the player's hands had been exposed",
    expected="the surrender first",
    observed="the hands exposed first",
)

surrender_not_collected_whole = PlayWords(
    id="surrender-not-collected-whole",
    title="Surrendered wager not collected whole",
    message="{seat}: {observed} of a surrendered wager of {expected} was kept",
    needs={"what was collected": NO_AMOUNT},
    expected="{expected} collected",
    observed="{observed} kept",
    unit="cents",
    pays_wrong=True,
)

surrender_not_collected_at_once = PlayWords(
    id="surrender-not-collected-at-once",
    title="Surrendered wager not collected at once",
    message="{seat}: the surrendered wager of {stake} was collected after the dealer had gone on",
    needs={"the collection": NO_COLLECTION},
    expected="the wager collected at once",
    observed="the wager collected later",
)

surrendered_tiles_collected_late = PlayWords(
    id="surrendered-tiles-collected-late",
    title="Tiles of a surrendered hand not collected at once",
    message="{seat}: the tiles behind the surrendered wager of {stake} were collected after the dealer had gone on",
    needs=NO_FACTS,
    expected="the tiles collected at once",
    observed="a hand exposed or a wager paid first",
)

surrendered_tiles_not_collected = PlayWords(
    id="surrendered-tiles-not-collected",
    title="Tiles of a surrendered hand not collected",
    message="{seat}: the tiles of the surrendered hand were never collected",
    needs={"the collecting of tiles": NO_REMOVAL},
    expected="the four tiles collected",
    observed="the tiles left",
)

surrendered_tiles_put_elsewhere = PlayWords(
    id="surrendered-tiles-put-elsewhere",
    title="Tiles of a surrendered hand put elsewhere",
    message="{seat}: the tiles of the surrendered hand were not stacked at the dealer's right",
    needs={"where the tiles were put": NO_REMOVAL},
    expected="the tiles at the dealer's right",
    observed="elsewhere",
)

surrendered_tiles_exposed = PlayWords(
    id="surrendered-tiles-exposed",
    title="Tiles of a surrendered hand exposed",
    message="{seat}: tiles of the surrendered hand were exposed",
    expected="the tiles face down",
    observed="tiles exposed",
)

surrender_with_bank = PlayWords(
    id="surrender-with-bank",
    title="Surrender while a player was the bank",
    message="{seat}: the {wager} of {stake} was surrendered in a round with a bank",
    expected="the hands compared with the bank's",
    observed="a surrender",
)
