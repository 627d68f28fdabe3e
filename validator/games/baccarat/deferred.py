"""Vigorish that is marked and collected later: seat by seat, with its marker, by its deadlines."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.baccarat.options import DUE_BEFORE_RESHUFFLE
from validator.games.baccarat.slots.vigorish import (
    TIE_VIGORISH_STILL_OWED,
    VIGORISH_COLLECTED_NOT_OWED,
    VIGORISH_MARKER_NOT_PLACED,
    VIGORISH_MARKER_OF_OTHER_AMOUNT,
    VIGORISH_MARKER_REMOVED_UNPAID,
    VIGORISH_OWED_AT_LEAVING,
    VIGORISH_OWED_AT_RESHUFFLE,
    VIGORISH_OWED_IN_NEXT_SHOE,
    VIGORISH_OWED_WHILE_AWAY,
    VIGORISH_OWED_WITH_CONTINUOUS_DEVICE,
)
from validator.games.baccarat.tables import note, outcome, round_, vigorish_state as place, wager
from validator.games.numbers import missing_facts
from validator.games.rounds.event import event_at
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.rounds.subject import of_other
from validator.games.shoe.options import CONTINUOUS
from validator.games.shoe.questions import two_batches
from validator.log.codes import (
    KIND_BATCH_SWAP,
    KIND_CARD_CHANGE,
    KIND_DEAL,
    KIND_LOAD_SHOE,
    KIND_MARKER_PLACED,
    KIND_MARKER_REMOVED,
    KIND_PLAYER_ARRIVES,
    KIND_PLAYER_LEAVES,
    KIND_SHUFFLE,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_VIGORISH,
    WHAT_COLLECTED,
    WHAT_MARKED,
    WHAT_TAKEN,
    WHAT_VIGORISH,
)
from validator.log.columns import Columns

NO_RECORD, *_ = missing_facts()
NO_AMOUNT, *_ = missing_facts()


@kernel
def still_owed(owed: int) -> bool:
    """Whether vigorish, in cents, is still owed when it had to be collected."""
    return owed > 0


@kernel
def more_than_owed(collected: int, owed: int) -> bool:
    """Whether more vigorish was collected, in cents, than was owed."""
    return collected > owed


@kernel
def marker_missing(placed: int) -> bool:
    """Whether no marker was placed (0) for vigorish that was not collected at the payout."""
    return placed == 0


@kernel
def marker_shows_otherwise(shown: int, marked: int, owed: int) -> bool:
    """Whether a marker shows, in cents, neither the vigorish marked now nor all that the position owes."""
    return shown != marked and shown != owed


@kernel
def clear_seat(state: Ints, seat: int) -> None:
    """Forget what a position owes."""
    for stretch in range(place.OWED, place.OPEN, place.SEATS):
        state[stretch + seat] = 0


@kernel
def clear_all(state: Ints) -> None:
    """Forget what all positions owe."""
    for at in range(place.OWED, place.OPEN):
        state[at] = 0
    for at in range(place.LATE, place.LATE + place.SEATS):
        state[at] = 0


@kernel
def compare_marker(state: Ints, tally: Ints, hits: Ints, seat: int, marked: int, i: int, r: int) -> None:
    """Judge the amount on the marker that was placed for ``marked`` cents."""
    shown = state[place.MARKER + seat] - 1
    if shown < 0 or marked < 0 or state[place.UNSURE + seat] == 1:
        tally[VIGORISH_MARKER_OF_OTHER_AMOUNT + NO_AMOUNT] += 1
        return
    tally[VIGORISH_MARKER_OF_OTHER_AMOUNT + JUDGED] += 1
    if marker_shows_otherwise(shown, marked, state[place.OWED + seat]):
        emit(hits, VIGORISH_MARKER_OF_OTHER_AMOUNT, i, marked, shown, 0, -1, -1, r)


@kernel
def mark(state: Ints, tally: Ints, hits: Ints, seat: int, cents: int, tied: bool, i: int, r: int) -> None:
    """Vigorish is marked as owed by a position."""
    if cents < 0:
        state[place.UNSURE + seat] = 1
    else:
        state[place.OWED + seat] += cents
    state[place.DEBTS] += 1
    state[place.REPORTED + seat] = 0
    if tied:
        state[place.TIED + seat] = 1
    if state[place.MARKER + seat] > 0 and state[place.PENDING + seat] == -1:
        state[place.PENDING + seat] = 0
        tally[VIGORISH_MARKER_NOT_PLACED + JUDGED] += 1
        compare_marker(state, tally, hits, seat, cents, i, r)
    else:
        state[place.PENDING + seat] = cents + 2


@kernel
def put_marker(state: Ints, tally: Ints, hits: Ints, seat: int, cents: int, i: int, r: int) -> None:
    """A marker is placed for a position: for what was marked before, or for what is marked next."""
    state[place.MARKER + seat] = cents + 1 if cents >= 0 else 1
    if cents < 0:
        state[place.UNSURE + seat] = 1
    state[place.REMOVED + seat] = 0
    if state[place.PENDING + seat] > 0:
        marked = state[place.PENDING + seat] - 2
        state[place.PENDING + seat] = 0
        tally[VIGORISH_MARKER_NOT_PLACED + JUDGED] += 1
        compare_marker(state, tally, hits, seat, marked, i, r)
    else:
        state[place.PENDING + seat] = -1


@kernel
def collect(
    ev: Columns, state: Ints, tally: Ints, hits: Ints, seat: int, cents: int, certain: bool, i: int, r: int
) -> None:
    """Vigorish marked before is collected from a position."""
    owed = state[place.OWED + seat]
    if state[place.REMOVED + seat] > 0 and owed > 0:
        tally[VIGORISH_MARKER_REMOVED_UNPAID + JUDGED] += 1
        removed = event_at(ev, KIND_MARKER_REMOVED, state[place.REMOVED + seat], i)
        emit(hits, VIGORISH_MARKER_REMOVED_UNPAID, removed, owed, 0, 0, of_other(seat), -1, r)
    if state[place.RESHUFFLED + seat] > 0 and owed > 0 and certain:
        tally[VIGORISH_OWED_AT_RESHUFFLE + JUDGED] += 1
        reshuffled = event_at(ev, KIND_SHUFFLE, state[place.RESHUFFLED + seat], i)
        emit(hits, VIGORISH_OWED_AT_RESHUFFLE, reshuffled, 0, owed, 0, of_other(seat), -1, r)
        state[place.RESHUFFLED + seat] = 0
    if cents < 0 or state[place.UNSURE + seat] == 1 or not certain:
        tally[VIGORISH_COLLECTED_NOT_OWED + NO_AMOUNT] += 1
        clear_seat(state, seat)
        return
    tally[VIGORISH_COLLECTED_NOT_OWED + JUDGED] += 1
    due = owed + state[place.LATE + seat]
    if more_than_owed(cents, due):
        emit(hits, VIGORISH_COLLECTED_NOT_OWED, i, due, cents, due - cents, -1, -1, r)
        clear_seat(state, seat)
    elif cents >= owed:
        state[place.LATE + seat] -= cents - owed
        shown = state[place.MARKER + seat]
        clear_seat(state, seat)
        state[place.MARKER + seat] = shown
    else:
        state[place.OWED + seat] -= cents


@kernel
def comes_back(ev: Columns, seat: int, player: int, start: int) -> bool:
    """Whether a player, by his id, comes to this position again after event ``start`` and before another does."""
    if player < 0:
        return False
    for i in range(max(start, -1) + 1, len(ev.kind)):
        if ev.kind[i] == KIND_PLAYER_ARRIVES and ev.seat[i] == seat:
            return ev.player[i] == player
    return False


@kernel
def judge_left(ev: Columns, state: Ints, tally: Ints, hits: Ints, i: int, r: int) -> None:
    """Judge, when the game goes on, those who left owing, and markers that were removed and not placed anew."""
    for seat in range(place.SEATS):
        owed = state[place.OWED + seat]
        if state[place.REMOVED + seat] > 0 and owed > 0:
            tally[VIGORISH_MARKER_REMOVED_UNPAID + JUDGED] += 1
            removed = event_at(ev, KIND_MARKER_REMOVED, state[place.REMOVED + seat], i)
            emit(hits, VIGORISH_MARKER_REMOVED_UNPAID, removed, owed, 0, 0, of_other(seat), -1, r)
            state[place.REMOVED + seat] = 0
        if state[place.LEFT + seat] > 0:
            left = event_at(ev, KIND_PLAYER_LEAVES, state[place.LEFT + seat], i)
            state[place.LEFT + seat] = 0
            if comes_back(ev, seat, state[place.LEFT_PLAYER + seat] - 1, left):
                tally[VIGORISH_OWED_WHILE_AWAY + JUDGED] += 1
                if still_owed(owed):
                    emit(hits, VIGORISH_OWED_WHILE_AWAY, left, 0, owed, owed, of_other(seat), -1, r)
                continue
            if still_owed(owed):
                emit(hits, VIGORISH_OWED_AT_LEAVING, left, 0, owed, owed, of_other(seat), -1, r)
                state[place.LATE + seat] += owed
            clear_seat(state, seat)


@kernel
def judge_deadline(state: Ints, tally: Ints, hits: Ints, i: int, r: int) -> None:
    """Judge, at the end of a shoe, what positions still owe."""
    told = 0
    for seat in range(place.SEATS):
        owed = state[place.OWED + seat]
        if still_owed(owed) and state[place.REPORTED + seat] == 0 and state[place.UNSURE + seat] == 0:
            state[place.REPORTED + seat] = 1
            state[place.RESHUFFLED + seat] = 0
            told += 1
            emit(hits, VIGORISH_OWED_IN_NEXT_SHOE, i, 0, owed, owed, of_other(seat), -1, r)
    tally[VIGORISH_OWED_IN_NEXT_SHOE + JUDGED] += max(told, 1)


@kernel
def judge_with_device(state: Ints, tally: Ints, hits: Ints, certain: bool, i: int, r: int) -> None:
    """Judge, at a round's first card from a device that reshuffles all the time, what is deferred beyond a round."""
    for seat in range(place.SEATS):
        owed = state[place.OWED + seat]
        if certain and state[place.UNSURE + seat] == 0 and state[place.REPORTED + seat] == 0 and owed > 0:
            state[place.REPORTED + seat] = 1
            tally[VIGORISH_OWED_WITH_CONTINUOUS_DEVICE + JUDGED] += 1
            if still_owed(owed):
                emit(hits, VIGORISH_OWED_WITH_CONTINUOUS_DEVICE, i, 0, owed, 0, of_other(seat), -1, r)


@kernel
def judge_first_card(
    ev: Columns, options: Ints, state: Ints, tally: Ints, hits: Ints, certain: bool, i: int, r: int
) -> None:
    """Judge, at a round's first card, what had to be collected or marked before."""
    if state[place.DEBTS] > 0 and certain:
        judge_left(ev, state, tally, hits, i, r)
        for seat in range(place.SEATS):
            if state[place.TIED + seat] == 1:
                tally[TIE_VIGORISH_STILL_OWED + JUDGED] += 1
                owed = state[place.OWED + seat]
                if still_owed(owed) and state[place.REPORTED + seat] == 0:
                    state[place.REPORTED + seat] = 1
                    emit(hits, TIE_VIGORISH_STILL_OWED, i, 0, owed, owed, of_other(seat), -1, r)
                state[place.TIED + seat] = 0
            if state[place.PENDING + seat] > 0:
                if options[RECORDED + KIND_MARKER_PLACED] != ALWAYS:
                    tally[VIGORISH_MARKER_NOT_PLACED + NO_RECORD] += 1
                else:
                    tally[VIGORISH_MARKER_NOT_PLACED + JUDGED] += 1
                    if marker_missing(0):
                        emit(
                            hits,
                            VIGORISH_MARKER_NOT_PLACED,
                            i,
                            state[place.PENDING + seat] - 2,
                            0,
                            0,
                            of_other(seat),
                            -1,
                            r,
                        )
            state[place.PENDING + seat] = 0
    if state[place.DEBTS] > 0 and options[CONTINUOUS] == 1:
        tally[VIGORISH_OWED_IN_NEXT_SHOE + NOT_APPLICABLE] += 1
        judge_with_device(state, tally, hits, certain, i, r)
    elif state[place.NEW_SHOE] == 1 and state[place.DEBTS] > 0:
        if certain:
            judge_deadline(state, tally, hits, i, r)
        else:
            tally[VIGORISH_OWED_IN_NEXT_SHOE + NO_RECORD] += 1
    state[place.NEW_SHOE] = 0


@kernel
def leaves(ev: Columns, state: Ints, tally: Ints, certain: bool, i: int) -> None:
    """A player leaves: what he owes is due."""
    seat = ev.seat[i]
    if seat <= 0 or seat >= place.SEATS:
        if state[place.DEBTS] > 0:
            tally[VIGORISH_OWED_AT_LEAVING + NO_RECORD] += 1
    elif not certain or state[place.UNSURE + seat] == 1:
        tally[VIGORISH_OWED_AT_LEAVING + NO_RECORD] += 1
        clear_seat(state, seat)
    else:
        tally[VIGORISH_OWED_AT_LEAVING + JUDGED] += 1
        if state[place.OWED + seat] > 0:
            state[place.LEFT + seat] = ev.seq[i] + 2
            state[place.LEFT_PLAYER + seat] = ev.player[i] + 1


@kernel
def seat_event(
    ev: Columns, rounds: Ints, wagers: Ints, state: Ints, tally: Ints, hits: Ints, certain: bool, w: int, i: int, r: int
) -> None:
    """Vigorish is marked or collected, or a marker placed or removed, at a position."""
    kind = ev.kind[i]
    seat = ev.seat[i]
    if seat <= 0 and w >= 0:
        seat = wagers[w + wager.SEAT]
    if seat <= 0 or seat >= place.SEATS:
        if kind == KIND_VIGORISH and ev.what[i] == WHAT_MARKED:
            tally[VIGORISH_OWED_IN_NEXT_SHOE + NO_RECORD] += 1
        elif kind == KIND_VIGORISH and ev.what[i] == WHAT_COLLECTED:
            state[place.GAP] = 1
        return
    if kind == KIND_VIGORISH:
        if ev.what[i] == WHAT_MARKED:
            tied = r >= 0 and rounds[r + round_.WINNER] == outcome.TIE
            mark(state, tally, hits, seat, ev.cents[i], tied, i, r)
        elif ev.what[i] == WHAT_COLLECTED or (ev.what[i] == WHAT_TAKEN and r < 0):
            collect(ev, state, tally, hits, seat, ev.cents[i], certain and state[place.OPEN] == 1, i, r)
    elif ev.what[i] == WHAT_VIGORISH:
        if kind == KIND_MARKER_PLACED:
            put_marker(state, tally, hits, seat, ev.cents[i], i, r)
        elif state[place.OWED + seat] > 0 and state[place.UNSURE + seat] == 0 and certain:
            state[place.REMOVED + seat] = ev.seq[i] + 2
        else:
            tally[VIGORISH_MARKER_REMOVED_UNPAID + JUDGED] += 1
            state[place.MARKER + seat] = 0


@kernel
def deferred_pass(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
) -> None:
    """Carry what each position owes from round to round and judge it at its deadlines."""
    always = options[RECORDED + KIND_VIGORISH] == ALWAYS
    for i in range(len(ev.kind)):
        kind = ev.kind[i]
        r = notes[i * note.WIDTH + note.ROUND]
        certain = always and state[place.GAP] == 0
        if kind == KIND_DEAL:
            if ev.round[i] >= 0 and state[place.BEGUN] != ev.round[i] + 1:
                state[place.BEGUN] = ev.round[i] + 1
                judge_first_card(ev, options, state, tally, hits, certain, i, r)
        elif kind == KIND_VIGORISH or kind == KIND_MARKER_PLACED or kind == KIND_MARKER_REMOVED:
            w = notes[i * note.WIDTH + note.WAGER]
            seat_event(ev, rounds, wagers, state, tally, hits, certain, w, i, r)
        elif kind == KIND_PLAYER_LEAVES:
            leaves(ev, state, tally, certain, i)
        elif kind == KIND_SHUFFLE:
            state[place.NEW_SHOE] = 1
            if options[DUE_BEFORE_RESHUFFLE] == 1 and options[CONTINUOUS] == 0 and two_batches(options) == 0:
                tally[VIGORISH_OWED_AT_RESHUFFLE + JUDGED] += 1 if state[place.DEBTS] > 0 else 0
                for seat in range(place.SEATS):
                    if state[place.OWED + seat] > 0 and state[place.RESHUFFLED + seat] == 0:
                        state[place.RESHUFFLED + seat] = ev.seq[i] + 2
        elif kind == KIND_LOAD_SHOE or kind == KIND_CARD_CHANGE or kind == KIND_BATCH_SWAP:
            state[place.NEW_SHOE] = 1
        elif kind == KIND_TABLE_OPEN:
            clear_all(state)
            state[place.OPEN] = 1
            state[place.GAP] = 0
            state[place.DEBTS] = 0
        elif kind == KIND_TABLE_CLOSE:
            if certain:
                judge_left(ev, state, tally, hits, i, r)
            clear_all(state)
            state[place.OPEN] = 0
            state[place.DEBTS] = 0
        elif kind == KIND_UNREADABLE:
            state[place.GAP] = 1
