"""Wagers: in what form, within which limits, by whom, and none made or altered once wagering is closed."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between
from validator.games.baccarat.balance import own_again
from validator.games.baccarat.tables.rows import Round, Table, Wager
from validator.games.numbers import WORD_CODES, Rules, missing_facts
from validator.games.rounds.stakes import cash_left, confirmed_late
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    BY_CASH,
    BY_STRIDE,
    BY_VERBAL,
    BY_VERBAL_CASH,
    KIND_CASH_CONVERTED,
    KIND_POSTED_LIMITS,
    KIND_WAGER,
    KIND_WAGER_CHANGED,
    KIND_WAGER_CONFIRMED,
    KIND_WAGER_MAXIMUM,
    KIND_WAGER_MINIMUM,
    KIND_WAGER_WITHDRAWN,
    WHAT_BANKER,
    WHAT_MINIMUM,
    WHAT_PLAYER,
    WHAT_TIE,
)

NO_RECORD, NO_RESULT, *_ = missing_facts()

rule = Rules("baccarat.wagers")
WAGER_AFTER_NO_MORE_BETS = rule(
    "wager-after-no-more-bets",
    'Wager made after "no more bets"',
    '{seat}: the {wager} of {stake} was made after "no more bets" had been announced',
    needs={
        'when "no more bets" was announced': NO_RECORD,
    },
    expected="no wager after the announcement",
    observed="a wager",
)
WAGER_CHANGED_AFTER_NO_MORE_BETS = rule(
    "wager-changed-after-no-more-bets",
    'Wager increased or changed after "no more bets"',
    '{seat}: the {wager} was changed to {stake} after "no more bets" had been announced',
    needs={
        'when "no more bets" was announced': NO_RECORD,
    },
    expected="the wager as it stood",
    observed="another amount",
)
WAGER_WITHDRAWN_AFTER_NO_MORE_BETS = rule(
    "wager-withdrawn-after-no-more-bets",
    'Wager withdrawn after "no more bets"',
    '{seat}: {observed} of the {wager} was withdrawn after "no more bets" had been announced',
    needs={
        'when "no more bets" was announced': NO_RECORD,
        "the result of the round": NO_RESULT,
    },
    expected="the wager left as it stood",
    observed="{observed} withdrawn",
    unit="amount",
)
WAGER_AFTER_CARD_WITHOUT_ANNOUNCEMENT = rule(
    "wager-after-card-without-announcement",
    "Wager made, changed or withdrawn after the first card, nothing having been announced",
    '{seat}: the {wager} was made or altered after the first card; no "no more bets" is recorded',
    expected="wagers closed before the first card",
    observed="a wager made or altered after it",
)
WAGER_OUTSIDE_THE_LIST = rule(
    "wager-outside-the-list",
    "Wager that is none of those the chapter lists",
    "{seat}: a wager of {stake} was taken that is none of those the chapter lists",
    expected="a wager on the Banker's Hand or the Player's Hand, or a Tie Bet",
    observed="another wager of {stake}",
)
WAGER_NOT_IN_CHIPS = rule(
    "wager-not-in-chips",
    "Wager made neither with chips or plaques nor by word accompanied by cash",
    "{seat}: the {wager} of {stake} was made neither with chips or plaques nor as a verbal wager with cash",
    needs={
        "how the wager was made": NO_RECORD,
    },
    expected="chips or plaques, or a verbal wager accompanied by cash",
    observed="neither",
)
VERBAL_WAGER_UNCONFIRMED = rule(
    "verbal-wager-unconfirmed",
    "Verbal wager not confirmed by the dealer",
    "{seat}: the verbal {wager} of {stake} was not confirmed by the dealer",
    needs={
        "whether the wager was confirmed": NO_RECORD,
    },
    expected="the wager confirmed",
    observed="no confirmation",
)
VERBAL_CASH_NOT_CONVERTED = rule(
    "verbal-cash-not-converted",
    "Cash of a verbal wager not converted into chips or plaques",
    "{seat}: of the cash of the verbal {wager} of {stake}, {observed} was not converted into chips or plaques",
    needs={
        "whether the cash was converted": NO_RECORD,
    },
    expected="the cash converted",
    observed="{observed} in cash",
    unit="amount",
)
VERBAL_CASH_UNCONVERTED_AT_SETTLEMENT = rule(
    "verbal-cash-unconverted-at-settlement",
    "Cash of a verbal wager converted only after its settlement",
    "{seat}: the cash of the verbal {wager} of {stake} was converted only after the wager had been settled",
    needs={
        "whether the cash was converted": NO_RECORD,
    },
    expected="the cash converted before the settlement",
    observed="the cash converted afterwards",
)
WAGER_OUTSIDE_POSTED_LIMITS = rule(
    "wager-outside-posted-limits",
    "Wager outside the posted limits",
    "{seat}: the {wager} is {observed}; the limit posted is {expected}",
    needs={
        "the limits posted for such wagers, and the amount": NO_RECORD,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
SECOND_PATRON_AT_PLACE = rule(
    "second-patron-at-place",
    "Wagers of two players at one numbered place",
    "{seat}: {player} wagered at a place where another player had wagered in the round",
    expected="one player at each place",
    observed="another player's wager",
)
VERBAL_WAGER_CONFIRMED_LATE = rule(
    "verbal-wager-confirmed-late",
    "Verbal wager confirmed after the first card",
    "{seat}: the verbal {wager} of {stake} was confirmed after the first card",
    expected="before {expected}, if the confirmation lets the wager in",
    observed="{observed}",
    unit="event",
)


@kernel
def after_first_card(act: int, card: int) -> bool:
    """Whether a wager was made, changed or withdrawn (event) after the first card (event), nothing being announced."""
    return 0 <= card < act


@kernel
def outside_limits(cents: int, lowest: int, highest: int) -> bool:
    """Whether a wager in cents is below the smallest or above the largest posted (-1: none is posted)."""
    return cents < lowest or 0 <= highest < cents


@kernel
def neither_chips_nor_plaques(means: int) -> bool:
    """Whether a wager is made with cash on the layout, or by word of mouth alone (the log's code of the means).

    A verbal wager accompanied by cash may be accepted."""
    return means == BY_VERBAL or means == BY_CASH


@kernel
def left_undone(done: int) -> bool:
    """Whether a verbal wager accompanied by cash was not confirmed, or its cash not converted (0)."""
    return done == 0


@kernel
def judge_time(t: Table, rule: int, w: Wager, i: int, r: Round) -> None:
    """Judge whether a wager was made or touched after wagering was closed."""
    closed = r.closed
    if closed < 0:
        t.tally[rule + NO_RECORD] += 1
        if r.first_card >= 0:
            t.tally[WAGER_AFTER_CARD_WITHOUT_ANNOUNCEMENT + JUDGED] += 1
            if after_first_card(i, r.first_card):
                emit(t.hits, WAGER_AFTER_CARD_WITHOUT_ANNOUNCEMENT, i, r.first_card, i, 0, w.at, -1, r.at)
        return
    t.tally[rule + JUDGED] += 1
    if 0 <= closed < i:
        withdrawn = rule == WAGER_WITHDRAWN_AFTER_NO_MORE_BETS
        emit(t.hits, rule, i, closed, t.cents[i] if withdrawn else i, 0, w.at, -1, r.at)


@kernel
def confirmation_of(t: Table, ident: int, start: int, stop: int) -> int:
    """The first event between two by which the wager ``ident`` is confirmed; -1 none."""
    for k in range(start, stop):
        if t.kind[k] == KIND_WAGER_CONFIRMED and t.wager[k] == ident:
            return k
    return -1


@kernel
def judge_done(t: Table, rule: int, kind: int, done: bool, left: int, w: Wager, i: int, r: Round) -> None:
    """Judge whether something that a verbal wager accompanied by cash calls for was done; ``left``: cents in cash."""
    if not done and (not recorded(t, kind) or r.gaps > 0):
        t.tally[rule + NO_RECORD] += 1
        return
    ask(t, rule, left_undone(1 if done else 0), i, 0, left, 0, w.at, -1, r.at)


@kernel
def judge_verbal(t: Table, w: Wager, i: int, r: Round) -> None:
    """Judge a verbal wager accompanied by cash: confirmed, and the cash converted before it is settled.

    Cash converted after the settlement and before the next round begins is another rule.
    """
    stop = r.last + 1
    settled = w.first_settled
    confirmed = confirmation_of(t, t.wager[i], i, stop)
    judge_done(t, VERBAL_WAGER_UNCONFIRMED, KIND_WAGER_CONFIRMED, confirmed >= 0, 0, w, i, r)
    if confirmed >= 0:
        card = r.first_card
        late = confirmed_late(i, confirmed, card)
        ask(t, VERBAL_WAGER_CONFIRMED_LATE, late, confirmed, card, confirmed, 0, w.at, -1, r.at)
    left = cash_left(t, w, i, stop)
    judge_done(t, VERBAL_CASH_NOT_CONVERTED, KIND_CASH_CONVERTED, left == 0, left, w, i, r)
    if left == 0:
        lying = cash_left(t, w, i, settled if settled >= 0 else stop)
        judge_done(t, VERBAL_CASH_UNCONVERTED_AT_SETTLEMENT, KIND_CASH_CONVERTED, lying == 0, lying, w, i, r)


@kernel
def judge_amount(t: Table, what: int, cents: int, w: Wager, i: int, r: Round) -> None:
    """Judge a wager by the limits posted for its type; those of the main wager hold for both hands."""
    lowest = t.limits.lowest[what] - 1
    highest = t.limits.highest[what] - 1
    if lacking(t, WAGER_OUTSIDE_POSTED_LIMITS, NO_RECORD, (lowest < 0 and highest < 0) or cents < 0):
        return
    t.tally[WAGER_OUTSIDE_POSTED_LIMITS + JUDGED] += 1
    if outside_limits(cents, lowest, highest):
        emit(t.hits, WAGER_OUTSIDE_POSTED_LIMITS, i, lowest if cents < lowest else highest, cents, 0, w.at, -1, r.at)


@kernel
def note_limit(t: Table, kind: int, what: int, cents: int) -> None:
    """Enter a posted limit."""
    if not 0 <= what < WORD_CODES:
        return
    if kind == KIND_POSTED_LIMITS:
        posted = t.limits.lowest if what == WHAT_MINIMUM else t.limits.highest
        posted[WHAT_PLAYER] = cents + 1
        posted[WHAT_BANKER] = cents + 1
    elif kind == KIND_WAGER_MINIMUM:
        t.limits.lowest[what] = cents + 1
    else:
        t.limits.highest[what] = cents + 1


@kernel
def player_before(t: Table, w: Wager, r: Round) -> int:
    """Who first wagered in the round at the position of wager row ``w``; -1 nobody before, or not recorded."""
    for other in between(t.wagers, r.wager, w):
        if other.seat == w.seat and other.player >= 0:
            return other.player
    return -1


@kernel
def wagers_pass(t: Table) -> None:
    """Judge each wager when it is placed and when it is touched, in the order of the events."""
    for i in range(len(t.kind)):
        kind = t.kind[i]
        if kind == KIND_POSTED_LIMITS or kind == KIND_WAGER_MINIMUM or kind == KIND_WAGER_MAXIMUM:
            note_limit(t, kind, t.what[i], t.cents[i])
        if kind != KIND_WAGER and kind != KIND_WAGER_CHANGED and kind != KIND_WAGER_WITHDRAWN:
            continue
        r = t.notes[i].round
        w = t.notes[i].wager
        if not r or not w:
            continue
        if kind == KIND_WAGER_CHANGED:
            judge_time(t, WAGER_CHANGED_AFTER_NO_MORE_BETS, w, i, r)
            continue
        if kind == KIND_WAGER_WITHDRAWN:
            undecided = 0 <= r.announced < i and r.winner < 0
            if lacking(t, WAGER_WITHDRAWN_AFTER_NO_MORE_BETS, NO_RESULT, undecided):
                continue
            if own_again(t, w, i, r):
                t.tally[WAGER_WITHDRAWN_AFTER_NO_MORE_BETS + NOT_APPLICABLE] += 1
            else:
                judge_time(t, WAGER_WITHDRAWN_AFTER_NO_MORE_BETS, w, i, r)
            continue
        judge_time(t, WAGER_AFTER_NO_MORE_BETS, w, i, r)
        what = t.what[i]
        if what >= 0:
            listed = what == WHAT_BANKER or what == WHAT_PLAYER or what == WHAT_TIE
            ask(t, WAGER_OUTSIDE_THE_LIST, not listed, i, -1, -1, 0, w.at, -1, r.at)
        judge_amount(t, t.what[i], t.cents[i], w, i, r)
        if t.player[i] >= 0 and t.seat[i] > 0:
            t.tally[SECOND_PATRON_AT_PLACE + JUDGED] += 1
            before = player_before(t, w, r)
            if t.player[i] >= 0 and before >= 0 and t.player[i] != before:
                emit(t.hits, SECOND_PATRON_AT_PLACE, i, before, t.player[i], 0, w.at, -1, r.at)
        if lacking(t, WAGER_NOT_IN_CHIPS, NO_RECORD, t.by[i] < 0):
            continue
        means = t.by[i] % BY_STRIDE
        t.tally[WAGER_NOT_IN_CHIPS + JUDGED] += 1
        if neither_chips_nor_plaques(means):
            emit(t.hits, WAGER_NOT_IN_CHIPS, i, -1, means, 0, w.at, -1, r.at)
        elif means == BY_VERBAL_CASH:
            judge_verbal(t, w, i, r)
