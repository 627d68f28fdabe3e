"""The tiles machine: reads one table's events once and derives rounds, hands and wagers and their stages."""

from validator.core.kernel import Ints, kernel
from validator.games.pai_gow.options import TILES
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
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.rounds.rows import SEAT_HANDS, WAGER_ROWS, change_stake, new_wager, settle_row, withdraw
from validator.log.codes import (
    KIND_BANK,
    KIND_BANK_OFFERED,
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
    PLACE_DEAD_HAND,
    WHAT_ACCEPTED,
    WHAT_COUNTERCLOCKWISE,
    WHAT_HIGH,
    WHAT_MARKED,
    WHAT_PLAY_ON,
    WHAT_SURRENDER,
    WHAT_VOID,
)
from validator.log.columns import Columns


@kernel
def begin_wager(wagers: Ints, scratch: Ints, row: int, ident: int) -> int:
    """Append a wager to the round ``row``, with the machine's own fields; the row's number."""
    w = new_wager(wagers, scratch, row, ident)
    wagers[w + wager.DUE] = -1
    wagers[w + wager.VIGORISH] = 0
    wagers[w + wager.VIGORISH_EVENT] = -1
    wagers[w + wager.MARKED] = -1
    wagers[w + wager.COLLECT_FIRST] = -1
    wagers[w + wager.PAY_FIRST] = -1
    wagers[w + wager.OPPONENT] = -1
    return w


@kernel
def settle(wagers: Ints, w: int, i: int, kind: int, cents: int) -> None:
    """Book a collection, payment or return on wager row ``w``."""
    settle_row(wagers, w, i, kind, cents, False)
    if kind == KIND_COLLECT and wagers[w + wager.COLLECT_FIRST] < 0:
        wagers[w + wager.COLLECT_FIRST] = i
    elif kind == KIND_PAY and wagers[w + wager.PAY_FIRST] < 0:
        wagers[w + wager.PAY_FIRST] = i


@kernel
def set_tile(hands: Ints, h: int, half: int, tile: int) -> bool:
    """Lay a tile in the high or the low hand of row ``h``; whether that begins to set the hand anew."""
    first = h + hand.HIGH_A if half == WHAT_HIGH else h + hand.LOW_A
    known = tile if kind_of(tile) >= 0 else UNKNOWN_TILE
    anew = hands[first] >= 0 and hands[first + 1] >= 0
    if anew:
        hands[h + hand.HIGH_A] = -1
        hands[h + hand.HIGH_B] = -1
        hands[h + hand.LOW_A] = -1
        hands[h + hand.LOW_B] = -1
        hands[h + hand.FLAGS] |= flags.SET_ANEW
    if hands[first] < 0:
        hands[first] = known
    else:
        hands[first + 1] = known
    return anew


@kernel
def note_dealers_tile(rounds: Ints, hands: Ints, row: int, h: int, anew: bool, i: int) -> None:
    """Book that a tile of the dealer was set by event ``i``."""
    if rounds[row + round_.TURNED] < 0:
        rounds[row + round_.TURNED] = i
    if is_whole(hands, h) and rounds[row + round_.DEALER_SET] < 0:
        rounds[row + round_.DEALER_SET] = i
    if anew and rounds[row + round_.RESET] < 0:
        rounds[row + round_.RESET] = i


@kernel
def is_whole(hands: Ints, h: int) -> bool:
    """Whether both hands of row ``h`` have their two tiles."""
    return (
        hands[h + hand.HIGH_A] >= 0
        and hands[h + hand.HIGH_B] >= 0
        and hands[h + hand.LOW_A] >= 0
        and hands[h + hand.LOW_B] >= 0
    )


@kernel
def note_bank(rounds: Ints, row: int, seat: int, player: int, i: int) -> None:
    """Book that a player is the bank of the round ``row``."""
    rounds[row + round_.BANK_SEAT] = seat if seat > 0 else 0
    rounds[row + round_.BANK_EVENT] = i
    if player >= 0:
        rounds[row + round_.PLAYER] = player


@kernel
def note_before_delivery(ev: Columns, options: Ints, rounds: Ints, row: int, i: int) -> None:
    """Book what event ``i`` says of bank, dice and style before the first tile of the round ``row`` is delivered.

    Who accepts the bank is the bank, unless the log always says who is: the dealer may find that he may not be.
    """
    kind = ev.kind[i]
    if kind == KIND_BANK:
        note_bank(rounds, row, ev.seat[i], ev.player[i], i)
    elif kind == KIND_BANK_OFFERED:
        told = options[RECORDED + KIND_BANK] == ALWAYS and rounds[row + round_.GAPS] == 0
        if ev.what[i] == WHAT_ACCEPTED and rounds[row + round_.BANK_SEAT] < 0 and not told:
            note_bank(rounds, row, ev.seat[i], ev.player[i], i)
    elif kind == KIND_CO_BANK:
        rounds[row + round_.CO_BANK] = i
    elif kind == KIND_DELIVERY_CHOSEN:
        rounds[row + round_.CHOSEN] = i
    elif kind == KIND_DELIVERY_INDICATED:
        rounds[row + round_.STYLE] = i
    elif rounds[row + round_.FIRST_CARD] >= 0:
        return
    elif kind == KIND_DICE_SHOWN:
        rounds[row + round_.SHOWN] = i
        rounds[row + round_.TOTAL] = -1
    elif kind == KIND_DICE_TOTAL:
        rounds[row + round_.TOTAL] = i
    elif kind == KIND_NO_ROLL:
        rounds[row + round_.SHOWN] = -1
        rounds[row + round_.TOTAL] = -1


@kernel
def note_hand(ev: Columns, rounds: Ints, hands: Ints, row: int, h: int, i: int) -> None:
    """Book what event ``i`` says of the hand ``h``."""
    kind = ev.kind[i]
    if kind == KIND_HANDS_SET:
        if hands[h + hand.FIRST_SET] < 0:
            hands[h + hand.FIRST_SET] = i
        hands[h + hand.LAST_SET] = i
        if hands[h + hand.ID] == 0:
            if rounds[row + round_.DEALER_SET] < 0:
                rounds[row + round_.DEALER_SET] = i
            if rounds[row + round_.TURNED] < 0:
                rounds[row + round_.TURNED] = i
    elif kind == KIND_EXPOSE:
        if hands[h + hand.EXPOSED] < 0 and ev.card[i] < 0:
            hands[h + hand.EXPOSED] = i
            if hands[h + hand.ID] != 0:
                rounds[row + round_.EXPOSED] = i
    elif kind == KIND_OUTCOME:
        hands[h + hand.OUTCOME] = i
    elif kind == KIND_CHOICE:
        if ev.what[i] == WHAT_SURRENDER:
            hands[h + hand.SURRENDER] = i
        elif ev.what[i] == WHAT_PLAY_ON:
            hands[h + hand.FLAGS] |= flags.PLAYED_ON
        elif ev.what[i] == WHAT_VOID:
            hands[h + hand.FLAGS] |= flags.GIVEN_UP
    elif kind == KIND_MUCK:
        if hands[h + hand.MUCK] < 0:
            hands[h + hand.MUCK] = i
    elif kind == KIND_VOID_HAND:
        hands[h + hand.VOIDED] = i
    elif kind == KIND_MOVE_CARD and ev.dest[i] == PLACE_DEAD_HAND and hands[h + hand.MOVED] < 0:
        hands[h + hand.MOVED] = i


@kernel
def derive(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    scratch: Ints,
    state: Ints,
) -> None:
    """Fill the derived columns and tables from the events of whole rounds of one table."""
    kinds = ev.kind
    round_column = ev.round
    row = -1
    number = -1
    phase = stage.OPEN
    for i in range(len(kinds)):
        at = i * note.WIDTH
        kind = kinds[i]
        if round_column[i] >= 0 and round_column[i] != number:
            if row >= 0:
                close_round(ev, rounds, hands, wagers, scratch, options, row)
            number = round_column[i]
            row = new_round(rounds, hands, wagers, scratch, state, number, i)
            phase = stage.OPEN
        notes[at + note.ROUND] = row if round_column[i] >= 0 else -1
        notes[at + note.PHASE] = phase
        notes[at + note.HAND] = -1
        notes[at + note.WAGER] = -1
        notes[at + note.TILES] = 0
        notes[at + note.ANEW] = 0
        if kind == KIND_POSITIONS:
            state[TABLE_DIRECTION] = -1 if ev.what[i] == WHAT_COUNTERCLOCKWISE else 1
            state[TABLE_POSITIONS] = ev.n[i] if ev.n[i] > 0 else 0
        elif kind == KIND_CHIP_UNIT:
            state[TABLE_CHIP_UNIT] = ev.cents[i]
        if row < 0:
            continue
        if kind == KIND_UNREADABLE:
            rounds[row + round_.GAPS] += 1
        if round_column[i] < 0:
            continue
        rounds[row + round_.LAST] = i
        h = hand_of_event(hands, rounds, scratch, row, ev.hand[i], ev.seat[i], ev.player[i])
        if h < 0 and kind == KIND_DELIVER:
            if ev.dest[i] == PLACE_DEAD_HAND:
                h = rounds[row + round_.DEAD]
                if h < 0:
                    h = new_hand(hands, scratch, row, -1, -1, -1)
                    hands[h + hand.FLAGS] = flags.THE_DEAD_HAND
                    rounds[row + round_.DEAD] = h
            elif ev.seat[i] > 0:
                h = new_hand(hands, scratch, row, -1, ev.seat[i], ev.player[i])
        w = -1
        if ev.wager[i] >= 0:
            w = scratch[WAGER_ROWS + ev.wager[i]]
            if w < 0:
                w = begin_wager(wagers, scratch, row, ev.wager[i])
            if wagers[w + wager.HAND] >= 0 and (h < 0 or ev.hand[i] < 0):
                h = wagers[w + wager.HAND]
            elif h < 0 and wagers[w + wager.SEAT] > 0:
                h = scratch[SEAT_HANDS + wagers[w + wager.SEAT]]
        notes[at + note.WAGER] = w
        notes[at + note.HAND] = h
        if h >= 0:
            notes[at + note.TILES] = hands[h + hand.TILES]
            if hands[h + hand.SEAT] < 0 and ev.seat[i] > 0:
                hands[h + hand.SEAT] = ev.seat[i]
                if scratch[SEAT_HANDS + ev.seat[i]] < 0:
                    scratch[SEAT_HANDS + ev.seat[i]] = h
        if kind == KIND_DELIVER:
            if rounds[row + round_.FIRST_CARD] < 0:
                rounds[row + round_.FIRST_CARD] = i
            phase = stage.DELIVERING
            rounds[row + round_.LAST_CARD] = i
            rounds[row + round_.TILES] += 1
            if h >= 0:
                if hands[h + hand.TILES] == 0:
                    hands[h + hand.FIRST_TILE] = i
                hands[h + hand.TILES] += 1
                hands[h + hand.LAST_TILE] = i
        elif kind == KIND_WAGER:
            wagers[w + wager.KIND] = ev.what[i]
            wagers[w + wager.HAND] = h
            wagers[w + wager.SEAT] = ev.seat[i]
            wagers[w + wager.PLAYER] = ev.player[i]
            wagers[w + wager.STAKE] = ev.cents[i]
            wagers[w + wager.EVENT] = i
            wagers[w + wager.WITHDRAWN] = -1
        elif kind == KIND_WAGER_CHANGED:
            change_stake(wagers, w, ev.cents[i])
        elif kind == KIND_WAGER_WITHDRAWN:
            withdraw(wagers, w, ev.cents[i], i)
        elif kind == KIND_PAY or kind == KIND_COLLECT or kind == KIND_RETURN:
            settle(wagers, w, i, kind, ev.cents[i])
        elif kind == KIND_VIGORISH:
            if w >= 0:
                wagers[w + wager.VIGORISH_EVENT] = i
                if ev.what[i] == WHAT_MARKED:
                    wagers[w + wager.MARKED] = i
                if ev.cents[i] < 0:
                    wagers[w + wager.UNPRICED] += 1
                else:
                    wagers[w + wager.VIGORISH] += ev.cents[i]
        elif kind == KIND_SET_HAND:
            notes[at + note.ANEW] = 1 if set_tile(hands, h, ev.what[i], ev.card[i]) else 0
            if hands[h + hand.ID] == 0:
                note_dealers_tile(rounds, hands, row, h, notes[at + note.ANEW] == 1, i)
        elif kind == KIND_NO_MORE_BETS:
            rounds[row + round_.NO_MORE_BETS] = i
            phase = stage.CLOSED
        elif kind == KIND_VOID_ROUND:
            rounds[row + round_.VOID] = i
        elif kind == KIND_CLEARED:
            rounds[row + round_.CLEARED] = i
        elif kind == KIND_ROUND_END:
            rounds[row + round_.OVER] = i
        elif h >= 0:
            note_hand(ev, rounds, hands, row, h, i)
        note_before_delivery(ev, options, rounds, row, i)
        if rounds[row + round_.DEALER_SET] >= 0:
            phase = stage.DEALER_SET
        elif phase == stage.DELIVERING and (
            rounds[row + round_.TILES] >= options[TILES] or kind == KIND_HANDS_SET or kind == KIND_SET_HAND
        ):
            phase = stage.SETTING
            rounds[row + round_.DEAL_DONE] = rounds[row + round_.LAST_CARD]
    if row >= 0:
        close_round(ev, rounds, hands, wagers, scratch, options, row)
