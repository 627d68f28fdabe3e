"""Rules on the vigorish of winning players, §§ 535.10(k), 535.11(q)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.vigorish import (
    NO_AMOUNT,
    NO_RECORD,
)

vigorish_not_taken = PlayWords(
    id="vigorish-not-taken",
    title="No vigorish on a winning wager",
    message="{seat}: no vigorish was taken on a winning wager of {stake}; it is {expected}",
    needs={"the vigorish": NO_RECORD, "the amounts": NO_AMOUNT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
