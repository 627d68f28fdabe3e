"""§ 633a.7(i) to (k). The players' decisions, in play."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.decisions import (
    acts_out_of_turn,
    card_without_request,
    decides_nothing,
    draws_at_limit,
    draws_on_blackjack,
    draws_over_limit,
    draws_twice_on_double,
    lies_face_down,
    request_unmet,
)
from validator.games.blackjack.slots import decisions

decision_out_of_turn = PlayRule(
    id="decision-out-of-turn",
    title="A player decides out of turn",
    cite="633a.7(i)",
    quote="the dealer shall start with the player farthest to the dealer's left and continue around the table in a clockwise direction",
    severity=Severity.ERROR,
    message="{seat} decided before {expected}, who sits nearer to the dealer's left",
    slot=decisions.DECISION_OUT_OF_ORDER,
    check=acts_out_of_turn,
    needs=("the direction in which positions are numbered",),
    expected="players in clockwise order from the dealer's left",
    observed="{observed} before {expected}",
    unit="seat",
)

no_decision_taken = PlayRule(
    id="no-decision-taken",
    title="No decision taken on a player's hand",
    cite="633a.7(i)(2)",
    quote="Does not have Blackjack, the player shall indicate whether he wishes to surrender",
    severity=Severity.ERROR,
    message="{seat}: no decision was taken on {hand}",
    slot=decisions.NO_DECISION,
    check=decides_nothing,
    needs=("the players' decisions",),
    expected="a decision of the player",
    observed="none",
)

card_not_asked_for = PlayRule(
    id="card-not-asked-for",
    title="A card dealt that no decision called for",
    cite="633a.7(j)",
    quote="whatever additional cards are necessary to effectuate the player's decision",
    severity=Severity.ERROR,
    message="{seat} was dealt {card} without asking for a card",
    slot=decisions.CARD_NOT_ASKED_FOR,
    check=card_without_request,
    needs=("the players' decisions",),
    expected="no card",
    observed="{card}",
)

additional_card_face_down = PlayRule(
    id="additional-card-face-down",
    title="An additional card dealt face down",
    cite="633a.7(j)",
    quote="the dealer shall deal face upwards",
    also=(
        (
            "633a.12(b)(7)",
            "the dealer shall deal face upwards whatever additional cards are necessary to effectuate the player's decision",
        ),
    ),
    severity=Severity.ERROR,
    message="{seat} was dealt {card} face down",
    slot=decisions.ADDITIONAL_CARD_FACE_DOWN,
    check=lies_face_down,
    needs=("the face of the card",),
    expected="face up",
    observed="face down",
)

asked_card_not_dealt = PlayRule(
    id="asked-card-not-dealt",
    title="A card asked for and not dealt",
    cite="633a.7(k)",
    quote="A player may elect to draw additional cards whenever his point count total is less than 21",
    severity=Severity.ERROR,
    message="{seat} asked for a card on {hand} and did not get it",
    slot=decisions.ASKED_CARD_NOT_DEALT,
    check=request_unmet,
    needs=("the players' decisions", "every card dealt"),
    expected="the card asked for",
    observed="none",
)

draw_after_bust = PlayRule(
    id="draw-after-bust",
    title="A card dealt to a hand over the limit",
    cite="633a.7(k)",
    quote="whenever his point count total is less than 21",
    severity=Severity.ERROR,
    message="{seat} was dealt {card} on a total of {observed} ({hand})",
    slot=decisions.DRAW_AFTER_BUST,
    check=draws_over_limit,
    needs=("the cards of the hand",),
    expected="no card on a total above {expected}",
    observed="a card on {observed}",
)

draw_on_21 = PlayRule(
    id="draw-on-21",
    title="A card dealt to a hand that may not draw",
    cite="633a.7(k)(1)",
    quote="a hard or soft total of 21 may not draw additional cards",
    severity=Severity.ERROR,
    message="{seat} was dealt {card} on a total of {observed} ({hand})",
    slot=decisions.DRAW_ON_TWENTY_ONE,
    check=draws_at_limit,
    needs=("the cards of the hand",),
    expected="no card on {expected}",
    observed="a card on {observed}",
)

draw_on_blackjack = PlayRule(
    id="draw-on-blackjack",
    title="A card dealt to a Blackjack",
    cite="633a.7(k)(1)",
    quote="A player having Blackjack",
    severity=Severity.ERROR,
    message="{seat} was dealt {card} on a Blackjack ({hand})",
    slot=decisions.DRAW_ON_BLACKJACK,
    check=draws_on_blackjack,
    needs=("the cards of the hand",),
    expected="no card",
    observed="{card}",
)

second_card_after_double_down = PlayRule(
    id="second-card-after-double-down",
    title="More than one card after a Double Down Wager",
    cite="633a.7(k)(2)",
    quote="A player electing to make a Double Down Wager may draw only one additional card",
    also=(
        (
            "633a.10(a)",
            "Only one additional card shall be dealt to the hand on which the player has elected to double down",
        ),
    ),
    severity=Severity.ERROR,
    message="{seat} was dealt {card} as a further card after doubling down ({hand})",
    slot=decisions.SECOND_CARD_AFTER_DOUBLE,
    check=draws_twice_on_double,
    needs=("the cards of the hand",),
    expected="{expected} additional card",
    observed="{observed}",
)

PLAY_RULES = (
    decision_out_of_turn,
    no_decision_taken,
    card_not_asked_for,
    additional_card_face_down,
    asked_card_not_dealt,
    draw_after_bust,
    draw_on_21,
    draw_on_blackjack,
    second_card_after_double_down,
)
