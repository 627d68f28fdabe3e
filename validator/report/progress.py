"""How far a long replay has come: a bar on a terminal, and a word where the faster engine is not installed."""

from importlib.util import find_spec
from types import TracebackType
from typing import TYPE_CHECKING, TextIO

from validator.core.engine.engines import Choice
from validator.core.engine.selection import PAYS_FROM
from validator.core.optional_dependencies import INSTALL

if TYPE_CHECKING:
    from rich.progress import Progress as Bar, TaskID


class ProgressLine:
    """Shows on ``stream`` how many rounds were replayed, from the first batch on; nothing where it is no terminal.

    ``of`` is what is counted, where that is not rounds.
    """

    def __init__(self, stream: TextIO, engine: Choice, of: str = "rounds") -> None:
        self._stream = stream
        self._of = of
        self._advise = engine == "auto" and find_spec("numba") is None
        self._bar: Bar | None = None
        self._task: TaskID | None = None

    def __enter__(self) -> "ProgressLine":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def rounds(self, done: int) -> None:
        """Take note that ``done`` rounds were replayed so far."""
        if self._advise and done >= PAYS_FROM:
            self._advise = False
            self._stream.write(
                "floorperson: this log is long, and the compiled engine, which is much faster, is not installed: "
                f"{INSTALL}\n"
            )
        if self._stream.isatty():
            self._show(done)

    def _show(self, done: int) -> None:
        if self._bar is None:
            from rich.console import Console
            from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

            self._bar = Progress(
                BarColumn(), TextColumn(f"{{task.completed:,}} {self._of}"), TimeElapsedColumn(),
                console=Console(file=self._stream), transient=True,
            )  # fmt: skip
            self._task = self._bar.add_task(self._of, total=None)
            self._bar.start()
        if self._task is not None:
            self._bar.update(self._task, completed=done)
