"""§ 685a.6: how and when wagers are made, which optional wager exists, and on how many boxes."""

from validator.chapters.checks import denied, other_than
from validator.core.rule_definitions import FilingCheck

wagers_off_their_areas = FilingCheck(
    title="Wagers placed somewhere other than on the areas of the layout",
    reads=("wagers.placed_on",),
    expected="on the appropriate areas of the layout",
    observed="{stated}",
    message="the law says: wagers are placed on the appropriate areas of the layout; the filing says {stated}",
    passes={"wagers.placed_on": "areas-of-the-layout"},
    check=other_than("areas-of-the-layout"),
)

play_without_bet_wager = FilingCheck(
    title="Play without a Bet Wager",
    reads=("wagers.bet_wager_required",),
    expected="a Bet Wager by every player",
    observed="none needed",
    message="players may take part without a Bet Wager",
    check=denied,
)
