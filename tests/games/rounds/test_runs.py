"""Stretches of a table's events that are run together are judged as each by itself would be, one after the other."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy
import pytest

from tests.engines import GARBAGE, STATE, Littered, ways_of_running
from tests.length import times
from tests.simulate.rounds import rows_of
from tests.simulate.ways import WAYS
from validator.chapters.registry import chapter_play
from validator.core.engine import rows as table_rows
from validator.core.engine.engines import Engine, Hit
from validator.core.engine.kernel import TALLY_WIDTH, Ints
from validator.core.engine.slices import Lists, Parts
from validator.core.engine.state_rows import carried_length
from validator.games.blackjack.tables.rows import Table
from validator.games.rounds.run import (
    Runs,
    Span,
    TableInput,
    changes_in,
    declare,
    in_parts,
    list_of,
    run,
    run_each,
    run_tables,
)
from validator.law.facts import load_facts
from validator.law.versions import law_of
from validator.log.columns import Columns
from validator.log.read.reader import read_log
from validator.log.records import recordings
from validator.log.writing import write_jsonl
from validator.replay.filings import load_filings
from validator.replay.round_bounds import find_rounds

PLAY = chapter_play(law_of("633a"))
WIDTH = PLAY.numbers * TALLY_WIDTH
CLASSES = 3

pytestmark = pytest.mark.longer


class AllLittered(Littered):
    """Hands out several working columns full of garbage too."""

    def work_parts(self, name: str, lengths: Sequence[int]) -> Parts:
        return Lists([[GARBAGE] * length for length in lengths])


@pytest.fixture(scope="module")
def engines(pytestconfig: pytest.Config) -> dict[str, Engine]:
    return {**ways_of_running(pytestconfig, [PLAY]), "all littered": AllLittered()}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[Columns, list[int]]:
    """The events of a table at which amounts paid are wrong and some cards are not seen; and the options."""
    folder = tmp_path_factory.mktemp("runs")
    rows = list(rows_of(WAYS["plain"], 5, times(60)))
    for number, row in enumerate(rows):
        if row["kind"] == "pay" and number % 3 == 0:
            row["cents"] = int(str(row["cents"])) + 500
        if row["kind"] == "deal" and number % 50 == 0:
            row.pop("card", None)
    write_jsonl(folder / "log.jsonl", rows)
    (folder / "filing.yaml").write_text(WAYS["plain"], encoding="utf-8")
    events = read_log(folder / "log.jsonl").tables["BJ-1"]
    filing = load_filings([Path(folder / "filing.yaml")])[0]
    _, recording = recordings(None, events)[-1]
    return events, declare(PLAY.options(filing.typed, load_facts("633a")), recording.declared)


def spans_of(events: Columns) -> list[Span]:
    """One or two rounds each, the last the rest, of classes in turn."""
    firsts = [one.first for one in find_rounds(events.kind, events.round)]
    starts = [0, *firsts[1:-8:2], *firsts[2:20:2]]
    starts = sorted({*starts})
    stops = [*starts[1:], len(events.kind)]
    return [Span(start, stop, number % CLASSES) for number, (start, stop) in enumerate(zip(starts, stops, strict=True))]


def state_of(engine: Engine) -> Ints:
    return engine.zeros(STATE)


def rounds_and_wagers(runs: Runs) -> tuple[list[int], Counter[tuple[int, int, int]]]:
    """The first events of rounds, and of how many wagers there are of each seat and amount in a round, numbered."""
    of_rounds, seats, stakes = map(list_of, runs.of_wagers("seat", "stake"))
    order = {number: place for place, number in enumerate(dict.fromkeys(of_rounds))}
    return list_of(runs.round_firsts()), Counter(zip((order[one] for one in of_rounds), seats, stakes, strict=True))


def test_stretches_run_together_are_judged_as_each_by_itself(
    engines: dict[str, Engine], told: tuple[Columns, list[int]]
) -> None:
    events, options = told
    spans = spans_of(events)
    assert len(spans) > 10
    for name, engine in engines.items():
        alone, state = [], state_of(engine)
        tallies: list[Counter[int]] = [Counter() for _ in range(CLASSES)]
        firsts: list[int] = []
        for span in spans:
            done = run(engine, PLAY.derive, events.part(span.start, span.stop), options, state, PLAY.passes, WIDTH)
            alone.append((done.hits, done.round_count))
            tallies[span.counted].update(done.tally)
            firsts += [span.start + r.first for r in table_rows.rows_of(done.rows().rounds)]
        carried = state_of(engine)
        runs = run_each(engine, PLAY.derive, events, spans, options, carried, PLAY.passes, WIDTH)
        together = [runs.of(number) for number in range(len(spans))]
        assert [(done.hits, done.round_count) for done in together] == alone, name
        assert runs.tallies == tallies, name
        assert runs.struck == [number for number, (hits, _) in enumerate(alone) if hits], name
        assert list_of(carried) == list_of(state), name
        assert runs.round_count == sum(count for _, count in alone), name
        assert list_of(runs.round_firsts()) == firsts, name


def test_rounds_and_wagers_are_those_of_one_run(engines: dict[str, Engine], told: tuple[Columns, list[int]]) -> None:
    events, options = told
    found = {}
    for name, engine in engines.items():
        for spans in (spans_of(events), [Span(0, len(events.kind))]):
            runs = run_each(engine, PLAY.derive, events, spans, options, state_of(engine), PLAY.passes, WIDTH)
            found[name, len(spans)] = rounds_and_wagers(runs)
    assert len(found) == 2 * len(engines)
    first, *others = found.values()
    assert first[1].total() > len(first[0]) > 10
    assert all(one == first for one in others)


def pieces_of(events: Columns, options: list[int]) -> list[TableInput]:
    """The events as those of four tables, one of which declares otherwise and one of which carries something."""
    firsts = [one.first for one in find_rounds(events.kind, events.round)]
    bounds = [0, firsts[7], firsts[8], firsts[30], len(events.kind)]
    given = []
    for number, (start, stop) in enumerate(pairwise(bounds)):
        part = events.part(start, stop)
        middle = next((first - start for first in firsts if start < first < stop), stop - start)
        ends = sorted({0, middle, stop - start})
        spans = [Span(*both, counted) for counted, both in enumerate(pairwise(ends))]
        own = declare([*options], {}) if number == 1 else options
        given.append(TableInput(part, spans, own, {carried_length(Table) - 1: 5} if number == 2 else {}))
    return given


def test_tables_run_together_are_judged_as_each_by_itself(
    engines: dict[str, Engine], told: tuple[Columns, list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether there is room for all hits at once or not."""
    given = pieces_of(*told)
    for name, engine in engines.items():
        alone, at, wagers = [], list[int](), Counter[tuple[int, int]]()
        for one in given:
            runs = run_tables(engine, PLAY.derive, [one], PLAY.passes, WIDTH).each[0]
            hits = [runs.of(number).hits for number in range(len(runs.spans))]
            firsts = list_of(runs.round_firsts())
            alone.append((hits, runs.tallies, runs.carried, runs.struck, firsts, runs.round_count))
            at += [one.events.at[first] for first in firsts]
            wagers += Counter(
                (seat, stake) for (_, seat, stake), n in rounds_and_wagers(runs)[1].items() for _ in range(n)
            )
        assert any(hits for found, *_ in alone for hits in found)
        for room in ((16, 8), (0, len(told[0].kind))):
            monkeypatch.setattr("validator.games.rounds.run.ROOM", room)
            done = run_tables(engine, PLAY.derive, given, PLAY.passes, WIDTH)
            together = [
                (
                    [runs.of(number).hits for number in range(len(runs.spans))],
                    runs.tallies,
                    runs.carried,
                    runs.struck,
                    list_of(runs.round_firsts()),
                    runs.round_count,
                )
                for runs in done.each
            ]
            assert together == alone, name
            firsts, of_all = rounds_and_wagers(done.all)
            assert [int(done.events.at[first]) for first in firsts] == at, name
            assert len({number for number, _, _ in of_all}) <= done.all.round_count == len(firsts), name
            assert Counter((seat, stake) for (_, seat, stake), n in of_all.items() for _ in range(n)) == wagers, name
        monkeypatch.undo()


def test_stretches_of_several_tables_are_counted_with_what_they_share(
    engines: dict[str, Engine], told: tuple[Columns, list[int]]
) -> None:
    given = pieces_of(*told)
    common, other = {"a": 1}, {"a": 1}
    for name, engine in engines.items():
        apart = [runs.tallies for runs in run_tables(engine, PLAY.derive, given, PLAY.passes, WIDTH).each]
        shared = [one._replace(shared=[common, None, other][: len(apart[number])]) for number, one in enumerate(given)]
        shared[3] = shared[3]._replace(shared=[other] * len(apart[3]))
        done = run_tables(engine, PLAY.derive, shared, PLAY.passes, WIDTH)
        wanted = {id(common): Counter[int](), id(other): Counter[int]()}
        for one, tallies in zip(shared, apart, strict=True):
            for what, tally in zip(one.shared, tallies, strict=True):
                wanted.get(id(what), Counter[int]()).update(tally)
        assert {id(what): tally for what, tally in done.shared} == wanted, name
        alone = [runs.tallies[1] for runs in done.each[:3] if len(runs.tallies) > 1]
        assert alone == [tallies[1] for tallies in apart[:3] if len(tallies) > 1] != [], name


def test_more_hits_than_there_is_room_for_are_found_all_the_same(
    engines: dict[str, Engine], told: tuple[Columns, list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where one stretch has no room for its hits all are run again, from the state before."""
    events, options = told
    spans = spans_of(events)

    def outcome(engine: Engine) -> tuple[list[list[Hit]], list[Counter[int]], list[int]]:
        state = state_of(engine)
        runs = run_each(engine, PLAY.derive, events, spans, options, state, PLAY.passes, WIDTH)
        return [runs.of(number).hits for number in range(len(spans))], runs.tallies, list_of(state)

    roomy = outcome(engines["interpreted"])
    assert any(roomy[0])
    monkeypatch.setattr("validator.games.rounds.run.ROOM", (0, len(events.kind)))
    assert [name for name, engine in engines.items() if outcome(engine) != roomy] == []


PART = 100


def test_long_stretches_are_cut_where_a_round_begins(told: tuple[Columns, list[int]]) -> None:
    events, _ = told
    firsts = {one.first for one in find_rounds(events.kind, events.round)}
    middle = sorted(firsts)[len(firsts) // 2]
    spans = [Span(0, middle, 1), Span(middle, len(events.kind), 2)]
    numbers = numpy.array(events.round)

    def parts_of(spans: list[Span], size: int) -> list[Span]:
        return in_parts(numbers, changes_in(numbers), spans, size)

    found = parts_of(spans, PART)
    assert [one.start for one in found] == [0, *(one.stop for one in found[:-1])]
    assert {one.start for one in found[1:]} < firsts
    assert [one.counted for one in found] == [1 if one.stop <= middle else 2 for one in found]
    bounds = sorted({*firsts, len(events.kind)})
    longest = max(stop - start for start, stop in pairwise(bounds))
    assert all(one.stop - one.start < 2 * PART + longest for one in found)
    assert len(found) > len(events.kind) // (PART + longest)
    lost = [span._replace(lost=3) for span in spans]
    assert parts_of(lost, PART) == lost
    assert parts_of(spans, len(events.kind)) == spans
    before, behind = numpy.array([7, 7, 8]), numpy.array([numbers[-1] + 1, 3])
    changes = changes_in(numpy.concatenate((before, numbers, behind)))
    assert in_parts(numbers, changes, spans, PART, len(before)) == found


def test_parts_are_judged_as_the_whole_is(
    engines: dict[str, Engine], told: tuple[Columns, list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    events, options = told
    whole = [Span(0, len(events.kind))]

    def outcome(engine: Engine, spans: list[Span]) -> tuple[int, list[tuple[int, int, int]], Counter[int]]:
        runs = run_each(engine, PLAY.derive, events, spans, options, state_of(engine), PLAY.passes, WIDTH)
        hits = [
            (hit.number, span.start + hit.event, hit.cents)
            for number, span in enumerate(runs.spans)
            for hit in runs.of(number).hits
        ]
        return len(runs.spans), sorted(hits), runs.tallies[0]

    _, *expected = outcome(engines["interpreted"], whole)
    assert expected[0]
    for name, engine in engines.items():
        spans = whole
        if engine.part:
            monkeypatch.setattr(engine, "part", PART)
        else:
            numbers = numpy.array(events.round)
            spans = in_parts(numbers, changes_in(numbers), whole, PART)
        number, *found = outcome(engine, spans)
        assert number > 10, name
        assert found == expected, name
