"""Rules on what each wager comes to, §§ 535.10(g) to (k)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.absent_wagers import NO_AMOUNT as NO_AMOUNT_OF_ABSENT, NO_ROUND, NO_WAGERS
from validator.games.pai_gow.settlement import (
    NO_AMOUNT,
    NO_RETURN,
    NO_SETTLEMENT,
    NO_TILES,
)

losing_wager_not_collected = PlayWords(
    id="losing-wager-not-collected",
    title="Losing wager not collected",
    message="{seat}: a wager of {stake} on {hand} against {dealer} loses; it was {settled}",
    needs={"the settlement": NO_SETTLEMENT, "the tiles of both hands": NO_TILES, "the amounts": NO_AMOUNT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)


winning_wager_paid_at_wrong_odds = PlayWords(
    id="winning-wager-paid-at-wrong-odds",
    title="Winning wager not paid at the odds of the chapter",
    message="{seat}: a winning wager of {stake} was {settled}; its odds give {expected}",
    needs={"the settlement": NO_SETTLEMENT, "the tiles of both hands": NO_TILES, "the amounts": NO_AMOUNT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

tie_not_returned = PlayWords(
    id="tie-not-returned",
    title="Tied wager not returned",
    message="{seat}: the tied wager of {stake} was never returned",
    needs={"what was returned": NO_RETURN},
    expected="the wager returned",
    observed="nothing returned",
)

_ABSENT = {
    "the wagers placed in the round": NO_WAGERS,
    "the amounts": NO_AMOUNT_OF_ABSENT,
    "the round to which the money belongs": NO_ROUND,
}


paid_without_wager = PlayWords(
    id="paid-without-wager",
    title="Money paid or given back on a wager that is not in the round",
    message="{seat}: {observed} went to the player on a wager that is not in the round",
    needs=_ABSENT,
    expected="nothing",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

taken_without_wager = PlayWords(
    id="taken-without-wager",
    title="Money collected on a wager that is not in the round",
    message="{seat}: {observed} was collected on a wager that is not in the round",
    needs=_ABSENT,
    expected="nothing",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
