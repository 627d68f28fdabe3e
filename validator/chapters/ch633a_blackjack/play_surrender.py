"""§ 633a.9. Surrender, in play."""

from validator.chapters.blackjack import play_surrender as asked
from validator.core.finding import Severity

surrender_after_third_card = asked.surrender_after_third_card.bind(
    "633a.9(a)",
    "After the first two cards are dealt to the player, the player may elect to discontinue play on his hand",
)

surrender_after_other_decision = asked.surrender_after_other_decision.bind(
    "633a.9(a)",
    "All decisions to surrender shall be made prior to the player indicating whether he wishes to double down",
)

surrender_of_split_hand = asked.surrender_of_split_hand.bind(
    "633a.9(a)",
    "All decisions to surrender shall be made prior to the player indicating whether he wishes to double down",
    severity=Severity.INFO,
    reading="surrender-after-split",
)

surrender_not_settled_at_once = asked.surrender_not_settled_at_once.bind(
    "633a.9(a)(1)", "the dealer shall immediately collect 1/2 of the wager and return 1/2 to the player"
)

surrender_half_wrong = asked.surrender_half_wrong.bind(
    "633a.9(a)(1)",
    "collect 1/2 of the wager and return 1/2 to the player",
    also=(("633a.9(a)", "by surrendering 1/2 his wager"),),
)

surrendered_wager_not_on_cards = asked.surrendered_wager_not_on_cards.bind(
    "633a.9(a)(2)(i)", "Place the player's wager on top of the player's cards"
)

surrender_settled_before_hole_card = asked.surrender_settled_before_hole_card.bind(
    "633a.9(a)(2)(i)", "When the dealer's second card is revealed, the hand will be settled"
)

surrender_not_settled_after_reader = asked.surrender_not_settled_after_reader.bind(
    "633a.9(a)(2)(ii)",
    "Immediately after utilizing the card reader device in accordance with § 633a.7(h) (relating to procedure for dealing the cards; completion of each round of play), the hand shall be settled",
)

surrender_not_settled_as_filed = asked.surrender_not_settled_as_filed.bind(
    "633a.9(a)(2)", "Is an ace or 10 value card, the dealer will either", reading="unstated-alternatives"
)

surrender_wrong_when_hole_card_revealed = asked.surrender_wrong_when_hole_card_revealed.bind(
    "633a.9(a)(2)(i)",
    "immediately collecting the entire wager if the dealer has Blackjack or collecting 1/2 of the wager and returning 1/2 of the wager to the player if the dealer does not have Blackjack",
)

surrender_wrong_after_reader = asked.surrender_wrong_after_reader.bind(
    "633a.9(a)(2)(ii)",
    "the hand shall be settled by immediately collecting the entire wager if the dealer has Blackjack or collecting 1/2 of the wager",
)

surrendered_cards_left_after_hole_card = asked.surrendered_cards_left_after_hole_card.bind(
    "633a.9(a)(2)(i)", "The player's cards shall then be collected"
)

surrendered_cards_left_after_reader = asked.surrendered_cards_left_after_reader.bind(
    "633a.9(a)(2)(ii)", "The player's cards shall then be collected"
)

insurance_not_settled_beside_surrender = asked.insurance_not_settled_beside_surrender.bind(
    "633a.9(b)", "each wager will be settled separately in accordance with subsection (a) and § 633a.8"
)

PLAY_RULES = (
    surrender_after_third_card,
    surrender_after_other_decision,
    surrender_of_split_hand,
    surrender_not_settled_at_once,
    surrender_half_wrong,
    surrendered_wager_not_on_cards,
    surrender_settled_before_hole_card,
    surrender_not_settled_after_reader,
    surrender_not_settled_as_filed,
    surrender_wrong_when_hole_card_revealed,
    surrender_wrong_after_reader,
    surrendered_cards_left_after_hole_card,
    surrendered_cards_left_after_reader,
    insurance_not_settled_beside_surrender,
)
