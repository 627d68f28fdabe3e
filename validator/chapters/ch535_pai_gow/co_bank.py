"""§ 535.11(e): co-banking."""

from validator.chapters.ch535_pai_gow.conditions import CO_BANK
from validator.chapters.ch535_pai_gow.percentages import another_percentage
from validator.chapters.questions import denied, granted, other_than
from validator.core.rule import filing_rule

co_bank_without_a_bank = filing_rule(
    id="co-bank-without-a-bank",
    title="Co-banking without a player bank",
    cite="535.11(e)",
    quote=(
        "offer the player banking the round of play the option of having the certificate holder cover 50% of the "
        "wagers made during that round of play"
    ),
    reads=("bank.offered",),
    when=(CO_BANK,),
    at="bank.co_banking",
    expected="a player bank",
    observed="none",
    message="the filing offers co-banking, which is an option of the player banking the round, and no player bank",
)(denied)

co_bank_share = filing_rule(
    id="co-bank-share",
    title="Another share covered in co-banking",
    cite="535.11(e)",
    quote="the option of having the certificate holder cover 50% of the wagers made during that round of play",
    reads=("bank.co_bank_percent",),
    facts=("co_bank_wagers_percent",),
    when=(CO_BANK,),
    expected="{lawful} percent",
    observed="{percent_hundredths}",
    message="in co-banking the certificate holder covers {percent_hundredths}; the law says {lawful} percent",
)(another_percentage)

co_banking_not_for_all_players = filing_rule(
    id="co-banking-not-for-all-players",
    title="Co-banking not available to all players",
    cite="535.11(e)",
    quote="If the certificate holder offers this option, it shall make it available to all players at the table",
    reads=("bank.co_banking_offered_to",),
    when=(CO_BANK,),
    expected="all players at the table",
    observed="{stated}",
    message="co-banking is available to all players at the table; the filing says {stated}",
)(other_than("all-players"))

co_banking_without_a_request = filing_rule(
    id="co-banking-without-a-request",
    title="Co-banking without a request",
    cite="535.11(e)",
    quote=(
        "If the bank wishes to use this option, the bank must specifically request the dealer to accept "
        "responsibility for the payment of one-half of all winning wagers"
    ),
    reads=("bank.co_banking_on_request",),
    when=(CO_BANK,),
    expected="at the bank's specific request",
    observed="without one",
    message="co-banking is in effect without a specific request of the bank",
)(denied)

co_bank_unmarked = filing_rule(
    id="co-bank-unmarked",
    title="No marker designating the co-bank",
    cite="535.11(e)",
    quote="the dealer shall place a marker designating the player co-banking that round of play",
    reads=("bank.co_bank_marker",),
    when=(CO_BANK,),
    expected="a marker designating the co-bank",
    observed="none",
    message="no marker designates the player co-banking the round",
)(denied)

co_bank_hands_set_by_the_player = filing_rule(
    id="co-bank-hands-set-by-the-player",
    title="Co-bank's hands not set by the dealer",
    cite="535.11(e)",
    quote=(
        "When the dealer is co-banking, the dealer shall be responsible for setting the hand of the bank in the "
        "manner submitted to the Board in the certificate holder's Rules Submission"
    ),
    reads=("bank.co_bank_hands_set_by",),
    when=(CO_BANK,),
    expected="the dealer",
    observed="{stated}",
    message="the dealer sets the hand of a co-bank in the manner filed; the filing says {stated}",
)(other_than("dealer"))

dealer_wagers_against_a_co_bank = filing_rule(
    id="dealer-wagers-against-a-co-bank",
    title="Dealer's wager against a co-bank",
    cite="535.11(e)",
    quote="When co-banking is in effect, the dealer may not place a wager against the bank",
    reads=("bank.dealer_wagers_against_co_bank",),
    when=(CO_BANK,),
    expected="no wager of the dealer",
    observed="a wager",
    message="the dealer may wager against a co-bank, which the chapter forbids",
)(granted)
