"""The cache of compiled code: it follows its sources, is shared, and harms nothing where it is damaged or full."""

import dis
import hashlib
import os
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from errno import EACCES, ENOSPC
from pathlib import Path
from shutil import copytree
from textwrap import dedent
from types import CodeType, FunctionType
from typing import Any

import pytest

from tests.core.small_kernels import asks_again, asks_once_more, asks_twice, python
from validator.core.engine import compiler
from validator.core.engine.engines import CompiledEngine
from validator.games.blackjack.wagers import wagers_pass

NUMBERS = "LIMIT = {limit}\n"

RULES = """
from {package} import numbers
from validator.core.engine.kernel import kernel

@kernel
def limit(amount: int) -> int:
    return {limit}
"""

WALK = """
from validator.core.engine.kernel import Ints

@kernel
def judge(amounts: Ints, result: Ints) -> None:
    for i in range(len(amounts)):
        result[i] = 1 if amounts[i] > limit(amounts[i]) else 0
"""

PASS = """
from {package}.law import limit
from validator.core.engine.kernel import Ints, kernel

@kernel
def judge(amounts: Ints, result: Ints) -> None:
    for i in range(len(amounts)):
        result[i] = 1 if amounts[i] > limit(amounts[i]) else 0
"""

RUN = """
from pathlib import Path
from {package}.walk import judge
from validator.core.engine.engines import CompiledEngine

engine = CompiledEngine(cache=Path({cache!r}))
print("warm" if engine.is_warm([judge]) else "cold", end=" ")
result = engine.zeros(3)
engine.run(judge, engine.column([10, 20, 30]), result)
print(*result)
"""


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
    compiler._LOADED.clear()
    engine = CompiledEngine(cache=cache)
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
    monkeypatch.setattr("validator.core.engine.compiler.Compiler._entry", denied)
    assert found_twice(tmp_path) == 7


@pytest.mark.parametrize("place", [0, 40, 2_000, -1])
def test_a_kernel_that_was_edited_is_not_obeyed(tmp_path: Path, place: int) -> None:
    assert found_twice(tmp_path) == 7
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    held = bytearray(whole)
    held[place] ^= 1
    file.write_bytes(held)
    assert found_twice(tmp_path) == 7
    assert len(file.read_bytes()) == len(whole) and file.read_bytes() != held


def test_a_kernel_that_was_exchanged_for_another_is_not_obeyed(tmp_path: Path) -> None:
    assert found_twice(tmp_path) == 7
    (file,) = tmp_path.iterdir()
    assert found_twice(tmp_path, asks_once_more) == 14
    (other,) = (one for one in tmp_path.iterdir() if one != file)
    file.write_bytes(other.read_bytes())
    assert found_twice(tmp_path) == 7
    assert file.read_bytes() != other.read_bytes()


class Runs:
    """Runs a command when it is read by an ordinary unpickler."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def __reduce__(self) -> tuple[Any, ...]:
        return os.mkdir, (str(self.place),)


def test_a_kernel_that_names_anything_else_runs_nothing(tmp_path: Path) -> None:
    cache, made = tmp_path / "cache", tmp_path / "made"
    assert found_twice(cache) == 7
    (file,) = cache.iterdir()
    data = pickle.dumps(Runs(made))
    file.write_bytes(hashlib.sha256(file.name.encode() + data).digest() + data)
    assert found_twice(cache) == 7
    assert not made.exists()


@pytest.mark.skipif(os.name == "nt", reason="who may write in a folder is told otherwise there")
def test_kernels_of_a_folder_in_which_others_may_write_are_not_used(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert found_twice(cache) == 7
    cache.chmod(0o777)
    assert compiler.Compiler(cache=cache).cache is None
    cache.chmod(0o700)
    assert isinstance(asks_again, FunctionType) and compiler.Compiler(cache=cache).is_kept(asks_again)


def test_what_a_killed_compiler_left_is_no_kernel_and_is_removed_when_it_is_old(tmp_path: Path) -> None:
    assert found_twice(tmp_path) == 7
    (file,) = tmp_path.iterdir()
    part = tmp_path / f"{file.name}-0123456789abcdef"
    part.write_bytes(file.read_bytes()[:100])
    file.unlink()
    compiler._LOADED.clear()
    assert not CompiledEngine(cache=tmp_path).is_warm([asks_again])
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
    read = compiler.Compiler._read

    def noted(self: compiler.Compiler, one: FunctionType) -> object:
        asked.append(one)
        return read(self, one)

    monkeypatch.setattr(compiler.Compiler, "_read", noted)
    for cache, bounds, anew in (("one", False, 0), ("one", True, 1), ("two", False, 1), ("two", False, 0)):
        engine = CompiledEngine(cache=tmp_path / cache, bounds=bounds)
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
    from validator.core.engine.engines import CompiledEngine
    from {package} import law

    def answer():
        engine = CompiledEngine(cache=Path({cache!r}))
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


def _without_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "_parts_of_numba", lambda: None)


def _with_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object) -> None:
        raise TypeError("steps that this release does not take")

    monkeypatch.setattr(compiler._parts_of_numba().Kernels, "define_pipelines", refuse)


@pytest.mark.parametrize("bounds", [False, True])
@pytest.mark.parametrize("release", [_without_them, _with_others])
def test_a_release_with_other_private_parts_of_numba_compiles_all_the_same_and_keeps_no_file(
    release: Callable[[pytest.MonkeyPatch], None], bounds: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What numba compiles in its ordinary way holds more than a file does: to read it again would end the program."""
    release(monkeypatch)
    compiler._LOADED.clear()
    engine = CompiledEngine(cache=tmp_path, bounds=bounds)
    tally = engine.zeros(1)
    engine.run(asks_twice, engine.column([7]), tally)
    assert int(tally[0]) == 14
    assert list(tmp_path.iterdir()) == []
    compiler._LOADED.clear()


def test_the_globals_that_instructions_load_are_those_that_a_disassembly_names() -> None:
    with_many = compile("\n".join(f"name_{number}" for number in range(300)) + "\nname_299()", "many", "exec")
    of_a_function = FunctionType(with_many, {}).__code__
    wide = compile(
        "def wide(): return (" + ", ".join(f"name_{n}" for n in range(300)) + ", name_299())", "wide", "exec"
    )
    inner = next(one for one in wide.co_consts if isinstance(one, CodeType))
    for code in (of_a_function, inner, *(one.__code__ for one in compiler.reachable(wagers_pass).values())):
        steps = dis.get_instructions(code)
        assert compiler.asked_as_globals(code) == {step.argval for step in steps if step.opname == "LOAD_GLOBAL"}
    assert compiler.asked_as_globals(inner) == {f"name_{n}" for n in range(300)}
