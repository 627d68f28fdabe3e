"""§ 551.9: surrender."""

from dataclasses import replace

from validator.chapters.blackjack import surrender as asked
from validator.chapters.checks import word_is
from validator.core.rule_definitions import FilingCheck

surrender_withheld = replace(asked.surrender_withheld, when=())

surrender_settled_at_the_card_reader = FilingCheck(
    title="Surrender settled before the dealer's second card is turned",
    reads=("surrender.settlement",),
    expected="the wager on the cards until the second card is revealed",
    observed="{stated}",
    message=(
        "a surrender against an ace or ten-value card is settled {stated}; it is settled when the dealer's second card "
        "is revealed, and the device reveals it to nobody"
    ),
    check=word_is("after-the-card-reader"),
)
half_returned_despite_blackjack = replace(asked.half_returned_despite_blackjack, when=())
