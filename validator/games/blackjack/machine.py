"""The blackjack machine: reads one table's events once and derives hands, wagers, rounds and their stages."""

from validator.core.engine.kernel import kernel
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
    TABLE_CHIP_UNIT,
    TABLE_DIRECTION,
    close_round,
    new_hand,
    new_round,
)
from validator.games.blackjack.tables import flags, hand, note, round_, stage
from validator.games.blackjack.taken_cards import move_between_hands, take_ten_out
from validator.games.cards import known
from validator.games.rounds import wager
from validator.games.rounds.moments import find_moments
from validator.games.rounds.rows import HAND_ROWS, SEAT_HANDS, WAGER_ROWS, new_wager, settle_row
from validator.games.table import Table, recorded
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
def note_choice(t: Table, h: int, what: int, i: int) -> None:
    """Book a player's decision on hand row ``h``."""
    t.hands[h + hand.CHOICE] = i
    if what == WHAT_STAND:
        t.hands[h + hand.FLAGS] |= flags.STOOD
    elif what == WHAT_SURRENDER:
        t.hands[h + hand.FLAGS] |= flags.SURRENDERED
    elif what == WHAT_EVEN_MONEY:
        t.hands[h + hand.FLAGS] |= flags.EVEN_MONEY
    elif what == WHAT_DOUBLE:
        t.hands[h + hand.FLAGS] |= flags.DOUBLED
        t.hands[h + hand.ASKED] += 1
    elif what == WHAT_FREE_DOUBLE:
        t.hands[h + hand.FLAGS] |= flags.DOUBLED | flags.FREE_DOUBLED
        t.hands[h + hand.ASKED] += 1
    elif what == WHAT_RESCUE:
        t.hands[h + hand.FLAGS] |= flags.RESCUED
    elif what in (WHAT_HIT, WHAT_ACCEPT_CARD):
        t.hands[h + hand.ASKED] += 1


@kernel
def place_lammer(t: Table, h: int, choice: int, said: int) -> None:
    """Book a Free Bet lammer on hand row ``h``: on one card it is a split hand's wager, on more it doubles down.

    ``choice`` is the event of the last decision on the hand, ``said`` its word. A lammer laid on two cards to split
    them, or belatedly on a hand that a split has formed, is no double down; nor one laid on a hand that stood.
    """
    if said == WHAT_STAND and t.hands[h + hand.LAST_CARD] < choice and recorded(t, KIND_CHOICE):
        return
    splits = (said == WHAT_SPLIT or said == WHAT_FREE_SPLIT) and t.hands[h + hand.LAST_CARD] < choice
    doubles = said == WHAT_DOUBLE or said == WHAT_FREE_DOUBLE
    formed = t.hands[h + hand.PARENT] >= 0 and t.hands[h + hand.FLAGS] & flags.FREE_SPLIT == 0
    if t.hands[h + hand.CARDS] > 1 and not splits and (doubles or not formed):
        t.hands[h + hand.FLAGS] |= flags.DOUBLED | flags.FREE_DOUBLED
    else:
        t.hands[h + hand.FLAGS] |= flags.FREE_SPLIT


@kernel
def derive(t: Table) -> None:
    """Fill the derived columns and tables from the events of whole rounds of one table."""
    find_moments(t)
    kinds, round_column, hand_column, wager_column = t.kind, t.round, t.hand, t.wager
    seats, players, cards, whats, cents = t.seat, t.player, t.card, t.what, t.cents
    row = -1
    number = -1
    last = -1
    phase = stage.NOT_DEALING
    for i in range(len(kinds)):
        at = i * note.WIDTH
        kind = kinds[i]
        in_round = round_column[i]
        if in_round >= 0 and in_round != number:
            if row >= 0:
                t.rounds[row + round_.LAST] = last
                close_round(t, row)
            number = in_round
            row = new_round(t, number, i)
            phase = stage.NOT_DEALING
        t.notes[at + note.PHASE] = phase
        t.notes[at + note.COUNTED] = 0
        if kind < KIND_ROUND_START:
            if kind == KIND_POSITIONS:
                t.state[TABLE_DIRECTION] = 1 if whats[i] == WHAT_CLOCKWISE else -1
            elif kind == KIND_CHIP_UNIT:
                t.state[TABLE_CHIP_UNIT] = cents[i]
            elif kind == KIND_UNREADABLE and row >= 0:
                t.rounds[row + round_.GAPS] += 1
            elif kind == KIND_CARD_REMOVED and row >= 0 and t.rounds[row + round_.OVER] < 0:
                take_ten_out(t, row, i)
        if in_round < 0:
            t.notes[at + note.ROUND] = -1
            t.notes[at + note.HAND] = -1
            t.notes[at + note.WAGER] = -1
            continue
        last = i
        seat = seats[i]
        h = -1
        ident = hand_column[i]
        if ident >= 0:
            h = t.scratch[HAND_ROWS + ident]
            if h < 0:
                h = new_hand(t, row, ident, seat, players[i])
        w = -1
        ident = wager_column[i]
        if ident >= 0:
            w = t.scratch[WAGER_ROWS + ident]
            if w < 0:
                w = new_wager(t, row, ident)
            if h < 0:
                h = t.wagers[w + wager.HAND]
        if h < 0 and seat > 0 and (kind != KIND_WAGER or (whats[i] == WHAT_DOUBLE_DOWN and t.options[SWITCH] != 1)):
            h = t.scratch[SEAT_HANDS + seat]
            if h >= 0 and t.hands[h + hand.SPLITS] > 0:
                h = -1
        t.notes[at + note.ROUND] = row
        t.notes[at + note.WAGER] = w
        t.notes[at + note.HAND] = h
        if h >= 0:
            t.notes[at + note.TOTAL] = t.hands[h + hand.TOTAL]
            t.notes[at + note.SOFT] = t.hands[h + hand.SOFT]
            t.notes[at + note.CARDS] = t.hands[h + hand.CARDS]
            t.notes[at + note.FLAGS] = t.hands[h + hand.FLAGS]
            t.notes[at + note.ASKED] = t.hands[h + hand.ASKED]
            t.notes[at + note.BEFORE] = t.hands[h + hand.LAST]
            t.hands[h + hand.LAST] = i
            if seat >= 0 and t.hands[h + hand.SEAT] < 0:
                t.hands[h + hand.SEAT] = seat
                if seat > 0 and t.scratch[SEAT_HANDS + seat] < 0:
                    t.scratch[SEAT_HANDS + seat] = h
        if kind == KIND_DETERMINANT:
            t.rounds[row + round_.UNTOLD] = 1 if h < 0 and t.dest[i] < 0 else 0
        if kind == KIND_DEAL or (kind == KIND_DETERMINANT and becomes_first_card(t, i, h)):
            if h < 0:
                continue
            dealer = t.hands[h + hand.ID] == DEALER
            if phase == stage.NOT_DEALING:
                phase = stage.INITIAL_DEAL
                t.rounds[row + round_.FIRST_CARD] = i
            elif dealer and t.hands[h + hand.CARDS] >= 2:
                phase = stage.DEALERS_TURN
            t.rounds[row + round_.LAST_CARD] = i
            if t.hands[h + hand.ASKED] > 0 and t.hands[h + hand.CARDS] >= 2:
                t.hands[h + hand.ASKED] -= 1
            if not is_complete(t, h, dealer):
                add_card(t, h, cards[i])
                if t.face[i] != FACE_UP and counted_rank(t, cards[i]) >= 0:
                    t.hands[h + hand.FLAGS] |= flags.TOLD_UNSEEN if known(cards[i]) else flags.VALUE_UNSEEN
                elif t.face[i] == FACE_UP and counted_rank(t, cards[i]) < 0:
                    t.hands[h + hand.FLAGS] |= flags.BLANK_SEEN
                t.hands[h + hand.LAST_CARD] = i
                t.notes[at + note.COUNTED] = 1
            elif t.hands[h + hand.EXTRA] < 0:
                t.hands[h + hand.EXTRA] = i
            if dealer and t.hands[h + hand.CARDS] == 2 and t.rounds[row + round_.DEAL_DONE] < 0:
                t.rounds[row + round_.DEAL_DONE] = i
                phase = stage.PLAYERS_TURN
        elif kind == KIND_WAGER:
            t.wagers[w + wager.KIND] = WHAT_BLACKJACK if whats[i] == t.options[MAIN_WAGER] else whats[i]
            t.wagers[w + wager.HAND] = h
            t.wagers[w + wager.SEAT] = seat
            t.wagers[w + wager.PLAYER] = players[i]
            t.wagers[w + wager.STAKE] = cents[i]
            t.wagers[w + wager.EVENT] = i
            if h >= 0 and t.hands[h + hand.PLAYER] < 0:
                t.hands[h + hand.PLAYER] = players[i]
            if h >= 0 and whats[i] == WHAT_DOUBLE_DOWN:
                t.hands[h + hand.FLAGS] |= flags.DOUBLED
            elif h >= 0 and whats[i] == WHAT_FREE_BET:
                said = t.hands[h + hand.CHOICE]
                place_lammer(t, h, said, whats[said] if said >= 0 else -1)
        elif kind == KIND_PAY or kind == KIND_COLLECT or kind == KIND_RETURN:
            settle_row(t, w, i, kind, cents[i], whats[i] >= 0)
        elif kind == KIND_CHOICE:
            if h >= 0:
                note_choice(t, h, whats[i], i)
        elif kind == KIND_EXPOSE:
            if h >= 0:
                reveal_card(t, h, cards[i])
                if t.hands[h + hand.ID] == DEALER and phase >= stage.PLAYERS_TURN:
                    if t.rounds[row + round_.HOLE_TURNED] < 0:
                        t.rounds[row + round_.HOLE_TURNED] = i
                    # Where the reader shows a range, the card may be exposed before the players act.
                    if t.options[RANGE_READER] != 1:
                        phase = stage.DEALERS_TURN
        elif kind == KIND_PEEK:
            t.rounds[row + round_.PEEK] = i
            t.rounds[row + round_.SHOWN] = whats[i]
        elif kind == KIND_SPLIT:
            parent = t.scratch[HAND_ROWS + t.ref[i]] if 0 <= t.ref[i] < WAGER_ROWS else -1
            if parent >= 0:
                t.notes[at + note.CARDS] = t.hands[parent + hand.CARDS]
                t.notes[at + note.TOTAL] = t.hands[parent + hand.TOTAL]
                t.notes[at + note.FLAGS] = t.hands[parent + hand.FLAGS]
                split_hand(t, parent, h, cards[i])
        elif kind == KIND_SWITCH:
            if 0 <= t.ref[i] < WAGER_ROWS and t.scratch[HAND_ROWS + t.ref[i]] >= 0:
                if t.what[i] == WHAT_FIRST_CARDS:
                    switch_firsts(t, h, t.scratch[HAND_ROWS + t.ref[i]])
                else:
                    switch_seconds(t, h, t.scratch[HAND_ROWS + t.ref[i]])
        elif kind == KIND_WAGER_CHANGED:
            t.wagers[w + wager.STAKE] = cents[i]
        elif kind == KIND_WAGER_WITHDRAWN:
            if 0 <= cents[i] < t.wagers[w + wager.STAKE]:
                t.wagers[w + wager.STAKE] -= cents[i]
                continue
            t.wagers[w + wager.WITHDRAWN] = i
            doubled = t.wagers[w + wager.KIND] == WHAT_DOUBLE_DOWN and h >= 0
            if doubled and t.options[RESCUE] == 1 and t.hands[h + hand.FLAGS] & flags.DOUBLE_CARD:
                t.hands[h + hand.FLAGS] |= flags.RESCUED
        elif kind == KIND_VOID_HAND:
            t.hands[h + hand.FLAGS] |= flags.DEAD
        elif kind == KIND_VOID_ROUND:
            t.rounds[row + round_.VOID] = i
        elif kind == KIND_MUCK:
            t.hands[h + hand.MUCK] = i
        elif kind == KIND_MOVE_CARD:
            move_between_hands(t, row, h, i, phase)
        elif kind == KIND_CLEARED:
            t.rounds[row + round_.CLEARED] = i
        elif kind == KIND_ROUND_END:
            t.rounds[row + round_.OVER] = i
    if row >= 0:
        t.rounds[row + round_.LAST] = last
        close_round(t, row)
