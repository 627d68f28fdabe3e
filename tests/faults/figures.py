"""``python -m tests.faults.figures RESULTS``: puts what ``floorperson prove --results RESULTS`` found into docs/proof.md."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from validator.chapters.registry import PACKAGES, chapter_play
from validator.law.versions import law_of
from validator.proof.faults.told import FaultOutcome, results_in
from validator.report.faults_text import GRADES, NO_CASE, NOT_ASKED, figures

FILE = Path(__file__).parent.parent.parent / "docs" / "proof.md"
NONE, DEEP = "–", "trials"
BEGINS, ENDS = "<!-- figures -->\n", "<!-- end of figures -->\n"
SINCE = re.compile(r"more rules since then, [^:]*: ([^.]*)\.")


def rules_on_play() -> dict[str, int]:
    """How many rules on play each chapter has."""
    return {chapter: len(chapter_play(law_of(chapter)).rules) for chapter in PACKAGES}


def table(faults: Sequence[FaultOutcome]) -> list[str]:
    """The lines of the table: a chapter each, and all; "–" where the results are not of all rules of the chapter."""
    counts = figures(faults)
    deep = {chapter: min(one.most for one in faults if one.chapter == chapter) for chapter in counts}
    numbers = {
        chapter: (*counts[chapter], deep[chapter]) if counts.get(chapter, (0,))[0] == rules else (rules,)
        for chapter, rules in rules_on_play().items()
    }
    whole = [one[:-1] for one in numbers.values() if len(one) > 1]
    heads = ("chapter", "rules on play", *GRADES.values(), NOT_ASKED, NO_CASE, DEEP)
    rows = [*numbers.items(), ("together", tuple(map(sum, zip(*whole, strict=True))))]
    return [
        f"| {' | '.join(heads)} |\n",
        f"|---|{'---:|' * (len(heads) - 1)}\n",
        *(_line(name, one, len(heads)) for name, one in rows),
    ]


def _line(name: str, numbers: Sequence[int], cells: int) -> str:
    told = [name, *map(str, numbers)]
    return f"| {' | '.join(told + [NONE] * (cells - len(told)))} |\n"


def write(faults: Sequence[FaultOutcome]) -> None:
    """Put the table in the place of the one that stands there."""
    text = FILE.read_text(encoding="utf-8")
    before, after = text.index(BEGINS) + len(BEGINS), text.index(ENDS)
    FILE.write_text(f"{text[:before]}{''.join(table(faults))}{text[after:]}", encoding="utf-8")


def stated() -> dict[str, tuple[int, ...]]:
    """The numbers of the table as it stands, by chapter."""
    text = FILE.read_text(encoding="utf-8")
    lines = text[text.index(BEGINS) + len(BEGINS) : text.index(ENDS)].splitlines()[2:]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {chapter: tuple(int(one) for one in numbers if one != NONE) for chapter, *numbers in cells}


def since() -> dict[str, int]:
    """How many rules each chapter has more than the table says, as is said behind it."""
    found = SINCE.search(" ".join(FILE.read_text(encoding="utf-8").split()))
    told = found[1].split(", ") if found else []
    return {chapter: int(number) for number, _, chapter in (one.split() for one in told)}


if __name__ == "__main__":
    write(results_in(map(Path, sys.argv[1:])))
