"""§ 551.11. Double Down Wager and rescue, in play."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import doubling
from validator.games.blackjack.doubling import NO_FACE

double_down_card_face_down = PlayWords(
    id="double-down-card-face-down",
    title="Card of a Double Down Wager dealt face down",
    number=doubling.DOUBLE_CARD_FACE,
    needs={"whether the card lies face up": NO_FACE},
    expected="a card face up",
    observed="face down",
    message="{seat}: {card}, dealt after the Double Down Wager, lies face down",
)
