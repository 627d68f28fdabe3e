"""§ 633a.7(p) to (t). Settlement of the Blackjack Wagers, in play."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.decisions import acts_out_of_turn
from validator.games.blackjack.settlement import amount_differs
from validator.games.blackjack.settling import cards_handled_by, collected_after_paying, put_elsewhere, taken_from
from validator.games.blackjack.slots import settlement
from validator.games.blackjack.surrender import never_happened, settled_before

win_against_busted_dealer_not_paid = PlayRule(
    id="win-against-busted-dealer-not-paid",
    title="A wager that wins because the dealer broke not paid",
    cite="633a.7(p)(1)",
    quote="The total point count of the player's hand is 21 or less and the total point count of the dealer's hand is in excess of 21",
    also=(
        (
            "633a.7(p)",
            "A player shall win the Blackjack Wager and be paid in accordance with the payout odds in § 633a.13(a)",
        ),
        (
            "633a.12(a)(5)",
            "The round of play shall then be completed in accordance with the dealing procedures in § 633a.7",
        ),
        ("633a.12(b)(9)", "shall settle all remaining wagers in accordance with § 633a.7"),
    ),
    severity=Severity.ERROR,
    message="{seat}: {wager} of {stake} on {hand} was settled with {observed}; the dealer broke with {dealer}",
    slot=settlement.WIN_BY_DEALER_BUST_NOT_PAID,
    check=amount_differs,
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

win_by_higher_total_not_paid = PlayRule(
    id="win-by-higher-total-not-paid",
    title="A wager that wins by the higher total not paid",
    cite="633a.7(p)(2)",
    quote="The total point count of the player's hand exceeds the total point count of the dealer's hand without exceeding 21",
    also=(
        (
            "633a.12(a)(5)",
            "The round of play shall then be completed in accordance with the dealing procedures in § 633a.7",
        ),
        ("633a.12(b)(9)", "shall settle all remaining wagers in accordance with § 633a.7"),
    ),
    severity=Severity.ERROR,
    message="{seat}: {wager} of {stake} on {hand} was settled with {observed} against {dealer}",
    slot=settlement.WIN_BY_HIGHER_TOTAL_NOT_PAID,
    check=amount_differs,
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

blackjack_against_longer_21_not_paid = PlayRule(
    id="blackjack-against-longer-21-not-paid",
    title="A Blackjack against a longer 21 not paid",
    cite="633a.7(p)(3)",
    quote="The player has a Blackjack and the dealer's hand has a total point count of 21 in more than two cards",
    severity=Severity.ERROR,
    message="{seat}: Blackjack ({hand}) on {stake} was settled with {observed} against {dealer}",
    slot=settlement.BLACKJACK_OVER_LONG_21_NOT_PAID,
    check=amount_differs,
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

tie_not_returned = PlayRule(
    id="tie-not-returned",
    title="A tie not returned",
    cite="633a.7(q)",
    quote="A Blackjack Wager shall tie and be returned to the player if the total point count of the player's hand is the same as the dealer's",
    also=(
        (
            "633a.12(a)(5)",
            "The round of play shall then be completed in accordance with the dealing procedures in § 633a.7",
        ),
        ("633a.12(b)(9)", "shall settle all remaining wagers in accordance with § 633a.7"),
    ),
    severity=Severity.ERROR,
    message="{seat}: {wager} of {stake} on {hand} ties with {dealer} and was settled with {observed}",
    slot=settlement.TIE_NOT_RETURNED,
    check=amount_differs,
    expected="returned",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

lost_to_dealer_blackjack_not_collected = PlayRule(
    id="lost-to-dealer-blackjack-not-collected",
    title="A longer 21 against a dealer's Blackjack not lost",
    cite="633a.7(q)",
    quote="A player's Blackjack Wager shall be lost if the dealer has a Blackjack and the player's hand has a total point count of 21 in more than two cards",
    severity=Severity.ERROR,
    message="{seat}: {wager} of {stake} on {hand} was settled with {observed} against the dealer's Blackjack",
    slot=settlement.LOST_TO_DEALER_BLACKJACK_NOT_COLLECTED,
    check=amount_differs,
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

losing_wager_not_collected = PlayRule(
    id="losing-wager-not-collected",
    title="A losing wager not collected",
    cite="633a.7(r)",
    quote="The dealer shall collect all losing wagers",
    also=(
        (
            "633a.12(a)(5)",
            "The round of play shall then be completed in accordance with the dealing procedures in § 633a.7",
        ),
        ("633a.12(b)(9)", "shall settle all remaining wagers in accordance with § 633a.7"),
    ),
    severity=Severity.ERROR,
    message="{seat}: {wager} of {stake} on {hand} loses to {dealer} and was settled with {observed}",
    slot=settlement.LOSING_WAGER_NOT_COLLECTED,
    check=amount_differs,
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

same_total_over_limit_not_collected = PlayRule(
    id="same-total-over-limit-not-collected",
    title="Equal totals over the limit",
    cite="633a.7(q)",
    quote="if the total point count of the player's hand is the same as the dealer's",
    severity=Severity.INFO,
    message="{seat}: {wager} of {stake} on {hand} was settled with {observed}; the dealer has the same total",
    reading="both-over-21-with-the-same-total",
    slot=settlement.SAME_TOTAL_OVER_LIMIT,
    check=amount_differs,
    expected="{expected}, if a hand over the limit cannot tie",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

paid_before_all_collected = PlayRule(
    id="paid-before-all-collected",
    title="A winning wager paid before all losing ones were collected",
    cite="633a.7(r)(1)",
    quote="Collect all losing wagers and then pay off all winning wagers",
    severity=Severity.ERROR,
    message="{seat}: a losing wager was collected after a winning one had been paid",
    slot=settlement.PAID_BEFORE_ALL_COLLECTED,
    check=collected_after_paying,
    needs=(
        "the order of settlement that the filing selects",
        "when the hole card was turned up",
    ),
    expected="paid after {expected}",
    observed="{observed}",
    unit="event",
)

settled_out_of_seat_order = PlayRule(
    id="settled-out-of-seat-order",
    title="Wagers settled out of order",
    cite="633a.7(r)(2)",
    quote="beginning with the player farthest to the dealer's right and continuing around the table in a counterclockwise direction",
    severity=Severity.ERROR,
    message="{observed} was settled after {expected}",
    slot=settlement.SETTLED_OUT_OF_SEAT_ORDER,
    check=acts_out_of_turn,
    needs=(
        "the order of settlement that the filing selects",
        "when the hole card was turned up",
        "the direction in which positions are numbered",
    ),
    expected="before {expected}",
    observed="{observed}",
    unit="seat",
)

losing_wager_not_to_inventory = PlayRule(
    id="losing-wager-not-to-inventory",
    title="A losing wager not placed in the table inventory",
    cite="633a.7(r)(2)",
    quote="The dealer shall place any losing wagers directly into the table inventory",
    severity=Severity.ERROR,
    message="{seat}: the losing wager was not placed into the table inventory",
    slot=settlement.LOSING_WAGER_NOT_TO_INVENTORY,
    check=put_elsewhere,
    needs=("where losing wagers are placed",),
    expected="the table inventory",
    observed="elsewhere",
)

paid_from_losing_wager = PlayRule(
    id="paid-from-losing-wager",
    title="Winnings paid with chips of a losing wager",
    cite="633a.7(r)(2)",
    quote="may not pay off any winning wagers by using value chips collected from a losing wager",
    severity=Severity.ERROR,
    message="{seat}: the winnings were paid with chips of a losing wager",
    slot=settlement.PAID_FROM_COLLECTED_CHIPS,
    check=taken_from,
    needs=("what winnings are paid out of",),
    expected="the table inventory",
    observed="a losing wager",
)

cards_not_removed_after_round = PlayRule(
    id="cards-not-removed-after-round",
    title="The cards not removed after the round",
    cite="633a.7(s)",
    quote="the dealer shall remove all remaining cards from the table and place them in the discard rack",
    severity=Severity.ERROR,
    message="the remaining cards were not removed from the table",
    slot=settlement.CARDS_NOT_REMOVED,
    check=never_happened,
    needs=("the removal of the cards",),
    expected="cards removed",
    observed="left",
)

cards_removed_before_settlement = PlayRule(
    id="cards-removed-before-settlement",
    title="The cards removed before all wagers were settled",
    cite="633a.7(s)",
    quote="After all wagers have been settled, the dealer shall remove all remaining cards from the table",
    severity=Severity.ERROR,
    message="the cards were removed before the last wager was settled",
    slot=settlement.CARDS_REMOVED_EARLY,
    check=settled_before,
    needs=("the removal of the cards",),
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

cards_not_to_discard_rack = PlayRule(
    id="cards-not-to-discard-rack",
    title="The cards of the round not placed in the discard rack",
    cite="633a.7(s)",
    quote="place them in the discard rack",
    severity=Severity.ERROR,
    message="the cards of the round were not placed in the discard rack",
    slot=settlement.CARDS_NOT_TO_RACK,
    check=put_elsewhere,
    needs=("where the cards are placed",),
    expected="the discard rack",
    observed="elsewhere",
)

cards_handled_by_player = PlayRule(
    id="cards-handled-by-player",
    title="Cards handled by a player or spectator",
    cite="633a.7(t)",
    quote="players and spectators may not handle, remove or alter any cards used to play Blackjack",
    also=(("633a.12(b)", "allow the players to touch the cards"),),
    severity=Severity.ERROR,
    message="{seat}: the cards were handled by someone who may not",
    slot=settlement.CARDS_HANDLED,
    check=cards_handled_by,
    needs=("who handled the cards",),
    expected="no handling",
    observed="handled",
)

PLAY_RULES = (
    win_against_busted_dealer_not_paid,
    win_by_higher_total_not_paid,
    blackjack_against_longer_21_not_paid,
    tie_not_returned,
    lost_to_dealer_blackjack_not_collected,
    losing_wager_not_collected,
    same_total_over_limit_not_collected,
    paid_before_all_collected,
    settled_out_of_seat_order,
    losing_wager_not_to_inventory,
    paid_from_losing_wager,
    cards_not_removed_after_round,
    cards_removed_before_settlement,
    cards_not_to_discard_rack,
    cards_handled_by_player,
)
