"""The tiles machine: reads one table's events once and derives rounds, hands and wagers and their stages."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import NONE
from validator.games.pai_gow.around import is_valid
from validator.games.pai_gow.placing import hand_meant, mark_unplaced, wager_at
from validator.games.pai_gow.rows import (
    close_round,
    hand_of_event,
    new_hand,
    new_round,
)
from validator.games.pai_gow.tables import flags, stage
from validator.games.pai_gow.tables.rows import HAND_HIGH_A, HAND_LOW_A, Hand, Round, Table, Wager
from validator.games.pai_gow.tiles import UNKNOWN_TILE, kind_of
from validator.games.rounds.rows import (
    SEAT_HANDS,
    WAGER_ROWS,
    book_placed,
    book_settled_row,
    change_stake,
    may_be_of_round,
    new_wager,
    withdraw,
)
from validator.games.table import person_of, recorded, role_of
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
def begin_wager(t: Table, row: Round, ident: int) -> Wager:
    """Append a wager to the round ``row``, with the machine's own fields; the row's number."""
    w = t.wagers[new_wager(t, row, ident).at]
    w.due = -1
    w.vigorish = 0
    w.vigorish_event = -1
    w.marked = -1
    w.collect_first = -1
    w.pay_first = -1
    w.opponent = t.hands[NONE]
    return w


@kernel
def book_settled(t: Table, w: Wager, i: int, kind: int, cents: int) -> None:
    """Book a collection, payment or return on wager row ``w``."""
    book_settled_row(t, w, i, kind, cents, False)
    if kind == KIND_COLLECT and w.collect_first < 0:
        w.collect_first = i
    elif kind == KIND_PAY and w.pay_first < 0:
        w.pay_first = i


@kernel
def set_tile(t: Table, h: Hand, half: int, tile: int) -> bool:
    """Lay a tile in the high or the low hand of row ``h``; whether that begins to set the hand anew."""
    first = HAND_HIGH_A if half == WHAT_HIGH else HAND_LOW_A
    known = tile if kind_of(tile) >= 0 else UNKNOWN_TILE
    anew = h[first] >= 0 and h[first + 1] >= 0
    if anew:
        h.high_a = -1
        h.high_b = -1
        h.low_a = -1
        h.low_b = -1
        h.flags |= flags.SET_ANEW
    if h[first] < 0:
        h[first] = known
    else:
        h[first + 1] = known
    return anew


@kernel
def note_dealers_tile(t: Table, row: Round, h: Hand, anew: bool, i: int) -> None:
    """Book that a tile of the dealer was set by event ``i``."""
    if row.turned < 0:
        row.turned = i
    if is_whole(t, h) and row.dealer_set < 0:
        row.dealer_set = i
    if anew and row.reset < 0:
        row.reset = i


@kernel
def is_whole(t: Table, h: Hand) -> bool:
    """Whether both hands of row ``h`` have their two tiles."""
    return h.high_a >= 0 and h.high_b >= 0 and h.low_a >= 0 and h.low_b >= 0


@kernel
def note_bank(t: Table, row: Round, seat: int, player: int, i: int) -> None:
    """Book that a player is the bank of the round ``row``."""
    row.bank_seat = seat if seat > 0 else 0
    row.bank_event = i
    if player >= 0:
        row.player = player


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
def note_before_delivery(t: Table, row: Round, i: int) -> None:
    """Book what event ``i`` says of bank, dice and style before the first tile of the round ``row`` is delivered.

    Who accepts the bank is the bank, unless the log always says who is: the dealer may find that he may not be.
    """
    kind = t.kind[i]
    untold = not recorded(t, KIND_BANK) or row.gaps > 0
    if untold and row.bank_seat < 0 and shows_bank(t, i):
        note_bank(t, row, -1, person_of(t.by[i]), i)
    if kind == KIND_BANK:
        note_bank(t, row, t.seat[i], t.player[i], i)
    elif kind == KIND_BANK_OFFERED:
        told = recorded(t, KIND_BANK) and row.gaps == 0
        if t.what[i] == WHAT_ACCEPTED and row.bank_seat < 0 and not told:
            note_bank(t, row, t.seat[i], t.player[i], i)
    elif kind == KIND_CO_BANK or row.co_bank < 0 and shows_co_bank(t, i):
        row.co_bank = i
    elif kind == KIND_DELIVERY_CHOSEN:
        row.chosen = i
    elif kind == KIND_DELIVERY_INDICATED:
        row.style = i
    elif row.first_card >= 0:
        return
    elif kind == KIND_DICE_SHOWN:
        row.shown = i if is_valid(t.what[i]) else -1
        row.total = -1
    elif kind == KIND_DICE_TOTAL:
        row.total = i
    elif kind == KIND_NO_ROLL:
        row.shown = -1
        row.total = -1


@kernel
def turned_over(t: Table, row: Round, h: Hand, i: int) -> int:
    """The event by which the first tile of ``h`` was turned up, if event ``i`` turns up the last of them; else -1.

    Tiles shown before the hand was set, or before its player decided what becomes of it, were shown in error.
    """
    first, count = -1, 0
    for back in range(i - row.first + 1):
        k = i - back
        kind = t.kind[k]
        if t.notes[k].hand != h:
            continue
        if kind == KIND_HANDS_SET or kind == KIND_DELIVER or kind == KIND_CHOICE:
            break
        if kind == KIND_EXPOSE:
            first = k
            count += 1
    return first if count >= t.options.delivered else -1


@kernel
def note_exposure(t: Table, row: Round, h: Hand, i: int) -> None:
    """Book that event ``i`` turns up the hand ``h``, or a tile of it."""
    if h.exposed >= 0:
        return
    first = i if t.card[i] < 0 else turned_over(t, row, h, i)
    if first >= 0:
        h.exposed = first
        h.shown = i


@kernel
def forget_exposure(t: Table, h: Hand) -> None:
    """What was turned up of ``h`` was turned up before its time: it has still to be exposed."""
    h.exposed = -1
    h.shown = -1


@kernel
def note_hand(t: Table, row: Round, h: Hand, i: int) -> None:
    """Book what event ``i`` says of the hand ``h``."""
    kind = t.kind[i]
    if kind == KIND_HANDS_SET:
        if h.first_set < 0:
            h.first_set = i
            if h.id != 0 and row.dealer_set < 0:
                forget_exposure(t, h)
        h.last_set = i
        if h.id == 0:
            if row.dealer_set < 0:
                row.dealer_set = i
            if row.turned < 0:
                row.turned = i
    elif kind == KIND_EXPOSE:
        note_exposure(t, row, h, i)
    elif kind == KIND_OUTCOME:
        h.outcome = i
    elif kind == KIND_CHOICE:
        if t.what[i] == WHAT_SURRENDER:
            h.surrender = i
        elif t.what[i] == WHAT_PLAY_ON or t.what[i] == WHAT_VOID:
            h.flags |= flags.PLAYED_ON if t.what[i] == WHAT_PLAY_ON else flags.GIVEN_UP
            if row.dealer_set < 0:
                forget_exposure(t, h)
    elif kind == KIND_MUCK:
        if h.muck < 0:
            h.muck = i
    elif kind == KIND_VOID_HAND:
        h.voided = i
        if row.dealer_set < 0:
            forget_exposure(t, h)
    elif kind == KIND_MOVE_CARD and t.dest[i] == PLACE_DEAD_HAND and h.moved < 0:
        h.moved = i


@kernel
def note_table(t: Table, i: int) -> None:
    """Book what is said of the table: its positions, and its smallest chip."""
    if t.kind[i] == KIND_POSITIONS:
        t.said.direction = -1 if t.what[i] == WHAT_COUNTERCLOCKWISE else 1
        t.said.positions = t.n[i] if t.n[i] > 0 else 0
    elif t.kind[i] == KIND_CHIP_UNIT:
        t.said.chip_unit = t.cents[i]


@kernel
def hand_delivered(t: Table, row: Round, i: int) -> Hand:
    """The hand, not told of before, to which event ``i`` delivers a tile: the dead one, or a position's."""
    if t.dest[i] != PLACE_DEAD_HAND:
        return new_hand(t, row, -1, t.seat[i], t.player[i]) if t.seat[i] > 0 else t.hands[NONE]
    if not row.dead:
        h = new_hand(t, row, -1, -1, -1)
        h.flags = flags.THE_DEAD_HAND
        row.dead = h
    return row.dead


@kernel
def hand_concerned(t: Table, row: Round, i: int) -> Hand:
    """The hand that event ``i`` is about, as far as it does not name a wager alone."""
    h = hand_of_event(t, row, t.hand[i], t.seat[i], t.player[i])
    if not h and t.kind[i] == KIND_DELIVER:
        h = hand_delivered(t, row, i)
    if not h and t.wager[i] < 0 and t.hand[i] < 0 and t.seat[i] < 0:
        h = hand_meant(t, row, i)
    return h


@kernel
def wager_named(t: Table, row: Round, i: int) -> Wager:
    """The wager that event ``i`` names."""
    w = t.wagers[t.scratch[WAGER_ROWS + t.wager[i]]]
    return w if w else begin_wager(t, row, t.wager[i])


@kernel
def hand_told_with_wager(t: Table, w: Wager, h: Hand, i: int) -> Hand:
    """The hand that event ``i`` is about where it names wager row ``w``: ``h`` is the one that it told itself."""
    if w.hand and (not h or t.hand[i] < 0):
        return w.hand
    if not h and w.seat > 0:
        return t.hands[t.scratch[SEAT_HANDS + w.seat]]
    if h and w.seat < 0 and t.kind[i] != KIND_WAGER:
        w.hand = h  # the wager was placed at no position that the log names
    return h


@kernel
def note_before(t: Table, h: Hand, i: int) -> None:
    """Note how many tiles hand row ``h`` had before event ``i``, and where it lies if that was not told until now."""
    t.notes[i].tiles = h.tiles
    if h.seat < 0 and t.seat[i] > 0:
        h.seat = t.seat[i]
        if t.scratch[SEAT_HANDS + t.seat[i]] < 0:
            t.scratch[SEAT_HANDS + t.seat[i]] = h.at


@kernel
def note_tile(t: Table, row: Round, h: Hand, i: int) -> None:
    """Book a tile that is delivered to hand row ``h``."""
    if row.first_card < 0:
        row.first_card = i
    row.last_card = i
    row.tiles += 1
    if h:
        if h.tiles == 0:
            h.first_tile = i
        forget_exposure(t, h)
        h.tiles += 1
        h.last_tile = i


@kernel
def note_wager(t: Table, h: Hand, w: Wager, i: int) -> None:
    """Book a wager that is placed on hand row ``h``."""
    book_placed(t, w, i)
    w.withdrawn = -1
    w.hand = h


@kernel
def note_vigorish(t: Table, w: Wager, i: int) -> None:
    """Book vigorish taken or marked on wager row ``w``."""
    w.vigorish_event = i
    if t.what[i] == WHAT_MARKED:
        w.marked = i
    if t.cents[i] < 0:
        w.unpriced += 1
    else:
        w.vigorish += t.cents[i]


@kernel
def note_event(t: Table, row: Round, h: Hand, w: Wager, i: int) -> None:
    """Book what happens in a round to hand row ``h`` and wager row ``w``."""
    kind = t.kind[i]
    if kind == KIND_DELIVER:
        note_tile(t, row, h, i)
    elif kind == KIND_WAGER:
        note_wager(t, h, w, i)
    elif kind == KIND_WAGER_CHANGED:
        change_stake(t, w, t.cents[i])
    elif kind == KIND_WAGER_WITHDRAWN:
        withdraw(t, w, t.cents[i], i)
    elif kind == KIND_PAY or kind == KIND_COLLECT or kind == KIND_RETURN:
        book_settled(t, w, i, kind, t.cents[i])
    elif kind == KIND_VIGORISH:
        if w:
            note_vigorish(t, w, i)
    elif kind == KIND_SET_HAND:
        note = t.notes[i]
        note.anew = 1 if set_tile(t, h, t.what[i], t.card[i]) else 0
        if h.id == 0:
            note_dealers_tile(t, row, h, note.anew == 1, i)
    elif kind == KIND_NO_MORE_BETS:
        row.no_more_bets = i
    elif kind == KIND_VOID_ROUND:
        row.void = i
    elif kind == KIND_CLEARED:
        row.cleared = i
    elif kind == KIND_ROUND_END:
        row.over = i
    elif h:
        note_hand(t, row, h, i)


@kernel
def stage_after(t: Table, row: Round, i: int) -> int:
    """The stage of the round after event ``i``: the delivery is done with all tiles, or once a hand is set."""
    kind = t.kind[i]
    phase = t.notes[i].phase
    if kind == KIND_DELIVER:
        phase = stage.DELIVERING
    elif kind == KIND_NO_MORE_BETS:
        phase = stage.CLOSED
    if row.dealer_set >= 0:
        return stage.DEALER_SET
    all_delivered = row.tiles >= t.options.tiles or kind == KIND_HANDS_SET or kind == KIND_SET_HAND
    if phase == stage.DELIVERING and all_delivered:
        row.deal_done = row.last_card
        return stage.SETTING
    return phase


@kernel
def derive(t: Table) -> None:
    """Fill the derived columns and tables from the events of whole rounds of one table."""
    kinds = t.kind
    round_column = t.round
    row = t.rounds[NONE]
    number = -1
    phase = stage.OPEN
    for i in range(len(kinds)):
        note = t.notes[i]
        kind = kinds[i]
        if round_column[i] >= 0 and round_column[i] != number:
            if row:
                close_round(t, row)
            number = round_column[i]
            row = new_round(t, number, i)
            phase = stage.OPEN
        w = t.wagers[NONE]
        note.round = row if round_column[i] >= 0 else t.rounds[NONE]
        note.phase = phase
        note.hand = t.hands[NONE]
        note.wager = w
        note.tiles = 0
        note.anew = 0
        if kind == KIND_POSITIONS or kind == KIND_CHIP_UNIT:
            note_table(t, i)
        if not row:
            continue
        unsaid = kind == KIND_UNREADABLE or (kind == KIND_VOID_ROUND and round_column[i] < 0)
        if unsaid and may_be_of_round(t, i, row.over):
            row.gaps += 1
        if round_column[i] < 0:
            continue
        row.last = i
        h = hand_concerned(t, row, i)
        if t.wager[i] >= 0:
            w = wager_named(t, row, i)
            h = hand_told_with_wager(t, w, h, i)
        elif kind == KIND_VIGORISH and t.seat[i] > 0:
            w = wager_at(t, row, h, t.seat[i])
        mark_unplaced(t, row, h, w, i)
        note.wager = w
        note.hand = h
        if h:
            note_before(t, h, i)
        note_event(t, row, h, w, i)
        note_before_delivery(t, row, i)
        phase = stage_after(t, row, i)
    if row:
        close_round(t, row)
