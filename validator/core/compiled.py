"""Compiles kernels with numba, each once for one fixed integer signature; imported only for compiled replay.

numba's own file cache does not notice a change in a callee that lives in another file, and the old law would keep
answering. So the cache folder is keyed by a hash of every kernel source and its place, of the numba and Python versions
and of the processor; folders of the same kernels under another key are removed, and those long unused.
"""

import hashlib
import inspect
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, get_type_hints

import numba
from numba.core import types
from numba.core.errors import NumbaError
from platformdirs import user_cache_path

from validator.core.kernel import Ints, is_kernel

COLUMN = types.Array(types.int64, 1, "C")

APART = 4
"""Kernels from which a second process helps to compile them."""

UNUSED = 30 * 24 * 3600
"""Seconds after which a cache folder that nobody used is removed."""


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def reachable(function: FunctionType) -> dict[str, FunctionType]:
    """Every kernel that ``function`` calls, directly or through others, and itself; keyed by module and name."""
    found: dict[str, FunctionType] = {}
    waiting = [function]
    while waiting:
        step = waiting.pop()
        key = f"{step.__module__}.{step.__qualname__}"
        if key in found:
            continue
        found[key] = step
        for name in _names(step.__code__):
            value = step.__globals__.get(name)
            if is_kernel(value) and isinstance(value, FunctionType):
                waiting.append(value)
    return found


def sources_key(functions: list[FunctionType]) -> str:
    """A hash of the source files of all ``functions``, their places, the compiler, Python and the processor."""
    files = sorted({str(inspect.getsourcefile(function)) for function in functions})
    binding: Any = import_module("llvmlite.binding")
    digest = hashlib.sha256(f"{numba.__version__} {sys.version_info[:3]} {binding.get_host_cpu_name()}".encode())
    for file in files:
        digest.update(file.encode() + b"\0" + Path(file).read_bytes())
    return digest.hexdigest()[:24]


def _name(function: FunctionType) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def names_key(functions: list[FunctionType]) -> str:
    """A hash of the names and places of ``functions``, which stays the same while their sources change."""
    names = "\n".join(sorted(f"{inspect.getsourcefile(function)} {function.__qualname__}" for function in functions))
    return hashlib.sha256(names.encode()).hexdigest()[:8]


def _type(annotation: Any) -> Any:
    if annotation == Ints:
        return COLUMN
    if annotation is int:
        return types.int64
    if annotation is bool:
        return types.boolean
    if annotation is type(None):
        return types.void
    if isinstance(annotation, type) and issubclass(annotation, tuple):
        fields: tuple[str, ...] = annotation._fields  # type: ignore[attr-defined]
        uniform: Any = types.NamedUniTuple
        return uniform(COLUMN, len(fields), annotation)
    raise TypeError(f"a kernel takes int, Ints or a NamedTuple of Ints, not {annotation!r}")


def _family(functions: list[FunctionType], among: Sequence[FunctionType]) -> list[FunctionType]:
    """All that share a folder, each once, the same whichever of them are asked for."""
    found = {_name(function): function for function in (*among, *functions)}
    return [found[name] for name in sorted(found)]


def _done(folder: Path, function: FunctionType) -> Path:
    """The file that says that a kernel was compiled."""
    return folder / f"{_name(function)}.done"


def _place(function: FunctionType) -> str:
    return f"{function.__module__}:{function.__qualname__}"


def _halves(functions: list[FunctionType]) -> tuple[list[FunctionType], list[FunctionType]]:
    """Two parts of about equal work, by the size of all that is compiled for each."""
    sizes = {one: sum(len(each.__code__.co_code) for each in reachable(one).values()) for one in functions}
    halves: tuple[list[FunctionType], list[FunctionType]] = ([], [])
    for one in sorted(functions, key=lambda each: -sizes[each]):
        min(halves, key=lambda half: sum(sizes[each] for each in half)).append(one)
    return halves


def compile_named(arguments: Sequence[str]) -> None:
    """Compile kernels into a folder of the cache: its path, ``bounds`` or "", then each kernel's module and name."""
    folder, bounds, *places = arguments
    settings: Any = numba.config
    settings.CACHE_DIR = os.environ["NUMBA_CACHE_DIR"] = folder
    compiler = Compiler(bounds=bool(bounds), cache=Path(folder).parent)
    functions = [getattr(import_module(module), name) for module, _, name in (each.partition(":") for each in places)]
    compiler.compile_into(Path(folder), functions)


def signature(function: FunctionType) -> Any:
    """The one numba signature of a kernel, read off its annotations."""
    hints = get_type_hints(function)
    result = _type(hints.pop("return"))
    return result(*(_type(hints[name]) for name in inspect.signature(function).parameters))


class Compiler:
    """Compiled forms of kernels, sharing one cache folder.

    ``bounds`` compiles with bounds checks (for tests). ``cache`` is the parent of the keyed cache folders; None keeps
    compiled code out of any file.
    """

    def __init__(self, *, bounds: bool = False, cache: Path | None = None) -> None:
        self._bounds = bounds
        self._cache = cache
        self._done: dict[str, Any] = {}
        self._called: set[str] = set()

    @staticmethod
    def default_cache() -> Path:
        """The user's cache folder for compiled kernels."""
        return Path(user_cache_path("floorperson", appauthor=False)) / "kernels"

    def compile(self, functions: list[FunctionType], among: Sequence[FunctionType] = ()) -> list[Callable[..., object]]:
        """Compiled forms of ``functions``, in order: from the cache those that it holds.

        They share a folder of the cache with those ``among`` which they are.
        """
        family = _family(functions, among)
        self._called.update(map(_name, family))
        folder = self._prepare(family)
        cold = [one for one in functions if folder is None or not _done(folder, one).exists()]
        if folder is not None and len(cold) >= APART:
            cold = self._with_another(cold, folder)
            if self._key(family) != folder.name:
                shutil.rmtree(folder, ignore_errors=True)
                self._cache, folder, cold = None, None, functions
        for function in cold:
            self._done.pop(_name(function), None)
            self._one(function, warm=False)
            if folder is not None:
                _done(folder, function).write_text("compiled\n", encoding="utf-8")
        try:
            return [self._one(function, warm=True) for function in functions]
        except NumbaError:
            self._done.clear()
            return [self._one(function, warm=False) for function in functions]

    def compile_into(self, folder: Path, functions: list[FunctionType]) -> None:
        """Compile kernels into a folder that another process has made, and mark each as done."""
        self._called.update(map(_name, functions))
        for function in functions:
            self._one(function, warm=False)
            _done(folder, function).write_text("compiled\n", encoding="utf-8")

    def is_warm(self, functions: list[FunctionType], among: Sequence[FunctionType] = ()) -> bool:
        """Whether compiled code for exactly these sources lies in the cache."""
        if self._cache is None:
            return False
        folder = self._cache / self._key(_family(functions, among))
        return all(_done(folder, function).exists() for function in functions)

    def _key(self, family: list[FunctionType]) -> str:
        everything: dict[str, FunctionType] = {}
        for function in family:
            everything.update(reachable(function))
        return f"{names_key(family)}{'b' if self._bounds else ''}-{sources_key(list(everything.values()))}"

    def _prepare(self, family: list[FunctionType]) -> Path | None:
        """The cache folder of these kernels, made and the outdated removed; None where nothing can be kept."""
        if self._cache is None:
            return None
        folder = self._cache / self._key(family)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            self._cache = None
            return None
        same = folder.name.partition("-")[0]
        for other in self._cache.iterdir():
            outdated = other.name.partition("-")[0] == same or other.stat().st_mtime < time.time() - UNUSED
            if other.is_dir() and other != folder and outdated:
                shutil.rmtree(other, ignore_errors=True)
        os.utime(folder)
        os.environ["NUMBA_CACHE_DIR"] = str(folder)
        settings: Any = numba.config
        settings.CACHE_DIR = str(folder)
        return folder

    def _with_another(self, cold: list[FunctionType], folder: Path) -> list[FunctionType]:
        """Let a second process compile some of the kernels into the same folder while this one compiles the others.

        What is left to do afterwards: nothing, unless the second process failed. Only kernels that can be found again
        by their names are given away, and only where there are two processors.
        """
        named = [one for one in cold if getattr(sys.modules.get(one.__module__), one.__qualname__, None) is one]
        if self._cache is None or len(named) < len(cold) or (os.cpu_count() or 1) < 2:
            return cold
        mine, others = _halves(cold)
        code = "import sys; from validator.core.compiled import compile_named; compile_named(sys.argv[1:])"
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        arguments = [str(folder), "bounds" if self._bounds else "", *map(_place, others)]
        with subprocess.Popen(
            [sys.executable, "-c", code, *arguments],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as second:
            for function in mine:
                self._one(function, warm=False)
                _done(folder, function).write_text("compiled\n", encoding="utf-8")
            second.wait()
        return [function for function in others if not _done(folder, function).exists()]

    def _one(self, function: FunctionType, *, warm: bool) -> Any:
        """The compiled form of a kernel and, unless ``warm``, of those it calls."""
        key = _name(function)
        if key in self._done:
            return self._done[key]
        names = {name: function.__globals__[name] for name in _names(function.__code__) if name in function.__globals__}
        if not warm:
            for name, value in names.items():
                if is_kernel(value):
                    names[name] = self._one(value, warm=warm)
        names["__builtins__"] = __builtins__
        names["__name__"] = function.__module__
        copy = FunctionType(function.__code__, names, function.__name__)
        copy.__module__ = function.__module__
        copy.__qualname__ = function.__qualname__
        self._done[key] = self._jit(copy, signature(function), key in self._called)
        return self._done[key]

    def _jit(self, function: FunctionType, form: Any, called: bool) -> Any:
        """Compile one function.

        Private switches of numba: reference counts are left out, since kernels own no memory; a kernel that only
        other kernels call gets no wrapper for Python, and none gets one for C, which saves a third of the time.
        """
        options: dict[str, Any] = {"cache": self._cache is not None, "boundscheck": self._bounds}
        private = {"_nrt": False, "no_cfunc_wrapper": True, "no_cpython_wrapper": not called}
        jit: Any = numba.njit
        try:
            return jit([form], **private, **options)(function)
        except (TypeError, KeyError):
            return jit([form], **options)(function)
