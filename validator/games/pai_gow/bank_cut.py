"""The cut of the stacks at the bank's direction: how often, in which way, when and by whom."""

from validator.core.kernel import NOT_APPLICABLE, Ints, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.bank_questions import (
    answer,
    by_outsider,
    later_than,
    more_than_allowed,
    person_of,
    role_of,
)
from validator.games.pai_gow.options import CUTS, DIGIT
from validator.games.pai_gow.slots.bank import (
    STACKS_MOVED_APART_NOT_ADJACENT,
    STACKS_MOVED_NOT_ADJACENT,
    TILES_CUT_AFTER_DELIVERY_BEGAN,
    TILES_CUT_AFTER_NO_MORE_BETS,
    TILES_CUT_BY_ANOTHER,
    TILES_CUT_TWICE,
)
from validator.games.pai_gow.tables import round_
from validator.log.codes import KIND_MIX, KIND_STACK, KIND_STACKS_MOVED
from validator.log.columns import Columns

NO_PERSON, *_ = missing_facts()


@kernel
def stacks_apart(first: int, last: int, other_first: int, other_last: int) -> bool:
    """Whether stacks lie between two groups that one cut moves (numbers of the first and last stack of each)."""
    return last + 1 < other_first or other_last + 1 < first


@kernel
def is_same_cut(ev: Columns, i: int, before: int) -> bool:
    """Whether a movement of stacks belongs to the cut of the one before: said so, or to the opposite end."""
    if ev.ref[i] >= 0:
        return ev.ref[i] == ev.seq[before] or ev.ref[i] == ev.ref[before]
    return ev.dest[i] != ev.dest[before]


@kernel
def judge_groups(ev: Columns, tally: Ints, hits: Ints, r: int, i: int, before: int) -> None:
    """Judge whether the stacks that one cut moves in two groups are adjacent."""
    slot = STACKS_MOVED_NOT_ADJACENT if ev.dest[i] == ev.dest[before] else STACKS_MOVED_APART_NOT_ADJACENT
    apart = stacks_apart(ev.n[before] // DIGIT, ev.n[before] % DIGIT, ev.n[i] // DIGIT, ev.n[i] % DIGIT)
    answer(tally, hits, slot, apart, i, ev.n[before], ev.n[i], -1, r)


@kernel
def judge_cuts(ev: Columns, options: Ints, rounds: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge the movements of stacks in a round with a bank; a new mixture begins the count anew."""
    before, cuts, groups = -1, 0, 0
    for i in range(rounds[r + round_.FIRST], rounds[r + round_.LAST] + 1):
        if ev.kind[i] == KIND_MIX or ev.kind[i] == KIND_STACK:
            before, cuts, groups = -1, 0, 0
            continue
        if ev.kind[i] != KIND_STACKS_MOVED:
            continue
        first_card = rounds[r + round_.FIRST_CARD]
        late = later_than(i, first_card)
        answer(tally, hits, TILES_CUT_AFTER_DELIVERY_BEGAN, late, i, -1, -1, -1, r)
        if not late:
            answer(
                tally,
                hits,
                TILES_CUT_AFTER_NO_MORE_BETS,
                later_than(i, rounds[r + round_.NO_MORE_BETS]),
                i,
                -1,
                -1,
                -1,
                r,
            )
        if ev.by[i] < 0:
            tally[TILES_CUT_BY_ANOTHER + NO_PERSON] += 1
        else:
            outsider = by_outsider(role_of(ev.by[i]), person_of(ev.by[i]), rounds[r + round_.PLAYER])
            answer(tally, hits, TILES_CUT_BY_ANOTHER, outsider, i, -1, -1, -1, r)
        if before >= 0 and groups == 1 and is_same_cut(ev, i, before):
            groups += 1
            judge_groups(ev, tally, hits, r, i, before)
        else:
            cuts += 1
            groups = 1
            answer(tally, hits, TILES_CUT_TWICE, more_than_allowed(cuts, options[CUTS]), i, options[CUTS], cuts, -1, r)
        before = i


@kernel
def cut_pass(
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
    """Judge the cuts of each round with a bank."""
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.BANK_SEAT] < 0:
            tally[TILES_CUT_TWICE + NOT_APPLICABLE] += 1
            continue
        judge_cuts(ev, options, rounds, tally, hits, r)
