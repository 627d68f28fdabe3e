"""Compiles kernels with numba, each once for one fixed integer signature; imported only for compiled replay.

numba's own file cache does not notice a change in a callee that lives in another file, and the old law would keep
answering. So each kernel that is run has a cache folder of its own, keyed by a hash of its sources and those of all it
calls, of their places, of the numba and Python versions and of the processor; folders of the same kernel under another
key are removed, and those long unused. A pass that several chapters share is compiled once.
"""

import hashlib
import inspect
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, get_type_hints

import numba
from numba.core import types
from numba.core.errors import NumbaError

from validator.core import flat
from validator.core.data import cache_folder
from validator.core.kernel import Ints, is_kernel

APART = 4
"""Kernels from which other processes help to compile them."""

PROCESSES = 8
"""Processes that compile at most."""

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


def constants(function: FunctionType) -> str:
    """The numbers that ``function`` names, by itself or in a module it names, and the fields of its records of columns.

    Compiled code holds them, although they are written in other files than the kernels.
    """
    found = {}
    for name in sorted(set(_names(function.__code__))):
        value = function.__globals__.get(name)
        if isinstance(value, ModuleType):
            found.update({f"{name}.{one}": number for one, number in vars(value).items() if isinstance(number, int)})
        elif isinstance(value, int):
            found[name] = value
    records = [[one.name for one in fields(hint)] for hint in get_type_hints(function).values() if is_dataclass(hint)]
    return f"{_name(function)} {found} {records}"


def sources_key(functions: list[FunctionType]) -> str:
    """A hash of the source files, places and constants of all ``functions``, of the compiler and the processor."""
    files = {str(inspect.getsourcefile(function)) for function in functions} | {__file__, str(flat.__file__)}
    binding: Any = import_module("llvmlite.binding")
    digest = hashlib.sha256(f"{numba.__version__} {sys.version_info[:3]} {binding.get_host_cpu_name()}".encode())
    for file in sorted(files):
        digest.update(f"{file} {_hash_of(file)}\n".encode())
    for text in sorted(map(constants, functions)):
        digest.update(text.encode())
    return digest.hexdigest()[:24]


@cache
def _hash_of(file: str) -> str:
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()


def _name(function: FunctionType) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def _done(folder: Path) -> Path:
    """The file that says that the kernel of a cache folder was compiled."""
    return folder / "done"


def place_key(function: FunctionType) -> str:
    """A hash of the name and place of ``function``, which stays the same while sources change."""
    return hashlib.sha256(f"{inspect.getsourcefile(function)} {_name(function)}".encode()).hexdigest()[:12]


def _type(annotation: Any, column: Any) -> Any:
    if annotation == Ints:
        return column
    if annotation is int:
        return types.int64
    if annotation is bool:
        return types.boolean
    if annotation is type(None):
        return types.void
    if isinstance(annotation, type) and is_dataclass(annotation):
        return flat.Record(annotation, column)
    raise TypeError(f"a kernel takes int, Ints or a dataclass of Ints, not {annotation!r}")


def _place(function: FunctionType) -> str:
    return f"{function.__module__}:{function.__qualname__}"


def _parts(functions: list[FunctionType], number: int) -> list[list[FunctionType]]:
    """Parts of about equal work, by the size of all that is compiled for each."""
    sizes = {one: sum(len(each.__code__.co_code) for each in reachable(one).values()) for one in functions}
    parts: list[list[FunctionType]] = [[] for _ in range(number)]
    for one in sorted(functions, key=lambda each: -sizes[each]):
        min(parts, key=lambda part: sum(sizes[each] for each in part)).append(one)
    return parts


def compile_named(arguments: Sequence[str]) -> None:
    """Compile kernels into a cache: its path, ``bounds`` or "", then each kernel's module and name."""
    cache, bounds, *places = arguments
    compiler = Compiler(bounds=bool(bounds), cache=Path(cache))
    for module, _, name in (each.partition(":") for each in places):
        compiler.compile_one(getattr(import_module(module), name))


def _compiling(cache: Path, bounds: bool, functions: list[FunctionType]) -> "subprocess.Popen[bytes]":
    """A process that compiles kernels into a cache."""
    code = "import sys; from validator.core.compiled import compile_named; compile_named(sys.argv[1:])"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-c", code, str(cache), "bounds" if bounds else "", *map(_place, functions)]
    silent = subprocess.DEVNULL
    return subprocess.Popen(command, env=environment, stdin=silent, stdout=silent, stderr=silent)


def _can_be_found(function: FunctionType) -> bool:
    return getattr(sys.modules.get(function.__module__), function.__qualname__, None) is function


def signature(function: FunctionType, column: Any) -> Any:
    """The one numba signature of a kernel, read off its annotations; ``column`` is the type of a flat column."""
    hints = get_type_hints(function)
    result = _type(hints.pop("return"), column)
    return result(*(_type(hints[name], column) for name in inspect.signature(function).parameters))


class Compiler:
    """Compiled forms of kernels, kept in one cache.

    ``bounds`` compiles with bounds checks (for tests). ``cache`` is the parent of the keyed cache folders; None keeps
    compiled code out of any file.
    """

    def __init__(self, *, bounds: bool = False, cache: Path | None = None) -> None:
        self._bounds = bounds
        self._cache = cache
        self._column = flat.ARRAY if bounds else flat.FLAT
        self._run: dict[str, Any] = {}
        self._called: dict[str, Any] = {}
        self._code: dict[str, Any] = {}

    @staticmethod
    def default_cache() -> Path | None:
        """The user's cache folder for compiled kernels; None for a user who has none."""
        return cache_folder("kernels")

    def compile(self, functions: list[FunctionType]) -> list[Callable[..., object]]:
        """Compiled forms of ``functions``, in order: from the cache those that it holds."""
        cold = [one for one in functions if not self._is_done(one)]
        if len(cold) >= APART:
            self._with_others(cold)
        return [self.compile_one(function) for function in functions]

    def compile_one(self, function: FunctionType) -> Callable[..., object]:
        """The compiled form of a kernel to be run, from the cache where it holds it."""
        key = _name(function)
        if key not in self._run:
            folder = self._prepare(function)
            if folder is None or not _done(folder).exists():
                self._run[key] = self._entry(function)
            else:
                try:
                    self._run[key] = self._entry(function, callees=False)
                except NumbaError:
                    self._run[key] = self._entry(function)
            if folder is not None:
                _done(folder).write_text("compiled\n", encoding="utf-8")
        return self._run[key]  # type: ignore[no-any-return]

    @property
    def drives(self) -> bool:
        """Whether compiled code may be called by its address: it takes flat columns, not numba's arrays."""
        return self._column == flat.FLAT

    def address(self, function: FunctionType) -> int:
        """Where the code of a kernel lies that was compiled."""
        code = self._code[_name(function)]
        return int(code.library.get_pointer_to_function(code.fndesc.llvm_func_name))

    def compile_apart(self, functions: list[FunctionType]) -> "subprocess.Popen[bytes] | None":
        """Begin to compile into the cache, in another process; None where there is no cache, or none can be found."""
        if self._cache is None or not all(map(_can_be_found, functions)):
            return None
        return _compiling(self._cache, self._bounds, [one for one in functions if not self._is_done(one)])

    def is_warm(self, functions: list[FunctionType]) -> bool:
        """Whether compiled code for exactly these sources lies in the cache."""
        return all(map(self._is_done, functions))

    def _is_done(self, function: FunctionType) -> bool:
        return self._cache is not None and _done(self._cache / self._key(function)).exists()

    def _key(self, function: FunctionType) -> str:
        sources = sources_key(list(reachable(function).values()))
        return f"{place_key(function)}{'b' if self._bounds else ''}-{sources}"

    def _prepare(self, function: FunctionType) -> Path | None:
        """The cache folder of a kernel, made and the outdated removed; None where nothing can be kept."""
        if self._cache is None:
            return None
        folder = self._cache / self._key(function)
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

    def _with_others(self, cold: list[FunctionType]) -> None:
        """Compile kernels into the cache in as many processes as there are processors, this one among them.

        What another process fails to compile is left to be done. Only kernels that can be found again by their names
        are given away.
        """
        number = min(os.cpu_count() or 1, PROCESSES, len(cold))
        if self._cache is None or not all(map(_can_be_found, cold)) or number < 2:
            return
        mine, *others = _parts(cold, number)
        with ExitStack() as running:
            for part in others:
                running.enter_context(_compiling(self._cache, self._bounds, part))
            for function in mine:
                self.compile_one(function)

    def _entry(self, function: FunctionType, *, callees: bool = True) -> Any:
        """A compiled kernel as Python calls it: it takes arrays by its one signature, whatever numba would infer."""
        built = self._built(function, called=False, callees=callees)
        form = signature(function, self._column)
        self._code[_name(function)] = built.overloads[form.args]
        return built.get_overload(form)

    def _built(self, function: FunctionType, *, called: bool, callees: bool = True) -> Any:
        """The compiled form of a kernel to be run or, where ``called``, to be called by others; ``callees`` first.

        A kernel from the cache needs none of them: their code is part of its own.
        """
        names = {name: function.__globals__[name] for name in _names(function.__code__) if name in function.__globals__}
        if callees:
            for name, value in names.items():
                if is_kernel(value):
                    names[name] = self._callee(value)
        names["__builtins__"] = __builtins__
        names["__name__"] = function.__module__
        copy = FunctionType(function.__code__, names, function.__name__)
        copy.__module__ = function.__module__
        copy.__qualname__ = function.__qualname__
        return self._jit(copy, signature(function, self._column), called)

    def _callee(self, function: FunctionType) -> Any:
        """The compiled form of a kernel that others call."""
        key = _name(function)
        if key not in self._called:
            self._called[key] = self._built(function, called=True)
        return self._called[key]

    def _jit(self, function: FunctionType, form: Any, called: bool) -> Any:
        """Compile one function.

        Private switches of numba: reference counts are left out, since kernels own no memory; a kernel that only
        other kernels call gets no wrapper for Python, and none gets one for C, which saves a third of the time; what
        numba rewrites before it compiles, kernels do not hold.
        """
        options: dict[str, Any] = {"cache": self._cache is not None and not called, "boundscheck": self._bounds}
        private = {"_nrt": False, "no_cfunc_wrapper": True, "no_cpython_wrapper": called, "no_rewrites": True}
        jit: Any = numba.njit
        try:
            return jit([form], **private, **options)(function)
        except (TypeError, KeyError):
            return jit([form], **options)(function)
