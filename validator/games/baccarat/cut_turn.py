"""Whose turn it is to cut: from the highest number down, clockwise, to the dealer last; and to recut."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between
from validator.games.baccarat.rows import rounds_dealt
from validator.games.baccarat.tables import shoe_state
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.shoe.cut import neither_player_nor_dealer
from validator.games.shoe.judging import lost_of_a_round, two_batches
from validator.games.table import ask, recorded
from validator.log.codes import (
    BY_DEALER,
    BY_STRIDE,
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_CARD_CHANGE,
    KIND_CURATOR,
    KIND_CUT,
    KIND_CUT_OFFERED,
    KIND_DEAL,
    KIND_DECKS,
    KIND_PLAYER_ARRIVES,
    KIND_PLAYER_LEAVES,
    KIND_POSITIONS,
    KIND_RECUT,
    KIND_SHOE_EMPTIED,
    KIND_SHUFFLE,
    KIND_TABLE_CLOSE,
    KIND_UNREADABLE,
    WHAT_ACCEPTED,
    WHAT_CLOCKWISE,
    WHAT_IN_PLAY,
)

NO_SEATS, NO_NUMBERING, *_ = missing_facts()

rule = Rules("baccarat.cut_turn")
CUT_NOT_TO_HIGHEST_NUMBER = rule(
    "cut-not-to-highest-number",
    "Cut not offered first to the player at the highest number",
    "the cut went to {observed}; it was the turn of {expected}",
    needs={
        "to whom the cut was offered, and who was at the table": NO_SEATS,
        "how the positions are numbered": NO_NUMBERING,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
CUT_NOT_CLOCKWISE = rule(
    "cut-not-clockwise",
    "Refused cut not offered to the next player clockwise",
    "the cut went to {observed}; it was the turn of {expected}",
    needs={
        "to whom the cut was offered, and who was at the table": NO_SEATS,
        "how the positions are numbered": NO_NUMBERING,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
DEALER_CUT_OVER_PLAYERS = rule("dealer-cut-over-players")
DEALER_CUT_WITHOUT_OFFER_TO_ALL = rule(
    "dealer-cut-without-offer-to-all",
    "Dealer cut although the stack had not been offered to every player",
    "the dealer cut the cards although the stack had not been offered to {expected}",
    needs={
        "a record of every offer of the cut, and who was at the table": NO_SEATS,
    },
    expected="the stack offered to {expected}",
    observed="the dealer's cut",
    unit="seat",
)
RECUT_BY_WRONG_PERSON = rule("recut-by-wrong-person")
LATER_CUT_BEGUN = rule(
    "later-cut-begun",
    "Cut of a later shoe offered first to the last curator or the highest number",
    ("the stack of a later shoe went first to {observed}; by the other reading it goes first to {expected}"),
    needs={
        "to whom the cut was offered, and who was at the table": NO_SEATS,
    },
    expected="{expected}, by the other reading",
    observed="{observed}",
    unit="seat",
)


@kernel
def turn_passed_over(seat: int, entitled: int) -> bool:
    """Whether the stack went to another position than the one whose turn it was (0: there is none)."""
    return 0 < entitled != seat


@kernel
def started_in_doubt(later: int) -> bool:
    """Whether the cut of a shoe that is not the table's first (1) begins: with the curator or the highest number."""
    return later == 1


@kernel
def next_below(t: Table, seat: int) -> int:
    """The highest position below ``seat`` at which somebody is known to sit; 0 where there is none."""
    found = 0
    for lower in range(1, seat):
        if t.cut_turn.seated[lower] == 1:
            found = lower
    return found


@kernel
def offer(t: Table, seat: int, i: int, r: Round) -> None:
    """The stack goes to a position: judge whether it was its turn; an order once found wrong is not judged on."""
    first = t.cut_turn.offers == 0
    rule = CUT_NOT_TO_HIGHEST_NUMBER if first else CUT_NOT_CLOCKWISE
    before = shoe_state.SEATS if first else t.cut_turn.last_seat
    if t.cut_turn.recut == 1:
        rule = RECUT_BY_WRONG_PERSON
        before = t.cut_turn.cutter if first else before
    entitled = next_below(t, before)
    certain = recorded(t, KIND_PLAYER_LEAVES) and recorded(t, KIND_CUT_OFFERED) and t.cut_turn.gap == 0
    curated = rule == CUT_NOT_TO_HIGHEST_NUMBER and t.options.curated == 1
    in_doubt = curated and started_in_doubt(t.cut_turn.later)
    if t.cut_turn.astray == 1 or t.cut_turn.accepted == 1:
        t.tally[rule + NOT_APPLICABLE] += 1
    elif in_doubt and (seat <= 0 or not certain or not recorded(t, KIND_CURATOR)):
        t.tally[rule + NO_SEATS] += 1
        t.tally[LATER_CUT_BEGUN + NO_SEATS] += 1
    elif seat <= 0 or not certain:
        t.tally[rule + NO_SEATS] += 1
    elif rule != CUT_NOT_TO_HIGHEST_NUMBER and t.cut_turn.numbering >= 0:
        t.tally[rule + NO_NUMBERING] += 1
    elif rule == RECUT_BY_WRONG_PERSON and t.cut_turn.cutter == 0:
        t.tally[rule + NOT_APPLICABLE] += 1
    else:
        backwards = rule != CUT_NOT_TO_HIGHEST_NUMBER and seat >= before and entitled > 0
        expected = entitled if entitled > seat or backwards else seat
        t.tally[rule + JUDGED] += 1
        if in_doubt:
            judge_later_cut(t, seat, expected, i, r)
        elif turn_passed_over(seat, expected):
            t.cut_turn.astray = 1
            emit(t.hits, rule, i, expected, seat, 0, -1, -1, r.at)


@kernel
def is_next_to(t: Table, seat: int, place: int) -> bool:
    """Whether a seat is next in turn to a place where nobody sits, or the dealer does (0), around the table.

    Where the positions are not known to rise counterclockwise, the turn may go to either side.
    """
    lowest = highest = above = below = 0
    for other in range(1, shoe_state.SEATS):
        if t.cut_turn.seated[other] == 1:
            lowest = other if lowest == 0 else lowest
            highest = other
            below = other if other < place else below
            above = other if other > place and above == 0 else above
    if seat == (below if below > 0 else highest):
        return True
    return t.cut_turn.numbering >= 0 and seat == (above if above > 0 else lowest)


@kernel
def judge_later_cut(t: Table, seat: int, highest: int, i: int, r: Round) -> None:
    """The cut of a later shoe begins, where the last curator may have to be first: which of the two is for review.

    Where he is gone, or was the dealer, neither the highest number nor the player next to his place is.
    """
    curator = t.cut_turn.last_curator - 1
    gone = curator <= 0 or curator >= shoe_state.SEATS or t.cut_turn.seated[curator] == 0
    t.tally[LATER_CUT_BEGUN + JUDGED] += 1
    if not gone and curator == highest == seat:
        return
    if gone and curator >= 0 and (not turn_passed_over(seat, highest) or is_next_to(t, seat, curator)):
        # The sentence has no beginning for such a cut, and neither of the two that may be meant is accused.
        t.cut_turn.astray = 1 if turn_passed_over(seat, highest) else 0
        return
    if seat == curator or gone or not turn_passed_over(seat, highest):
        # From the curator the order runs on past the lowest number, which is not followed.
        t.cut_turn.astray = 1 if turn_passed_over(seat, highest) else 0
        other = highest if seat != highest else -1 if gone else curator
        emit(t.hits, LATER_CUT_BEGUN, i, other, seat, 0, -1, -1, r.at)
    else:
        t.cut_turn.astray = 1
        emit(t.hits, CUT_NOT_TO_HIGHEST_NUMBER, i, highest, seat, 0, -1, -1, r.at)


@kernel
def dealer_cuts(t: Table, i: int, r: Round) -> None:
    """The dealer cuts: nobody may have accepted, nobody been left out."""
    t.tally[DEALER_CUT_OVER_PLAYERS + JUDGED] += 1
    if t.cut_turn.accepted == 1:
        emit(t.hits, DEALER_CUT_OVER_PLAYERS, i, t.cut_turn.last_seat, 0, 0, -1, -1, r.at)
        return
    certain = recorded(t, KIND_PLAYER_LEAVES) and recorded(t, KIND_CUT_OFFERED) and t.cut_turn.gap == 0
    start = shoe_state.SEATS
    if t.cut_turn.offers > 0:
        start = t.cut_turn.last_seat
    elif t.cut_turn.recut == 1:
        start = t.cut_turn.cutter if t.cut_turn.cutter > 0 else 1
    if not certain:
        t.tally[DEALER_CUT_WITHOUT_OFFER_TO_ALL + NO_SEATS] += 1
    elif t.cut_turn.astray == 1 or (t.cut_turn.offers > 0 and t.cut_turn.numbering >= 0):
        t.tally[DEALER_CUT_WITHOUT_OFFER_TO_ALL + NOT_APPLICABLE] += 1
    else:
        left_out = next_below(t, start)
        rule = RECUT_BY_WRONG_PERSON if t.cut_turn.recut == 1 else DEALER_CUT_WITHOUT_OFFER_TO_ALL
        ask(t, rule, left_out > 0, i, left_out, 0, 0, -1, -1, r.at)


@kernel
def begin_cut_order(t: Table) -> None:
    """The order of the offers begins."""
    t.cut_turn.offers = 0
    t.cut_turn.accepted = 0
    t.cut_turn.astray = 0


@kernel
def begin_stack_to_cut(t: Table) -> None:
    """Cards come, or are shuffled: whatever is cut next is another stack."""
    begin_cut_order(t)
    t.cut_turn.recut = 0


@kernel
def begin_order_after_shuffle(t: Table, role: int, back: int) -> None:
    """Cards are shuffled: the order of the offers begins, unless a device shuffles the batch that waits.

    Where that may be another batch than the one being cut, the order is not followed.
    """
    batches = two_batches(t) != 0 and role != BY_DEALER and t.cut_turn.offers > 0
    if not batches:
        begin_stack_to_cut(t)
    elif back < 0 or t.cut_turn.back == 0 or back + 1 == t.cut_turn.back:
        t.cut_turn.astray = 1


@kernel
def seat_for_cut(t: Table, r: Round) -> None:
    """Whoever wagers in a round sits at the position."""
    for w in between(t.wagers, r.wager, r.wagers_end):
        if 0 < w.seat < shoe_state.SEATS:
            t.cut_turn.seated[w.seat] = 1


@kernel
def cut_turn_pass(t: Table) -> None:
    """Judge to whom the stack is offered to be cut, and who cuts it."""
    if t.options.continuous == 1:
        t.tally[CUT_NOT_TO_HIGHEST_NUMBER + NOT_APPLICABLE] += rounds_dealt(t)
        return
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = t.kind[i]
        r = t.notes[i].round
        seat = t.seat[i]
        if kind == KIND_DEAL:
            if r and r.first_card == i:
                seat_for_cut(t, r)
                t.cut_turn.gap = 0
                # Of preshuffled cards no shuffle is written before the next cut.
                begin_stack_to_cut(t)
            t.cut_turn.later = 1
        elif kind == KIND_PLAYER_ARRIVES or kind == KIND_PLAYER_LEAVES:
            if 0 < seat < shoe_state.SEATS:
                t.cut_turn.seated[seat] = 1 if kind == KIND_PLAYER_ARRIVES else 0
            elif kind == KIND_PLAYER_LEAVES:
                t.cut_turn.gap = 1
        elif kind == KIND_CURATOR:
            t.cut_turn.last_curator = seat + 1 if seat >= 0 else 0
        elif kind == KIND_POSITIONS:
            t.cut_turn.numbering = 1 if t.what[i] == WHAT_CLOCKWISE else -1
        elif kind == KIND_SHUFFLE:
            begin_order_after_shuffle(t, t.by[i] % BY_STRIDE if t.by[i] >= 0 else -1, t.back[i])
        elif kind == KIND_SHOE_EMPTIED and t.cut_turn.recut == 1:
            # Ordered too late, when the cards lay in the shoe; it is the same cut all the same.
            begin_cut_order(t)
        elif kind in (KIND_CARD_CHANGE, KIND_DECKS, KIND_SHOE_EMPTIED):
            if kind == KIND_SHOE_EMPTIED and t.cut_turn.offers > 0 and not recorded(t, KIND_RECUT):
                # Cut and not dealt from: it may be cut again.
                t.cut_turn.gap = 1
            begin_stack_to_cut(t)
        elif kind == KIND_BATCH_SWAP or (kind == KIND_BATCH and t.what[i] == WHAT_IN_PLAY):
            t.cut_turn.back = t.back[i] + 1
        elif kind == KIND_RECUT:
            begin_cut_order(t)
            t.cut_turn.recut = 1
        elif kind == KIND_CUT_OFFERED:
            offer(t, seat, i, r)
            t.cut_turn.offers += 1
            t.cut_turn.last_seat = seat if seat > 0 else 0
            t.cut_turn.accepted = 1 if t.what[i] == WHAT_ACCEPTED else 0
        elif kind == KIND_CUT:
            role = t.by[i] % BY_STRIDE if t.by[i] >= 0 else -1
            if role == BY_DEALER and seat <= 0:
                dealer_cuts(t, i, r)
            elif seat <= 0 and neither_player_nor_dealer(role):
                t.cut_turn.astray = 1
            elif t.cut_turn.accepted == 0 and recorded(t, KIND_CUT_OFFERED):
                offer(t, seat, i, r)
            t.cut_turn.cutter = seat if seat > 0 else 0
            t.cut_turn.recut = 0
        elif kind == KIND_TABLE_CLOSE:
            for place in range(shoe_state.SEATS):
                t.cut_turn.seated[place] = 0
            t.cut_turn.later = 0
            t.cut_turn.last_curator = 0
        elif kind == KIND_UNREADABLE and not lost_of_a_round(kind, t.n[i], t.round[i]):
            t.cut_turn.gap = 1
