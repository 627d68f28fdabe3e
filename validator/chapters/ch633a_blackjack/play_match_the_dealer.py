"""The Match-the-Dealer Wager, § 633a.6(e)(2), 7(g)(2) and 13(d), in play."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.decisions import acts_out_of_turn
from validator.games.blackjack.match_the_dealer import decks_without_paytable
from validator.games.blackjack.optional import settled_outside
from validator.games.blackjack.settlement import amount_differs
from validator.games.blackjack.slots import match_the_dealer

match_the_dealer_without_paytable = PlayRule(
    id="match-the-dealer-without-paytable",
    title="A Match-the-Dealer Wager with decks that have no paytable",
    cite="633a.13(d)",
    quote="The certificate holder shall pay out winning Match-the-Dealer Wagers at the odds in the following payable",
    severity=Severity.ERROR,
    message="{seat} placed a Match-the-Dealer Wager; the chapter has no paytable for the decks in use",
    slot=match_the_dealer.MATCH_WITHOUT_PAYTABLE,
    check=decks_without_paytable,
    needs=("the decks that the filing names",),
    expected="no such wager",
    observed="a wager of {stake}",
)

match_the_dealer_not_paid = PlayRule(
    id="match-the-dealer-not-paid",
    title="A winning Match-the-Dealer Wager not paid",
    cite="633a.7(g)(2)",
    quote="If a player placed a Match-the-Dealer Wager and either of the player's initial two cards match the rank of the dealer's up card, the dealer shall pay the winning Match-the-Dealer Wager",
    severity=Severity.ERROR,
    message="{seat}: Match-the-Dealer Wager of {stake} ({hand} against {dealer}) was settled with {observed}, not {expected}",
    slot=match_the_dealer.MATCH_NOT_PAID,
    check=amount_differs,
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

match_the_dealer_paid_for_one_card = PlayRule(
    id="match-the-dealer-paid-for-one-card",
    title="Two matching cards paid as one",
    cite="633a.7(g)(2)",
    quote="If both of the player's initial two cards match the rank of the dealer's up card, the player shall be paid for each matching card",
    severity=Severity.ERROR,
    message="{seat}: Match-the-Dealer Wager of {stake} ({hand} against {dealer}) was settled with {observed}, not {expected}",
    slot=match_the_dealer.MATCH_PAID_FOR_ONE_CARD_ONLY,
    check=amount_differs,
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

match_of_unlike_tens_paid = PlayRule(
    id="match-of-unlike-tens-paid",
    title="Cards of value 10 paid as a match though they differ",
    cite="633a.7(g)(2)",
    quote="Any card with a face value of 10 or a point value of 10 (a jack, queen or king) shall only match an identical card without regard to value",
    severity=Severity.ERROR,
    message="{seat}: Match-the-Dealer Wager of {stake} ({hand} against {dealer}) was settled with {observed}, not {expected}",
    slot=match_the_dealer.MATCH_OF_TEN_VALUES_PAID,
    check=amount_differs,
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

losing_match_the_dealer_not_collected = PlayRule(
    id="losing-match-the-dealer-not-collected",
    title="A losing Match-the-Dealer Wager not collected",
    cite="633a.7(g)",
    quote="settle the player's optional wagers by collecting all losing wagers and paying all winning wagers",
    also=(
        (
            "633a.6(e)(2)",
            "A Match-the-Dealer Wager that either of the player's initial two cards will match the rank of dealer's up card",
        ),
    ),
    severity=Severity.ERROR,
    message="{seat}: Match-the-Dealer Wager of {stake} ({hand} against {dealer}) was settled with {observed}, not {expected}",
    slot=match_the_dealer.MATCH_LOSING_NOT_COLLECTED,
    check=amount_differs,
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

match_the_dealer_settled_at_wrong_time = PlayRule(
    id="match-the-dealer-settled-at-wrong-time",
    title="A Match-the-Dealer Wager not settled right after the deal",
    cite="633a.7(g)",
    quote="Immediately after the second card is dealt to each player and the dealer, but prior to any additional cards being dealt or before any card reader device is utilized",
    severity=Severity.ERROR,
    message="{seat}: the Match-the-Dealer Wager was settled before the deal was over or after the game had gone on",
    slot=match_the_dealer.MATCH_SETTLED_AT_WRONG_TIME,
    check=settled_outside,
    needs=("when the wager was settled",),
    expected="before {expected}",
    observed="{observed}",
    unit="event",
)

match_the_dealer_out_of_seat_order = PlayRule(
    id="match-the-dealer-out-of-seat-order",
    title="Match-the-Dealer Wagers settled out of order",
    cite="633a.7(g)",
    quote="starting with the player farthest to the dealer's right and continuing around the table in a counterclockwise direction",
    severity=Severity.ERROR,
    message="the Match-the-Dealer Wager of {observed} was settled after that of {expected}",
    slot=match_the_dealer.MATCH_OUT_OF_SEAT_ORDER,
    check=acts_out_of_turn,
    needs=("the direction in which positions are numbered",),
    expected="before {expected}",
    observed="{observed}",
    unit="seat",
)

match_the_dealer_paid_wrong_with_six_decks = PlayRule(
    id="match-the-dealer-paid-wrong-with-six-decks",
    title="A Match-the-Dealer Wager not paid by the paytable for six decks",
    cite="633a.13(d)(1)",
    quote="If six decks of cards are being used",
    also=(
        (
            "633a.13(d)",
            "The certificate holder shall pay out winning Match-the-Dealer Wagers at the odds in the following payable",
        ),
    ),
    severity=Severity.ERROR,
    message="{seat}: Match-the-Dealer Wager of {stake} ({hand} against {dealer}) was settled with {observed}, not {expected}",
    slot=match_the_dealer.MATCH_PAID_WRONG_BY_FIRST_TABLE,
    check=amount_differs,
    needs=(
        "what was collected and paid",
        "the cards of the hands",
        "the amount of the wager",
        "the decks that the filing names",
    ),
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

match_the_dealer_paid_wrong_with_eight_decks = PlayRule(
    id="match-the-dealer-paid-wrong-with-eight-decks",
    title="A Match-the-Dealer Wager not paid by the paytable for eight decks",
    cite="633a.13(d)(2)",
    quote="If eight decks of cards are being used",
    severity=Severity.ERROR,
    message="{seat}: Match-the-Dealer Wager of {stake} ({hand} against {dealer}) was settled with {observed}, not {expected}",
    slot=match_the_dealer.MATCH_PAID_WRONG_BY_SECOND_TABLE,
    check=amount_differs,
    needs=(
        "what was collected and paid",
        "the cards of the hands",
        "the amount of the wager",
        "the decks that the filing names",
    ),
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

PLAY_RULES = (
    match_the_dealer_without_paytable,
    match_the_dealer_not_paid,
    match_the_dealer_paid_for_one_card,
    match_of_unlike_tens_paid,
    losing_match_the_dealer_not_collected,
    match_the_dealer_settled_at_wrong_time,
    match_the_dealer_out_of_seat_order,
    match_the_dealer_paid_wrong_with_six_decks,
    match_the_dealer_paid_wrong_with_eight_decks,
)
