"""Whose turn it is to cut: from the highest number down, clockwise, to the dealer last; and to recut."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.baccarat.options import CURATED
from validator.games.baccarat.slots.curator import LATER_CUT_BEGUN
from validator.games.baccarat.slots.shoe import (
    CUT_NOT_CLOCKWISE,
    CUT_NOT_TO_HIGHEST_NUMBER,
    DEALER_CUT_OVER_PLAYERS,
    DEALER_CUT_WITHOUT_OFFER_TO_ALL,
    RECUT_BY_WRONG_PERSON,
)
from validator.games.baccarat.tables import note, round_, shoe_state, wager
from validator.games.numbers import missing_facts
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.shoe.options import CONTINUOUS
from validator.games.shoe.questions import lost_of_a_round
from validator.log.codes import (
    BY_DEALER,
    BY_STRIDE,
    KIND_CURATOR,
    KIND_CUT,
    KIND_CUT_OFFERED,
    KIND_DEAL,
    KIND_PLAYER_ARRIVES,
    KIND_PLAYER_LEAVES,
    KIND_POSITIONS,
    KIND_RECUT,
    KIND_SHUFFLE,
    KIND_TABLE_CLOSE,
    KIND_UNREADABLE,
    WHAT_ACCEPTED,
    WHAT_CLOCKWISE,
)
from validator.log.columns import Columns

NO_SEATS, NO_NUMBERING, *_ = missing_facts()


@kernel
def turn_passed_over(seat: int, entitled: int) -> bool:
    """Whether the stack went to another position than the one whose turn it was (0: there is none)."""
    return 0 < entitled != seat


@kernel
def cut_though_accepted(accepted: int) -> bool:
    """Whether the dealer cut although a player had accepted the cut (1)."""
    return accepted == 1


@kernel
def somebody_left_out(seat: int) -> bool:
    """Whether the dealer cut although the stack had not been offered to a position (0: it was offered to all)."""
    return seat > 0


@kernel
def begun_in_doubt(later: int) -> bool:
    """Whether the cut of a shoe that is not the table's first (1) begins: with the curator or the highest number."""
    return later == 1


@kernel
def next_below(state: Ints, seat: int) -> int:
    """The highest position below ``seat`` at which somebody is known to sit; 0 where there is none."""
    found = 0
    for lower in range(1, seat):
        if state[shoe_state.SEATED + lower] == 1:
            found = lower
    return found


@kernel
def offer(options: Ints, state: Ints, tally: Ints, hits: Ints, seat: int, i: int, r: int) -> None:
    """The stack goes to a position: judge whether it was its turn; an order once found wrong is not judged on."""
    first = state[shoe_state.OFFERS] == 0
    slot = CUT_NOT_TO_HIGHEST_NUMBER if first else CUT_NOT_CLOCKWISE
    before = shoe_state.SEATS if first else state[shoe_state.LAST_SEAT]
    if state[shoe_state.RECUT] == 1:
        slot = RECUT_BY_WRONG_PERSON
        before = state[shoe_state.CUTTER] if first else before
    entitled = next_below(state, before)
    certain = options[RECORDED + KIND_PLAYER_LEAVES] == ALWAYS and state[shoe_state.CUT_GAP] == 0
    if state[shoe_state.ASTRAY] == 1 or state[shoe_state.ACCEPTED] == 1:
        tally[slot + NOT_APPLICABLE] += 1
    elif seat <= 0 or not certain:
        tally[slot + NO_SEATS] += 1
    elif slot != CUT_NOT_TO_HIGHEST_NUMBER and state[shoe_state.NUMBERING] >= 0:
        tally[slot + NO_NUMBERING] += 1
    elif slot == RECUT_BY_WRONG_PERSON and state[shoe_state.CUTTER] == 0:
        tally[slot + NOT_APPLICABLE] += 1
    else:
        backwards = slot != CUT_NOT_TO_HIGHEST_NUMBER and seat >= before and entitled > 0
        expected = entitled if entitled > seat or backwards else seat
        tally[slot + JUDGED] += 1
        curated = slot == CUT_NOT_TO_HIGHEST_NUMBER and options[CURATED] == 1
        if curated and begun_in_doubt(state[shoe_state.LATER]):
            judge_later_cut(state, tally, hits, seat, expected, i, r)
        elif turn_passed_over(seat, expected):
            state[shoe_state.ASTRAY] = 1
            emit(hits, slot, i, expected, seat, 0, -1, -1, r)


@kernel
def judge_later_cut(state: Ints, tally: Ints, hits: Ints, seat: int, highest: int, i: int, r: int) -> None:
    """The cut of a later shoe begins, where the last curator may have to be first: which of the two is noted."""
    curator = state[shoe_state.LAST_CURATOR] - 1
    gone = curator <= 0 or curator >= shoe_state.SEATS or state[shoe_state.SEATED + curator] == 0
    tally[LATER_CUT_BEGUN + JUDGED] += 1
    if seat == curator or gone or not turn_passed_over(seat, highest):
        # From the curator the order runs on past the lowest number, which is not followed.
        state[shoe_state.ASTRAY] = 1 if turn_passed_over(seat, highest) else 0
        emit(hits, LATER_CUT_BEGUN, i, highest, seat, 0, -1, -1, r)
    else:
        state[shoe_state.ASTRAY] = 1
        emit(hits, CUT_NOT_TO_HIGHEST_NUMBER, i, highest, seat, 0, -1, -1, r)


@kernel
def dealer_cuts(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int) -> None:
    """The dealer cuts: nobody may have accepted, nobody been left out."""
    tally[DEALER_CUT_OVER_PLAYERS + JUDGED] += 1
    if cut_though_accepted(state[shoe_state.ACCEPTED]):
        emit(hits, DEALER_CUT_OVER_PLAYERS, i, state[shoe_state.LAST_SEAT], 0, 0, -1, -1, r)
        return
    certain = (
        options[RECORDED + KIND_PLAYER_LEAVES] == ALWAYS
        and options[RECORDED + KIND_CUT_OFFERED] == ALWAYS
        and state[shoe_state.CUT_GAP] == 0
    )
    start = shoe_state.SEATS
    if state[shoe_state.OFFERS] > 0:
        start = state[shoe_state.LAST_SEAT]
    elif state[shoe_state.RECUT] == 1:
        start = state[shoe_state.CUTTER] if state[shoe_state.CUTTER] > 0 else 1
    if not certain:
        tally[DEALER_CUT_WITHOUT_OFFER_TO_ALL + NO_SEATS] += 1
    elif state[shoe_state.ASTRAY] == 1 or (state[shoe_state.OFFERS] > 0 and state[shoe_state.NUMBERING] >= 0):
        tally[DEALER_CUT_WITHOUT_OFFER_TO_ALL + NOT_APPLICABLE] += 1
    else:
        left_out = next_below(state, start)
        slot = RECUT_BY_WRONG_PERSON if state[shoe_state.RECUT] == 1 else DEALER_CUT_WITHOUT_OFFER_TO_ALL
        tally[slot + JUDGED] += 1
        if somebody_left_out(left_out):
            emit(hits, slot, i, left_out, 0, 0, -1, -1, r)


@kernel
def begin_order(state: Ints) -> None:
    """The order of the offers begins."""
    state[shoe_state.OFFERS] = 0
    state[shoe_state.LAST_SEAT] = 0
    state[shoe_state.ACCEPTED] = 0
    state[shoe_state.ASTRAY] = 0


@kernel
def note_seated(rounds: Ints, wagers: Ints, state: Ints, r: int) -> None:
    """Whoever wagers in a round sits at the position."""
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if 0 < wagers[w + wager.SEAT] < shoe_state.SEATS:
            state[shoe_state.SEATED + wagers[w + wager.SEAT]] = 1


@kernel
def cut_turn_pass(
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
    """Judge to whom the stack is offered to be cut, and who cuts it."""
    if options[CONTINUOUS] == 1:
        tally[CUT_NOT_TO_HIGHEST_NUMBER + NOT_APPLICABLE] += 1
        return
    for i in range(len(ev.kind)):
        kind = ev.kind[i]
        r = notes[i * note.WIDTH + note.ROUND]
        seat = ev.seat[i]
        if kind == KIND_DEAL:
            if r >= 0 and rounds[r + round_.FIRST_CARD] == i:
                note_seated(rounds, wagers, state, r)
                state[shoe_state.CUT_GAP] = 0
            state[shoe_state.LATER] = 1
        elif kind == KIND_PLAYER_ARRIVES or kind == KIND_PLAYER_LEAVES:
            if 0 < seat < shoe_state.SEATS:
                state[shoe_state.SEATED + seat] = 1 if kind == KIND_PLAYER_ARRIVES else 0
            elif kind == KIND_PLAYER_LEAVES:
                state[shoe_state.CUT_GAP] = 1
        elif kind == KIND_CURATOR:
            state[shoe_state.LAST_CURATOR] = seat + 1 if seat >= 0 else 0
        elif kind == KIND_POSITIONS:
            state[shoe_state.NUMBERING] = 1 if ev.what[i] == WHAT_CLOCKWISE else -1
        elif kind == KIND_SHUFFLE:
            begin_order(state)
            state[shoe_state.RECUT] = 0
        elif kind == KIND_RECUT:
            begin_order(state)
            state[shoe_state.RECUT] = 1
        elif kind == KIND_CUT_OFFERED:
            offer(options, state, tally, hits, seat, i, r)
            state[shoe_state.OFFERS] += 1
            state[shoe_state.LAST_SEAT] = seat if seat > 0 else 0
            state[shoe_state.ACCEPTED] = 1 if ev.what[i] == WHAT_ACCEPTED else 0
        elif kind == KIND_CUT:
            role = ev.by[i] % BY_STRIDE if ev.by[i] >= 0 else -1
            if role == BY_DEALER and seat <= 0:
                dealer_cuts(options, state, tally, hits, i, r)
            elif state[shoe_state.ACCEPTED] == 0 and options[RECORDED + KIND_CUT_OFFERED] == ALWAYS:
                offer(options, state, tally, hits, seat, i, r)
            state[shoe_state.CUTTER] = seat if seat > 0 else 0
            state[shoe_state.RECUT] = 0
        elif kind == KIND_TABLE_CLOSE:
            for place in range(shoe_state.SEATS):
                state[shoe_state.SEATED + place] = 0
            state[shoe_state.LATER] = 0
            state[shoe_state.LAST_CURATOR] = 0
        elif kind == KIND_UNREADABLE and not lost_of_a_round(kind, ev.n[i], ev.round[i]):
            state[shoe_state.CUT_GAP] = 1
