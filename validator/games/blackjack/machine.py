"""The blackjack machine: reads one table's events once and derives hands, wagers, rounds and their stages."""

from validator.core.kernel import Ints, kernel
from validator.games.blackjack.hands import DEALER, add_card, is_complete, reveal_card, split_hand, switch_seconds
from validator.games.blackjack.options import MAIN_WAGER, RANGE_READER, RESCUE, SWITCH
from validator.games.blackjack.rows import (
    TABLE_CHIP_UNIT,
    TABLE_DIRECTION,
    close_round,
    new_hand,
    new_round,
)
from validator.games.blackjack.tables import flags, hand, note, round_, stage
from validator.games.rounds import wager
from validator.games.rounds.rows import HAND_ROWS, SEAT_HANDS, WAGER_ROWS, new_wager, settle_row
from validator.log.codes import (
    KIND_CHIP_UNIT,
    KIND_CHOICE,
    KIND_CLEARED,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_EXPOSE,
    KIND_MUCK,
    KIND_PAY,
    KIND_PEEK,
    KIND_POSITIONS,
    KIND_RETURN,
    KIND_ROUND_END,
    KIND_SPLIT,
    KIND_SWITCH,
    KIND_UNREADABLE,
    KIND_VOID_HAND,
    KIND_VOID_ROUND,
    KIND_WAGER,
    KIND_WAGER_CHANGED,
    KIND_WAGER_WITHDRAWN,
    PLACE_HAND,
    WHAT_ACCEPT_CARD,
    WHAT_BLACKJACK,
    WHAT_CLOCKWISE,
    WHAT_DOUBLE,
    WHAT_DOUBLE_DOWN,
    WHAT_EVEN_MONEY,
    WHAT_FREE_BET,
    WHAT_FREE_DOUBLE,
    WHAT_FREE_SPLIT,
    WHAT_HIT,
    WHAT_RESCUE,
    WHAT_SPLIT,
    WHAT_STAND,
    WHAT_SURRENDER,
)
from validator.log.columns import Columns


@kernel
def note_choice(hands: Ints, h: int, what: int, i: int) -> None:
    """Book a player's decision on hand row ``h``."""
    hands[h + hand.CHOICE] = i
    if what == WHAT_STAND:
        hands[h + hand.FLAGS] |= flags.STOOD
    elif what == WHAT_SURRENDER:
        hands[h + hand.FLAGS] |= flags.SURRENDERED
    elif what == WHAT_EVEN_MONEY:
        hands[h + hand.FLAGS] |= flags.EVEN_MONEY
    elif what == WHAT_DOUBLE:
        hands[h + hand.FLAGS] |= flags.DOUBLED
        hands[h + hand.ASKED] += 1
    elif what == WHAT_FREE_DOUBLE:
        hands[h + hand.FLAGS] |= flags.DOUBLED | flags.FREE_DOUBLED
        hands[h + hand.ASKED] += 1
    elif what == WHAT_RESCUE:
        hands[h + hand.FLAGS] |= flags.RESCUED
    elif what in (WHAT_HIT, WHAT_ACCEPT_CARD):
        hands[h + hand.ASKED] += 1


@kernel
def place_lammer(hands: Ints, h: int, choice: int, said: int) -> None:
    """Book a Free Bet lammer on hand row ``h``: on one card it is a split hand's wager, on more it doubles down.

    ``choice`` is the event of the last decision on the hand, ``said`` its word. A lammer laid on two cards to split
    them, or belatedly on a hand that a split has formed, is no double down.
    """
    splits = (said == WHAT_SPLIT or said == WHAT_FREE_SPLIT) and hands[h + hand.LAST_CARD] < choice
    doubles = said == WHAT_DOUBLE or said == WHAT_FREE_DOUBLE
    formed = hands[h + hand.PARENT] >= 0 and hands[h + hand.FLAGS] & flags.FREE_SPLIT == 0
    if hands[h + hand.CARDS] > 1 and not splits and (doubles or not formed):
        hands[h + hand.FLAGS] |= flags.DOUBLED | flags.FREE_DOUBLED
    else:
        hands[h + hand.FLAGS] |= flags.FREE_SPLIT


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
    kinds, round_column, hand_column, wager_column = ev.kind, ev.round, ev.hand, ev.wager
    seats, players, cards, whats, cents = ev.seat, ev.player, ev.card, ev.what, ev.cents
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
                rounds[row + round_.LAST] = last
                close_round(rounds, hands, wagers, scratch, options, row)
            number = in_round
            row = new_round(rounds, hands, wagers, scratch, state, number, i)
            phase = stage.NOT_DEALING
        notes[at + note.PHASE] = phase
        notes[at + note.COUNTED] = 0
        if kind == KIND_POSITIONS:
            state[TABLE_DIRECTION] = 1 if whats[i] == WHAT_CLOCKWISE else -1
        elif kind == KIND_CHIP_UNIT:
            state[TABLE_CHIP_UNIT] = cents[i]
        elif kind == KIND_UNREADABLE and row >= 0:
            rounds[row + round_.GAPS] += 1
        if in_round < 0:
            notes[at + note.ROUND] = -1
            notes[at + note.HAND] = -1
            notes[at + note.WAGER] = -1
            continue
        last = i
        seat = seats[i]
        h = -1
        ident = hand_column[i]
        if ident >= 0:
            h = scratch[HAND_ROWS + ident]
            if h < 0:
                h = new_hand(hands, scratch, row, ident, seat, players[i])
        w = -1
        ident = wager_column[i]
        if ident >= 0:
            w = scratch[WAGER_ROWS + ident]
            if w < 0:
                w = new_wager(wagers, scratch, row, ident)
            if h < 0:
                h = wagers[w + wager.HAND]
        if h < 0 and seat > 0 and (kind != KIND_WAGER or (whats[i] == WHAT_DOUBLE_DOWN and options[SWITCH] != 1)):
            h = scratch[SEAT_HANDS + seat]
            if h >= 0 and hands[h + hand.SPLITS] > 0:
                h = -1
        notes[at + note.ROUND] = row
        notes[at + note.WAGER] = w
        notes[at + note.HAND] = h
        if h >= 0:
            notes[at + note.TOTAL] = hands[h + hand.TOTAL]
            notes[at + note.SOFT] = hands[h + hand.SOFT]
            notes[at + note.CARDS] = hands[h + hand.CARDS]
            notes[at + note.FLAGS] = hands[h + hand.FLAGS]
            notes[at + note.ASKED] = hands[h + hand.ASKED]
            hands[h + hand.LAST] = i
            if seat >= 0 and hands[h + hand.SEAT] < 0:
                hands[h + hand.SEAT] = seat
                if seat > 0 and scratch[SEAT_HANDS + seat] < 0:
                    scratch[SEAT_HANDS + seat] = h
        if kind == KIND_DEAL or (kind == KIND_DETERMINANT and ev.dest[i] == PLACE_HAND):
            if h < 0:
                continue
            dealer = hands[h + hand.ID] == DEALER
            if phase == stage.NOT_DEALING:
                phase = stage.INITIAL_DEAL
                rounds[row + round_.FIRST_CARD] = i
            elif dealer and hands[h + hand.CARDS] >= 2:
                phase = stage.DEALERS_TURN
            rounds[row + round_.LAST_CARD] = i
            if hands[h + hand.ASKED] > 0 and phase == stage.PLAYERS_TURN and hands[h + hand.CARDS] >= 2:
                hands[h + hand.ASKED] -= 1
            if not is_complete(hands, options, h, dealer):
                add_card(hands, options, h, cards[i])
                hands[h + hand.LAST_CARD] = i
                notes[at + note.COUNTED] = 1
            elif hands[h + hand.EXTRA] < 0:
                hands[h + hand.EXTRA] = i
            if dealer and hands[h + hand.CARDS] == 2 and rounds[row + round_.DEAL_DONE] < 0:
                rounds[row + round_.DEAL_DONE] = i
                phase = stage.PLAYERS_TURN
        elif kind == KIND_WAGER:
            wagers[w + wager.KIND] = WHAT_BLACKJACK if whats[i] == options[MAIN_WAGER] else whats[i]
            wagers[w + wager.HAND] = h
            wagers[w + wager.SEAT] = seat
            wagers[w + wager.PLAYER] = players[i]
            wagers[w + wager.STAKE] = cents[i]
            wagers[w + wager.EVENT] = i
            if h >= 0 and hands[h + hand.PLAYER] < 0:
                hands[h + hand.PLAYER] = players[i]
            if h >= 0 and whats[i] == WHAT_DOUBLE_DOWN:
                hands[h + hand.FLAGS] |= flags.DOUBLED
            elif h >= 0 and whats[i] == WHAT_FREE_BET:
                said = hands[h + hand.CHOICE]
                place_lammer(hands, h, said, whats[said] if said >= 0 else -1)
        elif kind == KIND_PAY or kind == KIND_COLLECT or kind == KIND_RETURN:
            settle_row(wagers, w, i, kind, cents[i], whats[i] >= 0)
        elif kind == KIND_CHOICE:
            if h >= 0:
                note_choice(hands, h, whats[i], i)
        elif kind == KIND_EXPOSE:
            if h >= 0:
                reveal_card(hands, options, h, cards[i])
                if hands[h + hand.ID] == DEALER and phase >= stage.PLAYERS_TURN:
                    if rounds[row + round_.HOLE_TURNED] < 0:
                        rounds[row + round_.HOLE_TURNED] = i
                    # Where the reader shows a range, the card may be exposed before the players act.
                    if options[RANGE_READER] != 1:
                        phase = stage.DEALERS_TURN
        elif kind == KIND_PEEK:
            rounds[row + round_.PEEK] = i
            rounds[row + round_.SHOWN] = whats[i]
        elif kind == KIND_SPLIT:
            parent = scratch[HAND_ROWS + ev.ref[i]] if 0 <= ev.ref[i] < WAGER_ROWS else -1
            if parent >= 0:
                notes[at + note.CARDS] = hands[parent + hand.CARDS]
                notes[at + note.TOTAL] = hands[parent + hand.TOTAL]
                notes[at + note.FLAGS] = hands[parent + hand.FLAGS]
                split_hand(hands, options, parent, h, cards[i])
        elif kind == KIND_SWITCH:
            if 0 <= ev.ref[i] < WAGER_ROWS and scratch[HAND_ROWS + ev.ref[i]] >= 0:
                switch_seconds(hands, options, h, scratch[HAND_ROWS + ev.ref[i]])
        elif kind == KIND_WAGER_CHANGED:
            wagers[w + wager.STAKE] = cents[i]
        elif kind == KIND_WAGER_WITHDRAWN:
            if 0 <= cents[i] < wagers[w + wager.STAKE]:
                wagers[w + wager.STAKE] -= cents[i]
                continue
            wagers[w + wager.WITHDRAWN] = i
            doubled = wagers[w + wager.KIND] == WHAT_DOUBLE_DOWN and h >= 0
            if doubled and options[RESCUE] == 1 and hands[h + hand.FLAGS] & flags.DOUBLE_CARD:
                hands[h + hand.FLAGS] |= flags.RESCUED
        elif kind == KIND_VOID_HAND:
            hands[h + hand.FLAGS] |= flags.DEAD
        elif kind == KIND_VOID_ROUND:
            rounds[row + round_.VOID] = i
        elif kind == KIND_MUCK:
            hands[h + hand.MUCK] = i
        elif kind == KIND_CLEARED:
            rounds[row + round_.CLEARED] = i
        elif kind == KIND_ROUND_END:
            rounds[row + round_.OVER] = i
    if row >= 0:
        rounds[row + round_.LAST] = last
        close_round(rounds, hands, wagers, scratch, options, row)
