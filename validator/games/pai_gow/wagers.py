"""Wagers: how and where they are made, within which limits, by whom, and none altered once wagering is closed."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.bank_questions import later_than, role_of
from validator.games.pai_gow.options import POSITIONS
from validator.games.pai_gow.slots.wagers import (
    SECOND_PATRON_ON_AREA,
    VERBAL_CASH_WAGER,
    WAGER_AFTER_NO_MORE_BETS,
    WAGER_INCREASED_AFTER_NO_MORE_BETS,
    WAGER_NOT_IN_CHIPS,
    WAGER_OFF_THE_BETTING_AREAS,
    WAGER_OUTSIDE_POSTED_LIMITS,
    WAGER_REDUCED_AFTER_NO_MORE_BETS,
    WAGER_THE_CHAPTER_DOES_NOT_NAME,
    WAGER_WITHDRAWN_AFTER_NO_MORE_BETS,
)
from validator.games.pai_gow.tables import flags, hand, note, round_, wager, wager_state
from validator.log.codes import (
    BY_CASH,
    BY_CHIPS,
    BY_PLAQUES,
    BY_VERBAL_CASH,
    KIND_CASH_CONVERTED,
    KIND_POSTED_LIMITS,
    KIND_WAGER,
    KIND_WAGER_CHANGED,
    KIND_WAGER_MAXIMUM,
    KIND_WAGER_MINIMUM,
    KIND_WAGER_WITHDRAWN,
    WHAT_DEALER_WAGER,
    WHAT_MINIMUM,
    WHAT_PAI_GOW,
)
from validator.log.columns import Columns

NO_MEANS, *_ = missing_facts()
NO_SEAT, *_ = missing_facts()
NO_CLOSING, NO_AMOUNTS, *_ = missing_facts()
NO_LIMITS, *_ = missing_facts()


@kernel
def neither_chips_nor_plaques(means: int) -> bool:
    """Whether a wager is made with anything but chips or plaques (the log's code of the means)."""
    return means != BY_CHIPS and means != BY_PLAQUES


@kernel
def verbal_with_cash(means: int) -> bool:
    """Whether a wager is a verbal one accompanied by cash (the log's code of the means)."""
    return means == BY_VERBAL_CASH


@kernel
def off_the_areas(seat: int, areas: int) -> bool:
    """Whether a wager lies at a position that is none of the betting areas."""
    return seat < 1 or seat > areas


@kernel
def outside_posted_limits(cents: int, lowest: int, highest: int) -> bool:
    """Whether a wager in cents is below the smallest or above the largest posted (-1: none is posted)."""
    return cents < lowest or 0 <= highest < cents


@kernel
def of_no_name(kind: int) -> bool:
    """Whether a wager (a word of the log) is none that the chapter names."""
    return kind != WHAT_PAI_GOW and kind != WHAT_DEALER_WAGER


@kernel
def second_player(player: int, before: int) -> bool:
    """Whether a wager at a position is another player's than one made there before (-1: none, or not recorded)."""
    return player >= 0 and before >= 0 and player != before


@kernel
def note_limit(state: Ints, kind: int, what: int, cents: int) -> None:
    """Enter a posted limit."""
    if kind == KIND_POSTED_LIMITS:
        state[wager_state.LOWEST if what == WHAT_MINIMUM else wager_state.HIGHEST] = cents + 1
    elif what == WHAT_PAI_GOW:
        state[wager_state.LOWEST if kind == KIND_WAGER_MINIMUM else wager_state.HIGHEST] = cents + 1


@kernel
def closed_at(rounds: Ints, r: int) -> int:
    """The event by which wagering was over: the closing or, without one, the first tile; -1 none."""
    stop = rounds[r + round_.NO_MORE_BETS]
    return stop if stop >= 0 else rounds[r + round_.FIRST_CARD]


@kernel
def converted_in_time(ev: Columns, rounds: Ints, i: int, r: int) -> bool:
    """Whether the cash of the wager of event ``i`` was converted before wagering was closed."""
    stop = closed_at(rounds, r)
    if stop < 0:
        stop = rounds[r + round_.LAST] + 1
    converted = 0
    for k in range(i, stop):
        if ev.kind[k] == KIND_CASH_CONVERTED and ev.wager[k] == ev.wager[i]:
            converted += 1
    return converted > 0


@kernel
def judge_means(ev: Columns, rounds: Ints, tally: Ints, hits: Ints, w: int, i: int, r: int) -> None:
    """Judge by what means a wager was made; cash that was converted before the closing counts as chips."""
    means = role_of(ev.by[i])
    if means < 0:
        tally[WAGER_NOT_IN_CHIPS + NO_MEANS] += 1
        tally[VERBAL_CASH_WAGER + NO_MEANS] += 1
        return
    tally[VERBAL_CASH_WAGER + JUDGED] += 1
    if verbal_with_cash(means):
        emit(hits, VERBAL_CASH_WAGER, i, -1, means, 0, w, -1, r)
        return
    if means == BY_CASH and converted_in_time(ev, rounds, i, r):
        means = BY_CHIPS
    if means == BY_CASH and closed_at(rounds, r) < 0:
        tally[WAGER_NOT_IN_CHIPS + NO_MEANS] += 1
        return
    tally[WAGER_NOT_IN_CHIPS + JUDGED] += 1
    if neither_chips_nor_plaques(means):
        emit(hits, WAGER_NOT_IN_CHIPS, i, -1, means, 0, w, -1, r)


@kernel
def player_before(rounds: Ints, wagers: Ints, w: int, r: int) -> int:
    """Who first wagered in the round at the position of wager row ``w``; -1 nobody before, or not recorded."""
    for other in range(rounds[r + round_.WAGER], w, wager.WIDTH):
        there = wagers[other + wager.SEAT] == wagers[w + wager.SEAT] and wagers[other + wager.KIND] == WHAT_PAI_GOW
        if there and wagers[other + wager.PLAYER] >= 0 and wagers[other + wager.WITHDRAWN] < 0:
            return wagers[other + wager.PLAYER]
    return -1


@kernel
def judge_placing(
    ev: Columns, options: Ints, rounds: Ints, wagers: Ints, state: Ints, tally: Ints, hits: Ints, w: int, i: int, r: int
) -> None:
    """Judge a Pai Gow wager when it is placed."""
    judge_means(ev, rounds, tally, hits, w, i, r)
    if ev.seat[i] < 0:
        tally[WAGER_OFF_THE_BETTING_AREAS + NO_SEAT] += 1
    else:
        tally[WAGER_OFF_THE_BETTING_AREAS + JUDGED] += 1
        if off_the_areas(ev.seat[i], options[POSITIONS]):
            emit(hits, WAGER_OFF_THE_BETTING_AREAS, i, options[POSITIONS], ev.seat[i], 0, w, -1, r)
        tally[SECOND_PATRON_ON_AREA + JUDGED] += 1
        before = player_before(rounds, wagers, w, r)
        if second_player(ev.player[i], before):
            emit(hits, SECOND_PATRON_ON_AREA, i, before, ev.player[i], 0, w, -1, r)
    closed = rounds[r + round_.NO_MORE_BETS]
    if closed < 0:
        tally[WAGER_AFTER_NO_MORE_BETS + NO_CLOSING] += 1
    else:
        tally[WAGER_AFTER_NO_MORE_BETS + JUDGED] += 1
        if later_than(i, closed):
            emit(hits, WAGER_AFTER_NO_MORE_BETS, i, closed, i, 0, w, -1, r)
            wagers[w + wager.ROOT] = i
    lowest, highest = state[wager_state.LOWEST] - 1, state[wager_state.HIGHEST] - 1
    if (lowest < 0 and highest < 0) or ev.cents[i] < 0:
        tally[WAGER_OUTSIDE_POSTED_LIMITS + NO_LIMITS] += 1
    else:
        tally[WAGER_OUTSIDE_POSTED_LIMITS + JUDGED] += 1
        if outside_posted_limits(ev.cents[i], lowest, highest):
            bound = lowest if ev.cents[i] < lowest else highest
            emit(hits, WAGER_OUTSIDE_POSTED_LIMITS, i, bound, ev.cents[i], 0, w, -1, r)


@kernel
def amount_before(ev: Columns, rounds: Ints, i: int, r: int) -> int:
    """Cents of the wager of event ``i`` before it was changed; -1 not recorded."""
    for back in range(i - rounds[r + round_.FIRST]):
        k = i - 1 - back
        if ev.wager[k] == ev.wager[i] and (ev.kind[k] == KIND_WAGER or ev.kind[k] == KIND_WAGER_CHANGED):
            return ev.cents[k]
    return -1


@kernel
def judge_change(ev: Columns, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, i: int, r: int) -> None:
    """Judge a change of a wager's amount."""
    closed = rounds[r + round_.NO_MORE_BETS]
    now, before = ev.cents[i], amount_before(ev, rounds, i, r)
    if closed < 0:
        tally[WAGER_INCREASED_AFTER_NO_MORE_BETS + NO_CLOSING] += 1
    elif now < 0 or before < 0:
        tally[WAGER_INCREASED_AFTER_NO_MORE_BETS + NO_AMOUNTS] += 1
    elif now != before:
        slot = WAGER_INCREASED_AFTER_NO_MORE_BETS if now > before else WAGER_REDUCED_AFTER_NO_MORE_BETS
        tally[slot + JUDGED] += 1
        if later_than(i, closed):
            emit(hits, slot, i, before, now, 0, w, -1, r)
            if wagers[w + wager.ROOT] < 0:
                wagers[w + wager.ROOT] = i


@kernel
def judge_withdrawal(rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, i: int, r: int) -> None:
    """Judge a wager taken back; after the round or its hand was void it is the player's again."""
    closed, h = rounds[r + round_.NO_MORE_BETS], wagers[w + wager.HAND]
    void = 0 <= rounds[r + round_.VOID] < i
    if h >= 0 and (0 <= hands[h + hand.VOIDED] < i or hands[h + hand.FLAGS] & flags.GIVEN_UP):
        void = True
    if void:
        tally[WAGER_WITHDRAWN_AFTER_NO_MORE_BETS + NOT_APPLICABLE] += 1
    elif closed < 0:
        tally[WAGER_WITHDRAWN_AFTER_NO_MORE_BETS + NO_CLOSING] += 1
    else:
        tally[WAGER_WITHDRAWN_AFTER_NO_MORE_BETS + JUDGED] += 1
        if later_than(i, closed):
            emit(hits, WAGER_WITHDRAWN_AFTER_NO_MORE_BETS, i, closed, i, 0, w, -1, r)


@kernel
def wagers_pass(
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
    """Judge each wager when it is placed and when it is touched, in the order of the events."""
    for i in range(len(ev.kind)):
        kind = ev.kind[i]
        if kind in (KIND_POSTED_LIMITS, KIND_WAGER_MINIMUM, KIND_WAGER_MAXIMUM):
            note_limit(state, kind, ev.what[i], ev.cents[i])
        if kind != KIND_WAGER and kind != KIND_WAGER_CHANGED and kind != KIND_WAGER_WITHDRAWN:
            continue
        r = notes[i * note.WIDTH + note.ROUND]
        w = notes[i * note.WIDTH + note.WAGER]
        if r < 0 or w < 0:
            continue
        if kind == KIND_WAGER:
            tally[WAGER_THE_CHAPTER_DOES_NOT_NAME + JUDGED] += 1
            if of_no_name(ev.what[i]):
                emit(hits, WAGER_THE_CHAPTER_DOES_NOT_NAME, i, -1, ev.what[i], 0, w, -1, r)
        if wagers[w + wager.KIND] != WHAT_PAI_GOW:
            continue
        if kind == KIND_WAGER:
            judge_placing(ev, options, rounds, wagers, state, tally, hits, w, i, r)
        elif kind == KIND_WAGER_CHANGED:
            judge_change(ev, rounds, wagers, tally, hits, w, i, r)
        else:
            judge_withdrawal(rounds, hands, wagers, tally, hits, w, i, r)
