"""The order of settling: losing wagers first, then winning ones from the highest number down; vigorish, then pay."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.games.baccarat.balance import wins
from validator.games.baccarat.options import HALVES
from validator.games.baccarat.tables import note, round_, wager
from validator.games.numbers import missing_facts, numbers_of
from validator.games.table import Table, lacking
from validator.log.codes import (
    BY_DEALER,
    BY_STRIDE,
    KIND_COLLECT,
    KIND_PAY,
    KIND_VIGORISH,
    WHAT_BANKER,
    WHAT_MARKED,
    WHAT_PLAYER,
    WHAT_TAKEN,
    WHAT_TIE,
)

(
    LOSER_COLLECTED_AFTER_WINNER,
    WINNERS_NOT_IN_DESCENDING_ORDER,
    WINNERS_OF_ONE_PLAYER_OUT_OF_ORDER,
    VIGORISH_TAKEN_AFTER_PAYMENT,
    PAYMENT_NOT_RIGHT_AFTER_VIGORISH,
    WINNERS_DESCENDING_IN_NEITHER_HALF,
    WINNERS_OF_ONE_DEALER_OUT_OF_ORDER,
    *_,
) = numbers_of("baccarat.settling")

NO_SEAT, *_ = missing_facts()
NO_DEALER, *_ = missing_facts()


@kernel
def settles(t: Table, w: int, winner: int) -> int:
    """What becomes of wager row ``w``: 1 it wins, -1 it loses, 0 it is void or no wager of the game."""
    kind = t.wagers[w + wager.KIND]
    if kind != WHAT_PLAYER and kind != WHAT_BANKER and kind != WHAT_TIE:
        return 0
    return wins(kind, winner)


@kernel
def holds_several(t: Table, r: int, player: int) -> bool:
    """Whether one player has winning wagers at several positions in a round."""
    if player < 0:
        return False
    seat = -1
    several = False
    for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        if t.wagers[w + wager.PLAYER] == player and settles(t, w, t.rounds[r + round_.WINNER]) > 0:
            if seat >= 0 and t.wagers[w + wager.SEAT] != seat:
                several = True
            seat = t.wagers[w + wager.SEAT]
    return several


@kernel
def pays_winner(t: Table, i: int, r: int) -> int:
    """The position at which event ``i`` pays a winning wager of round ``r``; -1 if it does not, or it is not known."""
    w = t.notes[i * note.WIDTH + note.WAGER]
    if t.kind[i] != KIND_PAY or w < 0 or t.notes[i * note.WIDTH + note.ROUND] != r:
        return -1
    return t.wagers[w + wager.SEAT] if settles(t, w, t.rounds[r + round_.WINNER]) > 0 else -1


@kernel
def in_neither_half(t: Table, r: int) -> int:
    """The event by which payments do not descend within two halves of the table, wherever it is halved; -1 if they may.

    A position paid before a higher one has to lie in the lower half, the higher one in the upper.
    """
    lower = -1
    upper = -1
    for i in range(t.rounds[r + round_.FIRST], t.rounds[r + round_.LAST] + 1):
        seat = pays_winner(t, i, r)
        if seat < 0:
            continue
        for j in range(t.rounds[r + round_.FIRST], i):
            before = pays_winner(t, j, r)
            if 0 <= before < seat:
                lower = max(lower, before)
                upper = seat if upper < 0 else min(upper, seat)
        if 0 <= upper <= lower:
            return i
    return -1


@kernel
def named_dealer(t: Table, i: int) -> bool:
    """Whether event ``i`` tells which dealer did it."""
    return t.by[i] >= BY_STRIDE and t.by[i] % BY_STRIDE == BY_DEALER


@kernel
def out_of_order_by_one(t: Table, r: int) -> int:
    """The event by which a dealer pays at a higher position than he did before; -1 where none is known to.

    So he goes down neither the table nor his half of it.
    """
    for i in range(t.rounds[r + round_.FIRST], t.rounds[r + round_.LAST] + 1):
        if pays_winner(t, i, r) >= 0 and named_dealer(t, i):
            for j in range(t.rounds[r + round_.FIRST], i):
                if t.by[j] == t.by[i] and 0 <= pays_winner(t, j, r) < pays_winner(t, i, r):
                    return i
    return -1


@kernel
def settling_pass(t: Table) -> None:
    """Judge the order in which the wagers of each round are settled; of each kind of breach one a round is reported."""
    current = winner = before = waiting = payee = -1
    late = order = between = False
    for i in range(len(t.kind)):
        kind = t.kind[i]
        if kind != KIND_COLLECT and kind != KIND_PAY and kind != KIND_VIGORISH:
            continue
        r = t.notes[i * note.WIDTH + note.ROUND]
        w = t.notes[i * note.WIDTH + note.WAGER]
        if r < 0 or w < 0 or t.rounds[r + round_.WINNER] < 0 or t.rounds[r + round_.UNCLEAR] == 1:
            continue
        if t.notes[i * note.WIDTH + note.OF_ROUND_BEFORE] == 1:
            continue
        if t.rounds[r + round_.VOID] >= 0 or t.rounds[r + round_.EMPTY] >= 0:
            continue
        if r != current:
            current = r
            winner = before = waiting = -1
            late = order = between = False
        result = settles(t, w, t.rounds[r + round_.WINNER])
        seat = t.wagers[w + wager.SEAT]
        root = t.rounds[r + round_.ROOT]
        if kind == KIND_COLLECT and result < 0:
            t.tally[LOSER_COLLECTED_AFTER_WINNER + JUDGED] += 1
            if winner >= 0 and not late:
                late = True
                emit(t.hits, LOSER_COLLECTED_AFTER_WINNER, i, winner, i, 0, w, root, r)
        elif kind == KIND_VIGORISH and result > 0 and (t.what[i] == WHAT_TAKEN or t.what[i] == WHAT_MARKED):
            winner = i if winner < 0 else winner
            waiting = seat
            t.tally[VIGORISH_TAKEN_AFTER_PAYMENT + JUDGED] += 1
            if 0 <= t.wagers[w + wager.PAY] < i:
                waiting = -1
                emit(t.hits, VIGORISH_TAKEN_AFTER_PAYMENT, i, t.wagers[w + wager.PAY], i, 0, w, root, r)
        elif kind == KIND_PAY and result > 0:
            winner = i if winner < 0 else winner
            if lacking(t, WINNERS_NOT_IN_DESCENDING_ORDER, NO_SEAT, seat < 0):
                continue
            t.tally[WINNERS_NOT_IN_DESCENDING_ORDER + JUDGED] += 1
            t.tally[WINNERS_DESCENDING_IN_NEITHER_HALF + JUDGED] += 1 if t.options[HALVES] == 1 else 0
            t.tally[PAYMENT_NOT_RIGHT_AFTER_VIGORISH + JUDGED] += 1
            if t.options[HALVES] == 1 and not lacking(
                t, WINNERS_OF_ONE_DEALER_OUT_OF_ORDER, NO_DEALER, not named_dealer(t, i)
            ):
                t.tally[WINNERS_OF_ONE_DEALER_OUT_OF_ORDER + JUDGED] += 1
            if 0 <= before < seat and not order:
                order = True
                rule = WINNERS_NOT_IN_DESCENDING_ORDER
                at = i
                if holds_several(t, r, t.wagers[w + wager.PLAYER]) or holds_several(t, r, payee):
                    rule = WINNERS_OF_ONE_PLAYER_OUT_OF_ORDER
                    t.tally[rule + JUDGED] += 1
                elif t.options[HALVES] == 1:
                    stray = in_neither_half(t, r)
                    alone = out_of_order_by_one(t, r)
                    if alone >= 0:
                        at = alone
                        rule = WINNERS_OF_ONE_DEALER_OUT_OF_ORDER
                    elif stray >= 0:
                        at = stray
                        rule = WINNERS_DESCENDING_IN_NEITHER_HALF
                paid = t.notes[at * note.WIDTH + note.WAGER]
                emit(t.hits, rule, at, before, t.wagers[paid + wager.SEAT], 0, paid, root, r)
            if (waiting >= 0 and seat != waiting) and not between:
                between = True
                emit(t.hits, PAYMENT_NOT_RIGHT_AFTER_VIGORISH, i, waiting, seat, 0, w, root, r)
            before = seat
            payee = t.wagers[w + wager.PLAYER]
            waiting = -1
