"""Findings that somebody has answered for: which are not to count, why, on whose word, until when."""

from dataclasses import dataclass
from datetime import date
from fnmatch import fnmatchcase

from validator.core.citation import Citation
from validator.core.finding import FilingPlace, Finding
from validator.filing.calendar import Clash


@dataclass(frozen=True, slots=True)
class Suppression:
    """What one entry ``[[suppress]]`` of the configuration says.

    ``number`` is its place among them, from 1. It is about findings of ``rule`` ("" for any), under ``paragraph`` or
    beneath it (None for any), ``where`` it says: FILE, FILE#PLACE or #PLACE, of which FILE is a pattern for the path
    from the configuration's folder, and PLACE the dotted key of a filing, a table, or a table with one of its rounds
    (BJ-101/12); "" for anywhere. It holds through the day ``until``, None for no end.
    """

    number: int
    rule: str
    paragraph: Citation | None
    where: str
    reason: str
    approver: str
    until: date | None

    @property
    def about(self) -> str:
        """What it is about, in words."""
        parts = [self.rule, str(self.paragraph) if self.paragraph else ""]
        return " ".join(filter(None, parts)) + (f" in {self.where}" if self.where else "")

    def is_over(self, today: date) -> bool:
        """Whether it holds no longer."""
        return self.until is not None and self.until < today

    def fits_clash(self, clash: Clash, file: str) -> bool:
        """Whether it is about two filings that do not fit, the later in ``file``; with a paragraph it is about none."""
        pattern, _, place = self.where.partition("#")
        about = self.rule == clash.kind and self.paragraph is None
        return about and (not pattern or is_called(file, pattern)) and place in ("", clash.where.path)

    def fits(self, finding: Finding, file: str) -> bool:
        """Whether it is about the finding; ``file`` is the path of its file from the configuration's folder."""
        if self.rule not in ("", finding.rule):
            return False
        if self.paragraph is not None and not self.paragraph.holds(Citation.parse(finding.citation)):
            return False
        pattern, _, place = self.where.partition("#")
        return (not pattern or is_called(file, pattern)) and (not place or _is_at(finding, place))


@dataclass(frozen=True, slots=True)
class AppliedSuppression:
    """A suppression in a report: whether it has expired, and how many findings it keeps from counting."""

    suppression: Suppression
    expired: bool
    findings: int

    @property
    def in_words(self) -> str:
        """What came of it: how many findings it suppresses, that it has expired, or that it fits nothing."""
        if self.expired:
            return f"expired on {self.suppression.until}, so that it suppresses nothing"
        if not self.findings:
            return "nothing that was found fits it"
        return f"{self.findings:,} finding{'s' if self.findings > 1 else ''} suppressed"


def is_called(file: str, pattern: str) -> bool:
    """Whether a path, or a folder that it lies in, fits a pattern; one without a slash fits the last name of either."""
    parts = file.split("/")
    ways = ["/".join(parts[: number + 1]) for number in range(len(parts))]
    pattern = pattern.replace("\\", "/").removeprefix("./").rstrip("/")
    names = ways if "/" in pattern else [*ways, *parts]
    return any(fnmatchcase(name, pattern) for name in names)


def _is_at(finding: Finding, place: str) -> bool:
    where = finding.where
    if isinstance(where, FilingPlace):
        return where.path == place or where.path.startswith((f"{place}.", f"{place}["))
    return place in (where.table, f"{where.table}/{where.round}")
