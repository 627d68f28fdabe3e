"""What lammers are paid, and the dealer's 22, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.dealer import (
    NO_CARDS as NO_CARDS_OF_DEALER,
    NO_DEALS,
)
from validator.games.blackjack.lammers import (
    NO_CARDS as NO_CARDS_OF_LAMMERS,
    NO_SETTLEMENT as NO_SETTLEMENT_OF_LAMMERS,
    NO_STAKE as NO_STAKE_OF_LAMMERS,
)
from validator.games.blackjack.settlement import (
    NO_CARDS as NO_CARDS_OF_TWENTY_TWO,
    NO_SETTLEMENT as NO_SETTLEMENT_OF_TWENTY_TWO,
    NO_STAKE as NO_STAKE_OF_TWENTY_TWO,
)

lammer_not_paid = PlayWords(
    id="lammer-not-paid",
    title="A winning lammer not paid",
    message="{seat}: the {wager} for {stake} on {hand} was {settled} against {dealer}",
    needs={"what was collected and paid": NO_SETTLEMENT_OF_LAMMERS},
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

lammer_paid_wrong = PlayWords(
    id="lammer-paid-wrong",
    title="A winning lammer paid another amount than the original wager",
    message="{seat}: the {wager} for {stake} on {hand} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT_OF_LAMMERS,
        "the cards of the hands": NO_CARDS_OF_LAMMERS,
        "the amount of the original wager": NO_STAKE_OF_LAMMERS,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

lammer_paid_on_tie = PlayWords(
    id="lammer-paid-on-tie",
    title="A lammer that ties not collected without more",
    message="{seat}: the {wager} for {stake} on {hand} was {settled} against {dealer}",
    expected="the lammer collected, nothing paid or taken",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

lammer_paid_on_loss = PlayWords(
    id="lammer-paid-on-loss",
    title="A lammer that loses not collected without more",
    message="{seat}: the {wager} for {stake} on {hand} was {settled} against {dealer}",
    expected="the lammer collected, nothing paid or taken",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

lammer_paid_on_bust = PlayWords(
    id="lammer-paid-on-bust",
    title="A lammer on a hand over the limit not collected without more",
    message="{seat}: the {wager} for {stake} on {hand} was {settled} against {dealer}",
    expected="the lammer collected, nothing paid or taken",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

lammer_paid_though_both_over = PlayWords(
    id="lammer-paid-though-both-over",
    title="A lammer on a hand over the limit paid because the dealer went over too",
    message="{seat}: the {wager} for {stake} on {hand} was {settled} against {dealer}",
    expected="the lammer collected, nothing paid or taken",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

lammer_paid_against_22 = PlayWords(
    id="lammer-paid-against-22",
    title="A lammer not collected without more against a dealer's 22",
    message="{seat}: the {wager} for {stake} on {hand} was {settled} against {dealer}",
    expected="the lammer collected, nothing paid or taken",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

lammer_left_on_tie = PlayWords(
    id="lammer-left-on-tie",
    title="A lammer that ties never collected",
    message="{seat}: the {wager} on {hand} was never collected",
    needs={"what was collected": NO_SETTLEMENT_OF_LAMMERS},
    expected="collected",
    observed="left",
)

lammer_left_on_loss = PlayWords(
    id="lammer-left-on-loss",
    title="A lammer that loses never collected",
    message="{seat}: the {wager} on {hand} was never collected",
    needs={"what was collected": NO_SETTLEMENT_OF_LAMMERS},
    expected="collected",
    observed="left",
)

lammer_left_against_22 = PlayWords(
    id="lammer-left-against-22",
    title="A lammer never collected against a dealer's 22",
    message="{seat}: the {wager} on {hand} was never collected",
    needs={"what was collected": NO_SETTLEMENT_OF_LAMMERS},
    expected="collected",
    observed="left",
)

wager_not_returned_against_22 = PlayWords(
    id="wager-not-returned-against-22",
    title="A wager not returned against a dealer's 22",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT_OF_TWENTY_TWO,
        "the cards of the hands": NO_CARDS_OF_TWENTY_TWO,
        "the amount of the wager": NO_STAKE_OF_TWENTY_TWO,
    },
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

bust_returned_against_22 = PlayWords(
    id="bust-returned-against-22",
    title="The wager of a hand over the limit returned against a dealer's 22",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    needs={"what was collected and paid": NO_SETTLEMENT_OF_TWENTY_TWO},
    expected="{expected}, if a hand over the limit is lost for good",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

bust_not_collected = PlayWords(
    id="bust-not-collected",
    title="The wager of a hand over the limit not collected",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT_OF_TWENTY_TWO,
        "the cards of the hands": NO_CARDS_OF_TWENTY_TWO,
        "the amount of the wager": NO_STAKE_OF_TWENTY_TWO,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

bust_returned_against_bust = PlayWords(
    id="bust-returned-against-bust",
    title="The wager of a hand over the limit returned because the dealer went over too",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    needs={"what was collected and paid": NO_SETTLEMENT_OF_TWENTY_TWO},
    expected="{expected}, if a hand over the limit is lost for good",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

bust_paid_against_bust = PlayWords(
    id="bust-paid-against-bust",
    title="The wager of a hand over the limit paid because the dealer went over too",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

dealer_stood_short_for_push_22 = PlayWords(
    id="dealer-stood-short-for-push-22",
    title="The dealer did not draw to settle Push 22 Wagers",
    message="the dealer stood on {observed} ({dealer}) with Push 22 Wagers on the table",
    needs={"the dealer's cards": NO_CARDS_OF_DEALER, "every card dealt to the end of the round": NO_DEALS},
    expected="at least {expected}",
    observed="{observed}",
)

dealer_drew_for_lost_wagers = PlayWords(
    id="dealer-drew-for-lost-wagers",
    title="The dealer drew though only hands over the limit were left",
    message="the dealer drew {card} though only wagers of hands over the limit were left",
    expected="no card, unless a wager that is not collected might go back",
    observed="{card}",
)

lammer_paid_like_blackjack = PlayWords(
    id="lammer-paid-like-blackjack",
    title="A winning lammer paid at the odds of a Blackjack",
    message="{seat}: the {wager} for {stake} on {hand} was {settled} against {dealer}",
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

lammer_returned_as_a_stake = PlayWords(
    id="lammer-returned-as-a-stake",
    title="A winning lammer paid, and its amount returned to the player as if it were a stake of his",
    message="{seat}: the {wager} for {stake} on {hand} was paid, and {observed} returned to the player",
    expected="the amount paid, and no stake returned",
    observed="{observed} returned",
    unit="cents",
)

lammer_and_wager_exchanged = PlayWords(
    id="lammer-and-wager-exchanged",
    title="The original wager settled with the second split hand, the lammer with the first",
    message="{seat}: {wager} of {stake} was settled by the second hand of the split, and the lammer by the first",
    expected="the wager with the first hand, the lammer with the second",
    observed="the other way round",
)
