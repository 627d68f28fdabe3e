"""The amendments that were given besides those held as law, and what of all that was judged they judged."""

from datetime import date
from typing import NamedTuple

from validator.law.amendment import Amendment
from validator.report.judgment import CheckedFilings, Judgment
from validator.report.page import Page
from validator.report.words import count


class Proposal(NamedTuple):
    """An amendment given: how many filings, or rounds, of its chapter were judged, and how many of them by it.

    ``what`` calls one of them; ``last`` is the last day of those judged, None where none is known.
    """

    amendment: Amendment
    what: str
    judged: int
    of: int
    last: date | None

    @property
    def in_words(self) -> str:
        """What it judged, and what to write to judge all by it."""
        chapter, day = self.amendment.chapter, self.amendment.effective
        if not self.of:
            return f"judged nothing: no {self.what} of Chapter {chapter} was judged"
        judges_all = f"--as-of {day} judges all by it"
        if not self.judged:
            last = f", {self.last}" if self.last is not None else ""
            return f"judged nothing: it takes effect after the last day judged{last}; {judges_all}"
        if self.judged < self.of:
            return f"judged {self.judged:,} of {count(self.of, self.what)}, from {day} on; {judges_all}"
        return f"judged {count(self.of, self.what)}"


def proposals_of(judgment: Judgment) -> tuple[Proposal, ...]:
    """Each amendment given, in the order of their days, with what it judged."""
    return tuple(_proposal(one, judgment) for one in judgment.amendments)


def _proposal(one: Amendment, judgment: Judgment) -> Proposal:
    if isinstance(judgment, CheckedFilings):
        reports = [
            report for report in judgment.reports if report.law is not None and report.law.chapter == one.chapter
        ]
        by_it = [report for report in reports if report.law is not None and one in report.law.proposed]
        days = [report.as_of for report in reports if report.as_of is not None]
        return Proposal(one, "filing", len(by_it), len(reports), max(days, default=None))
    report = judgment.report
    periods = [
        (period, period.under.law)
        for period in report.periods
        if period.rounds and period.under.law is not None and period.under.chapter == one.chapter
    ]
    rounds = sum(period.rounds for period, _ in periods)
    judged = sum(period.rounds for period, law in periods if one in law.proposed)
    last = report.as_of or max((period.last_day for period, _ in periods if period.last_day is not None), default=None)
    return Proposal(one, "round", judged, rounds, last)


def write_proposals(page: Page, judgment: Judgment) -> None:
    """Write a line for each amendment given: what it is, and what it judged."""
    for one in proposals_of(judgment):
        page.line(("amendment", "bold magenta"), f": {one.amendment}: {one.in_words}", hang=2)
