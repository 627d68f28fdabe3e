"""Rules on what follows a void round, § 535.12(c)-(f): wagers returned, tiles reshuffled, no other reason."""

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.tile_opening import NO_RECORD as NO_RECORD_OF_TILE_OPENING
from validator.games.pai_gow.voiding import (
    NO_AMOUNT,
    NO_GROUNDS,
    NO_RECORD as NO_RECORD_OF_VOIDING,
)

miscounted_rounds_wager_kept = PlayWords(
    id="miscounted-rounds-wager-kept",
    title="Wager of a miscounted round not returned",
    message="the wager of {seat} in the void round was not returned as it was",
    needs={"the amounts": NO_AMOUNT},
    expected="the wager returned",
    observed="otherwise",
    pays_wrong=True,
)

miscounted_rounds_wager_not_returned = PlayWords(
    id="miscounted-rounds-wager-not-returned",
    title="Wager of a miscounted round left where it lay",
    message="the wager of {seat} in the void round was not returned",
    needs={"the returning of wagers": NO_RECORD_OF_VOIDING},
    expected="the wager returned",
    observed="left",
)

tiles_not_reshuffled_after_miscount = PlayWords(
    id="tiles-not-reshuffled-after-miscount",
    title="Tiles not reshuffled after a miscounted round",
    message="tiles were delivered after the void round without having been mixed",
    needs={"the mixing of the tiles": NO_RECORD_OF_TILE_OPENING},
    expected="tiles mixed",
    observed="not mixed",
)

void_rounds_wager_kept = PlayWords(
    id="void-rounds-wager-kept",
    title="Wager of a round void by an exposed tile not returned",
    message="the wager of {seat} in the void round was not returned as it was",
    needs={"the amounts": NO_AMOUNT},
    expected="the wager returned",
    observed="otherwise",
    pays_wrong=True,
)

void_rounds_wager_not_returned = PlayWords(
    id="void-rounds-wager-not-returned",
    title="Wager of a round void by an exposed tile left where it lay",
    message="the wager of {seat} in the void round was not returned",
    needs={"the returning of wagers": NO_RECORD_OF_VOIDING},
    expected="the wager returned",
    observed="left",
)

tiles_not_reshuffled_after_exposure = PlayWords(
    id="tiles-not-reshuffled-after-exposure",
    title="Tiles not reshuffled after a round void by an exposed tile",
    message="tiles were delivered after the void round without having been mixed",
    needs={"the mixing of the tiles": NO_RECORD_OF_TILE_OPENING},
    expected="tiles mixed",
    observed="not mixed",
)

round_voided_for_players_tile = PlayWords(
    id="round-voided-for-players-tile",
    title="Round voided because the dealer exposed a tile of one player",
    message="{seat}: the dealer exposed a tile of this player, and all hands were called void",
    needs={"what happened before": NO_GROUNDS},
    expected="the player's option of voiding his hand",
    observed="all hands void",
)

round_voided_without_ground = PlayWords(
    id="round-voided-without-ground",
    title="Round voided for a reason that the section does not name",
    message="the round was called void, and nothing is recorded for which the section calls it so",
    needs={"what happened before": NO_GROUNDS},
    expected="a reason of the section",
    observed="none",
)

wager_called_void_settled_otherwise = PlayWords(
    id="wager-called-void-settled-otherwise",
    title="Wager called void for another reason neither returned nor settled by its hands",
    message="{seat}: the wager of {stake} was called void and {settled}; its hands do not give that",
    needs={"the amounts": NO_AMOUNT},
    expected="the wager returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

wager_called_void_left = PlayWords(
    id="wager-called-void-left",
    title="Wager called void for another reason left where it lay",
    message="{seat}: the wager of {stake} was called void and not returned",
    needs={"the returning of wagers": NO_RECORD_OF_VOIDING},
    expected="the wager returned",
    observed="left",
)

hand_voided_without_ground = PlayWords(
    id="hand-voided-without-ground",
    title="Hand voided for a reason that the section does not name",
    message="the hand of {seat} was voided, and no tile of it had been exposed",
    needs={"what happened before": NO_GROUNDS},
    expected="an exposed tile",
    observed="none",
)

round_voided_for_wrong_setting = PlayWords(
    id="round-voided-for-wrong-setting",
    title="Round voided because the dealer set his hands wrongly",
    message="the dealer set {hand}, not as filed, and the round was voided instead of being completed",
    expected="the hands reset and the round completed",
    observed="voided",
)

miscounted_rounds_dealers_wager_settled = PlayWords(
    id="miscounted-rounds-dealers-wager-settled",
    title="Dealer's wager settled in a miscounted round",
    message="all hands were void, and the dealer's wager of {stake} against the bank was settled",
    needs=NO_FACTS,
    expected="neither paid nor collected",
    observed="paid or collected",
)

void_rounds_dealers_wager_settled = PlayWords(
    id="void-rounds-dealers-wager-settled",
    title="Dealer's wager settled in a round void by an exposed tile",
    message="all hands were void, and the dealer's wager of {stake} against the bank was settled",
    needs=NO_FACTS,
    expected="neither paid nor collected",
    observed="paid or collected",
)
