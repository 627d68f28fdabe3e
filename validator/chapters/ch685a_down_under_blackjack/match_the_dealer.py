"""Match-the-Dealer Wager: § 685a.2(b)(5), 685a.6(e), 685a.7(f), 685a.11(c)."""

from validator.chapters.blackjack import match_the_dealer as asked
from validator.chapters.questions import granted
from validator.core.finding import Severity
from validator.core.rule import Absent, filing_rule

match_the_dealer_area_missing = asked.match_the_dealer_area_missing.bind(
    "685a.2(b)(5)", "a separate area designed for the placement of the Match-the-Dealer Wager for each player"
)

match_the_dealer_area_without_the_wager = filing_rule(
    id="match-the-dealer-area-without-the-wager",
    title="Area for a Match-the-Dealer Wager that is not offered",
    cite="685a.2(b)(5)",
    quote="If the certificate holder offers the optional Match-the-Dealer Wager authorized under § 685a.6",
    reads=("layout.areas[match-the-dealer]",),
    when=(Absent("optional_wagers.match-the-dealer"),),
    expected="no area for a wager that is not offered",
    observed="an area",
    message="the layout has an area for the Match-the-Dealer Wager, and the filing does not specify that wager",
    reading="area-of-a-wager-not-offered",
    severity=Severity.WARNING,
)(granted)

match_the_dealer_decks = asked.match_the_dealer_decks.bind(
    "685a.6(e)",
    "The Match-the-Dealer Wager may only be offered at Down Under Blackjack tables using a six-deck or eight-deck batch"
    " or batches of cards",
)

second_match_unpaid = asked.second_match_unpaid.bind(
    "685a.7(f)", "either or both of the player's initial two cards match the rank of the dealer's up card"
)

tens_match_by_value = asked.tens_match_by_value.bind(
    "685a.7(f)", "shall only match an identical card without regard to value"
)

match_the_dealer_six_deck_odds = asked.match_the_dealer_six_deck_odds.bind("685a.11(c)", "Suited match | 11 to 1")

match_the_dealer_eight_deck_odds = asked.match_the_dealer_eight_deck_odds.bind("685a.11(c)", "Suited match | 14 to 1")
