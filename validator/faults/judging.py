"""Rows of one table judged from any of its rounds on, as they are judged in the whole log.

What is known when a round begins is kept, so that a few rounds can be judged over and over, each time with another
fault in them, without those before them.
"""

import pickle
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from validator.core.engines import Engines
from validator.core.finding import Finding
from validator.log.notation import Row
from validator.replay import Replay
from validator.replay_asked import Asked
from validator.replay_carried import Carried
from validator.replay_filings import Submission
from validator.replay_periods import Periods
from validator.replay_spool import Spool, in_order
from validator.replay_sums import Sums


@cache
def _folder() -> TemporaryDirectory[str]:
    """Where logs are written to be judged, as long as the program runs."""
    return TemporaryDirectory(prefix="floorperson-")


def scratch(lines: Sequence[str]) -> Path:
    """A log of these lines, which stands there until the next one is written."""
    log = Path(_folder().name, "log.jsonl")
    log.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return log


class Judging:
    """Judges ``rows`` from where one of their rounds begins; ``line`` says how a row is written."""

    def __init__(
        self, rows: Sequence[Row], line: Callable[[Row], str], filings: Sequence[Submission], chapter: str
    ) -> None:
        self._rows = rows
        self._line = line
        asked = Asked(tuple(filings), "interpreted", as_if_approved=True, chapter=chapter)
        self._run = Replay(asked, Engines("interpreted", 0), several=False)
        self._begins = [at for at, row in enumerate(rows) if row["kind"] == "round-start"]
        self._known = {0: pickle.dumps(Carried(), pickle.HIGHEST_PROTOCOL)}

    def begin(self, place: int, rounds: int) -> int:
        """Where the round of a row begins, or one that was so many ``rounds`` before it; 0 before there are so many."""
        number = bisect_right(self._begins, place) - 1 - rounds
        return self._begins[number] if number >= 0 else 0

    def findings(self, begin: int, rows: Sequence[Row]) -> Sequence[Finding]:
        """What is found in rows that come in place of those from ``begin`` on, a place that ``begin`` gave."""
        self._run.take_up(pickle.loads(self._before(begin)))
        return self._judge(rows)

    def _judge(self, rows: Sequence[Row]) -> Sequence[Finding]:
        log = scratch([self._line(row) for row in rows])
        found = Spool()
        self._run.begin(Sums(Periods()), found)
        self._run.replay(log.name, log, False, None)
        return in_order([found], [log.name])

    def _before(self, begin: int) -> bytes:
        """What is known of the table when the row at ``begin`` comes."""
        if begin not in self._known:
            last = max(place for place in self._known if place < begin)
            self._run.take_up(pickle.loads(self._known[last]))
            self._judge(self._rows[last:begin])
            self._known[begin] = pickle.dumps(self._run.carried, pickle.HIGHEST_PROTOCOL)
        return self._known[begin]
