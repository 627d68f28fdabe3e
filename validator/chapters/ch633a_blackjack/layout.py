"""§ 633a.2(b): what the layout contains, its inscriptions, and the signs at the table."""

from datetime import date

from validator.chapters.questions import denied, not_among
from validator.chapters.shoe import table as at_tables
from validator.core.finding import Severity
from validator.core.rule import Absent, Present, equals, filing_rule


@filing_rule(
    id="layout-unapproved",
    title="Layout not approved",
    cite="633a.2(b)",
    quote=(
        "The layout for a Blackjack table shall be submitted to the Bureau of Gaming "
        "Operations and approved in accordance with § 601a.10(a)"
    ),
    may_read=("approvals.layout.reference", "approvals.layout.submitted"),
    at="approvals.layout",
    expected="approval of the layout, given or asked for",
    observed="approval {reference}, asked for on {submitted}",
    message="the filing names no approval of the layout",
)
def layout_unapproved(reference: str | None, submitted: date | None) -> bool:
    """The layout is submitted and approved; a filing names the approval, or the day on which it was asked for.

    Fails:
        >>> layout_unapproved(None, None)
        True
    Clean:
        >>> layout_unapproved("BGO-12", None)
        False
        >>> layout_unapproved(None, date(2015, 6, 1))
        False
    """
    return reference is None and submitted is None


@filing_rule(
    id="layout-approval-outstanding",
    title="Layout of an approved filing still without approval",
    cite="633a.2(b)",
    quote="shall be submitted to the Bureau of Gaming Operations and approved in accordance with § 601a.10(a)",
    reads=("approvals.layout.submitted",),
    may_read=("approvals.layout.reference",),
    when=(
        Present("approvals.layout.submitted"),
        equals("head.status", "approved"),
    ),
    at="approvals.layout",
    expected="the reference of the layout's approval",
    observed="submitted on {submitted}, approval {reference}",
    message=("the filing is approved, and of its layout it says only that it was submitted on {submitted}"),
)
def layout_approval_outstanding(submitted: date, reference: str | None) -> bool:
    """Once the filing is approved, the layout must be approved as well, not only submitted.

    Fails:
        >>> layout_approval_outstanding(date(2015, 6, 1), None)
        True
    Clean:
        >>> layout_approval_outstanding(date(2015, 6, 1), "BGO-12")
        False
    """
    return reference is None


layout_without_name_or_logo = at_tables.layout_without_name_or_logo.bind(
    "633a.2(b)(1)", quote="The name or logo of the certificate holder"
)


blackjack_area_missing = filing_rule(
    id="blackjack-area-missing",
    title="No betting area for the Blackjack Wager",
    cite="633a.2(b)(2)",
    quote="A separate betting area designated for the placement of the Blackjack Wager for each player",
    reads=("layout.areas[blackjack]",),
    expected="an area for the Blackjack Wager",
    observed="none",
    message="the layout has no area designated for the Blackjack Wager",
)(denied)

areas_not_for_each_player = filing_rule(
    id="areas-not-for-each-player",
    title="Players without betting areas of their own",
    cite="633a.2(b)(2)",
    quote="A separate betting area designated for the placement of the Blackjack Wager for each player",
    reads=("layout.area_for_each_player",),
    expected="a separate area for each player",
    observed="shared areas",
    message="players do not each have their own betting area",
)(denied)

payout_odds_not_shown = filing_rule(
    id="payout-odds-not-shown",
    title="Payout odds neither on the layout nor on a sign",
    cite="633a.2(b)(15)",
    quote=(
        "a sign identifying the payout odds or amounts for all permissible wagers shall be "
        "posted at each Blackjack table"
    ),
    reads=("layout.payout_odds",),
    facts=("payout_odds_displays",),
    expected="one of {lawful}",
    observed="{stated}",
    message=("the payout odds must be inscribed on the layout or posted on a sign; the filing says {stated}{hint}"),
)(not_among)


@filing_rule(
    id="wager-odds-not-shown",
    title="Payout odds of an optional wager not shown",
    cite="633a.2(b)(15)",
    quote=(
        "Inscriptions that advise patrons of the payout odds or amounts for all permissible "
        "wagers offered by the certificate holder"
    ),
    reads=("optional_wagers.*.odds_shown", "*"),
    facts=("payout_odds_displays",),
    when=(Present("optional_wagers.*.odds_shown"),),
    each="optional_wagers",
    expected="one of {lawful}",
    observed="{shown}",
    message=("the payout odds of {wager} must be inscribed on the layout or posted on a sign; the filing says {shown}"),
)
def wager_odds_not_shown(shown: str, wager: str, lawful: tuple[str, ...]) -> bool:
    """The odds of every wager offered are on the layout or on a sign.

    Fails:
        >>> wager_odds_not_shown("neither", "kings-bounty", ("layout", "sign"))
        True
    Clean:
        >>> wager_odds_not_shown("sign", "kings-bounty", ("layout", "sign"))
        False
    """
    return shown not in lawful


payout_limit_not_shown = filing_rule(
    id="payout-limit-not-shown",
    title="Payout limit neither on the layout nor on a sign",
    cite="633a.2(b)(16)",
    quote=(
        "If the payout limit is not inscribed on the layout, a sign which sets forth the "
        "required information shall be posted at each Blackjack table"
    ),
    reads=("layout.payout_limit",),
    facts=("payout_limit_displays",),
    when=(Present("max_payout"),),
    expected="one of {lawful}",
    observed="{stated}",
    message=(
        "the filing sets a payout limit, which must be inscribed on the layout or posted on "
        "a sign; it says {stated}{hint}"
    ),
)(not_among)

payout_limit_inscription_absent = filing_rule(
    id="payout-limit-inscription-absent",
    title="No inscription of a payout limit where none is set",
    cite="633a.2(b)(16)",
    quote="or a generic inscription indicating the game is subject to the posted payout limit",
    severity=Severity.WARNING,
    reading="inscription-without-a-limit",
    reads=("layout.payout_limit",),
    facts=("payout_limit_displays",),
    when=(Absent("max_payout"),),
    expected="one of {lawful}",
    observed="{stated}",
    message=(
        "the filing sets no payout limit and shows none; the text does not say whether the inscription is then left out"
    ),
)(not_among)

posted_limit_without_sign = filing_rule(
    id="posted-limit-without-sign",
    title="Generic inscription of the payout limit without the sign",
    cite="633a.2(b)(16)",
    quote="a generic inscription indicating the game is subject to the posted payout limit",
    reads=("layout.payout_limit_sign",),
    when=(
        Present("max_payout"),
        equals("layout.payout_limit", "generic"),
    ),
    expected="a sign with the payout limit at each table",
    observed="none",
    message="the layout refers to a posted payout limit, and no sign with it is posted",
)(denied)
