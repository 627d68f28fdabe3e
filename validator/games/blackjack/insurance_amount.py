"""How much Insurance a player may take: against one Blackjack Wager, against all of his, and in chips."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.rows import between
from validator.games.blackjack.alterations import stake_before
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.rows import mark_root
from validator.games.rounds.stakes import cost_of_excess
from validator.games.table import lacking, recorded
from validator.log.codes import KIND_WAGER, WHAT_BLACKJACK, WHAT_INSURANCE

NO_STAKE, NO_UNIT, *_ = missing_facts()

rule = Rules("blackjack.insurance_amount")
INSURANCE_OVER_HALF = rule(
    "insurance-over-half",
    "Insurance Wager over half of the initial wager",
    "{seat}: {observed} was taken as Insurance; half of the initial wager is {expected}",
    needs={
        "the amounts of Insurance and of the initial wager": NO_STAKE,
        "the smallest value chip in use": NO_UNIT,
    },
    expected="at most {expected}",
    observed="{observed}",
    unit="cents",
)
INSURANCE_OVER_NEXT_UNIT = rule(
    "insurance-over-next-unit",
    "Insurance Wager beyond the next chip above half of the initial wager",
    ("{seat}: {observed} was taken as Insurance; the next unit above half of the initial wager is {expected}"),
    needs={
        "the amounts of Insurance and of the initial wager": NO_STAKE,
        "the smallest value chip in use": NO_UNIT,
    },
    expected="at most {expected}",
    observed="{observed}",
    unit="cents",
)
INSURANCE_OVER_HALF_OF_ONE_WAGER = rule(
    "insurance-over-half-of-one-wager",
    "Insurance Wager over half of one of a player's wagers",
    "{seat}: {observed} was taken as Insurance; half of the initial wager at that place is {expected}",
    expected="at most {expected}",
    observed="{observed}",
    unit="cents",
)


@kernel
def above_share(insured: int, stake: int, share: int, per: int) -> bool:
    """Whether Insurance, in cents, is more than ``share / per`` of the Blackjack Wager."""
    return insured * per > stake * share


@kernel
def above_next_unit(insured: int, stake: int, share: int, per: int, unit: int) -> bool:
    """Whether Insurance, in cents, is more than the first multiple of the chip ``unit`` from ``share / per`` on.

    Where chips of the unit make up the share exactly, nothing above it is open to the player."""
    return insured > -(-stake * share // (per * unit)) * unit


@kernel
def some_unit_allows(insured: int, stake: int, share: int, per: int) -> bool:
    """Whether some chip unit, of which both amounts are multiples, makes ``insured`` the next unit above the share."""
    unit = insured
    rest = stake
    while rest > 0:
        step = unit % rest
        unit = rest
        rest = step
    return (insured - unit) * per < stake * share


@kernel
def backs(t: Table, v: Wager, w: Wager) -> bool:
    """Whether Blackjack Wager row ``v`` is the one that Insurance row ``w`` goes with."""
    named = t.ref[w.event]
    if named >= 0:
        return v.id == named
    if v.hand and w.hand:
        return v.hand == w.hand
    return v.seat >= 0 and v.seat == w.seat


@kernel
def same_patron(t: Table, v: Wager, w: Wager) -> bool:
    """Whether the log does not show wager rows ``v`` and ``w`` to be different patrons'."""
    return v.player < 0 or w.player < 0 or v.player == w.player


@kernel
def judge_amount(t: Table, r: Round, w: Wager) -> None:
    """Judge the amount of Insurance against the Blackjack Wager it goes with, and against all of the player's."""
    event = w.event
    one = total = insured_one = insured = 0
    unpriced = t.cents[event] < 0
    for v in between(t.wagers, r.wager, r.wagers_end):
        if v.withdrawn >= 0:
            continue
        mine = backs(t, v, w)
        if v.kind == WHAT_BLACKJACK and same_patron(t, v, w):
            stake = stake_before(t, v, event)
            if mine:
                one += max(0, stake)
                unpriced = unpriced or stake < 0
            if mine or v.player == w.player:
                total += max(0, stake)
                unpriced = unpriced or stake < 0
        elif v.kind == WHAT_INSURANCE and v.at <= w.at and same_patron(t, v, w):
            if v.hand == w.hand:
                insured_one += max(0, t.cents[v.event])
            insured += max(0, t.cents[v.event])
    logged = recorded(t, KIND_WAGER) and r.gaps == 0
    if lacking(t, INSURANCE_OVER_HALF, NO_STAKE, unpriced or (one == 0 and not logged)):
        return
    unit = r.chip_unit
    rule = excess_rule(t, insured_one, one, unit)
    if rule > 0 and total > one:
        of_all = excess_rule(t, insured, total, unit)
        rule = INSURANCE_OVER_HALF_OF_ONE_WAGER if of_all == 0 else -1 if of_all < 0 else rule
    if rule < 0:
        t.tally[INSURANCE_OVER_HALF + NO_UNIT] += 1
        t.tally[INSURANCE_OVER_NEXT_UNIT + NO_UNIT] += 1
        return
    t.tally[INSURANCE_OVER_HALF + JUDGED] += 1
    t.tally[INSURANCE_OVER_NEXT_UNIT + JUDGED] += 1
    t.tally[INSURANCE_OVER_HALF_OF_ONE_WAGER + JUDGED] += 1
    if rule > 0:
        share = one * t.options.insurance_share
        per = t.options.insurance_share_per
        limit = share // per if unit <= 0 else -(-share // (per * unit)) * unit
        cost = cost_of_excess(t, w, min(insured_one - limit, t.cents[event]))
        emit(t.hits, rule, event, limit, insured_one, cost, w.at, -1, r.at)
        mark_root(t, w, event)


@kernel
def excess_rule(t: Table, insured: int, stake: int, unit: int) -> int:
    """The rule that Insurance of ``insured`` on ``stake`` breaks; 0 for none, -1 where the chip unit is needed."""
    share = t.options.insurance_share
    per = t.options.insurance_share_per
    if not above_share(insured, stake, share, per):
        return 0
    if unit <= 0:
        return -1 if stake > 0 and some_unit_allows(insured, stake, share, per) else INSURANCE_OVER_HALF
    if stake * t.options.insurance_rounded[0] % (t.options.insurance_rounded[1] * unit) == 0:
        return INSURANCE_OVER_HALF
    return INSURANCE_OVER_NEXT_UNIT if above_next_unit(insured, stake, share, per, unit) else 0
