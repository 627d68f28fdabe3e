"""Runs a game model and its judges over the whole rounds of one table, or of several at once."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from itertools import islice
from operator import ne
from typing import Any, Final, NamedTuple, get_type_hints

from validator.core.engine import slices as lists
from validator.core.engine.engines import Engine, read_hits
from validator.core.engine.kernel import HIT_WIDTH, Ints, needs_of
from validator.core.engine.option_rows import option_place
from validator.core.engine.rows import Row, tables_of
from validator.core.engine.slices import Parts
from validator.core.engine.state_rows import carried_length
from validator.games.numbers import KIND_CODES
from validator.games.rounds.options import SOMETIMES, Options
from validator.games.rounds.rows import SCRATCH
from validator.games.rounds.run_result import RunResult
from validator.games.rounds.table_rows import Hand, Note, Round, Wager
from validator.log.cards import TILE_END
from validator.log.codes import KIND_CARD_REMOVED, KIND_DEAL, KIND_PAY, KIND_WAGER, NONE, RECORD_STRIDE
from validator.log.columns import Columns, arrays
from validator.log.vocabulary import COLUMN_ORDER, FACES, LIMITS, PLACES

ROOM: Final = (16, 8)
"""For how many hits there is room in any segment of events, and for how many events there is room for one more."""


class Span(NamedTuple):
    """A segment of events from one place up to, not including, another; of which class it is counted.

    ``lost`` is the place, counted from its beginning, before which its round is whole; None where nothing is lost.
    """

    start: int
    stop: int
    counted: int = 0
    lost: int | None = None


class TableInput(NamedTuple):
    """Segments of the events of one table, what is asked for there, and what is carried into them that is not 0.

    ``shared`` says of each class of segments with what it is counted: together with all that are counted with the same
    object, of whatever table; by itself where that is None, or nothing is said.
    """

    events: Columns
    spans: Sequence[Span]
    options: Sequence[int]
    carried: Mapping[int, int]
    shared: Sequence[object | None] = ()


class Runs:
    """What came of segments of a table's events, each run by itself, what is carried going from one to the next.

    ``tallies`` are the counters of every rule by place, added up for each class of segments; ``struck`` are the
    segments, by their numbers, in which something was found; ``carried`` is what goes on from the last of them.
    """

    def __init__(
        self,
        spans: Sequence[Span],
        tables: Mapping[str, Parts],
        hits: Parts,
        tallies: list[Counter[int]],
        carried: dict[int, int],
        forms: Mapping[str, type[Row]],
    ) -> None:
        self.spans = spans
        self.tallies = tallies
        self.carried = carried
        self.struck = [number for number, count in enumerate(hits.firsts()) if count]
        self._hits = hits
        self._tables = tables
        self._forms = forms
        self._counts = [count // Round.width - 1 for count in tables["rounds"].firsts()]
        self.round_count = sum(self._counts)

    def again(self, shared: Sequence[object | None]) -> "Runs":
        """The same for another table, its counters its own but where ``shared`` names what they are counted with."""
        with_others = [one is not None for one in shared] or [False] * len(self.tallies)
        if all(with_others):
            return self
        found = copy(self)
        found.tallies = [
            tally if others else tally.copy() for tally, others in zip(self.tallies, with_others, strict=True)
        ]
        return found

    def of(self, number: int) -> RunResult:
        """What came of one segment; its counters are those of its class."""
        tables = {name: parts[number] for name, parts in self._tables.items()}
        tally = self.tallies[self.spans[number].counted]
        return RunResult(read_hits(self._hits[number]), tally, self._counts[number], tables, self._forms)

    def broken_in(self, number: int) -> set[int]:
        """The numbers of the rules of which one segment has hits."""
        hits = self._hits[number]
        return {*list_of(hits[1 : 1 + int(hits[0]) * HIT_WIDTH : HIT_WIDTH])}

    def round_firsts(self) -> Ints:
        """Of every round its first event, by its place among all events."""
        return self._tables["rounds"].rows(
            Round.width, (Round.place_of("first"),), [span.start for span in self.spans]
        )[0]

    def round_keys(self) -> list[int]:
        """Of every round, in the order of round_firsts, the number that of_wagers gives for it."""
        begins = ((span.start + 2 * number) * Round.width for number, span in enumerate(self.spans))
        return [
            begin + at * Round.width
            for begin, count in zip(begins, self._counts, strict=True)
            for at in range(1, count + 1)
        ]

    def of_wagers(self, *fields: str) -> list[Ints]:
        """Of every wager a number of its round, which no other has, and some fields."""
        added = [(span.start + 2 * number) * Round.width for number, span in enumerate(self.spans)]
        return self._tables["wagers"].rows(Wager.width, [Wager.place_of(field) for field in ("round", *fields)], added)


class Together(NamedTuple):
    """What came of segments of several tables: of all, whose ``events`` stand one after the other, and of each.

    ``shared`` are the counters of those that are counted with an object, each with the object.
    """

    events: Columns
    all: Runs
    each: list[Runs]
    shared: list[tuple[object, Counter[int]]]


def run(
    engine: Engine,
    derive: Callable[..., object],
    events: Columns,
    options: Sequence[int],
    state: Ints,
    passes: Sequence[Callable[..., object]],
    tally_length: int,
) -> RunResult:
    """Replay whole rounds of one table by the machine ``derive`` and ``passes``; see run_each."""
    whole = [Span(0, len(events.kind))]
    return run_each(engine, derive, events, whole, options, state, passes, tally_length, parted=False).of(0)


def run_each(
    engine: Engine,
    derive: Callable[..., object],
    events: Columns,
    spans: Sequence[Span],
    options: Sequence[int],
    state: Ints,
    passes: Sequence[Callable[..., object]],
    tally_length: int,
    *,
    parted: bool = True,
) -> Runs:
    """Replay segments of whole rounds of one table, in order, by the machine ``derive`` and ``passes``.

    ``state`` is carried from segment to segment and changed in place. The tables of the result are the engine's own
    columns, to be read before its next run. Judges that need what is not there are left out. Long segments may be cut
    where a round begins, so that the result holds more of them than were given, unless they are not to be ``parted``.
    Raises ValueError where a column holds a value out of its range, or ``state`` is too short.
    """
    if len(state) < carried_length(get_type_hints(derive)["t"]):
        raise ValueError(f"a state of {len(state)} integers is too short for what is carried")
    states = engine.cut([state], [(0, len(state))])[0]
    given = [TableInput(events, spans, options, values_not_zero(state))]
    return _run(engine, derive, given, states, passes, tally_length, parted=parted).all


def run_tables(
    engine: Engine,
    derive: Callable[..., object],
    given: Sequence[TableInput],
    passes: Sequence[Callable[..., object]],
    tally_length: int,
) -> Together:
    """Replay segments of whole rounds of several tables, each as run_each does by itself; what came of each."""
    states = engine.zero_parts(carried_length(get_type_hints(derive)["t"]), len(given))
    for number, one in enumerate(given):
        state = states[number]
        for place, value in one.carried.items():
            state[place] = value
    return _run(engine, derive, given, states, passes, tally_length, parted=True)


def _run(
    engine: Engine,
    derive: Callable[..., object],
    given: Sequence[TableInput],
    states: Parts,
    passes: Sequence[Callable[..., object]],
    tally_length: int,
    *,
    parted: bool,
) -> Together:
    """Replay segments of several tables, whose ``states`` are changed in place."""
    columns = Columns(*map(engine.joined, zip(*(one.events for one in given), strict=True)))
    columns_of = alike_in_length([one.options for one in given])
    numbers = {column: number for number, column in enumerate(dict.fromkeys(columns_of))}
    carried = {place for one in given for place in one.carried}
    record = get_type_hints(derive)["t"]
    forms = tables_of(record)
    kernels = [derive, *concerned(engine, passes, columns, _any_yes(list(numbers)), carried)]
    other = engine.instead(kernels)
    if other is not None:
        there = other.zero_parts(len(states[0]), len(given))
        for number in range(len(given)):
            there[number][:] = other.column(states[number])
        done = _run(other, derive, given, there, passes, tally_length, parted=parted)
        for number in range(len(given)):
            states[number][:] = there[number]
        return done
    engine.prepare(kernels)
    plan = _Plan(engine, columns, given, parted=parted)
    tables = plan.tables()
    shared = {"scratch": engine.zeros(SCRATCH, -1)}
    parts = plan.inputs(columns_of, numbers) | {"state": states.chosen(plan.table_of_span)}
    tallies, hits = plan.run(kernels, record, shared, parts, tables, states, tally_length)
    counted = [*map(Counter, tallies.not_zero())]
    left = states.not_zero()
    runs, place = [], 0
    for number, own_spans in enumerate(plan.of_tables):
        mine = range(place, place + len(own_spans))
        place = mine.stop
        chosen = tables if len(given) == 1 else {name: some.chosen(mine) for name, some in tables.items()}
        own_hits = hits if len(given) == 1 else hits.chosen(mine)
        tallies_of = [counted[one] for one in plan.counts.of_tables[number]]
        runs.append(Runs(own_spans, chosen, own_hits, tallies_of, left[number], forms))
    whole = runs[0] if len(given) == 1 else Runs(plan.spans, tables, hits, counted, {}, forms)
    return Together(columns, whole, runs, [(what, counted[number]) for what, number in plan.counts.shared])


class _Plan:
    """Which stretches of several tables are run one after the other, and the columns that they have for it.

    ``spans`` are all of them, by their places among all events; ``of_tables`` those of each table, by its own.
    """

    def __init__(self, engine: Engine, columns: Columns, given: Sequence[TableInput], *, parted: bool) -> None:
        self._engine, self._columns = engine, columns
        self._changes = changes_in(columns.round)
        self.of_tables: list[Sequence[Span]] = []
        self.spans: list[Span] = []
        self.table_of_span: list[int] = []
        self.counts = _Counts()
        start = 0
        for number, one in enumerate(given):
            classes, own = self.counts.classes(one), one.spans
            stop = start + len(one.events.kind)
            if parted and engine.part:
                own = in_parts(columns.round[start:stop], self._changes, own, engine.part, start)
            self.of_tables.append(own)
            self.spans += [
                Span(start + span.start, start + span.stop, classes[span.counted], span.lost) for span in own
            ]
            self.table_of_span += [number] * len(own)
            start = stop
        self._lengths = [span.stop - span.start for span in self.spans]

    def tables(self) -> dict[str, Parts]:
        """The tables of rows that a stretch fills: as many as its events and rounds may need."""
        engine, lengths = self._engine, self._lengths
        begun = begun_in(self._columns.round, self._changes, self.spans)
        hands = (Hand.width * 2 * (length + some + 1) for length, some in zip(lengths, begun, strict=True))
        tables = {
            "notes": engine.work_parts("notes", [length * Note.width for length in lengths]),
            "rounds": engine.work_parts("rounds", [(length + 2) * Round.width for length in lengths]),
            "hands": engine.work_parts("hands", [*hands]),
            "wagers": engine.work_parts("wagers", [(length + 2) * Wager.width for length in lengths]),
        }
        tables["notes"].clear()
        return tables

    def inputs(self, options: Sequence[tuple[int, ...]], numbers: Mapping[tuple[int, ...], int]) -> dict[str, Parts]:
        """The events of each stretch, and the options of its table, each of which is held once by its number."""
        engine = self._engine
        asked = engine.zero_parts(len(options[0]), len(numbers))
        for column, number in numbers.items():
            asked[number][:] = engine.column(column)
        bounds = [(span.start, span.stop) for span in self.spans]
        parts = dict(zip(Columns._fields, engine.cut(self._columns, bounds), strict=True))
        parts["moments"] = engine.work_parts("moments", [length + 1 for length in self._lengths])
        parts["options"] = asked.chosen([numbers[options[table]] for table in self.table_of_span])
        return parts

    def run(
        self,
        kernels: Sequence[Callable[..., object]],
        record: type,
        shared: Mapping[str, Ints],
        parts: Mapping[str, Parts],
        tables: Mapping[str, Parts],
        states: Parts,
        tally_length: int,
    ) -> tuple[Parts, Parts]:
        """Run the kernels over each stretch; the counters and the hits. Where these had no room, all is run again."""
        engine = self._engine
        before = [states[number].copy() for number in range(len(self.of_tables))]
        least, events_a_hit = ROOM
        room = [least + length // events_a_hit for length in self._lengths]
        while True:
            for name, width in (("rounds", Round.width), ("hands", Hand.width), ("wagers", Wager.width)):
                tables[name].begin_with(width)
            tallies = engine.zero_parts(tally_length, self.counts.number)
            hits = engine.work_parts("hits", [1 + one * HIT_WIDTH for one in room])
            hits.begin_with(0)
            counted = tallies.chosen([span.counted for span in self.spans])
            own = {**parts, **tables, "tally": counted, "hits": hits}
            engine.run_each(kernels, record, shared, own, len(self.spans), RANGES)
            found = hits.firsts()
            if all(count <= one for count, one in zip(found, room, strict=True)):
                return tallies, hits
            room = [max(count, one) for count, one in zip(found, room, strict=True)]
            for number, state in enumerate(before):
                states[number][:] = state


class _Counts:
    """With what the classes of segments of several tables are counted: which of a ``number`` of counters."""

    def __init__(self) -> None:
        self.number = 0
        self.of_tables: list[list[int]] = []
        self.shared: list[tuple[object, int]] = []
        self._known: dict[int, int] = {}

    def classes(self, given: TableInput) -> list[int]:
        """The counters of the classes of a further table."""
        found = []
        for one in range(1 + max(span.counted for span in given.spans)):
            what = given.shared[one] if given.shared else None
            if what is None or id(what) not in self._known:
                found.append(self.number)
                self.number += 1
                if what is not None:
                    self._known[id(what)] = found[-1]
                    self.shared.append((what, found[-1]))
            else:
                found.append(self._known[id(what)])
        self.of_tables.append(found)
        return found


def alike_in_length(columns: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """Columns of options, which a filing may make longer, all as long as the longest; nothing reads what is added."""
    longest = max(map(len, columns))
    return [(*column, *[0] * (longest - len(column))) for column in columns]


def _any_yes(asked: Sequence[Sequence[int]]) -> Sequence[int]:
    """What is asked for at any of several tables: yes where it is at one of them."""
    if len(asked) == 1:
        return asked[0]
    return [1 if 1 in column else column[0] for column in zip(*asked, strict=True)]


def changes_in(numbers: Any) -> Any:
    """The places at which an event has another number of round than the one before, for an array; of a list none."""
    if isinstance(numbers, list):
        return None
    return (numbers[1:] != numbers[:-1]).nonzero()[0] + 1


def in_parts(numbers: Any, changes: Any, spans: Sequence[Span], size: int, begin: int = 0) -> list[Span]:
    """The segments, those that are long and lost nothing in parts of about ``size`` events, cut where rounds begin.

    ``numbers`` are those of the rounds of a table's events, as an array; ``changes`` may be of several tables' events,
    of which the table's begin at ``begin``; see changes_in.
    """
    if all(span.stop - span.start < 2 * size or span.lost is not None for span in spans):
        return [*spans]
    first, last = changes.searchsorted((begin + 1, begin + len(numbers)))
    places = changes[first:last] - begin
    places = places[numbers[places] >= 0]
    begins = places[1:][numbers[places[1:]] != numbers[places[:-1]]]
    found = []
    for span in spans:
        start = span.start
        if span.lost is None:
            after = begins.searchsorted(range(start + size, span.stop - size + 1, size))
            for place in begins[after[after < len(begins)]].tolist():
                if start < place < span.stop:
                    found.append(span._replace(start=start, stop=place))
                    start = place
        found.append(span._replace(start=start))
    return found


def begun_in(numbers: Ints, changes: Any, spans: Sequence[Span]) -> list[int]:
    """How many rounds begin at most in each segment of events that have these numbers of rounds; see changes_in."""
    if changes is None:
        parts = (numbers[span.start : span.stop] for span in spans)
        return [1 + sum(map(ne, part, islice(part, 1, None))) for part in parts]
    before = changes.searchsorted([span.start for span in spans], "right")
    after = changes.searchsorted([span.stop for span in spans])
    begun: list[int] = (1 + after - before).tolist()
    return begun


def list_of(column: Ints) -> list[int]:
    """A copy of a column of any engine as a list."""
    as_list = getattr(column, "tolist", column.copy)
    return list(as_list())


def values_not_zero(column: Ints) -> dict[int, int]:
    """What of a column of any engine is not 0, by place."""
    if not isinstance(column, list):
        found: dict[int, int] = arrays().nonzero_values(column)
        return found
    return lists.not_zero(column)


def concerned(
    engine: Engine,
    passes: Sequence[Callable[..., object]],
    events: Columns,
    options: Sequence[int],
    carried: Iterable[int],
) -> list[Callable[..., object]]:
    """The judges that may find, count or carry something: all but those that lack everything they need.

    ``events`` are the engine's own columns, ``carried`` the places of what is carried into them that is not 0.
    """
    kinds, words = engine.distinct(events.kind), engine.distinct(events.what)
    places = sorted(carried)
    found = []
    for one in passes:
        need = needs_of(one)
        if (
            need is None
            or not kinds.isdisjoint(need.kinds)
            or not words.isdisjoint(need.words)
            or any(options[place] == 1 for place in need.options)
            or bisect_left(places, need.carried[0]) < bisect_left(places, need.carried[1])
        ):
            found.append(one)
    return found


_HIGHEST = {
    "kind": KIND_CODES - 1,
    "card": TILE_END - 1,
    "face": len(FACES) - 1,
    "source": len(PLACES) - 1,
    "dest": len(PLACES) - 1,
    **{name: LIMITS[name] for name in ("seq", "round", "seat", "hand", "wager", "ref", "cents", "n")},
}
"""The largest value of each column; those not named hold numbers of words, times and lines, which index nothing."""

RANGES = {name: (NONE, _HIGHEST.get(name, LIMITS["seq"])) for name in Columns._fields}
"""Between which values those of each column lie, before compiled code indexes with them."""


OF_NO_KIND = 0
"""Stands for the kind where a column is declared of all rows alike."""

FIELDS = {
    (KIND_DEAL, "card"): option_place(Options.field_deal_card),
    (KIND_DEAL, "face"): option_place(Options.field_deal_face),
    (KIND_DEAL, "source"): option_place(Options.field_deal_source),
    (KIND_DEAL, "back"): option_place(Options.field_deal_back),
    (KIND_DEAL, "what"): option_place(Options.field_deal_what),
    (KIND_WAGER, "at"): option_place(Options.field_at),
    (KIND_WAGER, "player"): option_place(Options.field_player),
    (KIND_PAY, "cents"): option_place(Options.field_pay_cents),
    (KIND_CARD_REMOVED, "what"): option_place(Options.field_removed_what),
    (OF_NO_KIND, "seq"): option_place(Options.order),
}
"""The columns whose absence a judge asks about, beside whole kinds of events."""


def declare(options: list[int], recorded: Mapping[int, int]) -> list[int]:
    """Enter what the log declares to record, by the code of a records row: 2 always, 1 sometimes, 0 never."""
    kinds = option_place(Options.recorded)
    for place in (*range(kinds, kinds + KIND_CODES), *FIELDS.values()):
        options[place] = SOMETIMES
    for code, how in recorded.items():
        kind, column = divmod(code, RECORD_STRIDE)
        if column == 0:
            options[kinds + kind] = how
        elif (kind, COLUMN_ORDER[column - 1]) in FIELDS:
            options[FIELDS[kind, COLUMN_ORDER[column - 1]]] = how
    return options
