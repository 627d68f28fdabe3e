"""§ 590.7(h)(1). A player's Blackjack, in play."""

from validator.chapters.blackjack import play_blackjacks as asked, play_settlement as settlement
from validator.core.rule import PlayRule

blackjack_unpaid_against_low_card = asked.blackjack_unpaid_against_low_card.bind(
    "590.7(h)(1)", "Has Blackjack, the dealer shall announce and pay the Blackjack"
)

blackjack_paid_late_against_low_card = asked.blackjack_paid_late_against_low_card.bind(
    "590.7(h)(1)", "Has Blackjack, the dealer shall announce and pay the Blackjack"
)

blackjack_not_announced_against_low_card = asked.blackjack_not_announced_against_low_card.bind(
    "590.7(h)(1)", "Has Blackjack, the dealer shall announce and pay the Blackjack"
)

blackjack_not_announced_against_high_card = asked.blackjack_not_announced_against_high_card.bind(
    "590.7(h)(1)", "Has Blackjack, the dealer shall announce and pay the Blackjack"
)

blackjack_unpaid_at_once = asked.blackjack_unpaid_at_once.bind(
    "590.7(h)(1)", "Has Blackjack, the dealer shall announce and pay the Blackjack"
)

blackjack_against_longer_21_not_paid = settlement.blackjack_against_longer_21_not_paid.bind(
    "590.7(h)(1)", "Has Blackjack, the dealer shall announce and pay the Blackjack"
)

blackjack_paid_at_no_lawful_moment = asked.blackjack_paid_at_no_lawful_moment.bind(
    "590.7(h)(1)", "Has Blackjack, the dealer shall announce and pay the Blackjack"
)

blackjack_cards_not_removed_against_low_card = asked.blackjack_cards_not_removed_against_low_card.bind(
    "590.7(h)(1)", "remove the player's cards"
)

blackjack_cards_not_removed_at_once = asked.blackjack_cards_not_removed_at_once.bind(
    "590.7(h)(1)", "remove the player's cards"
)

blackjack_cards_not_removed = asked.blackjack_cards_not_removed.bind("590.7(h)(1)", "remove the player's cards")

PLAY_RULES: tuple[PlayRule, ...] = (
    blackjack_unpaid_against_low_card,
    blackjack_paid_late_against_low_card,
    blackjack_not_announced_against_low_card,
    blackjack_not_announced_against_high_card,
    blackjack_unpaid_at_once,
    blackjack_against_longer_21_not_paid,
    blackjack_paid_at_no_lawful_moment,
    blackjack_cards_not_removed_against_low_card,
    blackjack_cards_not_removed_at_once,
    blackjack_cards_not_removed,
)
