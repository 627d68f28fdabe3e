"""§§ 543.9(c)(3) and 543.14(f): cards handed to players to be turned, and the right that passes on."""

from validator.chapters.baccarat import handing as asked
from validator.chapters.checks import other_than
from validator.core.rule_definitions import FilingCheck

unwagered_hand_handed_out = FilingCheck(
    title="Hand without a wager not turned by the dealer",
    reads=("handing.hand_without_a_wager",),
    when=(asked.HANDED,),
    expected="turned by the dealer",
    observed="{stated}",
    message="a hand on which nobody wagered is not turned by the dealer; the text does not say who turns it",
    check=other_than("dealer-turns"),
)
