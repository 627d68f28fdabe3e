"""§ 633a.7(i)(1). A player's Blackjack, in play."""

from validator.chapters.blackjack import play_blackjacks as asked

blackjack_unpaid_against_low_card = asked.blackjack_unpaid_against_low_card.bind(
    "633a.7(i)(1)(i)", "the dealer shall announce and pay the Blackjack"
)

blackjack_paid_late_against_low_card = asked.blackjack_paid_late_against_low_card.bind(
    "633a.7(i)(1)(i)", "the dealer shall announce and pay the Blackjack and remove the player's cards"
)

blackjack_not_announced_against_low_card = asked.blackjack_not_announced_against_low_card.bind(
    "633a.7(i)(1)(i)", "the dealer shall announce and pay the Blackjack and remove the player's cards"
)

blackjack_not_announced_against_high_card = asked.blackjack_not_announced_against_high_card.bind(
    "633a.7(i)(1)(ii)", "the dealer shall announce the player's Blackjack and either"
)

blackjack_unpaid_at_once = asked.blackjack_unpaid_at_once.bind(
    "633a.7(i)(1)(ii)(A)", "Immediately pay the player's Blackjack"
)

blackjack_unpaid_after_hole_card = asked.blackjack_unpaid_after_hole_card.bind(
    "633a.7(i)(1)(ii)(B)",
    "After all other cards are dealt to the players and the dealer reveals his hole card, the dealer shall pay the player's Blackjack",
)

blackjack_paid_at_no_lawful_moment = asked.blackjack_paid_at_no_lawful_moment.bind(
    "633a.7(i)(1)(ii)(B)",
    "Leave the player's cards on the table and not make a payment to the player",
    also=(("633a.7(i)(1)(ii)(A)", "Immediately pay the player's Blackjack and remove the player's cards"),),
)

blackjack_not_paid_as_filed = asked.blackjack_not_paid_as_filed.bind(
    "633a.7(i)(1)(ii)", "the dealer shall announce the player's Blackjack and either", reading="unstated-alternatives"
)

blackjack_cards_not_removed_against_low_card = asked.blackjack_cards_not_removed_against_low_card.bind(
    "633a.7(i)(1)(i)", "pay the Blackjack and remove the player's cards"
)

blackjack_cards_not_removed_at_once = asked.blackjack_cards_not_removed_at_once.bind(
    "633a.7(i)(1)(ii)(A)", "Immediately pay the player's Blackjack and remove the player's cards"
)

blackjack_cards_not_removed = asked.blackjack_cards_not_removed.bind(
    "633a.7(i)(1)(ii)(B)", "the dealer shall pay the player's Blackjack and remove the player's cards"
)

PLAY_RULES = (
    blackjack_unpaid_against_low_card,
    blackjack_paid_late_against_low_card,
    blackjack_not_announced_against_low_card,
    blackjack_not_announced_against_high_card,
    blackjack_unpaid_at_once,
    blackjack_unpaid_after_hole_card,
    blackjack_paid_at_no_lawful_moment,
    blackjack_not_paid_as_filed,
    blackjack_cards_not_removed_against_low_card,
    blackjack_cards_not_removed_at_once,
    blackjack_cards_not_removed,
)
