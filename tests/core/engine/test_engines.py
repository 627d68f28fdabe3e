"""The engine: one source run both ways, on one record after the other, and passes left out that nothing calls for."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.core.small_kernels import ROOT, asks_again, asks_once_more, asks_twice
from validator.core.engine.engines import DISTINCT_BELOW, CompiledEngine, Engine, InterpretedEngine, read_hits
from validator.core.engine.kernel import HIT_WIDTH, Ints, emit, kernel, needs
from validator.core.engine.slices import Parts
from validator.games.blackjack.hands import doubles_split_pair, is_blackjack
from validator.games.cards import known, rank_of, suit_of
from validator.games.numbers import KIND_CODES, WORD_CODES
from validator.games.rounds.run import concerned
from validator.log.columns import Columns


@kernel
def over(amount: int, limit: int) -> bool:
    return amount > limit


@kernel
def walk(amounts: Ints, limits: Ints, tally: Ints, hits: Ints) -> None:
    for i in range(len(amounts)):
        tally[0] += 1
        if over(amounts[i], limits[0]):
            emit(hits, 0, i, limits[0], amounts[i], amounts[i] - limits[0], -1, -1, -1)


@kernel
def walk_on(amounts: Ints, tally: Ints) -> None:
    tally[0] = amounts[len(amounts)]


@pytest.fixture(params=["interpreted", "compiled", "bounds"])
def engine(request: pytest.FixtureRequest, kernel_cache: Path) -> Engine:
    if request.param == "interpreted":
        return InterpretedEngine()
    return CompiledEngine(bounds=request.param == "bounds", cache=kernel_cache)


def test_hits_and_tally_are_the_same_either_way(engine: Engine) -> None:
    amounts, tally, hits = engine.column([5, 30, 20, 21]), engine.zeros(8), engine.zeros(1 + 4 * HIT_WIDTH)
    engine.run(walk, amounts, engine.column([20]), tally, hits)
    assert int(tally[0]) == 4
    assert [(hit.event, hit.expected, hit.observed, hit.cents) for hit in read_hits(hits)] == [
        (1, 20, 30, 10),
        (3, 20, 21, 1),
    ]


def test_hits_that_do_not_fit_are_counted(engine: Engine) -> None:
    hits = engine.zeros(1 + 2 * HIT_WIDTH)
    engine.run(walk, engine.column([9, 9, 9]), engine.column([1]), engine.zeros(8), hits)
    assert int(hits[0]) == 3


def test_bounds_are_checked_interpreted_and_in_tests(kernel_cache: Path) -> None:
    for checked in (InterpretedEngine(), CompiledEngine(bounds=True, cache=kernel_cache)):
        with pytest.raises(IndexError):
            checked.run(walk_on, checked.column([1, 2]), checked.zeros(1))


def test_a_working_column_is_kept_and_grows(engine: Engine) -> None:
    first = engine.work("hands", 4)
    first[0] = 7
    assert engine.work("hands", 3) is first
    assert len(engine.work("hands", 9)) >= 9
    assert engine.work("wagers", 2) is not engine.work("hands", 2)


@pytest.mark.long
@pytest.mark.parametrize("bounds", [False, True])
def test_several_processes_compile_what_one_would(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, bounds: bool
) -> None:
    """Each kernel is compiled in one of them and found in the cache by the next engine."""
    monkeypatch.setattr("validator.core.engine.compiler.processors", lambda: 3)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    kernels: list[Callable[..., object]] = [rank_of, suit_of, known, doubles_split_pair, is_blackjack]
    first = CompiledEngine(bounds=bounds, cache=tmp_path)
    assert not first.is_warm(kernels)
    first.prepare(kernels)
    assert len(list(tmp_path.glob("*.kernel"))) == len(kernels)
    assert CompiledEngine(bounds=bounds, cache=tmp_path).is_warm(kernels)


def test_a_kernel_that_is_run_and_called_is_compiled_for_both(tmp_path: Path) -> None:
    engine = CompiledEngine(cache=tmp_path)
    for one, found in ((asks_again, 7), (asks_twice, 14), (asks_again, 7)):
        tally = engine.zeros(1)
        engine.run(one, engine.column([7]), tally)
        assert int(tally[0]) == found
    assert CompiledEngine(cache=tmp_path).is_warm([asks_again, asks_twice])
    assert not CompiledEngine(cache=tmp_path).is_warm([asks_once_more])


# --- several records one after the other ---


@dataclass(frozen=True, slots=True)
class Till:
    amounts: Ints
    notes: Ints
    total: Ints
    tally: Ints


@kernel
def note_amounts(t: Till) -> None:
    for i in range(len(t.amounts)):
        t.notes[1 + i] = t.amounts[i] + t.notes[0]
        t.total[0] += t.amounts[i]
        t.tally[1] += 1


@kernel
def note_totals(t: Till) -> None:
    t.notes[0] = 10 * t.total[0]


@kernel
def share_out(t: Till) -> None:
    t.notes[0] = t.total[0] // (t.amounts[0] - 3)


SPANS = [(0, 2), (2, 3), (3, 6)]


def tills(engine: Engine, amounts: list[int]) -> tuple[dict[str, Ints], dict[str, Parts]]:
    notes = engine.work_parts("notes", [1 + stop - start for start, stop in SPANS])
    notes.begin_with(7)
    parts = {"amounts": engine.cut([engine.column(amounts)], SPANS)[0], "notes": notes}
    return {"total": engine.zeros(1)}, parts | {"tally": engine.zero_parts(2, 2).chosen([0, 1, 0])}


def test_kernels_are_called_on_one_record_after_the_other(engine: Engine) -> None:
    """What all records share goes from one to the next, and what each has of its own stays with it."""
    shared, parts = tills(engine, [1, 2, 3, 4, 5, 6])
    engine.run_each([note_amounts, note_totals], Till, shared, parts, len(SPANS), {"amounts": (1, 6)})
    assert [*map(int, parts["notes"].firsts())] == [30, 60, 210]
    assert [[*map(int, parts["notes"][number][1:])] for number in range(3)] == [[8, 9], [10], [11, 12, 13]]
    assert [int(parts["tally"][number][1]) for number in range(3)] == [5, 1, 5]
    assert int(shared["total"][0]) == 21


def test_what_a_kernel_raises_on_one_of_several_records_is_raised(engine: Engine) -> None:
    shared, parts = tills(engine, [1, 2, 3, 4, 5, 6])
    with pytest.raises(ZeroDivisionError):
        engine.run_each([note_amounts, share_out], Till, shared, parts, len(SPANS), {})
    assert [*map(int, parts["notes"].firsts())] == [-2, 7, 7]


@pytest.mark.parametrize("amounts", [[1, 2, 3, 9, 5, 6], [1, 2, 3, 4, 5, -3], [1, 2, -9, 4, 5, 6]])
@pytest.mark.parametrize("bounds", [False, True])
def test_no_compiled_kernel_sees_a_value_out_of_its_range(amounts: list[int], bounds: bool, kernel_cache: Path) -> None:
    engine = CompiledEngine(bounds=bounds, cache=kernel_cache)
    shared, parts = tills(engine, amounts)
    row, value = next((row, one) for row, one in enumerate(amounts) if not -2 <= one <= 8)
    with pytest.raises(ValueError, match=f"column amounts, row {row}: {value} is out of range"):
        engine.run_each([note_amounts], Till, shared, parts, len(SPANS), {"amounts": (-2, 8)})
    seen = next(number for number, (start, stop) in enumerate(SPANS) if start <= row < stop)
    assert {int(first) for first in list(parts["notes"].firsts())[seen:]} == {7}


JOINED = {
    "one": [(1, 3)],
    "one after the other": [(0, 2), (2, 3), (3, 6)],
    "with a gap": [(0, 2), (3, 6)],
    "in another order": [(3, 6), (0, 3)],
    "twice the same": [(2, 4), (2, 4)],
}


@pytest.mark.parametrize("spans", JOINED.values(), ids=JOINED)
def test_columns_are_joined_wherever_they_lie(engine: Engine, spans: list[tuple[int, int]]) -> None:
    amounts = [1, 2, 3, 4, 5, 6]
    whole = engine.column(amounts)
    wanted = [amount for start, stop in spans for amount in amounts[start:stop]]
    assert [*map(int, engine.joined([whole[start:stop] for start, stop in spans]))] == wanted
    assert [*map(int, engine.joined([engine.column(amounts[start:stop]) for start, stop in spans]))] == wanted


def test_what_is_not_zero_is_told_of_each_part(engine: Engine) -> None:
    parts = engine.zero_parts(600, 3)
    parts[0][7], parts[2][0], parts[2][599] = 5, 1, -4
    assert parts.not_zero() == [{7: 5}, {}, {0: 1, 599: -4}]


# --- what a pass needs ---

KIND, WORD, OPTION, PLACE = 3, 5, 1, 4


@needs(kinds=(KIND,), words=(WORD,), options=(OPTION,), carried=(PLACE, PLACE + 2))
@kernel
def needy(amounts: Ints, tally: Ints) -> None:
    tally[0] += amounts[0]


@pytest.mark.parametrize(
    ("kind", "word", "option", "carried", "runs"),
    [
        (2, 4, 0, 0, False),
        (KIND, 4, 0, 0, True),
        (2, WORD, 0, 0, True),
        (2, 4, 1, 0, True),
        (2, 4, -1, 0, False),
        (2, 4, 0, 9, True),
        (-1, -2, 0, 0, False),
        (2, 2**53 - 1, 0, 0, False),
    ],
)
def test_a_pass_is_left_out_where_nothing_it_needs_is_there(
    engine: Engine, kind: int, word: int, option: int, carried: int, runs: bool
) -> None:
    columns = Columns(*([0, 0] for _ in Columns._fields))._replace(kind=[1, kind], what=[-1, word])
    places = {PLACE + 1: carried} if carried else {}
    given = Columns(*(engine.column(column) for column in columns))
    assert concerned(engine, (walk, needy), given, [0, option], places) == ([walk, needy] if runs else [walk])


def test_every_code_that_a_pass_may_need_is_told_apart() -> None:
    assert max(KIND_CODES, WORD_CODES) <= DISTINCT_BELOW
