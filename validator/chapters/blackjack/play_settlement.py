"""Settlement of the main wagers, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.collecting import NO_DIRECTION as NO_DIRECTION_OF_COLLECTING, NOT_FILED as NO_ORDER_FILED
from validator.games.blackjack.settled_early import (
    NO_HOLE_CARD as NO_TURNING,
    WHETHER_BLACKJACK,
    WHETHER_SURRENDERED,
)
from validator.games.blackjack.settlement import NO_SETTLEMENT
from validator.games.blackjack.settling import (
    NO_ACTOR,
    NO_CLEARING,
    NO_DIRECTION,
    NO_HOLE_CARD,
    NO_ORDER,
    NO_PLACE,
    NO_VOIDS,
    NO_WAY,
    NOT_FILED,
)
from validator.games.blackjack.stakes import (
    NO_AMOUNT,
    NO_END,
    NO_WAGERS,
)

win_against_busted_dealer_not_paid = PlayWords(
    id="win-against-busted-dealer-not-paid",
    title="A wager that wins because the dealer broke not paid",
    message="{seat}: {wager} of {stake} on {hand} was {settled}; the dealer broke with {dealer}",
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

win_by_higher_total_not_paid = PlayWords(
    id="win-by-higher-total-not-paid",
    title="A wager that wins by the higher total not paid",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

settled_by_a_card_not_due = PlayWords(
    id="settled-by-a-card-not-due",
    title="A wager settled by a card that was not to be dealt",
    message=(
        "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}, "
        "which is right only if the card in brackets counts"
    ),
    expected="{expected}, if it does not",
    observed="{observed}",
    unit="cents",
)

blackjack_against_longer_21_not_paid = PlayWords(
    id="blackjack-against-longer-21-not-paid",
    title="A Blackjack against a longer 21 not paid",
    message="{seat}: Blackjack ({hand}) on {stake} was {settled} against {dealer}",
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

tie_not_returned = PlayWords(
    id="tie-not-returned",
    title="A tie not returned",
    message="{seat}: {wager} of {stake} on {hand} ties with {dealer} and was {settled}",
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

lost_to_dealer_blackjack_not_collected = PlayWords(
    id="lost-to-dealer-blackjack-not-collected",
    title="A longer 21 against a dealer's Blackjack not lost",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against the dealer's Blackjack",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

losing_wager_not_collected = PlayWords(
    id="losing-wager-not-collected",
    title="A losing wager not collected",
    message="{seat}: {wager} of {stake} on {hand} against {dealer} is lost and was {settled}",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

money_on_unknown_wager = PlayWords(
    id="money-on-unknown-wager",
    title="Money on a wager that is not in the round",
    message="{observed} moved on a wager that was never placed in the round",
    needs={"every wager of the round": NO_WAGERS},
    expected="a wager of the round",
    observed="none",
    unit="cents",
    pays_wrong=True,
)

paid_on_withdrawn_wager = PlayWords(
    id="paid-on-withdrawn-wager",
    title="Winnings paid on a wager that had been taken back",
    message="{seat}: {observed} was paid on the {wager} of {stake}, which the player had taken back",
    expected="nothing paid",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

collected_beyond_the_stake = PlayWords(
    id="collected-beyond-the-stake",
    title="More collected than was wagered",
    message="{seat}: {observed} was collected on the {wager} of {expected}",
    needs={"the amounts of the wager and of what was collected": NO_AMOUNT},
    expected="{expected} at most",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

bonus_on_another_wager = PlayWords(
    id="bonus-on-another-wager",
    title="A bonus paid on a wager that has none",
    message="{seat}: a bonus of {observed} was paid on the {wager} of {stake}, for which the chapter knows none",
    expected="no bonus",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

stake_left_unsettled = PlayWords(
    id="stake-left-unsettled",
    title="A stake neither collected, paid on nor returned",
    message="{seat}: the {wager} of {stake} was neither collected nor paid nor returned by the end of the round",
    needs={"every collection, payment and return to the end of the round": NO_END},
    expected="the wager collected, paid or returned",
    observed="nothing",
)

same_total_over_limit_not_collected = PlayWords(
    id="same-total-over-limit-not-collected",
    title="Equal totals over the limit",
    message="{seat}: {wager} of {stake} on {hand} was {settled}; the dealer has the same total",
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="{expected}, if a hand over the limit cannot tie",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

wager_settled_before_round_complete = PlayWords(
    id="wager-settled-before-round-complete",
    title="Wager settled before the round was complete",
    message="{seat}: the {wager} of {stake} on {hand} was settled before the dealer's hand had been played",
    needs={
        "when the dealer's second card was turned": NO_TURNING,
        "whether the dealer had Blackjack": WHETHER_BLACKJACK,
        "whether the hand was surrendered": WHETHER_SURRENDERED,
    },
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

paid_before_all_collected = PlayWords(
    id="paid-before-all-collected",
    title="A winning wager paid before all losing ones were collected",
    message="{seat}: a losing wager was collected after a winning one had been paid",
    needs={
        "the order of settlement that the filing selects": NOT_FILED,
        "when the hole card was turned up": NO_HOLE_CARD,
    },
    expected="paid after {expected}",
    observed="{observed}",
    unit="event",
)

settled_out_of_seat_order = PlayWords(
    id="settled-out-of-seat-order",
    title="Wagers settled out of order",
    message="{observed} was settled after {expected}",
    needs={
        "the order of settlement that the filing selects": NOT_FILED,
        "when the hole card was turned up": NO_HOLE_CARD,
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
    },
    expected="before {expected}",
    observed="{observed}",
    unit="seat",
)

losing_wager_not_to_inventory = PlayWords(
    id="losing-wager-not-to-inventory",
    title="A losing wager not placed in the table inventory",
    message="{seat}: the losing wager was not placed into the table inventory",
    needs={"where losing wagers are placed": NO_PLACE},
    expected="the table inventory",
    observed="elsewhere",
)

paid_from_losing_wager = PlayWords(
    id="paid-from-losing-wager",
    title="Winnings paid with chips of a losing wager",
    message="{seat}: the winnings were paid with chips of a losing wager",
    needs={"what winnings are paid out of": NO_PLACE},
    expected="the table inventory",
    observed="a losing wager",
)

cards_not_removed_after_round = PlayWords(
    id="cards-not-removed-after-round",
    title="The cards not removed after the round",
    message="the remaining cards were not removed from the table",
    needs={"the removal of the cards": NO_CLEARING},
    expected="cards removed",
    observed="left",
)

cards_removed_before_settlement = PlayWords(
    id="cards-removed-before-settlement",
    title="The cards removed before all wagers were settled",
    message="the cards were removed before the last wager was settled",
    needs={"the removal of the cards": NO_CLEARING, "whether the hands were called dead": NO_VOIDS},
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

cards_not_to_discard_rack = PlayWords(
    id="cards-not-to-discard-rack",
    title="The cards of the round not placed in the discard rack",
    message="the cards of the round were not placed in the discard rack",
    needs={"where the cards are placed": NO_PLACE},
    expected="the discard rack",
    observed="elsewhere",
)

cards_discarded_in_disorder = PlayWords(
    id="cards-discarded-in-disorder",
    title="Cards placed in the discard rack in disorder",
    message="the cards of the round were put away in disorder, so that the hands cannot be reconstructed",
    needs={"in which order the cards were put away": NO_ORDER},
    expected="an order that permits the reconstruction of each hand",
    observed="disorder",
)

cards_handled_by_player = PlayWords(
    id="cards-handled-by-player",
    title="Cards handled by a player or spectator",
    message="{seat}: the cards were handled by someone who may not",
    needs={"who handled the cards": NO_ACTOR, "whether the cards are dealt from the hand": NO_WAY},
    expected="no handling",
    observed="handled",
)

ace_lost_as_over_the_limit = PlayWords(
    id="ace-lost-as-over-the-limit",
    title="A hand with an ace collected as if the ace counted high",
    message="{seat}: {wager} on {hand} was collected before the dealer played, as if the hand were over the limit",
    expected="the ace counted low",
    observed="counted high",
)

dealer_blackjack_collected_out_of_order = PlayWords(
    id="dealer-blackjack-collected-out-of-order",
    title="Wagers lost to a dealer's Blackjack collected out of order",
    message="against the dealer's Blackjack the wager of {observed} was collected after that of {expected}",
    needs={
        "the position, and the direction in which positions are numbered": NO_DIRECTION_OF_COLLECTING,
        "the order of settlement filed": NO_ORDER_FILED,
    },
    expected="before {expected}, if the order of the settlement holds here too",
    observed="{observed}",
    unit="seat",
)
