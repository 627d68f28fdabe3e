"""§ 633a.7(i) to (t): Blackjack, drawing, the dealer's hand, ties, settlement and the cards afterwards."""

from validator.chapters.blackjack import completion as asked
from validator.core.finding import Severity

blackjack_against_low_card_unpaid = asked.blackjack_against_low_card_unpaid.bind(
    "633a.7(i)(1)(i)", "the dealer shall announce and pay the Blackjack and remove the player's cards"
)

blackjack_payment_unstated = asked.blackjack_payment_unstated.bind(
    "633a.7(i)(1)(ii)",
    "the dealer shall announce the player's Blackjack and either",
    severity=Severity.INFO,
    reading="unstated-alternatives",
)

blackjack_paid_at_another_time = asked.blackjack_paid_at_another_time.bind(
    "633a.7(i)(1)(ii)", "the dealer shall announce the player's Blackjack and either"
)

drawing_limited = asked.drawing_limited.bind(
    "633a.7(k)",
    "A player may elect to draw additional cards whenever his point count total is less than 21",
    reading="holder-restricts-player-choices",
)

drawing_on_21 = asked.drawing_on_21.bind(
    "633a.7(k)(1)", "A player having Blackjack or a hard or soft total of 21 may not draw additional cards"
)

dealer_total_unannounced_as_filed = asked.dealer_total_unannounced_as_filed.bind(
    "633a.7(l)", "The dealer shall announce the dealer's total point count after each additional card is dealt"
)

dealer_stands_elsewhere = asked.dealer_stands_elsewhere.bind(
    "633a.7(m)", "the dealer shall draw additional cards until he has a hard or soft total of 17, 18, 19, 20 or 21"
)

dealer_hits_soft_17 = asked.dealer_hits_soft_17.bind(
    "633a.7(m)", "the dealer shall draw additional cards until he has a hard or soft total of 17, 18, 19, 20 or 21"
)

dealer_draws_without_effect = asked.dealer_draws_without_effect.bind(
    "633a.7(n)", "A dealer shall draw no additional cards to his hand, regardless of the point count"
)

blackjack_against_longer_21_not_won = asked.blackjack_against_longer_21_not_won.bind(
    "633a.7(p)(3)",
    "The player has a Blackjack and the dealer's hand has a total point count of 21 in more than two cards",
)

ties_not_returned = asked.ties_not_returned.bind(
    "633a.7(q)",
    "A Blackjack Wager shall tie and be returned to the player if the total point count of"
    " the player's hand is the same as the dealer's",
)

blackjack_tie_not_returned = asked.blackjack_tie_not_returned.bind(
    "633a.7(q)",
    "A Blackjack Wager shall tie and be returned to the player if the total point count of"
    " the player's hand is the same as the dealer's",
)

longer_21_against_blackjack_not_lost = asked.longer_21_against_blackjack_not_lost.bind(
    "633a.7(q)",
    "A player's Blackjack Wager shall be lost if the dealer has a Blackjack and the "
    "player's hand has a total point count of 21 in more than two cards",
)

settlement_order_unspecified = asked.settlement_order_unspecified.bind(
    "633a.7(r)",
    "in accordance with one of the following procedures designated in the certificate "
    "holder's Rules Submission under § 601a.2",
)

settlement_order_unknown = asked.settlement_order_unknown.bind(
    "633a.7(r)",
    "in accordance with one of the following procedures designated in the certificate "
    "holder's Rules Submission under § 601a.2",
)

losing_wagers_not_into_inventory = asked.losing_wagers_not_into_inventory.bind(
    "633a.7(r)(2)", "The dealer shall place any losing wagers directly into the table inventory"
)

winners_paid_with_losing_chips = asked.winners_paid_with_losing_chips.bind(
    "633a.7(r)(2)", "may not pay off any winning wagers by using value chips collected from a losing wager"
)

hands_not_reconstructible = asked.hands_not_reconstructible.bind(
    "633a.7(s)", "place them in the discard rack in a manner that permits the reconstruction of each hand"
)

players_touch_cards = asked.players_touch_cards.bind(
    "633a.7(t)", "players and spectators may not handle, remove or alter any cards used to play Blackjack"
)
