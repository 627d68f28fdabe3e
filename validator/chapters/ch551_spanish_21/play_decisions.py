"""§ 551.8(f) and (g), and § 551.13(a). Point totals announced and the players' decisions, in play."""

from validator.chapters.blackjack import play_decisions as asked
from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.decisions import acts_out_of_turn
from validator.games.blackjack.slots import spanish_21
from validator.games.blackjack.totals import NO_ANNOUNCEMENT, NO_DIRECTION, total_unannounced

_TOTAL = "the dealer shall, beginning from his left, announce the point total of each player"
_NEW_TOTAL = "shall announce the new point total of the player after each additional card is dealt"
_CARDS = (
    "the dealer shall deal face up whatever additional cards are necessary to effectuate the player's decision"
    " consistent with this chapter"
)
_BELOW = "A player may elect to draw additional cards whenever his point count total is less than 21"
_AT = "A player having Blackjack or a hard or soft total of 21 may not draw additional cards"

point_total_not_announced = PlayRule(
    id="point-total-not-announced",
    title="Point total of a player not announced",
    cite="551.8(f)",
    quote=_TOTAL,
    severity=Severity.ERROR,
    message="{seat}: the point total of {hand} was not announced before the player decided",
    slot=spanish_21.TOTAL_NOT_ANNOUNCED,
    check=total_unannounced,
    needs={"a record of announcements": NO_ANNOUNCEMENT},
    expected="an announcement",
    observed="none",
    also=(("551.9(a)", "After the first two cards are dealt to the player and the player's point total is announced"),),
)

point_totals_out_of_order = PlayRule(
    id="point-totals-out-of-order",
    title="Point totals not announced from the dealer's left",
    cite="551.8(f)",
    quote=_TOTAL,
    severity=Severity.ERROR,
    message="the point total of {observed} was announced after that of {expected}, which lies farther from the dealer's"
    " left",
    slot=spanish_21.TOTALS_OUT_OF_ORDER,
    check=acts_out_of_turn,
    needs={"the position, and the direction in which positions are numbered": NO_DIRECTION},
    expected="before {expected}",
    observed="{observed}",
    unit="seat",
)

decision_out_of_turn = asked.decision_out_of_turn.bind(
    "551.8(f)", _TOTAL, also=(("551.8(f)", "As each player's point total is announced, the player shall indicate"),)
)

no_decision_taken = asked.no_decision_taken.bind(
    "551.8(f)",
    "As each player's point total is announced, the player shall indicate whether he wishes to surrender",
)

card_not_asked_for = asked.card_not_asked_for.bind("551.8(g)", _CARDS)

additional_card_face_down = asked.additional_card_face_down.bind("551.8(g)", _CARDS)

new_total_not_announced = PlayRule(
    id="new-point-total-not-announced",
    title="New point total of a player not announced",
    cite="551.8(g)",
    quote=_NEW_TOTAL,
    severity=Severity.ERROR,
    message="{seat}: the new point total was not announced after {card}",
    slot=spanish_21.NEW_TOTAL_NOT_ANNOUNCED,
    check=total_unannounced,
    needs={"a record of announcements": NO_ANNOUNCEMENT},
    expected="an announcement",
    observed="none",
)

asked_card_not_dealt = asked.asked_card_not_dealt.bind("551.13(a)", _BELOW)

draw_after_bust = asked.draw_after_bust.bind("551.13(a)", "whenever his point count total is less than 21")

draw_on_21 = asked.draw_on_21.bind("551.13(a)(1)", _AT)

draw_on_blackjack = asked.draw_on_blackjack.bind("551.13(a)(1)", _AT)

second_card_after_double_down = asked.second_card_after_double_down.bind(
    "551.13(a)(2)",
    "A player electing to make a Double Down Wager may draw only one additional card",
    also=(
        (
            "551.11(a)",
            "on the condition that one and only one additional card shall be dealt to each hand on which the player has"
            " elected to double down",
        ),
    ),
)

PLAY_RULES = (
    point_total_not_announced,
    point_totals_out_of_order,
    decision_out_of_turn,
    no_decision_taken,
    card_not_asked_for,
    additional_card_face_down,
    new_total_not_announced,
    asked_card_not_dealt,
    draw_after_bust,
    draw_on_21,
    draw_on_blackjack,
    second_card_after_double_down,
)
