"""Runs a machine and its passes over the whole rounds of one table."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from itertools import islice
from operator import ne

from validator.core.engine import Engine, read_hits
from validator.core.kernel import HIT_WIDTH, Ints, needs_of
from validator.games.numbers import KIND_CODES
from validator.games.rounds import hand, note, round_, wager
from validator.games.rounds.options import (
    FIELD_AT,
    FIELD_DEAL_BACK,
    FIELD_DEAL_CARD,
    FIELD_DEAL_FACE,
    FIELD_DEAL_SOURCE,
    FIELD_DEAL_WHAT,
    FIELD_PAY_CENTS,
    FIELD_PLAYER,
    FIELD_REMOVED_WHAT,
    RECORDED,
    SOMETIMES,
)
from validator.games.rounds.replayed import Replayed
from validator.games.rounds.rows import SCRATCH
from validator.games.table import Table
from validator.log.cards import TILE_END
from validator.log.codes import KIND_CARD_REMOVED, KIND_DEAL, KIND_PAY, KIND_WAGER, NONE, RECORD_STRIDE
from validator.log.columns import Columns
from validator.log.vocabulary import COLUMN_ORDER, FACES, LIMITS, PLACES

_BLOCK = 256
"""Values of a column that are looked at together for one that is not 0."""


def run(
    engine: Engine,
    derive: Callable[..., object],
    events: Columns,
    options: Sequence[int],
    state: Ints,
    passes: Sequence[Callable[..., object]],
    tally_length: int,
) -> Replayed:
    """Replay whole rounds of one table by the machine ``derive`` and ``passes``.

    ``state`` is carried from run to run and changed in place. The tables of the result are the engine's own columns,
    to be read before its next run. Passes that need what is not there are left out. Raises ValueError where a column
    holds a value out of its range.
    """
    columns = Columns(*(engine.column(column) for column in events))
    check_ranges(engine, columns)
    settings = engine.column(options)
    length = len(events.kind)
    before = state.copy()
    passes = concerned(engine, passes, columns, options, before)
    other = engine.instead([derive, *passes])
    if other is not None:
        carried = other.column(state)
        done = run(other, derive, events, options, carried, passes, tally_length)
        state[:] = carried
        return done
    engine.prepare([derive, *passes])
    capacity = 64 + length // 8
    most_hands = 2 * length + 2 * started(columns.round)
    while True:
        notes = engine.work("notes", length * note.WIDTH)
        rounds = engine.work("rounds", (length + 2) * round_.WIDTH)
        hands = engine.work("hands", (most_hands + 2) * hand.WIDTH)
        wagers = engine.work("wagers", (length + 2) * wager.WIDTH)
        rounds[0], hands[0], wagers[0] = round_.WIDTH, hand.WIDTH, wager.WIDTH
        tally = engine.zeros(tally_length)
        hits = engine.zeros(1 + capacity * HIT_WIDTH)
        scratch = engine.zeros(SCRATCH, -1)
        table = Table(*columns, settings, notes, rounds, hands, wagers, scratch, state, tally, hits)
        for one in (derive, *passes):
            engine.run(one, table)
        if int(hits[0]) <= capacity:
            tables = {"notes": notes, "rounds": rounds, "hands": hands, "wagers": wagers}
            count = int(rounds[0]) // round_.WIDTH - 1
            return Replayed(read_hits(hits), Counter(not_zero(tally)), count, tables)
        capacity = int(hits[0])
        state[:] = before


def started(numbers: Ints) -> int:
    """How many rounds begin at most where the events have these numbers of rounds."""
    if isinstance(numbers, list):
        return 1 + int(sum(map(ne, numbers, islice(numbers, 1, None))))
    return 1 + int((numbers[1:] != numbers[:-1]).sum())


def plain(column: Ints) -> list[int]:
    """A copy of a column of any engine as a list."""
    as_list = getattr(column, "tolist", column.copy)
    return list(as_list())


def not_zero(column: Ints) -> dict[int, int]:
    """What of a column of any engine is not 0, by place."""
    if not isinstance(column, list):
        found: dict[int, int] = import_module("validator.log.arrays").not_zero(column)
        return found
    blocks = ((start, column[start : start + _BLOCK]) for start in range(0, len(column), _BLOCK))
    return {
        start + place: value
        for start, block in blocks
        if block.count(0) < len(block)
        for place, value in enumerate(block)
        if value
    }


def concerned(
    engine: Engine,
    passes: Sequence[Callable[..., object]],
    events: Columns,
    options: Sequence[int],
    state: Ints,
) -> list[Callable[..., object]]:
    """The passes that may find, count or carry something: all but those that lack everything they need.

    ``events`` are the engine's own columns, ``state`` what is carried into them.
    """
    kinds, words = engine.distinct(events.kind), engine.distinct(events.what)
    found = []
    for one in passes:
        need = needs_of(one)
        if (
            need is None
            or not kinds.isdisjoint(need.kinds)
            or not words.isdisjoint(need.words)
            or any(options[place] == 1 for place in need.options)
            or any(state[slice(*need.carried)])
        ):
            found.append(one)
    return found


HIGHEST = {
    "kind": KIND_CODES - 1,
    "card": TILE_END - 1,
    "face": len(FACES) - 1,
    "source": len(PLACES) - 1,
    "dest": len(PLACES) - 1,
    **{name: LIMITS[name] for name in ("seq", "round", "seat", "hand", "wager", "ref", "cents", "n")},
}
"""The largest value of each column; those not named hold numbers of words, times and lines, which index nothing."""


def check_ranges(engine: Engine, columns: Columns) -> None:
    """Raise ValueError where a value lies outside its column's range, before compiled code can index with it."""
    for name, column in zip(Columns._fields, columns, strict=True):
        row = engine.outside(column, NONE, HIGHEST.get(name, LIMITS["seq"]))
        if row >= 0:
            raise ValueError(f"column {name}, row {row}: {column[row]} is out of range")


FIELDS = {
    (KIND_DEAL, "card"): FIELD_DEAL_CARD,
    (KIND_DEAL, "face"): FIELD_DEAL_FACE,
    (KIND_DEAL, "source"): FIELD_DEAL_SOURCE,
    (KIND_DEAL, "back"): FIELD_DEAL_BACK,
    (KIND_DEAL, "what"): FIELD_DEAL_WHAT,
    (KIND_WAGER, "at"): FIELD_AT,
    (KIND_WAGER, "player"): FIELD_PLAYER,
    (KIND_PAY, "cents"): FIELD_PAY_CENTS,
    (KIND_CARD_REMOVED, "what"): FIELD_REMOVED_WHAT,
}
"""The columns whose absence a pass asks about, beside whole kinds of events."""


def declare(options: list[int], recorded: Mapping[int, int]) -> list[int]:
    """Enter what the log declares to record, by the code of a records row: 2 always, 1 sometimes, 0 never."""
    for place in (*range(RECORDED, RECORDED + KIND_CODES), *FIELDS.values()):
        options[place] = SOMETIMES
    for code, how in recorded.items():
        kind, column = divmod(code, RECORD_STRIDE)
        if column == 0:
            options[RECORDED + kind] = how
        elif (kind, COLUMN_ORDER[column - 1]) in FIELDS:
            options[FIELDS[kind, COLUMN_ORDER[column - 1]]] = how
    return options
