"""What becomes of a wager under each reading of the text, from the rows of the two hands."""

from validator.core.kernel import Ints, kernel
from validator.games.pai_gow.options import OTHER_RANK, OTHER_VALUE, TILE_RANK, TILE_VALUE
from validator.games.pai_gow.ranking import counted, is_pair, outcome_of, strength_of_kinds, value_of
from validator.games.pai_gow.tables import hand
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
def outcome_by_rank(hands: Ints, h: int, opponent: int, options: Ints) -> int:
    """What becomes of the wager on ``h``, the stronger half of each being its high hand; -1 not known."""
    return outcome_of(
        greater(hands[h + hand.HIGH], hands[h + hand.LOW]),
        lesser(hands[h + hand.HIGH], hands[h + hand.LOW]),
        greater(hands[opponent + hand.HIGH], hands[opponent + hand.LOW]),
        lesser(hands[opponent + hand.HIGH], hands[opponent + hand.LOW]),
        options,
    )


@kernel
def turns_on_zero(hands: Ints, h: int, opponent: int, options: Ints) -> bool:
    """Whether the low hand of ``h`` is worth zero and yet outranks that of its opponent."""
    low = lesser(hands[h + hand.HIGH], hands[h + hand.LOW])
    against = lesser(hands[opponent + hand.HIGH], hands[opponent + hand.LOW])
    return against >= 0 and low > against and value_of(low, options) == 0


@kernel
def better_outcome(outcome: int) -> int:
    """What an outcome becomes where the low hand wins besides."""
    return WHAT_TIE if outcome == WHAT_LOSE else WHAT_WIN


@kernel
def weakest(one: int, other: int, options: Ints) -> int:
    """Strength of two kinds of tiles where a tile of the Supreme Pair used apart counts as is worse for the hand."""
    best = strength_of_kinds(one, other, options)
    if is_pair(best, options):
        return best
    value, rank = options[TILE_VALUE + one], options[TILE_RANK + one]
    value_besides, rank_besides = options[TILE_VALUE + other], options[TILE_RANK + other]
    worst = counted(value, rank, value_besides, rank_besides, options)
    if options[OTHER_VALUE + one] >= 0:
        worst = lesser(
            worst, counted(options[OTHER_VALUE + one], options[OTHER_RANK + one], value_besides, rank_besides, options)
        )
    if options[OTHER_VALUE + other] >= 0:
        worst = lesser(worst, counted(value, rank, options[OTHER_VALUE + other], options[OTHER_RANK + other], options))
    return worst


@kernel
def half(hands: Ints, h: int, first: int, count: int, options: Ints) -> int:
    """Strength of the half of ``h`` whose tiles begin at field ``first``, at its best count (0) or its worst (1)."""
    one, other = kind_of(hands[h + first]), kind_of(hands[h + first + 1])
    return strength_of_kinds(one, other, options) if count == 0 else weakest(one, other, options)


@kernel
def follows_a_count(hands: Ints, h: int, opponent: int, outcome: int, options: Ints) -> bool:
    """Whether some count of the tiles of the Supreme Pair used apart leads to this outcome."""
    found = False
    for of_high in range(2):
        for of_low in range(2):
            for against_high in range(2):
                for against_low in range(2):
                    one = half(hands, h, hand.HIGH_A, of_high, options)
                    two = half(hands, h, hand.LOW_A, of_low, options)
                    three = half(hands, opponent, hand.HIGH_A, against_high, options)
                    four = half(hands, opponent, hand.LOW_A, against_low, options)
                    found |= outcome == outcome_of(
                        greater(one, two), lesser(one, two), greater(three, four), lesser(three, four), options
                    )
    return found


@kernel
def follows_the_placing(hands: Ints, h: int, opponent: int, outcome: int, options: Ints) -> bool:
    """Whether this outcome follows where halves laid in each other's place are compared as laid, or lose."""
    if hands[h + hand.HIGH] < hands[h + hand.LOW] and outcome == WHAT_LOSE:
        return True
    if hands[h + hand.HIGH] >= hands[h + hand.LOW] and hands[opponent + hand.HIGH] >= hands[opponent + hand.LOW]:
        return False
    return outcome == outcome_of(
        hands[h + hand.HIGH],
        hands[h + hand.LOW],
        hands[opponent + hand.HIGH],
        hands[opponent + hand.LOW],
        options,
    )


@kernel
def reading_of(hands: Ints, h: int, opponent: int, due: int, outcome: int, options: Ints) -> int:
    """Which reading an outcome follows; see AS_DUE and those behind it. A doubt about zero touches every outcome."""
    if turns_on_zero(hands, h, opponent, options) and (outcome == due or outcome == better_outcome(due)):
        return BY_ZERO
    if outcome == due:
        return AS_DUE
    if follows_the_placing(hands, h, opponent, outcome, options):
        return BY_PLACING
    return BY_COUNT if follows_a_count(hands, h, opponent, outcome, options) else BY_NONE
