"""The notations of worked cases: which reader belongs to the chapter of a file."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from tests.quick_yaml import load
from tests.worked import casefile, judging, runner
from tests.worked.casefile import AnyCase, read_nodes
from tests.worked.judging import Judged
from tests.worked.siblings import casefile as phased_casefile, judging as phased_judging


class Translated(Protocol):
    """A case as filing and log."""

    @property
    def filing(self) -> str:
        """The Rules Submission."""

    @property
    def log(self) -> str:
        """The log as JSON lines."""


@dataclass(frozen=True, slots=True)
class Notation:
    """How the cases of some chapters are read, translated and judged."""

    chapters: tuple[str, ...]
    read: Callable[[Mapping[str, object]], AnyCase]
    translate: Callable[[Any, str], Translated]
    judge: Callable[[Any, str], Judged]


CARDS = Notation(("551", "633a"), casefile.read_case, judging.translate, judging.judge)
PHASED = Notation(("590", "672a", "685a"), phased_casefile.read_case, phased_judging.translate, phased_judging.judge)
NOTATIONS = (CARDS, PHASED)


@dataclass(frozen=True, slots=True)
class Filed:
    """A case that is kept as filing and log."""

    filing: str
    log: str


def _filed(case: runner.Case, _: str) -> Filed:
    return Filed("---\n".join(case.filings), "".join(case.logs))


FILED = Notation((), lambda node: runner.Case({}, node), _filed, lambda case, _: runner.judge(case))  # type: ignore[arg-type, return-value]
"""Cases that are kept as filing and log: nothing of them is translated."""


@dataclass(frozen=True, slots=True)
class Unread:
    """A case that its reader cannot read, and why."""

    id: str
    title: str
    why: str


@dataclass(frozen=True, slots=True)
class CaseFile:
    """The cases of a file and their notation; ``chapter`` is a string."""

    chapter: str
    notation: Notation
    cases: Sequence[AnyCase]

    def judge(self, case: AnyCase) -> Judged:
        """How a case comes out; one that cannot be read, or at which its reader fails, is not translated."""
        if isinstance(case, Unread):
            return Judged(case, "not translated", found=case.why)
        try:
            return self.notation.judge(case, self.chapter)
        except Exception as error:
            return Judged(case, "not translated", found=_why(error))


def load_file(path: Path) -> CaseFile:
    """The round cases of a file; raises ValueError for a file that is not one of cases.

    Cases of a chapter that has no notation of its own are read as those of 633a and not translated.
    """
    tree = load(path)
    if isinstance(tree, dict) and "cases" in tree:
        return CaseFile(str(tree["chapter"]), FILED, tuple(runner.load_cases(path)))
    chapter, nodes = read_nodes(path)
    notation = next((one for one in NOTATIONS if chapter in one.chapters), CARDS)
    return CaseFile(chapter, notation, tuple(_read(notation, node) for node in nodes))


def _read(notation: Notation, node: Mapping[str, object]) -> AnyCase:
    """The case of a node; whatever a reader stumbles over is one case not translated, never the end of the file."""
    try:
        return notation.read(node)
    except Exception as error:
        known = node if isinstance(node, Mapping) else {}
        return Unread(str(known.get("id", "")), str(known.get("title", "")), _why(error))


def _why(error: Exception) -> str:
    return f"the case cannot be read: {type(error).__name__}: {error}"
