"""§ 551.6(b), (c) and (f), and § 551.8(i) and (k). Who wins, what is collected and paid, and the cards picked up."""

from collections.abc import Mapping

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.completion import (
    NO_DIRECTION,
    NO_ORDER,
    SPANISH_21_CARDS_DISCARDED_IN_DISORDER,
)
from validator.games.blackjack.settled_early import NO_HOLE_CARD, WHETHER_BLACKJACK
from validator.games.blackjack.twenty_ones import NO_CARDS, NO_SETTLEMENT

_AMOUNT = "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}, not {due}"


def amount_rule(
    id: str,
    title: str,
    message: str = _AMOUNT,
    needs: Mapping[str, int] = NO_FACTS,
) -> PlayWords:
    """A rule on the amount that was settled on a main wager."""
    return PlayWords(
        id=id,
        title=title,
        message=message,
        needs=needs,
        expected="{expected}",
        observed="{observed}",
        unit="cents",
        pays_wrong=True,
    )


blackjack_against_blackjack_not_paid = amount_rule(
    "blackjack-against-blackjack-not-paid",
    "Blackjack against the dealer's Blackjack not paid",
    needs={"what was collected and paid": NO_SETTLEMENT},
)

longer_21_against_longer_21_not_paid = amount_rule(
    "longer-21-against-longer-21-not-paid",
    "21 in more than two cards against the dealer's not paid",
    needs={"what was collected and paid": NO_SETTLEMENT},
)

split_21_paid_against_longer_21 = amount_rule(
    "split-21-paid-against-longer-21",
    "21 in two cards of a split hand paid against the dealer's longer 21",
    needs={"what was collected and paid": NO_SETTLEMENT, "the cards of the hands": NO_CARDS},
)

won_hand_paid_early = PlayWords(
    id="won-hand-paid-early",
    title="Blackjack or 21 paid before the round was complete",
    message="{seat}: the {wager} of {stake} on {hand} was paid before the dealer's hand had been played",
    needs={
        "when the dealer's second card was turned": NO_HOLE_CARD,
        "whether the dealer had Blackjack": WHETHER_BLACKJACK,
    },
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

blackjack_paid_even_against_another_total = amount_rule(
    "blackjack-paid-even-against-another-total",
    "Blackjack paid like another winner against less or more than 21",
    needs={"what was collected and paid": NO_SETTLEMENT, "the cards of the hands": NO_CARDS},
)

cards_discarded_in_disorder = PlayWords(
    id="cards-discarded-in-disorder",
    title="Cards picked up in disorder",
    message="the cards of the round were picked up in disorder, so that they cannot be arranged to show each hand",
    number=SPANISH_21_CARDS_DISCARDED_IN_DISORDER,
    needs={"how the cards were picked up": NO_ORDER},
    expected="an order that shows each hand",
    observed="disorder",
)

cards_picked_up_out_of_order = PlayWords(
    id="cards-picked-up-out-of-order",
    title="Cards not picked up from the dealer's right",
    message=(
        "the cards of {observed} were picked up after those of {expected}, which lie farther from the dealer's right"
    ),
    needs={"the position, and the direction in which positions are numbered": NO_DIRECTION},
    expected="before {expected}",
    observed="{observed}",
    unit="seat",
)

dealers_cards_picked_up_first = PlayWords(
    id="dealers-cards-picked-up-first",
    title="Dealer's cards picked up before a player's",
    message="the dealer picked up his own cards before those of every player",
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)
