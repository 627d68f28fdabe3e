"""Lucky Ladies Twenty Point Bonus Wager: § 633a.2(b)(4), 633a.6(e)(1), 633a.7(g)(1), 633a.13(c)."""

from validator.chapters.questions import denied, paid_otherwise
from validator.core.rule import Present, filing_rule

lucky_ladies_area_missing = filing_rule(
    id="lucky-ladies-area-missing",
    title="No betting area for the Twenty Point Bonus Wager",
    cite="633a.2(b)(4)",
    quote=("a separate area designated for the placement of the Twenty Point Bonus Wager for each player"),
    reads=("layout.areas[lucky-ladies]",),
    when=(Present("optional_wagers.lucky-ladies"),),
    expected="an area for the Twenty Point Bonus Wager",
    observed="none",
    message=("the Twenty Point Bonus Wager is offered, and the layout has no area designated for it"),
)(denied)

queens_of_hearts_not_deferred = filing_rule(
    id="queens-of-hearts-not-deferred",
    title="Pair of queens of hearts not settled last",
    cite="633a.7(g)(1)",
    quote=("that player's Twenty Point Bonus Wager shall be settled after all other Twenty Point Bonus Wagers"),
    reads=("optional_wagers.lucky-ladies.queens_of_hearts_settled_last",),
    when=(Present("optional_wagers.lucky-ladies"),),
    expected="settled after all other Twenty Point Bonus Wagers",
    observed="not deferred",
    message=(
        "a pair of queens of hearts against a 10, face card or ace is settled after all other Twenty Point Bonus Wagers"
    ),
)(denied)

lucky_ladies_odds = filing_rule(
    id="lucky-ladies-odds",
    title="the Twenty Point Bonus Wager paid at other odds",
    cite="633a.13(c)",
    quote=(
        "Hand | Payout Queen of hearts pair and dealer Blackjack | 1,000 to 1 Queen of hearts "
        "pair | 200 to 1 Matched 20 | 25 to 1 Suited 20 | 10 to 1 Any 20 | 4 to 1"
    ),
    reads=("optional_wagers.lucky-ladies.pays.*",),
    facts=("lucky_ladies_paytable.*",),
    each="optional_wagers.lucky-ladies.pays",
    at="optional_wagers.lucky-ladies.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Twenty Point Bonus Wager pays {pays} for this hand in the filing; the law says {lawful}"),
)(paid_otherwise)
