"""Rows of one table judged from any of its rounds on, as they are judged in the whole log.

What is known when a round begins is kept, so that a few rounds can be judged over and over, each time with another
fault in them, without those before them.
"""

import pickle
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from validator.core.engine.selection import Engines
from validator.core.finding import Finding
from validator.log.notation import Row
from validator.replay.aggregates import Part, Sums, report_of
from validator.replay.filings import Submission
from validator.replay.periods import Periods
from validator.replay.report import ReplayReport
from validator.replay.request import ReplayRequest
from validator.replay.run import Replay, blank
from validator.replay.spool import Spool, findings_in_order


@cache
def _folder() -> TemporaryDirectory[str]:
    """Where logs are written to be judged, as long as the program runs."""
    return TemporaryDirectory(prefix="floorperson-")


def scratch(lines: Sequence[str]) -> Path:
    """A log of these lines, which stands there until the next one is written."""
    log = Path(_folder().name, "log.jsonl")
    log.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return log


_KEPT = 10
"""Places, about, of which it is kept what was known there."""


class RowJudge:
    """Judges ``rows``, and others in place of those from where one of their rounds begins.

    ``line`` says how a row is written.
    """

    def __init__(
        self, rows: Sequence[Row], line: Callable[[Row], str], filings: Sequence[Submission], chapter: str
    ) -> None:
        self._rows = rows
        self._line = line
        self._asked = ReplayRequest(tuple(filings), "interpreted", as_if_approved=True, chapter=chapter)
        self._run = Replay(self._asked, Engines("interpreted", 0), several=False)
        self._begins = [at for at, row in enumerate(rows) if row["kind"] == "round-start"]
        self._known = {0: self._packed()}

    def report(self) -> ReplayReport:
        """What is found in the rows; what is known after some rounds each is kept."""
        self._take_up(0)
        sums, found = Sums(Periods()), Spool()
        self._run.begin(sums, found)
        ends = [*self._begins[:: 1 + len(self._begins) // _KEPT][1:], len(self._rows)]
        for begin, end in pairwise([0, *ends]):
            name = self._judge(self._rows[begin:end])
            self._known[end] = self._packed()
        part = Part(sums, self._run.known(), (), ())
        return report_of(blank([name], self._asked), [part], findings_in_order([found], [name]))

    def begin(self, place: int, rounds: int) -> int:
        """Where the round of a row begins, or one that was so many ``rounds`` before it; 0 before there are so many."""
        number = bisect_right(self._begins, place) - 1 - rounds
        return self._begins[number] if number >= 0 else 0

    def findings(self, begin: int, rows: Sequence[Row]) -> Sequence[Finding]:
        """What is found in rows that come in place of those from ``begin`` on, a place that ``begin`` gave."""
        if begin not in self._known:
            last = max(place for place in self._known if place < begin)
            self._take_up(last)
            self._run.begin(Sums(Periods()), Spool())
            self._judge(self._rows[last:begin])
            self._known[begin] = self._packed()
        self._take_up(begin)
        found = Spool()
        self._run.begin(Sums(Periods()), found)
        return findings_in_order([found], [self._judge(rows)])

    def _take_up(self, begin: int) -> None:
        self._run.take_up(pickle.loads(self._known[begin]))

    def _packed(self) -> bytes:
        return pickle.dumps(self._run.carried, pickle.HIGHEST_PROTOCOL)

    def _judge(self, rows: Sequence[Row]) -> str:
        """Judge rows after those that were judged or taken up last; the name of their log."""
        log = scratch([self._line(row) for row in rows])
        self._run.replay(log.name, log, False, None)
        return log.name
