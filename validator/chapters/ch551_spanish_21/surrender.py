"""§ 551.9: surrender."""

from validator.chapters.blackjack import surrender as asked
from validator.chapters.questions import word_is
from validator.core.rule import filing_rule

_ELECTS = "the player may elect to discontinue play on his hand for that round by surrendering one-half of his wager"
surrender_withheld = asked.surrender_withheld.bind(
    "551.9(a)", _ELECTS, reading="holder-restricts-player-choices", when=()
)
surrendered_share = asked.surrendered_share.bind("551.9(a)", _ELECTS)
late_surrender = asked.late_surrender.bind(
    "551.9(a)",
    "Decisions to surrender shall be made prior to the player indicating whether he wishes to double down",
)
surrender_after_split = asked.surrender_after_split.bind("551.9(a)", _ELECTS, reading="surrender-after-split")
surrender_against_low_card_late = asked.surrender_against_low_card_late.bind(
    "551.9(a)(1)", "the dealer shall immediately collect one-half of the wager and return one-half to the player"
)

surrender_settled_at_the_card_reader = filing_rule(
    id="surrender-settled-at-the-card-reader",
    title="Surrender settled before the dealer's second card is turned",
    cite="551.9(a)(2)",
    quote="When the dealer's second card is revealed, the hand will be settled",
    reads=("surrender.settlement",),
    expected="the wager on the cards until the second card is revealed",
    observed="{stated}",
    message=(
        "a surrender against an ace or ten-value card is settled {stated}; it is settled when the dealer's second card "
        "is revealed, and the device reveals it to nobody"
    ),
)(word_is("after-the-card-reader"))
half_returned_despite_blackjack = asked.half_returned_despite_blackjack.bind(
    "551.9(a)(2)",
    "the hand will be settled by immediately collecting the entire wager if the dealer has Blackjack",
    when=(),
)
insurance_settled_with_surrender = asked.insurance_settled_with_surrender.bind(
    "551.9(b)",
    "each wager will be settled separately in accordance with subsection (a) and in accordance with § 551.10",
)
