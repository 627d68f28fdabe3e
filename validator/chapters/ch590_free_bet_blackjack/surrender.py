"""§ 590.9: surrender."""

from validator.chapters.blackjack import surrender as asked

surrender_withheld = asked.surrender_withheld.bind(
    "590.9(a)",
    "the player may elect to discontinue play on his hand for that round by surrendering 1/2 of his wager",
    when=(),
)

surrendered_share = asked.surrendered_share.bind("590.9(a)", "by surrendering 1/2 of his wager")

late_surrender = asked.late_surrender.bind(
    "590.9(a)",
    "All decisions to surrender shall be made prior to the player indicating whether he wishes to double down",
)

surrender_after_split = asked.surrender_after_split.bind(
    "590.9(a)",
    "After the first two cards are dealt to the player, the player may elect to discontinue play on his hand",
    reading="surrender-after-split",
)

surrender_against_low_card_late = asked.surrender_against_low_card_late.bind(
    "590.9(a)(1)", "the dealer shall immediately collect 1/2 of the wager and return 1/2 to the player"
)

surrender_procedure_unknown = asked.surrender_procedure_unknown.bind(
    "590.9(a)(2)", "Is an ace or 10 value card, the dealer will place the player's wager on top of the player's cards"
)

half_returned_despite_blackjack = asked.half_returned_despite_blackjack.bind(
    "590.9(a)(2)",
    "the hand will be settled by immediately collecting the entire wager if the dealer has Blackjack",
    when=(),
)

insurance_settled_with_surrender = asked.insurance_settled_with_surrender.bind(
    "590.9(b)", "each wager will be settled separately in accordance with subsection (a) and § 590.8"
)
