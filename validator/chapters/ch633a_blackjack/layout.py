"""§ 633a.2(b): what the layout contains, its inscriptions, and the signs at the table."""

from validator.chapters.blackjack import layout as asked
from validator.chapters.shoe import table as at_tables

layout_unapproved = asked.layout_unapproved.bind(
    "633a.2(b)",
    "The layout for a Blackjack table shall be submitted to the Bureau of Gaming "
    "Operations and approved in accordance with § 601a.10(a)",
)

layout_approval_outstanding = asked.layout_approval_outstanding.bind(
    "633a.2(b)", "shall be submitted to the Bureau of Gaming Operations and approved in accordance with § 601a.10(a)"
)

layout_without_name_or_logo = at_tables.layout_without_name_or_logo.bind(
    "633a.2(b)(1)", quote="The name or logo of the certificate holder"
)

blackjack_area_missing = asked.blackjack_area_missing.bind(
    "633a.2(b)(2)", "A separate betting area designated for the placement of the Blackjack Wager for each player"
)

areas_not_for_each_player = asked.areas_not_for_each_player.bind(
    "633a.2(b)(2)", "A separate betting area designated for the placement of the Blackjack Wager for each player"
)

payout_odds_not_shown = asked.payout_odds_not_shown.bind(
    "633a.2(b)(15)",
    "a sign identifying the payout odds or amounts for all permissible wagers shall be posted at each Blackjack table",
)

wager_odds_not_shown = asked.wager_odds_not_shown.bind(
    "633a.2(b)(15)",
    "Inscriptions that advise patrons of the payout odds or amounts for all permissible "
    "wagers offered by the certificate holder",
)

payout_limit_not_shown = asked.payout_limit_not_shown.bind(
    "633a.2(b)(16)",
    "If the payout limit is not inscribed on the layout, a sign which sets forth the "
    "required information shall be posted at each Blackjack table",
)

payout_limit_inscription_absent = asked.payout_limit_inscription_absent.bind(
    "633a.2(b)(16)",
    "or a generic inscription indicating the game is subject to the posted payout limit",
    reading="inscription-without-a-limit",
)

posted_limit_without_sign = asked.posted_limit_without_sign.bind(
    "633a.2(b)(16)", "a generic inscription indicating the game is subject to the posted payout limit"
)
