"""Three Card Poker Wager: § 633a.2(b)(11), 633a.6(e)(9), 633a.7(g)(8), 633a.13(k)."""

from validator.chapters.checks import denied, granted, not_among, paid_otherwise, unstated
from validator.core.rule import Present, equals
from validator.core.rule_definitions import FilingCheck

three_card_poker_area_missing = FilingCheck(
    title="No betting area for the Three Card Poker Wager",
    reads=("layout.areas[three-card-poker]",),
    when=(Present("optional_wagers.three-card-poker"),),
    expected="an area for the Three Card Poker Wager",
    observed="none",
    message=("the Three Card Poker Wager is offered, and the layout has no area designated for it"),
    check=denied,
)

ace_low_straight_refused = FilingCheck(
    title="Ace, 2 and 3 not taken as a straight",
    reads=("optional_wagers.three-card-poker.ace_low_straight",),
    when=(Present("optional_wagers.three-card-poker"),),
    expected="a straight",
    observed="no straight",
    message=("ace, 2 and 3 do not form a straight in the filing; the law lets the ace complete it"),
    check=denied,
)

ace_wraps_around = FilingCheck(
    title="Ace between king and 2",
    reads=("optional_wagers.three-card-poker.ace_wraps_around",),
    when=(Present("optional_wagers.three-card-poker"),),
    expected="no such sequence",
    observed="permitted",
    message="an ace may stand between king and 2 in the filing; the law forbids it",
    check=granted,
)

three_card_poker_paytable_unselected = FilingCheck(
    title="Three Card Poker Wager without a selected paytable",
    may_read=("optional_wagers.three-card-poker.paytable",),
    when=(Present("optional_wagers.three-card-poker"),),
    expected="a paytable",
    observed="{stated}",
    message=("the Three Card Poker Wager is offered, and the filing selects no paytable for it"),
    check=unstated,
)

three_card_poker_paytable_unknown = FilingCheck(
    title="Three Card Poker Wager with a paytable that the law does not give",
    reads=("optional_wagers.three-card-poker.paytable",),
    facts=("three_card_poker_paytables",),
    when=(Present("optional_wagers.three-card-poker"),),
    expected="one of {lawful}",
    observed="{stated}",
    message=("the paytables of the Three Card Poker Wager are {lawful}; the filing selects {stated}{hint}"),
    fails={"optional_wagers.three-card-poker.paytable": "C"},
    check=not_among,
)

three_card_poker_paytable_a_odds = FilingCheck(
    title="The Three Card Poker Wager paid at other odds than paytable A",
    reads=("optional_wagers.three-card-poker.pays.*",),
    facts=("three_card_poker_paytable_a.*",),
    when=(equals("optional_wagers.three-card-poker.paytable", "A"),),
    each="optional_wagers.three-card-poker.pays",
    at="optional_wagers.three-card-poker.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Three Card Poker Wager, paytable A, pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={"optional_wagers.three-card-poker.pays.flush": "5 to 1"},
    check=paid_otherwise,
)

three_card_poker_paytable_b_odds = FilingCheck(
    title="The Three Card Poker Wager paid at other odds than paytable B",
    reads=("optional_wagers.three-card-poker.pays.*",),
    facts=("three_card_poker_paytable_b.*",),
    when=(equals("optional_wagers.three-card-poker.paytable", "B"),),
    each="optional_wagers.three-card-poker.pays",
    at="optional_wagers.three-card-poker.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Three Card Poker Wager, paytable B, pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={"optional_wagers.three-card-poker.pays.straight-flush": "40 to 1"},
    check=paid_otherwise,
)
