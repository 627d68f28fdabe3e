"""Finds the filing that judges a table on a day, among those given to a replay, or why there is none."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from validator.chapters.registry import PACKAGES, ChapterPlay, played
from validator.core.confusables import meant
from validator.core.files import named
from validator.law.in_force import not_held
from validator.log.vocabulary import WHAT
from validator.replay.events import BACCARAT_WAGERS
from validator.replay.periods import JudgingBasis
from validator.submission.head import Head, head_of
from validator.submission.read import FilingReading, read_submission
from validator.submission.typed import TypedFiling

CHOICES_KEPT: Final = 1_024
"""Choices of a filing that are kept: those for most tables are alike."""

FILINGS_NAMED: Final = 10
"""Filings that are named where more are for different tables; the others are counted."""


@dataclass(frozen=True, slots=True)
class Submission:
    """A filing that may judge rounds: from when, for which tables (none named: all), under which version."""

    file: str
    typed: TypedFiling
    chapter: str
    head: Head

    @property
    def sha256(self) -> str:
        """The SHA-256 of its bytes, in hexadecimal."""
        return self.typed.filing.sha256

    @property
    def is_draft(self) -> bool:
        """Whether it says of itself that it was not yet submitted."""
        return self.head.status in ("unfinished", "draft")

    @property
    def why_not_yet(self) -> str:
        """Why a filing that was not yet submitted judges nothing."""
        standing = "a draft" if self.head.status == "draft" else "unfinished"
        return f"is {standing}; --as-if-approved judges by it"

    def is_for(self, table: str) -> bool:
        """Whether it is for ``table``."""
        return not self.head.tables or table in self.head.tables

    def why_not_on(self, day: date | None) -> str:
        """Why it is not in force on ``day`` (None: the log gives no date), in words; "" where it is."""
        start, until = self.head.start, self.head.until
        if day is not None and start is not None and day < start:
            return f"is in force only from {start}"
        if day is not None and until is not None and until < day:
            return f"was in force only until {until}"
        return ""

    def covers(self, table: str, day: date | None) -> bool:
        """Whether it is in force for ``table`` on ``day`` (None: the log gives no date); "" is any of its tables."""
        return (not table or self.is_for(table)) and not self.why_not_on(day)


def load_filings(paths: Sequence[Path]) -> list[Submission]:
    """Read the filings that are to judge rounds; raises ValueError for one that cannot be read at all."""
    found = []
    for path in paths:
        filing = submission_of(read_submission(path), named(path))
        if filing is None:
            raise ValueError(f"{path}: this filing cannot be read; run floorperson check {path}")
        found.append(filing)
    return found


def submission_of(read: FilingReading, name: str) -> Submission | None:
    """A filing that was read, as one that may judge rounds, called ``name``; None where it cannot be read at all."""
    return Submission(name, read.typed, read.chapter, head_of(read.typed)) if read.typed is not None else None


class TableDeclarations(NamedTuple):
    """What a log says so far of one table.

    ``table`` is its name as filings know it, "" where the source records none; ``chapter`` and ``version`` are those of
    the rows that say them, "" where none did; ``wagers`` what rounds are played for, as far as that tells the game.
    """

    table: str
    chapter: str
    version: str
    wagers: frozenset[int]


class Filings:
    """The filings given; drafts judge only ``as_if_approved``.

    ``chapter`` is that of the rounds of which neither log nor filing says it, "" where none is told.
    """

    def __init__(self, given: Sequence[Submission], chapter: str, *, as_if_approved: bool) -> None:
        self._given = given
        self._filings = [filing for filing in given if as_if_approved or not filing.is_draft]
        self._chapter = chapter
        self._name_tables = any(filing.head.tables for filing in given)
        self._chosen = lru_cache(CHOICES_KEPT)(self._choose)

    @property
    def any(self) -> bool:
        """Whether any filing may judge."""
        return bool(self._filings)

    def several(self, chapter: str, table: str) -> bool:
        """Whether more filings of a chapter than one may judge a table, on whichever days."""
        return sum(one.chapter == chapter and (not table or one.is_for(table)) for one in self._filings) > 1

    def fit(self, chapter: str, table: str, day: date | None) -> int:
        """How many filings of a chapter may judge a table on a day."""
        return sum(one.chapter == chapter and one.covers(table, day) for one in self._filings)

    def choice(self, said: TableDeclarations, day: date | None) -> tuple[Submission | None, str]:
        """The filing that judges a table on a day, None where none does or several fit; the chapter, "" if unknown."""
        # Where no filing names a table all tables are alike.
        table = said.table if self._name_tables else ""
        return self._chosen(table, said.chapter or self._chapter, said.version, day)

    def _choose(self, table: str, known: str, version: str, day: date | None) -> tuple[Submission | None, str]:
        """The same for a table of a chapter, as far as that is known, and of a version of the filing."""
        fitting = [
            filing for filing in self._filings if filing.covers(table, day) and (not known or filing.chapter == known)
        ]
        called = [filing for filing in fitting if version and filing.head.version == version]
        several = not table and _for_several(called or fitting)
        latest = (called or fitting) if several else _latest(called or fitting)
        chapters = {filing.chapter for filing in latest}
        chapter = known or (chapters.pop() if len(chapters) == 1 else "")
        return latest[0] if len(latest) == 1 else None, chapter

    def judged_under(
        self, said: TableDeclarations, filing: Submission | None, chapter: str, day: date | None
    ) -> JudgingBasis:
        """What judges events of ``day``, and why it is no filing, or nothing at all."""
        why = "" if filing else self._why_no_filing(said.table, chapter, day)
        if not chapter:
            why = f"the log does not say which chapter (table-open), and {why}; --chapter says it"
            return JudgingBasis("", judged=False, why=why)
        if chapter not in PACKAGES:
            why = not_held(chapter) or f"chapter {chapter} is none of those that can be judged"
            return JudgingBasis(chapter, judged=False, why=why)
        other = "" if said.chapter else _of_another_game(played(chapter), said.wagers)
        if other:
            return JudgingBasis(chapter, judged=False, why=other)
        if filing is None:
            asked = not said.chapter and chapter == self._chapter
            return JudgingBasis(chapter, called=said.version, why=why, chapter_asked=asked)
        head = filing.head
        called = said.version if said.version != head.version else ""
        return JudgingBasis(
            chapter,
            filing=filing.file,
            version=head.version,
            status=head.status,
            called=called,
            one_of=() if said.table else head.tables,
        )

    def _why_no_filing(self, table: str, chapter: str, day: date | None) -> str:
        """Why no filing given judges a table ("": one that is not recorded) on ``day``, in words."""
        of_chapter = [filing for filing in self._given if chapter in ("", filing.chapter)]
        of_table = [filing for filing in of_chapter if not table or filing.is_for(table)]
        fitting = [filing for filing in of_table if filing in self._filings and filing.covers(table, day)]
        both = _latest(fitting)
        if not table and _for_several(fitting):
            each = [f"{filing.file} is for {', '.join(filing.head.tables) or 'all tables'}" for filing in fitting]
            more = f"; and {len(each) - FILINGS_NAMED:,} more" if len(each) > FILINGS_NAMED else ""
            told = "; ".join(each[:FILINGS_NAMED]) + more
            return f"the source does not record which table it was (import --table says it), and {told}"
        if both:
            files = " and ".join(filing.file for filing in both)
            return f"{files} take effect for it on the same day, and which of them holds is not stated"
        if of_table:
            return "; ".join(f"{filing.file} {filing.why_not_on(day) or filing.why_not_yet}" for filing in of_table)
        if of_chapter:
            which = f"no filing given of Chapter {chapter}" if len(of_chapter) < len(self._given) else "no filing given"
            tables = sorted({one for filing in of_chapter for one in filing.head.tables})
            return f"{which} is for table {table}{meant(table, tables)}: they are for {', '.join(tables)}"
        if self._given:
            return "; ".join(
                f"{', '.join(files)} {'is a filing' if len(files) == 1 else 'are filings'} of Chapter {other}"
                for other in sorted({filing.chapter for filing in self._given})
                for files in ([filing.file for filing in self._given if filing.chapter == other],)
            )
        return "no filing is given"


def _latest(filings: Sequence[Submission]) -> list[Submission]:
    """Those of them that take effect last: one, where it is known which of them holds."""
    start = max((filing.head.start or date.min for filing in filings), default=None)
    return [filing for filing in filings if (filing.head.start or date.min) == start]


def _of_another_game(play: ChapterPlay, wagers: frozenset[int]) -> str:
    """Why a log that does not say its chapter is none of that of ``play``: its wagers are of another game."""
    own = {WHAT[play.main_wager]} if play.main_wager else BACCARAT_WAGERS
    if not wagers or wagers & own:
        return ""
    placed, wanted = (", ".join(word for word, code in WHAT.items() if code in some) for some in (wagers, own))
    return f"its wagers or results ({placed}) are not those of the game of Chapter {play.chapter} ({wanted})"


def _for_several(filings: Sequence[Submission]) -> bool:
    """Whether filings are for different tables, so that none of them holds for a table that is not known."""
    return len({filing.head.tables for filing in filings}) > 1
