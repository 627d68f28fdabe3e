"""§§ 545.9(d)(1) to (7) and 545.15(f): cards handed to players to be turned, and the right that passes on."""

from validator.chapters.baccarat import handing as asked
from validator.chapters.checks import other_than
from validator.core.rule_definitions import FilingCheck

unwagered_hand_handed_out = FilingCheck(
    title="Hand without a wager not turned by the dealer",
    reads=("handing.hand_without_a_wager",),
    when=(asked.HANDED,),
    expected="turned by the dealer calling the game",
    observed="{stated}",
    message=(
        "the law says: a hand on which nobody wagered is turned by the dealer calling the game; the filing says "
        "{stated}"
    ),
    check=other_than("dealer-turns"),
)
