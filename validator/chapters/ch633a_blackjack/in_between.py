"""In Between Wager: § 633a.2(b)(6), 633a.6(e)(3), 633a.7(g)(3), 633a.13(e)."""

from validator.chapters.checks import denied, paid_otherwise
from validator.core.rule import Present
from validator.core.rule_definitions import FilingCheck

in_between_area_missing = FilingCheck(
    title="No betting area for the In Between Wager",
    reads=("layout.areas[in-between]",),
    when=(Present("optional_wagers.in-between"),),
    expected="an area for the In Between Wager",
    observed="none",
    message="the In Between Wager is offered, and the layout has no area designated for it",
    check=denied,
)

in_between_odds = FilingCheck(
    title="The In Between Wager paid at other odds",
    reads=("optional_wagers.in-between.pays.*",),
    facts=("in_between_paytable.*",),
    each="optional_wagers.in-between.pays",
    at="optional_wagers.in-between.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the In Between Wager pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={"optional_wagers.in-between.pays.one-card-spread": "12 to 1"},
    check=paid_otherwise,
)
