"""Lucky Ladies Twenty Point Bonus Wager: § 633a.2(b)(4), 633a.6(e)(1), 633a.7(g)(1), 633a.13(c)."""

from validator.chapters.checks import denied, paid_otherwise
from validator.core.rule import Present
from validator.core.rule_definitions import FilingCheck

lucky_ladies_area_missing = FilingCheck(
    title="No betting area for the Twenty Point Bonus Wager",
    reads=("layout.areas[lucky-ladies]",),
    when=(Present("optional_wagers.lucky-ladies"),),
    expected="an area for the Twenty Point Bonus Wager",
    observed="none",
    message=("the Twenty Point Bonus Wager is offered, and the layout has no area designated for it"),
    check=denied,
)

queens_of_hearts_not_deferred = FilingCheck(
    title="Pair of queens of hearts not settled last",
    reads=("optional_wagers.lucky-ladies.queens_of_hearts_settled_last",),
    when=(Present("optional_wagers.lucky-ladies"),),
    expected="settled after all other Twenty Point Bonus Wagers",
    observed="not deferred",
    message=(
        "a pair of queens of hearts against a 10, face card or ace is settled after all other Twenty Point Bonus Wagers"
    ),
    check=denied,
)

lucky_ladies_odds = FilingCheck(
    title="The Twenty Point Bonus Wager paid at other odds",
    reads=("optional_wagers.lucky-ladies.pays.*",),
    facts=("lucky_ladies_paytable.*",),
    each="optional_wagers.lucky-ladies.pays",
    at="optional_wagers.lucky-ladies.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Twenty Point Bonus Wager pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={"optional_wagers.lucky-ladies.pays.queen-of-hearts-pair-and-dealer-blackjack": "1,000 for 1"},
    check=paid_otherwise,
)
