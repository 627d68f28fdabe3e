"""Which engine runs what: by what was asked for, by what is there and by how long the logs are."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from validator.core.engine.engines import OWN
from validator.core.engine.kernel import Ints, kernel
from validator.core.engine.selection import COMPILES_FROM, PAYS_FROM, Engines


@kernel
def first_of(column: Ints) -> None:
    """Any kernel."""
    column[0] = 1


class Process:
    """A process that compiles, over when it is told."""

    def __init__(self) -> None:
        self.code: int | None = None
        self.killed = False

    def poll(self) -> int | None:
        return self.code

    def kill(self) -> None:
        self.killed = True

    def wait(self) -> int:
        return 0


class Cache:
    """Stands for the cache and the process that fills it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.warm = False
        self.started: list[Process] = []
        monkeypatch.setattr("validator.core.engine.engines.CompiledEngine.is_warm", lambda *_: self.warm)
        monkeypatch.setattr("validator.core.engine.engines.CompiledEngine.compile_apart", self.start)

    def start(self, kernels: Sequence[Callable[..., object]]) -> Process:
        assert list(kernels) == [*OWN, first_of]
        self.started.append(Process())
        return self.started[-1]


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch) -> Cache:
    return Cache(monkeypatch)


def names(engines: Engines, rounds: Sequence[int]) -> list[str]:
    return [engines.of("a chapter", [first_of], number).name for number in rounds]


def test_what_is_asked_for_is_taken(cache: Cache) -> None:
    assert names(Engines("interpreted", 10**9), [1]) == ["interpreted"]
    assert names(Engines("compiled", 1), [1]) == ["compiled"]
    assert cache.started == []


def test_compiled_code_at_hand_is_taken_where_the_logs_are_long(cache: Cache) -> None:
    cache.warm = True
    assert names(Engines("auto", PAYS_FROM - 1), [1]) == ["interpreted"]
    assert names(Engines("auto", PAYS_FROM), [1]) == ["compiled"]


def test_rounds_that_were_not_expected_count_too(cache: Cache) -> None:
    cache.warm = True
    assert names(Engines("auto", 0), [PAYS_FROM - 1, 1]) == ["interpreted", "compiled"]


def test_it_starts_interpreted_and_goes_over_when_another_process_is_ready(cache: Cache) -> None:
    engines = Engines("auto", COMPILES_FROM)
    assert names(engines, [100, 100]) == ["interpreted", "interpreted"]
    (process,) = cache.started
    cache.warm = True
    assert names(engines, [100]) == ["interpreted"]
    process.code = 0
    assert names(engines, [100, 100]) == ["compiled", "compiled"]
    assert len(cache.started) == 1


def test_where_the_other_process_failed_the_rules_run_on_interpreted(cache: Cache) -> None:
    engines = Engines("auto", COMPILES_FROM)
    assert names(engines, [100]) == ["interpreted"]
    cache.started[0].code = 1
    assert names(engines, [100, 100]) == ["interpreted", "interpreted"]
    assert len(cache.started) == 1


def test_shorter_logs_start_no_compiler(cache: Cache) -> None:
    assert names(Engines("auto", COMPILES_FROM - 1), [1]) == ["interpreted"]
    assert cache.started == []


def test_what_still_compiles_at_the_end_is_ended(cache: Cache) -> None:
    engines = Engines("auto", COMPILES_FROM)
    names(engines, [1])
    engines.close()
    assert cache.started[0].killed


def test_a_batch_that_needs_more_than_is_compiled_runs_interpreted_until_it_is_ready(cache: Cache) -> None:
    cache.warm = True
    engines = Engines("auto", COMPILES_FROM)
    engine = engines.of("a chapter", [first_of], 1)
    assert engine.name == "compiled" and engine.instead([first_of]) is None
    cache.warm = False
    for _ in range(2):
        other = engine.instead([first_of])
        assert other is not None and other.name == "interpreted"
        assert len(cache.started) == 1
    cache.started[0].code = 0
    cache.warm = True
    assert engine.instead([first_of]) is None


def test_what_is_asked_for_compiled_is_waited_for(cache: Cache) -> None:
    assert Engines("compiled", 1).of("a chapter", [first_of], 1).instead([first_of]) is None
    assert cache.started == []


def test_a_second_process_fills_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.core.engine.compiler.Compiler.default_cache", lambda: tmp_path)
    engines = Engines("auto", COMPILES_FROM)
    assert names(engines, [1]) == ["interpreted"]
    process = engines.compiling("a chapter")
    assert process is not None and process.wait() == 0
    assert names(engines, [1]) == ["compiled"]
