"""§ 590.2(b): what the layout contains, and the signs at the table."""

from validator.chapters.blackjack import layout as asked
from validator.chapters.shoe import table as at_tables

layout_unapproved = asked.layout_unapproved.bind(
    "590.2(b)",
    "The layout for a Free Bet Blackjack table shall be submitted to the Bureau of Gaming Operations "
    "and approved in accordance with § 601a.10(a)",
)

layout_approval_outstanding = asked.layout_approval_outstanding.bind(
    "590.2(b)", "shall be submitted to the Bureau of Gaming Operations and approved in accordance with § 601a.10(a)"
)

layout_without_name_or_logo = at_tables.layout_without_name_or_logo.bind(
    "590.2(b)(1)", "The name or logo of the certificate holder"
)

blackjack_area_missing = asked.blackjack_area_missing.bind(
    "590.2(b)(2)", "A separate betting area designated for the placement of the Blackjack Wager for each player"
)

areas_not_for_each_player = asked.areas_not_for_each_player.bind(
    "590.2(b)(2)", "A separate betting area designated for the placement of the Blackjack Wager for each player"
)

payout_odds_not_shown = asked.payout_odds_not_shown.bind(
    "590.2(b)(5)",
    "a sign identifying the payout odds or amounts for all permissible wagers shall be posted at "
    "each Free Bet Blackjack table",
)

wager_odds_not_shown = asked.wager_odds_not_shown.bind(
    "590.2(b)(5)",
    "Inscriptions that advise patrons of the payout odds or amounts for all permissible wagers "
    "offered by the certificate holder",
)
