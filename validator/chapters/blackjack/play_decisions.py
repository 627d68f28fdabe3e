"""The players' decisions, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.decisions import (
    NO_CARDS,
    NO_CHOICES,
    NO_DEALS,
    NO_DIRECTION,
    NO_FACE,
    NO_REQUESTS,
)

decision_out_of_turn = PlayWords(
    id="decision-out-of-turn",
    title="A player decides out of turn",
    message="{seat} decided before {expected}, who sits nearer to the dealer's left",
    needs={
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
        "the players' decisions": NO_REQUESTS,
    },
    expected="players in clockwise order from the dealer's left",
    observed="{observed} before {expected}",
    unit="seat",
)

no_decision_taken = PlayWords(
    id="no-decision-taken",
    title="No decision taken on a player's hand",
    message="{seat}: no decision was taken on {hand}",
    needs={"the players' decisions": NO_CHOICES},
    expected="a decision of the player",
    observed="none",
)

card_not_asked_for = PlayWords(
    id="card-not-asked-for",
    title="A card dealt that no decision called for",
    message="{seat} was dealt {card} without asking for a card",
    needs={"the players' decisions": NO_CHOICES},
    expected="no card",
    observed="{card}",
)

additional_card_face_down = PlayWords(
    id="additional-card-face-down",
    title="An additional card dealt face down",
    message="{seat} was dealt {card} face down",
    needs={"the face of the card": NO_FACE},
    expected="face up",
    observed="face down",
)

asked_card_not_dealt = PlayWords(
    id="asked-card-not-dealt",
    title="A card asked for and not dealt",
    message="{seat} asked for a card on {hand} and did not get it",
    needs={"the players' decisions": NO_CHOICES, "every card dealt": NO_DEALS},
    expected="the card asked for",
    observed="none",
)

draw_after_bust = PlayWords(
    id="draw-after-bust",
    title="A card dealt to a hand over the limit",
    message="{seat} was dealt {card} on a total of {observed} ({hand})",
    needs={"the cards of the hand": NO_CARDS},
    expected="no card on a total above {expected}",
    observed="a card on {observed}",
)

draw_on_21 = PlayWords(
    id="draw-on-21",
    title="A card dealt to a hand that may not draw",
    message="{seat} was dealt {card} on a total of {observed} ({hand})",
    needs={"the cards of the hand": NO_CARDS},
    expected="no card on {expected}",
    observed="a card on {observed}",
)

draw_on_blackjack = PlayWords(
    id="draw-on-blackjack",
    title="A card dealt to a Blackjack",
    message="{seat} was dealt {card} on a Blackjack ({hand})",
    needs={"the cards of the hand": NO_CARDS},
    expected="no card",
    observed="{card}",
)

second_card_after_double_down = PlayWords(
    id="second-card-after-double-down",
    title="More than one card after a Double Down Wager",
    message="{seat} was dealt {card} as a further card after doubling down ({hand})",
    needs={"the cards of the hand": NO_CARDS},
    expected="{expected} additional card",
    observed="{observed}",
)
