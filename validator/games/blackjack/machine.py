"""The blackjack machine: reads one table's events once and derives hands, wagers, rounds and their stages."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import NONE, between, next_row
from validator.games.blackjack.hands import (
    DEALER,
    add_card,
    becomes_first_card,
    counted_rank,
    is_complete,
    reveal_card,
    split_hand,
    switch_firsts,
    switch_seconds,
)
from validator.games.blackjack.rows import (
    close_round,
    new_hand,
    new_round,
)
from validator.games.blackjack.tables import flags, stage
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.blackjack.taken_cards import move_between_hands, take_ten_out
from validator.games.cards import known
from validator.games.rounds.moments import find_moments
from validator.games.rounds.rows import (
    HAND_ROWS,
    SEAT_HANDS,
    WAGER_ROWS,
    book_placed,
    book_settled_row,
    may_be_of_round,
    new_wager,
)
from validator.games.table import recorded
from validator.log.codes import (
    FACE_UP,
    KIND_CARD_REMOVED,
    KIND_CHIP_UNIT,
    KIND_CHOICE,
    KIND_CLEARED,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_EXPOSE,
    KIND_MOVE_CARD,
    KIND_MUCK,
    KIND_PAY,
    KIND_PEEK,
    KIND_POSITIONS,
    KIND_RETURN,
    KIND_ROUND_END,
    KIND_ROUND_START,
    KIND_SPLIT,
    KIND_SWITCH,
    KIND_UNREADABLE,
    KIND_VOID_HAND,
    KIND_VOID_ROUND,
    KIND_WAGER,
    KIND_WAGER_CHANGED,
    KIND_WAGER_WITHDRAWN,
    WHAT_ACCEPT_CARD,
    WHAT_BLACKJACK,
    WHAT_CLOCKWISE,
    WHAT_DOUBLE,
    WHAT_DOUBLE_DOWN,
    WHAT_EVEN_MONEY,
    WHAT_FIRST_CARDS,
    WHAT_FREE_BET,
    WHAT_FREE_DOUBLE,
    WHAT_FREE_SPLIT,
    WHAT_HIT,
    WHAT_RESCUE,
    WHAT_SPLIT,
    WHAT_STAND,
    WHAT_SURRENDER,
)


@kernel
def note_choice(t: Table, h: Hand, what: int, i: int) -> None:
    """Book a player's decision on hand row ``h``."""
    h.choice = i
    if what == WHAT_STAND:
        h.flags |= flags.STOOD
    elif what == WHAT_SURRENDER:
        h.flags |= flags.SURRENDERED
    elif what == WHAT_EVEN_MONEY:
        h.flags |= flags.EVEN_MONEY
    elif what == WHAT_DOUBLE:
        h.flags |= flags.DOUBLED
        h.asked += 1
    elif what == WHAT_FREE_DOUBLE:
        h.flags |= flags.DOUBLED | flags.FREE_DOUBLED
        h.asked += 1
    elif what == WHAT_RESCUE:
        h.flags |= flags.RESCUED
    elif what in (WHAT_HIT, WHAT_ACCEPT_CARD):
        h.asked += 1


@kernel
def place_lammer(t: Table, h: Hand, choice: int, said: int) -> None:
    """Book a Free Bet lammer on hand row ``h``: on one card it is a split hand's wager, on more it doubles down.

    ``choice`` is the event of the last decision on the hand, ``said`` its word. A lammer laid on two cards to split
    them, or belatedly on a hand that a split has formed, is no double down; nor one laid on a hand that stood.
    """
    if said == WHAT_STAND and h.last_card < choice and recorded(t, KIND_CHOICE):
        return
    splits = (said == WHAT_SPLIT or said == WHAT_FREE_SPLIT) and h.last_card < choice
    doubles = said == WHAT_DOUBLE or said == WHAT_FREE_DOUBLE
    formed = h.parent.at >= 0 and h.flags & flags.FREE_SPLIT == 0
    if h.cards > 1 and not splits and (doubles or not formed):
        h.flags |= flags.DOUBLED | flags.FREE_DOUBLED
    else:
        h.flags |= flags.FREE_SPLIT


@kernel
def note_around(t: Table, row: Round, i: int) -> None:
    """Book what happens at the table beside the hands: in the round at ``row``, or after it."""
    kind = t.kind[i]
    if kind == KIND_POSITIONS:
        t.said.direction = 1 if t.what[i] == WHAT_CLOCKWISE else -1
    elif kind == KIND_CHIP_UNIT:
        t.said.chip_unit = t.cents[i]
    elif kind == KIND_UNREADABLE and row and may_be_of_round(t, i, row.over):
        row.gaps += 1
    elif kind == KIND_CARD_REMOVED and row and row.over < 0:
        take_ten_out(t, row, i)


@kernel
def hand_named(t: Table, row: Round, i: int) -> Hand:
    """The hand that event ``i`` names."""
    h = t.hands[t.scratch[HAND_ROWS + t.hand[i]]]
    return h if h else new_hand(t, row, t.hand[i], t.seat[i], t.player[i])


@kernel
def wager_named(t: Table, row: Round, i: int) -> Wager:
    """The wager that event ``i`` names."""
    w = t.wagers[t.scratch[WAGER_ROWS + t.wager[i]]]
    return w if w else t.wagers[new_wager(t, row, t.wager[i]).at]


@kernel
def hand_at_seat(t: Table, i: int) -> Hand:
    """The hand at the position of event ``i``, which names none itself.

    It is not known once that hand was split, nor where the position has another.
    """
    if t.seat[i] <= 0:
        return t.hands[NONE]
    if t.kind[i] == KIND_WAGER and (t.what[i] != WHAT_DOUBLE_DOWN or t.options.switch == 1):
        return t.hands[NONE]
    h = t.hands[t.scratch[SEAT_HANDS + t.seat[i]]]
    if not h or h.splits > 0:
        return t.hands[NONE]
    for other in between(t.hands, h.round.hand, next_row(t.hands)):
        if other != h and other.seat == h.seat:
            return t.hands[NONE]
    return h


@kernel
def note_before(t: Table, h: Hand, i: int) -> None:
    """Note what hand row ``h`` was before event ``i``, and where it lies if that was not told until now."""
    note = t.notes[i]
    note.total = h.total
    note.soft = h.soft
    note.cards = h.cards
    note.flags = h.flags
    note.asked = h.asked
    note.before = h.last
    h.last = i
    seat = t.seat[i]
    if seat >= 0 and h.seat < 0:
        h.seat = seat
        if seat > 0 and t.scratch[SEAT_HANDS + seat] < 0:
            t.scratch[SEAT_HANDS + seat] = h.at


@kernel
def note_card(t: Table, row: Round, h: Hand, i: int) -> int:
    """Book a card dealt to hand row ``h``; the stage of the round after it."""
    note = t.notes[i]
    phase = note.phase
    card, face = t.card[i], t.face[i]
    dealer = h.id == DEALER
    if phase == stage.NOT_DEALING:
        phase = stage.INITIAL_DEAL
        row.first_card = i
    elif dealer and h.cards >= 2:
        phase = stage.DEALERS_TURN
    row.last_card = i
    if h.asked > 0 and h.cards >= 2:
        h.asked -= 1
    if not is_complete(t, h, dealer):
        add_card(t, h, card)
        if face != FACE_UP and counted_rank(t, card) >= 0:
            h.flags |= flags.TOLD_UNSEEN if known(card) else flags.VALUE_UNSEEN
        elif face == FACE_UP and counted_rank(t, card) < 0:
            h.flags |= flags.BLANK_SEEN
        h.last_card = i
        note.counted = 1
    elif h.extra < 0:
        h.extra = i
    if dealer and h.cards == 2 and row.deal_done < 0:
        row.deal_done = i
        phase = stage.PLAYERS_TURN
    return phase


@kernel
def note_wager(t: Table, h: Hand, w: Wager, i: int) -> None:
    """Book a wager that is placed on hand row ``h``, or beside it."""
    what = t.what[i]
    book_placed(t, w, i)
    if what == t.options.main_wager:
        w.kind = WHAT_BLACKJACK
    w.hand = h
    if not h:
        return
    if h.player < 0:
        h.player = t.player[i]
    if what == WHAT_DOUBLE_DOWN:
        h.flags |= flags.DOUBLED
    elif what == WHAT_FREE_BET:
        said = h.choice
        place_lammer(t, h, said, t.what[said] if said >= 0 else -1)


@kernel
def note_shown(t: Table, row: Round, h: Hand, i: int) -> int:
    """Book a card of hand row ``h`` that is turned face up; the stage of the round after it."""
    phase = t.notes[i].phase
    reveal_card(t, h, t.card[i])
    if h.id != DEALER or phase < stage.PLAYERS_TURN:
        return phase
    if row.hole_turned < 0:
        row.hole_turned = i
    # Where the reader shows a range, the card may be exposed before the players act.
    return phase if t.options.range_reader == 1 else stage.DEALERS_TURN


@kernel
def hand_referred_to(t: Table, i: int) -> Hand:
    """The other hand of event ``i``: that which is split, or with which cards are switched."""
    return t.hands[t.scratch[HAND_ROWS + t.ref[i]]] if 0 <= t.ref[i] < WAGER_ROWS else t.hands[NONE]


@kernel
def note_split(t: Table, h: Hand, i: int) -> None:
    """Book that hand row ``h`` is formed out of another."""
    parent = hand_referred_to(t, i)
    if parent:
        note = t.notes[i]
        note.cards = parent.cards
        note.total = parent.total
        note.flags = parent.flags
        split_hand(t, parent, h, t.card[i])


@kernel
def note_switch(t: Table, h: Hand, i: int) -> None:
    """Book that a player switches cards of two hands."""
    other = hand_referred_to(t, i)
    if other:
        if t.what[i] == WHAT_FIRST_CARDS:
            switch_firsts(t, h, other)
        else:
            switch_seconds(t, h, other)


@kernel
def note_withdrawn(t: Table, h: Hand, w: Wager, i: int) -> None:
    """Book that a wager, or a part of it, is taken back."""
    if 0 <= t.cents[i] < w.stake:
        w.stake -= t.cents[i]
        return
    w.withdrawn = i
    doubled = w.kind == WHAT_DOUBLE_DOWN and h.at >= 0
    if doubled and t.options.rescue == 1 and h.flags & flags.DOUBLE_CARD:
        h.flags |= flags.RESCUED


@kernel
def note_event(t: Table, row: Round, h: Hand, w: Wager, i: int) -> int:
    """Book what happens in a round to hand row ``h`` and wager row ``w``; the stage of the round after it."""
    kind = t.kind[i]
    phase = t.notes[i].phase
    if kind == KIND_DEAL or (kind == KIND_DETERMINANT and becomes_first_card(t, i, h)):
        return note_card(t, row, h, i) if h else phase
    if kind == KIND_WAGER:
        note_wager(t, h, w, i)
    elif kind == KIND_PAY or kind == KIND_COLLECT or kind == KIND_RETURN:
        book_settled_row(t, w, i, kind, t.cents[i], t.what[i] >= 0)
    elif kind == KIND_CHOICE:
        if h:
            note_choice(t, h, t.what[i], i)
    elif kind == KIND_EXPOSE:
        return note_shown(t, row, h, i) if h else phase
    elif kind == KIND_PEEK:
        row.peek = i
        row.shown = t.what[i]
    elif kind == KIND_SPLIT:
        note_split(t, h, i)
    elif kind == KIND_SWITCH:
        note_switch(t, h, i)
    elif kind == KIND_WAGER_CHANGED:
        w.stake = t.cents[i]
    elif kind == KIND_WAGER_WITHDRAWN:
        note_withdrawn(t, h, w, i)
    elif kind == KIND_VOID_HAND:
        h.flags |= flags.DEAD
    elif kind == KIND_VOID_ROUND:
        row.void = i
    elif kind == KIND_MUCK:
        h.muck = i
    elif kind == KIND_MOVE_CARD:
        move_between_hands(t, row, h, i, phase)
    elif kind == KIND_CLEARED:
        row.cleared = i
    elif kind == KIND_ROUND_END:
        row.over = i
    return phase


@kernel
def derive(t: Table) -> None:
    """Fill the derived columns and tables from the events of whole rounds of one table."""
    find_moments(t)
    kinds, round_column, hand_column, wager_column = t.kind, t.round, t.hand, t.wager
    row = t.rounds[NONE]
    number = -1
    last = -1
    phase = stage.NOT_DEALING
    for i in range(len(kinds)):
        note = t.notes[i]
        kind = kinds[i]
        in_round = round_column[i]
        if in_round >= 0 and in_round != number:
            if row:
                row.last = last
                close_round(t, row)
            number = in_round
            row = new_round(t, number, i)
            phase = stage.NOT_DEALING
        note.phase = phase
        note.counted = 0
        if kind < KIND_ROUND_START:
            note_around(t, row, i)
        h = t.hands[NONE]
        w = t.wagers[NONE]
        if in_round < 0:
            note.round = t.rounds[NONE]
            note.hand = h
            note.wager = w
            continue
        last = i
        if hand_column[i] >= 0:
            h = hand_named(t, row, i)
        if wager_column[i] >= 0:
            w = wager_named(t, row, i)
            if not h:
                h = w.hand
        if not h:
            h = hand_at_seat(t, i)
        note.round = row
        note.wager = w
        note.hand = h
        if h:
            note_before(t, h, i)
        if kind == KIND_DETERMINANT:
            row.untold = 1 if not h and t.dest[i] < 0 else 0
        phase = note_event(t, row, h, w, i)
    if row:
        row.last = last
        close_round(t, row)
