"""Rules on tiles exposed before their time, § 535.12(d), (e): options and void hands."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.exposed import NO_DECISION, NO_PERSON, NO_WAGERS
from validator.games.pai_gow.looking import NO_LOOKER, NO_LOOKS, NO_MOMENT
from validator.games.pai_gow.rolls import NO_VOIDING
from validator.games.pai_gow.voiding import NO_AMOUNT, NO_RECORD

exposed_tile_option_not_given = PlayWords(
    id="exposed-tile-option-not-given",
    title="No option after a tile of the player was exposed",
    message="the dealer exposed a tile of {seat} and no decision of the player is recorded",
    needs={"the decision of the player": NO_DECISION, "who exposed the tile": NO_PERSON},
    expected="a decision to play out or to void",
    observed="none",
)

hand_voided_without_decision = PlayWords(
    id="hand-voided-without-decision",
    title="Hand voided without a decision of its player",
    message="the hand of {seat} was voided without a decision of the player",
    needs={"the decision of the player": NO_DECISION},
    expected="the decision of the player",
    observed="none",
)

_OF_THE_LOOK = {
    "the decision of the player": NO_MOMENT,
    "whether the player looked at his tiles": NO_LOOKS,
    "who looked at the tiles": NO_LOOKER,
}

decided_after_looking = PlayWords(
    id="decided-after-looking",
    title="Decision on an exposed tile after looking at the others",
    message="the dealer exposed a tile of {seat}, and the player looked at his unexposed tiles before he decided",
    needs=_OF_THE_LOOK,
    expected="a decision without looking at the unexposed tiles",
    observed="a decision after looking",
)

decided_after_setting = PlayWords(
    id="decided-after-setting",
    title="Decision on an exposed tile after the hands were set",
    message="the dealer exposed a tile of {seat}, and the player set both hands before he decided",
    needs={"the setting of the hands": NO_LOOKS},
    expected="a decision without looking at the unexposed tiles",
    observed="a decision after the hands were set",
)

decided_after_earlier_look = PlayWords(
    id="decided-after-earlier-look",
    title="Decision on an exposed tile by a player who had looked at the others before",
    message="the player at {seat} had looked at his tiles before the dealer exposed one of them, and then decided",
    needs=_OF_THE_LOOK,
    expected="a decision without looking at the unexposed tiles",
    observed="a decision by a player who had looked before",
)

void_hands_wager_kept = PlayWords(
    id="void-hands-wager-kept",
    title="Wager of a voided hand not returned",
    message="the wager of {seat}, whose hand was voided, was not returned as it was",
    needs={"the amounts": NO_AMOUNT},
    expected="the wager returned",
    observed="otherwise",
    pays_wrong=True,
)

void_hands_wager_not_returned = PlayWords(
    id="void-hands-wager-not-returned",
    title="Wager of a voided hand left where it lay",
    message="the wager of {seat}, whose hand was voided, was not returned",
    needs={"the returning of wagers": NO_RECORD},
    expected="the wager returned",
    observed="left",
)

other_wager_of_player_who_voided = PlayWords(
    id="other-wager-of-player-who-voided",
    title="Further wager of a player who voided a hand",
    message="the player at {seat} voided a hand and had a wager on another; whether that one is returned is open",
    expected="one wager",
    observed="more than one",
)

hand_voided_after_anothers_exposure = PlayWords(
    id="hand-voided-after-anothers-exposure",
    title="Hand voided after another than the dealer exposed a tile",
    message="the hand of {seat} was voided after another than the dealer had exposed a tile",
    expected="the hand played out",
    observed="voided",
)

tile_of_bank_exposed = PlayWords(
    id="tile-of-bank-exposed",
    title="Tile of the bank exposed",
    message="a tile of the bank was exposed; whether all hands are void is open",
    expected="no tile exposed",
    observed="a tile exposed",
)

round_with_exposed_tile_not_void = PlayWords(
    id="round-with-exposed-tile-not-void",
    title="Round not void after a tile of the dealer, the Dead Hand or an empty position was exposed",
    message="a tile of {seat} was exposed, and the round went on",
    needs={"whose the tile was": NO_WAGERS, "whether the round was void": NO_VOIDING},
    expected="all hands void",
    observed="not void",
)
