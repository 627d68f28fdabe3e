"""Which engine runs what, and when: nobody waits for the compiler where the rules can run without it."""

import subprocess
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Final

from validator.core.engine.engines import OWN, Choice, CompiledEngine, CompiledMissing, Engine, InterpretedEngine

PAYS_FROM: Final = 3_000
"""Rounds from which compiled code that lies in the cache is faster, all that it takes to load it counted in."""

COMPILES_FROM: Final = 10_000
"""Rounds from which it pays to compile in a second process while the rules run interpreted."""


def is_compiled(choice: Choice, rounds: int) -> bool:
    """Whether logs of about so many rounds are judged compiled, at least once compiled code is there."""
    if choice != "auto":
        return choice == "compiled"
    return rounds >= PAYS_FROM and find_spec("numba") is not None


class NonBlockingEngine(CompiledEngine):
    """Runs compiled what is compiled already, and leaves to the interpreter what would have to be waited for.

    ``missed`` is told of kernels that are not compiled.
    """

    def __init__(self, missed: Callable[[Sequence[Callable[..., object]]], None]) -> None:
        super().__init__()
        self._missed = missed
        self._interpreted = InterpretedEngine()

    def instead(self, kernels: Sequence[Callable[..., object]]) -> InterpretedEngine | None:
        """The interpreter where one of the kernels is not compiled; none of a batch waits for the compiler."""
        if self.is_warm([*OWN, *kernels]):
            return None
        self._missed(kernels)
        return self._interpreted


class Engines:
    """The engines of one replay: compiled or interpreted as asked for, or by what is there and how long the logs are.

    ``rounds`` says of how many rounds the logs are, about. Left to itself (auto) a replay of long logs starts
    interpreted where its kernels are not in the cache, and goes over to compiled code once a second process has it
    ready; what a later batch needs beside it is compiled in the same manner. Raises CompiledMissing where compiled is
    asked for in vain.
    """

    def __init__(self, choice: Choice, rounds: int, processes: int = 1, *, compiles: bool = True) -> None:
        """Of so many ``processes`` that judge logs side by side this is one; it need not be the one that compiles."""
        self._choice = choice
        self._processes = processes
        self._compiles = compiles
        self._rounds = rounds
        self._done = 0
        self._interpreted = InterpretedEngine()
        self._compiled: CompiledEngine | None = None
        self._missing = choice == "interpreted"
        self._ready: set[str] = set()
        self._compiling: dict[str, subprocess.Popen[bytes] | None] = {}
        if choice == "compiled":
            self._compiled = CompiledEngine()

    def of(self, what: str, kernels: Sequence[Callable[..., object]], rounds: int) -> Engine:
        """The engine for the next ``rounds`` rounds of ``what``, a chapter, that needs at least these kernels.

        What is asked for no rounds, the reading of a log, is told by how many rounds are expected alone.
        """
        self._done += rounds * self._processes
        if self._missing:
            return self._interpreted
        if self._choice == "compiled" or what in self._ready:
            return self._compiled or self._interpreted
        if self._expected < PAYS_FROM or not self._can_compile():
            return self._interpreted
        assert self._compiled is not None
        if what not in self._compiling or self._is_over(what):
            if self._compiled.is_warm([*OWN, *kernels]):
                self._ready.add(what)
                return self._compiled
            self._begin(what, kernels)
        return self._interpreted

    def compiling(self, what: str) -> "subprocess.Popen[bytes] | None":
        """The process that compiles for ``what``; None where there is none."""
        return self._compiling.get(what)

    def close(self) -> None:
        """End what is still being compiled."""
        for process in self._compiling.values():
            if process is not None and process.poll() is None:
                process.kill()
                process.wait()

    @property
    def _expected(self) -> int:
        """How many rounds there are, about: those expected, or those seen where they are more."""
        return max(self._rounds, self._done)

    def _can_compile(self) -> bool:
        if self._compiled is None:
            try:
                self._compiled = NonBlockingEngine(self._compile_too)
            except CompiledMissing:
                self._missing = True
        return not self._missing

    def _begin(self, what: str, kernels: Sequence[Callable[..., object]]) -> None:
        """Let another process compile for ``what``, once, where the logs are long enough."""
        assert self._compiled is not None
        if self._expected >= COMPILES_FROM and what not in self._compiling:
            self._compiling[what] = self._compiled.compile_apart([*OWN, *kernels]) if self._compiles else None

    def _compile_too(self, kernels: Sequence[Callable[..., object]]) -> None:
        """Compile what a batch lacks beside what its chapter always needs, once nothing else is compiled."""
        if all(map(self._is_over, self._compiling)):
            self._begin(" ".join(sorted(kernel.__qualname__ for kernel in kernels)), kernels)

    def _is_over(self, what: str) -> bool:
        process = self._compiling[what]
        return process is None or process.poll() is not None
