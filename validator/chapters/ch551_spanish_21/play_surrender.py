"""§ 551.9. Surrender, in play."""

from validator.chapters.blackjack import play_surrender as asked
from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.completion import surrendered_blackjack
from validator.games.blackjack.slots import spanish_21

_ELECT = "the player may elect to discontinue play on his hand for that round by surrendering one-half of his wager"
_PRIOR = (
    "Decisions to surrender shall be made prior to the player indicating whether he wishes to double down as permitted"
    " under § 551.11"
)

surrender_after_third_card = asked.surrender_after_third_card.bind(
    "551.9(a)", f"After the first two cards are dealt to the player and the player's point total is announced, {_ELECT}"
)

surrender_after_other_decision = asked.surrender_after_other_decision.bind("551.9(a)", _PRIOR)

surrender_of_split_hand = asked.surrender_of_split_hand.bind(
    "551.9(a)", _PRIOR, severity=Severity.INFO, reading="surrender-after-split"
)

surrender_of_blackjack = PlayRule(
    id="surrender-of-blackjack",
    title="Blackjack surrendered",
    cite="551.9(a)",
    quote=_ELECT,
    severity=Severity.INFO,
    message="{seat} surrendered a Blackjack",
    slot=spanish_21.SURRENDER_OF_BLACKJACK,
    check=surrendered_blackjack,
    expected="a hand that is not complete",
    observed="a Blackjack",
    reading="surrender-of-a-blackjack",
)

surrender_not_settled_at_once = asked.surrender_not_settled_at_once.bind(
    "551.9(a)(1)", "the dealer shall immediately collect one-half of the wager and return one-half to the player"
)

surrender_half_wrong = asked.surrender_half_wrong.bind(
    "551.9(a)(1)",
    "collect one-half of the wager and return one-half to the player",
    also=(("551.9(a)", "by surrendering one-half of his wager"),),
)

surrendered_wager_not_on_cards = asked.surrendered_wager_not_on_cards.bind(
    "551.9(a)(2)",
    "If the first card dealt to the dealer is an ace or ten-value card, the dealer will place the player's wager on top"
    " of the player's cards",
)

surrender_settled_before_hole_card = asked.surrender_settled_before_hole_card.bind(
    "551.9(a)(2)", "When the dealer's second card is revealed, the hand will be settled"
)

surrender_wrong_when_hole_card_revealed = asked.surrender_wrong_when_hole_card_revealed.bind(
    "551.9(a)(2)",
    "immediately collecting the entire wager if the dealer has Blackjack or collecting one-half of the wager and"
    " returning one-half of the wager to the player if the dealer does not have Blackjack",
)

insurance_not_settled_beside_surrender = asked.insurance_not_settled_beside_surrender.bind(
    "551.9(b)",
    "each wager will be settled separately in accordance with subsection (a) and in accordance with § 551.10",
)

PLAY_RULES = (
    surrender_after_third_card,
    surrender_after_other_decision,
    surrender_of_split_hand,
    surrender_of_blackjack,
    surrender_not_settled_at_once,
    surrender_half_wrong,
    surrendered_wager_not_on_cards,
    surrender_settled_before_hole_card,
    surrender_wrong_when_hole_card_revealed,
    insurance_not_settled_beside_surrender,
)
