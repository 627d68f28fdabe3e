"""Lawful play in which faults are made: simulated under the sound filings of a chapter, rare paths often taken."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from validator.log.notation import Row
from validator.proof.faults.edits import operands_of
from validator.proof.faults.trial import Play, by_tens, declaring
from validator.proof.simulate.casino import simulated
from validator.proof.simulate.chance import RARE
from validator.proof.simulate.wishes import NONE, Wishes
from validator.submission.read import read_submission
from validator.submission.samples import sound_filings

HOURS = 2
"""Hours for which a table is dealt at."""

_STRETCHES = 3
"""Segments of play under each filing; in the last of them shoes run down to the cover card."""

_BEFORE_THEIR_TIME = ("shuffles", "players")
"""Rare paths by which cards are shuffled again before the cover card is reached."""

_HOURS_OF_GIVEN = 1
"""Hours, where given rounds are dealt: of each there are many then."""


@dataclass(frozen=True)
class SimulatedTable:
    """Deals at a table of a chapter under any filing, the same for the same seed."""

    chapter: str
    seed: int
    hours: int = HOURS

    @property
    def often(self) -> tuple[str, ...]:
        """The rare paths that are often taken: in every third segment none that keeps shoes from running down."""
        last = self.seed % _STRETCHES == 0
        return tuple(path for path in RARE if not (last and path in _BEFORE_THEIR_TIME))

    def __call__(self, filing: str, wishes: Wishes = NONE) -> list[Row]:
        """The rows of one table under a filing, with what is wished for; none where it cannot be read.

        Where orders are wished for in which the cards come, or cards that are lacking, all else is as it mostly is.
        """
        with TemporaryDirectory() as folder:
            path = Path(folder, "filing.yaml")
            path.write_text(filing, encoding="utf-8")
            typed = read_submission(path).typed
        if typed is None:
            return []
        hours = _HOURS_OF_GIVEN if wishes.rounds else self.hours
        often = () if wishes.orders or wishes.lacking else self.often
        rows = list(simulated(self.chapter, typed, 1, hours, self.seed, often, wishes))
        return declaring(rows, _always_said(rows))


def _always_said(rows: Sequence[Row]) -> list[str]:
    """The columns that every row of a kind has, of which the log may say that they are always recorded."""
    by_kind: dict[str, list[Row]] = {}
    for row in rows:
        by_kind.setdefault(str(row["kind"]), []).append(row)
    return [
        f"{kind}.{column}"
        for kind, own in by_kind.items()
        for column in operands_of(kind)
        if kind != "records" and all(column in row for row in own)
    ]


def plays_of(chapter: str, filings: Sequence[Path], seed: int, times: int = _STRETCHES) -> Iterator[Play]:
    """Play under each of the filings given, else under each sound filing of the chapter, so many times."""
    for path in filings or sound_filings(chapter):
        text = path.read_text(encoding="utf-8")
        for number in range(times):
            dealt = SimulatedTable(chapter, seed + number)
            yield Play(f"{path.stem} {seed + number}", chapter, by_tens(dealt(text)), text, dealt)
