"""What becomes of a wager under each reading of the text, from the rows of the two hands."""

from validator.core.engine.kernel import kernel
from validator.games.pai_gow.ranking import counted, is_pair, outcome_of, strength_of_kinds, value_of_strength
from validator.games.pai_gow.tables.rows import HAND_HIGH_A, HAND_LOW_A, Hand, Table, Wager
from validator.games.pai_gow.tiles import kind_of
from validator.log.codes import WHAT_LOSE, WHAT_TIE, WHAT_WIN

AS_DUE = 0
BY_ZERO = 1
BY_COUNT = 2
BY_PLACING = BY_COUNT + 1
BY_NONE = BY_PLACING + 1
"""Which reading an outcome follows: the preferred one, another one of one of three doubts, or none."""


@kernel
def greater(one: int, other: int) -> int:
    """The greater of two."""
    return one if one > other else other


@kernel
def lesser(one: int, other: int) -> int:
    """The lesser of two."""
    return one if one < other else other


@kernel
def outcome_by_rank(t: Table, h: Hand, opponent: Hand) -> int:
    """What becomes of the wager on ``h``, the stronger half of each being its high hand; -1 not known."""
    return outcome_of(
        greater(h.high, h.low),
        lesser(h.high, h.low),
        greater(opponent.high, opponent.low),
        lesser(opponent.high, opponent.low),
        t.options,
    )


@kernel
def turns_on_zero(t: Table, h: Hand, opponent: Hand) -> bool:
    """Whether the low hand of ``h`` has the value that wins nothing and yet outranks that of its opponent."""
    low = lesser(h.high, h.low)
    against = lesser(opponent.high, opponent.low)
    worthless = value_of_strength(low, t.options) in (t.options.low_losing_value, t.options.low_tie_value)
    return against >= 0 and low > against and worthless


@kernel
def better_outcome(outcome: int) -> int:
    """What an outcome becomes where the low hand wins besides."""
    return WHAT_TIE if outcome == WHAT_LOSE else WHAT_WIN


@kernel
def weakest(t: Table, one: int, other: int) -> int:
    """Strength of two kinds of tiles where a tile of the Supreme Pair used apart counts as is worse for the hand."""
    best = strength_of_kinds(one, other, t.options)
    if is_pair(best, t.options):
        return best
    value, rank = t.options.tile_value[one], t.options.tile_rank[one]
    value_besides, rank_besides = t.options.tile_value[other], t.options.tile_rank[other]
    worst = counted(value, rank, value_besides, rank_besides, t.options)
    if t.options.other_value[one] >= 0:
        worst = lesser(
            worst,
            counted(t.options.other_value[one], t.options.other_rank[one], value_besides, rank_besides, t.options),
        )
    if t.options.other_value[other] >= 0:
        worst = lesser(
            worst, counted(value, rank, t.options.other_value[other], t.options.other_rank[other], t.options)
        )
    return worst


@kernel
def half(t: Table, h: Hand, first: int, count: int) -> int:
    """Strength of the half of ``h`` whose tiles begin at field ``first``, at its best count (0) or its worst (1)."""
    one, other = kind_of(h[first]), kind_of(h[first + 1])
    return strength_of_kinds(one, other, t.options) if count == 0 else weakest(t, one, other)


@kernel
def follows_a_count(t: Table, h: Hand, opponent: Hand, outcome: int) -> bool:
    """Whether some count of the tiles of the Supreme Pair used apart leads to this outcome."""
    found = False
    for of_high in range(2):
        for of_low in range(2):
            for against_high in range(2):
                for against_low in range(2):
                    one = half(t, h, HAND_HIGH_A, of_high)
                    two = half(t, h, HAND_LOW_A, of_low)
                    three = half(t, opponent, HAND_HIGH_A, against_high)
                    four = half(t, opponent, HAND_LOW_A, against_low)
                    found |= outcome == outcome_of(
                        greater(one, two), lesser(one, two), greater(three, four), lesser(three, four), t.options
                    )
    return found


@kernel
def follows_the_placing(t: Table, h: Hand, opponent: Hand, outcome: int) -> bool:
    """Whether this outcome follows where halves laid in each other's place are compared as laid, or lose."""
    if h.high < h.low and outcome == WHAT_LOSE:
        return True
    if h.high >= h.low and opponent.high >= opponent.low:
        return False
    return outcome == outcome_of(h.high, h.low, opponent.high, opponent.low, t.options)


@kernel
def reading_of(t: Table, h: Hand, opponent: Hand, due: int, outcome: int) -> int:
    """Which reading an outcome follows; see AS_DUE and those behind it. A doubt about zero touches every outcome."""
    if turns_on_zero(t, h, opponent) and (outcome == due or outcome == better_outcome(due)):
        return BY_ZERO
    if outcome == due:
        return AS_DUE
    if follows_the_placing(t, h, opponent, outcome):
        return BY_PLACING
    return BY_COUNT if follows_a_count(t, h, opponent, outcome) else BY_NONE


@kernel
def is_sole_outcome(t: Table, w: Wager) -> bool:
    """Whether the hands make of wager row ``w`` what is due of it, and nothing else by any reading."""
    outcomes = 0
    for outcome in (WHAT_LOSE, WHAT_TIE, WHAT_WIN):
        outcomes += 1 if reading_of(t, w.hand, w.opponent, w.due, outcome) != BY_NONE else 0
    return w.due >= 0 and outcomes == 1
