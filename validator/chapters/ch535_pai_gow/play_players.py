"""Rules on how the players set their hands, and who touches the tiles, §§ 535.10(a) to (c), 535.11(n)."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.pai_gow.players import (
    NO_FACE,
    NO_PERSON,
    NO_RECORD,
    NO_TURNING,
    laid_face_up,
    never_set,
    out_of_view,
    set_before_dealt,
    set_by_dealer,
    touched_after,
    touched_by_another,
    turned_before_set,
)
from validator.games.pai_gow.slots import setting

player_hands_not_set_rule = PlayRule(
    id="player-hands-not-set",
    title="Player's hands not set",
    cite="535.10(a)",
    quote="each player shall set his hands by arranging the tiles into a high hand and low hand",
    severity=Severity.ERROR,
    message="{seat}: the hands behind the {wager} of {stake} were never set and laid down",
    slot=setting.PLAYER_NOT_SET,
    check=never_set,
    needs={"the setting of the hands": NO_RECORD},
    expected="two hands laid down",
    observed="none",
)

player_hands_set_before_deal_done_rule = PlayRule(
    id="player-hands-set-before-deal-done",
    title="Player's hands set before the deal was completed",
    cite="535.10(a)",
    quote="After the dealing of the tiles has been completed, each player shall set his hands",
    severity=Severity.ERROR,
    message="{seat}: the hands were laid down before all tiles had been delivered",
    slot=setting.PLAYER_SET_BEFORE_DEAL,
    check=set_before_dealt,
    expected="all tiles delivered first",
    observed="the hands set first",
)

player_hands_laid_face_up_rule = PlayRule(
    id="player-hands-laid-face-up",
    title="Player's hands laid face up",
    cite="535.10(a)",
    quote="After setting the hands the tiles shall be placed face down",
    severity=Severity.ERROR,
    message="{seat}: the hands were laid face up",
    slot=setting.PLAYER_SET_FACE_UP,
    check=laid_face_up,
    needs={"which side was up": NO_FACE},
    expected="face down",
    observed="face up",
)

tiles_touched_by_another_rule = PlayRule(
    id="tiles-touched-by-another",
    title="Tiles touched by another person",
    cite="535.10(b)",
    quote="no other person except the dealer may touch the tiles of that player",
    severity=Severity.ERROR,
    message="{seat}: somebody else than the player or the dealer touched the tiles",
    slot=setting.TILES_TOUCHED_BY_ANOTHER,
    check=touched_by_another,
    needs={"who touched the tiles": NO_PERSON},
    expected="the player or the dealer",
    observed="somebody else",
)

tiles_out_of_view_rule = PlayRule(
    id="tiles-out-of-view",
    title="Tiles not kept in the dealer's view",
    cite="535.10(b)",
    quote="Each player shall be required to keep the four tiles in full view of the dealer at all times",
    severity=Severity.ERROR,
    message="{seat}: tiles were taken out of the dealer's view",
    slot=setting.TILES_OUT_OF_VIEW,
    check=out_of_view,
    expected="tiles in full view",
    observed="tiles out of view",
)

tiles_touched_after_setting_rule = PlayRule(
    id="tiles-touched-after-setting",
    title="Tiles touched after the hands were laid down",
    cite="535.10(b)",
    quote="Once each player has set a high hand and low hand and placed the two hands face down on the layout, the player may not touch the tiles again",
    severity=Severity.ERROR,
    message="{seat}: the player touched his tiles after he had laid both hands down",
    slot=setting.TILES_TOUCHED_AFTER_SETTING,
    check=touched_after,
    expected="the tiles left alone",
    observed="the tiles touched",
)

player_hands_set_by_dealer_rule = PlayRule(
    id="player-hands-set-by-dealer",
    title="Player's hands set by the dealer",
    cite="535.10(b)",
    quote="Each player at the table shall be responsible for setting his own hands",
    severity=Severity.WARNING,
    message="{seat}: the dealer set the player's hands",
    slot=setting.HANDS_SET_BY_DEALER,
    check=set_by_dealer,
    needs={"who set the hands": NO_PERSON},
    expected="hands set by the player",
    observed="hands set by the dealer",
    reading="dealer-arranges-for-a-player",
)

dealer_turned_before_players_set_rule = PlayRule(
    id="dealer-turned-before-players-set",
    title="Dealer's tiles turned over before all players had set theirs",
    cite="535.10(c)",
    quote="After all players have set their hands and placed the tiles on the table, the four tiles of the dealer shall be turned over",
    severity=Severity.ERROR,
    message="the dealer's tiles were turned over before {seat} had laid his hands down",
    slot=setting.DEALER_TURNED_EARLY,
    check=turned_before_set,
    needs={"the setting of the hands": NO_TURNING},
    expected="all players' hands laid down first",
    observed="the dealer's tiles turned over first",
)

dealer_turned_before_players_set_with_bank_rule = PlayRule(
    id="dealer-turned-before-players-set-with-bank",
    title="Dealer's hands set before all players had set theirs, while a player was the bank",
    cite="535.11(n)",
    quote="after each player has set his two hands and placed them on the layout, the two hands of the dealer shall then be set",
    severity=Severity.ERROR,
    message="the dealer's tiles were turned over before {seat} had laid his hands down",
    slot=setting.DEALER_TURNED_EARLY_WITH_BANK,
    check=turned_before_set,
    needs={"the setting of the hands": NO_TURNING},
    expected="all players' hands laid down first",
    observed="the dealer's tiles turned over first",
)

PLAY_RULES = (
    player_hands_not_set_rule,
    player_hands_set_before_deal_done_rule,
    player_hands_laid_face_up_rule,
    tiles_touched_by_another_rule,
    tiles_out_of_view_rule,
    tiles_touched_after_setting_rule,
    player_hands_set_by_dealer_rule,
    dealer_turned_before_players_set_rule,
    dealer_turned_before_players_set_with_bank_rule,
)
