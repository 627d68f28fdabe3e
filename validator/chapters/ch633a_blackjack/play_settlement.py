"""§ 633a.7(p) to (t). Settlement of the Blackjack Wagers, in play."""

from validator.chapters.blackjack import play_settlement as asked
from validator.core.finding import Severity

win_against_busted_dealer_not_paid = asked.win_against_busted_dealer_not_paid.bind(
    "633a.7(p)(1)",
    "The total point count of the player's hand is 21 or less and the total point count of the dealer's hand is in excess of 21",
    also=(
        (
            "633a.7(p)",
            "A player shall win the Blackjack Wager and be paid in accordance with the payout odds in § 633a.13(a)",
        ),
        (
            "633a.12(a)(5)",
            "The round of play shall then be completed in accordance with the dealing procedures in § 633a.7",
        ),
        ("633a.12(b)(9)", "shall settle all remaining wagers in accordance with § 633a.7"),
    ),
)

win_by_higher_total_not_paid = asked.win_by_higher_total_not_paid.bind(
    "633a.7(p)(2)",
    "The total point count of the player's hand exceeds the total point count of the dealer's hand without exceeding 21",
    also=(
        (
            "633a.12(a)(5)",
            "The round of play shall then be completed in accordance with the dealing procedures in § 633a.7",
        ),
        ("633a.12(b)(9)", "shall settle all remaining wagers in accordance with § 633a.7"),
    ),
)

blackjack_against_longer_21_not_paid = asked.blackjack_against_longer_21_not_paid.bind(
    "633a.7(p)(3)",
    "The player has a Blackjack and the dealer's hand has a total point count of 21 in more than two cards",
)

tie_not_returned = asked.tie_not_returned.bind(
    "633a.7(q)",
    "A Blackjack Wager shall tie and be returned to the player if the total point count of the player's hand is the same as the dealer's",
    also=(
        (
            "633a.12(a)(5)",
            "The round of play shall then be completed in accordance with the dealing procedures in § 633a.7",
        ),
        ("633a.12(b)(9)", "shall settle all remaining wagers in accordance with § 633a.7"),
    ),
)

lost_to_dealer_blackjack_not_collected = asked.lost_to_dealer_blackjack_not_collected.bind(
    "633a.7(q)",
    "A player's Blackjack Wager shall be lost if the dealer has a Blackjack and the player's hand has a total point count of 21 in more than two cards",
)

losing_wager_not_collected = asked.losing_wager_not_collected.bind(
    "633a.7(r)",
    "The dealer shall collect all losing wagers",
    also=(
        (
            "633a.12(a)(5)",
            "The round of play shall then be completed in accordance with the dealing procedures in § 633a.7",
        ),
        ("633a.12(b)(9)", "shall settle all remaining wagers in accordance with § 633a.7"),
    ),
)

same_total_over_limit_not_collected = asked.same_total_over_limit_not_collected.bind(
    "633a.7(q)",
    "if the total point count of the player's hand is the same as the dealer's",
    severity=Severity.INFO,
    reading="both-over-21-with-the-same-total",
)

_ALL_WAGERS = "The dealer shall collect all losing wagers and pay off all winning wagers"

money_on_unknown_wager = asked.money_on_unknown_wager.bind("633a.7(r)", _ALL_WAGERS)

paid_on_withdrawn_wager = asked.paid_on_withdrawn_wager.bind("633a.7(r)", _ALL_WAGERS)

bonus_on_another_wager = asked.bonus_on_another_wager.bind("633a.7(r)", _ALL_WAGERS)

collected_beyond_the_stake = asked.collected_beyond_the_stake.bind("633a.7(r)", _ALL_WAGERS)

stake_left_unsettled = asked.stake_without_end.bind(
    "633a.7(r)", _ALL_WAGERS, also=(("633a.7(q)", "A Blackjack Wager shall tie and be returned to the player"),)
)

paid_before_all_collected = asked.paid_before_all_collected.bind(
    "633a.7(r)(1)", "Collect all losing wagers and then pay off all winning wagers"
)

settled_out_of_seat_order = asked.settled_out_of_seat_order.bind(
    "633a.7(r)(2)",
    "beginning with the player farthest to the dealer's right and continuing around the table in a counterclockwise direction",
)

losing_wager_not_to_inventory = asked.losing_wager_not_to_inventory.bind(
    "633a.7(r)(2)", "The dealer shall place any losing wagers directly into the table inventory"
)

paid_from_losing_wager = asked.paid_from_losing_wager.bind(
    "633a.7(r)(2)", "may not pay off any winning wagers by using value chips collected from a losing wager"
)

cards_not_removed_after_round = asked.cards_not_removed_after_round.bind(
    "633a.7(s)", "the dealer shall remove all remaining cards from the table and place them in the discard rack"
)

cards_removed_before_settlement = asked.cards_removed_before_settlement.bind(
    "633a.7(s)", "After all wagers have been settled, the dealer shall remove all remaining cards from the table"
)

cards_not_to_discard_rack = asked.cards_not_to_discard_rack.bind("633a.7(s)", "place them in the discard rack")

cards_discarded_in_disorder = asked.cards_discarded_in_disorder.bind(
    "633a.7(s)", "in a manner that permits the reconstruction of each hand in the event of a question or dispute"
)

cards_handled_by_player = asked.cards_handled_by_player.bind(
    "633a.7(t)",
    "players and spectators may not handle, remove or alter any cards used to play Blackjack",
    also=(("633a.12(b)", "allow the players to touch the cards"),),
)

PLAY_RULES = (
    win_against_busted_dealer_not_paid,
    win_by_higher_total_not_paid,
    blackjack_against_longer_21_not_paid,
    tie_not_returned,
    lost_to_dealer_blackjack_not_collected,
    losing_wager_not_collected,
    same_total_over_limit_not_collected,
    money_on_unknown_wager,
    paid_on_withdrawn_wager,
    bonus_on_another_wager,
    collected_beyond_the_stake,
    stake_left_unsettled,
    paid_before_all_collected,
    settled_out_of_seat_order,
    losing_wager_not_to_inventory,
    paid_from_losing_wager,
    cards_not_removed_after_round,
    cards_removed_before_settlement,
    cards_not_to_discard_rack,
    cards_discarded_in_disorder,
    cards_handled_by_player,
)
