"""§ 551.8(f) and (g), and § 551.13(a). Point totals announced and the players' decisions, in play."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.card_values import NO_CARDS
from validator.games.blackjack.totals import NO_ANNOUNCEMENT, NO_CHOICES, NO_DIRECTION, NO_PLAYER

point_total_not_announced = PlayWords(
    id="point-total-not-announced",
    title="Point total of a player not announced",
    message="{seat}: the point total of {hand} was not announced before the player decided",
    needs={"a record of announcements": NO_ANNOUNCEMENT},
    expected="an announcement",
    observed="none",
)

point_total_announced_early = PlayWords(
    id="point-total-announced-early",
    title="Point total of a player announced before the deal and the use of the card reader were over",
    message="{seat}: the point total of the first two cards of {hand} was announced before its time",
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

point_total_misannounced = PlayWords(
    id="point-total-misannounced",
    title="Wrong point total of a player announced",
    message="{seat}: the dealer announced {observed} for cards that count {expected}",
    needs={"every card of the hand": NO_CARDS},
    expected="{expected}",
    observed="{observed}",
)

point_totals_out_of_order = PlayWords(
    id="point-totals-out-of-order",
    title="Point totals not announced from the dealer's left",
    message="the point total of {observed} was announced after that of {expected}, which lies farther from the dealer's"
    " left",
    needs={"the position, and the direction in which positions are numbered": NO_DIRECTION},
    expected="before {expected}",
    observed="{observed}",
    unit="seat",
)

surrender_before_point_total = PlayWords(
    id="surrender-before-point-total",
    title="A hand surrendered before its point total was announced",
    message="{seat} surrendered {hand} before its point total was announced",
    needs={"a record of announcements": NO_ANNOUNCEMENT},
    expected="an announcement before",
    observed="none",
)

next_point_total_announced_early = PlayWords(
    id="next-point-total-announced-early",
    title="The next player's point total announced before a player decided",
    message="{seat}: the point total was announced before the player whose total was announced before decided",
    needs={"the players' decisions": NO_CHOICES, "whose the hands are": NO_PLAYER},
    expected="after {expected}, if each player decides at his own total",
    observed="{observed}",
    unit="event",
)

new_point_total_not_announced = PlayWords(
    id="new-point-total-not-announced",
    title="New point total of a player not announced",
    message="{seat}: the new point total was not announced after {card}",
    needs={"a record of announcements": NO_ANNOUNCEMENT},
    expected="an announcement",
    observed="none",
)
