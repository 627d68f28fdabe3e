"""Double Down Wager, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import doubling
from validator.games.blackjack.doubling import (
    NO_FACE,
    NOT_FILED,
)

double_down_card_face_not_as_filed = PlayWords(
    id="double-down-card-face-not-as-filed",
    title="The card of a Double Down Wager lies otherwise than filed",
    message="{seat}: the card dealt after the Double Down Wager lies otherwise than the Rules Submission says",
    number=doubling.DOUBLE_CARD_FACE,
    needs={"the face of the card": NO_FACE, "the face of the card that the filing selects": NOT_FILED},
    expected="as filed",
    observed="the other face",
)
