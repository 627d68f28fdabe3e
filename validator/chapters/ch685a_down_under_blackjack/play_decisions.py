"""§ 685a.7(i) to (k). The players' Blackjacks and decisions, in play."""

from validator.chapters.blackjack import (
    play_blackjacks as blackjacks,
    play_decisions as asked,
    play_settlement as settlement,
    play_table_rules as of_table,
)

_PAID = (
    "the dealer shall announce and pay the Blackjack in accordance with § 685a.11(a) (relating to payout odds) and remove"
    " the player's cards"
)
_ANNOUNCED = "the dealer shall announce and pay the Blackjack"
_REMOVED = "remove the player's cards"

decision_out_of_turn = asked.decision_out_of_turn.bind(
    "685a.7(i)",
    "the dealer shall start with the player farthest to the dealer's left and continue around the table in a clockwise"
    " direction",
)

blackjack_unpaid_against_low_card = blackjacks.blackjack_unpaid_against_low_card.bind("685a.7(i)(1)", _ANNOUNCED)

blackjack_unpaid_at_once = blackjacks.blackjack_unpaid_at_once.bind("685a.7(i)(1)", _ANNOUNCED)

blackjack_against_longer_21_not_paid = settlement.blackjack_against_longer_21_not_paid.bind("685a.7(i)(1)", _ANNOUNCED)

blackjack_paid_late_against_low_card = blackjacks.blackjack_paid_late_against_low_card.bind("685a.7(i)(1)", _PAID)

blackjack_paid_at_no_lawful_moment = blackjacks.blackjack_paid_at_no_lawful_moment.bind("685a.7(i)(1)", _PAID)

blackjack_not_announced_against_low_card = blackjacks.blackjack_not_announced_against_low_card.bind(
    "685a.7(i)(1)", _ANNOUNCED
)

blackjack_not_announced_against_high_card = blackjacks.blackjack_not_announced_against_high_card.bind(
    "685a.7(i)(1)", _ANNOUNCED
)

blackjack_cards_not_removed_against_low_card = blackjacks.blackjack_cards_not_removed_against_low_card.bind(
    "685a.7(i)(1)", _REMOVED
)

blackjack_cards_not_removed_at_once = blackjacks.blackjack_cards_not_removed_at_once.bind("685a.7(i)(1)", _REMOVED)

blackjack_cards_not_removed = blackjacks.blackjack_cards_not_removed.bind("685a.7(i)(1)", _REMOVED)

no_decision_taken = asked.no_decision_taken.bind(
    "685a.7(i)(2)", "Does not have Blackjack, the player shall indicate whether he wishes to double down"
)

surrendered_all_the_same = of_table.surrendered_all_the_same.bind(
    "685a.7(i)(2)", "Players may not surrender in Down Under Blackjack"
)

card_not_asked_for = asked.card_not_asked_for.bind(
    "685a.7(j)", "whatever additional cards are necessary to effectuate the player's decision"
)

additional_card_face_down = asked.additional_card_face_down.bind("685a.7(j)", "the dealer shall deal face upwards")

asked_card_not_dealt = asked.asked_card_not_dealt.bind(
    "685a.7(k)", "A player may elect to draw additional cards whenever his point count total is less than 21"
)

draw_after_bust = asked.draw_after_bust.bind("685a.7(k)", "whenever his point count total is less than 21")

draw_on_21 = asked.draw_on_21.bind("685a.7(k)(1)", "a hard or soft total of 21 may not draw additional cards")

draw_on_blackjack = asked.draw_on_blackjack.bind(
    "685a.7(k)(1)", "A player having a hard or soft total of 21 may not draw additional cards"
)

second_card_after_double_down = asked.second_card_after_double_down.bind(
    "685a.9(a)",
    "provided that only one additional card shall be dealt to the hand on which the player has elected to double down",
    also=(
        (
            "685a.7(k)(2)",
            "A player electing to double down in accordance with § 685a.9 may draw only one additional card",
        ),
    ),
)

PLAY_RULES = (
    decision_out_of_turn,
    blackjack_unpaid_against_low_card,
    blackjack_unpaid_at_once,
    blackjack_against_longer_21_not_paid,
    blackjack_paid_late_against_low_card,
    blackjack_paid_at_no_lawful_moment,
    blackjack_not_announced_against_low_card,
    blackjack_not_announced_against_high_card,
    blackjack_cards_not_removed_against_low_card,
    blackjack_cards_not_removed_at_once,
    blackjack_cards_not_removed,
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
