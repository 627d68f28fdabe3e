"""§ 672a.7(h) to (j). The players' decisions, in play."""

from validator.chapters.blackjack import play_decisions as asked, play_table_rules as table_rules
from validator.core.rule import PlayRule

decision_out_of_turn = asked.decision_out_of_turn.bind(
    "672a.7(h)",
    "the dealer shall start with the player farthest to the dealer's left and continue around the table in a clockwise direction",
)

no_decision_taken = asked.no_decision_taken.bind(
    "672a.7(h)(2)", "Does not have Blackjack, the player shall indicate whether he wishes to"
)

surrendered_all_the_same = table_rules.surrendered_all_the_same.bind(
    "672a.7(h)(2)", "Players may not surrender in Free Bet Blackjack"
)

card_not_asked_for = asked.card_not_asked_for.bind(
    "672a.7(i)",
    "whatever additional cards are necessary to effectuate the player's decision",
    also=(("672a.9(d)", "The dealer shall then complete the procedure in § 672a.7(i)"),),
)

additional_card_face_down = asked.additional_card_face_down.bind("672a.7(i)", "the dealer shall deal face upwards")

asked_card_not_dealt = asked.asked_card_not_dealt.bind(
    "672a.7(j)", "A player may elect to draw additional cards whenever his point count total is less than 21"
)

draw_after_bust = asked.draw_after_bust.bind("672a.7(j)", "whenever his point count total is less than 21")

draw_on_21 = asked.draw_on_21.bind(
    "672a.7(j)(1)", "A player having a hard or soft total of 21 may not draw additional cards"
)

draw_on_blackjack = asked.draw_on_blackjack.bind(
    "672a.7(j)(1)", "A player having a hard or soft total of 21 may not draw additional cards"
)

second_card_after_double_down = asked.second_card_after_double_down.bind(
    "672a.7(j)(2)", "A player electing to double down in accordance with § 672a.9 may draw only one additional card"
)

PLAY_RULES: tuple[PlayRule, ...] = (
    decision_out_of_turn,
    no_decision_taken,
    surrendered_all_the_same,
    card_not_asked_for,
    additional_card_face_down,
    asked_card_not_dealt,
    draw_after_bust,
    draw_on_21,
    draw_on_blackjack,
    second_card_after_double_down,
)
