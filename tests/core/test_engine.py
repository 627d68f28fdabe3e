"""The engine: one source run both ways, compiled code that follows its sources, columns checked before it sees them."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from errno import EACCES, ENOSPC
from pathlib import Path
from shutil import copytree
from textwrap import dedent
from types import FunctionType

import pytest

from tests.simulate.rounds import rows_of
from tests.simulate.ways import WAYS
from validator.chapters.registry import chapter_play
from validator.core import compiled
from validator.core.engine import DISTINCT_BELOW, Compiled, Engine, Interpreted, read_hits
from validator.core.kernel import HIT_WIDTH, TALLY_WIDTH, Ints, emit, kernel, needs
from validator.core.parts import Parts
from validator.games.blackjack.hands import doubles_split_pair, is_blackjack
from validator.games.cards import known, rank_of, suit_of
from validator.games.numbers import KIND_CODES, STATE, WORD_CODES
from validator.games.rounds.replay import concerned, declare, run
from validator.law.dated import law_of
from validator.law.facts import load_facts
from validator.log.columns import Columns
from validator.log.reading import read_log
from validator.log.writing import write_jsonl

ROOT = Path(__file__).parents[2]


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
        return Interpreted()
    return Compiled(bounds=request.param == "bounds", cache=kernel_cache)


@pytest.fixture(scope="module")
def kernel_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("kernels")


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
    for checked in (Interpreted(), Compiled(bounds=True, cache=kernel_cache)):
        with pytest.raises(IndexError):
            checked.run(walk_on, checked.column([1, 2]), checked.zeros(1))


def test_a_working_column_is_kept_and_grows(engine: Engine) -> None:
    first = engine.work("hands", 4)
    first[0] = 7
    assert engine.work("hands", 3) is first
    assert len(engine.work("hands", 9)) >= 9
    assert engine.work("wagers", 2) is not engine.work("hands", 2)


@kernel
def asks_again(amounts: Ints, tally: Ints) -> None:
    tally[0] = amounts[0]


@kernel
def asks_once_more(amounts: Ints, tally: Ints) -> None:
    tally[0] = amounts[0] + amounts[0]


@kernel
def asks_twice(amounts: Ints, tally: Ints) -> None:
    asks_again(amounts, tally)
    tally[0] += amounts[0]


@pytest.mark.long
@pytest.mark.parametrize("bounds", [False, True])
def test_several_processes_compile_what_one_would(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, bounds: bool
) -> None:
    """Each kernel is compiled in one of them and found in the cache by the next engine."""
    monkeypatch.setattr("validator.core.compiled.os.cpu_count", lambda: 3)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    kernels = [rank_of, suit_of, known, doubles_split_pair, is_blackjack]
    first = Compiled(bounds=bounds, cache=tmp_path)
    assert not first.is_warm(kernels)
    first.prepare(kernels)
    assert len(list(tmp_path.glob("*.kernel"))) == len(kernels)
    assert Compiled(bounds=bounds, cache=tmp_path).is_warm(kernels)


def test_a_kernel_that_is_run_and_called_is_compiled_for_both(tmp_path: Path) -> None:
    engine = Compiled(cache=tmp_path)
    for one, found in ((asks_again, 7), (asks_twice, 14), (asks_again, 7)):
        tally = engine.zeros(1)
        engine.run(one, engine.column([7]), tally)
        assert int(tally[0]) == found
    assert Compiled(cache=tmp_path).is_warm([asks_again, asks_twice])
    assert not Compiled(cache=tmp_path).is_warm([asks_once_more])


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
    engine.run_each([note_amounts, note_totals], Till, shared, parts, len(SPANS))
    assert [*map(int, parts["notes"].firsts())] == [30, 60, 210]
    assert [[*map(int, parts["notes"][number][1:])] for number in range(3)] == [[8, 9], [10], [11, 12, 13]]
    assert [int(parts["tally"][number][1]) for number in range(3)] == [5, 1, 5]
    assert int(shared["total"][0]) == 21


def test_what_a_kernel_raises_on_one_of_several_records_is_raised(engine: Engine) -> None:
    shared, parts = tills(engine, [1, 2, 3, 4, 5, 6])
    with pytest.raises(ZeroDivisionError):
        engine.run_each([note_amounts, share_out], Till, shared, parts, len(SPANS))
    assert [*map(int, parts["notes"].firsts())] == [-2, 7, 7]


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
    state = [0] * 8
    state[PLACE + 1] = carried
    given = Columns(*(engine.column(column) for column in columns))
    assert concerned(engine, (walk, needy), given, [0, option], state) == ([walk, needy] if runs else [walk])


def test_every_code_that_a_pass_may_need_is_told_apart() -> None:
    assert max(KIND_CODES, WORD_CODES) <= DISTINCT_BELOW


# --- the cache of compiled code ---

NUMBERS = "LIMIT = {limit}\n"

RULES = """
from {package} import numbers
from validator.core.kernel import kernel

@kernel
def limit(amount: int) -> int:
    return {limit}
"""

WALK = """
from validator.core.kernel import Ints

@kernel
def judge(amounts: Ints, result: Ints) -> None:
    for i in range(len(amounts)):
        result[i] = 1 if amounts[i] > limit(amounts[i]) else 0
"""

PASS = """
from {package}.law import limit
from validator.core.kernel import Ints, kernel

@kernel
def judge(amounts: Ints, result: Ints) -> None:
    for i in range(len(amounts)):
        result[i] = 1 if amounts[i] > limit(amounts[i]) else 0
"""

RUN = """
from pathlib import Path
from {package}.walk import judge
from validator.core.engine import Compiled

engine = Compiled(cache=Path({cache!r}))
print("warm" if engine.is_warm([judge]) else "cold", end=" ")
result = engine.zeros(3)
engine.run(judge, engine.column([10, 20, 30]), result)
print(*result)
"""


def python(code: str, *, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run ``code`` in a fresh interpreter that finds the project and what lies in ``path``."""
    found = os.pathsep.join(str(place) for place in (ROOT, path) if place is not None)
    environment = {**os.environ, "PYTHONPATH": found, "PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-c", dedent(code)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )


@pytest.fixture
def edited(tmp_path: Path) -> Iterator[Path]:
    """A package of two kernels, one calling the other, whose callee a test can edit."""
    package = tmp_path / "edited_kernels"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "walk.py").write_text(PASS.format(package=package.name), encoding="utf-8")
    yield package


def answer(package: Path, limit: int, cache: Path, *, elsewhere: bool = False) -> str:
    """What the kernel answers under a limit; ``elsewhere``: it is a constant of a file without kernels."""
    named = "numbers.LIMIT" if elsewhere else limit
    (package / "law.py").write_text(RULES.format(limit=named, package=package.name), encoding="utf-8")
    (package / "numbers.py").write_text(NUMBERS.format(limit=limit), encoding="utf-8")
    done = python(RUN.format(package=package.name, cache=str(cache)), path=package.parent)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_callee_edited_in_another_file_changes_the_compiled_answer(edited: Path, tmp_path: Path) -> None:
    """The trap that the cache's key is there for: numba's own cache would go on with the old law."""
    cache = tmp_path / "cache"
    assert answer(edited, 15, cache) == "cold 0 1 1"
    assert answer(edited, 15, cache) == "warm 0 1 1"
    assert answer(edited, 25, cache) == "cold 0 0 1"


@pytest.mark.long
def test_a_constant_edited_in_a_file_without_kernels_changes_the_compiled_answer(edited: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert answer(edited, 15, cache, elsewhere=True) == "cold 0 1 1"
    assert answer(edited, 15, cache, elsewhere=True) == "warm 0 1 1"
    assert answer(edited, 25, cache, elsewhere=True) == "cold 0 0 1"


@pytest.mark.long
def test_what_is_outdated_in_the_cache_is_removed(edited: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    answer(edited, 15, cache)
    (before,) = cache.iterdir()
    answer(edited, 25, cache)
    (after,) = cache.iterdir()
    assert before.name != after.name


@pytest.mark.long
def test_a_cache_in_use_by_the_same_sources_is_shared(edited: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    answer(edited, 15, cache)
    (file,) = cache.iterdir()
    written = file.stat().st_ino
    answer(edited, 15, cache)
    assert [(file, file.stat().st_ino) for file in cache.iterdir()] == [(file, written)]


@pytest.mark.long
def test_two_copies_of_the_same_sources_do_not_disturb_each_other(edited: Path, tmp_path: Path) -> None:
    """Compiled code is bound to the place of its source; a clone beside the first must neither use nor remove it."""
    cache = tmp_path / "cache"
    copy = tmp_path / "clone" / edited.name
    answer(edited, 15, cache)
    copytree(edited, copy)
    assert answer(copy, 15, cache) == "cold 0 1 1"
    assert answer(edited, 15, cache) == "warm 0 1 1"
    assert answer(copy, 15, cache) == "warm 0 1 1"


@pytest.mark.long
@pytest.mark.parametrize("left", [0, 100])
def test_a_damaged_cache_is_compiled_anew(edited: Path, tmp_path: Path, left: int) -> None:
    cache = tmp_path / "cache"
    answer(edited, 15, cache)
    (file,) = cache.iterdir()
    whole = file.stat().st_size
    file.write_bytes(file.read_bytes()[:left])
    assert answer(edited, 15, cache) == "warm 0 1 1"
    assert file.stat().st_size == whole


@pytest.mark.long
def test_a_cache_that_cannot_be_made_is_done_without(edited: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert answer(edited, 15, tmp_path / "file" / "cache") == "cold 0 1 1"


def found_twice(cache: Path, one: Callable[..., object] = asks_again) -> int:
    """What a kernel finds in 7, compiled or loaded as if by another process."""
    compiled._LOADED.clear()
    engine = Compiled(cache=cache)
    tally = engine.zeros(1)
    engine.run(one, engine.column([7]), tally)
    return int(tally[0])


@pytest.mark.parametrize("failing", ["write_bytes", "replace", "mkdir"])
def test_a_full_disk_costs_the_cache_alone(failing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of a file that could not be written whole is left, and the next process compiles again."""

    def full(self: Path, *given: bytes, **named: object) -> None:
        if failing == "write_bytes":
            os.close(os.open(self, os.O_CREAT))
        raise OSError(ENOSPC, "No space left on device")

    cache = tmp_path / "cache"
    with monkeypatch.context() as patched:
        patched.setattr(Path, failing, full)
        assert found_twice(cache) == 7
    assert not cache.exists() or list(cache.iterdir()) == []
    assert found_twice(cache) == 7
    assert len(list(cache.iterdir())) == 1


def test_a_cache_that_may_only_be_read_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found_twice(tmp_path) == 7
    (file,) = tmp_path.iterdir()
    os.utime(file, (0, 0))

    def denied(*given: object, **named: object) -> None:
        raise PermissionError(EACCES, "Permission denied")

    for name in ("write_bytes", "replace", "mkdir", "unlink"):
        monkeypatch.setattr(Path, name, denied)
    monkeypatch.setattr(os, "utime", denied)
    monkeypatch.setattr("validator.core.compiled.Compiler._entry", denied)
    assert found_twice(tmp_path) == 7


def test_what_a_killed_compiler_left_is_no_kernel_and_is_removed_when_it_is_old(tmp_path: Path) -> None:
    assert found_twice(tmp_path) == 7
    (file,) = tmp_path.iterdir()
    part = tmp_path / f"{file.name}-0123456789abcdef"
    part.write_bytes(file.read_bytes()[:100])
    file.unlink()
    compiled._LOADED.clear()
    assert not Compiled(cache=tmp_path).is_warm([asks_again])
    assert found_twice(tmp_path) == 7
    assert file.exists()


def test_what_nobody_used_for_long_is_removed(tmp_path: Path) -> None:
    stale = [tmp_path / "0-1.kernel", tmp_path / "0-2.kernel-part", tmp_path / "folder"]
    for one in stale[:2]:
        one.write_bytes(b"")
    stale[2].mkdir()
    for one in stale:
        os.utime(one, (0, 0))
    (tmp_path / "0-3.kernel").write_bytes(b"")
    assert found_twice(tmp_path) == 7
    assert [one.exists() for one in stale] == [False, False, False]
    assert (tmp_path / "0-3.kernel").exists()
    assert found_twice(tmp_path, asks_once_more) == 14
    assert len(list(tmp_path.iterdir())) == 3


def test_kernels_used_are_not_taken_for_unused(tmp_path: Path) -> None:
    found_twice(tmp_path)
    (file,) = tmp_path.iterdir()
    os.utime(file, (0, 0))
    found_twice(tmp_path)
    assert file.stat().st_mtime > 0


@pytest.mark.long
def test_processes_that_compile_the_same_kernel_at_once_do_not_disturb_each_other(edited: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    with ThreadPoolExecutor(3) as pool:
        found = list(pool.map(lambda _: answer(edited, 15, cache), range(3)))
    assert {one.partition(" ")[2] for one in found} == {"0 1 1"}
    assert answer(edited, 15, cache) == "warm 0 1 1"
    assert len(list(cache.iterdir())) == 1


def test_loaded_kernels_stay_for_the_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither another engine nor the loss of the file makes it load them again; another cache, or bounds, do."""
    assert found_twice(tmp_path / "one") == 7
    for file in (tmp_path / "one").iterdir():
        file.unlink()
    asked: list[FunctionType] = []
    read = compiled.Compiler._read
    monkeypatch.setattr(compiled.Compiler, "_read", lambda self, one: asked.append(one) or read(self, one))
    for cache, bounds, anew in (("one", False, 0), ("one", True, 1), ("two", False, 1), ("two", False, 0)):
        engine = Compiled(cache=tmp_path / cache, bounds=bounds)
        assert engine.is_warm([asks_again]) is (not anew)
        tally = engine.zeros(1)
        engine.run(asks_again, engine.column([7]), tally)
        assert int(tally[0]) == 7
        assert len(asked) == anew
        asked.clear()


def test_a_kernel_loaded_anew_is_not_served_by_what_it_was(edited: Path, tmp_path: Path) -> None:
    code = """
    import importlib, sys
    from pathlib import Path
    from validator.core.engine import Compiled
    from {package} import law

    def answer():
        engine = Compiled(cache=Path({cache!r}))
        result = engine.zeros(1)
        engine.run(law.judge, engine.column([20]), result)
        return int(result[0])

    print(answer(), end=" ")
    place = Path(law.__file__)
    place.write_text(place.read_text().replace("15", "25"))
    importlib.invalidate_caches()
    importlib.reload(law)
    print(answer())
    """
    (edited / "law.py").write_text(RULES.format(limit=15, package=edited.name) + WALK, encoding="utf-8")
    (edited / "numbers.py").write_text("", encoding="utf-8")
    done = python(dedent(code).format(package=edited.name, cache=str(tmp_path / "cache")), path=edited.parent)
    assert done.stdout.split() == ["1", "0"], done.stderr


@pytest.mark.parametrize("bounds", [False, True])
def test_without_the_private_parts_of_numba_kernels_compile_all_the_same(
    bounds: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "_parts_of_numba", lambda: None)
    compiled._LOADED.clear()
    engine = Compiled(cache=tmp_path, bounds=bounds)
    tally = engine.zeros(1)
    engine.run(asks_twice, engine.column([7]), tally)
    assert int(tally[0]) == 14
    assert list(tmp_path.iterdir()) == []
    compiled._LOADED.clear()


# --- columns are checked before compiled code sees them ---


@pytest.fixture(scope="module")
def events(tmp_path_factory: pytest.TempPathFactory) -> Columns:
    log = tmp_path_factory.mktemp("log") / "log.jsonl"
    write_jsonl(log, rows_of(WAYS["plain"], 1, 3))
    return read_log(log).tables["BJ-1"]


def spoiled(events: Columns, name: str, row: int, value: int) -> Columns:
    column = list(getattr(events, name))
    column[row] = value
    return events._replace(**{name: column})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hand", 1_000),
        ("hand", -3),
        ("wager", 10_000),
        ("seat", 100),
        ("card", 163),
        ("kind", 160),
        ("cents", 10**12 + 1),
        ("face", 2),
        ("source", -9),
        ("dest", 200),
        ("n", 10**12 + 1),
        ("round", 2**31),
        ("what", 2**60),
        ("player", -3),
    ],
)
def test_a_value_out_of_range_never_reaches_compiled_code(
    events: Columns, name: str, value: int, kernel_cache: Path
) -> None:
    room = chapter_play(law_of("633a"))
    checked = Compiled(cache=kernel_cache)
    options = declare(room.options(None, load_facts("633a")), {})
    with pytest.raises(ValueError, match=rf"column {name}, row 17: {value} is out of range"):
        run(
            checked,
            room.derive,
            spoiled(events, name, 17, value),
            options,
            checked.zeros(STATE),
            (),
            room.numbers * TALLY_WIDTH,
        )


def test_a_reference_beyond_every_hand_harms_nothing(events: Columns) -> None:
    """The reference of a split may be any number that another kind allows; it is simply no hand of the round."""
    split = next(number for number, kind in enumerate(events.kind) if kind == 90) + 1
    engine = Interpreted()
    room = chapter_play(law_of("633a"))
    options = declare(room.options(None, load_facts("633a")), {})
    for ref in (999, 5_000, 2**53 - 1):
        changed = spoiled(spoiled(events, "kind", split, 96), "ref", split, ref)
        done = run(engine, room.derive, changed, options, [0] * STATE, room.passes, room.numbers * TALLY_WIDTH)
        assert done.round_count == 3


class Elsewhere(Interpreted):
    """Has another engine run everything."""

    def instead(self, kernels: Sequence[Callable[..., object]]) -> Interpreted | None:  # type: ignore[override]
        return Interpreted()

    def run(self, kernel: Callable[..., object], *arguments: object) -> None:
        raise AssertionError


def test_what_another_engine_runs_in_its_place_comes_to_the_same(events: Columns) -> None:
    room = chapter_play(law_of("633a"))
    options = declare(room.options(None, load_facts("633a")), {})
    states: list[list[int]] = [[0] * STATE, [0] * STATE]
    done = [
        run(engine, room.derive, events, options, state, room.passes, room.numbers * TALLY_WIDTH)
        for engine, state in zip((Interpreted(), Elsewhere()), states, strict=True)
    ]
    assert done[0] == done[1] and done[0].tally
    assert states[0] == states[1] and any(states[0])


# --- choice of the engine, and what is imported ---


BLOCK = """
import importlib.abc, sys

class Absent(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Absent())
"""


def test_compiled_replay_without_its_packages_says_what_to_install() -> None:
    code = BLOCK.format(names=["numba"]) + dedent(
        """
        from validator.core.engine import CompiledMissing
        from validator.core.engines import Engines
        try:
            Engines("compiled", 10)
        except CompiledMissing as missing:
            print(missing)
        print(Engines("auto", 10**9).of("law", [], 1).name)
        """
    )
    done = python(code)
    assert done.stdout.splitlines() == [
        "compiled replay needs numba and numpy; install them with: python -m pip install numba numpy pyarrow",
        "interpreted",
    ], done.stderr


def test_interpreted_replay_needs_and_imports_neither_numba_nor_numpy(tmp_path: Path) -> None:
    log, filing = tmp_path / "log.jsonl", tmp_path / "filing.yaml"
    write_jsonl(log, rows_of(WAYS["plain"], 1, 3))
    filing.write_text(WAYS["plain"], encoding="utf-8")
    code = BLOCK.format(names=["numba", "numpy", "pyarrow"]) + dedent(
        f"""
        from pathlib import Path
        from validator.replay import replay_logs
        from validator.replay_filings import load_filings
        report = replay_logs([Path({str(log)!r})], load_filings([Path({str(filing)!r})]))
        print(report.engine, report.rounds, len(report.findings))
        """
    )
    done = python(code)
    assert done.stdout.split() == ["interpreted", "3", "0"], done.stderr
    free = python(
        code.removeprefix(BLOCK.format(names=["numba", "numpy", "pyarrow"]))
        + "import sys; print([name for name in ('numba', 'numpy', 'pyarrow') if name in sys.modules])"
    )
    assert free.stdout.splitlines()[-1] == "[]", free.stderr
