"""§ 685a.7(n)(2) and (o) to (t). Settlement of the Bet Wagers and removal of the cards, in play."""

from validator.chapters.blackjack import play_settlement as asked, play_table_rules as of_table
from validator.core.finding import Severity
from validator.core.question import PlayQuestion
from validator.games.blackjack.dealers_22 import NO_CARDS, NO_SETTLEMENT, NO_STAKE
from validator.games.blackjack.down_under import lost_as_over_the_limit
from validator.games.blackjack.settlement import amount_differs
from validator.games.blackjack.slots import down_under

_SETTLED = (
    "685a.7(n)(2)",
    "Is not a 22, the dealer shall settle the player's Bet Wagers in accordance with subsections (o)—(q)",
)
_WON = ("685a.7(o)", "A player shall win and be paid in accordance with § 685a.11 for the Bet Wager")
_LOST = ("685a.7(q)", "A player's Bet Wager shall lose and shall be collected")
_ALL = ("685a.7(r)", "The dealer shall collect all losing wagers")
_OVER = "The total point count of the player's hand is in excess of 21"
_COLLECT = (
    "Collect all losing wagers beginning with the player farthest to the dealer's right and continuing around the table"
    " in a counterclockwise direction"
)

ace_lost_as_over_the_limit = PlayQuestion(
    id="ace-lost-as-over-the-limit",
    title="A hand with an ace collected as if the ace counted high",
    message="{seat}: {wager} on {hand} was collected before the dealer played, as if the hand were over the limit",
    slot=down_under.SOFT_HAND_LOST_AS_OVER,
    check=lost_as_over_the_limit,
    expected="the ace counted low",
    observed="counted high",
).bind("685a.3(d)(3)", "in which case the ace shall have a value of 1")

win_against_busted_dealer_not_paid = asked.win_against_busted_dealer_not_paid.bind(
    "685a.7(o)(1)",
    "The total point count of the player's hand is 21 or less and the total point count of the dealer's hand is in"
    " excess of 22",
    also=(_WON, _SETTLED),
)

win_by_higher_total_not_paid = asked.win_by_higher_total_not_paid.bind(
    "685a.7(o)(2)",
    "The total point count of the player's hand exceeds the total point count of the dealer's hand without exceeding 21",
    also=(_WON, _SETTLED),
)

tie_not_returned = asked.tie_not_returned.bind(
    "685a.7(p)",
    "A Bet Wager shall tie and be returned to the player if the total point count of the player's hand does not exceed"
    " 21 and is the same as the total point count of the dealer's hand",
    also=(_SETTLED,),
)

busted_wager_not_lost = PlayQuestion(
    id="busted-wager-not-lost",
    title="The wager of a hand over the limit not lost",
    message="{seat}: {wager} of {stake} on {hand} was settled with {observed}; the hand is over the limit",
    slot=down_under.BUST_NOT_LOST,
    check=amount_differs,
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the dealer's cards": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    misapplies=True,
).bind("685a.7(q)(1)", _OVER, also=(_LOST, _ALL))

losing_wager_not_collected = asked.losing_wager_not_collected.bind(
    "685a.7(q)(2)",
    "The total point count of the dealer's hand exceeds the total point count of the player's hand without exceeding 21",
    also=(_LOST, _SETTLED, _ALL),
)

_ALL_WAGERS = "The dealer shall collect all losing wagers and settle all winning wagers"

money_on_unknown_wager = asked.money_on_unknown_wager.bind("685a.7(r)", _ALL_WAGERS)

paid_on_withdrawn_wager = asked.paid_on_withdrawn_wager.bind("685a.7(r)", _ALL_WAGERS)

bonus_on_another_wager = asked.bonus_on_another_wager.bind("685a.7(r)", _ALL_WAGERS)

collected_beyond_the_stake = asked.collected_beyond_the_stake.bind("685a.7(r)", _ALL_WAGERS)

stake_left_unsettled = asked.stake_without_end.bind(
    "685a.7(r)", _ALL_WAGERS, also=(("685a.7(p)", "A Bet Wager shall tie and be returned to the player"),)
)

paid_before_all_collected = asked.paid_before_all_collected.bind(
    "685a.7(r)(1)", f"{_COLLECT} and then settle all winning wagers", also=(_ALL,)
)

collected_out_of_seat_order = of_table.collected_out_of_seat_order.bind("685a.7(r)(1)", _COLLECT)

paid_out_of_seat_order = of_table.paid_out_of_seat_order.bind(
    "685a.7(r)(1)",
    "and then settle all winning wagers",
    severity=Severity.INFO,
    reading="direction-of-collect-then-pay",
)

settled_out_of_seat_order = asked.settled_out_of_seat_order.bind(
    "685a.7(r)(2)",
    "Collect each player's losing wagers and settle each player's winning wagers beginning with the player farthest to"
    " the dealer's right and continuing around the table in a counterclockwise direction",
)

losing_wager_not_to_inventory = asked.losing_wager_not_to_inventory.bind(
    "685a.7(r)(2)", "The dealer shall place any losing wagers directly into the table inventory"
)

paid_from_losing_wager = asked.paid_from_losing_wager.bind(
    "685a.7(r)(2)",
    "may not pay off any player's winning wagers by using value chips collected from a losing wager",
)

cards_not_removed_after_round = asked.cards_not_removed_after_round.bind(
    "685a.7(s)", "the dealer shall remove any remaining cards from the table and place them in the discard rack"
)

cards_removed_before_settlement = asked.cards_removed_before_settlement.bind(
    "685a.7(s)", "After all wagers have been settled, the dealer shall remove any remaining cards from the table"
)

cards_not_to_discard_rack = asked.cards_not_to_discard_rack.bind("685a.7(s)", "place them in the discard rack")

cards_discarded_in_disorder = asked.cards_discarded_in_disorder.bind(
    "685a.7(s)", "in a manner that permits the reconstruction of each hand in the event of a question or dispute"
)

cards_handled_by_player = asked.cards_handled_by_player.bind(
    "685a.7(t)",
    "Players and spectators may not handle, remove or alter any cards used to play Down Under Blackjack",
)

PLAY_RULES = (
    ace_lost_as_over_the_limit,
    win_against_busted_dealer_not_paid,
    win_by_higher_total_not_paid,
    tie_not_returned,
    busted_wager_not_lost,
    losing_wager_not_collected,
    money_on_unknown_wager,
    paid_on_withdrawn_wager,
    bonus_on_another_wager,
    collected_beyond_the_stake,
    stake_left_unsettled,
    paid_before_all_collected,
    collected_out_of_seat_order,
    paid_out_of_seat_order,
    settled_out_of_seat_order,
    losing_wager_not_to_inventory,
    paid_from_losing_wager,
    cards_not_removed_after_round,
    cards_removed_before_settlement,
    cards_not_to_discard_rack,
    cards_discarded_in_disorder,
    cards_handled_by_player,
)
