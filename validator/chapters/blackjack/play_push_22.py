"""The Push 22 Wager, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import optional, push_22_moments
from validator.games.blackjack.optional import (
    NO_CARDS,
    NO_DIRECTION,
    NO_PAYTABLE_FILED,
    NO_SETTLEMENT,
    NO_STAKE,
    NOT_FILED,
    WHICH_CARDS,
)
from validator.games.blackjack.optional_wagers import NO_FILING
from validator.games.blackjack.push_22_moments import NO_MOMENT, NO_TUCKING

push_22_not_offered = PlayWords(
    id="push-22-not-offered",
    title="Push 22 Wager taken that the filing does not offer",
    message="{seat}: a {wager} of {stake} was taken, which the Rules Submission in force does not offer",
    needs={"the filing in force": NO_FILING},
    expected="only wagers that the Rules Submission specifies",
    observed="a {wager} of {stake}",
)

second_push_22_of_player = PlayWords(
    id="second-push-22-of-player",
    title="A second Push 22 Wager of one player",
    message="{seat}: the player placed {observed} Push 22 Wagers in the round",
    expected="{expected}, if it is one for each player",
    observed="{observed}",
)

push_22_without_paytable = PlayWords(
    id="push-22-without-paytable",
    title="A Push 22 Wager without a paytable",
    message="{seat} placed a {wager}; the Rules Submission selects none of the paytables",
    number=push_22_moments.FIRST + optional.WITHOUT_PAYTABLE,
    needs={"the paytable that the filing selects": NO_PAYTABLE_FILED},
    expected="no such wager",
    observed="a wager of {stake}",
)

push_22_paid_wrong = PlayWords(
    id="push-22-paid-wrong",
    title="A Push 22 Wager not paid by its paytable",
    message="{seat}: {wager} of {stake} was {settled} against {dealer}, not {due}",
    number=push_22_moments.FIRST + optional.PAID_WRONG,
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the dealer's cards": NO_CARDS,
        "the amount of the wager": NO_STAKE,
        "the paytable that the filing selects": NOT_FILED,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

push_22_wrong_whatever_the_cards = PlayWords(
    id="push-22-wrong-whatever-the-cards",
    title="A Push 22 Wager settled as it is by none of the cards that may lie there",
    message="{seat}: {wager} of {stake} was settled with {observed} against {dealer}, "
    "which none of the cards that may lie there has due: {expected}",
    number=push_22_moments.FIRST + optional.SETTLED_FOR_NO_CARDS,
    needs={"the dealer's cards": WHICH_CARDS},
    expected="{expected}",
    observed="{observed}",
    unit="range",
    pays_wrong=True,
)

push_22_not_paid = PlayWords(
    id="push-22-not-paid",
    title="A winning Push 22 Wager not paid",
    message="{seat}: {wager} of {stake} was {settled} against {dealer}, not {due}",
    number=push_22_moments.FIRST + optional.NOT_PAID,
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

losing_push_22_paid = PlayWords(
    id="losing-push-22-paid",
    title="A losing Push 22 Wager paid",
    message="{seat}: {wager} of {stake} was {settled} against {dealer}",
    number=push_22_moments.FIRST + optional.LOSING_PAID,
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

losing_push_22_not_collected = PlayWords(
    id="losing-push-22-not-collected",
    title="A losing Push 22 Wager not collected",
    message="{seat}: {wager} of {stake} was {settled} against {dealer}",
    number=push_22_moments.FIRST + optional.LOSING_NOT_COLLECTED,
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

push_22_kept_against_both_blackjacks = PlayWords(
    id="push-22-kept-against-both-blackjacks",
    title="A Push 22 Wager beside a Blackjack not collected on a dealer's Blackjack",
    message="{seat}: {wager} of {stake} was {settled} against {dealer}",
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

push_22_kept_against_dealer_blackjack = PlayWords(
    id="push-22-kept-against-dealer-blackjack",
    title="A Push 22 Wager not collected on a dealer's Blackjack",
    message="{seat}: {wager} of {stake} was {settled} against {dealer}",
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

push_22_settled_with_blackjack = PlayWords(
    id="push-22-settled-with-blackjack",
    title="The Push 22 Wager of a paid Blackjack settled at once",
    message="{seat}: the {wager} beside a Blackjack was settled before the dealer had played",
    needs={"when the wager was settled, and when the dealer's hand was complete": NO_MOMENT},
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

push_22_settled_before_dealer = PlayWords(
    id="push-22-settled-before-dealer",
    title="A Push 22 Wager settled before the dealer's hand was complete",
    message="{seat}: the {wager} was settled before the dealer had played",
    number=push_22_moments.FIRST + optional.SETTLED_AT_WRONG_TIME,
    needs={"when the wager was settled, and when the dealer's hand was complete": NO_MOMENT},
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

push_22_settled_with_surrender = PlayWords(
    id="push-22-settled-with-surrender",
    title="The Push 22 Wager of a surrendered hand settled at once",
    message="{seat}: the {wager} beside a surrendered hand was settled before the dealer had played",
    needs={"when the wager was settled, and when the dealer's hand was complete": NO_MOMENT},
    expected="after {expected}, if it waits for the dealer",
    observed="{observed}",
    unit="event",
)

blackjack_not_tucked = PlayWords(
    id="blackjack-not-tucked",
    title="The cards of a paid Blackjack not kept under its Push 22 Wager",
    message="{seat}: the Blackjack ({hand}) was not kept under the {wager} from its payment until that was settled",
    needs={"the tucking of cards": NO_TUCKING},
    expected="tucked until the wager is settled",
    observed="not kept there",
)

even_money_not_tucked = PlayWords(
    id="even-money-not-tucked",
    title="The cards of a Blackjack paid even money not kept under its Push 22 Wager",
    message="{seat}: the Blackjack ({hand}) paid even money was not kept under the {wager} until that was settled",
    needs={"the tucking of cards": NO_TUCKING},
    expected="tucked until the wager is settled",
    observed="not kept there",
)

push_22_out_of_seat_order = PlayWords(
    id="push-22-out-of-seat-order",
    title="Push 22 Wagers settled out of order",
    message="the {wager} of {observed} was settled after that of {expected}",
    number=push_22_moments.FIRST + optional.OUT_OF_SEAT_ORDER,
    needs={"the position, and the direction in which positions are numbered": NO_DIRECTION},
    expected="before {expected}, if they follow the order of the others",
    observed="{observed}",
    unit="seat",
)

push_22_on_dead_hand_decided = PlayWords(
    id="push-22-on-dead-hand-decided",
    title="The Push 22 Wager beside a dead hand decided",
    message="{seat}: the {wager} of {stake} beside a dead hand was {settled}",
    expected="returned, or left for the next deal",
    observed="{observed}",
    unit="cents",
)
