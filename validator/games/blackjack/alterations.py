"""Wagers in cash and by word of mouth, and wagers that are touched, changed or taken back."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.blackjack.options import ADDED_WAGERS_APART, HIGHEST_TOTAL
from validator.games.blackjack.slots.spanish_21 import ADDED_WAGER_ALTERED_BEFORE_DECISION
from validator.games.blackjack.slots.wagers import (
    VERBAL_CASH_NOT_CONVERTED,
    VERBAL_CASH_UNCONVERTED_AT_SETTLEMENT,
    VERBAL_WAGER_UNCONFIRMED,
    WAGER_ALTERED_BEFORE_DECISION,
    WAGER_CHANGED_BEFORE_DEAL,
    WAGER_HANDLED_BEFORE_DECISION,
)
from validator.games.blackjack.tables import flags, hand, round_, stage
from validator.games.blackjack.tables.wager_state import UNCONVERTED, UNCONVERTED_CENTS, UNCONVERTED_PLACES
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import (
    BY_PLAYER,
    BY_SPECTATOR,
    BY_STRIDE,
    KIND_CASH_CONVERTED,
    KIND_COLLECT,
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


@kernel
def confirmation_lacks(confirmed: int) -> bool:
    """Whether no event confirms a verbal wager (-1: none does)."""
    return confirmed < 0


@kernel
def cash_remains(converted: int, moment: int) -> bool:
    """Whether the cash of a verbal wager was not converted (event, -1: never) before the event ``moment``."""
    return converted < 0 or converted > moment


@kernel
def touched_undecided(touched: int, decided: int) -> bool:
    """Whether a player touched a wager (event) before a decision on it was implemented (event, -1: never)."""
    return decided < 0 or touched < decided


@kernel
def changed_before_deal(changed: int, first_card: int) -> bool:
    """Whether a wager that had been placed was changed (event) before the first card (event, -1: none was dealt)."""
    return first_card < 0 or changed < first_card


@kernel
def event_on_wager(kinds: Ints, wager_ids: Ints, kind: int, ident: int, start: int, stop: int) -> int:
    """The first event of a kind on the wager ``ident`` from ``start`` up to, not including, ``stop``; -1 none."""
    for i in range(start, stop):
        if kinds[i] == kind and wager_ids[i] == ident:
            return i
    return -1


@kernel
def stake_before(kinds: Ints, wager_ids: Ints, cents: Ints, wagers: Ints, w: int, i: int) -> int:
    """Cents of wager row ``w`` just before event ``i``; -1 not recorded."""
    placed = wagers[w + wager.EVENT]
    if placed < 0:
        return -1
    stake = cents[placed]
    for k in range(placed + 1, i):
        if kinds[k] == KIND_WAGER_CHANGED and wager_ids[k] == wagers[w + wager.ID]:
            stake = cents[k]
        elif kinds[k] == KIND_WAGER_WITHDRAWN and wager_ids[k] == wagers[w + wager.ID] and cents[k] >= 0:
            stake -= cents[k]
    return stake


@kernel
def judge_verbal(
    kinds: Ints,
    wager_ids: Ints,
    cents: Ints,
    options: Ints,
    rounds: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
    i: int,
    r: int,
    w: int,
) -> None:
    """Judge whether a verbal wager accompanied by cash is confirmed, and its cash converted in time."""
    stop = rounds[r + round_.LAST] + 1
    whole = rounds[r + round_.GAPS] == 0
    confirmed = event_on_wager(kinds, wager_ids, KIND_WAGER_CONFIRMED, wager_ids[i], i, stop)
    if confirmed < 0 and not (whole and options[RECORDED + KIND_WAGER_CONFIRMED] == ALWAYS):
        tally[VERBAL_WAGER_UNCONFIRMED + NO_CONFIRMATION] += 1
    else:
        tally[VERBAL_WAGER_UNCONFIRMED + JUDGED] += 1
        if confirmation_lacks(confirmed):
            emit(hits, VERBAL_WAGER_UNCONFIRMED, i, 1, 0, 0, w, -1, r)
            if wagers[w + wager.ROOT] < 0:
                wagers[w + wager.ROOT] = i
    converted = event_on_wager(kinds, wager_ids, KIND_CASH_CONVERTED, wager_ids[i], i, stop)
    if converted < 0 and not (whole and options[RECORDED + KIND_CASH_CONVERTED] == ALWAYS):
        tally[VERBAL_CASH_NOT_CONVERTED + NO_CONVERSION] += 1
        tally[VERBAL_CASH_UNCONVERTED_AT_SETTLEMENT + NO_CONVERSION] += 1
        return
    settled = wagers[w + wager.FIRST_SETTLED]
    if settled >= 0:
        tally[VERBAL_CASH_UNCONVERTED_AT_SETTLEMENT + JUDGED] += 1
        if cash_remains(converted, settled):
            emit(hits, VERBAL_CASH_UNCONVERTED_AT_SETTLEMENT, settled, 0, max(0, cents[i]), 0, w, i, r)
    following = r + round_.WIDTH
    if converted >= 0:
        tally[VERBAL_CASH_NOT_CONVERTED + JUDGED] += 1
    elif following < rounds[0]:
        judge_unconverted(rounds, tally, hits, following, max(0, cents[i]))
    elif state[UNCONVERTED] < UNCONVERTED_PLACES:
        state[UNCONVERTED_CENTS + state[UNCONVERTED]] = max(0, cents[i])
        state[UNCONVERTED] += 1


@kernel
def judge_unconverted(rounds: Ints, tally: Ints, hits: Ints, following: int, cents: int) -> None:
    """Report cash of the round before that is unconverted when the round row ``following`` begins."""
    tally[VERBAL_CASH_NOT_CONVERTED + JUDGED] += 1
    emit(hits, VERBAL_CASH_NOT_CONVERTED, rounds[following + round_.FIRST], 0, cents, 0, -1, -1, following)


@kernel
def surely_open(options: Ints, rounds: Ints, hands: Ints, wagers: Ints, r: int, w: int, phase: int, i: int) -> bool:
    """Whether wager row ``w`` cannot have been decided before event ``i``, even where its settlement is not logged."""
    if phase == stage.INITIAL_DEAL or wagers[w + wager.FIRST_SETTLED] > i:
        return True
    if (
        rounds[r + round_.GAPS] == 0
        and options[RECORDED + KIND_PAY] == ALWAYS
        and options[RECORDED + KIND_COLLECT] == ALWAYS
        and options[RECORDED + KIND_RETURN] == ALWAYS
    ):
        return True
    kind = wagers[w + wager.KIND]
    if phase != stage.PLAYERS_TURN or kind not in (WHAT_BLACKJACK, WHAT_SPLIT, WHAT_DOUBLE_DOWN):
        return False
    if rounds[r + round_.PEEK] >= 0 and rounds[r + round_.PEEK] < i and rounds[r + round_.DEALER_BLACKJACK] != 0:
        return False
    h = wagers[w + wager.HAND]
    marks = hands[h + hand.FLAGS]
    return (
        marks & (flags.NATURAL | flags.SURRENDERED | flags.EVEN_MONEY) == 0
        and hands[h + hand.TOTAL] <= options[HIGHEST_TOTAL]
    )


@kernel
def adds_house_money(rounds: Ints, wagers: Ints, r: int, w: int) -> bool:
    """Whether a House Money Wager at the same seat may have had its payout added to the Blackjack Wager ``w``."""
    for v in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if wagers[v + wager.KIND] == WHAT_HOUSE_MONEY and (
            wagers[v + wager.SEAT] == wagers[w + wager.SEAT] or wagers[v + wager.SEAT] < 0
        ):
            return wagers[w + wager.KIND] == WHAT_BLACKJACK
    return False


@kernel
def judge_alteration(
    kinds: Ints,
    wager_ids: Ints,
    cents: Ints,
    options: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    i: int,
    by: int,
    phase: int,
    r: int,
    w: int,
) -> None:
    """Judge a wager that is changed, taken back, moved or handled at event ``i``."""
    kind = kinds[i]
    alters = kind in (KIND_WAGER_CHANGED, KIND_WAGER_WITHDRAWN)
    slot = WAGER_ALTERED_BEFORE_DECISION if alters else WAGER_HANDLED_BEFORE_DECISION
    added = wagers[w + wager.KIND] in (WHAT_INSURANCE, WHAT_DOUBLE_DOWN, WHAT_SPLIT)
    if options[ADDED_WAGERS_APART] == 1 and added:
        slot = ADDED_WAGER_ALTERED_BEFORE_DECISION
    role = by if by < 0 else by % BY_STRIDE
    if role >= 0 and role != BY_PLAYER and role != BY_SPECTATOR:
        tally[slot + NOT_APPLICABLE] += 1
        return
    if role < 0 and (not alters or (kind == KIND_WAGER_CHANGED and adds_house_money(rounds, wagers, r, w))):
        tally[slot + NO_ACTOR] += 1
        return
    before = stake_before(kinds, wager_ids, cents, wagers, w, i)
    after = before
    if kind == KIND_WAGER_CHANGED:
        after = cents[i]
    elif kind == KIND_WAGER_WITHDRAWN:
        after = before - cents[i] if cents[i] >= 0 else 0
    if changed_before_deal(i, rounds[r + round_.FIRST_CARD]):
        tally[WAGER_CHANGED_BEFORE_DEAL + JUDGED] += 1
        emit(hits, WAGER_CHANGED_BEFORE_DEAL, i, before, after, 0, w, -1, r)
        return
    h = wagers[w + wager.HAND]
    decided = wagers[w + wager.FIRST_SETTLED]
    void = rounds[r + round_.VOID]
    dead = h < 0 or hands[h + hand.CARDS] == 0 or hands[h + hand.FLAGS] & flags.DEAD != 0
    doubled = wagers[w + wager.KIND] == WHAT_DOUBLE_DOWN
    rescued = doubled and h >= 0 and hands[h + hand.FLAGS] & flags.RESCUED != 0 and kind != KIND_WAGER_CHANGED
    if (void >= 0 and void < i) or dead or rescued:
        tally[slot + NOT_APPLICABLE] += 1
    elif decided >= 0 and decided < i:
        tally[slot + JUDGED] += 1
    elif not surely_open(options, rounds, hands, wagers, r, w, phase, i):
        tally[slot + NO_DECISION] += 1
    else:
        tally[slot + JUDGED] += 1
        if touched_undecided(i, decided):
            emit(hits, slot, i, before, after, 0, w, wagers[w + wager.ROOT], r)
            if wagers[w + wager.ROOT] < 0:
                wagers[w + wager.ROOT] = i
