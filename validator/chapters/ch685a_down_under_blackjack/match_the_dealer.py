"""Match-the-Dealer Wager: § 685a.2(b)(5), 685a.6(e), 685a.7(f), 685a.11(c)."""

from validator.chapters.checks import granted
from validator.core.rule import Absent
from validator.core.said import FilingCheck

match_the_dealer_area_without_the_wager = FilingCheck(
    id="match-the-dealer-area-without-the-wager",
    title="Area for a Match-the-Dealer Wager that is not offered",
    reads=("layout.areas[match-the-dealer]",),
    when=(Absent("optional_wagers.match-the-dealer"),),
    expected="no area for a wager that is not offered",
    observed="an area",
    message="the layout has an area for the Match-the-Dealer Wager, and the filing does not specify that wager",
    fails={"layout.areas[match-the-dealer]": True},
    check=granted,
)
