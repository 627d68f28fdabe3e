"""How much vigorish is taken or marked, on which wager, and of which of the two kinds."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between
from validator.games.baccarat.balance import settling_event, won_on
from validator.games.baccarat.tables.rows import Round, Table, Wager
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.stakes import gained, held_back, is_told, may_be_held_back, may_go_on, paid_out
from validator.games.rounds.vigorish import (
    lies_midway,
    nearest_vigorish,
    rounded_up,
    vigorish_differs,
    vigorish_missing,
)
from validator.games.table import ask, lacking
from validator.log.codes import (
    KIND_RETURN,
    KIND_VIGORISH,
    WHAT_BANKER,
    WHAT_COLLECTED,
    WHAT_PLAYER,
    WHAT_TAKEN,
)

NO_VIGORISH, NO_FILING, *_ = missing_facts()

rule = Rules("baccarat.vigorish_amount")
VIGORISH_NOT_TAKEN = rule(
    "vigorish-not-taken",
    "No vigorish taken or marked on a winning wager on the Banker's Hand",
    "{seat}: no vigorish was taken or marked on the winning {wager} of {stake}; {expected} is owed",
    needs={
        "the vigorish taken or marked": NO_VIGORISH,
        "the vigorish that the filing selects": NO_FILING,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_AT_OTHER_RATE = rule(
    "vigorish-at-other-rate",
    "Vigorish at another rate than the one filed",
    ("{seat}: {observed} was taken or marked as vigorish on the winning {wager} of {stake}; {expected} is owed"),
    needs={
        "the vigorish taken or marked": NO_VIGORISH,
        "the vigorish that the filing selects": NO_FILING,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_ROUNDED_WRONGLY = rule(
    "vigorish-rounded-wrongly",
    "Vigorish rounded otherwise than up to the next multiple",
    (
        "{seat}: {observed} was taken or marked as vigorish on the winning {wager} of {stake}, "
        "neither the exact vigorish nor the exact vigorish rounded up; the nearest lawful amount is {expected}"
    ),
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_TAKEN_ROUNDED_DOWN = rule(
    "vigorish-taken-rounded-down",
    "Vigorish rounded down to the nearer multiple",
    (
        "{seat}: {observed} was taken or marked as vigorish on the winning {wager} of {stake}; "
        "rounded up it is {expected}"
    ),
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_KEPT_BACK = rule(
    "vigorish-kept-back",
    "Vigorish kept back from the payment",
    "{seat}: the winning {wager} of {stake} was paid {observed}, the vigorish being kept back",
    expected="the vigorish first, then {expected}",
    observed="{observed} paid",
    unit="cents",
)
VIGORISH_ON_OTHER_WAGER = rule(
    "vigorish-on-other-wager",
    "Vigorish on another wager than a winning one on the Banker's Hand",
    (
        "{seat}: {observed} was taken or marked as vigorish on the {wager} of {stake}, which is no "
        "winning wager on the Banker's Hand"
    ),
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_ON_VOID_PLAYER_WAGER = rule(
    "vigorish-on-void-player-wager",
    "Vigorish on a void wager on the Player's Hand",
    (
        "{seat}: {observed} was taken or marked as vigorish on the {wager} of {stake}, which is void "
        "by equal Point Counts"
    ),
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_ON_VOID_BANKER_WAGER = rule(
    "vigorish-on-void-banker-wager",
    "Vigorish on a void wager on the Banker's Hand, though none on ties is elected",
    (
        "{seat}: {observed} was taken or marked as vigorish on the {wager} of {stake}, which is void "
        "by equal Point Counts; the filing elects no vigorish on ties"
    ),
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
WINNING_VIGORISH_BESIDE_TIE_VIGORISH = rule(
    "winning-vigorish-beside-tie-vigorish",
    "Vigorish on a winning wager although the filing elects that on ties",
    (
        "{seat}: {observed} was taken or marked as vigorish on the {wager} of {stake}, although the "
        "filing elects the vigorish on ties"
    ),
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
TIE_VIGORISH_NOT_TAKEN = rule(
    "tie-vigorish-not-taken",
    "Elected vigorish not taken on a wager on the Banker's Hand that ties",
    (
        "{seat}: no vigorish was taken after the round, before the next was dealt, on the wager on "
        "the Banker's Hand that tied; {expected} is due"
    ),
    needs={
        "the vigorish taken or marked": NO_VIGORISH,
        "the vigorish that the filing selects": NO_FILING,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
TIE_VIGORISH_WRONG = rule(
    "tie-vigorish-wrong",
    "Vigorish of another amount on a wager on the Banker's Hand that ties",
    ("{seat}: {observed} was taken as vigorish on the wager on the Banker's Hand that tied; {expected} is owed"),
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_MARKED_THOUGH_AT_PAYOUT = rule(
    "vigorish-marked-though-at-payout",
    "Vigorish marked although the filing has it collected at the payout",
    ("{seat}: {observed} of vigorish was marked as owed, though the option selected has it collected at the payout"),
    needs={
        "the vigorish taken or marked": NO_VIGORISH,
        "when the filing has vigorish collected": NO_FILING,
    },
    expected="the vigorish collected at the payout",
    observed="{observed} marked",
    unit="cents",
)
VIGORISH_TAKEN_THOUGH_DEFERRED = rule(
    "vigorish-taken-though-deferred",
    "Vigorish collected at the payout although the filing has it deferred",
    "{seat}: {observed} of vigorish was collected at the payout, though the option selected defers it",
    needs={
        "the vigorish taken or marked": NO_VIGORISH,
        "when the filing has vigorish collected": NO_FILING,
    },
    expected="the vigorish marked",
    observed="{observed} collected",
    unit="cents",
)
TWO_VIGORISH_PERCENTAGES = rule(
    "two-vigorish-percentages",
    "Players at one table charged different percentages of vigorish",
    (
        "{seat}: {observed} was taken or marked as vigorish on the winning {wager} of {stake}; at the"
        " percentage charged to another player in this round it is {expected}"
    ),
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)


@kernel
def rounded_down(taken: int, exact_times_whole: int, whole: int, coin: int) -> bool:
    """Whether vigorish in cents is the multiple of a coin below the exact amount, and the nearer one of the two."""
    step = whole * coin
    over = exact_times_whole % step
    return over != 0 and 2 * over <= step and taken == exact_times_whole // step * coin


@kernel
def vigorish_not_due(taken: int) -> bool:
    """Whether vigorish, in cents, was taken or marked where none is due."""
    return taken > 0


@kernel
def collected_at_another_time(cents: int) -> bool:
    """Whether vigorish, in cents, was marked, or taken, at the time that the option selected does not name."""
    return cents > 0


@kernel
def agrees(t: Table, taken: int, won: int, rate: int) -> bool:
    """Whether an amount is vigorish of this rate on what was won, exact or rounded up to the coin of the rate."""
    coin = t.options.low_coin if rate == t.options.low_rate else t.options.high_coin
    return not vigorish_differs(taken, won * rate, t.options.rate_whole, coin)


@kernel
def lawful_vigorish(t: Table, taken: int, won: int) -> int:
    """Of the lawful amounts of vigorish on what was won, exact or rounded up, the one nearest to ``taken``.

    They are those of the filed rate, without a filing those of either rate of the law.
    """
    whole = t.options.rate_whole
    low = nearest_vigorish(taken, won * t.options.low_rate, whole, t.options.low_coin)
    high = nearest_vigorish(taken, won * t.options.high_rate, whole, t.options.high_coin)
    if t.options.rate > 0:
        return low if t.options.rate == t.options.low_rate else high
    return low if taken - low < high - taken else high


@kernel
def most_vigorish(t: Table, won: int) -> int:
    """The most that may be taken as vigorish on what was won, in cents."""
    return lawful_vigorish(t, won, won)


@kernel
def may_be_netted(t: Table, w: Wager) -> bool:
    """Whether the vigorish on a wager may be what its payment lacks: one on the Banker's Hand, no other in the log."""
    banker = w.kind == WHAT_BANKER
    return banker and w.vigorish < 0 and t.options.tie_vigorish != 1


@kernel
def kept_back(t: Table, w: Wager, r: Round, has: int) -> int:
    """Vigorish that was kept back from a payment, in cents, the player having so much; rightly, or in a wrong amount.

    What lacks of the payment is that vigorish where the log would show any other, or where it lies nearer to it than
    to nothing; a lack of more than twice as much is a payment at other odds.
    """
    won = won_on(t, w)
    less = won - has
    if less <= 0 or not may_be_netted(t, w):
        return 0
    due = lawful_vigorish(t, less, won)
    certain = is_told(t, r, KIND_VIGORISH)
    return less if less <= due + due and (certain or less + less > due) else 0


@kernel
def charged_another(first: int, this: int) -> bool:
    """Whether the percentage charged on one wager, 0 the lower and 1 the higher, is not that charged first."""
    return first != this


@kernel
def judge_for_all(t: Table, taken: int, won: int, i: int, w: Wager, r: Round) -> None:
    """Judge, where no percentage is filed, that the one charged on this wager is that of the other players' wagers."""
    at_low = agrees(t, taken, won, t.options.low_rate)
    at_high = agrees(t, taken, won, t.options.high_rate)
    first = r.charged
    if at_low == at_high or first > 1:
        t.tally[TWO_VIGORISH_PERCENTAGES + NOT_APPLICABLE] += 1
        return
    this = 1 if at_high else 0
    if first < 0:
        r.charged = this
        t.tally[TWO_VIGORISH_PERCENTAGES + JUDGED] += 1
        return
    coin = t.options.low_coin if first == 0 else t.options.high_coin
    rate = t.options.low_rate if first == 0 else t.options.high_rate
    due = nearest_vigorish(taken, won * rate, t.options.rate_whole, coin)
    root = r.root
    if ask(t, TWO_VIGORISH_PERCENTAGES, charged_another(first, this), i, due, taken, 0, w.at, root, r.at):
        r.charged = 2


@kernel
def judge_rate(t: Table, taken: int, won: int, i: int, w: Wager, r: Round) -> None:
    """Judge the amount of vigorish on a winning wager: the filed rate, or without a filing either rate of the law."""
    low, high, whole = t.options.low_rate, t.options.high_rate, t.options.rate_whole
    t.tally[VIGORISH_AT_OTHER_RATE + JUDGED] += 1
    t.tally[VIGORISH_ROUNDED_WRONGLY + JUDGED] += 1
    due = lawful_vigorish(t, taken, won)
    rate = t.options.rate
    if rate >= 0:
        t.tally[TWO_VIGORISH_PERCENTAGES + NOT_APPLICABLE] += 1
    else:
        t.tally[VIGORISH_AT_OTHER_RATE + NO_FILING] += 1
        judge_for_all(t, taken, won, i, w, r)
        rate = low if agrees(t, due, won, low) else high
    if agrees(t, taken, won, rate):
        return
    coin = t.options.low_coin if rate == low else t.options.high_coin
    exact = won * rate
    cents = due - taken
    if lies_midway(taken, exact, whole, coin):
        due = rounded_up(exact, whole, coin) if t.options.rounded_up == 1 else due
        cents = 0 if t.options.rounded_up < 0 else due - taken
    root = r.root
    if rounded_down(taken, exact, whole, coin):
        up = rounded_up(exact, whole, coin)
        t.tally[VIGORISH_TAKEN_ROUNDED_DOWN + JUDGED] += 1
        emit(t.hits, VIGORISH_TAKEN_ROUNDED_DOWN, i, up, taken, up - taken, w.at, root, r.at)
        return
    off = taken * whole - exact
    within = t.options.rounding_within * whole
    near = -within < off < within and not agrees(t, taken, won, high if rate == low else low)
    emit(t.hits, VIGORISH_ROUNDED_WRONGLY if near else VIGORISH_AT_OTHER_RATE, i, due, taken, cents, w.at, root, r.at)


@kernel
def judge_time(t: Table, i: int, w: Wager, r: Round) -> None:
    """Judge whether vigorish was taken at the payout or marked, as the filing selects."""
    marked = w.marked_vigorish
    taken = w.taken_vigorish
    if t.options.deferred < 0:
        t.tally[VIGORISH_MARKED_THOUGH_AT_PAYOUT + NO_FILING] += 1
        t.tally[VIGORISH_TAKEN_THOUGH_DEFERRED + NO_FILING] += 1
    elif t.options.deferred == 0:
        ask(t, VIGORISH_MARKED_THOUGH_AT_PAYOUT, collected_at_another_time(marked), i, 0, marked, 0, w.at, -1, r.at)
    else:
        ask(t, VIGORISH_TAKEN_THOUGH_DEFERRED, collected_at_another_time(taken), i, 0, taken, 0, w.at, -1, r.at)


@kernel
def several_bankers_at(t: Table, w: Wager, r: Round) -> bool:
    """Whether the position of wager row ``w`` has another wager on the Banker's Hand in the round."""
    for other in between(t.wagers, r.wager, r.wagers_end):
        same = other.seat == w.seat
        if other != w and same and other.kind == WHAT_BANKER:
            return True
    return False


@kernel
def collected_at_the_end(t: Table, w: Wager, r: Round) -> int:
    """Vigorish collected for wager row ``w``, or from its position, after the result; -1 not known.

    It is looked for in the rows of the round; validator/games/baccarat/awaited.py has what is collected behind them.
    """
    seat, cents = w.seat, 0
    begin = max(r.announced, r.last_card) + 1
    for i in range(begin, r.last + 1):
        named = t.wager[i] == w.id and t.round[i] == r.number
        may_be = t.wager[i] < 0 and (t.seat[i] == seat or t.seat[i] < 0 or seat < 0)
        his = t.kind[i] == KIND_VIGORISH and (named or may_be)
        if his and (t.what[i] == WHAT_COLLECTED or (t.what[i] == WHAT_TAKEN and t.round[i] < 0)):
            if t.cents[i] < 0 or (not named and t.seat[i] != seat):
                return -1
            cents += t.cents[i]
    return cents


@kernel
def judge_winning_vigorish(t: Table, w: Wager, r: Round, result: int) -> None:
    """Judge vigorish on a wager that won (``result`` 1), and that none is taken on another that won or lost."""
    if result == 0:
        return
    event = w.vigorish
    taken = w.taken_vigorish + w.marked_vigorish
    if w.kind != WHAT_BANKER or result < 0:
        t.tally[VIGORISH_ON_OTHER_WAGER + JUDGED] += 1
        if vigorish_not_due(taken):
            emit(t.hits, VIGORISH_ON_OTHER_WAGER, event, 0, taken, -taken, w.at, r.root, r.at)
        return
    if t.options.tie_vigorish == 1:
        t.tally[WINNING_VIGORISH_BESIDE_TIE_VIGORISH + JUDGED] += 1
        t.tally[VIGORISH_NOT_TAKEN + NOT_APPLICABLE] += 1
        if vigorish_not_due(taken):
            rule = WINNING_VIGORISH_BESIDE_TIE_VIGORISH
            emit(t.hits, rule, event, 0, taken, -taken, w.at, r.root, r.at)
        return
    if t.options.tie_vigorish < 0 and t.options.tie_rate >= 0 and taken == 0:
        t.tally[VIGORISH_NOT_TAKEN + NO_FILING] += 1
        return
    won = won_on(t, w)
    has = gained(t, w, won) - held_back(t, w, r)
    kept = kept_back(t, w, r, has)
    taken += kept
    after = collected_at_the_end(t, w, r) if taken == 0 else 0
    if lacking(t, VIGORISH_NOT_TAKEN, NO_VIGORISH, after < 0 or (after > 0 and several_bankers_at(t, w, r))):
        return
    # What is collected here and not marked is this vigorish; how much of it is a debt deferred_pass knows.
    taken += after if after >= lawful_vigorish(t, after, won) else 0
    if event < 0:
        event = w.pay if w.pay >= 0 else r.last
    certain = is_told(t, r, KIND_VIGORISH)
    unknown = w.unpriced_vigorish > 0 or may_be_held_back(t, w, r)
    if w.vigorish < 0 and w.unpriced > 0:
        unknown = True
    short = kept == 0 and has < won and may_be_netted(t, w)
    if unknown or short or (taken == 0 and not certain) or paid_out(t, w, has) <= 0:
        t.tally[VIGORISH_NOT_TAKEN + NO_VIGORISH] += 1
        return
    t.tally[VIGORISH_NOT_TAKEN + JUDGED] += 1
    if vigorish_missing(taken):
        rate = t.options.rate if t.options.rate > 0 else t.options.low_rate
        due = won * rate // t.options.rate_whole
        emit(t.hits, VIGORISH_NOT_TAKEN, event, due, 0, due, w.at, r.root, r.at)
        return
    t.tally[VIGORISH_KEPT_BACK + JUDGED] += 1
    if kept > 0:
        emit(t.hits, VIGORISH_KEPT_BACK, event, won, has, 0, w.at, r.root, r.at)
    if after > lawful_vigorish(t, after, won):
        return
    judge_rate(t, taken, won, event, w, r)
    judge_time(t, event, w, r)


@kernel
def kept_of_void(t: Table, w: Wager, r: Round) -> int:
    """What was kept of a void wager's stake, in cents, in whatever rows: collected, or not returned with the rest."""
    has = gained(t, w, 0) - held_back(t, w, r)
    return -has if has < 0 else 0


@kernel
def judge_tie_vigorish(t: Table, w: Wager, r: Round, result: int) -> None:
    """Judge vigorish where the hands are equal: on the Banker's Hand alone, where elected, and how much."""
    if result != 0:
        return
    event = w.vigorish if w.vigorish >= 0 else settling_event(t, w, r)
    taken = w.taken_vigorish + w.marked_vigorish
    root = r.root
    if w.kind == WHAT_PLAYER:
        ask(t, VIGORISH_ON_VOID_PLAYER_WAGER, vigorish_not_due(taken), event, 0, taken, -taken, w.at, root, r.at)
        return
    if t.options.tie_rate < 0 or t.options.tie_vigorish == 0:
        ask(t, VIGORISH_ON_VOID_BANKER_WAGER, vigorish_not_due(taken), event, 0, taken, -taken, w.at, root, r.at)
        return
    kept = kept_of_void(t, w, r)
    if kept >= w.stake:
        t.tally[TIE_VIGORISH_NOT_TAKEN + NOT_APPLICABLE] += 1
        return
    taxed = t.options.tie_vigorish == 1
    if taxed and kept > taken:
        taken = kept
    exact, whole = w.stake * t.options.tie_rate, t.options.rate_whole
    part = taken == 0 or (taxed and taken * whole < exact)
    after = collected_at_the_end(t, w, r) if part else 0
    if lacking(t, TIE_VIGORISH_NOT_TAKEN, NO_VIGORISH, after < 0 or (after > 0 and several_bankers_at(t, w, r))):
        return
    # What is collected after the result may be what was marked before.
    taken += after - min(after, w.marked_vigorish)
    certain = is_told(t, r, KIND_VIGORISH) and not may_go_on(t, r, KIND_RETURN, w.gave_back)
    unknown = w.unpriced_vigorish > 0 or w.unpriced > 0
    if unknown or may_be_held_back(t, w, r) or (taken == 0 and not certain):
        t.tally[TIE_VIGORISH_NOT_TAKEN + NO_VIGORISH] += 1
        return
    if lacking(t, TIE_VIGORISH_NOT_TAKEN, NO_FILING, t.options.tie_vigorish < 0 and taken == 0):
        return
    due = nearest_vigorish(taken, exact, whole, t.options.low_coin)
    if taxed and taken * whole < exact:
        w.awaited = 1
        w.in_part = taken - w.marked_vigorish
        w.in_part += min(after, w.marked_vigorish)
        return
    t.tally[TIE_VIGORISH_NOT_TAKEN + JUDGED] += 1 if taxed else 0
    t.tally[TIE_VIGORISH_WRONG + JUDGED] += 1
    if vigorish_differs(taken, exact, whole, t.options.low_coin):
        emit(t.hits, TIE_VIGORISH_WRONG, event, due, taken, due - taken, w.at, root, r.at)
