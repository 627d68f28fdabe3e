"""Rules on the order and the places of collecting and paying, §§ 535.10(g) to (l), 535.11(o), (r)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.collecting import (
    NO_PLACE,
)

losing_wager_not_to_inventory = PlayWords(
    id="losing-wager-not-to-inventory",
    title="Losing wager not put in the table inventory",
    message="{seat}: the losing wager of {stake} was put somewhere other than in the table inventory container",
    needs={"where the wager was put": NO_PLACE},
    expected="the table inventory container",
    observed="elsewhere",
)
