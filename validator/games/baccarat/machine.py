"""The baccarat machine: reads one table's events once and derives hands, wagers, rounds and their stages."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import NONE, between, first_row, next_row, row_after
from validator.games.baccarat.rows import (
    BANKER,
    PLAYER,
    add_card,
    begin_vigorish,
    close_round,
    laid_face_up,
    new_hand,
    new_round,
    of_round_before,
    show_card,
    take_third,
    used_in_next_round,
)
from validator.games.baccarat.tables import outcome, stage
from validator.games.baccarat.tables.rows import HAND_FIRST, HAND_THIRD, Hand, Round, Table, Wager
from validator.games.rounds.moments import find_moments
from validator.games.rounds.rows import (
    HAND_ROWS,
    WAGER_ROWS,
    book_placed,
    book_settled_row,
    change_stake,
    may_be_of_round,
    new_wager,
    withdraw,
)
from validator.log.codes import (
    KIND_CALL,
    KIND_CARD_MISDEALT,
    KIND_CHIP_UNIT,
    KIND_CLEARED,
    KIND_COLLECT,
    KIND_COVER_CARD,
    KIND_DEAL,
    KIND_EXPOSE,
    KIND_MOVE_CARD,
    KIND_MUCK,
    KIND_NO_MORE_BETS,
    KIND_PAY,
    KIND_POSITIONS,
    KIND_RESULT,
    KIND_RETURN,
    KIND_ROUND_END,
    KIND_SHOE_EMPTY,
    KIND_UNREADABLE,
    KIND_VIGORISH,
    KIND_VOID_ROUND,
    KIND_WAGER,
    KIND_WAGER_CHANGED,
    KIND_WAGER_WITHDRAWN,
    PLACE_HAND,
    WHAT_BANKER,
    WHAT_CLOCKWISE,
    WHAT_MARKED,
    WHAT_PLAYER,
    WHAT_TAKEN,
    WHAT_TIE,
    WHAT_TIE_HAND,
)


@kernel
def event_referred_to(t: Table, start: int, stop: int, i: int) -> int:
    """The event between ``start`` and ``stop`` that event ``i`` refers to; -1 where it refers to none of them."""
    if t.ref[i] < 0:
        return -1
    for j in range(stop - 1, start - 1, -1):
        if t.seq[j] == t.ref[i]:
            return j
    return -1


@kernel
def outcome_of(what: int) -> int:
    """The outcome that a word of the log announces; -1 for another word."""
    if what == WHAT_TIE or what == WHAT_TIE_HAND:
        return outcome.TIE
    if what == WHAT_PLAYER:
        return outcome.PLAYER
    return outcome.BANKER if what == WHAT_BANKER else outcome.UNKNOWN


@kernel
def book_vigorish(t: Table, w: Wager, i: int, what: int, cents: int) -> None:
    """Book vigorish taken or marked on wager row ``w`` in its own round."""
    if what != WHAT_TAKEN and what != WHAT_MARKED:
        return
    w.vigorish = i
    if cents < 0:
        w.unpriced_vigorish += 1
    elif what == WHAT_TAKEN:
        w.taken_vigorish += cents
    else:
        w.marked_vigorish += cents


@kernel
def bankers_wager_at(t: Table, row: Round, seat: int) -> Wager:
    """The wager on the Banker's Hand at a position, where vigorish names no wager; -1 where there is not just one.

    Of a wager that may be at that position, as one of the two is not told, it is not known how much was taken.
    """
    found = t.wagers[NONE]
    for w in between(t.wagers, row.wager, next_row(t.wagers)):
        if w.seat != seat and (w.seat < 0 or seat < 0):
            w.unpriced_vigorish += 1
        elif w.seat == seat and w.kind == WHAT_BANKER and w.withdrawn < 0:
            if found:
                found.unpriced_vigorish += 1
                w.unpriced_vigorish += 1
                return t.wagers[NONE]
            found = w
    return found


@kernel
def move_third(t: Table, row: Round, h: Hand, dealt: int, dest: int, i: int) -> None:
    """A third card, dealt by event ``dealt``, goes to hand row ``h``; away from its hand where that is no other.

    One that was dealt in error may become the third card of the Banker's Hand.
    """
    first = row_after(t.hands, row.hand, 1)
    for source in between(t.hands, first, row_after(t.hands, first, 2)):
        if dealt >= 0 and source.third_event == dealt and (h != source or dest > PLACE_HAND):
            card = take_third(t, source, i)
            if h and h != source:
                add_card(t, h, card, i)
            return
    banker = h == row_after(t.hands, first, 1) and h.dealt == HAND_THIRD - HAND_FIRST
    if dealt >= 0 and t.kind[dealt] == KIND_CARD_MISDEALT and dest == PLACE_HAND and banker:
        add_card(t, h, t.card[i] if t.card[i] >= 0 else t.card[dealt], i)


@kernel
def note_table(t: Table, i: int) -> None:
    """Book what is said of the table: its positions, and its smallest chip."""
    if t.kind[i] == KIND_POSITIONS:
        t.said.direction = 1 if t.what[i] == WHAT_CLOCKWISE else -1
        t.said.positions = t.n[i] if t.n[i] > 0 else 0
        t.said.caller = t.seat[i] if t.seat[i] > 0 else 0
    elif t.kind[i] == KIND_CHIP_UNIT:
        t.said.chip_unit = t.cents[i]


@kernel
def hand_named(t: Table, row: Round, i: int) -> Hand:
    """The hand that event ``i`` names."""
    h = t.hands[t.scratch[HAND_ROWS + t.hand[i]]]
    return h if h else new_hand(t, row, t.hand[i])


@kernel
def wager_named(t: Table, row: Round, i: int) -> Wager:
    """The wager that event ``i`` names."""
    w = t.wagers[t.scratch[WAGER_ROWS + t.wager[i]]]
    if not w:
        w = t.wagers[new_wager(t, row, t.wager[i]).at]
        begin_vigorish(t, w)
    return w


@kernel
def note_card(t: Table, row: Round, h: Hand, i: int) -> int:
    """Book a card dealt to hand row ``h``, perhaps one drawn in the round before; the stage of the round after it."""
    phase = t.notes[i].phase
    if row.first_card < 0:
        phase = stage.INITIAL_DEAL
        row.first_card = i
    add_card(t, h, t.card[i], i)
    if t.ref[i] >= 0 and row != first_row(t.rounds):
        before = row_after(t.rounds, row, -1)
        drawn = event_referred_to(t, before.first, before.last + 1, i)
        if drawn >= 0:
            used_in_next_round(t, before, drawn, i)
    row.last_card = i
    p = t.hands[t.scratch[HAND_ROWS + PLAYER]]
    b = t.hands[t.scratch[HAND_ROWS + BANKER]]
    if phase == stage.INITIAL_DEAL and p.dealt >= 2 and b.dealt >= 2:
        phase = stage.THIRD_CARDS
        row.deal_done = i
    return phase


@kernel
def note_wager(t: Table, w: Wager, i: int) -> None:
    """Book a wager that is placed, on one of the hands or on another outcome."""
    book_placed(t, w, i)
    w.withdrawn = -1
    if t.what[i] == WHAT_PLAYER:
        w.hand = t.hands[t.scratch[HAND_ROWS + PLAYER]]
    elif t.what[i] == WHAT_BANKER:
        w.hand = t.hands[t.scratch[HAND_ROWS + BANKER]]


@kernel
def note_vigorish(t: Table, row: Round, w: Wager, i: int) -> None:
    """Book vigorish on the wager that is named, else on that of the position, or note that it is of a round before."""
    note = t.notes[i]
    named = w
    if of_round_before(t, w, row, note.phase):
        note.of_round_before = 1
        named = t.wagers[NONE]
    elif not w and t.seat[i] > 0:
        named = bankers_wager_at(t, row, t.seat[i])
    if named:
        book_vigorish(t, named, i, t.what[i], t.cents[i])


@kernel
def note_moved(t: Table, row: Round, h: Hand, i: int) -> None:
    """Book a card that is laid elsewhere: face up, or to the other hand."""
    moved = event_referred_to(t, row.first, i, i)
    if h and laid_face_up(t, i):
        show_card(t, h, t.card[i], moved, i)
    if t.ref[i] >= 0:
        move_third(t, row, h, moved, t.dest[i], i)


@kernel
def note_said(t: Table, row: Round, i: int) -> int:
    """Book the outcome that is announced or called; the stage of the round after it."""
    said = outcome_of(t.what[i])
    if said < 0 or (row.announced >= 0 and t.kind[i] != KIND_RESULT):
        return t.notes[i].phase
    row.announced = i
    row.said = said
    return stage.SETTLING


@kernel
def note_event(t: Table, row: Round, h: Hand, w: Wager, i: int) -> int:
    """Book what happens in a round to hand row ``h`` and wager row ``w``; the stage of the round after it."""
    kind = t.kind[i]
    phase = t.notes[i].phase
    if kind == KIND_DEAL:
        return note_card(t, row, h, i)
    if kind == KIND_WAGER:
        note_wager(t, w, i)
    elif kind == KIND_PAY or kind == KIND_COLLECT or kind == KIND_RETURN:
        book_settled_row(t, w, i, kind, t.cents[i], False)
        return phase if phase == stage.INITIAL_DEAL else stage.SETTLING
    elif kind == KIND_VIGORISH:
        note_vigorish(t, row, w, i)
    elif kind == KIND_EXPOSE:
        if h:
            shown = event_referred_to(t, row.first, i, i)
            if t.ref[i] >= 0 and shown < 0:
                h.unseen = i
            show_card(t, h, t.card[i], shown, i)
    elif kind == KIND_MOVE_CARD:
        note_moved(t, row, h, i)
    elif kind == KIND_RESULT or kind == KIND_CALL:
        return note_said(t, row, i)
    elif kind == KIND_WAGER_CHANGED:
        change_stake(t, w, t.cents[i])
    elif kind == KIND_WAGER_WITHDRAWN:
        withdraw(t, w, t.cents[i], i)
    elif kind == KIND_NO_MORE_BETS:
        if row.closed < 0:
            row.closed = i
    elif kind == KIND_CARD_MISDEALT:
        if row.error < 0:
            row.error = i
    elif kind == KIND_COVER_CARD:
        row.cover = i
    elif kind == KIND_SHOE_EMPTY:
        row.empty = i
    elif kind == KIND_VOID_ROUND:
        row.void = i
    elif kind == KIND_MUCK:
        h.muck = i
    elif kind == KIND_CLEARED:
        row.cleared = i
    elif kind == KIND_ROUND_END:
        row.over = i
    return phase


@kernel
def derive(t: Table) -> None:
    """Fill the derived columns and tables from the events of whole rounds of one table."""
    find_moments(t)
    kinds, numbers = t.kind, t.round
    row = t.rounds[NONE]
    number = -1
    phase = stage.WAGERING
    dealt = 0
    for i in range(len(kinds)):
        note = t.notes[i]
        kind = kinds[i]
        if numbers[i] >= 0 and numbers[i] != number:
            if row:
                close_round(t, row)
            number = numbers[i]
            row = new_round(t, number, i)
            phase = stage.WAGERING
            dealt = 0
        h = t.hands[NONE]
        w = t.wagers[NONE]
        note.round = row if numbers[i] >= 0 else t.rounds[NONE]
        note.phase = phase
        note.hand = h
        note.wager = w
        note.cards = 0
        note.dealt = dealt
        note.counted = 0
        note.of_round_before = 0
        if kind == KIND_POSITIONS or kind == KIND_CHIP_UNIT:
            note_table(t, i)
        if not row:
            continue
        if kind == KIND_UNREADABLE and may_be_of_round(t, i, row.over):
            row.gaps += 1
        if numbers[i] < 0:
            continue
        row.last = i
        if t.hand[i] >= 0:
            h = hand_named(t, row, i)
        if t.wager[i] >= 0:
            w = wager_named(t, row, i)
            if not h:
                h = w.hand
        note.wager = w
        note.hand = h
        if h:
            note.cards = h.dealt
        if kind == KIND_DEAL:
            dealt += 1
        phase = note_event(t, row, h, w, i)
    if row:
        close_round(t, row)
