"""Books what passes through the center of the layout in a round with a bank."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import NONE, between
from validator.core.engine.state_rows import clear
from validator.games.pai_gow.announcing import is_played_out
from validator.games.pai_gow.center_moves import moves_to_center
from validator.games.pai_gow.outcome_readings import BY_NONE, reading_of
from validator.games.pai_gow.placing import leaves_open
from validator.games.pai_gow.tables import unplaced
from validator.games.pai_gow.tables.rows import Round, Table, Wager
from validator.games.pai_gow.vigorish import net_payment_fits
from validator.log.codes import (
    KIND_CENTER_ADD,
    KIND_CENTER_SURPLUS,
    KIND_CENTER_TAKE,
    KIND_COLLECT,
    KIND_PAY,
    KIND_RETURN,
    KIND_VIGORISH,
    PLACE_BANK,
    PLACE_CENTER,
    PLACE_CO_BANK,
    PLACE_TABLE_INVENTORY,
    WHAT_LOSE,
    WHAT_PAI_GOW,
    WHAT_TIE,
    WHAT_WIN,
)


@kernel
def is_against_tiles(t: Table, w: Wager, i: int) -> bool:
    """Whether event ``i`` settles wager row ``w`` as no reading of the text lets the tiles of its hand come out."""
    kind, due, h = t.kind[i], w.due, w.hand
    settles = kind == KIND_COLLECT or kind == KIND_PAY or kind == KIND_RETURN
    if not settles or due < 0 or not is_played_out(t, w) or moves_to_center(t, w, i):
        return False
    outcome = WHAT_LOSE if kind == KIND_COLLECT else WHAT_WIN
    if kind == KIND_RETURN and w.pay < 0:
        outcome = WHAT_TIE
    return reading_of(t, h, w.opponent, due, outcome) == BY_NONE


@kernel
def book_center_event(t: Table, r: Round, i: int) -> None:
    """Book one event of round ``r`` in the sums of the center."""
    kind, cents = t.kind[i], t.cents[i]
    w = t.notes[i].wager
    if w and is_against_tiles(t, w, i):
        astray(t, i)
    if kind == KIND_COLLECT:
        h = w.hand if w else t.hands[NONE]
        if h and h.surrender >= 0:
            return
        if t.dest[i] >= 0 and t.dest[i] != PLACE_CENTER:
            astray(t, i)
            return
        t.center.won = sum_with(t, t.center.won, cents)
    elif w and moves_to_center(t, w, i):
        if t.center.dealers_moved == 0:
            t.center.won = sum_with(t, t.center.won, w.stake)
        t.center.dealers_moved = 1
    elif kind == KIND_PAY:
        if t.source[i] < 0 or t.source[i] == PLACE_CENTER:
            t.center.paid = sum_with(t, t.center.paid, cents)
            t.center.last_paid = i
        else:
            astray(t, i)
            if t.center.bank_event >= 0 or t.center.table_event >= 0:
                t.center.paid_aside = sum_with(t, t.center.paid_aside, cents)
    elif kind == KIND_CENTER_ADD:
        note_early(t, r, i)
        if t.source[i] == PLACE_BANK or t.source[i] == PLACE_CO_BANK:
            t.center.by_bank = sum_with(t, t.center.by_bank, cents)
            t.center.bank_event = i
        elif t.source[i] == PLACE_TABLE_INVENTORY:
            t.center.by_table = sum_with(t, t.center.by_table, cents)
            t.center.table_event = i
        else:
            t.center.unknown += 1
    elif kind == KIND_CENTER_TAKE:
        if t.center.first_taken < 0:
            t.center.first_taken = i
        if t.dest[i] == PLACE_BANK or t.dest[i] == PLACE_CO_BANK:
            t.center.to_bank = sum_with(t, t.center.to_bank, cents)
            t.center.to_bank_event = i
        elif t.dest[i] == PLACE_TABLE_INVENTORY:
            t.center.to_table = sum_with(t, t.center.to_table, cents)
            t.center.to_table_event = i
        else:
            t.center.unknown += 1
    elif kind == KIND_VIGORISH and not w:
        if t.center.vigorish < 0:
            t.center.vigorish = 0
        t.center.vigorish = sum_with(t, t.center.vigorish, cents)
        t.center.vigorish_event = i
    elif kind == KIND_CENTER_SURPLUS:
        t.center.counted = cents
        t.center.counted_event = i


@kernel
def note_early(t: Table, r: Round, i: int) -> None:
    """Book whether event ``i``, the first to do so, puts money in the center that had enough for the next winner."""
    if t.center.bank_event >= 0 or t.center.table_event >= 0:
        return
    lies = t.center.won - t.center.paid
    for k in range(i + 1, r.last + 1):
        if t.kind[k] == KIND_PAY and (t.source[k] < 0 or t.source[k] == PLACE_CENTER):
            w = t.notes[k].wager
            if lies >= (w.paid if w else t.cents[k]):
                t.center.added_early = i
            return


@kernel
def astray(t: Table, i: int) -> None:
    """Event ``i`` moves past the center what belongs there, or into it or out of it what does not.

    What is wrong in the center later follows from it.
    """
    if t.center.astray < 0:
        t.center.astray = i


@kernel
def sum_with(t: Table, cents: int, more: int) -> int:
    """A sum of the center to which an amount is added (-1: not known)."""
    if more < 0:
        t.center.unknown += 1
    return cents + max(more, 0)


@kernel
def is_known(t: Table, r: Round) -> bool:
    """Whether every amount that passed through the center is known, none of it paid less its vigorish.

    Vigorish that names no player is the bank's, unless some winner's is not recorded.
    """
    for w in between(t.wagers, r.wager, r.wagers_end):
        paid, stake = w.paid, w.stake
        if paid <= 0 or w.vigorish_event >= 0:
            continue
        players = w.kind == WHAT_PAI_GOW
        if net_payment_fits(t, stake, paid) or (players and leaves_open(t, r, unplaced.VIGORISH)):
            return False
    return t.center.unknown == 0


@kernel
def begin_center(t: Table) -> None:
    """Nothing has passed through the center yet."""
    clear(t.center)
    t.center.bank_event = -1
    t.center.table_event = -1
    t.center.to_bank_event = -1
    t.center.to_table_event = -1
    t.center.vigorish_event = -1
    t.center.counted_event = -1
    t.center.last_paid = -1
    t.center.first_taken = -1
    t.center.astray = -1
    t.center.added_early = -1
    t.center.vigorish = -1
    t.center.counted = -1
