"""§ 633a.7(i) to (k). The players' decisions, in play."""

from validator.chapters.blackjack import play_decisions as asked

decision_out_of_turn = asked.decision_out_of_turn.bind(
    "633a.7(i)",
    "the dealer shall start with the player farthest to the dealer's left and continue around the table in a clockwise direction",
)

no_decision_taken = asked.no_decision_taken.bind(
    "633a.7(i)(2)", "Does not have Blackjack, the player shall indicate whether he wishes to surrender"
)

card_not_asked_for = asked.card_not_asked_for.bind(
    "633a.7(j)", "whatever additional cards are necessary to effectuate the player's decision"
)

additional_card_face_down = asked.additional_card_face_down.bind(
    "633a.7(j)",
    "the dealer shall deal face upwards",
    also=(
        (
            "633a.12(b)(7)",
            "the dealer shall deal face upwards whatever additional cards are necessary to effectuate the player's decision",
        ),
    ),
)

asked_card_not_dealt = asked.asked_card_not_dealt.bind(
    "633a.7(k)", "A player may elect to draw additional cards whenever his point count total is less than 21"
)

draw_after_bust = asked.draw_after_bust.bind("633a.7(k)", "whenever his point count total is less than 21")

draw_on_21 = asked.draw_on_21.bind("633a.7(k)(1)", "a hard or soft total of 21 may not draw additional cards")

draw_on_blackjack = asked.draw_on_blackjack.bind("633a.7(k)(1)", "A player having Blackjack")

second_card_after_double_down = asked.second_card_after_double_down.bind(
    "633a.7(k)(2)",
    "A player electing to make a Double Down Wager may draw only one additional card",
    also=(
        (
            "633a.10(a)",
            "Only one additional card shall be dealt to the hand on which the player has elected to double down",
        ),
    ),
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
