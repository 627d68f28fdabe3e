"""§ 633a.11. Splitting pairs, in play."""

from validator.chapters.blackjack import play_splitting as asked
from validator.core.finding import Severity

split_of_unlike_cards = asked.split_of_unlike_cards.bind(
    "633a.11(a)", "If the initial two cards dealt to a player are identical in value"
)

split_after_two_cards = asked.split_after_two_cards.bind(
    "633a.11(a)",
    "If the initial two cards dealt to a player are identical in value, the player may elect to split the hand into two separate hands",
)

split_wager_not_equal = asked.split_wager_not_equal.bind(
    "633a.11(a)",
    "provided that he makes a wager on the second hand formed in an amount equal to his original Blackjack Wager",
)

split_without_wager = asked.split_without_wager.bind("633a.11(a)", "makes a wager on the second hand formed")

split_hands_interleaved = asked.split_hands_interleaved.bind(
    "633a.11(b)",
    "the dealer shall deal a card to and complete the player's decisions with respect to the first incomplete hand on the dealer's left before proceeding to deal any cards to the second hand",
)

split_hand_without_second_card = asked.split_hand_without_second_card.bind(
    "633a.11(b)", "the dealer shall deal a card to"
)

no_decision_on_split_hand = asked.no_decision_on_split_hand.bind(
    "633a.11(c)",
    "After a second card is dealt to each split pair hand, the player shall indicate his decision to stand, draw or double down with respect that hand",
)

splits_over_filed_number = asked.splits_over_filed_number.bind(
    "633a.11(c)", "the number of additional times a patron may split pairs"
)

splits_over_filed_number_of_box = asked.splits_over_filed_number_of_box.bind(
    "633a.11(c)",
    "the number of additional times a patron may split pairs",
    severity=Severity.INFO,
    reading="number-of-splits",
)

splits_of_aces_over_filed_number = asked.splits_of_aces_over_filed_number.bind(
    "633a.11(c)", "additional times a patron may split pairs, including aces"
)

splits_of_aces_over_filed_number_of_box = asked.splits_of_aces_over_filed_number_of_box.bind(
    "633a.11(c)",
    "additional times a patron may split pairs, including aces",
    severity=Severity.INFO,
    reading="number-of-splits",
)

split_wager_kept_against_dealer_blackjack = asked.split_wager_kept_against_dealer_blackjack.bind(
    "633a.11(d)",
    "the dealer shall collect only the amount of the original wager of the player and may not collect the additional amount wagered in splitting pairs",
)

split_21_against_dealer_blackjack = asked.split_21_against_dealer_blackjack.bind(
    "633a.7(q)",
    "the player's hand has a total point count of 21 in more than two cards",
    severity=Severity.INFO,
    reading="two-card-21-of-a-split-hand-against-dealer-blackjack",
)

PLAY_RULES = (
    split_of_unlike_cards,
    split_after_two_cards,
    split_wager_not_equal,
    split_without_wager,
    split_hands_interleaved,
    split_hand_without_second_card,
    no_decision_on_split_hand,
    splits_over_filed_number,
    splits_over_filed_number_of_box,
    splits_of_aces_over_filed_number,
    splits_of_aces_over_filed_number_of_box,
    split_wager_kept_against_dealer_blackjack,
    split_21_against_dealer_blackjack,
)
