"""§ 551.9. Surrender, in play."""

from validator.core.question import PlayQuestion
from validator.games.blackjack.slots import spanish_21

surrender_of_blackjack = PlayQuestion(
    id="surrender-of-blackjack",
    title="Blackjack surrendered",
    message="{seat} surrendered a Blackjack",
    slot=spanish_21.SURRENDER_OF_BLACKJACK,
    expected="a hand that is not complete",
    observed="a Blackjack",
)
