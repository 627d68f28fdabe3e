"""Findings narrowed to those of some tables, dealers, positions, patrons, rounds or times; what is left out is said."""

from collections import Counter
from collections.abc import Iterable, Iterator, Set
from datetime import datetime
from typing import Final, NamedTuple

from validator.core.finding import Finding, LogPlace
from validator.log.days import moment
from validator.replay.report import ReplayReport
from validator.report.judgment import ReportedFinding

_NAMED: Final = 12
"""Tables, dealers or the like that are named at most where one that is asked for is not there."""


class Narrowing(NamedTuple):
    """Of what findings are asked for; () or None where any will do.

    ``rounds`` are written as 12 or BJ-101/12; ``since`` and ``until`` are times with their zones, both included.
    """

    tables: tuple[str, ...] = ()
    dealers: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    patrons: tuple[str, ...] = ()
    rounds: tuple[str, ...] = ()
    since: datetime | None = None
    until: datetime | None = None

    @property
    def narrows(self) -> bool:
        """Whether anything is asked for."""
        return self != Narrowing()

    def lacks(self, finding: Finding) -> str:
        """What keeps a finding out: "other" where it is of another table, time or the like, else what is not recorded.

        "" where it is asked for.
        """
        place, told = finding.where, finding.circumstances
        number = place.round if isinstance(place, LogPlace) else -1
        table = place.table if isinstance(place, LogPlace) else ""
        at = None if told.at is None else moment(told.at)
        last = None if told.at is None else moment(told.at + max(told.within - 1, 0))
        asked: tuple[tuple[str, bool, bool], ...] = (
            ("table", bool(self.tables), table in self.tables),
            ("round", bool(self.rounds), not {str(number), f"{table}/{number}"}.isdisjoint(self.rounds)),
            ("dealer", bool(self.dealers), told.dealer in self.dealers),
            ("position", bool(self.seats), told.seat in self.seats),
            ("patron", bool(self.patrons), told.patron in self.patrons),
            ("time", self.since is not None, at is not None and self.since is not None and at >= self.since),
            ("time", self.until is not None, last is not None and self.until is not None and last <= self.until),
        )
        in_doubt = at is None or last is None or self._cuts(at, last)
        unknown = {
            "dealer": not told.dealer, "position": told.seat is None, "patron": not told.patron, "time": in_doubt,
            "round": number < 0,
        }  # fmt: skip
        failing = [word for word, is_asked, fits in asked if is_asked and not fits]
        if any(not unknown.get(word) for word in failing):
            return "other"
        return failing[0] if failing else ""

    def _cuts(self, first: datetime, last: datetime) -> bool:
        """Whether of the moments from ``first`` to ``last`` some are asked for and others are not."""
        since, until = self.since, self.until
        return (since is not None and first < since <= last) or (until is not None and first <= until < last)

    def narrow(self, told: Iterable[ReportedFinding]) -> tuple[tuple[ReportedFinding, ...], str]:
        """Those findings that are asked for; and what was asked, with how many there are and what is left out."""
        kept: list[ReportedFinding] = []
        out: Counter[str] = Counter()
        for one in told:
            why = self.lacks(one.finding)
            if why:
                out[why] += 1
            else:
                kept.append(one)
        words = f"told are findings {', '.join(self._asked())} alone: {len(kept):,} of {len(kept) + out.total():,}"
        unknown = [
            f"of {number:,} the {word} is not recorded" for word, number in sorted(out.items()) if word != "other"
        ]
        return tuple(kept), "; ".join((words, *unknown))

    def names_none(self, report: ReplayReport) -> str:
        """What is asked for that no log has, and what there is; "" where each is there."""
        by = report.rounds_by
        of_rounds = (one.rpartition("/")[0] for one in self.rounds if "/" in one)
        for key, values, counted in (
            ("table", (*self.tables, *of_rounds), by.table),
            ("dealer", self.dealers, by.dealer),
            ("seat", tuple(map(str, self.seats)), by.seat),
            ("patron", self.patrons, by.patron),
        ):
            if not values:
                continue
            there = {*+counted, *((one.table for one in report.periods) if key == "table" else ())}
            for value in values:
                if value not in there and not any(value == _mark(key, one) for one in report.findings):
                    return f"--{key} {value}: no round of the logs has it; {_having(key, there)}"
        return ""

    def _asked(self) -> Iterator[str]:
        for word, values in (
            ("table", self.tables),
            ("round", self.rounds),
            ("dealer", self.dealers),
            ("position", self.seats),
            ("patron", self.patrons),
        ):
            if values:
                yield f"of {word} {' or '.join(map(str, values))}"
        if self.since is not None:
            yield f"since {self.since.isoformat(timespec='minutes')}"
        if self.until is not None:
            yield f"until {self.until.isoformat(timespec='minutes')}"


def _having(key: str, there: Set[str]) -> str:
    """Which tables, dealers or the like there are, the first by name."""
    named = sorted(there, key=lambda one: (len(one), one))[:_NAMED]
    more = f" and {len(there) - _NAMED:,} more" if len(there) > _NAMED else ""
    return f"there are: {', '.join(named)}{more}" if named else f"they record no {key}"


def _mark(key: str, finding: Finding) -> str:
    """The table, dealer, position or patron of a finding."""
    if key == "table":
        return finding.where.table if isinstance(finding.where, LogPlace) else ""
    value = getattr(finding.circumstances, key)
    return "" if value is None else str(value)
