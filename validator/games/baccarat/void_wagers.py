"""Wagers that are void by equal Point Counts: the stake goes back, less the vigorish on ties where it is elected."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.games.baccarat.balance import NO_CARDS, NO_FILING, NO_SETTLEMENT, NO_STAKE, owed, settling_event
from validator.games.baccarat.tables.rows import Round, Table, Wager
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.stakes import gained, held_back, is_told, may_be_held_back, may_be_unseen
from validator.games.rounds.vigorish import nearest_vigorish, vigorish_differs
from validator.games.table import lacking
from validator.log.codes import KIND_RETURN, WHAT_BANKER

NO_RETURN, *_ = missing_facts()

rule = Rules("baccarat.void_wagers")
VOID_PLAYER_WAGER_NOT_RETURNED = rule(
    "void-player-wager-not-returned",
    "Wager on the Player's Hand not returned though the hands are equal",
    "{seat}: the {wager} of {stake}, void by equal Point Counts, was {settled} instead of returned",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of both hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="the wager returned",
    observed="{settled}",
    unit="cents",
    pays_wrong=True,
)
VOID_BANKER_WAGER_NOT_RETURNED = rule(
    "void-banker-wager-not-returned",
    "Wager on the Banker's Hand not returned though the hands are equal",
    "{seat}: the {wager} of {stake}, void by equal Point Counts, was {settled} instead of returned",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of both hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
        "the vigorish that the filing selects": NO_FILING,
    },
    expected="the wager returned",
    observed="{settled}",
    unit="cents",
    pays_wrong=True,
)
VOID_PLAYER_WAGER_LEFT = rule(
    "void-player-wager-left",
    "Void wager on the Player's Hand left where it lay",
    "{seat}: the {wager} of {stake}, void by equal Point Counts, was neither collected nor given back",
    needs={
        "what was returned": NO_RETURN,
    },
    expected="the wager returned",
    observed="nothing returned",
)
VOID_BANKER_WAGER_LEFT = rule(
    "void-banker-wager-left",
    "Void wager on the Banker's Hand left where it lay",
    "{seat}: the {wager} of {stake}, void by equal Point Counts, was neither collected nor given back",
    needs={
        "what was returned": NO_RETURN,
    },
    expected="the wager returned",
    observed="nothing returned",
)


@kernel
def nothing_returned(event: int) -> bool:
    """Whether no event gives the stake of a void wager back (-1)."""
    return event < 0


@kernel
def judge_left(t: Table, w: Wager, r: Round) -> None:
    """Judge whether a void wager of which nothing was kept was given back, or taken back by its player, at all."""
    rule = VOID_BANKER_WAGER_LEFT if w.kind == WHAT_BANKER else VOID_PLAYER_WAGER_LEFT
    back = w.gave_back if w.gave_back >= 0 else w.withdrawn
    if lacking(t, rule, NO_RETURN, back < 0 and not is_told(t, r, KIND_RETURN)):
        return
    t.tally[rule + JUDGED] += 1
    if nothing_returned(back):
        emit(t.hits, rule, r.last, -1, -1, 0, w.at, r.root, r.at)


@kernel
def judge_void(t: Table, w: Wager, r: Round) -> None:
    """Judge a void wager; what is kept of it as vigorish on ties, in whatever rows, is judged as that vigorish."""
    banker, stake = w.kind == WHAT_BANKER, w.stake
    rule = VOID_BANKER_WAGER_NOT_RETURNED if banker else VOID_PLAYER_WAGER_NOT_RETURNED
    has = gained(t, w, 0) - held_back(t, w, r)
    unseen = may_be_unseen(t, w, r, has, 0) or may_be_held_back(t, w, r)
    if lacking(t, rule, NO_SETTLEMENT, unseen or (has < 0 and w.unpriced_vigorish > 0)):
        return
    event, root = settling_event(t, w, r), r.root
    told = w.taken_vigorish + w.marked_vigorish
    kept = -has if has < 0 else 0
    beside = kept - told if kept > told else 0
    if not banker or t.options.void_rate < 0 or t.options.tie_vigorish == 0 or has > 0:
        owed(t, rule, event, has if has > 0 else -beside, 0, w, root, r)
    elif beside > 0:
        exact, whole, coin = stake * t.options.void_rate, t.options.rate_whole, t.options.low_coin
        due = nearest_vigorish(kept, exact, whole, coin)
        if t.options.tie_vigorish < 0 and not vigorish_differs(kept, exact, whole, coin):
            t.tally[rule + NO_FILING] += 1
        elif t.options.tie_vigorish == 1 and kept < stake:
            t.tally[rule + JUDGED] += 1
        else:
            if t.options.tie_vigorish < 0 and kept + kept < due:
                due = 0
            owed(t, rule, event, has, -due, w, root, r)
    else:
        t.tally[rule + JUDGED] += 1
    if has == 0:
        judge_left(t, w, r)
