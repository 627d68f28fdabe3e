"""Rules on what follows a void round, § 535.12(c)-(f): wagers returned, tiles reshuffled, no other reason."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.voiding import (
    NO_GROUNDS,
)

round_voided_without_ground = PlayWords(
    id="round-voided-without-ground",
    title="Round voided for a reason that the section does not name",
    message="the round was called void, and nothing is recorded for which the section calls it so",
    needs={"what happened before": NO_GROUNDS},
    expected="a reason of the section",
    observed="none",
)


hand_voided_without_ground = PlayWords(
    id="hand-voided-without-ground",
    title="Hand voided for a reason that the section does not name",
    message="the hand of {seat} was voided, and no tile of it had been exposed",
    needs={"what happened before": NO_GROUNDS},
    expected="an exposed tile",
    observed="none",
)
