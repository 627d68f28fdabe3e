"""§ 551.2(b), (c)(4), (c)(5) and (g), 551.10(b): the areas and odds on the layout, and the sign at the table."""

from dataclasses import replace

from validator.chapters.approvals import paths, unapproved_by
from validator.chapters.baccarat import table as at_baccarat
from validator.chapters.blackjack import layout as asked, match_the_dealer as of_the_match
from validator.chapters.ch551_spanish_21.conditions import MATCH_NOT_OFFERED, MATCH_OFFERED
from validator.chapters.ch551_spanish_21.table import BUREAU
from validator.chapters.checks import denied, granted, other_than
from validator.core.rule import equals, unless
from validator.core.rule_definitions import FilingCheck

one_area_for_two_wagers = FilingCheck(
    title="One betting area for both wagers",
    reads=("layout.one_area_for_both_wagers",),
    when=(MATCH_OFFERED,),
    expected="an area for each of the two wagers",
    observed="one area",
    message="one betting area at each position serves both wagers; the text speaks of a separate area in the singular",
    check=granted,
)

layout_unapproved = at_baccarat.layout_unapproved

spanish_21_area_missing = FilingCheck(
    title="No betting area for the Spanish 21 wager",
    reads=("layout.areas[spanish-21]",),
    expected="an area for the Spanish 21 wager",
    observed="none",
    message="the layout has no betting area for the Spanish 21 wager",
    check=denied,
)
match_the_dealer_area_missing = replace(
    of_the_match.match_the_dealer_area_missing, when=(MATCH_OFFERED, unless("layout.one_area_for_both_wagers", True))
)
area_for_an_unoffered_wager_missing = FilingCheck(
    title="No betting area for a Match-The-Dealer Wager that is not offered",
    reads=("layout.areas[match-the-dealer]",),
    when=(MATCH_NOT_OFFERED,),
    expected="an area for it on every layout, or only where it is offered",
    observed="none",
    message=(
        "the layout has no area for the Match-The-Dealer Wager, which is not offered; the text lists it among what a "
        "layout contains at a minimum"
    ),
    fails={"layout.areas": ["spanish-21"]},
    check=denied,
)

payout_odds_not_inscribed = FilingCheck(
    title="Payout odds not all on the layout",
    reads=("layout.payout_odds",),
    expected="all of them on the layout",
    observed="{stated}",
    message=(
        "the payout odds of § 551.6(f) and (g) must be inscribed on the layout, and a sign does not take its place; "
        "the filing says {stated}"
    ),
    fails={"layout.payout_odds": "sign"},
    check=other_than("layout"),
)
wager_odds_not_shown = replace(asked.wager_odds_not_shown, when=(), facts=("match_the_dealer_odds_displays",))

sign_not_posted = FilingCheck(
    title="No sign at the table",
    reads=("layout.sign.posted",),
    expected="a sign at each table",
    observed="none",
    message="no sign that explains the additional payouts is posted at each table",
    check=denied,
)
sign_unapproved = FilingCheck(
    title="Sign not approved",
    may_read=paths("sign"),
    when=(unless("layout.sign.posted", False),),
    at="approvals.sign",
    expected="approval of the sign by the Bureau of Gaming Operations",
    observed="approval {reference}, asked for on {submitted}, given by {office}",
    message="the filing names no approval of the sign at the table by the Bureau of Gaming Operations",
    passes={"approvals.sign.reference": "B-4", "approvals.sign.by": "bureau-of-gaming-operations"},
    check=unapproved_by(BUREAU),
)
doubled_hands_not_explained = FilingCheck(
    title="Sign without the doubled hands",
    reads=("layout.sign.explains[doubled-hands-without-additional-payouts]",),
    when=(unless("layout.sign.posted", False),),
    expected="an explanation that doubled hands earn no additional payouts",
    observed="none",
    message="the sign does not explain that doubled hands are not eligible for the additional payouts",
    fails={"layout.sign.explains": ["match-the-dealer-odds"]},
    check=denied,
)
match_the_dealer_odds_not_on_the_sign = FilingCheck(
    title="Sign without the odds that the layout leaves to it",
    reads=("layout.sign.explains[match-the-dealer-odds]",),
    when=(
        MATCH_OFFERED,
        equals("optional_wagers.match-the-dealer.odds_shown", "sign"),
        unless("layout.sign.posted", False),
    ),
    expected="the odds of the Match-The-Dealer Wager on the sign",
    observed="not on it",
    message="the layout leaves the odds of the Match-The-Dealer Wager to the sign, which does not show them",
    check=denied,
)
