"""§ 551.9. Surrender, in play."""

from validator.core.rule_definitions import PlayWords

surrender_of_blackjack = PlayWords(
    id="surrender-of-blackjack",
    title="Blackjack surrendered",
    message="{seat} surrendered a Blackjack",
    expected="a hand that is not complete",
    observed="a Blackjack",
)
