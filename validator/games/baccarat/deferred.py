"""Vigorish that is marked and collected later: seat by seat, with its marker, by its deadlines."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between
from validator.core.engine.state_rows import clear
from validator.games.baccarat.awaited import await_vigorish, collect_awaited, forget_awaited, judge_awaited
from validator.games.baccarat.balance import won_on
from validator.games.baccarat.deferral_end import comes_to_an_end, is_reshuffle, note_batch
from validator.games.baccarat.tables import outcome, vigorish_state as place
from validator.games.baccarat.tables.rows import Round, Table, Wager
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.event import event_at
from validator.games.rounds.round_identity import kept_round
from validator.games.rounds.subject import of_other
from validator.games.rounds.vigorish import rounded_up
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_CARD_CHANGE,
    KIND_DEAL,
    KIND_DECKS,
    KIND_LOAD_SHOE,
    KIND_MARKER_PLACED,
    KIND_MARKER_REMOVED,
    KIND_PAY,
    KIND_PLAYER_ARRIVES,
    KIND_PLAYER_LEAVES,
    KIND_SHUFFLE,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_VIGORISH,
    WHAT_BANKER,
    WHAT_COLLECTED,
    WHAT_MARKED,
    WHAT_TAKEN,
    WHAT_VIGORISH,
)

NO_RECORD, *_ = missing_facts()
NO_AMOUNT, *_ = missing_facts()

rule = Rules("baccarat.deferred")
TIE_VIGORISH_STILL_OWED = rule(
    "tie-vigorish-still-owed",
    "Vigorish on a tie still owed when the next round was dealt",
    "{observed} of vigorish on a tie was still owed when the next round was dealt",
    needs={
        "the vigorish collected": NO_RECORD,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_OWED_AT_RESHUFFLE = rule(
    "vigorish-owed-at-reshuffle",
    "Deferred vigorish collected only after the reshuffle",
    ("{seat}: {observed} of deferred vigorish was still owed when the cards were reshuffled, and collected afterwards"),
    expected="the vigorish collected before the reshuffle",
    observed="{observed} owed",
    unit="cents",
)
VIGORISH_OWED_IN_NEXT_SHOE = rule(
    "vigorish-owed-in-next-shoe",
    "Deferred vigorish still owed when the next shoe is played",
    "{observed} of deferred vigorish was still owed when play with the next shoe began",
    needs={
        "the vigorish collected": NO_RECORD,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_OWED_WITH_CONTINUOUS_DEVICE = rule(
    "vigorish-owed-with-continuous-device",
    "Vigorish deferred beyond the round where a device reshuffles continuously",
    ("{seat}: {observed} of deferred vigorish was owed when the next round was dealt from a device that reshuffles"),
    expected="nothing owed",
    observed="{observed} owed",
    unit="cents",
)
VIGORISH_OWED_AT_LEAVING = rule(
    "vigorish-owed-at-leaving",
    "Deferred vigorish not collected when the player left",
    "{seat}: {observed} of deferred vigorish was not collected when {player} left the table",
    needs={
        "the vigorish collected": NO_RECORD,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_OWED_WHILE_AWAY = rule(
    "vigorish-owed-while-away",
    "Deferred vigorish owed by a player who was away and came back",
    "{seat}: {observed} of deferred vigorish was owed while {player} was away from the table",
    expected="nothing owed",
    observed="{observed} owed",
    unit="cents",
)
VIGORISH_COLLECTED_NOT_OWED = rule(
    "vigorish-collected-not-owed",
    "More deferred vigorish collected than was owed",
    "{seat}: {observed} of deferred vigorish was collected; {expected} was owed",
    needs={
        "the amounts marked and collected": NO_AMOUNT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_MARKER_NOT_PLACED = rule(
    "vigorish-marker-not-placed",
    "No coin or marker placed for vigorish that was not collected",
    ("{seat}: no coin or marker button was placed for {expected} of vigorish that was not collected at the payout"),
    needs={
        "the markers placed": NO_RECORD,
    },
    expected="a marker of {expected}",
    observed="none",
    unit="cents",
)
VIGORISH_MARKER_OF_OTHER_AMOUNT = rule(
    "vigorish-marker-of-other-amount",
    "Marker with another amount than the vigorish owed",
    "a marker of {observed} was placed for vigorish of {expected}",
    needs={
        "the amounts marked and on the marker": NO_AMOUNT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
VIGORISH_MARKER_REMOVED_UNPAID = rule(
    "vigorish-marker-removed-unpaid",
    "Marker removed before the vigorish was collected",
    "{seat}: the marker for {expected} of vigorish was removed before the vigorish was collected",
    needs={
        "the markers placed, and the amounts on them": NO_AMOUNT,
    },
    expected="the marker left until {expected} is collected",
    observed="the marker removed",
    unit="cents",
)
VIGORISH_MARKER_PLACED_LATE = rule(
    "vigorish-marker-placed-late",
    "Marker placed only when the winning wager had been paid",
    ("{seat}: the coin or marker button for the vigorish was placed only after the winning wager was paid"),
    expected="the marker before the payment",
    observed="the payment first",
)


@kernel
def still_owed(owed: int) -> bool:
    """Whether vigorish, in cents, is still owed when it had to be collected."""
    return owed > 0


@kernel
def clear_seat(t: Table, seat: int) -> None:
    """Forget what a position owes."""
    clear(t.debts[seat])


@kernel
def clear_all(t: Table) -> None:
    """Forget what all positions owe."""
    for seat in range(place.SEATS):
        clear(t.debts[seat])
        t.vigorish.late[seat] = 0


@kernel
def compare_marker(t: Table, seat: int, marked: int, i: int, r: Round) -> None:
    """Judge the amount on the marker that was placed for ``marked`` cents."""
    shown = t.debts[seat].marker - 1
    if shown < 0 or marked < 0 or t.debts[seat].unsure == 1:
        t.tally[VIGORISH_MARKER_OF_OTHER_AMOUNT + NO_AMOUNT] += 1
        return
    t.tally[VIGORISH_MARKER_OF_OTHER_AMOUNT + JUDGED] += 1
    if shown != marked and shown != t.debts[seat].owed:
        emit(t.hits, VIGORISH_MARKER_OF_OTHER_AMOUNT, i, marked, shown, 0, -1, -1, r.at)


@kernel
def mark_owed(t: Table, seat: int, cents: int, tied: bool, i: int, r: Round) -> None:
    """Vigorish is marked as owed by a position."""
    if cents < 0:
        t.debts[seat].unsure = 1
    else:
        t.debts[seat].owed += cents
    t.vigorish.debts += 1
    t.debts[seat].reported = 0
    if tied:
        t.debts[seat].tied = 1
    if t.debts[seat].marker > 0 and t.debts[seat].pending == -1:
        t.debts[seat].pending = 0
        t.tally[VIGORISH_MARKER_NOT_PLACED + JUDGED] += 1
        compare_marker(t, seat, cents, i, r)
    else:
        t.debts[seat].pending = cents + 2


@kernel
def all_shown(t: Table, seat: int) -> bool:
    """Whether the markers that lie on the layout for a position show all that it owes."""
    return t.debts[seat].shown >= t.debts[seat].owed - t.debts[seat].unmarked


@kernel
def judge_placed_late(t: Table, seat: int, i: int, r: Round) -> None:
    """Note a marker that is placed for a position only when its winning wager was paid, in the same round ``r``."""
    if not r:
        return
    for k in range(i - 1, r.first - 1, -1):
        w = t.notes[k].wager
        at = w.seat if w else t.seat[k]
        if at != seat:
            continue
        if t.kind[k] == KIND_VIGORISH and t.what[k] == WHAT_MARKED:
            t.tally[VIGORISH_MARKER_PLACED_LATE + JUDGED] += 1
            return
        if t.kind[k] == KIND_PAY and w and w.kind == WHAT_BANKER:
            ask(t, VIGORISH_MARKER_PLACED_LATE, True, i, -1, -1, 0, of_other(seat), -1, r.at)
            return


@kernel
def put_marker(t: Table, seat: int, cents: int, i: int, r: Round) -> None:
    """A marker is placed for a position: for what was marked before, or for what is marked next.

    It takes the place of one that was removed where all that is owed is marked again.
    """
    t.debts[seat].marker = cents + 1 if cents >= 0 else 1
    t.debts[seat].shown += max(cents, 0)
    if cents < 0:
        t.debts[seat].unsure = 1
    told = cents >= 0 and recorded(t, KIND_MARKER_PLACED)
    if not told or all_shown(t, seat):
        t.debts[seat].removed = 0
    if t.debts[seat].pending > 0:
        judge_placed_late(t, seat, i, r)
        marked = t.debts[seat].pending - 2
        t.debts[seat].pending = 0
        t.tally[VIGORISH_MARKER_NOT_PLACED + JUDGED] += 1
        compare_marker(t, seat, marked, i, r)
    else:
        t.debts[seat].pending = -1


@kernel
def collect(t: Table, seat: int, cents: int, certain: bool, i: int, r: Round) -> None:
    """Vigorish marked before is collected from a position."""
    owed = t.debts[seat].owed
    if t.debts[seat].left > 0 and t.debts[seat].left_player < 0 and certain:
        left = event_at(t, KIND_PLAYER_LEAVES, t.debts[seat].left, i)
        late = t.debts[seat].reported == 1 and t.options.continuous != 1
        ask(t, VIGORISH_OWED_WHILE_AWAY, still_owed(owed) and not late, left, 0, owed, 0, of_other(seat), -1, r.at)
        t.debts[seat].left = 0
    if t.debts[seat].removed > 0:
        t.tally[VIGORISH_MARKER_REMOVED_UNPAID + JUDGED] += 1
        removed = event_at(t, KIND_MARKER_REMOVED, t.debts[seat].removed, i)
        emit(t.hits, VIGORISH_MARKER_REMOVED_UNPAID, removed, owed, 0, 0, of_other(seat), -1, r.at)
    if t.debts[seat].reshuffled > 0 and certain:
        t.tally[VIGORISH_OWED_AT_RESHUFFLE + JUDGED] += 1
        reshuffled = event_at(t, KIND_SHUFFLE, t.debts[seat].reshuffled, i)
        emit(t.hits, VIGORISH_OWED_AT_RESHUFFLE, reshuffled, 0, owed, 0, of_other(seat), -1, r.at)
        t.debts[seat].reshuffled = 0
    if cents < 0 or t.debts[seat].unsure == 1 or not certain:
        t.tally[VIGORISH_COLLECTED_NOT_OWED + NO_AMOUNT] += 1
        clear_seat(t, seat)
        return
    t.tally[VIGORISH_COLLECTED_NOT_OWED + JUDGED] += 1
    due = owed + t.vigorish.late[seat]
    if cents >= owed and t.debts[seat].left > 0:
        t.tally[VIGORISH_OWED_AT_LEAVING + JUDGED] += 1
    if cents > due:
        emit(t.hits, VIGORISH_COLLECTED_NOT_OWED, i, due, cents, due - cents, -1, -1, r.at)
        clear_seat(t, seat)
    elif cents >= owed:
        t.vigorish.late[seat] -= cents - owed
        shown, lies = t.debts[seat].marker, t.debts[seat].shown
        clear_seat(t, seat)
        t.debts[seat].marker = shown
        t.debts[seat].shown = lies
    else:
        t.debts[seat].owed -= cents
        t.debts[seat].in_part = 1


@kernel
def remove_marker(t: Table, seat: int, cents: int, i: int) -> None:
    """A marker, of so many cents if that is recorded, is removed from a position that owes vigorish.

    Where a part was collected, the marker for that part may go, and so may one for which another was placed before:
    what is still owed has to be marked.
    """
    several = t.debts[seat].shown > t.debts[seat].marker - 1
    gone = cents if cents >= 0 else 0 if several else t.debts[seat].shown
    t.debts[seat].shown = max(t.debts[seat].shown - gone, 0)
    if t.debts[seat].in_part == 1 and (not recorded(t, KIND_MARKER_PLACED) or (cents < 0 and several)):
        t.tally[VIGORISH_MARKER_REMOVED_UNPAID + NO_AMOUNT] += 1
        return
    if (cents >= 0 or not several) and all_shown(t, seat):
        t.tally[VIGORISH_MARKER_REMOVED_UNPAID + JUDGED] += 1
        return
    t.debts[seat].removed = t.seq[i] + 2


@kernel
def judge_unplaced(t: Table, seat: int, i: int, r: Round) -> None:
    """Judge, when it is too late, vigorish of a position that was marked and for which no marker was placed."""
    if t.debts[seat].pending > 0:
        if not lacking(t, VIGORISH_MARKER_NOT_PLACED, NO_RECORD, not recorded(t, KIND_MARKER_PLACED)):
            owed = t.debts[seat].pending - 2
            t.debts[seat].unmarked += max(owed, 0)
            ask(t, VIGORISH_MARKER_NOT_PLACED, True, i, owed, 0, 0, of_other(seat), -1, r.at)
        t.debts[seat].pending = 0


@kernel
def owed_on(t: Table, w: Wager, r: Round) -> int:
    """The most that vigorish on a wager of round ``r`` on the Banker's Hand may come to, in cents.

    Of a round whose winner is not known it is that of a win or of a tie.
    """
    winner, whole = r.winner, t.options.rate_whole
    won = tied = 0
    if t.options.tie_vigorish != 1 and (winner == outcome.BANKER or winner < 0):
        rate = t.options.rate if t.options.rate > 0 else t.options.high_rate
        coin = t.options.low_coin if rate == t.options.low_rate else t.options.high_coin
        won = rounded_up(won_on(t, w) * rate, whole, coin)
    if t.options.tie_rate >= 0 and t.options.tie_vigorish != 0 and (winner == outcome.TIE or winner < 0):
        tied = rounded_up(w.stake * t.options.tie_rate, whole, t.options.low_coin)
    return max(won, tied)


@kernel
def owe_unmarked(t: Table, r: Round) -> None:
    """What was neither taken nor marked of the vigorish of round ``r`` is owed, late as it may be collected."""
    if r.void >= 0 or r.empty >= 0:
        return
    for w in between(t.wagers, r.wager, r.wagers_end):
        seat = w.seat
        told = w.taken_vigorish + w.marked_vigorish
        if w.kind == WHAT_BANKER and 0 < seat < place.SEATS and w.stake > 0:
            t.vigorish.late[seat] += max(owed_on(t, w, r) - told, 0)


@kernel
def comes_back(t: Table, seat: int, player: int, start: int) -> bool:
    """Whether a player, by his id, comes to this position again after event ``start`` and before another does."""
    if player < 0:
        return False
    for i in range(max(start, -1) + 1, len(t.kind)):
        if t.kind[i] == KIND_PLAYER_ARRIVES and t.seat[i] == seat:
            return t.player[i] == player
    return False


@kernel
def judge_left(t: Table, i: int, r: Round) -> None:
    """Judge, when the game goes on, those who left owing, and markers that were removed and not placed anew."""
    for seat in range(place.SEATS):
        owed = t.debts[seat].owed
        if t.debts[seat].removed > 0:
            t.tally[VIGORISH_MARKER_REMOVED_UNPAID + JUDGED] += 1
            removed = event_at(t, KIND_MARKER_REMOVED, t.debts[seat].removed, i)
            emit(t.hits, VIGORISH_MARKER_REMOVED_UNPAID, removed, owed, 0, 0, of_other(seat), -1, r.at)
            t.debts[seat].removed = 0
        if t.debts[seat].left > 0:
            left = event_at(t, KIND_PLAYER_LEAVES, t.debts[seat].left, i)
            t.debts[seat].left = 0
            # It is due at the reshuffle or at leaving, whichever occurs first: what was late then is so only once.
            late = t.debts[seat].reported == 1 and t.options.continuous != 1
            player = t.debts[seat].left_player
            if player < 0 or comes_back(t, seat, player - 1, left):
                t.tally[VIGORISH_OWED_WHILE_AWAY + JUDGED] += 1
                if still_owed(owed) and not late:
                    emit(t.hits, VIGORISH_OWED_WHILE_AWAY, left, 0, owed, owed, of_other(seat), -1, r.at)
                continue
            t.tally[VIGORISH_OWED_AT_LEAVING + JUDGED] += 1
            if still_owed(owed) and not late:
                emit(t.hits, VIGORISH_OWED_AT_LEAVING, left, 0, owed, owed, of_other(seat), -1, r.at)
            t.vigorish.late[seat] += owed
            clear_seat(t, seat)


@kernel
def judge_deadline(t: Table, i: int, r: Round) -> None:
    """Judge, at the end of a shoe, what positions still owe."""
    told = 0
    for seat in range(place.SEATS):
        owed = t.debts[seat].owed
        if still_owed(owed) and t.debts[seat].reported == 0 and t.debts[seat].unsure == 0:
            t.debts[seat].reported = 1
            t.debts[seat].reshuffled = 0
            told += 1
            emit(t.hits, VIGORISH_OWED_IN_NEXT_SHOE, i, 0, owed, owed, of_other(seat), -1, r.at)
    t.tally[VIGORISH_OWED_IN_NEXT_SHOE + JUDGED] += max(told, 1)


@kernel
def judge_with_device(t: Table, certain: bool, i: int, r: Round) -> None:
    """Judge, at a round's first card from a device that reshuffles all the time, what is deferred beyond a round."""
    for seat in range(place.SEATS):
        owed = t.debts[seat].owed
        if certain and t.debts[seat].unsure == 0 and t.debts[seat].reported == 0 and owed > 0:
            t.debts[seat].reported = 1
            t.tally[VIGORISH_OWED_WITH_CONTINUOUS_DEVICE + JUDGED] += 1
            if still_owed(owed):
                emit(t.hits, VIGORISH_OWED_WITH_CONTINUOUS_DEVICE, i, 0, owed, 0, of_other(seat), -1, r.at)


@kernel
def leave_open(t: Table) -> None:
    """Count as not checkable what is due at a round's first card, as a row was lost that may have collected it."""
    for seat in range(place.SEATS):
        debt = t.debts[seat]
        lacking(t, TIE_VIGORISH_STILL_OWED, NO_RECORD, debt.tied == 1 and debt.reported == 0)
        lacking(t, VIGORISH_MARKER_NOT_PLACED, NO_RECORD, debt.pending > 0)
        lacking(t, VIGORISH_MARKER_REMOVED_UNPAID, NO_AMOUNT, debt.removed > 0)
        lacking(t, VIGORISH_OWED_AT_LEAVING, NO_RECORD, debt.left > 0)
        debt.tied = debt.pending = debt.removed = debt.left = 0


@kernel
def judge_first_card(t: Table, certain: bool, i: int, r: Round) -> None:
    """Judge, at a round's first card, what had to be collected or marked before."""
    if t.vigorish.debts > 0 and certain:
        for seat in range(place.SEATS):
            judge_unplaced(t, seat, i, r)
            t.debts[seat].pending = 0
        judge_left(t, i, r)
        for seat in range(place.SEATS):
            if t.debts[seat].tied == 1:
                t.tally[TIE_VIGORISH_STILL_OWED + JUDGED] += 1
                owed = t.debts[seat].owed
                if still_owed(owed) and t.debts[seat].reported == 0:
                    t.debts[seat].reported = 1
                    emit(t.hits, TIE_VIGORISH_STILL_OWED, i, 0, owed, owed, of_other(seat), -1, r.at)
                t.debts[seat].tied = 0
    elif t.vigorish.debts > 0:
        leave_open(t)
    if t.vigorish.debts > 0 and t.options.continuous == 1:
        t.tally[VIGORISH_OWED_IN_NEXT_SHOE + NOT_APPLICABLE] += 1
        judge_with_device(t, certain, i, r)
    elif t.vigorish.new_shoe == 1 and t.vigorish.debts > 0:
        if certain:
            judge_deadline(t, i, r)
        else:
            t.tally[VIGORISH_OWED_IN_NEXT_SHOE + NO_RECORD] += 1
    t.vigorish.new_shoe = 0
    t.vigorish.other_cards = 0


@kernel
def end_round(t: Table, certain: bool, r: Round) -> None:
    """Judge, when a round is over, whether a marker was placed for what was not collected at its payouts.

    Vigorish on a tie may still be collected, until the next card is dealt.
    """
    over = r.over
    if over >= 0 and certain and r.gaps == 0:
        for seat in range(place.SEATS):
            if t.debts[seat].tied == 0:
                judge_unplaced(t, seat, over, r)


@kernel
def leaves(t: Table, certain: bool, i: int) -> None:
    """A player leaves: what he owes is due."""
    seat = t.seat[i]
    if seat <= 0 or seat >= place.SEATS:
        if t.vigorish.debts > 0:
            t.tally[VIGORISH_OWED_AT_LEAVING + NO_RECORD] += 1
    elif not certain or t.debts[seat].unsure == 1:
        t.tally[VIGORISH_OWED_AT_LEAVING + NO_RECORD] += 1
        clear_seat(t, seat)
    elif t.debts[seat].owed == 0:
        t.tally[VIGORISH_OWED_AT_LEAVING + JUDGED] += 1
    else:
        t.tally[VIGORISH_OWED_AT_LEAVING + NO_RECORD] += 0 if comes_to_an_end(t, i, seat) else 1
        t.debts[seat].left = t.seq[i] + 2
        t.debts[seat].left_player = t.player[i] + 1


@kernel
def arrives(t: Table, i: int) -> None:
    """A player comes: one who left this position owing is back."""
    seat = t.seat[i]
    if seat <= 0 or seat >= place.SEATS or t.debts[seat].left == 0 or t.player[i] < 0:
        return
    if t.debts[seat].left_player == t.player[i] + 1:
        t.debts[seat].left_player = -t.player[i] - 1


@kernel
def seat_event(t: Table, certain: bool, w: Wager, i: int, r: Round) -> None:
    """Vigorish is marked or collected, or a marker placed or removed, at a position."""
    kind = t.kind[i]
    before = t.notes[i].of_round_before == 1
    seat = t.seat[i]
    if seat <= 0 and w:
        seat = w.seat
    if kind == KIND_VIGORISH:
        collect_awaited(t, i, seat)
    if seat <= 0 or seat >= place.SEATS:
        if kind == KIND_VIGORISH and t.what[i] == WHAT_MARKED:
            t.tally[VIGORISH_OWED_IN_NEXT_SHOE + NO_RECORD] += 1
        elif kind == KIND_VIGORISH and t.what[i] == WHAT_COLLECTED:
            t.vigorish.gap = 1
        return
    if kind == KIND_VIGORISH:
        if t.what[i] == WHAT_MARKED:
            tied = r.at >= 0 and r.winner == outcome.TIE
            mark_owed(t, seat, t.cents[i], tied, i, r)
        elif t.what[i] == WHAT_COLLECTED or (t.what[i] == WHAT_TAKEN and (not r or before)):
            if not r and certain:
                judge_unplaced(t, seat, i, r)
            # What is taken where nothing is owed may be of the round before, whose number its row lacks.
            told = t.what[i] == WHAT_COLLECTED or t.debts[seat].owed + t.vigorish.late[seat] > 0
            collect(t, seat, t.cents[i], certain and told and t.vigorish.open == 1, i, r)
    elif t.what[i] == WHAT_VIGORISH:
        if kind == KIND_MARKER_PLACED:
            put_marker(t, seat, t.cents[i], i, r)
        elif t.debts[seat].owed > 0 and t.debts[seat].unsure == 0 and certain:
            remove_marker(t, seat, t.cents[i], i)
        else:
            t.tally[VIGORISH_MARKER_REMOVED_UNPAID + JUDGED] += 1
            t.debts[seat].marker = 0
            t.debts[seat].shown = max(t.debts[seat].shown - max(t.cents[i], 0), 0)


@kernel
def deferred_pass(t: Table) -> None:
    """Carry what each position owes from round to round and judge it at its deadlines."""
    t.vigorish.started = kept_round(t, t.vigorish.started)
    always = recorded(t, KIND_VIGORISH)
    kinds = t.kind
    for i in range(len(kinds)):
        kind = kinds[i]
        r = t.notes[i].round
        certain = always and t.vigorish.gap == 0
        if r and i == r.last_card:
            owe_unmarked(t, r)
        if kind == KIND_DEAL:
            if t.round[i] >= 0 and t.vigorish.started != t.round[i] + 1:
                t.vigorish.started = t.round[i] + 1
                judge_awaited(t, certain, i, r)
                judge_first_card(t, certain, i, r)
        elif kind == KIND_VIGORISH or kind == KIND_MARKER_PLACED or kind == KIND_MARKER_REMOVED:
            w = t.notes[i].wager
            seat_event(t, certain, w, i, r)
        elif kind == KIND_PLAYER_LEAVES:
            leaves(t, certain, i)
        elif kind == KIND_PLAYER_ARRIVES:
            arrives(t, i)
        elif kind == KIND_SHUFFLE:
            t.vigorish.new_shoe = 1
            if is_reshuffle(t, i):
                t.tally[VIGORISH_OWED_AT_RESHUFFLE + JUDGED] += 1 if t.vigorish.debts > 0 else 0
                for seat in range(place.SEATS):
                    if t.debts[seat].owed > 0 and t.debts[seat].reshuffled == 0:
                        t.debts[seat].reshuffled = t.seq[i] + 2
        elif kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP or kind == KIND_BATCH:
            t.vigorish.new_shoe = t.vigorish.new_shoe if kind == KIND_BATCH else 1
            note_batch(t, i)
        elif kind == KIND_CARD_CHANGE or kind == KIND_DECKS:
            t.vigorish.new_shoe = 1 if kind == KIND_CARD_CHANGE else t.vigorish.new_shoe
            t.vigorish.other_cards = 1
        elif kind == KIND_TABLE_OPEN:
            clear_all(t)
            forget_awaited(t)
            t.vigorish.open = 1
            t.vigorish.gap = 0
            t.vigorish.debts = 0
        elif kind == KIND_TABLE_CLOSE:
            judge_awaited(t, certain, i, r)
            if certain:
                for seat in range(place.SEATS):
                    judge_unplaced(t, seat, i, r)
                judge_left(t, i, r)
            elif t.vigorish.debts > 0:
                leave_open(t)
            clear_all(t)
            t.vigorish.open = 0
            t.vigorish.debts = 0
        elif kind == KIND_UNREADABLE:
            t.vigorish.gap = 1
        if r and i == r.last:
            await_vigorish(t, r)
            if t.vigorish.debts > 0:
                end_round(t, t.vigorish.gap == 0, r)
