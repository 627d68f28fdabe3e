"""The baccarat machine: reads one table's events once and derives hands, wagers, rounds and their stages."""

from validator.core.engine.kernel import kernel
from validator.games.baccarat.rows import (
    BANKER,
    PLAYER,
    TABLE_CALLER,
    TABLE_CHIP_UNIT,
    TABLE_DIRECTION,
    TABLE_POSITIONS,
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
from validator.games.baccarat.tables import hand, note, outcome, round_, stage, wager
from validator.games.rounds.moments import find_moments
from validator.games.rounds.rows import HAND_ROWS, WAGER_ROWS, change_stake, new_wager, settle_row, withdraw
from validator.games.table import Table
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
def event_of(t: Table, start: int, stop: int, seq: int) -> int:
    """The event between ``start`` and ``stop`` with this seq; -1 where there is none."""
    for i in range(stop - 1, start - 1, -1):
        if t.seq[i] == seq:
            return i
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
def book_vigorish(t: Table, w: int, i: int, what: int, cents: int) -> None:
    """Book vigorish taken or marked on wager row ``w`` in its own round."""
    if what != WHAT_TAKEN and what != WHAT_MARKED:
        return
    t.wagers[w + wager.VIGORISH] = i
    if cents < 0:
        t.wagers[w + wager.UNPRICED_VIGORISH] += 1
    elif what == WHAT_TAKEN:
        t.wagers[w + wager.TAKEN_VIGORISH] += cents
    else:
        t.wagers[w + wager.MARKED_VIGORISH] += cents


@kernel
def bankers_wager_at(t: Table, row: int, seat: int) -> int:
    """The wager on the Banker's Hand at a position, where vigorish names no wager; -1 where there is not just one."""
    found = -1
    for w in range(t.rounds[row + round_.WAGER], t.wagers[0], wager.WIDTH):
        if (
            t.wagers[w + wager.SEAT] == seat
            and t.wagers[w + wager.KIND] == WHAT_BANKER
            and t.wagers[w + wager.WITHDRAWN] < 0
        ):
            if found >= 0:
                t.wagers[found + wager.UNPRICED_VIGORISH] += 1
                t.wagers[w + wager.UNPRICED_VIGORISH] += 1
                return -1
            found = w
    return found


@kernel
def move_third(t: Table, row: int, h: int, dealt: int, dest: int, i: int) -> None:
    """A third card, dealt by event ``dealt``, goes to hand row ``h``; away from its hand where that is no other.

    One that was dealt in error may become the third card of the Banker's Hand.
    """
    first = t.rounds[row + round_.HAND] + hand.WIDTH
    for source in range(first, first + hand.WIDTH + hand.WIDTH, hand.WIDTH):
        if dealt >= 0 and t.hands[source + hand.THIRD_EVENT] == dealt and (h != source or dest > PLACE_HAND):
            card = take_third(t, source, i)
            if h > 0 and h != source:
                add_card(t, h, card, i)
            return
    banker = h == first + hand.WIDTH and t.hands[h + hand.DEALT] == hand.THIRD - hand.FIRST
    if dealt >= 0 and t.kind[dealt] == KIND_CARD_MISDEALT and dest == PLACE_HAND and banker:
        add_card(t, h, t.card[i] if t.card[i] >= 0 else t.card[dealt], i)


@kernel
def derive(t: Table) -> None:
    """Fill the derived columns and tables from the events of whole rounds of one table."""
    find_moments(t)
    kinds, numbers, whats = t.kind, t.round, t.what
    row = -1
    number = -1
    phase = stage.WAGERING
    dealt = 0
    for i in range(len(kinds)):
        at = i * note.WIDTH
        kind = kinds[i]
        if numbers[i] >= 0 and numbers[i] != number:
            if row >= 0:
                close_round(t, row)
            number = numbers[i]
            row = new_round(t, number, i)
            phase = stage.WAGERING
            dealt = 0
        t.notes[at + note.ROUND] = row if numbers[i] >= 0 else -1
        t.notes[at + note.PHASE] = phase
        t.notes[at + note.HAND] = -1
        t.notes[at + note.WAGER] = -1
        t.notes[at + note.CARDS] = 0
        t.notes[at + note.DEALT] = dealt
        t.notes[at + note.COUNTED] = 0
        t.notes[at + note.OF_ROUND_BEFORE] = 0
        if kind == KIND_POSITIONS:
            t.state[TABLE_DIRECTION] = 1 if whats[i] == WHAT_CLOCKWISE else -1
            t.state[TABLE_POSITIONS] = t.n[i] if t.n[i] > 0 else 0
            t.state[TABLE_CALLER] = t.seat[i] if t.seat[i] > 0 else 0
        elif kind == KIND_CHIP_UNIT:
            t.state[TABLE_CHIP_UNIT] = t.cents[i]
        if row < 0:
            continue
        if kind == KIND_UNREADABLE:
            t.rounds[row + round_.GAPS] += 1
        if numbers[i] < 0:
            continue
        t.rounds[row + round_.LAST] = i
        h = -1
        if t.hand[i] >= 0:
            h = t.scratch[HAND_ROWS + t.hand[i]]
            if h < 0:
                h = new_hand(t, row, t.hand[i])
        w = -1
        if t.wager[i] >= 0:
            w = t.scratch[WAGER_ROWS + t.wager[i]]
            if w < 0:
                w = new_wager(t, row, t.wager[i])
                begin_vigorish(t, w)
            if h < 0:
                h = t.wagers[w + wager.HAND]
        t.notes[at + note.WAGER] = w
        t.notes[at + note.HAND] = h
        if h >= 0:
            t.notes[at + note.CARDS] = t.hands[h + hand.DEALT]
        if kind == KIND_DEAL:
            if t.rounds[row + round_.FIRST_CARD] < 0:
                phase = stage.INITIAL_DEAL
                t.rounds[row + round_.FIRST_CARD] = i
            dealt += 1
            add_card(t, h, t.card[i], i)
            if t.ref[i] >= 0 and row > round_.WIDTH:
                before = row - round_.WIDTH
                drawn = event_of(t, t.rounds[before + round_.FIRST], t.rounds[before + round_.LAST] + 1, t.ref[i])
                if drawn >= 0:
                    used_in_next_round(t, before, drawn, i)
            t.rounds[row + round_.LAST_CARD] = i
            p = t.scratch[HAND_ROWS + PLAYER]
            b = t.scratch[HAND_ROWS + BANKER]
            if phase == stage.INITIAL_DEAL and t.hands[p + hand.DEALT] >= 2 and t.hands[b + hand.DEALT] >= 2:
                phase = stage.THIRD_CARDS
                t.rounds[row + round_.DEAL_DONE] = i
        elif kind == KIND_WAGER:
            t.wagers[w + wager.KIND] = whats[i]
            if whats[i] == WHAT_PLAYER:
                t.wagers[w + wager.HAND] = t.scratch[HAND_ROWS + PLAYER]
            elif whats[i] == WHAT_BANKER:
                t.wagers[w + wager.HAND] = t.scratch[HAND_ROWS + BANKER]
            t.wagers[w + wager.SEAT] = t.seat[i]
            t.wagers[w + wager.PLAYER] = t.player[i]
            t.wagers[w + wager.STAKE] = t.cents[i]
            t.wagers[w + wager.EVENT] = i
            t.wagers[w + wager.WITHDRAWN] = -1
        elif kind == KIND_PAY or kind == KIND_COLLECT or kind == KIND_RETURN:
            settle_row(t, w, i, kind, t.cents[i], False)
            if phase != stage.INITIAL_DEAL:
                phase = stage.SETTLING
        elif kind == KIND_VIGORISH:
            named = w
            if of_round_before(t, row, phase):
                t.notes[at + note.OF_ROUND_BEFORE] = 1
                named = -1
            elif w < 0 and t.seat[i] > 0:
                named = bankers_wager_at(t, row, t.seat[i])
            if named >= 0:
                book_vigorish(t, named, i, whats[i], t.cents[i])
        elif kind == KIND_EXPOSE:
            if h >= 0:
                shown = event_of(t, t.rounds[row + round_.FIRST], i, t.ref[i]) if t.ref[i] >= 0 else -1
                show_card(t, h, t.card[i], shown, i)
        elif kind == KIND_MOVE_CARD:
            if h >= 0 and laid_face_up(t, i):
                moved = event_of(t, t.rounds[row + round_.FIRST], i, t.ref[i]) if t.ref[i] >= 0 else -1
                show_card(t, h, t.card[i], moved, i)
            if t.ref[i] >= 0:
                moved = event_of(t, t.rounds[row + round_.FIRST], i, t.ref[i])
                move_third(t, row, h, moved, t.dest[i], i)
        elif kind == KIND_RESULT or kind == KIND_CALL:
            said = outcome_of(whats[i])
            if said >= 0 and (t.rounds[row + round_.ANNOUNCED] < 0 or kind == KIND_RESULT):
                t.rounds[row + round_.ANNOUNCED] = i
                t.rounds[row + round_.SAID] = said
                phase = stage.SETTLING
        elif kind == KIND_WAGER_CHANGED:
            change_stake(t, w, t.cents[i])
        elif kind == KIND_WAGER_WITHDRAWN:
            withdraw(t, w, t.cents[i], i)
        elif kind == KIND_NO_MORE_BETS:
            if t.rounds[row + round_.CLOSED] < 0:
                t.rounds[row + round_.CLOSED] = i
        elif kind == KIND_CARD_MISDEALT:
            if t.rounds[row + round_.ERROR] < 0:
                t.rounds[row + round_.ERROR] = i
        elif kind == KIND_COVER_CARD:
            t.rounds[row + round_.COVER] = i
        elif kind == KIND_SHOE_EMPTY:
            t.rounds[row + round_.EMPTY] = i
        elif kind == KIND_VOID_ROUND:
            t.rounds[row + round_.VOID] = i
        elif kind == KIND_MUCK:
            t.hands[h + hand.MUCK] = i
        elif kind == KIND_CLEARED:
            t.rounds[row + round_.CLEARED] = i
        elif kind == KIND_ROUND_END:
            t.rounds[row + round_.OVER] = i
    if row >= 0:
        close_round(t, row)
