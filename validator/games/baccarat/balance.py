"""What a wager comes to: what wins, and what its player has in the end of all that was collected, paid and returned."""

from validator.core.engine.kernel import kernel
from validator.games.baccarat.tables import outcome
from validator.games.baccarat.tables.rows import Round, Table, Wager
from validator.games.numbers import missing_facts
from validator.games.rounds.stakes import is_returned_beyond
from validator.games.table import ask
from validator.log.codes import WHAT_BANKER, WHAT_TIE

NO_SETTLEMENT, NO_CARDS, NO_STAKE, NO_FILING, *_ = missing_facts()


@kernel
def settled_otherwise(net: int, due: int) -> bool:
    """Whether a wager that lost or is void left the player with another amount, in cents, than the law gives him."""
    return net != due


@kernel
def wins(kind: int, winner: int) -> int:
    """What becomes of a wager of this type: 1 it wins, -1 it loses, 0 it is void."""
    if kind == WHAT_TIE:
        return 1 if winner == outcome.TIE else -1
    if winner == outcome.TIE:
        return 0
    if kind == WHAT_BANKER:
        return 1 if winner == outcome.BANKER else -1
    return 1 if winner == outcome.PLAYER else -1


@kernel
def won_on(t: Table, w: Wager) -> int:
    """What a winning wager wins, in cents, before vigorish: a Tie Bet at the least odds."""
    kind, stake = w.kind, w.stake
    if kind == WHAT_TIE:
        return stake * t.options.tie_least // t.options.tie_least_per
    if kind == WHAT_BANKER:
        return stake * t.options.banker_pays // t.options.banker_per
    return stake * t.options.player_pays // t.options.player_per


@kernel
def own_again(t: Table, w: Wager, i: int, r: Round) -> bool:
    """Whether a wager is its player's own again at event ``i``: its round is void, or it was decided and not lost."""
    if 0 <= r.void < i or 0 <= r.empty < i:
        return True
    decided = 0 <= r.announced < i and r.winner >= 0
    return decided and wins(w.kind, r.winner) >= 0


@kernel
def stays_in(t: Table, w: Wager, r: Round) -> bool:
    """Whether a wager was not taken back, or only once it was its player's own again."""
    taken = w.withdrawn
    return taken < 0 or own_again(t, w, taken, r)


@kernel
def is_out_in_time(t: Table, w: Wager, r: Round) -> bool:
    """Whether a wager was taken back before wagering was closed, or, nothing being announced, before any card."""
    closed = r.closed if r.closed >= 0 else r.first_card
    return w.withdrawn >= 0 and (closed < 0 or w.withdrawn < closed)


@kernel
def settling_event(t: Table, w: Wager, r: Round) -> int:
    """The event that a wrong amount points to: the payment or return beyond the stake, else what was done last."""
    paid, back = w.pay, w.gave_back
    if paid >= 0:
        return back if back > paid and is_returned_beyond(t, w) else paid
    if w.last_settled >= 0:
        return w.last_settled
    return r.last


@kernel
def owed(t: Table, rule: int, event: int, net: int, due: int, w: Wager, root: int, r: Round) -> None:
    """Judge an amount that is due exactly: ``net`` cents to the player."""
    ask(t, rule, settled_otherwise(net, due), event, due, net, net - due, w.at, root, r.at)
