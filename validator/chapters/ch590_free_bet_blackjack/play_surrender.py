"""§ 590.9. Surrender, in play."""

from validator.chapters.blackjack import play_surrender as asked, play_table_rules as table_rules
from validator.core.finding import Severity
from validator.core.rule import PlayRule

surrender_after_third_card = asked.surrender_after_third_card.bind(
    "590.9(a)",
    "After the first two cards are dealt to the player, the player may elect to discontinue play on his hand",
)

surrender_after_other_decision = asked.surrender_after_other_decision.bind(
    "590.9(a)",
    "All decisions to surrender shall be made prior to the player indicating whether he wishes to double down",
)

surrender_of_split_hand = asked.surrender_of_split_hand.bind(
    "590.9(a)",
    "All decisions to surrender shall be made prior to the player indicating whether he wishes to double down",
    severity=Severity.INFO,
    reading="surrender-after-split",
)

surrender_not_settled_at_once = asked.surrender_not_settled_at_once.bind(
    "590.9(a)(1)", "the dealer shall immediately collect 1/2 of the wager and return 1/2 to the player"
)

surrender_half_wrong = asked.surrender_half_wrong.bind(
    "590.9(a)(1)",
    "collect 1/2 of the wager and return 1/2 to the player",
    also=(("590.9(a)", "by surrendering 1/2 of his wager"),),
)

surrendered_wager_not_on_cards = asked.surrendered_wager_not_on_cards.bind(
    "590.9(a)(2)", "the dealer will place the player's wager on top of the player's cards"
)

surrender_not_settled_after_reader = asked.surrender_not_settled_after_reader.bind(
    "590.9(a)(2)",
    "After the Insurance Wager is offered and the card reader device is utilized, the hand will be settled",
)

surrender_wrong_after_reader = asked.surrender_wrong_after_reader.bind(
    "590.9(a)(2)",
    "immediately collecting the entire wager if the dealer has Blackjack or collecting 1/2 of the wager and returning 1/2 of the wager to the player if the dealer does not have Blackjack",
)

insurance_not_settled_beside_surrender = asked.insurance_not_settled_beside_surrender.bind(
    "590.9(b)", "each wager will be settled separately in accordance with subsection (a) and § 590.8"
)

blackjack_surrendered = table_rules.blackjack_surrendered.bind(
    "590.9(a)",
    "After the first two cards are dealt to the player, the player may elect to discontinue play on his hand",
    reading="surrender-of-a-blackjack",
)

PLAY_RULES: tuple[PlayRule, ...] = (
    surrender_after_third_card,
    surrender_after_other_decision,
    surrender_of_split_hand,
    blackjack_surrendered,
    surrender_not_settled_at_once,
    surrender_half_wrong,
    surrendered_wager_not_on_cards,
    surrender_not_settled_after_reader,
    surrender_wrong_after_reader,
    insurance_not_settled_beside_surrender,
)
