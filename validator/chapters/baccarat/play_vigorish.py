"""Vigorish: the words of the rules that validator/games/baccarat/{vigorish_amount,deferred}.py judge."""

from collections.abc import Mapping

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.vigorish_amount import (
    NO_FILING,
    NO_VIGORISH,
)

_VIGORISH = {"the vigorish taken or marked": NO_VIGORISH, "the vigorish that the filing selects": NO_FILING}


def _amount(
    id: str,
    title: str,
    message: str,
    needs: Mapping[str, int] = NO_FACTS,
) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message=message,
        needs=needs,
        expected="{expected}",
        observed="{observed}",
        unit="cents",
        pays_wrong=True,
    )


vigorish_not_taken = _amount(
    "vigorish-not-taken",
    "No vigorish taken or marked on a winning wager on the Banker's Hand",
    "{seat}: no vigorish was taken or marked on the winning {wager} of {stake}; {expected} is owed",
    _VIGORISH,
)
