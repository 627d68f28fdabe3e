"""How much vigorish is taken or marked, on which wager, and of which of the two kinds."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.baccarat.options import (
    BANKER_PAYS,
    BANKER_PER,
    DEFERRED,
    HIGH_COIN,
    HIGH_RATE,
    LOW_COIN,
    LOW_RATE,
    RATE,
    RATE_WHOLE,
    ROUNDING_WITHIN,
    TIE_RATE,
    TIE_VIGORISH,
)
from validator.games.baccarat.slots.vigorish import (
    TIE_VIGORISH_NOT_TAKEN,
    TIE_VIGORISH_WRONG,
    VIGORISH_AT_OTHER_RATE,
    VIGORISH_MARKED_THOUGH_AT_PAYOUT,
    VIGORISH_NETTED,
    VIGORISH_NOT_TAKEN,
    VIGORISH_ON_OTHER_WAGER,
    VIGORISH_ON_VOID_BANKER_WAGER,
    VIGORISH_ON_VOID_PLAYER_WAGER,
    VIGORISH_ROUNDED_DOWN,
    VIGORISH_ROUNDED_WRONG,
    VIGORISH_TAKEN_THOUGH_DEFERRED,
    WINNING_VIGORISH_BESIDE_TIE_VIGORISH,
)
from validator.games.baccarat.tables import round_, wager
from validator.games.numbers import missing_facts
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.rounds.vigorish import is_exact, rounded_up, vigorish_differs, vigorish_missing
from validator.log.codes import KIND_VIGORISH, WHAT_BANKER, WHAT_PLAYER

NO_VIGORISH, NO_FILING, *_ = missing_facts()


@kernel
def rounded_down(taken: int, exact_times_whole: int, whole: int, coin: int) -> bool:
    """Whether vigorish in cents is the multiple of a coin below the exact amount, and the nearer one of the two.

    Fails:
        >>> rounded_down(50, 1300 * 400, 10000, 5)
        True
    Clean:
        >>> rounded_down(50, 1325 * 400, 10000, 5)
        False
        >>> rounded_down(55, 1300 * 400, 10000, 5)
        False
    """
    step = whole * coin
    over = exact_times_whole % step
    return over != 0 and 2 * over <= step and taken == exact_times_whole // step * coin


@kernel
def netted(kept: int) -> bool:
    """Whether vigorish, in cents, was kept back from the payment instead of being taken or marked before it.

    Fails:
        >>> netted(500)
        True
    Clean:
        >>> netted(0)
        False
    """
    return kept > 0


@kernel
def vigorish_not_due(taken: int) -> bool:
    """Whether vigorish, in cents, was taken or marked where none is due.

    Fails:
        >>> vigorish_not_due(1000)
        True
    Clean:
        >>> vigorish_not_due(0)
        False
    """
    return taken > 0


@kernel
def collected_at_another_time(cents: int) -> bool:
    """Whether vigorish, in cents, was marked, or taken, at the time that the option selected does not name.

    Fails:
        >>> collected_at_another_time(500)
        True
    Clean:
        >>> collected_at_another_time(0)
        False
    """
    return cents > 0


@kernel
def agrees(options: Ints, taken: int, won: int, rate: int) -> bool:
    """Whether an amount is vigorish of this rate on what was won, exact or rounded up to the coin of the rate."""
    coin = options[LOW_COIN] if rate == options[LOW_RATE] else options[HIGH_COIN]
    return not vigorish_differs(taken, won * rate, options[RATE_WHOLE], coin)


@kernel
def won_on(options: Ints, wagers: Ints, w: int) -> int:
    """What a winning wager on the Banker's Hand wins, in cents."""
    return wagers[w + wager.STAKE] * options[BANKER_PAYS] // options[BANKER_PER]


@kernel
def kept_back(options: Ints, wagers: Ints, w: int, net: int) -> int:
    """Vigorish that was kept back from a payment, in cents: where the log shows no other and the amount agrees."""
    if wagers[w + wager.VIGORISH] >= 0 or options[TIE_VIGORISH] == 1:
        return 0
    won = won_on(options, wagers, w)
    less = won - net
    if less <= 0:
        return 0
    if options[RATE] > 0:
        return less if agrees(options, less, won, options[RATE]) else 0
    fits = agrees(options, less, won, options[LOW_RATE]) or agrees(options, less, won, options[HIGH_RATE])
    return less if fits else 0


@kernel
def judge_rate(
    options: Ints, rounds: Ints, tally: Ints, hits: Ints, taken: int, won: int, i: int, w: int, r: int
) -> None:
    """Judge the amount of vigorish on a winning wager: the filed rate, or without a filing either rate of the law."""
    rate = options[RATE]
    low = options[LOW_RATE]
    high = options[HIGH_RATE]
    whole = options[RATE_WHOLE]
    tally[VIGORISH_AT_OTHER_RATE + JUDGED] += 1
    tally[VIGORISH_ROUNDED_WRONG + JUDGED] += 1
    if rate < 0:
        tally[VIGORISH_AT_OTHER_RATE + NO_FILING] += 1
        if agrees(options, taken, won, low) or agrees(options, taken, won, high):
            return
        rate = low if taken * whole * 2 < won * (low + high) else high
    coin = options[LOW_COIN] if rate == low else options[HIGH_COIN]
    exact = won * rate
    up = rounded_up(exact, whole, coin)
    root = rounds[r + round_.ROOT]
    if rounded_down(taken, exact, whole, coin) and not is_exact(taken, exact, whole):
        tally[VIGORISH_ROUNDED_DOWN + JUDGED] += 1
        emit(hits, VIGORISH_ROUNDED_DOWN, i, up, taken, up - taken, w, root, r)
    elif vigorish_differs(taken, exact, whole, coin):
        due = up if taken > up or exact % whole != 0 else exact // whole
        off = taken * whole - exact
        other = high if rate == low else low
        within = options[ROUNDING_WITHIN] * whole
        near = -within < off < within and not agrees(options, taken, won, other)
        slot = VIGORISH_ROUNDED_WRONG if near else VIGORISH_AT_OTHER_RATE
        emit(hits, slot, i, due, taken, due - taken, w, root, r)


@kernel
def judge_time(options: Ints, wagers: Ints, tally: Ints, hits: Ints, i: int, w: int, r: int) -> None:
    """Judge whether vigorish was taken at the payout or marked, as the filing selects."""
    marked = wagers[w + wager.MARKED_VIGORISH]
    taken = wagers[w + wager.TAKEN_VIGORISH]
    if options[DEFERRED] < 0:
        tally[VIGORISH_MARKED_THOUGH_AT_PAYOUT + NO_FILING] += 1
        tally[VIGORISH_TAKEN_THOUGH_DEFERRED + NO_FILING] += 1
    elif options[DEFERRED] == 0:
        tally[VIGORISH_MARKED_THOUGH_AT_PAYOUT + JUDGED] += 1
        if collected_at_another_time(marked):
            emit(hits, VIGORISH_MARKED_THOUGH_AT_PAYOUT, i, 0, marked, 0, w, -1, r)
    else:
        tally[VIGORISH_TAKEN_THOUGH_DEFERRED + JUDGED] += 1
        if collected_at_another_time(taken):
            emit(hits, VIGORISH_TAKEN_THOUGH_DEFERRED, i, 0, taken, 0, w, -1, r)


@kernel
def judge_winning_vigorish(
    options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, r: int, result: int
) -> None:
    """Judge vigorish on a wager that won (``result`` 1), and that none is taken on another that won or lost."""
    if result == 0:
        return
    event = wagers[w + wager.VIGORISH]
    taken = wagers[w + wager.TAKEN_VIGORISH] + wagers[w + wager.MARKED_VIGORISH]
    if wagers[w + wager.KIND] != WHAT_BANKER or result < 0:
        tally[VIGORISH_ON_OTHER_WAGER + JUDGED] += 1
        if vigorish_not_due(taken):
            emit(hits, VIGORISH_ON_OTHER_WAGER, event, 0, taken, -taken, w, rounds[r + round_.ROOT], r)
        return
    if options[TIE_VIGORISH] == 1:
        tally[WINNING_VIGORISH_BESIDE_TIE_VIGORISH + JUDGED] += 1
        tally[VIGORISH_NOT_TAKEN + NOT_APPLICABLE] += 1
        if vigorish_not_due(taken):
            slot = WINNING_VIGORISH_BESIDE_TIE_VIGORISH
            emit(hits, slot, event, 0, taken, -taken, w, rounds[r + round_.ROOT], r)
        return
    if options[TIE_VIGORISH] < 0 and options[TIE_RATE] >= 0 and taken == 0:
        tally[VIGORISH_NOT_TAKEN + NO_FILING] += 1
        return
    won = won_on(options, wagers, w)
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    kept = kept_back(options, wagers, w, net)
    taken += kept
    if event < 0:
        event = wagers[w + wager.PAY] if wagers[w + wager.PAY] >= 0 else rounds[r + round_.LAST]
    certain = options[RECORDED + KIND_VIGORISH] == ALWAYS and rounds[r + round_.GAPS] == 0
    if wagers[w + wager.UNPRICED_VIGORISH] > 0 or (taken == 0 and not certain) or wagers[w + wager.PAID] == 0:
        tally[VIGORISH_NOT_TAKEN + NO_VIGORISH] += 1
        return
    tally[VIGORISH_NOT_TAKEN + JUDGED] += 1
    if vigorish_missing(taken):
        rate = options[RATE] if options[RATE] > 0 else options[LOW_RATE]
        due = won * rate // options[RATE_WHOLE]
        emit(hits, VIGORISH_NOT_TAKEN, event, due, 0, due, w, rounds[r + round_.ROOT], r)
        return
    tally[VIGORISH_NETTED + JUDGED] += 1
    if netted(kept):
        emit(hits, VIGORISH_NETTED, event, won, net, 0, w, rounds[r + round_.ROOT], r)
    judge_rate(options, rounds, tally, hits, taken, won, event, w, r)
    judge_time(options, wagers, tally, hits, event, w, r)


@kernel
def judge_tie_vigorish(
    options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, r: int, result: int
) -> None:
    """Judge vigorish where the hands are equal: on the Banker's Hand alone, where elected, and how much."""
    if result != 0:
        return
    event = wagers[w + wager.VIGORISH]
    taken = wagers[w + wager.TAKEN_VIGORISH] + wagers[w + wager.MARKED_VIGORISH]
    root = rounds[r + round_.ROOT]
    if wagers[w + wager.KIND] == WHAT_PLAYER:
        tally[VIGORISH_ON_VOID_PLAYER_WAGER + JUDGED] += 1
        if vigorish_not_due(taken):
            emit(hits, VIGORISH_ON_VOID_PLAYER_WAGER, event, 0, taken, -taken, w, root, r)
        return
    if options[TIE_RATE] < 0 or options[TIE_VIGORISH] == 0:
        tally[VIGORISH_ON_VOID_BANKER_WAGER + JUDGED] += 1
        if vigorish_not_due(taken):
            emit(hits, VIGORISH_ON_VOID_BANKER_WAGER, event, 0, taken, -taken, w, root, r)
        return
    certain = options[RECORDED + KIND_VIGORISH] == ALWAYS and rounds[r + round_.GAPS] == 0
    if wagers[w + wager.UNPRICED_VIGORISH] > 0 or (taken == 0 and not certain):
        tally[TIE_VIGORISH_NOT_TAKEN + NO_VIGORISH] += 1
        return
    if options[TIE_VIGORISH] < 0 and taken == 0:
        tally[TIE_VIGORISH_NOT_TAKEN + NO_FILING] += 1
        return
    exact = wagers[w + wager.STAKE] * options[TIE_RATE]
    whole = options[RATE_WHOLE]
    coin = options[LOW_COIN]
    if options[TIE_VIGORISH] == 1:
        tally[TIE_VIGORISH_NOT_TAKEN + JUDGED] += 1
        if vigorish_missing(taken):
            at = wagers[w + wager.LAST_SETTLED] if wagers[w + wager.LAST_SETTLED] >= 0 else rounds[r + round_.LAST]
            emit(hits, TIE_VIGORISH_NOT_TAKEN, at, exact // whole, 0, exact // whole, w, root, r)
            return
    tally[TIE_VIGORISH_WRONG + JUDGED] += 1
    if vigorish_differs(taken, exact, whole, coin):
        due = rounded_up(exact, whole, coin) if exact % whole != 0 else exact // whole
        emit(hits, TIE_VIGORISH_WRONG, event, due, taken, due - taken, w, root, r)
