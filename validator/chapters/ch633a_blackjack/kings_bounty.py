"""King's Bounty Wager: § 633a.2(b)(9), 633a.6(e)(6), 633a.7(g)(6), 633a.13(h)."""

from validator.chapters.checks import denied, paid_otherwise
from validator.core.rule import Present
from validator.core.rule_definitions import FilingCheck

kings_bounty_area_missing = FilingCheck(
    title="No betting area for the King's Bounty Wager",
    reads=("layout.areas[kings-bounty]",),
    when=(Present("optional_wagers.kings-bounty"),),
    expected="an area for the King's Bounty Wager",
    observed="none",
    message=("the King's Bounty Wager is offered, and the layout has no area designated for it"),
    check=denied,
)

kings_of_spades_not_deferred = FilingCheck(
    title="Pair of kings of spades not settled last",
    reads=("optional_wagers.kings-bounty.kings_of_spades_settled_last",),
    when=(Present("optional_wagers.kings-bounty"),),
    expected="settled after all other King's Bounty Wagers",
    observed="not deferred",
    message=(
        "a pair of kings of spades against a 10, face card or ace is settled after all other King's Bounty Wagers"
    ),
    check=denied,
)

kings_bounty_odds = FilingCheck(
    title="The King's Bounty Wager paid at other odds",
    reads=("optional_wagers.kings-bounty.pays.*",),
    facts=("kings_bounty_paytable.*",),
    each="optional_wagers.kings-bounty.pays",
    at="optional_wagers.kings-bounty.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the King's Bounty Wager pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={"optional_wagers.kings-bounty.pays.suited-20": "10 to 1"},
    check=paid_otherwise,
)
