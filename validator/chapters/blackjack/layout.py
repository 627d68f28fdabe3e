"""What the layout contains, its inscriptions, and the signs at the table: shared rules."""

from datetime import date

from validator.chapters.checks import denied, not_among
from validator.core.rule import Absent, Present, equals
from validator.core.rule_definitions import FilingCheck


def finds_layout_unapproved(reference: str | None, submitted: date | None) -> bool:
    """The layout is submitted and approved; a filing names the approval, or the day on which it was asked for.

    Fails:
        >>> finds_layout_unapproved(None, None)
        True
    Clean:
        >>> finds_layout_unapproved("BGO-12", None)
        False
        >>> finds_layout_unapproved(None, date(2015, 6, 1))
        False
    """
    return reference is None and submitted is None


layout_unapproved = FilingCheck(
    title="Layout not approved",
    may_read=("approvals.layout.reference", "approvals.layout.submitted"),
    at="approvals.layout",
    expected="approval of the layout, given or asked for",
    observed="approval {reference}, asked for on {submitted}",
    message="the filing names no approval of the layout",
    fails={"approvals.layout": None},
    check=finds_layout_unapproved,
)


def finds_layout_approval_outstanding(submitted: date, reference: str | None) -> bool:
    """Once the filing is approved, the layout must be approved as well, not only submitted.

    Fails:
        >>> finds_layout_approval_outstanding(date(2015, 6, 1), None)
        True
    Clean:
        >>> finds_layout_approval_outstanding(date(2015, 6, 1), "BGO-12")
        False
    """
    return reference is None


layout_approval_outstanding = FilingCheck(
    title="Layout of an approved filing still without approval",
    reads=("approvals.layout.submitted",),
    may_read=("approvals.layout.reference",),
    when=(
        Present("approvals.layout.submitted"),
        equals("head.status", "approved"),
    ),
    at="approvals.layout",
    expected="the reference of the layout's approval",
    observed="submitted on {submitted}, approval {reference}",
    message="the filing is approved, and of its layout it says only that it was submitted on {submitted}",
    fails={"approvals.layout.reference": None},
    check=finds_layout_approval_outstanding,
)

blackjack_area_missing = FilingCheck(
    title="No betting area for the Blackjack Wager",
    reads=("layout.areas[blackjack]",),
    expected="an area for the Blackjack Wager",
    observed="none",
    message="the layout has no area designated for the Blackjack Wager",
    check=denied,
)

areas_not_for_each_player = FilingCheck(
    title="Players without betting areas of their own",
    reads=("layout.area_for_each_player",),
    expected="a separate area for each player",
    observed="shared areas",
    message="players do not each have their own betting area",
    check=denied,
)

payout_odds_not_shown = FilingCheck(
    title="Payout odds neither on the layout nor on a sign",
    reads=("layout.payout_odds",),
    facts=("payout_odds_displays",),
    expected="one of {lawful}",
    observed="{stated}",
    message="the payout odds must be inscribed on the layout or posted on a sign; the filing says {stated}{hint}",
    fails={"layout.payout_odds": "neither"},
    passes={"layout.payout_odds": "layout"},
    check=not_among,
)


def finds_wager_odds_not_shown(shown: str, wager: str, lawful: tuple[str, ...]) -> bool:
    """The odds of every wager offered are on the layout or on a sign.

    Fails:
        >>> finds_wager_odds_not_shown("neither", "kings-bounty", ("layout", "sign"))
        True
    Clean:
        >>> finds_wager_odds_not_shown("sign", "kings-bounty", ("layout", "sign"))
        False
    """
    return shown not in lawful


wager_odds_not_shown = FilingCheck(
    title="Payout odds of an optional wager not shown",
    reads=("optional_wagers.*.odds_shown", "*"),
    facts=("payout_odds_displays",),
    when=(Present("optional_wagers.*.odds_shown"),),
    each="optional_wagers",
    expected="one of {lawful}",
    observed="{shown}",
    message="the payout odds of {wager} must be inscribed on the layout or posted on a sign; the filing says {shown}",
    fails=(
        {"optional_wagers.match-the-dealer.odds_shown": "neither"},
        {"optional_wagers.push-22.odds_shown": "neither"},
    ),
    check=finds_wager_odds_not_shown,
)

payout_limit_not_shown = FilingCheck(
    title="Payout limit neither on the layout nor on a sign",
    reads=("layout.payout_limit",),
    facts=("payout_limit_displays",),
    when=(Present("max_payout"),),
    expected="one of {lawful}",
    observed="{stated}",
    message="the filing sets a payout limit, which must be inscribed on the layout or posted on "
    "a sign; it says {stated}{hint}",
    fails={"layout.payout_limit": "neither"},
    check=not_among,
)

payout_limit_inscription_absent = FilingCheck(
    title="No inscription of a payout limit where none is set",
    reads=("layout.payout_limit",),
    facts=("payout_limit_displays",),
    when=(Absent("max_payout"),),
    expected="one of {lawful}",
    observed="{stated}",
    message=(
        "the filing sets no payout limit and shows none; the text does not say whether the inscription is then left out"
    ),
    fails={"layout.payout_limit": "neither"},
    check=not_among,
)

posted_limit_without_sign = FilingCheck(
    title="Generic inscription of the payout limit without the sign",
    reads=("layout.payout_limit_sign",),
    when=(
        Present("max_payout"),
        equals("layout.payout_limit", "generic"),
    ),
    expected="a sign with the payout limit at each table",
    observed="none",
    message="the layout refers to a posted payout limit, and no sign with it is posted",
    check=denied,
)
