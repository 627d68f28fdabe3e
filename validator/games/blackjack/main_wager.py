"""What a main wager is, by which event it was settled, and whether that fits what was staked before."""

from validator.core.engine.kernel import kernel
from validator.games.blackjack.alterations import stake_before_change
from validator.games.blackjack.cards_lying import is_due
from validator.games.blackjack.surrendered_share import share_collected
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.rounds.stakes import amount_differs
from validator.log.codes import (
    WHAT_BLACKJACK,
    WHAT_DOUBLE_DOWN,
    WHAT_SPLIT,
)


@kernel
def is_main_wager(kind: int) -> bool:
    """Whether a wager is a Blackjack Wager or one that was added to it in the round."""
    return kind in (WHAT_BLACKJACK, WHAT_SPLIT, WHAT_DOUBLE_DOWN)


@kernel
def settling_event(t: Table, w: Wager, r: Round) -> int:
    """The event that a wrong amount points to: the last payment, else what was done last with the wager."""
    if w.pay >= 0:
        return w.pay
    if w.last_settled >= 0:
        return w.last_settled
    return r.last


@kernel
def due_on_the_stake_before(t: Table, w: Wager, cell: int, net: int) -> bool:
    """Whether ``net`` is what wager row ``w`` was owed on the stake before its player changed it after the first card.

    The change is a wrong act of its own; neither to settle the wager as it was made nor as it then lay is another.
    """
    stake = stake_before_change(t, w)
    if stake <= 0:
        return False
    if w.hand.flags & flags.SURRENDERED:
        share = share_collected(t, w.round)
        return not amount_differs(net, -stake * t.options[share], t.options[share + 1])
    return is_due(t, cell, net, stake)
