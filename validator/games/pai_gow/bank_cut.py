"""The cut of the stacks at the bank's direction: how often, in which way, when and by whom."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.core.engine.rows import rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.bank_holding import is_shown
from validator.games.pai_gow.bank_rules import (
    act_left_out,
    answer,
    by_outsider,
    happened,
    later_than,
    more_than_allowed,
)
from validator.games.pai_gow.options import DIGIT
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.table import lacking, person_of, role_of
from validator.log.codes import BY_BANK, KIND_CUT_OFFERED, KIND_MIX, KIND_STACK, KIND_STACKS_MOVED, WHAT_REFUSED

NO_PERSON, NO_ANSWER, *_ = missing_facts()
NO_CUT, *_ = missing_facts()

rule = Rules("pai_gow.bank_cut")
TILES_CUT_TWICE = rule(
    "tiles-cut-twice",
    "Tiles cut more than once",
    "the tiles were cut {observed} times",
    needs={"of which cut each movement of stacks is": NO_CUT},
    expected="{expected} cut at most",
    observed="{observed}",
)
STACKS_MOVED_NOT_ADJACENT = rule(
    "stacks-moved-not-adjacent",
    "Stacks moved to one end that were not adjacent",
    "one cut moved stacks that were not adjacent to one end",
    expected="adjacent stacks",
    observed="stacks between those that were moved stayed",
)
STACKS_MOVED_APART_NOT_ADJACENT = rule(
    "stacks-moved-apart-not-adjacent",
    "Stacks moved to both ends that were not adjacent",
    "one cut moved stacks that were not adjacent to the two ends",
    expected="adjacent stacks",
    observed="stacks between those that were moved stayed",
)
TILES_CUT_AFTER_DELIVERY_BEGAN = rule(
    "tiles-cut-after-delivery-began",
    "Tiles cut after delivery had begun",
    "the tiles were cut after the first of them had been delivered",
    expected="a cut before the delivery",
    observed="a cut during the delivery",
)
TILES_CUT_AFTER_NO_MORE_BETS = rule(
    "tiles-cut-after-no-more-bets",
    "Tiles cut after no more bets were taken",
    "the tiles were cut after the dealer had announced that no more bets were taken",
    expected="a cut before the announcement",
    observed="a cut after it",
)
TILES_CUT_BY_ANOTHER = rule(
    "tiles-cut-by-another",
    "Tiles cut by somebody other than the bank",
    "the tiles were cut at the direction of somebody other than the bank",
    needs={
        "who directed the cut": NO_PERSON,
    },
    expected="a cut at the bank's direction",
    observed="a cut at the direction of another",
)
TILES_CUT_AFTER_REFUSAL = rule(
    "tiles-cut-after-refusal",
    "Tiles cut although the bank did not wish it",
    "the bank refused the cut, and the tiles were cut",
    needs={
        "the bank's answer to the offer of the cut": NO_ANSWER,
        "who directed the cut": NO_PERSON,
    },
    expected="no cut",
    observed="a cut",
)
TILES_CUT_AGAIN_TO_OTHER_END = rule(
    "tiles-cut-again-to-other-end",
    "Stacks moved to the other end by a second cut",
    "stacks were moved once more, to the other end, and nothing says that it was one cut with the first",
    expected="one cut",
    observed="a second cut",
)


@kernel
def stacks_apart(first: int, last: int, other_first: int, other_last: int) -> bool:
    """Whether stacks lie between two groups that one cut moves (numbers of the first and last stack of each)."""
    return last + 1 < other_first or other_last + 1 < first


@kernel
def has_stack_of(first: int, last: int, other_first: int, other_last: int) -> bool:
    """Whether two groups of stacks have a stack in common (numbers of the first and last stack of each)."""
    return first <= other_last and other_first <= last


@kernel
def is_same_cut(t: Table, i: int, before: int) -> bool:
    """Whether a movement of stacks belongs to the cut of the one before: said so, or of others to the opposite end.

    Stacks count before any is moved, so that one cut moves none of them twice.
    """
    if t.ref[i] >= 0:
        return t.ref[i] == t.seq[before] or t.ref[i] == t.ref[before]
    again = has_stack_of(t.n[before] // DIGIT, t.n[before] % DIGIT, t.n[i] // DIGIT, t.n[i] % DIGIT)
    return t.dest[i] != t.dest[before] and not again


@kernel
def is_another_cut(t: Table, i: int, before: int) -> bool:
    """Whether a movement of stacks that is not said to belong to the cut of the one before is known not to.

    Where none of the two has a ``ref``, one cut may have moved stacks that are adjacent; others it may not have moved.
    """
    first, last, other_first, other_last = t.n[before] // DIGIT, t.n[before] % DIGIT, t.n[i] // DIGIT, t.n[i] % DIGIT
    told = t.ref[i] >= 0 or t.ref[before] >= 0 or stacks_apart(first, last, other_first, other_last)
    return told or has_stack_of(first, last, other_first, other_last)


@kernel
def judge_groups(t: Table, r: Round, i: int, before: int) -> bool:
    """Judge whether the stacks that one cut moves in two groups are adjacent; whether they are not."""
    rule = STACKS_MOVED_NOT_ADJACENT if t.dest[i] == t.dest[before] else STACKS_MOVED_APART_NOT_ADJACENT
    apart = stacks_apart(t.n[before] // DIGIT, t.n[before] % DIGIT, t.n[i] // DIGIT, t.n[i] % DIGIT)
    answer(t, rule, apart, i, t.n[before], t.n[i], -1, r.at)
    return apart


@kernel
def cut_offered_to_bank(t: Table, r: Round, i: int) -> bool:
    """Whether the cut was offered to the bank of round ``r`` by event ``i``: to his position, or to nobody named."""
    return t.seat[i] < 0 or t.seat[i] == r.bank_seat


@kernel
def judge_refusal(t: Table, r: Round, i: int, refused: int) -> None:
    """Judge a cut by the bank's answer (event; -1: none); where he is said to have cut himself, he thought better."""
    role = role_of(t.by[i])
    if refused >= 0 and role < 0:
        t.tally[TILES_CUT_AFTER_REFUSAL + NO_PERSON] += 1
    elif refused < 0 and role != BY_BANK and not is_shown(t, r, KIND_CUT_OFFERED):
        t.tally[TILES_CUT_AFTER_REFUSAL + NO_ANSWER] += 1
    else:
        answer(t, TILES_CUT_AFTER_REFUSAL, happened(refused) and role != BY_BANK, i, -1, -1, -1, r.at)


@kernel
def judge_cuts(t: Table, r: Round) -> None:
    """Judge the movements of stacks in a round with a bank; a new mixture begins the count anew."""
    before, cuts, groups, refused = -1, 0, 0, -1
    for i in range(r.first, r.last + 1):
        if t.kind[i] == KIND_MIX or t.kind[i] == KIND_STACK:
            before, cuts, groups, refused = -1, 0, 0, -1
            continue
        if t.kind[i] == KIND_CUT_OFFERED and cut_offered_to_bank(t, r, i):
            refused = i if t.what[i] == WHAT_REFUSED else -1
        if t.kind[i] != KIND_STACKS_MOVED:
            continue
        first_card = r.first_card
        late = later_than(i, first_card)
        answer(t, TILES_CUT_AFTER_DELIVERY_BEGAN, late, i, -1, -1, -1, r.at)
        if not late:
            answer(t, TILES_CUT_AFTER_NO_MORE_BETS, later_than(i, r.no_more_bets), i, -1, -1, -1, r.at)
        if t.by[i] < 0:
            t.tally[TILES_CUT_BY_ANOTHER + NO_PERSON] += 1
        else:
            outsider = by_outsider(role_of(t.by[i]), person_of(t.by[i]), r.player)
            answer(t, TILES_CUT_BY_ANOTHER, outsider, i, -1, -1, -1, r.at)
        judge_refusal(t, r, i, refused)
        if before >= 0 and groups == 1 and is_same_cut(t, i, before):
            groups += 1
            if not judge_groups(t, r, i, before) and t.dest[i] != t.dest[before]:
                answer(t, TILES_CUT_AGAIN_TO_OTHER_END, act_left_out(max(t.ref[i], t.ref[before])), i, -1, -1, -1, r.at)
        else:
            if before >= 0 and groups == 1 and lacking(t, TILES_CUT_TWICE, NO_CUT, not is_another_cut(t, i, before)):
                groups += 1
                before = i
                continue
            cuts += 1
            groups = 1
            answer(t, TILES_CUT_TWICE, more_than_allowed(cuts, t.options.cuts), i, t.options.cuts, cuts, -1, r.at)
        before = i


@kernel
def bank_cut_pass(t: Table) -> None:
    """Judge the cuts of each round with a bank."""
    for r in rows_of(t.rounds):
        if r.bank_seat < 0:
            t.tally[TILES_CUT_TWICE + NOT_APPLICABLE] += 1
            continue
        judge_cuts(t, r)
