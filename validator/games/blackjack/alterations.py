"""Wagers in cash and by word of mouth, and wagers that are touched, changed or taken back."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between, first_row, next_row, row_after
from validator.games.blackjack.tables import flags, stage
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.blackjack.tables.wager_state import UNCONVERTED_PLACES
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.rows import mark_root
from validator.games.rounds.stakes import cash_left, confirmed_late
from validator.games.table import ask, recorded
from validator.log.codes import (
    BY_CASH,
    BY_PLAYER,
    BY_SPECTATOR,
    BY_STRIDE,
    KIND_CASH_CONVERTED,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_PAY,
    KIND_RETURN,
    KIND_WAGER_CHANGED,
    KIND_WAGER_CONFIRMED,
    KIND_WAGER_WITHDRAWN,
    WHAT_BLACKJACK,
    WHAT_DOUBLE_DOWN,
    WHAT_HOUSE_MONEY,
    WHAT_INSURANCE,
    WHAT_SPLIT,
)

NO_CONFIRMATION, *_ = missing_facts()
NO_CONVERSION, *_ = missing_facts()
NO_DECISION, NO_ACTOR, *_ = missing_facts()

rule = Rules("blackjack.alterations")
WAGER_CHANGED_BEFORE_DEAL = rule(
    "wager-changed-before-deal",
    "Wager changed, taken back or handled before the first card",
    "{seat}: the {wager} was touched after it had been placed, before the first card",
    expected="a wager of {expected}",
    observed="{observed}",
    unit="amount",
)
WAGER_ALTERED_BEFORE_DECISION = rule(
    "wager-altered-before-decision",
    "Wager changed or taken back before it was decided",
    ("{seat}: the {wager} of {expected} was changed to {observed} before a decision on it was implemented"),
    needs={
        "whether the wager was decided": NO_DECISION,
        "who changed the wager": NO_ACTOR,
    },
    expected="a wager of {expected}",
    observed="{observed}",
    unit="amount",
)
WAGER_HANDLED_BEFORE_DECISION = rule(
    "wager-handled-before-decision",
    "Wager handled by a player before it was decided",
    "{seat}: the {wager} of {expected} was handled before a decision on it was implemented",
    needs={
        "whether the wager was decided": NO_DECISION,
        "who handled the wager": NO_ACTOR,
    },
    expected="a wager left alone",
    observed="handled",
    unit="amount",
)
VERBAL_WAGER_UNCONFIRMED = rule(
    "verbal-wager-unconfirmed",
    "Verbal wager not confirmed by the dealer",
    "{seat}: the dealer did not confirm the verbal {wager} of {stake}",
    needs={
        "the dealer's confirmations": NO_CONFIRMATION,
    },
    expected="a confirmation by the dealer",
    observed="none",
)
VERBAL_CASH_NOT_CONVERTED = rule(
    "verbal-cash-not-converted",
    "Cash of a verbal wager not converted when the next round begins",
    "the round begins while {observed} in cash, wagered verbally in the round before, is not converted",
    needs={
        "the conversion of cash": NO_CONVERSION,
    },
    expected="value chips or plaques in place of the cash",
    observed="{observed} in cash",
    unit="amount",
)
VERBAL_CASH_UNCONVERTED_AT_SETTLEMENT = rule(
    "verbal-cash-unconverted-at-settlement",
    "Verbal wager settled before its cash was converted",
    "{seat}: the {wager} was settled while {observed}, wagered verbally, was still in cash",
    needs={
        "the conversion of cash": NO_CONVERSION,
    },
    expected="value chips or plaques in place of the cash",
    observed="{observed} in cash",
    unit="amount",
)
ADDED_WAGER_ALTERED_BEFORE_DECISION = rule(
    "added-wager-altered-before-decision",
    "Insurance, Double Down or split wager touched before its decision",
    ("{seat}: the {wager} of {expected} was changed to {observed} or handled before a decision on it was implemented"),
    needs={
        "when a decision on the wager was implemented": NO_DECISION,
        "who touched the wager": NO_ACTOR,
    },
    expected="{expected} until the decision",
    observed="{observed}",
    unit="amount",
)
WAGER_LAID_IN_CASH = rule(
    "wager-laid-in-cash",
    "Wager laid on the layout in cash",
    ("{seat}: the {wager} of {stake} lay on the layout in cash, and nobody confirmed it as a verbal wager"),
    expected="chips, plaques, another approved instrument, or cash with a verbal wager",
    observed="cash",
)
VERBAL_CASH_UNCONVERTED_AT_CLOSE = rule(
    "verbal-cash-unconverted-at-close",
    "Cash of a verbal wager not converted when the table closes",
    "the table closes while {observed} in cash, wagered verbally in its last round, is not converted",
    expected="value chips or plaques in place of the cash",
    observed="{observed} in cash",
    unit="amount",
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
def confirmation_lacks(confirmed: int) -> bool:
    """Whether no event confirms a verbal wager (-1: none does)."""
    return confirmed < 0


@kernel
def cash_remains(left: int) -> bool:
    """Whether not all cash of a verbal wager was converted (what is left of it in cents, -1: not recorded)."""
    return left != 0


@kernel
def event_on_wager(t: Table, kind: int, ident: int, start: int, stop: int) -> int:
    """The first event of a kind on the wager ``ident`` from ``start`` up to, not including, ``stop``; -1 none."""
    for i in range(start, stop):
        if t.kind[i] == kind and t.wager[i] == ident:
            return i
    return -1


@kernel
def converted_late(t: Table) -> bool:
    """Whether cash is converted before the first round by a row of no round: of which wager before, is not told."""
    stop = first_row(t.rounds).first if next_row(t.rounds) != first_row(t.rounds) else len(t.kind)
    converted = 0
    for i in range(stop):
        if t.kind[i] == KIND_CASH_CONVERTED:
            converted += 1
    return converted > 0


@kernel
def laid_in_cash(t: Table, i: int, role: int, r: Round) -> bool:
    """Whether the wager of event ``i`` lies on the layout in cash, and nobody confirmed it as a verbal wager."""
    if role != BY_CASH or r.gaps > 0 or not recorded(t, KIND_WAGER_CONFIRMED):
        return False
    return confirmation_lacks(event_on_wager(t, KIND_WAGER_CONFIRMED, t.wager[i], i, r.last + 1))


@kernel
def stake_before(t: Table, w: Wager, i: int) -> int:
    """Cents of wager row ``w`` just before event ``i``; -1 not recorded."""
    placed = w.event
    if placed < 0:
        return -1
    stake = t.cents[placed]
    for k in range(placed + 1, i):
        if t.kind[k] == KIND_WAGER_CHANGED and t.wager[k] == w.id:
            stake = t.cents[k]
        elif t.kind[k] == KIND_WAGER_WITHDRAWN and t.wager[k] == w.id and t.cents[k] >= 0:
            stake -= t.cents[k]
    return stake


@kernel
def judge_verbal(t: Table, i: int, r: Round, w: Wager) -> None:
    """Judge whether a verbal wager accompanied by cash is confirmed, and its cash converted in time."""
    stop = r.last + 1
    whole = r.gaps == 0
    confirmed = event_on_wager(t, KIND_WAGER_CONFIRMED, t.wager[i], i, stop)
    if confirmed < 0 and not (whole and recorded(t, KIND_WAGER_CONFIRMED)):
        t.tally[VERBAL_WAGER_UNCONFIRMED + NO_CONFIRMATION] += 1
    else:
        t.tally[VERBAL_WAGER_UNCONFIRMED + JUDGED] += 1
        if confirmation_lacks(confirmed):
            emit(t.hits, VERBAL_WAGER_UNCONFIRMED, i, 1, 0, 0, w.at, -1, r.at)
            mark_root(t, w, i)
    if confirmed >= 0:
        card = r.first_card
        late = confirmed_late(i, confirmed, card)
        ask(t, VERBAL_WAGER_CONFIRMED_LATE, late, confirmed, card, confirmed, 0, w.at, -1, r.at)
    left = cash_left(t, w, i, stop)
    if cash_remains(left) and not (whole and recorded(t, KIND_CASH_CONVERTED)):
        t.tally[VERBAL_CASH_NOT_CONVERTED + NO_CONVERSION] += 1
        t.tally[VERBAL_CASH_UNCONVERTED_AT_SETTLEMENT + NO_CONVERSION] += 1
        return
    settled = w.first_settled
    if settled >= 0:
        t.tally[VERBAL_CASH_UNCONVERTED_AT_SETTLEMENT + JUDGED] += 1
        lying = cash_left(t, w, i, settled)
        if cash_remains(lying):
            emit(t.hits, VERBAL_CASH_UNCONVERTED_AT_SETTLEMENT, settled, 0, lying, 0, w.at, i, r.at)
    following = row_after(t.rounds, r, 1)
    if not cash_remains(left):
        t.tally[VERBAL_CASH_NOT_CONVERTED + JUDGED] += 1
    elif following.at < next_row(t.rounds).at:
        judge_unconverted(t, following, left)
    elif t.unconverted.count < UNCONVERTED_PLACES:
        t.unconverted.cents[t.unconverted.count] = left
        t.unconverted.count += 1


@kernel
def judge_unconverted(t: Table, following: Round, cents: int) -> None:
    """Report unconverted cash of the round before, -1 of an amount not recorded, as round row ``following`` begins."""
    t.tally[VERBAL_CASH_NOT_CONVERTED + JUDGED] += 1
    emit(t.hits, VERBAL_CASH_NOT_CONVERTED, following.first, 0, cents, 0, -1, -1, following.at)


@kernel
def judge_unconverted_at_close(t: Table, i: int) -> None:
    """Report, as the table closes by event ``i``, unconverted cash of its last round: no next round begins."""
    for k in range(t.unconverted.count):
        ask(t, VERBAL_CASH_UNCONVERTED_AT_CLOSE, True, i, 0, t.unconverted.cents[k], 0, -1, -1, -1)
    t.unconverted.count = 0


@kernel
def surely_open(t: Table, r: Round, w: Wager, phase: int, i: int) -> bool:
    """Whether wager row ``w`` cannot have been decided before event ``i``, even where its settlement is not logged."""
    if phase == stage.INITIAL_DEAL or w.first_settled > i:
        return True
    if r.gaps == 0 and recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT) and recorded(t, KIND_RETURN):
        return True
    kind = w.kind
    if phase != stage.PLAYERS_TURN or kind not in (WHAT_BLACKJACK, WHAT_SPLIT, WHAT_DOUBLE_DOWN):
        return False
    if r.peek >= 0 and r.peek < i and r.dealer_blackjack != 0:
        return False
    h = w.hand
    marks = h.flags
    return marks & (flags.NATURAL | flags.SURRENDERED | flags.EVEN_MONEY) == 0 and h.total <= t.options.highest_total


@kernel
def adds_house_money(t: Table, r: Round, w: Wager) -> bool:
    """Whether a House Money Wager at the same seat may have had its payout added to the Blackjack Wager ``w``."""
    for v in between(t.wagers, r.wager, r.wagers_end):
        if v.kind == WHAT_HOUSE_MONEY and (v.seat == w.seat or v.seat < 0):
            return w.kind == WHAT_BLACKJACK
    return False


@kernel
def stake_before_change(t: Table, w: Wager) -> int:
    """Cents of wager row ``w`` before its player changed it after the first card; -1 where he did not, or not for sure.

    Where a House Money payout may be what was added, the wager is all of it (633a.7(g)(10)(ii)(C)).
    """
    changed = w.root
    if changed < 0 or t.kind[changed] != KIND_WAGER_CHANGED or t.wager[changed] != w.id:
        return -1
    if adds_house_money(t, w.round, w):
        return -1
    return stake_before(t, w, changed)


@kernel
def in_first_pass(t: Table, r: Round, i: int) -> bool:
    """Whether event ``i`` follows the first card of round row ``r``, and the dealer has not come to his own yet.

    Until then a box without cards is not one that the dealer missed.
    """
    for k in range(r.first_card, i):
        if t.kind[k] == KIND_DEAL and t.notes[k].hand == r.hand:
            return False
    return True


@kernel
def judge_alteration(t: Table, i: int, by: int, phase: int, r: Round, w: Wager) -> None:
    """Judge a wager that is changed, taken back, moved or handled at event ``i``."""
    kind = t.kind[i]
    alters = kind in (KIND_WAGER_CHANGED, KIND_WAGER_WITHDRAWN)
    rule = WAGER_ALTERED_BEFORE_DECISION if alters else WAGER_HANDLED_BEFORE_DECISION
    added = w.kind in (WHAT_INSURANCE, WHAT_DOUBLE_DOWN, WHAT_SPLIT)
    if t.options.added_wagers_apart == 1 and added:
        rule = ADDED_WAGER_ALTERED_BEFORE_DECISION
    role = by if by < 0 else by % BY_STRIDE
    if role >= 0 and role != BY_PLAYER and role != BY_SPECTATOR:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    if role < 0 and (not alters or (kind == KIND_WAGER_CHANGED and adds_house_money(t, r, w))):
        t.tally[rule + NO_ACTOR] += 1
        return
    before = stake_before(t, w, i)
    after = before
    if kind == KIND_WAGER_CHANGED:
        after = t.cents[i]
    elif kind == KIND_WAGER_WITHDRAWN:
        after = before - t.cents[i] if t.cents[i] >= 0 else 0
    if r.first_card < 0 or i < r.first_card:
        t.tally[WAGER_CHANGED_BEFORE_DEAL + JUDGED] += 1
        emit(t.hits, WAGER_CHANGED_BEFORE_DEAL, i, before, after, 0, w.at, -1, r.at)
        return
    h = w.hand
    decided = w.first_settled
    void = r.void
    without_cards = (h.at < 0 or h.cards == 0) and not in_first_pass(t, r, i)
    dead = without_cards or (h.at >= 0 and h.flags & flags.DEAD != 0)
    doubled = w.kind == WHAT_DOUBLE_DOWN
    rescued = doubled and h.at >= 0 and h.flags & flags.RESCUED != 0 and kind != KIND_WAGER_CHANGED
    if (void >= 0 and void < i) or dead or rescued:
        t.tally[rule + NOT_APPLICABLE] += 1
    elif decided >= 0 and decided < i:
        t.tally[rule + JUDGED] += 1
    elif not surely_open(t, r, w, phase, i):
        t.tally[rule + NO_DECISION] += 1
    else:
        t.tally[rule + JUDGED] += 1
        if decided < 0 or i < decided:
            emit(t.hits, rule, i, before, after, 0, w.at, w.root, r.at)
            mark_root(t, w, i)
