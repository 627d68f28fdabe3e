"""Whether the tiles that were seen in a round can be those of one set."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import NONE, between, rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.tables.rows import HAND_HIGH_A, HAND_LOW_B, Hand, Round, Table
from validator.games.pai_gow.tiles import KINDS, kind_of
from validator.games.table import ask, lacking
from validator.log.codes import KIND_DELIVER, KIND_STACK_TILE

NO_TILES, *_ = missing_facts()

rule = Rules("pai_gow.tile_count")
TILE_BEYOND_SET = rule(
    "tile-beyond-set",
    "Tile seen more often than a set holds it",
    "a tile was seen more often in the round than one set holds it",
    needs={
        "the tiles": NO_TILES,
    },
    expected="the tiles of one set",
    observed="one too many",
)
TILE_STACKED_BEYOND_SET = rule(
    "tile-stacked-beyond-set",
    "Tile stacked more often than a set holds it",
    "{observed} tiles alike were stacked; one set holds {expected}",
    needs={
        "the tiles": NO_TILES,
    },
    expected="at most {expected} alike",
    observed="{observed}",
)


@kernel
def more_than_a_set(seen: int, held: int) -> bool:
    """Whether a tile was seen more often in a round than a set holds it."""
    return seen > held


@kernel
def begin_tile_count(t: Table) -> None:
    """Begin to count anew."""
    for kind in range(KINDS):
        t.tiles.tiles_seen[kind] = 0


@kernel
def count_tile(t: Table, tile: int) -> int:
    """Count a tile: 1 where it is one too many, 0 where not, -1 where it is not known."""
    kind = kind_of(tile)
    if kind < 0:
        return -1
    t.tiles.tiles_seen[kind] += 1
    return 1 if more_than_a_set(t.tiles.tiles_seen[kind], t.options.tile_count[kind]) else 0


@kernel
def extra_delivered(t: Table, r: Round) -> int:
    """The first delivery of round ``r`` of a tile that is one too many; -1 none, -2 where no tile was known."""
    known = 0
    for i in range(r.first_card, r.last_card + 1):
        if t.kind[i] == KIND_DELIVER and t.notes[i].round == r:
            counted = count_tile(t, t.card[i])
            if counted == 1:
                return i
            known += counted + 1
    return -1 if known > 0 else -1 - 1


@kernel
def extra_set(t: Table, r: Round) -> Hand:
    """Row of the first hand of round ``r``, as set, with a tile too many; -1 none, -2 where no tile was known."""
    known = 0
    for h in between(t.hands, r.hand, r.hands_end):
        for place in range(HAND_HIGH_A, HAND_LOW_B + 1):
            counted = count_tile(t, h[place])
            if counted == 1:
                return h
            known += counted + 1
    return t.hands[NONE] if known > 0 else t.hands[NONE - 1]


@kernel
def event_that_shows(t: Table, h: Hand, r: Round) -> int:
    """The event by which the tiles of a hand were last seen."""
    event = h.exposed
    if h.last_set > event:
        event = h.last_set
    return event if event >= 0 else r.last


@kernel
def judge_stacked(t: Table) -> None:
    """Count the tiles that are seen in one stacking: rows of them, one behind the other."""
    for i in range(len(t.kind)):
        if t.kind[i] != KIND_STACK_TILE:
            if t.tiles.stacking == 1:
                t.tiles.stacking = 0
                for kind in range(KINDS):
                    t.tiles.tiles_stacked[kind] = 0
            continue
        t.tiles.stacking = 1
        kind = kind_of(t.card[i])
        if lacking(t, TILE_STACKED_BEYOND_SET, NO_TILES, kind < 0):
            continue
        t.tiles.tiles_stacked[kind] += 1
        seen, held = t.tiles.tiles_stacked[kind], t.options.tile_count[kind]
        r = t.notes[i].round
        ask(t, TILE_STACKED_BEYOND_SET, more_than_a_set(seen, held), i, held, seen, 0, -1, -1, r.at)


@kernel
def tile_count_pass(t: Table) -> None:
    """Count the tiles that were seen in each stacking and in each round, as delivered and as set."""
    judge_stacked(t)
    for r in rows_of(t.rounds):
        if r.first_card < 0 or r.void >= 0:
            continue
        begin_tile_count(t)
        event = extra_delivered(t, r)
        known = event > -1 - 1
        if event < 0:
            begin_tile_count(t)
            h = extra_set(t, r)
            known = known or h.at > -1 - 1
            event = event_that_shows(t, h, r) if h else -1
        if lacking(t, TILE_BEYOND_SET, NO_TILES, not known):
            continue
        ask(t, TILE_BEYOND_SET, event >= 0, event, -1, -1, 0, -1, -1, r.at)
