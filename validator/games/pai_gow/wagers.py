"""Wagers: how and where they are made, within which limits, by whom, and none altered once wagering is closed."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.announcing import is_played_out
from validator.games.pai_gow.bank_holding import find
from validator.games.pai_gow.bank_rules import later_than
from validator.games.pai_gow.outcome_readings import is_sole_outcome
from validator.games.pai_gow.tables import flags
from validator.games.pai_gow.tables.rows import Round, Table, Wager
from validator.games.rounds.rows import mark_root
from validator.games.rounds.vigorish import rounded_up
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.codes import (
    BY_CASH,
    BY_CHIPS,
    BY_PLAQUES,
    BY_VERBAL_CASH,
    KIND_BANK,
    KIND_BANK_CHECKED,
    KIND_CASH_CONVERTED,
    KIND_COLLECT,
    KIND_DEALER_WAGER_DIRECTED,
    KIND_PAY,
    KIND_POSTED_LIMITS,
    KIND_RETURN,
    KIND_STACKS_MOVED,
    KIND_VIGORISH,
    KIND_WAGER,
    KIND_WAGER_CHANGED,
    KIND_WAGER_MAXIMUM,
    KIND_WAGER_MINIMUM,
    KIND_WAGER_WITHDRAWN,
    WHAT_DEALER_WAGER,
    WHAT_LOSE,
    WHAT_MINIMUM,
    WHAT_PAI_GOW,
    WHAT_WIN,
)

NO_MEANS, *_ = missing_facts()
NO_SEAT, *_ = missing_facts()
NO_CLOSING, NO_AMOUNTS, *_ = missing_facts()
NO_CONFIRMATION, *_ = missing_facts(after=NO_CLOSING)
NO_LIMITS, *_ = missing_facts()

rule = Rules("pai_gow.wagers")
WAGER_NOT_IN_CHIPS = rule(
    "wager-not-in-chips",
    "Wager not made with chips or plaques",
    "the {wager} of {seat} was not made with chips or plaques",
    needs={
        "the means of the wager": NO_MEANS,
    },
    expected="chips or plaques",
    observed="another means",
)
VERBAL_CASH_WAGER = rule(
    "verbal-cash-wager",
    "Verbal wager accompanied by cash",
    "a verbal wager with cash was accepted at {seat}",
    needs={
        "the means of the wager": NO_MEANS,
    },
    expected="no such wager",
    observed="a verbal wager with cash",
)
WAGER_OFF_THE_BETTING_AREAS = rule(
    "wager-off-the-betting-areas",
    "Wager that lies on no betting area",
    "a wager was placed at position {observed}; the areas are numbered to {expected}",
    needs={
        "the position of the wager": NO_SEAT,
    },
    expected="one of the {expected} areas",
    observed="position {observed}",
)
WAGER_AFTER_NO_MORE_BETS = rule(
    "wager-after-no-more-bets",
    'Wager placed after "no more bets"',
    'the {wager} of {seat} was placed after "no more bets"',
    needs={
        'the announcement of "no more bets"': NO_CLOSING,
        "when the bank was confirmed and the tiles were cut": NO_CONFIRMATION,
    },
    expected="no wager after the announcement",
    observed="a wager after it",
)
WAGER_INCREASED_AFTER_NO_MORE_BETS = rule(
    "wager-increased-after-no-more-bets",
    'Wager increased after "no more bets"',
    'the {wager} of {seat} was raised from {expected} to {observed} after "no more bets"',
    needs={
        'the announcement of "no more bets"': NO_CLOSING,
        "the amounts": NO_AMOUNTS,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
WAGER_WITHDRAWN_AFTER_NO_MORE_BETS = rule(
    "wager-withdrawn-after-no-more-bets",
    'Wager withdrawn after "no more bets"',
    'the {wager} of {seat} was taken back after "no more bets"',
    needs={
        'the announcement of "no more bets"': NO_CLOSING,
    },
    expected="no withdrawal after the announcement",
    observed="withdrawn after it",
)
WAGER_REDUCED_AFTER_NO_MORE_BETS = rule(
    "wager-reduced-after-no-more-bets",
    'Wager made smaller after "no more bets"',
    'the {wager} of {seat} was reduced from {expected} to {observed} after "no more bets"',
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
WAGER_OUTSIDE_POSTED_LIMITS = rule(
    "wager-outside-posted-limits",
    "Wager outside the posted limits",
    "the {wager} of {seat} is {observed}; the posted limit is {expected}",
    needs={
        "the posted limits and the amount": NO_LIMITS,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
WAGER_THE_CHAPTER_DOES_NOT_NAME = rule(
    "wager-the-chapter-does-not-name",
    "Wager that the chapter does not name",
    "a wager was placed that the chapter does not name",
    expected="the Pai Gow wager",
    observed="{observed}",
    unit="word",
)
SECOND_PATRON_ON_AREA = rule(
    "second-patron-on-area",
    "Second player on an area",
    "a second player placed a wager at {seat}",
    expected="one player on an area",
    observed="another player",
)
DEALER_WAGER_LOWERED_AFTER_NO_MORE_BETS = rule(
    "dealer-wager-lowered-after-no-more-bets",
    'Dealer\'s wager lowered after "no more bets"',
    ('the dealer\'s wager against the bank was lowered from {expected} to {observed} after "no more bets"'),
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)


@kernel
def neither_chips_nor_plaques(means: int) -> bool:
    """Whether a wager is made with anything but chips or plaques (the log's code of the means)."""
    return means != BY_CHIPS and means != BY_PLAQUES


@kernel
def note_limit(t: Table, kind: int, what: int, cents: int) -> None:
    """Enter a posted limit."""
    lowest = what == WHAT_MINIMUM if kind == KIND_POSTED_LIMITS else kind == KIND_WAGER_MINIMUM
    if kind != KIND_POSTED_LIMITS and what != WHAT_PAI_GOW:
        return
    if lowest:
        t.wagering.lowest = cents + 1
    else:
        t.wagering.highest = cents + 1


@kernel
def closed_at(t: Table, r: Round) -> int:
    """The event by which wagering was over: the closing or, without one, the first tile; -1 none."""
    stop = r.no_more_bets
    return stop if stop >= 0 else r.first_card


@kernel
def converted_in_time(t: Table, i: int, r: Round) -> bool:
    """Whether the cash of the wager of event ``i`` was converted before wagering was closed."""
    stop = closed_at(t, r)
    if stop < 0:
        stop = r.last + 1
    converted = 0
    for k in range(i, stop):
        if t.kind[k] == KIND_CASH_CONVERTED and t.wager[k] == t.wager[i]:
            converted += 1
    return converted > 0


@kernel
def judge_means(t: Table, w: Wager, i: int, r: Round) -> None:
    """Judge by what means a wager was made; cash that was converted before the closing counts as chips."""
    means = role_of(t.by[i])
    if means < 0:
        t.tally[WAGER_NOT_IN_CHIPS + NO_MEANS] += 1
        t.tally[VERBAL_CASH_WAGER + NO_MEANS] += 1
        return
    if ask(t, VERBAL_CASH_WAGER, means == BY_VERBAL_CASH, i, -1, means, 0, w.at, -1, r.at):
        return
    if means == BY_CASH and converted_in_time(t, i, r):
        means = BY_CHIPS
    if lacking(t, WAGER_NOT_IN_CHIPS, NO_MEANS, means == BY_CASH and closed_at(t, r) < 0):
        return
    ask(t, WAGER_NOT_IN_CHIPS, neither_chips_nor_plaques(means), i, -1, means, 0, w.at, -1, r.at)


@kernel
def player_before(t: Table, w: Wager, r: Round) -> int:
    """Who first wagered in the round at the position of wager row ``w``; -1 nobody before, or not recorded."""
    for other in between(t.wagers, r.wager, w):
        there = other.seat == w.seat and other.kind == WHAT_PAI_GOW
        if there and other.player >= 0 and other.withdrawn < 0:
            return other.player
    return -1


@kernel
def judge_placing(t: Table, w: Wager, i: int, r: Round) -> None:
    """Judge a Pai Gow wager when it is placed."""
    judge_means(t, w, i, r)
    if t.seat[i] < 0:
        t.tally[WAGER_OFF_THE_BETTING_AREAS + NO_SEAT] += 1
    else:
        t.tally[WAGER_OFF_THE_BETTING_AREAS + JUDGED] += 1
        if t.seat[i] < 1 or t.seat[i] > t.options.positions:
            emit(t.hits, WAGER_OFF_THE_BETTING_AREAS, i, t.options.positions, t.seat[i], 0, w.at, -1, r.at)
        t.tally[SECOND_PATRON_ON_AREA + JUDGED] += 1
        before = player_before(t, w, r)
        if t.player[i] >= 0 and before >= 0 and t.player[i] != before:
            emit(t.hits, SECOND_PATRON_ON_AREA, i, before, t.player[i], 0, w.at, -1, r.at)
    closed = r.no_more_bets
    if closed < 0:
        t.tally[WAGER_AFTER_NO_MORE_BETS + NO_CLOSING] += 1
    else:
        t.tally[WAGER_AFTER_NO_MORE_BETS + JUDGED] += 1
        if later_than(i, closed):
            emit(t.hits, WAGER_AFTER_NO_MORE_BETS, i, closed, i, 0, w.at, -1, r.at)
            w.root = i
    lowest, highest = t.wagering.lowest - 1, t.wagering.highest - 1
    if (lowest < 0 and highest < 0) or t.cents[i] < 0:
        t.tally[WAGER_OUTSIDE_POSTED_LIMITS + NO_LIMITS] += 1
    else:
        t.tally[WAGER_OUTSIDE_POSTED_LIMITS + JUDGED] += 1
        if t.cents[i] < lowest or 0 <= highest < t.cents[i]:
            bound = lowest if t.cents[i] < lowest else highest
            emit(t.hits, WAGER_OUTSIDE_POSTED_LIMITS, i, bound, t.cents[i], 0, w.at, -1, r.at)


@kernel
def judge_dealers(t: Table, w: Wager, i: int, r: Round) -> None:
    """Judge whether the dealer's wager against the bank was placed in time.

    It follows the confirmation of the bank and his cut, and so "no more bets" where one of them does.
    """
    closed, rule = r.no_more_bets, WAGER_AFTER_NO_MORE_BETS
    if lacking(t, rule, NO_CLOSING, closed < 0):
        return
    if later_than(i, closed):
        for k in range(closed + 1, i):
            if t.kind[k] == KIND_BANK_CHECKED or t.kind[k] == KIND_STACKS_MOVED or t.kind[k] == KIND_BANK:
                t.tally[rule + NOT_APPLICABLE] += 1
                return
        shown = recorded(t, KIND_BANK_CHECKED) and recorded(t, KIND_STACKS_MOVED)
        if lacking(t, rule, NO_CONFIRMATION, not shown):
            return
    if not ask(t, rule, later_than(i, closed), i, closed, i, 0, w.at, -1, r.at):
        directed = find(t, r, KIND_DEALER_WAGER_DIRECTED, -1)
        t.tally[DEALER_WAGER_LOWERED_AFTER_NO_MORE_BETS + JUDGED] += 1 if 0 <= directed < i else 0


@kernel
def amount_before(t: Table, i: int, r: Round) -> int:
    """Cents of the wager of event ``i`` before it was changed; -1 not recorded."""
    for back in range(i - r.first):
        k = i - 1 - back
        if t.wager[k] == t.wager[i] and (t.kind[k] == KIND_WAGER or t.kind[k] == KIND_WAGER_CHANGED):
            return t.cents[k]
    return -1


@kernel
def vigorish_by_filing(t: Table, won: int) -> int:
    """The vigorish on what was won, in cents; -1 where it is not filed how it is rounded, which makes a change."""
    exact, whole = won * t.options.vigorish_percent, t.options.whole
    most = rounded_up(exact, whole, t.options.vigorish_unit)
    if t.options.rounded_up == 1 or most * whole == exact:
        return most
    return exact // whole if t.options.rounded_up == 0 and exact % whole == 0 else -1


@kernel
def cost_of_raise(t: Table, w: Wager, before: int, now: int, r: Round) -> int:
    """What the house is short of by a raise after the close, in cents, less than 0 the player; 0 not known.

    It is known where the raised wager was collected, or paid by the odds and its vigorish taken, as the hands come out.
    """
    banked, settled = r.bank_seat >= 0 or r.co_bank >= 0, w.unpriced == 0 and r.gaps == 0 and w.stake == now
    shown = recorded(t, KIND_COLLECT) and recorded(t, KIND_PAY) and recorded(t, KIND_RETURN)
    if banked or not settled or not shown or not is_played_out(t, w) or not is_sole_outcome(t, w):
        return 0
    if w.due == WHAT_LOSE and w.collected == now and w.pay < 0:
        return before - now
    won = now * t.options.win_pays // t.options.win_per
    if w.due != WHAT_WIN or w.collected > 0 or w.paid != won or not recorded(t, KIND_VIGORISH):
        return 0
    rightly = before * t.options.win_pays // t.options.win_per
    due = vigorish_by_filing(t, rightly)
    return (won - w.vigorish) - (rightly - due) if due >= 0 and w.vigorish > 0 else 0


@kernel
def judge_change(t: Table, w: Wager, i: int, r: Round) -> None:
    """Judge a change of a wager's amount."""
    closed = r.no_more_bets
    now, before = t.cents[i], amount_before(t, i, r)
    if closed < 0:
        t.tally[WAGER_INCREASED_AFTER_NO_MORE_BETS + NO_CLOSING] += 1
    elif now < 0 or before < 0:
        t.tally[WAGER_INCREASED_AFTER_NO_MORE_BETS + NO_AMOUNTS] += 1
    elif now != before:
        rule = WAGER_INCREASED_AFTER_NO_MORE_BETS if now > before else WAGER_REDUCED_AFTER_NO_MORE_BETS
        t.tally[rule + JUDGED] += 1
        if later_than(i, closed):
            cents = cost_of_raise(t, w, before, now, r) if now > before else 0
            emit(t.hits, rule, i, before, now, cents, w.at, -1, r.at)
            mark_root(t, w, i)


@kernel
def judge_lowered(t: Table, w: Wager, i: int, r: Round) -> None:
    """Judge whether the dealer's wager was lowered, or taken back, as the bank directs, before "no more bets"."""
    closed, before, now = r.no_more_bets, amount_before(t, i, r), t.cents[i]
    if t.kind[i] == KIND_WAGER_WITHDRAWN:
        now = 0
    if before < 0 or closed < 0 or not 0 <= now < before:
        return
    rule = DEALER_WAGER_LOWERED_AFTER_NO_MORE_BETS
    late = later_than(i, closed) and i < r.first_card
    ask(t, rule, late, i, before, now, 0, w.at, -1, r.at)


@kernel
def judge_withdrawal(t: Table, w: Wager, i: int, r: Round) -> None:
    """Judge a wager taken back; after the round or its hand was void it is the player's again."""
    closed, h = r.no_more_bets, w.hand
    void = 0 <= r.void < i
    if h and (0 <= h.voided < i or h.flags & flags.GIVEN_UP):
        void = True
    if void:
        t.tally[WAGER_WITHDRAWN_AFTER_NO_MORE_BETS + NOT_APPLICABLE] += 1
    elif closed < 0:
        t.tally[WAGER_WITHDRAWN_AFTER_NO_MORE_BETS + NO_CLOSING] += 1
    else:
        ask(t, WAGER_WITHDRAWN_AFTER_NO_MORE_BETS, later_than(i, closed), i, closed, i, 0, w.at, -1, r.at)


@kernel
def wagers_pass(t: Table) -> None:
    """Judge each wager when it is placed and when it is touched, in the order of the events."""
    for i in range(len(t.kind)):
        kind = t.kind[i]
        if kind in (KIND_POSTED_LIMITS, KIND_WAGER_MINIMUM, KIND_WAGER_MAXIMUM):
            note_limit(t, kind, t.what[i], t.cents[i])
        if kind != KIND_WAGER and kind != KIND_WAGER_CHANGED and kind != KIND_WAGER_WITHDRAWN:
            continue
        r = t.notes[i].round
        w = t.notes[i].wager
        if not r or not w:
            continue
        if kind == KIND_WAGER:
            ask(
                t,
                WAGER_THE_CHAPTER_DOES_NOT_NAME,
                t.what[i] != WHAT_PAI_GOW and t.what[i] != WHAT_DEALER_WAGER,
                i,
                -1,
                t.what[i],
                0,
                w.at,
                -1,
                r.at,
            )
        if w.kind == WHAT_DEALER_WAGER and r.bank_seat >= 0:
            if kind == KIND_WAGER:
                judge_dealers(t, w, i, r)
            else:
                judge_lowered(t, w, i, r)
        if w.kind != WHAT_PAI_GOW:
            continue
        if kind == KIND_WAGER:
            judge_placing(t, w, i, r)
        elif kind == KIND_WAGER_CHANGED:
            judge_change(t, w, i, r)
        else:
            judge_withdrawal(t, w, i, r)
