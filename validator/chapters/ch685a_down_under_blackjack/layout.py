"""§ 685a.2(b): what the layout contains, and the signs at the table."""

from validator.chapters.blackjack import layout as asked
from validator.chapters.questions import denied
from validator.chapters.shoe import table as at_tables
from validator.core.rule import filing_rule

layout_unapproved = asked.layout_unapproved.bind(
    "685a.2(b)",
    "The layout for a Down Under Blackjack table shall be submitted to the Bureau of Gaming Operations and approved"
    " in accordance with § 601a.10(a)",
)

layout_approval_outstanding = asked.layout_approval_outstanding.bind(
    "685a.2(b)", "shall be submitted to the Bureau of Gaming Operations and approved in accordance with § 601a.10(a)"
)

layout_without_name_or_logo = at_tables.layout_without_name_or_logo.bind(
    "685a.2(b)(1)", quote="The name or logo of the certificate holder"
)

bet_area_missing = filing_rule(
    id="bet-area-missing",
    title="No betting area for the Bet Wager",
    cite="685a.2(b)(2)",
    quote="A separate betting area designated for the Bet Wager for each player",
    reads=("layout.areas[bet]",),
    expected="an area for the Bet Wager",
    observed="none",
    message="the layout has no area designated for the Bet Wager",
)(denied)

areas_not_for_each_player = asked.areas_not_for_each_player.bind(
    "685a.2(b)(2)", "A separate betting area designated for the Bet Wager for each player"
)

payout_odds_not_shown = asked.payout_odds_not_shown.bind(
    "685a.2(b)(6)",
    "a sign identifying the payout odds or amounts for all permissible wagers shall be posted at each Down Under"
    " Blackjack table",
)

wager_odds_not_shown = asked.wager_odds_not_shown.bind(
    "685a.2(b)(6)",
    "Inscriptions that advise patrons of the payout odds or amounts for all permissible wagers offered by the"
    " certificate holder",
)
