"""King's Bounty Wager: § 633a.2(b)(9), 633a.6(e)(6), 633a.7(g)(6), 633a.13(h)."""

from validator.chapters.questions import denied, paid_otherwise
from validator.core.rule import Present, filing_rule

kings_bounty_area_missing = filing_rule(
    id="kings-bounty-area-missing",
    title="No betting area for the King's Bounty Wager",
    cite="633a.2(b)(9)",
    quote=("a separate area designated for the placement of the King's Bounty Wager for each player"),
    reads=("layout.areas[kings-bounty]",),
    when=(Present("optional_wagers.kings-bounty"),),
    expected="an area for the King's Bounty Wager",
    observed="none",
    message=("the King's Bounty Wager is offered, and the layout has no area designated for it"),
)(denied)

kings_of_spades_not_deferred = filing_rule(
    id="kings-of-spades-not-deferred",
    title="Pair of kings of spades not settled last",
    cite="633a.7(g)(6)",
    quote=("that player's King's Bounty Wager shall be settled after all other King's Bounty Wagers"),
    reads=("optional_wagers.kings-bounty.kings_of_spades_settled_last",),
    when=(Present("optional_wagers.kings-bounty"),),
    expected="settled after all other King's Bounty Wagers",
    observed="not deferred",
    message=(
        "a pair of kings of spades against a 10, face card or ace is settled after all other King's Bounty Wagers"
    ),
)(denied)

kings_bounty_odds = filing_rule(
    id="kings-bounty-odds",
    title="the King's Bounty Wager paid at other odds",
    cite="633a.13(h)",
    quote=(
        "Hand | Payout King of spades pair and dealer Blackjack | 1,000 to 1 King of spades "
        "pair | 200 to 1 Suited kings pair | 50 to 1 Suited queens, jacks or 10s pair | 25 to "
        "1 Suited 20 | 9 to 1 Pair of kings | 6 to 1 Any 20 | 4 to 1"
    ),
    reads=("optional_wagers.kings-bounty.pays.*",),
    facts=("kings_bounty_paytable.*",),
    each="optional_wagers.kings-bounty.pays",
    at="optional_wagers.kings-bounty.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the King's Bounty Wager pays {pays} for this hand in the filing; the law says {lawful}"),
)(paid_otherwise)
