"""§ 551.2(b), (c)(4), (c)(5) and (g), 551.10(b): the areas and odds on the layout, and the sign at the table."""

from validator.chapters.approvals import paths, unapproved_by
from validator.chapters.baccarat import table as at_baccarat
from validator.chapters.blackjack import layout as asked, match_the_dealer as of_the_match
from validator.chapters.ch551_spanish_21.conditions import MATCH_NOT_OFFERED, MATCH_OFFERED
from validator.chapters.ch551_spanish_21.table import BUREAU
from validator.chapters.questions import denied, granted, other_than
from validator.chapters.shoe import table as at_tables
from validator.core.finding import Severity
from validator.core.rule import equals, filing_rule, unless

layout_unapproved = at_baccarat.layout_unapproved.bind(
    "551.2(b)", "The layout for a Spanish 21 table shall be approved by the Bureau of Gaming Operations"
)
layout_without_name_or_logo = at_tables.layout_without_name_or_logo.bind(
    "551.2(b)(1)", "The name or logo of the certificate holder offering the game"
)

_AREA = "containing a separate designated betting area for the placement of the following wagers"
areas_not_for_each_player = asked.areas_not_for_each_player.bind("551.2(b)(2)", _AREA)
one_area_for_two_wagers = filing_rule(
    id="one-area-for-two-wagers",
    title="One betting area for both wagers",
    cite="551.2(b)(2)",
    quote=_AREA,
    severity=Severity.WARNING,
    reading="one-area-for-two-wagers",
    reads=("layout.one_area_for_both_wagers",),
    when=(MATCH_OFFERED,),
    expected="an area for each of the two wagers",
    observed="one area",
    message="one betting area at each position serves both wagers; the text speaks of a separate area in the singular",
)(granted)
spanish_21_area_missing = filing_rule(
    id="spanish-21-area-missing",
    title="No betting area for the Spanish 21 wager",
    cite="551.2(b)(2)(i)",
    quote="The required Spanish 21 wager",
    reads=("layout.areas[spanish-21]",),
    expected="an area for the Spanish 21 wager",
    observed="none",
    message="the layout has no betting area for the Spanish 21 wager",
)(denied)
match_the_dealer_area_missing = of_the_match.match_the_dealer_area_missing.bind(
    "551.2(b)(2)(ii)",
    "An optional Match-The-Dealer Wager",
    when=(MATCH_OFFERED, unless("layout.one_area_for_both_wagers", True)),
)
area_for_an_unoffered_wager_missing = filing_rule(
    id="area-for-an-unoffered-wager-missing",
    title="No betting area for a Match-The-Dealer Wager that is not offered",
    cite="551.2(b)(2)(ii)",
    quote="An optional Match-The-Dealer Wager",
    severity=Severity.WARNING,
    reading="area-for-a-wager-not-offered",
    reads=("layout.areas[match-the-dealer]",),
    when=(MATCH_NOT_OFFERED,),
    expected="an area for it on every layout, or only where it is offered",
    observed="none",
    message=(
        "the layout has no area for the Match-The-Dealer Wager, which is not offered; the text lists it among what a "
        "layout contains at a minimum"
    ),
)(denied)

payout_odds_not_inscribed = filing_rule(
    id="payout-odds-not-inscribed",
    title="Payout odds not all on the layout",
    cite="551.2(c)(4)",
    quote="The payout odds for each of the wagers listed in § 551.6(f) and (g) (relating to wagers; payout odds)",
    reads=("layout.payout_odds",),
    expected="all of them on the layout",
    observed="{stated}",
    message=(
        "the payout odds of § 551.6(f) and (g) must be inscribed on the layout, and a sign does not take its place; "
        "the filing says {stated}"
    ),
)(other_than("layout"))
wager_odds_not_shown = asked.wager_odds_not_shown.bind(
    "551.2(c)(5)",
    "The payout odds for the Match-The-Dealer Wager, if offered",
    facts=("match_the_dealer_odds_displays",),
    when=(),
)

_SIGN = "A certificate holder shall post a sign approved by the Bureau of Gaming Operations at each Spanish 21 table"
sign_not_posted = filing_rule(
    id="sign-not-posted",
    title="No sign at the table",
    cite="551.2(g)",
    quote=_SIGN,
    reads=("layout.sign.posted",),
    expected="a sign at each table",
    observed="none",
    message="no sign that explains the additional payouts is posted at each table",
)(denied)
sign_unapproved = filing_rule(
    id="sign-unapproved",
    title="Sign not approved",
    cite="551.2(g)",
    quote=_SIGN,
    may_read=paths("sign"),
    when=(unless("layout.sign.posted", False),),
    at="approvals.sign",
    expected="approval of the sign by the Bureau of Gaming Operations",
    observed="approval {reference}, asked for on {submitted}, given by {office}",
    message="the filing names no approval of the sign at the table by the Bureau of Gaming Operations",
)(unapproved_by(BUREAU))
doubled_hands_not_explained = filing_rule(
    id="doubled-hands-not-explained",
    title="Sign without the doubled hands",
    cite="551.2(g)(1)",
    quote="That doubled down hands are not eligible for the additional payouts in § 551.6(g) and (h)",
    reads=("layout.sign.explains[doubled-hands-without-additional-payouts]",),
    when=(unless("layout.sign.posted", False),),
    expected="an explanation that doubled hands earn no additional payouts",
    observed="none",
    message="the sign does not explain that doubled hands are not eligible for the additional payouts",
)(denied)
match_the_dealer_odds_not_on_the_sign = filing_rule(
    id="match-the-dealer-odds-not-on-the-sign",
    title="Sign without the odds that the layout leaves to it",
    cite="551.2(g)(2)",
    quote="The payout odds for the Match-The-Dealer Wager, if those payout odds are not imprinted on the layout",
    reads=("layout.sign.explains[match-the-dealer-odds]",),
    when=(
        MATCH_OFFERED,
        equals("optional_wagers.match-the-dealer.odds_shown", "sign"),
        unless("layout.sign.posted", False),
    ),
    expected="the odds of the Match-The-Dealer Wager on the sign",
    observed="not on it",
    message="the layout leaves the odds of the Match-The-Dealer Wager to the sign, which does not show them",
)(denied)

insurance_line_missing = filing_rule(
    id="insurance-line-missing",
    title="Layout without an Insurance line",
    cite="551.10(b)",
    quote="An Insurance Wager shall be made by placing on the Insurance line of the layout",
    severity=Severity.WARNING,
    reading="insurance-line-on-the-layout",
    reads=("layout.insurance_line",),
    expected="an Insurance line",
    observed="none",
    message=(
        "the layout has no Insurance line, on which Insurance Wagers are placed; § 551.2 does not list it among what a "
        "layout contains"
    ),
)(denied)
