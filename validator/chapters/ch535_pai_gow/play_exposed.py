"""Rules on tiles exposed before their time, § 535.12(d), (e): options and void hands."""

from validator.core.question import PlayQuestion
from validator.games.pai_gow.bank_questions import happened, left_out
from validator.games.pai_gow.exposed import NO_DECISION, NO_PERSON, NO_WAGERS, exposed_and_given_up
from validator.games.pai_gow.rolls import NO_VOIDING
from validator.games.pai_gow.slots import irregularities as slot
from validator.games.pai_gow.voiding import NO_AMOUNT, NO_RECORD, player_not_whole, two_wagers

no_option = PlayQuestion(
    id="exposed-tile-option-not-given",
    title="No option after a tile of the player was exposed",
    message="the dealer exposed a tile of {seat} and no decision of the player is recorded",
    slot=slot.NO_OPTION,
    check=left_out,
    needs={"the decision of the player": NO_DECISION, "who exposed the tile": NO_PERSON},
    expected="a decision to play out or to void",
    observed="none",
)

voided_without_decision = PlayQuestion(
    id="hand-voided-without-decision",
    title="Hand voided without a decision of its player",
    message="the hand of {seat} was voided without a decision of the player",
    slot=slot.VOIDED_WITHOUT_DECISION,
    check=left_out,
    expected="the decision of the player",
    observed="none",
)

hand_not_returned = PlayQuestion(
    id="void-hands-wager-kept",
    title="Wager of a voided hand not returned",
    message="the wager of {seat}, whose hand was voided, was not returned as it was",
    slot=slot.HAND_NOT_RETURNED,
    check=player_not_whole,
    needs={"the amounts": NO_AMOUNT},
    expected="the wager returned",
    observed="otherwise",
    misapplies=True,
)

hand_wager_left = PlayQuestion(
    id="void-hands-wager-not-returned",
    title="Wager of a voided hand left where it lay",
    message="the wager of {seat}, whose hand was voided, was not returned",
    slot=slot.HAND_WAGER_LEFT,
    check=left_out,
    needs={"the returning of wagers": NO_RECORD},
    expected="the wager returned",
    observed="left",
)

second_wager = PlayQuestion(
    id="other-wager-of-player-who-voided",
    title="Further wager of a player who voided a hand",
    message="the player at {seat} voided a hand and had a wager on another; whether that one is returned is open",
    slot=slot.SECOND_WAGER,
    check=two_wagers,
    expected="one wager",
    observed="more than one",
)

exposed_by_another = PlayQuestion(
    id="hand-voided-after-anothers-exposure",
    title="Hand voided after another than the dealer exposed a tile",
    message="the hand of {seat} was voided after another than the dealer had exposed a tile",
    slot=slot.EXPOSED_BY_ANOTHER,
    check=exposed_and_given_up,
    expected="the hand played out",
    observed="voided",
)

bank_tile_exposed = PlayQuestion(
    id="tile-of-bank-exposed",
    title="Tile of the bank exposed",
    message="a tile of the bank was exposed; whether all hands are void is open",
    slot=slot.BANK_TILE_EXPOSED,
    check=happened,
    expected="no tile exposed",
    observed="a tile exposed",
)

exposed_not_voided = PlayQuestion(
    id="round-with-exposed-tile-not-void",
    title="Round not void after a tile of the dealer, the Dead Hand or an empty position was exposed",
    message="a tile of {seat} was exposed, and the round went on",
    slot=slot.EXPOSED_NOT_VOIDED,
    check=left_out,
    needs={"whose the tile was": NO_WAGERS, "whether the round was void": NO_VOIDING},
    expected="all hands void",
    observed="not void",
)
