"""How the dealer says that one half of a hand compares with that half of the dealer's or the bank's hand."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.announcing import is_of_tiles_set_anew
from validator.games.pai_gow.outcome_readings import half, weakest
from validator.games.pai_gow.ranking import is_pair, value_of_strength
from validator.games.pai_gow.tables.rows import HAND_HIGH_A, HAND_LOW_A, Hand, Round, Table
from validator.games.pai_gow.tiles import kind_of
from validator.log.codes import (
    KIND_COMPARED,
    WHAT_HIGH_COPY,
    WHAT_HIGH_HIGHER,
    WHAT_HIGH_LOWER,
    WHAT_LOW_COPY,
    WHAT_LOW_HIGHER,
    WHAT_LOW_LOWER,
)

NO_TILES, *_ = missing_facts()

rule = Rules("pai_gow.comparing")
PAIR_COMPARED_WRONG_WITH_NO_PAIR = rule(
    "pair-compared-wrong-with-no-pair",
    "Permissible pair compared wrongly with a hand without one",
    "{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    needs={
        "the tiles of both hands": NO_TILES,
    },
    expected="the comparison by the chapter",
    observed="another one",
)
PAIRS_COMPARED_WRONG = rule(
    "pairs-compared-wrong",
    "Two permissible pairs compared wrongly",
    "{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    needs={
        "the tiles of both hands": NO_TILES,
    },
    expected="the comparison by the chapter",
    observed="another one",
)
COPY_OF_PAIR_COMPARED_WRONG = rule(
    "copy-of-pair-compared-wrong",
    "Copy of a permissible pair taken for something else",
    "{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    needs={
        "the tiles of both hands": NO_TILES,
    },
    expected="the comparison by the chapter",
    observed="another one",
)
VALUES_COMPARED_WRONG = rule(
    "values-compared-wrong",
    "Hands of different value compared wrongly",
    "{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    needs={
        "the tiles of both hands": NO_TILES,
    },
    expected="the comparison by the chapter",
    observed="another one",
)
COUNTED_TILES_COMPARED_WRONG = rule(
    "counted-tiles-compared-wrong",
    "Hands with a 1-2 or 2-4 tile compared wrongly",
    "{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    needs={
        "the tiles of both hands": NO_TILES,
    },
    expected="the comparison by the chapter",
    observed="another one",
)
HIGHEST_TILES_COMPARED_WRONG = rule(
    "highest-tiles-compared-wrong",
    "Hands of one value compared wrongly",
    "{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    needs={
        "the tiles of both hands": NO_TILES,
    },
    expected="the comparison by the chapter",
    observed="another one",
)
COPY_COMPARED_WRONG = rule(
    "copy-compared-wrong",
    "Copy taken for something else",
    "{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    needs={
        "the tiles of both hands": NO_TILES,
    },
    expected="the comparison by the chapter",
    observed="another one",
)
COMPARED_BY_LESSER_COUNT = rule(
    "compared-by-lesser-count",
    "Hand compared at the lesser count of a 1-2 or 2-4 tile",
    "{seat}: {hand} was compared with {dealer} at the lesser count of a tile",
    needs={
        "the tiles of both hands": NO_TILES,
    },
    expected="the better count",
    observed="the lesser count",
)


@kernel
def compared_wrong(said: int, one: int, other: int) -> bool:
    """Whether what is said (1 higher, 0 a copy, -1 lower) is not how one strength stands to the other."""
    return said != (1 if one > other else -1 if one < other else 0)


@kernel
def compared_by_lesser_count(said: int, one: int, one_at_worst: int, other: int, other_at_worst: int) -> bool:
    """Whether what is said is right only where a 1-2 or 2-4 tile counts as is worse for its hand."""
    if not compared_wrong(said, one, other):
        return False
    return not (
        compared_wrong(said, one_at_worst, other)
        and compared_wrong(said, one, other_at_worst)
        and compared_wrong(said, one_at_worst, other_at_worst)
    )


@kernel
def what_decides(t: Table, one: int, other: int, apart: bool) -> int:
    """Number of the rule that decides between two strengths; ``apart``: a tile of the Supreme Pair is among them."""
    if is_pair(one, t.options) != is_pair(other, t.options):
        return PAIR_COMPARED_WRONG_WITH_NO_PAIR
    if is_pair(one, t.options):
        return COPY_OF_PAIR_COMPARED_WRONG if one == other else PAIRS_COMPARED_WRONG
    if apart:
        return COUNTED_TILES_COMPARED_WRONG
    if value_of_strength(one, t.options) != value_of_strength(other, t.options):
        return VALUES_COMPARED_WRONG
    return COPY_COMPARED_WRONG if one == other else HIGHEST_TILES_COMPARED_WRONG


@kernel
def counts_apart(t: Table, h: Hand, first: int) -> bool:
    """Whether the half of ``h`` whose tiles begin at field ``first`` holds a tile that counts two ways there."""
    one, other = kind_of(h[first]), kind_of(h[first + 1])
    return t.options.other_value[one] >= 0 or t.options.other_value[other] >= 0


@kernel
def judge_comparison(t: Table, h: Hand, opponent: Hand, first: int, said: int, i: int, r: Round) -> None:
    """Judge what event ``i`` says of the half whose tiles begin at field ``first``."""
    one, other = half(t, h, first, 0), half(t, opponent, first, 0)
    apart = counts_apart(t, h, first) or counts_apart(t, opponent, first)
    rule = what_decides(t, one, other, apart)
    t.tally[rule + JUDGED] += 1
    t.tally[COMPARED_BY_LESSER_COUNT + JUDGED] += 1
    if apart and compared_by_lesser_count(
        said,
        one,
        weakest(t, kind_of(h[first]), kind_of(h[first + 1])),
        other,
        weakest(t, kind_of(opponent[first]), kind_of(opponent[first + 1])),
    ):
        emit(t.hits, COMPARED_BY_LESSER_COUNT, i, -1, said, 0, -1, -1, r.at)
    elif compared_wrong(said, one, other):
        emit(t.hits, rule, i, -1, said, 0, -1, -1, r.at)
        if h.root < 0:
            h.root = i


@kernel
def note_tiles_unknown(t: Table) -> None:
    """Count under every rule on comparing that the tiles are not known."""
    t.tally[PAIR_COMPARED_WRONG_WITH_NO_PAIR + NO_TILES] += 1
    t.tally[PAIRS_COMPARED_WRONG + NO_TILES] += 1
    t.tally[COPY_OF_PAIR_COMPARED_WRONG + NO_TILES] += 1
    t.tally[VALUES_COMPARED_WRONG + NO_TILES] += 1
    t.tally[COUNTED_TILES_COMPARED_WRONG + NO_TILES] += 1
    t.tally[HIGHEST_TILES_COMPARED_WRONG + NO_TILES] += 1
    t.tally[COPY_COMPARED_WRONG + NO_TILES] += 1
    t.tally[COMPARED_BY_LESSER_COUNT + NO_TILES] += 1


@kernel
def comparing_pass(t: Table) -> None:
    """Judge every comparison of two halves that the log records."""
    for i in range(len(t.kind)):
        if t.kind[i] != KIND_COMPARED:
            continue
        note = t.notes[i]
        r, h, what = note.round, note.hand, t.what[i]
        if not r or not h or r.void >= 0:
            t.tally[VALUES_COMPARED_WRONG + NOT_APPLICABLE] += 1
            continue
        opponent = r.bank if r.bank_seat >= 0 else r.hand
        if not opponent or h.high < 0 or h.low < 0:
            note_tiles_unknown(t)
            continue
        if is_of_tiles_set_anew(t, h, opponent, i, r):
            note_tiles_unknown(t)
            continue
        if opponent.high < 0 or opponent.low < 0:
            note_tiles_unknown(t)
            continue
        said = 0
        if what == WHAT_HIGH_HIGHER or what == WHAT_LOW_HIGHER:
            said = 1
        elif what == WHAT_HIGH_LOWER or what == WHAT_LOW_LOWER:
            said = -1
        of_high = what == WHAT_HIGH_HIGHER or what == WHAT_HIGH_LOWER or what == WHAT_HIGH_COPY
        if of_high or what == WHAT_LOW_COPY or said != 0:
            first = HAND_HIGH_A if of_high else HAND_LOW_A
            judge_comparison(t, h, opponent, first, said, i, r)
