"""Whether the tiles that were seen in a round can be those of one set."""

from validator.core.kernel import JUDGED, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.options import TILE_COUNT
from validator.games.pai_gow.slots.table import TILE_BEYOND_SET
from validator.games.pai_gow.tables import hand, note, round_, table_state as at
from validator.games.pai_gow.tiles import KINDS, kind_of
from validator.log.codes import KIND_DELIVER
from validator.log.columns import Columns

NO_TILES, *_ = missing_facts()


@kernel
def more_than_a_set(seen: int, held: int) -> bool:
    """Whether a tile was seen more often in a round than a set holds it."""
    return seen > held


@kernel
def forget(state: Ints) -> None:
    """Begin to count anew."""
    for place in range(at.TILES_SEEN, at.TILES_SEEN + KINDS):
        state[place] = 0


@kernel
def count_tile(options: Ints, state: Ints, tile: int) -> int:
    """Count a tile: 1 where it is one too many, 0 where not, -1 where it is not known."""
    kind = kind_of(tile)
    if kind < 0:
        return -1
    state[at.TILES_SEEN + kind] += 1
    return 1 if more_than_a_set(state[at.TILES_SEEN + kind], options[TILE_COUNT + kind]) else 0


@kernel
def extra_delivered(ev: Columns, options: Ints, notes: Ints, rounds: Ints, state: Ints, r: int) -> int:
    """The first delivery of round ``r`` of a tile that is one too many; -1 none, -2 where no tile was known."""
    known = 0
    for i in range(rounds[r + round_.FIRST_CARD], rounds[r + round_.LAST_CARD] + 1):
        if ev.kind[i] == KIND_DELIVER and notes[i * note.WIDTH + note.ROUND] == r:
            counted = count_tile(options, state, ev.card[i])
            if counted == 1:
                return i
            known += counted + 1
    return -1 if known > 0 else -1 - 1


@kernel
def extra_set(options: Ints, rounds: Ints, hands: Ints, state: Ints, r: int) -> int:
    """Row of the first hand of round ``r``, as set, with a tile too many; -1 none, -2 where no tile was known."""
    known = 0
    for h in range(rounds[r + round_.HAND], rounds[r + round_.HANDS_END], hand.WIDTH):
        for place in range(hand.HIGH_A, hand.LOW_B + 1):
            counted = count_tile(options, state, hands[h + place])
            if counted == 1:
                return h
            known += counted + 1
    return -1 if known > 0 else -1 - 1


@kernel
def event_that_shows(rounds: Ints, hands: Ints, h: int, r: int) -> int:
    """The event by which the tiles of a hand were last seen."""
    event = hands[h + hand.EXPOSED]
    if hands[h + hand.LAST_SET] > event:
        event = hands[h + hand.LAST_SET]
    return event if event >= 0 else rounds[r + round_.LAST]


@kernel
def tile_count_pass(
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
    """Count the tiles that were seen in each round, as delivered and as set."""
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.FIRST_CARD] < 0 or rounds[r + round_.VOID] >= 0:
            continue
        forget(state)
        event = extra_delivered(ev, options, notes, rounds, state, r)
        known = event > -1 - 1
        if event < 0:
            forget(state)
            h = extra_set(options, rounds, hands, state, r)
            known = known or h > -1 - 1
            event = event_that_shows(rounds, hands, h, r) if h >= 0 else -1
        if not known:
            tally[TILE_BEYOND_SET + NO_TILES] += 1
            continue
        tally[TILE_BEYOND_SET + JUDGED] += 1
        if event >= 0:
            emit(hits, TILE_BEYOND_SET, event, -1, -1, 0, -1, -1, r)
