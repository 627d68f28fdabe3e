"""§ 535.11(e): co-banking."""

from validator.chapters.ch535_pai_gow.conditions import CO_BANK
from validator.chapters.checks import denied, granted, other_percentage, other_than
from validator.core.rule_definitions import FilingCheck

co_bank_without_a_bank = FilingCheck(
    title="Co-banking without a player bank",
    reads=("bank.offered",),
    when=(CO_BANK,),
    at="bank.co_banking",
    expected="a player bank",
    observed="none",
    message="the filing offers co-banking, which is an option of the player banking the round, and no player bank",
    fails={"bank.co_banking": True},
    check=denied,
)

co_bank_share = FilingCheck(
    title="Another share covered in co-banking",
    reads=("bank.co_bank_percent",),
    facts=("co_bank_wagers_percent",),
    when=(CO_BANK,),
    expected="{lawful} percent",
    observed="{percent_hundredths}",
    message="in co-banking the certificate holder covers {percent_hundredths}; the law says {lawful} percent",
    fails={"bank.co_bank_percent": "40%"},
    check=other_percentage,
)

co_banking_not_for_all_players = FilingCheck(
    title="Co-banking not available to all players",
    reads=("bank.co_banking_offered_to",),
    when=(CO_BANK,),
    expected="all players at the table",
    observed="{stated}",
    message="the law says: co-banking is available to all players at the table; the filing says {stated}",
    check=other_than("all-players"),
)

co_banking_without_a_request = FilingCheck(
    title="Co-banking without a request",
    reads=("bank.co_banking_on_request",),
    when=(CO_BANK,),
    expected="at the bank's specific request",
    observed="without one",
    message="co-banking is in effect without a specific request of the bank",
    check=denied,
)

co_bank_unmarked = FilingCheck(
    title="No marker designating the co-bank",
    reads=("bank.co_bank_marker",),
    when=(CO_BANK,),
    expected="a marker designating the co-bank",
    observed="none",
    message="no marker designates the player co-banking the round",
    check=denied,
)

co_bank_hands_set_by_the_player = FilingCheck(
    title="Co-bank's hands not set by the dealer",
    reads=("bank.co_bank_hands_set_by",),
    when=(CO_BANK,),
    expected="the dealer",
    observed="{stated}",
    message="the law says: the dealer sets the hand of a co-bank in the manner filed; the filing says {stated}",
    check=other_than("dealer"),
)

dealer_wagers_against_a_co_bank = FilingCheck(
    title="Dealer's wager against a co-bank",
    reads=("bank.dealer_wagers_against_co_bank",),
    when=(CO_BANK,),
    expected="no wager of the dealer",
    observed="a wager",
    message="the dealer may wager against a co-bank, which the chapter forbids",
    check=granted,
)
