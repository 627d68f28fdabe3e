"""Which engine runs what, and when: nobody waits for the compiler where the rules can run without it."""

import subprocess
from collections.abc import Callable, Sequence
from typing import Final

from validator.core.engine import Choice, Compiled, CompiledMissing, Engine, Interpreted

PAYS_FROM: Final = 3_000
"""Rounds from which compiled code that lies in the cache is faster, all that it takes to load it counted in."""

COMPILES_FROM: Final = 10_000
"""Rounds from which it pays to compile in a second process while the rules run interpreted."""


class Engines:
    """The engines of one replay: compiled or interpreted as asked for, or by what is there and how long the logs are.

    ``rounds`` says of how many rounds the logs are, about. Left to itself (auto) a replay of long logs starts
    interpreted where its kernels are not in the cache, and goes over to compiled code once a second process has it
    ready. Raises CompiledMissing where compiled is asked for in vain.
    """

    def __init__(self, choice: Choice, rounds: int) -> None:
        self._choice = choice
        self._rounds = rounds
        self._done = 0
        self._interpreted = Interpreted()
        self._compiled: Compiled | None = None
        self._missing = choice == "interpreted"
        self._ready: set[str] = set()
        self._compiling: dict[str, subprocess.Popen[bytes] | None] = {}
        if choice == "compiled":
            self._compiled = Compiled()

    def of(self, what: str, kernels: Sequence[Callable[..., object]], rounds: int) -> Engine:
        """The engine for the next ``rounds`` rounds of ``what``, a chapter, that needs at least these kernels.

        What is asked for no rounds, the reading of a log, is told by how many rounds are expected alone.
        """
        self._done += rounds
        if self._missing:
            return self._interpreted
        if self._choice == "compiled" or what in self._ready:
            return self._compiled or self._interpreted
        expected = max(self._rounds, self._done)
        if expected < PAYS_FROM or not self._can_compile():
            return self._interpreted
        assert self._compiled is not None
        if what not in self._compiling or self._is_over(what):
            if self._compiled.is_warm(kernels):
                self._ready.add(what)
                return self._compiled
            if expected >= COMPILES_FROM and what not in self._compiling:
                self._compiling[what] = self._compiled.compile_apart(kernels)
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

    def _can_compile(self) -> bool:
        if self._compiled is None:
            try:
                self._compiled = Compiled()
            except CompiledMissing:
                self._missing = True
        return not self._missing

    def _is_over(self, what: str) -> bool:
        process = self._compiling[what]
        return process is None or process.poll() is not None
