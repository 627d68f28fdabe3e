"""§ 685a.7(n) and (q)(1): what becomes of Bet Wagers when the dealer has 22, and whether patrons can read it."""

from dataclasses import replace

from validator.chapters.blackjack import free_bet as of_22
from validator.chapters.checks import other_than, paid_otherwise
from validator.core.rule_definitions import FilingCheck

two_large_cards_unpaid = FilingCheck(
    title="Two original Large cards not paid against the dealer's 22",
    reads=("dealing.against_22.two_large_cards",),
    expected="paid",
    observed="{stated}",
    message=(
        "the law says: against the dealer's 22 a hand of exactly two original Large cards is paid; the filing says "
        "{stated}"
    ),
    passes={"dealing.against_22.two_large_cards": "paid"},
    check=other_than("paid"),
)

total_of_21_unpaid = FilingCheck(
    title="Total of 21 not paid against the dealer's 22",
    reads=("dealing.against_22.total_of_21",),
    expected="paid",
    observed="{stated}",
    message="the law says: against the dealer's 22 a hand of 21 is paid; the filing says {stated}",
    passes={"dealing.against_22.total_of_21": "paid"},
    check=other_than("paid"),
)

dealer_22_odds = FilingCheck(
    title="Hands paid at other odds against the dealer's 22",
    reads=("dealing.against_22.pays",),
    facts=("winning_wager_pays",),
    expected="{lawful}",
    observed="{pays}",
    message="a hand that wins against the dealer's 22 pays {pays} in the filing; the law says {lawful}",
    fails={"dealing.against_22.pays": "3 to 2"},
    passes={"dealing.against_22.pays": "1 to 1"},
    check=paid_otherwise,
)

dealer_22_not_returned = FilingCheck(
    title="Other hands not returned against the dealer's 22",
    reads=("dealing.against_22.others",),
    expected="returned",
    observed="{stated}",
    message="the law says: against the dealer's 22 all remaining Bet Wagers are returned; the filing says {stated}",
    fails={"dealing.against_22.others": "lost"},
    passes={"dealing.against_22.others": "returned"},
    check=other_than("returned"),
)

busted_hand_returned_against_22 = replace(
    of_22.busted_hand_returned_against_22,
    reads=("dealing.against_22.over_21",),
    message=(
        "against the dealer's 22 the Bet Wager of a hand over the limit is returned; whether it remains to be returned"
        " is open"
    ),
    passes={"dealing.against_22.over_21": "lost"},
)

busted_hand_paid_against_22 = replace(
    of_22.busted_hand_paid_against_22,
    reads=("dealing.against_22.over_21",),
    message="against the dealer's 22 the Bet Wager of a hand over the limit is paid",
)
