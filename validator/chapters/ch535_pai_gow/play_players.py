"""Rules on how the players set their hands, and who touches the tiles, §§ 535.10(a) to (c), 535.11(n)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.players import (
    NO_COVER,
    NO_FACE,
    NO_LEAVING,
    NO_PERSON,
    NO_RECORD,
    NO_SHARE,
    NO_SHARE_OF_BANK,
    NO_TURNING,
    WHETHER_HE_LEFT,
)

player_hands_not_set = PlayWords(
    id="player-hands-not-set",
    title="Player's hands not set",
    message="{seat}: the hands behind the {wager} of {stake} were never set and laid down",
    needs={"the setting of the hands": NO_RECORD, "whether the player left": NO_LEAVING},
    expected="two hands laid down",
    observed="none",
)

player_hands_set_before_deal_done = PlayWords(
    id="player-hands-set-before-deal-done",
    title="Player's hands set before the deal was completed",
    message="{seat}: the hands were laid down before all tiles had been delivered",
    expected="all tiles delivered first",
    observed="the hands set first",
)

player_hands_laid_face_up = PlayWords(
    id="player-hands-laid-face-up",
    title="Player's hands laid face up",
    message="{seat}: the hands were laid face up",
    needs={"which side was up": NO_FACE, "whether the certificate holder covers half of the wagers": NO_COVER},
    expected="face down",
    observed="face up",
)

tiles_touched_by_another = PlayWords(
    id="tiles-touched-by-another",
    title="Tiles touched by another person",
    message="{seat}: somebody else than the player or the dealer touched the tiles",
    needs={"who touched the tiles": NO_PERSON},
    expected="the player or the dealer",
    observed="somebody else",
)

tiles_out_of_view = PlayWords(
    id="tiles-out-of-view",
    title="Tiles not kept in the dealer's view",
    message="{seat}: tiles were taken out of the dealer's view",
    expected="tiles in full view",
    observed="tiles out of view",
)

tiles_touched_after_setting = PlayWords(
    id="tiles-touched-after-setting",
    title="Tiles touched after the hands were laid down",
    message="{seat}: the player touched his tiles after he had laid both hands down",
    needs={"who laid the hands down again": NO_PERSON},
    expected="the tiles left alone",
    observed="the tiles touched",
)

co_bank_hands_set_by_player = PlayWords(
    id="co-bank-hands-set-by-player",
    title="Bank's hands set by the player although the dealer is co-banking",
    message="{seat}: the player set the hands of the bank, though the dealer was co-banking",
    needs={"who set the hands": NO_PERSON},
    expected="hands set by the dealer",
    observed="hands set by the player",
)

player_hands_set_by_dealer = PlayWords(
    id="player-hands-set-by-dealer",
    title="Player's hands set by the dealer",
    message="{seat}: the dealer set the player's hands",
    needs={
        "who set the hands": NO_PERSON,
        "whether the certificate holder covers half of the wagers": NO_COVER,
        "whether the player left": WHETHER_HE_LEFT,
    },
    expected="hands set by the player",
    observed="hands set by the dealer",
)

dealer_turned_before_players_set = PlayWords(
    id="dealer-turned-before-players-set",
    title="Dealer's tiles turned over before all players had set theirs",
    message="the dealer's tiles were turned over before {seat} had laid his hands down",
    needs={"the setting of the hands": NO_TURNING},
    expected="all players' hands laid down first",
    observed="the dealer's tiles turned over first",
)

bank_hands_not_set = PlayWords(
    id="bank-hands-not-set",
    title="Bank's hands not set",
    message="{seat}: the hands of the bank were never set and laid down",
    needs={"the setting of the hands": NO_RECORD, "whether the certificate holder covers half of the wagers": NO_SHARE},
    expected="two hands laid down",
    observed="none",
)

dealer_turned_before_players_set_with_bank = PlayWords(
    id="dealer-turned-before-players-set-with-bank",
    title="Dealer's hands set before all players had set theirs, while a player was the bank",
    message="the dealer's tiles were turned over before {seat} had laid his hands down",
    needs={
        "the setting of the hands": NO_TURNING,
        "whether the certificate holder covers half of the wagers": NO_SHARE_OF_BANK,
    },
    expected="all players' hands laid down first",
    observed="the dealer's tiles turned over first",
)
