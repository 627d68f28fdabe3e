"""§ 590.7(n) to (t). Settlement, in play."""

from validator.chapters.blackjack import (
    play_lammers as lammers,
    play_settlement as asked,
    play_table_rules as table_rules,
)
from validator.core.finding import Severity
from validator.core.rule import PlayRule

wager_not_returned_against_22 = lammers.wager_not_returned_against_22.bind(
    "590.7(n)(1)",
    "Is a 22, the dealer shall return all remaining player's Blackjack Wagers",
    also=(
        (
            "590.7(o)(1)",
            "if the total point count of the dealer's hand is 22, the Blackjack Wager shall be returned to the player",
        ),
    ),
)

bust_returned_against_22 = lammers.bust_returned_against_22.bind(
    "590.7(n)(1)", "return all remaining player's Blackjack Wagers", reading="remaining-wagers-against-a-22"
)

win_against_busted_dealer_not_paid = asked.win_against_busted_dealer_not_paid.bind(
    "590.7(o)(1)",
    "The total point count of the player's hand is 21 or less and the total point count of the dealer's hand is in excess of 21",
    also=(
        ("590.7(o)", "A player shall win and be paid in accordance with § 590.12(a) for the Blackjack Wager"),
        (
            "590.7(n)(2)",
            "settle the players Blackjack Wager and Free Bet lammers in accordance with subsections (o)—(q)",
        ),
        ("590.7(r)", "pay off all winning wagers"),
    ),
)

win_by_higher_total_not_paid = asked.win_by_higher_total_not_paid.bind(
    "590.7(o)(2)",
    "The total point count of the player's hand exceeds the total point count of the dealer's hand without exceeding 21",
)

tie_not_returned = asked.tie_not_returned.bind(
    "590.7(p)",
    "A Blackjack Wager shall tie and be returned to the player and any Free Bet lammers collected if the total point count of the player's hand is the same as the total point count of the dealer's hand",
)

bust_not_collected = lammers.bust_not_collected.bind(
    "590.7(q)(1)",
    "The total point count of the dealer's hand is 21 or less and the total point count of the player's hand is in excess of 21",
)

losing_wager_not_collected = asked.losing_wager_not_collected.bind(
    "590.7(q)(2)",
    "The total point count of the dealer's hand exceeds the total point count of the player's hand without exceeding 21",
    also=(
        ("590.7(q)", "A player's Blackjack Wager and any Free Bet lammers shall be collected"),
        ("590.7(r)", "The dealer shall collect all losing wagers"),
    ),
)

same_total_over_limit_not_collected = asked.same_total_over_limit_not_collected.bind(
    "590.7(p)",
    "if the total point count of the player's hand is the same as the total point count of the dealer's hand",
    severity=Severity.INFO,
    reading="both-over-21-with-the-same-total",
)

bust_returned_against_bust = lammers.bust_returned_against_bust.bind(
    "590.7(q)(1)",
    "The total point count of the dealer's hand is 21 or less and the total point count of the player's hand is in excess of 21",
    reading="both-over-21-with-other-totals",
)

bust_paid_against_bust = lammers.bust_paid_against_bust.bind(
    "590.7(o)(1)",
    "The total point count of the player's hand is 21 or less and the total point count of the dealer's hand is in excess of 21",
)

_ALL_WAGERS = "The dealer shall collect all losing wagers and pay off all winning wagers"

money_on_unknown_wager = asked.money_on_unknown_wager.bind("590.7(r)", _ALL_WAGERS)

paid_on_withdrawn_wager = asked.paid_on_withdrawn_wager.bind("590.7(r)", _ALL_WAGERS)

bonus_on_another_wager = asked.bonus_on_another_wager.bind("590.7(r)", _ALL_WAGERS)

collected_beyond_the_stake = asked.collected_beyond_the_stake.bind("590.7(r)", _ALL_WAGERS)

stake_left_unsettled = asked.stake_without_end.bind(
    "590.7(r)", _ALL_WAGERS, also=(("590.7(p)", "A Blackjack Wager shall tie and be returned to the player"),)
)

paid_before_all_collected = asked.paid_before_all_collected.bind("590.7(r)(1)", "then pay off all winning wagers")

collected_out_of_seat_order = table_rules.collected_out_of_seat_order.bind(
    "590.7(r)(1)",
    "Collect all losing wagers beginning with the player farthest to the dealer's right and continuing around the table in a counterclockwise direction",
)

paid_out_of_seat_order = table_rules.paid_out_of_seat_order.bind(
    "590.7(r)(1)", "then pay off all winning wagers", severity=Severity.INFO, reading="direction-of-collect-then-pay"
)

settled_out_of_seat_order = asked.settled_out_of_seat_order.bind(
    "590.7(r)(2)",
    "Collect each player's losing wagers and pay off each player's winning wagers beginning with the player farthest to the dealer's right and continuing around the table in a counterclockwise direction",
)

losing_wager_not_to_inventory = asked.losing_wager_not_to_inventory.bind(
    "590.7(r)(2)", "The dealer shall place any losing wagers directly into the table inventory"
)

paid_from_losing_wager = asked.paid_from_losing_wager.bind(
    "590.7(r)(2)", "may not pay off any player's winning wagers by using value chips collected from a losing wager"
)

cards_not_removed_after_round = asked.cards_not_removed_after_round.bind(
    "590.7(s)", "the dealer shall remove any remaining cards from the table and place them in the discard rack"
)

cards_removed_before_settlement = asked.cards_removed_before_settlement.bind(
    "590.7(s)", "After all wagers have been settled, the dealer shall remove any remaining cards from the table"
)

cards_not_to_discard_rack = asked.cards_not_to_discard_rack.bind("590.7(s)", "place them in the discard rack")

cards_discarded_in_disorder = asked.cards_discarded_in_disorder.bind(
    "590.7(s)", "in a manner that permits the reconstruction of each hand in the event of a question or dispute"
)

cards_handled_by_player = asked.cards_handled_by_player.bind(
    "590.7(t)", "Players and spectators may not handle, remove or alter any cards used to play Free Bet Blackjack"
)

PLAY_RULES: tuple[PlayRule, ...] = (
    wager_not_returned_against_22,
    bust_returned_against_22,
    win_against_busted_dealer_not_paid,
    win_by_higher_total_not_paid,
    tie_not_returned,
    bust_not_collected,
    losing_wager_not_collected,
    same_total_over_limit_not_collected,
    bust_returned_against_bust,
    bust_paid_against_bust,
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
