"""What became of a stake by the rows that collected, returned and paid, in every game model. All amounts are cents."""

from validator.core.engine.kernel import kernel
from validator.games.rounds.table_rows import Round, Wager
from validator.games.table import Table, recorded
from validator.log.codes import KIND_CASH_CONVERTED, KIND_COLLECT, KIND_PAY, KIND_RETURN


@kernel
def still_lying(stake: int, collected: int, returned: int) -> int:
    """What of a stake was neither collected nor returned, 0 where nothing is left."""
    lying = stake - collected - returned
    return lying if lying > 0 else 0


@kernel
def given_beyond(stake: int, collected: int, returned: int) -> int:
    """What was returned beyond the part of the stake that still lay: it undoes a collection, or else is paid."""
    lying = stake - collected if collected < stake else 0
    return returned - lying if returned > lying else 0


@kernel
def cash_left(t: Table, w: Wager, i: int, stop: int) -> int:
    """Cents of the verbal wager row ``w``, made at event ``i``, whose cash was not converted before event ``stop``.

    -1 where that is an amount not recorded; a conversion without its amount is one of all.
    """
    left = t.cents[i]
    if 0 <= w.stake < left:
        left = w.stake
    for k in range(i, stop):
        if t.kind[k] == KIND_CASH_CONVERTED and t.wager[k] == t.wager[i]:
            if t.cents[k] < 0 or left <= t.cents[k]:
                return 0
            left -= t.cents[k]
    return left


@kernel
def confirmed_late(made: int, confirmed: int, card: int) -> bool:
    """Whether a verbal wager made before the first card (events, -1: none) was confirmed after it."""
    return made < card < confirmed


@kernel
def nearest_amount(least: int, most: int, due: int) -> int:
    """The amount between ``least`` and ``most`` that is nearest to the one due."""
    if due < least:
        return least
    return due if due < most else most


@kernel
def cost_of_excess(t: Table, w: Wager, excess: int) -> int:
    """What it cost that ``excess`` cents of a wager (less than 0: cents that it lacks) were settled as the rest of it.

    Above 0 the house was short, below 0 the player; 0 where it was not settled, or neither won nor lost.
    """
    stake = w.stake
    if stake <= 0:
        return 0
    cost = (w.paid - w.collected) * excess
    return cost // stake if cost >= 0 else -(-cost // stake)


@kernel
def is_told(t: Table, r: Round, kind: int) -> bool:
    """Whether a kind of event that is absent from round ``r`` did not happen in it: recorded always, to its end."""
    whole = r.gaps == 0 and r.over >= 0
    return whole and recorded(t, kind)


@kernel
def may_go_on(t: Table, r: Round, kind: int, event: int) -> bool:
    """Whether round ``r`` may hold more of a kind than the log shows; ``event``: the last one shown, -1 none."""
    if r.gaps > 0:
        return True
    return event < 0 and not is_told(t, r, kind)


@kernel
def is_paid(t: Table, w: Wager) -> bool:
    """Whether the log shows a payment on a wager, beside those under the name of a bonus."""
    named_alone = w.bonus > 0 and w.paid == 0
    return w.pay >= 0 and not named_alone


@kernel
def is_settled(t: Table, w: Wager) -> bool:
    """Whether the log shows that a wager was collected, returned or paid, beside what was paid under a bonus's name."""
    return w.collect >= 0 or w.gave_back >= 0 or is_paid(t, w)


@kernel
def pay_may_be_unseen(t: Table, w: Wager, r: Round) -> bool:
    """Whether a wager of which the log shows no payment may have been paid by a row that it need not show."""
    return not is_paid(t, w) and not (recorded(t, KIND_PAY) and r.gaps == 0)


@kernel
def may_be_settled_unseen(t: Table, w: Wager, r: Round, due: int) -> bool:
    """Whether a row that the log need not show may have settled a wager with the cents ``due``, less than 0: a loss.

    The log shows it neither collected nor paid: a stake that was returned tells nothing of what was paid beside it, nor
    a part of one of the rest.
    """
    if due == 0 or is_paid(t, w) or w.collect >= 0:
        return False
    if due > 0:
        return pay_may_be_unseen(t, w, r)
    lying = still_lying(w.stake, 0, w.returned)
    return lying >= -due and not (recorded(t, KIND_COLLECT) and r.gaps == 0)


@kernel
def not_returned(t: Table, w: Wager) -> int:
    """What of a stake that was returned in part was neither returned nor collected by the log's rows, in cents."""
    if w.returned <= 0 or w.withdrawn >= 0:
        return 0
    return still_lying(w.stake, w.collected, w.returned)


@kernel
def held_back(t: Table, w: Wager, r: Round) -> int:
    """What of a stake that was returned in part was not returned, in cents, where every return stands in the log."""
    return not_returned(t, w) if is_told(t, r, KIND_RETURN) else 0


@kernel
def may_be_held_back(t: Table, w: Wager, r: Round) -> bool:
    """Whether a stake was returned in part, and the rest by rows that the log need not show, or not at all."""
    return not_returned(t, w) > 0 and not is_told(t, r, KIND_RETURN)


@kernel
def gained(t: Table, w: Wager, due: int) -> int:
    """What the player has from a wager, in cents, beside his stake and before vigorish.

    A return of what he took off himself may be a second row of the one act: of both amounts the nearer to ``due``.
    """
    stake = w.stake
    beyond = given_beyond(stake, w.collected, w.returned)
    own = w.taken_off + (stake if w.withdrawn >= 0 else 0)
    most = w.paid - w.collected + beyond
    return nearest_amount(most - (beyond if beyond < own else own), most, due)


@kernel
def is_returned_beyond(t: Table, w: Wager) -> bool:
    """Whether more was returned of a wager than its stake and what was collected."""
    beyond = given_beyond(w.stake, w.collected, w.returned)
    return beyond > w.collected


@kernel
def paid_out(t: Table, w: Wager, has: int) -> int:
    """What was paid on a wager of which the player has so much: winnings, and what was returned beyond his stake."""
    beyond = has - w.paid
    return w.paid + (beyond if beyond > 0 else 0)


@kernel
def may_be_unseen(t: Table, w: Wager, r: Round, has: int, due: int) -> bool:
    """Whether rows that the log need not show could make what is due of what the player has by those it shows."""
    if has < due:
        taken = w.collected - w.returned
        return may_go_on(t, r, KIND_PAY, w.pay) or (taken >= due - has and may_go_on(t, r, KIND_RETURN, w.gave_back))
    lying = still_lying(w.stake, w.collected, w.returned)
    return has > due and lying >= has - due and may_go_on(t, r, KIND_COLLECT, w.collect)


@kernel
def amount_differs(paid: int, due_times_per: int, per: int) -> bool:
    """Whether the amount paid, in cents, is not the amount due, given as a fraction ``due_times_per / per``.

    Where the exact amount has a fraction of a cent, the cent below and the cent above are both accepted."""
    difference = paid * per - due_times_per
    return difference >= per or difference <= -per or (difference != 0 and due_times_per % per == 0)
