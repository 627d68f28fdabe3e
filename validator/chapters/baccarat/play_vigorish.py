"""Vigorish: the words of the rules that validator/games/baccarat/{vigorish_amount,deferred}.py judge."""

from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.vigorish_amount import (
    NO_FILING,
    NO_VIGORISH,
)

vigorish_not_taken = PlayWords(
    id="vigorish-not-taken",
    title="No vigorish taken or marked on a winning wager on the Banker's Hand",
    message="{seat}: no vigorish was taken or marked on the winning {wager} of {stake}; {expected} is owed",
    needs={"the vigorish taken or marked": NO_VIGORISH, "the vigorish that the filing selects": NO_FILING},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
