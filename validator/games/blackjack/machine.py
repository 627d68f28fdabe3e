"""The blackjack game model: reads one table's events once and derives hands, wagers, rounds and their stages."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import NONE
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
from validator.games.blackjack.options import MAIN_WAGER, RANGE_READER, RESCUE, SWITCH
from validator.games.blackjack.rows import (
    close_round,
    new_hand,
    new_round,
)
from validator.games.blackjack.tables import flags, stage
from validator.games.blackjack.tables.rows import Hand, Table
from validator.games.blackjack.taken_cards import move_between_hands, take_ten_out
from validator.games.cards import known
from validator.games.rounds.moments import find_moments
from validator.games.rounds.rows import HAND_ROWS, SEAT_HANDS, WAGER_ROWS, book_settled_row, new_wager
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
def derive(t: Table) -> None:
    """Fill the derived columns and tables from the events of whole rounds of one table."""
    find_moments(t)
    kinds, round_column, hand_column, wager_column = t.kind, t.round, t.hand, t.wager
    seats, players, cards, whats, cents = t.seat, t.player, t.card, t.what, t.cents
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
            if kind == KIND_POSITIONS:
                t.said.direction = 1 if whats[i] == WHAT_CLOCKWISE else -1
            elif kind == KIND_CHIP_UNIT:
                t.said.chip_unit = cents[i]
            elif kind == KIND_UNREADABLE and row:
                row.gaps += 1
            elif kind == KIND_CARD_REMOVED and row and row.over < 0:
                take_ten_out(t, row, i)
        if in_round < 0:
            note.round = t.rounds[NONE]
            note.hand = t.hands[NONE]
            note.wager = t.wagers[NONE]
            continue
        last = i
        seat = seats[i]
        h = t.hands[NONE]
        ident = hand_column[i]
        if ident >= 0:
            h = t.hands[t.scratch[HAND_ROWS + ident]]
            if not h:
                h = new_hand(t, row, ident, seat, players[i])
        w = t.wagers[NONE]
        ident = wager_column[i]
        if ident >= 0:
            w = t.wagers[t.scratch[WAGER_ROWS + ident]]
            if not w:
                w = t.wagers[new_wager(t, row, ident).at]
            if not h:
                h = w.hand
        if not h and seat > 0 and (kind != KIND_WAGER or (whats[i] == WHAT_DOUBLE_DOWN and t.options[SWITCH] != 1)):
            h = t.hands[t.scratch[SEAT_HANDS + seat]]
            if h and h.splits > 0:
                h = t.hands[NONE]
        note.round = row
        note.wager = w
        note.hand = h
        if h:
            note.total = h.total
            note.soft = h.soft
            note.cards = h.cards
            note.flags = h.flags
            note.asked = h.asked
            note.before = h.last
            h.last = i
            if seat >= 0 and h.seat < 0:
                h.seat = seat
                if seat > 0 and t.scratch[SEAT_HANDS + seat] < 0:
                    t.scratch[SEAT_HANDS + seat] = h.at
        if kind == KIND_DETERMINANT:
            row.untold = 1 if not h and t.dest[i] < 0 else 0
        if kind == KIND_DEAL or (kind == KIND_DETERMINANT and becomes_first_card(t, i, h)):
            if not h:
                continue
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
                add_card(t, h, cards[i])
                if t.face[i] != FACE_UP and counted_rank(t, cards[i]) >= 0:
                    h.flags |= flags.TOLD_UNSEEN if known(cards[i]) else flags.VALUE_UNSEEN
                elif t.face[i] == FACE_UP and counted_rank(t, cards[i]) < 0:
                    h.flags |= flags.BLANK_SEEN
                h.last_card = i
                note.counted = 1
            elif h.extra < 0:
                h.extra = i
            if dealer and h.cards == 2 and row.deal_done < 0:
                row.deal_done = i
                phase = stage.PLAYERS_TURN
        elif kind == KIND_WAGER:
            w.kind = WHAT_BLACKJACK if whats[i] == t.options[MAIN_WAGER] else whats[i]
            w.hand = h
            w.seat = seat
            w.player = players[i]
            w.stake = cents[i]
            w.event = i
            if h and h.player < 0:
                h.player = players[i]
            if h and whats[i] == WHAT_DOUBLE_DOWN:
                h.flags |= flags.DOUBLED
            elif h and whats[i] == WHAT_FREE_BET:
                said = h.choice
                place_lammer(t, h, said, whats[said] if said >= 0 else -1)
        elif kind == KIND_PAY or kind == KIND_COLLECT or kind == KIND_RETURN:
            book_settled_row(t, w, i, kind, cents[i], whats[i] >= 0)
        elif kind == KIND_CHOICE:
            if h:
                note_choice(t, h, whats[i], i)
        elif kind == KIND_EXPOSE:
            if h:
                reveal_card(t, h, cards[i])
                if h.id == DEALER and phase >= stage.PLAYERS_TURN:
                    if row.hole_turned < 0:
                        row.hole_turned = i
                    # Where the reader shows a range, the card may be exposed before the players act.
                    if t.options[RANGE_READER] != 1:
                        phase = stage.DEALERS_TURN
        elif kind == KIND_PEEK:
            row.peek = i
            row.shown = whats[i]
        elif kind == KIND_SPLIT:
            parent = t.hands[t.scratch[HAND_ROWS + t.ref[i]]] if 0 <= t.ref[i] < WAGER_ROWS else t.hands[NONE]
            if parent:
                note.cards = parent.cards
                note.total = parent.total
                note.flags = parent.flags
                split_hand(t, parent, h, cards[i])
        elif kind == KIND_SWITCH:
            if 0 <= t.ref[i] < WAGER_ROWS and t.scratch[HAND_ROWS + t.ref[i]] >= 0:
                if t.what[i] == WHAT_FIRST_CARDS:
                    switch_firsts(t, h, t.hands[t.scratch[HAND_ROWS + t.ref[i]]])
                else:
                    switch_seconds(t, h, t.hands[t.scratch[HAND_ROWS + t.ref[i]]])
        elif kind == KIND_WAGER_CHANGED:
            w.stake = cents[i]
        elif kind == KIND_WAGER_WITHDRAWN:
            if 0 <= cents[i] < w.stake:
                w.stake -= cents[i]
                continue
            w.withdrawn = i
            doubled = w.kind == WHAT_DOUBLE_DOWN and h.at >= 0
            if doubled and t.options[RESCUE] == 1 and h.flags & flags.DOUBLE_CARD:
                h.flags |= flags.RESCUED
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
    if row:
        row.last = last
        close_round(t, row)
