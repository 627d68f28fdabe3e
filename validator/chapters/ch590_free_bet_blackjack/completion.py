"""§ 590.7(g) to (t): Blackjack, drawing, the dealer's hand, ties, settlement and the cards afterwards."""

from validator.chapters.blackjack import completion as asked, dealing as of_dealing, free_bet, procedure
from validator.core.rule import unless

_COLLECTED_FIRST = unless("dealing.settlement_order", "player-by-player")

blackjack_tie_not_returned = asked.blackjack_tie_not_returned.bind(
    "590.7(g)(1)", "Has a Blackjack, the dealer shall return the player's Blackjack Wager"
)

decisions_in_another_order = procedure.decisions_in_another_order.bind(
    "590.7(h)",
    "the dealer shall start with the player farthest to the dealer's left and continue around the "
    "table in a clockwise direction",
)

blackjack_paid_at_another_time = free_bet.blackjack_paid_at_another_time.bind(
    "590.7(h)(1)", "Has Blackjack, the dealer shall announce and pay the Blackjack in accordance with § 590.12(a)"
)

drawing_limited = asked.drawing_limited.bind(
    "590.7(j)", "A player may elect to draw additional cards whenever his point count total is less than 21"
)

drawing_on_21 = asked.drawing_on_21.bind(
    "590.7(j)(1)", "A player having a hard or soft total of 21 may not draw additional cards"
)

hole_card_turned_early_as_filed = procedure.hole_card_turned_early_as_filed.bind(
    "590.7(k)",
    "After the decisions of each player have been implemented and all additional cards have been "
    "dealt, the dealer shall turn the hole card face up",
)

dealer_cards_face_down = procedure.dealer_cards_face_down.bind(
    "590.7(l)", "Any additional cards required to be dealt to the hand of the dealer shall be dealt face up"
)

dealer_total_unannounced_as_filed = asked.dealer_total_unannounced_as_filed.bind(
    "590.7(l)", "The dealer shall announce the dealer's total point count after each additional card is dealt"
)

dealer_stands_elsewhere = asked.dealer_stands_elsewhere.bind(
    "590.7(l)", "the dealer shall draw additional cards until he has a hard or soft total of 17, 18, 19, 20 or 21"
)

dealer_hits_soft_17 = asked.dealer_hits_soft_17.bind(
    "590.7(l)", "the dealer shall draw additional cards until he has a hard or soft total of 17, 18, 19, 20 or 21"
)

dealer_draws_without_effect = asked.dealer_draws_without_effect.bind(
    "590.7(m)", "A dealer may not draw additional cards to his hand, regardless of the point count"
)

dealer_22_not_returned = free_bet.dealer_22_not_returned.bind(
    "590.7(n)(1)", "Is a 22, the dealer shall return all remaining player's Blackjack Wagers"
)

lammers_on_dealer_22 = free_bet.lammers_on_dealer_22.bind(
    "590.7(n)(1)", "collect any Free Bet lammers, as provided in §§ 590.10 and 590.11"
)

lammer_worth_otherwise = free_bet.lammer_worth_otherwise.bind(
    "590.7(o)", "an equivalent amount for each Free Bet lammer, if applicable"
)

ties_not_returned = asked.ties_not_returned.bind(
    "590.7(p)",
    "A Blackjack Wager shall tie and be returned to the player and any Free Bet lammers collected if "
    "the total point count of the player's hand is the same as the total point count of the dealer's "
    "hand",
)

lammers_on_ties = free_bet.lammers_on_ties.bind(
    "590.7(p)",
    "A Blackjack Wager shall tie and be returned to the player and any Free Bet lammers collected if "
    "the total point count of the player's hand is the same as the total point count of the dealer's "
    "hand",
)

settlement_order_unspecified = asked.settlement_order_unspecified.bind(
    "590.7(r)",
    "in accordance with one of the following procedures designated in the certificate holder's Rules "
    "Submission under § 601a.2",
)

settlement_order_unknown = asked.settlement_order_unknown.bind(
    "590.7(r)",
    "in accordance with one of the following procedures designated in the certificate holder's Rules "
    "Submission under § 601a.2",
)

settling_starts_elsewhere = of_dealing.settling_starts_elsewhere.bind(
    "590.7(r)(1)",
    "Collect all losing wagers beginning with the player farthest to the dealer's right and "
    "continuing around the table in a counterclockwise direction",
    when=(_COLLECTED_FIRST,),
)

settling_direction = of_dealing.settling_direction.bind(
    "590.7(r)(1)",
    "Collect all losing wagers beginning with the player farthest to the dealer's right and "
    "continuing around the table in a counterclockwise direction",
    when=(_COLLECTED_FIRST,),
)

player_by_player_starts_elsewhere = free_bet.player_by_player_starts_elsewhere.bind(
    "590.7(r)(2)",
    "Collect each player's losing wagers and pay off each player's winning wagers beginning with the "
    "player farthest to the dealer's right and continuing around the table in a counterclockwise "
    "direction",
)

player_by_player_direction = free_bet.player_by_player_direction.bind(
    "590.7(r)(2)",
    "Collect each player's losing wagers and pay off each player's winning wagers beginning with the "
    "player farthest to the dealer's right and continuing around the table in a counterclockwise "
    "direction",
)

losing_wagers_not_into_inventory = asked.losing_wagers_not_into_inventory.bind(
    "590.7(r)(2)", "The dealer shall place any losing wagers directly into the table inventory"
)

winners_paid_with_losing_chips = asked.winners_paid_with_losing_chips.bind(
    "590.7(r)(2)", "may not pay off any player's winning wagers by using value chips collected from a losing wager"
)

hands_not_reconstructible = asked.hands_not_reconstructible.bind(
    "590.7(s)", "in a manner that permits the reconstruction of each hand in the event of a question or dispute"
)

players_touch_cards = asked.players_touch_cards.bind(
    "590.7(t)",
    "Players and spectators may not handle, remove or alter any cards used to play Free Bet Blackjack",
    when=(),
)
