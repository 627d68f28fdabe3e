"""The order of settling: losing wagers first, then winning ones from the highest number down; vigorish, then pay."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, between
from validator.games.baccarat.balance import wins
from validator.games.baccarat.tables.rows import Round, Table, Wager
from validator.games.baccarat.who_calls import role_at_table
from validator.games.numbers import Rules, missing_facts
from validator.games.shoe.by_whom import another_than_the_dealer
from validator.games.table import ask, lacking
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

NO_SEAT, *_ = missing_facts()
NO_DEALER, *_ = missing_facts()
NO_ACTOR, *_ = missing_facts()

rule = Rules("baccarat.settling")
LOSER_COLLECTED_AFTER_WINNER = rule(
    "loser-collected-after-winner",
    "Losing wager collected after a winning one had been settled",
    "{seat}: the losing {wager} of {stake} was collected only after a winning wager had been settled",
    expected="all losing wagers first",
    observed="a winning wager before it",
)
WINNERS_NOT_IN_DESCENDING_ORDER = rule(
    "winners-not-in-descending-order",
    "Winning wagers not settled from the highest numbered position down",
    "{seat}: the {wager} was paid after one at a lower numbered position",
    needs={
        "the positions of the wagers": NO_SEAT,
    },
    expected="position {observed} before position {expected}",
    observed="position {expected} first",
)
WINNERS_OF_ONE_PLAYER_OUT_OF_ORDER = rule(
    "winners-of-one-player-out-of-order",
    "Winning wagers not in descending order, where a player holds several positions",
    ("{seat}: the {wager} was paid after one at a lower numbered position; a player holds several positions"),
    expected="position {observed} before position {expected}",
    observed="position {expected} first",
)
VIGORISH_TAKEN_AFTER_PAYMENT = rule(
    "vigorish-taken-after-payment",
    "Vigorish taken or marked only after the wager had been paid",
    ("{seat}: the vigorish on the {wager} of {stake} was taken or marked only after the wager had been paid"),
    expected="the vigorish first",
    observed="the payment first",
)
PAYMENT_NOT_RIGHT_AFTER_VIGORISH = rule(
    "payment-not-right-after-vigorish",
    "Position paid after another's vigorish was taken or marked",
    "{seat}: the {wager} was paid after the vigorish of position {expected}, which was not paid first",
    expected="position {expected} paid upon its vigorish",
    observed="position {observed} paid",
)
WINNERS_DESCENDING_IN_NEITHER_HALF = rule(
    "winners-descending-in-neither-half",
    "Winning wagers settled in no descending order, nor in one in each half of the table",
    ("{seat}: the {wager} was paid in an order that descends neither at the whole table nor in two halves of it"),
    expected="descending order at the table, or in each half of it",
    observed="another order",
)
WINNERS_OF_ONE_DEALER_OUT_OF_ORDER = rule(
    "winners-of-one-dealer-out-of-order",
    "Winning wagers not settled from the highest numbered position down by one dealer",
    "{seat}: the {wager} was paid after one at a lower numbered position, by the same dealer",
    needs={
        "which dealer paid each wager": NO_DEALER,
    },
    expected="descending order of the positions that a dealer pays",
    observed="a lower numbered position first",
)
LOSING_WAGER_COLLECTED_BY_NO_DEALER = rule(
    "losing-wager-collected-by-no-dealer",
    "Losing wager collected by somebody who is no dealer",
    "{seat}: the losing {wager} of {stake} was collected by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
    },
    expected="a dealer",
    observed="somebody else",
)
WINNING_WAGER_PAID_BY_NO_DEALER = rule(
    "winning-wager-paid-by-no-dealer",
    "Winning wager paid by somebody who is no dealer",
    "{seat}: the winning {wager} of {stake} was paid by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
    },
    expected="a dealer",
    observed="somebody else",
)
VIGORISH_TAKEN_BY_NO_DEALER = rule(
    "vigorish-taken-by-no-dealer",
    "Vigorish taken or marked by somebody who is no dealer",
    "{seat}: the vigorish on the {wager} of {stake} was taken or marked by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
    },
    expected="a dealer",
    observed="somebody else",
)


@kernel
def settles(t: Table, w: Wager, winner: int) -> int:
    """What becomes of wager row ``w``: 1 it wins, -1 it loses, 0 it is void or no wager of the game."""
    kind = w.kind
    if kind != WHAT_PLAYER and kind != WHAT_BANKER and kind != WHAT_TIE:
        return 0
    return wins(kind, winner)


@kernel
def holds_several(t: Table, r: Round, player: int) -> bool:
    """Whether one player has winning wagers at several positions in a round."""
    if player < 0:
        return False
    seat = -1
    several = False
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.player == player and settles(t, w, r.winner) > 0:
            if seat >= 0 and w.seat != seat:
                several = True
            seat = w.seat
    return several


@kernel
def pays_winner(t: Table, i: int, r: Round) -> int:
    """The position at which event ``i`` pays a winning wager of round ``r``; -1 if it does not, or it is not known."""
    w = t.notes[i].wager
    if t.kind[i] != KIND_PAY or not w or t.notes[i].round != r:
        return -1
    return w.seat if settles(t, w, r.winner) > 0 else -1


@kernel
def in_neither_half(t: Table, r: Round) -> int:
    """The event by which payments do not descend within two halves of the table, wherever it is halved; -1 if they may.

    A position paid before a higher one has to lie in the lower half, the higher one in the upper.
    """
    lower = -1
    upper = -1
    for i in range(r.first, r.last + 1):
        seat = pays_winner(t, i, r)
        if seat < 0:
            continue
        for j in range(r.first, i):
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
def out_of_order_by_one(t: Table, r: Round) -> int:
    """The event by which a dealer pays at a higher position than he did before; -1 where none is known to.

    So he goes down neither the table nor his half of it.
    """
    for i in range(r.first, r.last + 1):
        if pays_winner(t, i, r) >= 0 and named_dealer(t, i):
            for j in range(r.first, i):
                if t.by[j] == t.by[i] and 0 <= pays_winner(t, j, r) < pays_winner(t, i, r):
                    return i
    return -1


@kernel
def judge_settler(t: Table, rule: int, i: int, told: int, r: Round) -> int:
    """Judge that event ``i``, which settles a wager, is a dealer's act; the first such breach of a round is told.

    Gives back whether one was told.
    """
    role = role_at_table(t, i)
    broken = another_than_the_dealer(role)
    if role >= 0 and role != BY_DEALER and not broken:
        t.tally[rule + NOT_APPLICABLE] += 1
        return told
    if lacking(t, rule, NO_ACTOR, role < 0):
        return told
    return 1 if ask(t, rule, broken and told == 0, i, -1, -1, 0, t.notes[i].wager.at, r.root, r.at) else told


@kernel
def settling_pass(t: Table) -> None:
    """Judge the order in which the wagers of each round are settled; of each kind of breach one a round is reported."""
    current = t.rounds[NONE]
    winner = -1
    before = -1
    waiting = -1
    payee = -1
    late = order = between = False
    taken = paid_out = marked = 0
    for i in range(len(t.kind)):
        kind = t.kind[i]
        if kind != KIND_COLLECT and kind != KIND_PAY and kind != KIND_VIGORISH:
            continue
        r = t.notes[i].round
        w = t.notes[i].wager
        if not r or not w or r.winner < 0 or r.unclear == 1:
            continue
        if t.notes[i].of_round_before == 1:
            continue
        if r.void >= 0 or r.empty >= 0:
            continue
        if r != current:
            current = r
            winner = before = waiting = -1
            late = order = between = False
            taken = paid_out = marked = 0
        result = settles(t, w, r.winner)
        seat = w.seat
        root = r.root
        if kind == KIND_COLLECT and result < 0:
            taken = judge_settler(t, LOSING_WAGER_COLLECTED_BY_NO_DEALER, i, taken, r)
            t.tally[LOSER_COLLECTED_AFTER_WINNER + JUDGED] += 1
            if winner >= 0 and not late:
                late = True
                emit(t.hits, LOSER_COLLECTED_AFTER_WINNER, i, winner, i, 0, w.at, root, r.at)
        elif kind == KIND_VIGORISH and result > 0 and (t.what[i] == WHAT_TAKEN or t.what[i] == WHAT_MARKED):
            winner = i if winner < 0 else winner
            waiting = seat
            marked = judge_settler(t, VIGORISH_TAKEN_BY_NO_DEALER, i, marked, r)
            t.tally[VIGORISH_TAKEN_AFTER_PAYMENT + JUDGED] += 1
            if 0 <= w.pay < i:
                waiting = -1
                emit(t.hits, VIGORISH_TAKEN_AFTER_PAYMENT, i, w.pay, i, 0, w.at, root, r.at)
        elif kind == KIND_PAY and result > 0:
            winner = i if winner < 0 else winner
            paid_out = judge_settler(t, WINNING_WAGER_PAID_BY_NO_DEALER, i, paid_out, r)
            if lacking(t, WINNERS_NOT_IN_DESCENDING_ORDER, NO_SEAT, seat < 0):
                continue
            t.tally[WINNERS_NOT_IN_DESCENDING_ORDER + JUDGED] += 1
            t.tally[WINNERS_DESCENDING_IN_NEITHER_HALF + JUDGED] += 1 if t.options.halves == 1 else 0
            t.tally[PAYMENT_NOT_RIGHT_AFTER_VIGORISH + JUDGED] += 1
            if t.options.halves == 1 and not lacking(
                t, WINNERS_OF_ONE_DEALER_OUT_OF_ORDER, NO_DEALER, not named_dealer(t, i)
            ):
                t.tally[WINNERS_OF_ONE_DEALER_OUT_OF_ORDER + JUDGED] += 1
            if 0 <= before < seat and not order:
                order = True
                rule = WINNERS_NOT_IN_DESCENDING_ORDER
                at = i
                if holds_several(t, r, w.player) or holds_several(t, r, payee):
                    rule = WINNERS_OF_ONE_PLAYER_OUT_OF_ORDER
                    t.tally[rule + JUDGED] += 1
                elif t.options.halves == 1:
                    stray = in_neither_half(t, r)
                    alone = out_of_order_by_one(t, r)
                    if alone >= 0:
                        at = alone
                        rule = WINNERS_OF_ONE_DEALER_OUT_OF_ORDER
                    elif stray >= 0:
                        at = stray
                        rule = WINNERS_DESCENDING_IN_NEITHER_HALF
                paid = t.notes[at].wager
                emit(t.hits, rule, at, before, paid.seat, 0, paid.at, root, r.at)
            if (waiting >= 0 and seat != waiting) and not between:
                between = True
                emit(t.hits, PAYMENT_NOT_RIGHT_AFTER_VIGORISH, i, waiting, seat, 0, w.at, root, r.at)
            before = seat
            payee = w.player
            waiting = -1
