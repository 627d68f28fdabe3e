"""The lines of the bench, as plain text or as Markdown."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.bench.process import Measured


class Line(NamedTuple):
    """What was measured on how many events and rounds; ``json`` and ``simd`` are events/s of the two measures.

    ``measured`` is None where there is no figure; ``note`` then says why. ``of`` is an earlier line, by
    whose rate that of this one is divided.
    """

    what: str
    measured: Measured | None
    events: int = 0
    rounds: int = 0
    json: float = 0
    simd: float = 0
    note: str = ""
    of: "Line | None" = None

    @property
    def rate(self) -> float:
        """Events in a second of work; 0 where there are none."""
        return self.events / self.measured.work if self.measured and self.measured.work else 0

    def cells(self) -> list[str]:
        """The line as it is shown, without its name."""
        if self.measured is None:
            return ["-", *[""] * 6, self.note]
        done, rate = self.measured, self.rate
        ratio = [f"{rate / measure:.2f}" if rate and measure else "" for measure in (self.json, self.simd)]
        of = f"{rate / self.of.rate:.2f} of it" if self.of and self.of.rate else ""
        return [
            f"{done.work:,.3f}",
            f"{rate / 1e6:.3f}" if rate else "",
            f"{self.rounds / done.work:,.0f}" if self.rounds and done.work else "",
            *ratio,
            f"{done.peak / 2**20:,.0f}" if done.peak else "",
            f"{done.wall:,.2f}",
            "; ".join(filter(None, (of, self.note))),
        ]


HEAD = ("CPU s", "M events/s", "rounds/s", "x json", "x simdjson", "peak MB", "wall s", "")
WIDTHS = (9, 11, 12, 8, 11, 8, 8)
NAME = 56


def plain(what: str, cells: Sequence[str]) -> str:
    """A line in columns of fixed width."""
    columns = "".join(f"{cell:>{width}}" for cell, width in zip(cells, WIDTHS, strict=False))
    return f"{what:<{NAME}}{columns}  {cells[-1]}".rstrip()


def markdown(what: str, cells: Sequence[str]) -> str:
    """A line as a row of a table."""
    return f"| {' | '.join((what, *cells))} |"


def heading(title: str, about: str, *, marked: bool) -> Iterator[str]:
    """What stands above the lines of a section."""
    yield ""
    if marked:
        yield f"### {title}"
        yield ""
        yield about
        yield ""
        yield markdown("", (*HEAD[:-1], "note"))
        yield f"|---|{'---:|' * len(WIDTHS)}---|"
    else:
        yield about
        yield plain(title, HEAD)


def shown(line: Line, *, marked: bool) -> str:
    """One line."""
    return (markdown if marked else plain)(line.what, line.cells())
