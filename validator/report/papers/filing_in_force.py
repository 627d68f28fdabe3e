"""The filing in force at a round: its head, and the lines of it that a rule on play needs."""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from validator.chapters.registry import played
from validator.core.files import named
from validator.core.finding import Finding
from validator.examples import replayed, rounds_of
from validator.law.versions import law_of
from validator.log.notation import written
from validator.report.papers.paper import Line
from validator.submission.read import FilingReading, read_submission

_HEAD: Final = ("head.version", "head.effective")


class GoverningFiling(NamedTuple):
    """A filing given: its name in reports, and what was read of it."""

    name: str
    read: FilingReading

    @property
    def version(self) -> str:
        """The version that its head states; "" where it states none."""
        found = None if self.read.typed is None else self.read.typed.scalar("head.version")
        return found if isinstance(found, str) else ""

    def lines(self, paths: Iterable[str]) -> list[int]:
        """The lines, in order, at which something stands at these paths."""
        typed = self.read.typed
        if typed is None:
            return []
        return sorted({typed.key_place(path).line for path in paths if typed.has(path)})

    def source(self, line: int) -> str:
        """A line of it, with its number."""
        return f"{line:>4} | {self.read.lines[line - 1]}"


def governing(filings: Iterable[Path]) -> dict[str, GoverningFiling]:
    """The filings given, by the names that reports call them."""
    return {named(path): GoverningFiling(named(path), read_submission(path)) for path in filings}


@cache
def needed_paths(chapter: str, rule: str) -> frozenset[str]:
    """The paths of a filing without which a rule on play is not asked.

    They are found in the rounds that show what the rule means: of what is filed there, what it is not found without.
    """
    law, main = law_of(chapter), played(chapter).main_wager
    found: set[str] = set()
    for text in rounds_of(chapter, rule).fails:
        log = written(text, chapter, main)
        filed = dict(log.filed)
        for path in filed:
            log.filed = {other: value for other, value in filed.items() if other != path}
            if all(one.rule != rule for one in replayed(log, law).findings):
                found.add(path)
    return frozenset(found)


def filing_lines(filing: GoverningFiling, findings: Iterable[Finding]) -> Iterator[Line]:
    """The lines of a paper on the filing in force, and on what the findings rest on there."""
    version = f", version {filing.version}" if filing.version else ""
    yield Line(f"{filing.name}{version}", "strong")
    yield Line(f"SHA-256 {filing.read.sha256}", "dim")
    for line in filing.lines(_HEAD):
        yield Line(filing.source(line), "code")
    for rule, chapter in dict.fromkeys((one.rule, one.chapter) for one in findings):
        lines = filing.lines(needed_paths(chapter, rule))
        if lines:
            yield Line(f"what the rule {rule} needs of it:")
            yield from (Line(filing.source(line), "code") for line in lines)
        else:
            yield Line(f"the rule {rule} needs nothing of the filing", "dim")
