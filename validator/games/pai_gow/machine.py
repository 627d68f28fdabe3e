"""The tiles machine: reads one table's events once and derives rounds, hands and wagers and their stages."""

from validator.core.engine.kernel import kernel
from validator.games.pai_gow.around import is_valid
from validator.games.pai_gow.options import DELIVERED, TILES
from validator.games.pai_gow.placing import hand_meant, mark_unplaced, wager_at
from validator.games.pai_gow.rows import (
    TABLE_CHIP_UNIT,
    TABLE_DIRECTION,
    TABLE_POSITIONS,
    close_round,
    hand_of_event,
    new_hand,
    new_round,
)
from validator.games.pai_gow.tables import flags, hand, note, round_, stage, wager
from validator.games.pai_gow.tiles import UNKNOWN_TILE, kind_of
from validator.games.rounds.rows import SEAT_HANDS, WAGER_ROWS, change_stake, new_wager, settle_row, withdraw
from validator.games.table import Table, person_of, recorded, role_of
from validator.log.codes import (
    BY_BANK,
    KIND_BANK,
    KIND_BANK_OFFERED,
    KIND_CENTER_ADD,
    KIND_CENTER_TAKE,
    KIND_CHIP_UNIT,
    KIND_CHOICE,
    KIND_CLEARED,
    KIND_CO_BANK,
    KIND_COLLECT,
    KIND_DELIVER,
    KIND_DELIVERY_CHOSEN,
    KIND_DELIVERY_INDICATED,
    KIND_DICE_SHOWN,
    KIND_DICE_TOTAL,
    KIND_EXPOSE,
    KIND_HANDS_SET,
    KIND_MARKER_PLACED,
    KIND_MOVE_CARD,
    KIND_MUCK,
    KIND_NO_MORE_BETS,
    KIND_NO_ROLL,
    KIND_OUTCOME,
    KIND_PAY,
    KIND_POSITIONS,
    KIND_RETURN,
    KIND_ROUND_END,
    KIND_SET_HAND,
    KIND_UNREADABLE,
    KIND_VIGORISH,
    KIND_VOID_HAND,
    KIND_VOID_ROUND,
    KIND_WAGER,
    KIND_WAGER_CHANGED,
    KIND_WAGER_WITHDRAWN,
    PLACE_CO_BANK,
    PLACE_DEAD_HAND,
    WHAT_ACCEPTED,
    WHAT_CO_BANK,
    WHAT_COUNTERCLOCKWISE,
    WHAT_HIGH,
    WHAT_MARKED,
    WHAT_PLAY_ON,
    WHAT_SURRENDER,
    WHAT_VOID,
)


@kernel
def begin_wager(t: Table, row: int, ident: int) -> int:
    """Append a wager to the round ``row``, with the machine's own fields; the row's number."""
    w = new_wager(t, row, ident)
    t.wagers[w + wager.DUE] = -1
    t.wagers[w + wager.VIGORISH] = 0
    t.wagers[w + wager.VIGORISH_EVENT] = -1
    t.wagers[w + wager.MARKED] = -1
    t.wagers[w + wager.COLLECT_FIRST] = -1
    t.wagers[w + wager.PAY_FIRST] = -1
    t.wagers[w + wager.OPPONENT] = -1
    return w


@kernel
def settle(t: Table, w: int, i: int, kind: int, cents: int) -> None:
    """Book a collection, payment or return on wager row ``w``."""
    settle_row(t, w, i, kind, cents, False)
    if kind == KIND_COLLECT and t.wagers[w + wager.COLLECT_FIRST] < 0:
        t.wagers[w + wager.COLLECT_FIRST] = i
    elif kind == KIND_PAY and t.wagers[w + wager.PAY_FIRST] < 0:
        t.wagers[w + wager.PAY_FIRST] = i


@kernel
def set_tile(t: Table, h: int, half: int, tile: int) -> bool:
    """Lay a tile in the high or the low hand of row ``h``; whether that begins to set the hand anew."""
    first = h + hand.HIGH_A if half == WHAT_HIGH else h + hand.LOW_A
    known = tile if kind_of(tile) >= 0 else UNKNOWN_TILE
    anew = t.hands[first] >= 0 and t.hands[first + 1] >= 0
    if anew:
        t.hands[h + hand.HIGH_A] = -1
        t.hands[h + hand.HIGH_B] = -1
        t.hands[h + hand.LOW_A] = -1
        t.hands[h + hand.LOW_B] = -1
        t.hands[h + hand.FLAGS] |= flags.SET_ANEW
    if t.hands[first] < 0:
        t.hands[first] = known
    else:
        t.hands[first + 1] = known
    return anew


@kernel
def note_dealers_tile(t: Table, row: int, h: int, anew: bool, i: int) -> None:
    """Book that a tile of the dealer was set by event ``i``."""
    if t.rounds[row + round_.TURNED] < 0:
        t.rounds[row + round_.TURNED] = i
    if is_whole(t, h) and t.rounds[row + round_.DEALER_SET] < 0:
        t.rounds[row + round_.DEALER_SET] = i
    if anew and t.rounds[row + round_.RESET] < 0:
        t.rounds[row + round_.RESET] = i


@kernel
def is_whole(t: Table, h: int) -> bool:
    """Whether both hands of row ``h`` have their two tiles."""
    return (
        t.hands[h + hand.HIGH_A] >= 0
        and t.hands[h + hand.HIGH_B] >= 0
        and t.hands[h + hand.LOW_A] >= 0
        and t.hands[h + hand.LOW_B] >= 0
    )


@kernel
def note_bank(t: Table, row: int, seat: int, player: int, i: int) -> None:
    """Book that a player is the bank of the round ``row``."""
    t.rounds[row + round_.BANK_SEAT] = seat if seat > 0 else 0
    t.rounds[row + round_.BANK_EVENT] = i
    if player >= 0:
        t.rounds[row + round_.PLAYER] = player


@kernel
def shows_co_bank(t: Table, i: int) -> bool:
    """Whether event ``i`` shows that half of the wagers are covered, in a log that need not say so by a row."""
    kind = t.kind[i]
    if recorded(t, KIND_CO_BANK):
        return False
    if kind == KIND_MARKER_PLACED:
        return t.what[i] == WHAT_CO_BANK
    if kind == KIND_CENTER_TAKE:
        return t.dest[i] == PLACE_CO_BANK
    return kind == KIND_CENTER_ADD and t.source[i] == PLACE_CO_BANK


@kernel
def shows_bank(t: Table, i: int) -> bool:
    """Whether event ``i`` shows that a player is the bank: he acts as such."""
    return role_of(t.by[i]) == BY_BANK


@kernel
def note_before_delivery(t: Table, row: int, i: int) -> None:
    """Book what event ``i`` says of bank, dice and style before the first tile of the round ``row`` is delivered.

    Who accepts the bank is the bank, unless the log always says who is: the dealer may find that he may not be.
    """
    kind = t.kind[i]
    untold = not recorded(t, KIND_BANK) or t.rounds[row + round_.GAPS] > 0
    if untold and t.rounds[row + round_.BANK_SEAT] < 0 and shows_bank(t, i):
        note_bank(t, row, -1, person_of(t.by[i]), i)
    if kind == KIND_BANK:
        note_bank(t, row, t.seat[i], t.player[i], i)
    elif kind == KIND_BANK_OFFERED:
        told = recorded(t, KIND_BANK) and t.rounds[row + round_.GAPS] == 0
        if t.what[i] == WHAT_ACCEPTED and t.rounds[row + round_.BANK_SEAT] < 0 and not told:
            note_bank(t, row, t.seat[i], t.player[i], i)
    elif kind == KIND_CO_BANK or t.rounds[row + round_.CO_BANK] < 0 and shows_co_bank(t, i):
        t.rounds[row + round_.CO_BANK] = i
    elif kind == KIND_DELIVERY_CHOSEN:
        t.rounds[row + round_.CHOSEN] = i
    elif kind == KIND_DELIVERY_INDICATED:
        t.rounds[row + round_.STYLE] = i
    elif t.rounds[row + round_.FIRST_CARD] >= 0:
        return
    elif kind == KIND_DICE_SHOWN:
        t.rounds[row + round_.SHOWN] = i if is_valid(t.what[i]) else -1
        t.rounds[row + round_.TOTAL] = -1
    elif kind == KIND_DICE_TOTAL:
        t.rounds[row + round_.TOTAL] = i
    elif kind == KIND_NO_ROLL:
        t.rounds[row + round_.SHOWN] = -1
        t.rounds[row + round_.TOTAL] = -1


@kernel
def turned_over(t: Table, row: int, h: int, i: int) -> int:
    """The event by which the first tile of ``h`` was turned up, if event ``i`` turns up the last of them; else -1.

    Tiles shown before the hand was set, or before its player decided what becomes of it, were shown in error.
    """
    first, count = -1, 0
    for back in range(i - t.rounds[row + round_.FIRST] + 1):
        k = i - back
        kind = t.kind[k]
        if t.notes[k * note.WIDTH + note.HAND] != h:
            continue
        if kind == KIND_HANDS_SET or kind == KIND_DELIVER or kind == KIND_CHOICE:
            break
        if kind == KIND_EXPOSE:
            first = k
            count += 1
    return first if count >= t.options[DELIVERED] else -1


@kernel
def note_exposure(t: Table, row: int, h: int, i: int) -> None:
    """Book that event ``i`` turns up the hand ``h``, or a tile of it."""
    if t.hands[h + hand.EXPOSED] >= 0:
        return
    first = i if t.card[i] < 0 else turned_over(t, row, h, i)
    if first >= 0:
        t.hands[h + hand.EXPOSED] = first
        t.hands[h + hand.SHOWN] = i


@kernel
def forget_exposure(t: Table, h: int) -> None:
    """What was turned up of ``h`` was turned up before its time: it has still to be exposed."""
    t.hands[h + hand.EXPOSED] = -1
    t.hands[h + hand.SHOWN] = -1


@kernel
def note_hand(t: Table, row: int, h: int, i: int) -> None:
    """Book what event ``i`` says of the hand ``h``."""
    kind = t.kind[i]
    if kind == KIND_HANDS_SET:
        if t.hands[h + hand.FIRST_SET] < 0:
            t.hands[h + hand.FIRST_SET] = i
            if t.hands[h + hand.ID] != 0 and t.rounds[row + round_.DEALER_SET] < 0:
                forget_exposure(t, h)
        t.hands[h + hand.LAST_SET] = i
        if t.hands[h + hand.ID] == 0:
            if t.rounds[row + round_.DEALER_SET] < 0:
                t.rounds[row + round_.DEALER_SET] = i
            if t.rounds[row + round_.TURNED] < 0:
                t.rounds[row + round_.TURNED] = i
    elif kind == KIND_EXPOSE:
        note_exposure(t, row, h, i)
    elif kind == KIND_OUTCOME:
        t.hands[h + hand.OUTCOME] = i
    elif kind == KIND_CHOICE:
        if t.what[i] == WHAT_SURRENDER:
            t.hands[h + hand.SURRENDER] = i
        elif t.what[i] == WHAT_PLAY_ON or t.what[i] == WHAT_VOID:
            t.hands[h + hand.FLAGS] |= flags.PLAYED_ON if t.what[i] == WHAT_PLAY_ON else flags.GIVEN_UP
            if t.rounds[row + round_.DEALER_SET] < 0:
                forget_exposure(t, h)
    elif kind == KIND_MUCK:
        if t.hands[h + hand.MUCK] < 0:
            t.hands[h + hand.MUCK] = i
    elif kind == KIND_VOID_HAND:
        t.hands[h + hand.VOIDED] = i
        if t.rounds[row + round_.DEALER_SET] < 0:
            forget_exposure(t, h)
    elif kind == KIND_MOVE_CARD and t.dest[i] == PLACE_DEAD_HAND and t.hands[h + hand.MOVED] < 0:
        t.hands[h + hand.MOVED] = i


@kernel
def derive(t: Table) -> None:
    """Fill the derived columns and tables from the events of whole rounds of one table."""
    kinds = t.kind
    round_column = t.round
    row = -1
    number = -1
    phase = stage.OPEN
    for i in range(len(kinds)):
        at = i * note.WIDTH
        kind = kinds[i]
        if round_column[i] >= 0 and round_column[i] != number:
            if row >= 0:
                close_round(t, row)
            number = round_column[i]
            row = new_round(t, number, i)
            phase = stage.OPEN
        t.notes[at + note.ROUND] = row if round_column[i] >= 0 else -1
        t.notes[at + note.PHASE] = phase
        t.notes[at + note.HAND] = -1
        t.notes[at + note.WAGER] = -1
        t.notes[at + note.TILES] = 0
        t.notes[at + note.ANEW] = 0
        if kind == KIND_POSITIONS:
            t.state[TABLE_DIRECTION] = -1 if t.what[i] == WHAT_COUNTERCLOCKWISE else 1
            t.state[TABLE_POSITIONS] = t.n[i] if t.n[i] > 0 else 0
        elif kind == KIND_CHIP_UNIT:
            t.state[TABLE_CHIP_UNIT] = t.cents[i]
        if row < 0:
            continue
        if kind == KIND_UNREADABLE or (kind == KIND_VOID_ROUND and round_column[i] < 0):
            t.rounds[row + round_.GAPS] += 1
        if round_column[i] < 0:
            continue
        t.rounds[row + round_.LAST] = i
        h = hand_of_event(t, row, t.hand[i], t.seat[i], t.player[i])
        if h < 0 and kind == KIND_DELIVER:
            if t.dest[i] == PLACE_DEAD_HAND:
                h = t.rounds[row + round_.DEAD]
                if h < 0:
                    h = new_hand(t, row, -1, -1, -1)
                    t.hands[h + hand.FLAGS] = flags.THE_DEAD_HAND
                    t.rounds[row + round_.DEAD] = h
            elif t.seat[i] > 0:
                h = new_hand(t, row, -1, t.seat[i], t.player[i])
        if h < 0 and t.wager[i] < 0 and t.hand[i] < 0 and t.seat[i] < 0:
            h = hand_meant(t, row, i)
        w = -1
        if t.wager[i] >= 0:
            w = t.scratch[WAGER_ROWS + t.wager[i]]
            if w < 0:
                w = begin_wager(t, row, t.wager[i])
            if t.wagers[w + wager.HAND] >= 0 and (h < 0 or t.hand[i] < 0):
                h = t.wagers[w + wager.HAND]
            elif h < 0 and t.wagers[w + wager.SEAT] > 0:
                h = t.scratch[SEAT_HANDS + t.wagers[w + wager.SEAT]]
            elif h >= 0 and t.wagers[w + wager.SEAT] < 0 and kind != KIND_WAGER:
                t.wagers[w + wager.HAND] = h  # the wager was placed at no position that the log names
        elif kind == KIND_VIGORISH and t.seat[i] > 0:
            w = wager_at(t, row, h, t.seat[i])
        mark_unplaced(t, row, h, w, i)
        t.notes[at + note.WAGER] = w
        t.notes[at + note.HAND] = h
        if h >= 0:
            t.notes[at + note.TILES] = t.hands[h + hand.TILES]
            if t.hands[h + hand.SEAT] < 0 and t.seat[i] > 0:
                t.hands[h + hand.SEAT] = t.seat[i]
                if t.scratch[SEAT_HANDS + t.seat[i]] < 0:
                    t.scratch[SEAT_HANDS + t.seat[i]] = h
        if kind == KIND_DELIVER:
            if t.rounds[row + round_.FIRST_CARD] < 0:
                t.rounds[row + round_.FIRST_CARD] = i
            phase = stage.DELIVERING
            t.rounds[row + round_.LAST_CARD] = i
            t.rounds[row + round_.TILES] += 1
            if h >= 0:
                if t.hands[h + hand.TILES] == 0:
                    t.hands[h + hand.FIRST_TILE] = i
                forget_exposure(t, h)
                t.hands[h + hand.TILES] += 1
                t.hands[h + hand.LAST_TILE] = i
        elif kind == KIND_WAGER:
            t.wagers[w + wager.KIND] = t.what[i]
            t.wagers[w + wager.HAND] = h
            t.wagers[w + wager.SEAT] = t.seat[i]
            t.wagers[w + wager.PLAYER] = t.player[i]
            t.wagers[w + wager.STAKE] = t.cents[i]
            t.wagers[w + wager.EVENT] = i
            t.wagers[w + wager.WITHDRAWN] = -1
        elif kind == KIND_WAGER_CHANGED:
            change_stake(t, w, t.cents[i])
        elif kind == KIND_WAGER_WITHDRAWN:
            withdraw(t, w, t.cents[i], i)
        elif kind == KIND_PAY or kind == KIND_COLLECT or kind == KIND_RETURN:
            settle(t, w, i, kind, t.cents[i])
        elif kind == KIND_VIGORISH:
            if w >= 0:
                t.wagers[w + wager.VIGORISH_EVENT] = i
                if t.what[i] == WHAT_MARKED:
                    t.wagers[w + wager.MARKED] = i
                if t.cents[i] < 0:
                    t.wagers[w + wager.UNPRICED] += 1
                else:
                    t.wagers[w + wager.VIGORISH] += t.cents[i]
        elif kind == KIND_SET_HAND:
            t.notes[at + note.ANEW] = 1 if set_tile(t, h, t.what[i], t.card[i]) else 0
            if t.hands[h + hand.ID] == 0:
                note_dealers_tile(t, row, h, t.notes[at + note.ANEW] == 1, i)
        elif kind == KIND_NO_MORE_BETS:
            t.rounds[row + round_.NO_MORE_BETS] = i
            phase = stage.CLOSED
        elif kind == KIND_VOID_ROUND:
            t.rounds[row + round_.VOID] = i
        elif kind == KIND_CLEARED:
            t.rounds[row + round_.CLEARED] = i
        elif kind == KIND_ROUND_END:
            t.rounds[row + round_.OVER] = i
        elif h >= 0:
            note_hand(t, row, h, i)
        note_before_delivery(t, row, i)
        if t.rounds[row + round_.DEALER_SET] >= 0:
            phase = stage.DEALER_SET
        elif phase == stage.DELIVERING and (
            t.rounds[row + round_.TILES] >= t.options[TILES] or kind == KIND_HANDS_SET or kind == KIND_SET_HAND
        ):
            phase = stage.SETTING
            t.rounds[row + round_.DEAL_DONE] = t.rounds[row + round_.LAST_CARD]
    if row >= 0:
        close_round(t, row)
