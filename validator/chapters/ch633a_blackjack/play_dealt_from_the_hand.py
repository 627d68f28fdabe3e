"""§ 633a.12(b). Dealing from the hand, in play."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.dealing import NO_DIRECTION
from validator.games.blackjack.decisions import NO_REQUESTS

_DIRECTION = {"the position, and the direction in which positions are numbered": NO_DIRECTION}


hand_dealt_decision_out_of_turn = PlayWords(
    id="hand-dealt-decision-out-of-turn",
    title="A player decides out of turn, dealt from the hand",
    message="{seat} decided before {expected}, who sits nearer to the dealer's left",
    needs={**_DIRECTION, "the players' decisions": NO_REQUESTS},
    expected="players in clockwise order from the dealer's left",
    observed="{observed} before {expected}",
    unit="seat",
)
