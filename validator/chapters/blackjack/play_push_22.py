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
from validator.games.blackjack.push_22_moments import NO_MOMENT

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
    message="{seat}: {wager} of {stake} was {settled} against {dealer}; {due} is due",
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
    title="A Push 22 Wager settled wrongly whatever the unseen cards are",
    message="{seat}: {wager} of {stake} was settled with {observed} against {dealer}, an amount that no unseen card "
    "gives; the cards that may lie there give {expected}",
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
    message="{seat}: {wager} of {stake} was {settled} against {dealer}; {due} is due",
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
