"""Compiles kernels with numba, each once for one fixed integer signature; imported only for compiled replay.

numba's own file cache does not notice a change in a callee that lives in another file, and the old law would keep
answering; nor does it read what it may not write. So each kernel that is run has a file of its own, whose name is a
hash of its instructions and constants and of those of all it calls, as they are in memory, of its place, of the numba
and Python versions and of the processor. What was edited since is not obeyed: a hash of it stands at its head. It is
written under another name first: who finds it finds all of it, whatever else goes on. Files of the same kernel under
another hash are removed, and those long unused. A judge that several chapters share is compiled once; what was compiled
or loaded stays for the process.
"""

import dis
import hashlib
import inspect
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, nullcontext, suppress
from dataclasses import is_dataclass
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from secrets import token_hex
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final, TypeGuard, get_type_hints

import numba
from numba.core import types
from numba.core.errors import NumbaError

from validator.core.data import cache_folder, is_own, make_own
from validator.core.engine import flat, flat_records
from validator.core.engine.kernel import Ints, is_kernel
from validator.core.engine.option_rows import OptionsRow, options_of
from validator.core.engine.rows import Row, followed, tables_of
from validator.core.engine.state_rows import StateRow, carried_rows, columns_of, with_inner
from validator.core.processors import processors

APART = 4
"""Kernels from which other processes help to compile them."""

PROCESSES = 8
"""Processes that compile at most."""

UNUSED = 30 * 24 * 3600
"""Seconds after which what nobody used is removed from the cache."""

_DAY = 24 * 3600

DIGEST = 32
"""Bytes at the head of a file: a hash of all that follows."""

SUFFIX = ".kernel"
"""The ending of the files of a cache."""

MADE_FAST = 0.4
"""What part of the work on a kernel is done again in each that calls it, about."""

_LOADS_GLOBAL: Final = dis.opmap["LOAD_GLOBAL"]

WAIT = 0.2
"""Seconds between two looks at what other processes have compiled."""


class _Loaded:
    """A compiled kernel: what numba makes of it, its code and how Python calls it."""

    def __init__(self, code: Any) -> None:
        self.code = code

    @cached_property
    def address(self) -> int:
        """Where its code lies."""
        return int(self.code.library.get_pointer_to_function(self.code.fndesc.llvm_func_name))


_LOADED: dict[tuple[FunctionType, bool, Path | None], _Loaded] = {}
"""Compiled forms of this process: of a function itself, so that a module loaded anew has its own, from a cache."""


@cache
def _parts_of_numba() -> Any:
    """numba's private parts (validator.core.engine.numba_internals); None where this release of numba has others."""
    try:
        return import_module("validator.core.engine.numba_internals")
    except (ImportError, AttributeError):
        return None


@cache
def _names(function: FunctionType) -> tuple[str, ...]:
    """The names of the globals that a kernel asks for.

    To Python the names of fields are among them; of one that is a field of a row it is looked who asks for it.
    """
    code = function.__code__
    record = next((hint for hint in function.__annotations__.values() if is_dataclass(hint)), None)
    if record is None:
        record = next((hint.record for hint in function.__annotations__.values() if _is_options(hint)), None)
    fields = _fields_of(record) if isinstance(record, type) else frozenset()
    unsure = any(name in fields and name in function.__globals__ for name in code.co_names)
    asked = asked_as_globals(code) if unsure else fields
    return tuple(name for name in code.co_names if name not in fields or (unsure and name in asked))


def asked_as_globals(code: CodeType) -> set[str]:
    """The names that a function's instructions load as globals.

    The argument of such an instruction is twice the place of the name, and 1 more where what is loaded is then called.
    """
    steps, arguments = code.co_code[::2], code.co_code[1::2]
    found = set()
    at = steps.find(_LOADS_GLOBAL)
    while at >= 0:
        argument = arguments[at]
        before = at - 1
        shift = 8
        while before >= 0 and steps[before] == dis.EXTENDED_ARG:
            argument |= arguments[before] << shift
            before, shift = before - 1, shift + 8
        found.add(code.co_names[argument >> 1])
        at = steps.find(_LOADS_GLOBAL, at + 1)
    return found


def _is_options(hint: object) -> TypeGuard[type[OptionsRow]]:
    return isinstance(hint, type) and issubclass(hint, OptionsRow)


@cache
def _fields_of(record: type) -> frozenset[str]:
    """The fields of all rows of a record."""
    carried = carried_rows(record)
    forms: list[type[Row]] = [*tables_of(record).values(), *options_of(record).values()]
    forms += [inner for form in carried.values() for inner in with_inner(form)]
    return frozenset(carried) | {name for form in forms for name in form.names}


@cache
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
        for name in _names(step):
            value = step.__globals__.get(name)
            if is_kernel(value) and isinstance(value, FunctionType):
                waiting.append(value)
    return found


@cache
def content(function: FunctionType) -> str:
    """All that decides what is compiled of ``function`` alone: instructions, constants, parameters.

    The constants that it names, by itself or in a module it names, stand in compiled code although they are written in
    other files than the kernels; so do the places of the columns in a record.
    """
    code = function.__code__
    found = {}
    for name in sorted(set(_names(function))):
        value = function.__globals__.get(name)
        if isinstance(value, ModuleType):
            found.update({f"{name}.{one}": each for one, each in vars(value).items() if _is_constant(each)})
        elif _is_constant(value):
            found[name] = value
    hints = get_type_hints(function)
    of_records = [hint for hint in hints.values() if isinstance(hint, type) and is_dataclass(hint)]
    records = [columns_of(one) for one in of_records]
    said = (code.co_code.hex(), code.co_exceptiontable.hex(), code.co_consts, code.co_names, code.co_varnames)
    given = [hint for hint in hints.values() if isinstance(hint, type)]
    forms = [form for hint in of_records for form in tables_of(hint).values()]
    forms += [form for hint in of_records for name, form in carried_rows(hint).items() if name in code.co_names]
    rows = _layouts([*forms, *(hint for hint in given if issubclass(hint, Row) and not issubclass(hint, OptionsRow))])
    asked = [form for hint in of_records for form in options_of(hint).values()]
    asked += filter(_is_options, given)
    options = [(name, form.parts[name]) for form in asked for name in code.co_names if name in form.parts]
    return f"{_name(function)} {said} {hints} {found} {records} {rows} {options}"


def _layouts(forms: list[type[Row]]) -> list[tuple[object, ...]]:
    """How the rows of these classes lie, and those of all to which their fields are followed."""
    found: dict[type[Row], tuple[object, ...]] = {}
    while forms:
        form = forms.pop()
        if form not in found and form is not Row:
            hops: Mapping[str, type[Row]] = {}
            carried: tuple[object, ...] = ()
            if issubclass(form, StateRow):
                carried = form.places(), form.parts
                forms += with_inner(form)
            else:
                hops = followed(form)
            found[form] = form.__module__, form.__qualname__, form.column, form.width, form.names, [*hops], carried
            forms += hops.values()
    return sorted(found.values())


def _is_constant(value: object) -> bool:
    return isinstance(value, int) or (isinstance(value, tuple) and all(isinstance(one, int) for one in value))


@cache
def _compiler_key() -> str:
    """What of the compiler decides about the code: its version, how it is asked, and the processor."""
    parts = _parts_of_numba()
    binding: Any = import_module("llvmlite.binding")
    machine = binding.get_host_cpu_name() if parts is None else parts.machine()
    own = [
        _hash_of(file)
        for file in (
            __file__,
            str(flat.__file__),
            str(flat_records.__file__),
            *([] if parts is None else [parts.__file__]),
        )
    ]
    return f"{numba.__version__} {sys.version_info[:3]} {machine} {own}"


@cache
def _hash_of(file: str) -> str:
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()


def _name(function: FunctionType) -> str:
    return f"{function.__module__}.{function.__qualname__}"


@cache
def place_key(function: FunctionType) -> str:
    """A hash of the name and place of ``function``, which stays the same while sources change."""
    return hashlib.sha256(f"{function.__code__.co_filename} {_name(function)}".encode()).hexdigest()[:12]


@cache
def kernel_key(function: FunctionType) -> str:
    """The name that the compiled form of ``function`` bears in a cache: its place, and a hash of all it is made of."""
    digest = hashlib.sha256(_compiler_key().encode())
    for text in sorted(map(content, reachable(function).values())):
        digest.update(text.encode())
    return f"{place_key(function)}-{digest.hexdigest()[:24]}"


def _type(annotation: Any, column: Any, record: Any = None) -> Any:
    if annotation == Ints:
        return column
    if annotation is int:
        return types.int64
    if annotation is bool:
        return types.boolean
    if annotation is type(None):
        return types.void
    if isinstance(annotation, type) and is_dataclass(annotation):
        return flat_records.Record(annotation, column)
    if isinstance(annotation, type) and issubclass(annotation, Row):
        if record is None and _is_options(annotation) and annotation.record is not None:
            record = flat_records.Record(annotation.record, column)
        if record is None:
            raise TypeError(f"a kernel that takes a row takes the record in which it lies, too: {annotation!r}")
        return flat_records.RowType(annotation, record)
    raise TypeError(f"a kernel takes int, Ints, a dataclass of Ints or a row, not {annotation!r}")


def _place(function: FunctionType) -> str:
    return f"{function.__module__}:{function.__qualname__}"


def _parts(functions: list[FunctionType], number: int) -> list[list[FunctionType]]:
    """Parts of about equal work, by the size of all that is compiled for each.

    What several kernels of a part call is read once, and made fast in each of them.
    """
    parts: list[list[FunctionType]] = [[] for _ in range(number)]
    read: list[set[str]] = [set() for _ in range(number)]
    work = [0.0] * number
    sizes = {one: {key: len(each.__code__.co_code) for key, each in reachable(one).items()} for one in functions}
    for one, size in sorted(sizes.items(), key=lambda each: -sum(each[1].values())):
        more = [sum(size[key] * (MADE_FAST if key in known else 1) for key in size) for known in read]
        least = min(range(number), key=lambda part: work[part] + more[part])
        parts[least].append(one)
        work[least] += more[least]
        read[least].update(size)
    return parts


def compile_named(arguments: Sequence[str]) -> None:
    """Compile kernels into a cache: its path, ``bounds`` or "", then each kernel's module and name."""
    cache, bounds, *places = arguments
    compiler = Compiler(bounds=bool(bounds), cache=Path(cache))
    for module, _, name in (each.partition(":") for each in places):
        compiler.compile_one(getattr(import_module(module), name))


def _compiling(cache: Path, bounds: bool, functions: list[FunctionType]) -> "subprocess.Popen[bytes]":
    """A process that compiles kernels into a cache."""
    code = "import sys; from validator.core.engine.compiler import compile_named; compile_named(sys.argv[1:])"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-c", code, str(cache), "bounds" if bounds else "", *map(_place, functions)]
    silent = subprocess.DEVNULL
    return subprocess.Popen(command, env=environment, stdin=silent, stdout=silent, stderr=silent)


def _can_be_found(function: FunctionType) -> bool:
    return getattr(sys.modules.get(function.__module__), function.__qualname__, None) is function


def record_of(function: FunctionType, caller: type | None) -> type | None:
    """The record that a kernel is compiled for: its own or, of one that all records have, that of its caller."""
    own = next((hint for hint in get_type_hints(function).values() if is_dataclass(hint)), None)
    if isinstance(own, type):
        return caller if caller is not None and issubclass(caller, own) else own
    return None


def _of_record(hint: Any, record: type | None) -> Any:
    """What stands for a record or a row in the annotations of a kernel that is compiled for a record."""
    if record is not None and isinstance(hint, type):
        if is_dataclass(hint) and issubclass(record, hint):
            return record
        if issubclass(hint, Row):
            own = tables_of(record).get(hint.column)
            return own if own is not None and issubclass(own, hint) else hint
    return hint


def signature(function: FunctionType, column: Any, caller: type | None = None) -> Any:
    """The numba signature of a kernel, read off its annotations; ``column`` is the type of a flat column.

    What is called by a kernel that is compiled for the record of a game, ``caller``, is compiled for that, too.
    """
    own = record_of(function, caller)
    hints = {name: _of_record(hint, own) for name, hint in get_type_hints(function).items()}
    record = None if own is None else flat_records.Record(own, column)
    result = _type(hints.pop("return"), column, record)
    return result(*(_type(hints[name], column, record) for name in inspect.signature(function).parameters))


class Compiler:
    """Compiled forms of kernels, kept in one cache.

    ``bounds`` compiles with bounds checks (for tests). ``cache`` is the folder of the files; None keeps compiled code
    out of any file, as does a folder that cannot be written; what it holds is read all the same. A folder in which
    others may write is as good as none.
    """

    def __init__(self, *, bounds: bool = False, cache: Path | None = None) -> None:
        self._bounds = bounds
        self.cache = cache.absolute() if cache is not None and is_own(cache.absolute()) else None
        self._column = flat.ARRAY if bounds else flat.FLAT
        self._called: dict[tuple[str, type | None], Any] = {}

    @staticmethod
    def default_cache() -> Path | None:
        """The user's cache folder for compiled kernels; None for a user who has none."""
        return cache_folder("kernels")

    def compile(
        self, functions: Sequence[FunctionType], progress: Callable[[int], None] | None = None
    ) -> list[Callable[..., object]]:
        """Compiled forms of ``functions``, in order: from the cache those that it holds.

        ``progress`` is told from time to time how many there are already.
        """
        cold = [one for one in functions if not self.is_warm([one])]
        tell = None if progress is None else (lambda: progress(sum(self.is_warm([one]) for one in functions)))
        if len(cold) >= APART:
            self._with_others(cold, tell)
        found = []
        for function in functions:
            found.append(self.compile_one(function))
            if tell is not None:
                tell()
        return found

    def compile_one(self, function: FunctionType) -> Callable[..., object]:
        """The compiled form of a kernel to be run, from the cache where it holds it."""
        entry: Callable[..., object] = self._loaded(function).code.entry_point
        return entry

    def _loaded(self, function: FunctionType) -> "_Loaded":
        """The compiled form of a kernel."""
        key = function, self._bounds, self.cache
        if key not in _LOADED:
            _LOADED[key] = _Loaded(self._read(function) or self._entry(function))
        return _LOADED[key]

    @property
    def drives(self) -> bool:
        """Whether compiled code may be called by its address: it takes flat columns, not numba's arrays."""
        return self._column == flat.FLAT

    def address(self, function: FunctionType) -> int:
        """Where the code of a kernel lies that was compiled or read; 0 where that cannot be told."""
        return self._loaded(function).address

    def compile_apart(self, functions: Sequence[FunctionType]) -> "subprocess.Popen[bytes] | None":
        """Begin to compile into the cache, in another process; None where there is no cache, or none can be found."""
        if self.cache is None or not all(map(_can_be_found, functions)):
            return None
        return _compiling(self.cache, self._bounds, [one for one in functions if not self.is_warm([one])])

    def is_warm(self, functions: Sequence[FunctionType]) -> bool:
        """Whether compiled code for exactly these sources is loaded, or lies in the cache."""
        return all((one, self._bounds, self.cache) in _LOADED or self.is_kept(one) for one in functions)

    def is_kept(self, function: FunctionType) -> bool:
        """Whether compiled code for exactly these sources lies in the cache."""
        file = self._file(function)
        return file is not None and file.exists()

    def _file(self, function: FunctionType) -> Path | None:
        """Where the compiled form of a kernel lies or would lie; None where nothing is kept."""
        if self.cache is None or _parts_of_numba() is None:
            return None
        return self.cache / f"{kernel_key(function)}{'-bounds' if self._bounds else ''}{SUFFIX}"

    def _read(self, function: FunctionType) -> Any:
        """The compiled form of a kernel out of its file; None where there is none, or it was damaged."""
        file = self._file(function)
        if file is None:
            return None
        try:
            held = file.read_bytes()
            digest, data = held[:DIGEST], held[DIGEST:]
            if _digest(file, data) != digest:
                return None
            found = _parts_of_numba().read(data)
        except Exception:
            # A damaged file may fail in any way; the kernel is compiled anew.
            return None
        with suppress(OSError):
            if file.stat().st_mtime < time.time() - _DAY:
                os.utime(file)
        return found

    def _keep(self, file: Path, data: bytes) -> None:
        """Write a kernel's file, under another name first, and remove what is outdated; nothing where it cannot be."""
        part = file.with_name(f"{file.name}-{token_hex(8)}")
        try:
            make_own(file.parent)
            part.write_bytes(_digest(file, data) + data)
            part.replace(file)
        except OSError:
            with suppress(OSError):
                part.unlink(missing_ok=True)
            return
        _prune(file)

    def _with_others(self, cold: list[FunctionType], tell: Callable[[], None] | None) -> None:
        """Compile kernels into the cache in as many processes as there are processors, this one among them.

        What another process fails to compile is left to be done. Only kernels that can be found again by their names
        are given away.
        """
        number = min(processors(), PROCESSES, len(cold))
        if self.cache is None or not all(map(_can_be_found, cold)) or number < 2:
            return
        mine, *others = _parts(cold, number)
        with ExitStack() as running:
            started = [running.enter_context(_compiling(self.cache, self._bounds, part)) for part in others]
            for process in started:
                running.callback(process.kill)
            for function in mine:
                self.compile_one(function)
                if tell is not None:
                    tell()
            while any(process.poll() is None for process in started):
                time.sleep(WAIT)
                if tell is not None:
                    tell()

    def _entry(self, function: FunctionType) -> Any:
        """A compiled kernel as Python calls it: it takes arrays by its one signature, whatever numba would infer."""
        parts = _parts_of_numba()
        form = signature(function, self._column)
        with nullcontext() if parts is None else parts.shortened():
            built = self._built(function, called=False)
            found = built.overloads[form.args]
            file = self._file(function)
            if file is not None and isinstance(found.library, parts.Library):
                self._keep(file, parts.kernel_file_content(built, form))
        return found

    def _built(self, function: FunctionType, *, called: bool, caller: type | None = None) -> Any:
        """The compiled form of a kernel to be run or, where ``called``, to be called by others; its callees first."""
        names = {name: function.__globals__[name] for name in _names(function) if name in function.__globals__}
        record = record_of(function, caller) or caller
        for name, value in names.items():
            if is_kernel(value):
                names[name] = self._callee(value, record)
        names["__builtins__"] = __builtins__
        names["__name__"] = function.__module__
        copy = FunctionType(function.__code__, names, function.__name__)
        copy.__module__ = function.__module__
        copy.__qualname__ = function.__qualname__
        return self._jit(copy, signature(function, self._column, caller), called)

    def _callee(self, function: FunctionType, caller: type | None) -> Any:
        """The compiled form of a kernel that others call, for the record of a caller."""
        key = _name(function), record_of(function, caller)
        if key not in self._called:
            self._called[key] = self._built(function, called=True, caller=caller)
        return self._called[key]

    def _jit(self, function: FunctionType, form: Any, called: bool) -> Any:
        """Compile one function.

        Private switches of numba: reference counts are left out, since kernels own no memory; a kernel that only
        other kernels call gets no wrapper for Python, and none gets one for C, which saves a third of the time; what
        kernels do not hold is not looked for (validator.core.engine.numba_internals). A release of numba to which one
        of these means something else compiles in its ordinary way; what comes of that is kept in no file, as it holds
        more.
        """
        jit: Any = numba.njit
        parts = _parts_of_numba()
        if parts is not None:
            steps = parts.CalledKernels if called else parts.Kernels
            private = {"_nrt": False, "no_cfunc_wrapper": True, "no_cpython_wrapper": called, "pipeline_class": steps}
            with suppress(TypeError, KeyError, AttributeError, NumbaError):
                return jit([form], boundscheck=self._bounds, **private)(function)
        return jit([form], boundscheck=self._bounds)(function)


def _digest(file: Path, data: bytes) -> bytes:
    """What a kernel's file begins with: a hash of its name and of what it holds, so that no file stands for another."""
    return hashlib.sha256(file.name.encode() + data).digest()


def _prune(file: Path) -> None:
    """Remove from the cache what is outdated beside a new file, and what nobody used for long."""
    place = file.name.partition("-")[0]
    outdated = time.time() - UNUSED
    with suppress(OSError):
        for other in file.parent.iterdir():
            with suppress(OSError):
                old = other.stat().st_mtime < outdated
                if other.is_dir():
                    if old:
                        shutil.rmtree(other, ignore_errors=True)
                elif old or (
                    other != file and other.name.startswith(f"{place}-") and _is_bounds(other) == _is_bounds(file)
                ):
                    other.unlink()


def _is_bounds(file: Path) -> bool:
    return file.name.endswith(f"-bounds{SUFFIX}")
