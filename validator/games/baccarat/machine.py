"""The baccarat machine: reads one table's events once and derives hands, wagers, rounds and their stages."""

from validator.core.kernel import Ints, kernel
from validator.games.baccarat.rows import (
    BANKER,
    PLAYER,
    TABLE_CHIP_UNIT,
    TABLE_DIRECTION,
    TABLE_POSITIONS,
    add_card,
    begin_vigorish,
    close_round,
    new_hand,
    new_round,
    show_card,
    take_third,
    used_in_next_round,
)
from validator.games.baccarat.tables import hand, note, outcome, round_, stage, wager
from validator.games.rounds.rows import HAND_ROWS, WAGER_ROWS, change_stake, new_wager, settle_row, withdraw
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
from validator.log.columns import Columns


@kernel
def event_of(seqs: Ints, start: int, stop: int, seq: int) -> int:
    """The event between ``start`` and ``stop`` with this seq; -1 where there is none."""
    for i in range(stop - 1, start - 1, -1):
        if seqs[i] == seq:
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
def book_vigorish(wagers: Ints, w: int, i: int, what: int, cents: int) -> None:
    """Book vigorish taken or marked on wager row ``w`` in its own round."""
    if what != WHAT_TAKEN and what != WHAT_MARKED:
        return
    wagers[w + wager.VIGORISH] = i
    if cents < 0:
        wagers[w + wager.UNPRICED_VIGORISH] += 1
    elif what == WHAT_TAKEN:
        wagers[w + wager.TAKEN_VIGORISH] += cents
    else:
        wagers[w + wager.MARKED_VIGORISH] += cents


@kernel
def bankers_wager_at(rounds: Ints, wagers: Ints, row: int, seat: int) -> int:
    """The wager on the Banker's Hand at a position, where vigorish names no wager; -1 where there is not just one."""
    found = -1
    for w in range(rounds[row + round_.WAGER], wagers[0], wager.WIDTH):
        if wagers[w + wager.SEAT] == seat and wagers[w + wager.KIND] == WHAT_BANKER and wagers[w + wager.WITHDRAWN] < 0:
            if found >= 0:
                wagers[found + wager.UNPRICED_VIGORISH] += 1
                wagers[w + wager.UNPRICED_VIGORISH] += 1
                return -1
            found = w
    return found


@kernel
def move_third(rounds: Ints, hands: Ints, row: int, h: int, dealt: int, dest: int, i: int) -> None:
    """A third card, dealt by event ``dealt``, goes to hand row ``h``; away from its hand where that is no other."""
    first = rounds[row + round_.HAND] + hand.WIDTH
    for source in range(first, first + hand.WIDTH + hand.WIDTH, hand.WIDTH):
        if dealt >= 0 and hands[source + hand.THIRD_EVENT] == dealt and (h != source or dest > PLACE_HAND):
            card = take_third(hands, source, i)
            if h > 0 and h != source:
                add_card(hands, h, card, i)
            return


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
    kinds, numbers, whats = ev.kind, ev.round, ev.what
    row = -1
    number = -1
    phase = stage.WAGERING
    dealt = 0
    for i in range(len(kinds)):
        at = i * note.WIDTH
        kind = kinds[i]
        if numbers[i] >= 0 and numbers[i] != number:
            if row >= 0:
                close_round(rounds, hands, wagers, notes, scratch, options, row)
            number = numbers[i]
            row = new_round(rounds, hands, wagers, scratch, state, number, i)
            phase = stage.WAGERING
            dealt = 0
        notes[at + note.ROUND] = row if numbers[i] >= 0 else -1
        notes[at + note.PHASE] = phase
        notes[at + note.HAND] = -1
        notes[at + note.WAGER] = -1
        notes[at + note.CARDS] = 0
        notes[at + note.DEALT] = dealt
        notes[at + note.COUNTED] = 0
        if kind == KIND_POSITIONS:
            state[TABLE_DIRECTION] = 1 if whats[i] == WHAT_CLOCKWISE else -1
            state[TABLE_POSITIONS] = ev.n[i] if ev.n[i] > 0 else 0
        elif kind == KIND_CHIP_UNIT:
            state[TABLE_CHIP_UNIT] = ev.cents[i]
        if row < 0:
            continue
        if kind == KIND_UNREADABLE:
            rounds[row + round_.GAPS] += 1
        if numbers[i] < 0:
            continue
        rounds[row + round_.LAST] = i
        h = -1
        if ev.hand[i] >= 0:
            h = scratch[HAND_ROWS + ev.hand[i]]
            if h < 0:
                h = new_hand(hands, scratch, row, ev.hand[i])
        w = -1
        if ev.wager[i] >= 0:
            w = scratch[WAGER_ROWS + ev.wager[i]]
            if w < 0:
                w = new_wager(wagers, scratch, row, ev.wager[i])
                begin_vigorish(wagers, w)
            if h < 0:
                h = wagers[w + wager.HAND]
        notes[at + note.WAGER] = w
        notes[at + note.HAND] = h
        if h >= 0:
            notes[at + note.CARDS] = hands[h + hand.DEALT]
        if kind == KIND_DEAL:
            if rounds[row + round_.FIRST_CARD] < 0:
                phase = stage.INITIAL_DEAL
                rounds[row + round_.FIRST_CARD] = i
            dealt += 1
            add_card(hands, h, ev.card[i], i)
            if ev.ref[i] >= 0 and row > round_.WIDTH:
                before = row - round_.WIDTH
                drawn = event_of(ev.seq, rounds[before + round_.FIRST], rounds[before + round_.LAST] + 1, ev.ref[i])
                if drawn >= 0:
                    used_in_next_round(rounds, hands, notes, options, before, drawn, i)
            rounds[row + round_.LAST_CARD] = i
            p = scratch[HAND_ROWS + PLAYER]
            b = scratch[HAND_ROWS + BANKER]
            if phase == stage.INITIAL_DEAL and hands[p + hand.DEALT] >= 2 and hands[b + hand.DEALT] >= 2:
                phase = stage.THIRD_CARDS
                rounds[row + round_.DEAL_DONE] = i
        elif kind == KIND_WAGER:
            wagers[w + wager.KIND] = whats[i]
            if whats[i] == WHAT_PLAYER:
                wagers[w + wager.HAND] = scratch[HAND_ROWS + PLAYER]
            elif whats[i] == WHAT_BANKER:
                wagers[w + wager.HAND] = scratch[HAND_ROWS + BANKER]
            wagers[w + wager.SEAT] = ev.seat[i]
            wagers[w + wager.PLAYER] = ev.player[i]
            wagers[w + wager.STAKE] = ev.cents[i]
            wagers[w + wager.EVENT] = i
            wagers[w + wager.WITHDRAWN] = -1
        elif kind == KIND_PAY or kind == KIND_COLLECT or kind == KIND_RETURN:
            settle_row(wagers, w, i, kind, ev.cents[i], False)
            if phase != stage.INITIAL_DEAL:
                phase = stage.SETTLING
        elif kind == KIND_VIGORISH:
            named = w if w >= 0 or ev.seat[i] <= 0 else bankers_wager_at(rounds, wagers, row, ev.seat[i])
            if named >= 0:
                book_vigorish(wagers, named, i, whats[i], ev.cents[i])
        elif kind == KIND_EXPOSE:
            if h >= 0:
                shown = event_of(ev.seq, rounds[row + round_.FIRST], i, ev.ref[i]) if ev.ref[i] >= 0 else -1
                show_card(hands, h, ev.card[i], shown, i)
        elif kind == KIND_MOVE_CARD:
            if ev.ref[i] >= 0:
                moved = event_of(ev.seq, rounds[row + round_.FIRST], i, ev.ref[i])
                move_third(rounds, hands, row, h, moved, ev.dest[i], i)
        elif kind == KIND_RESULT or kind == KIND_CALL:
            said = outcome_of(whats[i])
            if said >= 0 and (rounds[row + round_.ANNOUNCED] < 0 or kind == KIND_RESULT):
                rounds[row + round_.ANNOUNCED] = i
                rounds[row + round_.SAID] = said
                phase = stage.SETTLING
        elif kind == KIND_WAGER_CHANGED:
            change_stake(wagers, w, ev.cents[i])
        elif kind == KIND_WAGER_WITHDRAWN:
            withdraw(wagers, w, ev.cents[i], i)
        elif kind == KIND_NO_MORE_BETS:
            if rounds[row + round_.CLOSED] < 0:
                rounds[row + round_.CLOSED] = i
        elif kind == KIND_CARD_MISDEALT:
            if rounds[row + round_.ERROR] < 0:
                rounds[row + round_.ERROR] = i
        elif kind == KIND_COVER_CARD:
            rounds[row + round_.COVER] = i
        elif kind == KIND_SHOE_EMPTY:
            rounds[row + round_.EMPTY] = i
        elif kind == KIND_VOID_ROUND:
            rounds[row + round_.VOID] = i
        elif kind == KIND_MUCK:
            hands[h + hand.MUCK] = i
        elif kind == KIND_CLEARED:
            rounds[row + round_.CLEARED] = i
        elif kind == KIND_ROUND_END:
            rounds[row + round_.OVER] = i
    if row >= 0:
        close_round(rounds, hands, wagers, notes, scratch, options, row)
