"""Whether a round shows Blackjack Switch where no filing says whether it is offered."""

from validator.core.engine.kernel import kernel
from validator.games.blackjack.options import SWITCH
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.rounds.options import UNSTATED
from validator.games.table import Table


@kernel
def may_be_switch(t: Table, r: int) -> bool:
    """Whether nothing is filed of Blackjack Switch, and the log shows it: cards switched, or two hands at one position.

    What that variation decides otherwise (633a.12(a)(5)) can then be judged neither by it nor by the ordinary rules.
    """
    if t.options[SWITCH] != UNSTATED:
        return False
    for h in range(t.rounds[r + round_.HAND] + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
        if t.hands[h + hand.FLAGS] & flags.SWITCHED:
            return True
        if t.hands[h + hand.PARENT] >= 0 or t.hands[h + hand.SEAT] < 0:
            continue
        for other in range(h + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
            if t.hands[other + hand.PARENT] < 0 and t.hands[other + hand.SEAT] == t.hands[h + hand.SEAT]:
                return True
    return False
