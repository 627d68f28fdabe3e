"""§ 685a.2(b): what the layout contains, and the signs at the table."""

from validator.chapters.checks import denied
from validator.core.rule_definitions import FilingCheck

bet_area_missing = FilingCheck(
    title="No betting area for the Bet Wager",
    reads=("layout.areas[bet]",),
    expected="an area for the Bet Wager",
    observed="none",
    message="the layout has no area designated for the Bet Wager",
    check=denied,
)
