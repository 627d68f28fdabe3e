"""Whether a round shows Blackjack Switch where no filing says whether it is offered."""

from validator.core.kernel import Ints, kernel
from validator.games.blackjack.options import SWITCH
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.rounds.options import UNSTATED


@kernel
def may_be_switch(options: Ints, rounds: Ints, hands: Ints, r: int) -> bool:
    """Whether nothing is filed of Blackjack Switch, and the log shows it: cards switched, or two hands at one position.

    What that variation decides otherwise (633a.12(a)(5)) can then be judged neither by it nor by the ordinary rules.
    """
    if options[SWITCH] != UNSTATED:
        return False
    for h in range(rounds[r + round_.HAND] + hand.WIDTH, rounds[r + round_.HANDS_END], hand.WIDTH):
        if hands[h + hand.FLAGS] & flags.SWITCHED:
            return True
        if hands[h + hand.PARENT] >= 0 or hands[h + hand.SEAT] < 0:
            continue
        for other in range(h + hand.WIDTH, rounds[r + round_.HANDS_END], hand.WIDTH):
            if hands[other + hand.PARENT] < 0 and hands[other + hand.SEAT] == hands[h + hand.SEAT]:
                return True
    return False
