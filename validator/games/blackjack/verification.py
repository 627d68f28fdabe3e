"""Who verified the payout of a progressive wager, out of what it was paid, and whether the cards stayed till then."""

from typing import Final

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.games.blackjack.settling import taken_from
from validator.games.blackjack.tables.rows import Table, Wager
from validator.games.numbers import missing_facts, shared_numbers
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    BY_DEALER,
    BY_FLOORPERSON,
    BY_STRIDE,
    BY_SUPERVISOR,
    KIND_PAY,
    KIND_PAYOUT_DOCUMENTED,
    KIND_VERIFY,
    PLACE_TABLE_INVENTORY,
)

(
    UNVERIFIED_BY_DEALER,
    UNVERIFIED_BY_FLOORPERSON,
    METER_UNVERIFIED,
    PAID_FROM_INVENTORY,
    CARDS_GONE,
    *_,
) = shared_numbers("verification")

NOT_NEEDED: Final = 0
NEEDED: Final = 1
NEEDED_BY_RANK: Final = 2
"""Whether a floorperson has to verify a payout; by rank: a share of the meter that falls short of the odds named."""

NO_VERIFICATION, *_ = missing_facts()
NO_SOURCE, *_ = missing_facts()
NO_DOCUMENTATION, *_ = missing_facts()


@kernel
def unverified(verified: int, paid: int) -> bool:
    """Whether nobody whose duty it is verified a winning hand or its payout (event, -1: none did) before it was paid.

    ``paid`` is the event of the payment, -1 where it is not logged.
    """
    return verified < 0 or 0 <= paid < verified


@kernel
def removed_undocumented(removed: int, documented: int) -> bool:
    """Whether a winner's cards were removed (event) before the documentation of his payout was done (event,
    -1: never).
    """
    return removed >= 0 and (documented < 0 or removed < documented)


@kernel
def floorperson_needed(t: Table, odds: int, least: int) -> int:
    """Whether odds reach the least from which on a floorperson verifies a payout, both as winnings on the stake.

    Both are places in the options column.
    """
    reached = t.options[odds] * t.options[least + 1] >= t.options[least] * t.options[odds + 1]
    return NEEDED if reached else NOT_NEEDED


@kernel
def judge_verified(t: Table, first: int, w: Wager, need: int) -> None:
    """Judge whether the dealer verified a winning hand, and a floorperson or above the payout where there is need.

    They do before it is paid.
    """
    r = w.round
    dealer = -1
    floor = -1
    someone = False
    for i in range(r.first, r.last + 1):
        if t.kind[i] != KIND_VERIFY:
            continue
        note = t.notes[i]
        h = note.hand
        v = note.wager
        if v != w and (v or (h and h != w.hand and h != r.hand)):
            continue
        role = t.by[i] if t.by[i] < 0 else t.by[i] % BY_STRIDE
        if role == BY_DEALER:
            dealer = i if dealer < 0 else dealer
        elif role == BY_FLOORPERSON or role == BY_SUPERVISOR:
            floor = i if floor < 0 else floor
        else:
            someone = True
    known = recorded(t, KIND_VERIFY) and r.gaps == 0 and not someone
    paid = w.pay
    event = paid if paid >= 0 else r.last
    rule = first + UNVERIFIED_BY_DEALER
    if not lacking(t, rule, NO_VERIFICATION, unverified(dealer, paid) and not known):
        ask(t, rule, unverified(dealer, paid), event, 1, 0, 0, w.at, -1, r.at)
    if need == NOT_NEEDED:
        return
    rule = first + (UNVERIFIED_BY_FLOORPERSON if need == NEEDED else METER_UNVERIFIED)
    if lacking(t, rule, NO_VERIFICATION, unverified(floor, paid) and not known):
        return
    ask(t, rule, unverified(floor, paid), event, 1, 0, 0, w.at, -1, r.at)


@kernel
def judge_off_table(t: Table, first: int, w: Wager, odds: int) -> None:
    """Judge out of what a share of the meter was paid, and whether the cards stayed until that was documented.

    ``odds`` is what the stake wins besides the meter, in cents; that much may come from the table inventory.
    """
    r = w.round
    h = w.hand
    documented = -1
    elsewhere = False
    for i in range(r.first, r.last + 1):
        if t.notes[i].wager != w:
            continue
        if t.kind[i] == KIND_PAYOUT_DOCUMENTED:
            documented = i
        elif t.kind[i] == KIND_PAY:
            if lacking(t, first + PAID_FROM_INVENTORY, NO_SOURCE, t.source[i] < 0):
                continue
            t.tally[first + PAID_FROM_INVENTORY + JUDGED] += 1
            if t.source[i] != PLACE_TABLE_INVENTORY:
                elsewhere = True
            elif taken_from(t.source[i], PLACE_TABLE_INVENTORY) and (odds <= 0 or t.cents[i] != odds):
                emit(t.hits, first + PAID_FROM_INVENTORY, i, 0, 1, 0, w.at, -1, r.at)
    removed = h.muck
    if removed < r.last_card:
        removed = r.cleared
    rule = first + CARDS_GONE
    known = recorded(t, KIND_PAYOUT_DOCUMENTED) and r.gaps == 0
    if lacking(t, rule, NO_DOCUMENTATION, not elsewhere or (documented < 0 and not known)):
        return
    ask(t, rule, removed_undocumented(removed, documented), removed, documented, removed, 0, w.at, -1, r.at)
