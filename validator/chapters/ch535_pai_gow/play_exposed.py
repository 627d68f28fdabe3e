"""Rules on tiles exposed before their time, § 535.12(d), (e): options and void hands."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.pai_gow.bank_questions import happened, left_out
from validator.games.pai_gow.exposed import NO_DECISION, NO_PERSON, NO_WAGERS, exposed_and_given_up
from validator.games.pai_gow.rolls import NO_VOIDING
from validator.games.pai_gow.slots import irregularities as slot
from validator.games.pai_gow.voiding import NO_AMOUNT, NO_RECORD, player_not_whole, two_wagers

no_option = PlayRule(
    id="exposed-tile-option-not-given",
    title="No option after a tile of the player was exposed",
    cite="535.12(d)",
    quote="the player shall have the option of voiding the hand",
    severity=Severity.ERROR,
    message="the dealer exposed a tile of {seat} and no decision of the player is recorded",
    slot=slot.NO_OPTION,
    check=left_out,
    needs={"the decision of the player": NO_DECISION, "who exposed the tile": NO_PERSON},
    expected="a decision to play out or to void",
    observed="none",
)

voided_without_decision = PlayRule(
    id="hand-voided-without-decision",
    title="Hand voided without a decision of its player",
    cite="535.12(d)",
    quote="the player shall make the decision either to play out the hand or to void the hand",
    severity=Severity.ERROR,
    message="the hand of {seat} was voided without a decision of the player",
    slot=slot.VOIDED_WITHOUT_DECISION,
    check=left_out,
    expected="the decision of the player",
    observed="none",
)

hand_not_returned = PlayRule(
    id="void-hands-wager-kept",
    title="Wager of a voided hand not returned",
    cite="535.12(d)",
    quote="If the player elects to void his hand, any wagers placed by the player shall be returned to the player",
    severity=Severity.ERROR,
    message="the wager of {seat}, whose hand was voided, was not returned as it was",
    slot=slot.HAND_NOT_RETURNED,
    check=player_not_whole,
    needs={"the amounts": NO_AMOUNT},
    expected="the wager returned",
    observed="otherwise",
    misapplies=True,
)

hand_wager_left = PlayRule(
    id="void-hands-wager-not-returned",
    title="Wager of a voided hand left where it lay",
    cite="535.12(d)",
    quote="any wagers placed by the player shall be returned to the player",
    severity=Severity.ERROR,
    message="the wager of {seat}, whose hand was voided, was not returned",
    slot=slot.HAND_WAGER_LEFT,
    check=left_out,
    needs={"the returning of wagers": NO_RECORD},
    expected="the wager returned",
    observed="left",
)

second_wager = PlayRule(
    id="other-wager-of-player-who-voided",
    title="Further wager of a player who voided a hand",
    cite="535.12(d)",
    quote="any wagers placed by the player shall be returned to the player",
    severity=Severity.WARNING,
    message="the player at {seat} voided a hand and had a wager on another; whether that one is returned is open",
    slot=slot.SECOND_WAGER,
    check=two_wagers,
    expected="one wager",
    observed="more than one",
    reading="wagers-of-a-voided-hand",
)

exposed_by_another = PlayRule(
    id="hand-voided-after-anothers-exposure",
    title="Hand voided after another than the dealer exposed a tile",
    cite="535.12(d)",
    quote="If the dealer exposes any of the tiles dealt to a player",
    severity=Severity.WARNING,
    message="the hand of {seat} was voided after another than the dealer had exposed a tile",
    slot=slot.EXPOSED_BY_ANOTHER,
    check=exposed_and_given_up,
    expected="the hand played out",
    observed="voided",
    reading="tile-exposed-by-somebody-else",
)

bank_tile_exposed = PlayRule(
    id="tile-of-bank-exposed",
    title="Tile of the bank exposed",
    cite="535.12(d)",
    quote="the player shall have the option of voiding the hand",
    severity=Severity.WARNING,
    message="a tile of the bank was exposed; whether all hands are void is open",
    slot=slot.BANK_TILE_EXPOSED,
    check=happened,
    expected="no tile exposed",
    observed="a tile exposed",
    reading="exposed-tile-of-the-bank",
)

exposed_not_voided = PlayRule(
    id="round-with-exposed-tile-not-void",
    title="Round not void after a tile of the dealer, the Dead Hand or an empty position was exposed",
    cite="535.12(e)",
    quote="If a tile dealt to the dealer, the Dead Hand or any position where there is no wager is exposed, all hands shall be void",
    severity=Severity.ERROR,
    message="a tile of {seat} was exposed, and the round went on",
    slot=slot.EXPOSED_NOT_VOIDED,
    check=left_out,
    needs={"whose the tile was": NO_WAGERS, "whether the round was void": NO_VOIDING},
    expected="all hands void",
    observed="not void",
)

PLAY_RULES = (
    no_option,
    voided_without_decision,
    hand_not_returned,
    hand_wager_left,
    second_wager,
    exposed_by_another,
    bank_tile_exposed,
    exposed_not_voided,
)
