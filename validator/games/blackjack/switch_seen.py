"""Whether a round shows Blackjack Switch where no filing says whether it is offered."""

from validator.core.engine.kernel import kernel
from validator.core.engine.option_rows import UNSTATED
from validator.core.engine.rows import between, row_after
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Round, Table


@kernel
def may_be_switch(t: Table, r: Round) -> bool:
    """Whether nothing is filed of Blackjack Switch, and the log shows it: cards switched, or two hands at one position.

    What that variation decides otherwise (633a.12(a)(5)) can then be judged neither by it nor by the ordinary rules.
    """
    if t.options.switch != UNSTATED:
        return False
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        if h.flags & flags.SWITCHED:
            return True
        if h.parent or h.seat < 0:
            continue
        for other in between(t.hands, row_after(t.hands, h, 1), r.hands_end):
            if not other.parent and other.seat == h.seat:
                return True
    return False
