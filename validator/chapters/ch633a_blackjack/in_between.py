"""In Between Wager: § 633a.2(b)(6), 633a.6(e)(3), 633a.7(g)(3), 633a.13(e)."""

from validator.chapters.questions import denied, paid_otherwise
from validator.core.rule import Present, filing_rule

in_between_area_missing = filing_rule(
    id="in-between-area-missing",
    title="No betting area for the In Between Wager",
    cite="633a.2(b)(6)",
    quote=("a separate area designated for the placement of the In Between Wager for each player"),
    reads=("layout.areas[in-between]",),
    when=(Present("optional_wagers.in-between"),),
    expected="an area for the In Between Wager",
    observed="none",
    message="the In Between Wager is offered, and the layout has no area designated for it",
)(denied)

in_between_odds = filing_rule(
    id="in-between-odds",
    title="the In Between Wager paid at other odds",
    cite="633a.13(e)",
    quote=(
        "Hand | Payout Triple Match | 30 to 1 One-card spread | 10 to 1 Two-card spread | 6 to"
        " 1 Three-card spread | 4 to 1 All others | 1 to 1"
    ),
    reads=("optional_wagers.in-between.pays.*",),
    facts=("in_between_paytable.*",),
    each="optional_wagers.in-between.pays",
    at="optional_wagers.in-between.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the In Between Wager pays {pays} for this hand in the filing; the law says {lawful}"),
)(paid_otherwise)
