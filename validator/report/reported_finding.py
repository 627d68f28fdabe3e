"""Reads findings one at a time when a report asks for them, where they are too many for memory."""

from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, overload

from validator.core.finding import Finding, Outcome
from validator.replay.spool import SpooledFindings
from validator.report.judgment import ReportedFinding, Standing

if TYPE_CHECKING:
    from validator.report.suppression import Suppression

_MARK: Final = 16
"""Bytes of a fingerprint."""
_STANDINGS: Final = tuple(Standing)


class ToldSpooled(Sequence[ReportedFinding]):
    """Findings of a replay in an order, told by ``tell``, which is asked of each once, in the order of ``findings``.

    ``numbers`` counts them by how they stand and ended.
    """

    def __init__(self, findings: SpooledFindings, tell: Callable[[Finding], ReportedFinding]) -> None:
        self._findings = findings
        self._order = array("q", range(len(findings)))
        self._marks = bytearray()
        self._standings = array("b")
        self._suppressed: dict[int, Suppression] = {}
        self.numbers: Counter[tuple[Standing, Outcome]] = Counter()
        for place, finding in enumerate(findings):
            told = tell(finding)
            self._marks += bytes.fromhex(told.fingerprint)
            self._standings.append(_STANDINGS.index(told.standing))
            if told.suppression is not None:
                self._suppressed[place] = told.suppression
            self.numbers[told.standing, finding.outcome] += 1

    def __len__(self) -> int:
        return len(self._order)

    @overload
    def __getitem__(self, place: int) -> ReportedFinding: ...

    @overload
    def __getitem__(self, place: slice) -> list[ReportedFinding]: ...

    def __getitem__(self, place: int | slice) -> ReportedFinding | list[ReportedFinding]:
        """A finding, or a list of some."""
        if isinstance(place, slice):
            return [self._told(one) for one in self._order[place]]
        return self._told(self._order[place])

    def __iter__(self) -> Iterator[ReportedFinding]:
        return map(self._told, self._order)

    def _told(self, place: int) -> ReportedFinding:
        mark = self._marks[_MARK * place : _MARK * (place + 1)].hex()
        standing = _STANDINGS[self._standings[place]]
        return ReportedFinding(self._findings[place], mark, standing, self._suppressed.get(place))

    def arranged(self, key: Callable[[ReportedFinding], Any]) -> "ToldSpooled":
        """The same in the order of ``key``."""
        keys = [key(told) for told in self]
        arranged = ToldSpooled.__new__(ToldSpooled)
        arranged.__dict__.update(self.__dict__)
        arranged._order = array("q", (self._order[place] for place in sorted(range(len(keys)), key=keys.__getitem__)))
        return arranged


def numbers_of(told: Sequence[ReportedFinding]) -> Mapping[tuple[Standing, Outcome], int]:
    """How many findings there are, by how they stand and ended."""
    if isinstance(told, tuple):
        return Counter((one.standing, one.finding.outcome) for one in told)
    assert isinstance(told, ToldSpooled)
    return told.numbers
