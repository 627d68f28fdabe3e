"""§ 685a.7(n)(1). The dealer's 22, in play."""

from collections.abc import Mapping

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.dealers_22 import NO_CARDS, NO_SETTLEMENT, NO_STAKE

_MESSAGE = "{seat}: {wager} of {stake} on {hand} was {settled} against the dealer's 22 ({dealer})"


def _amount(id: str, title: str, expected: str, needs: Mapping[str, int] = NO_FACTS) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message=_MESSAGE,
        needs=needs,
        expected=expected,
        observed="{observed}",
        unit="cents",
        pays_wrong=True,
    )


win_against_dealers_22_not_paid = _amount(
    "win-against-dealers-22-not-paid",
    "Two original Large cards, or 21, not paid against the dealer's 22",
    "{expected} won",
    needs={"what was collected and paid": NO_SETTLEMENT},
)

not_returned_against_dealers_22 = _amount(
    "not-returned-against-dealers-22",
    "A wager not returned against the dealer's 22",
    "returned",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
)

large_cards_drawn_to_against_22 = _amount(
    "large-cards-drawn-to-against-22",
    "Two original Large cards that were drawn to, against the dealer's 22",
    "{expected}, if a hand that was drawn to is judged the other way",
    needs={"what was collected and paid": NO_SETTLEMENT},
)

large_cards_of_split_hand_against_22 = _amount(
    "large-cards-of-split-hand-against-22",
    "Two Large cards of a split hand, against the dealer's 22",
    "{expected}, if original cards are meant the other way",
    needs={"what was collected and paid": NO_SETTLEMENT},
)

bust_returned_against_dealers_22 = _amount(
    "bust-returned-against-dealers-22",
    "The wager of a hand over the limit returned against the dealer's 22",
    "{expected}, if a hand over the limit has lost before",
)
