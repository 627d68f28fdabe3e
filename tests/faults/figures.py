"""``python -m tests.faults.figures RESULTS``: puts what ``floorperson prove --results RESULTS`` found into docs/proof.md."""

import sys
from collections.abc import Sequence
from pathlib import Path

from validator.chapters.registry import PACKAGES, chapter_play
from validator.faults.told import Told, results_in
from validator.law.dated import law_of
from validator.report.faults_text import GRADES, NOT_ASKED, figures

FILE = Path(__file__).parent.parent.parent / "docs" / "proof.md"
BEGINS, ENDS = "<!-- figures -->\n", "<!-- end of figures -->\n"


def rules_on_play() -> dict[str, int]:
    """How many rules on play each chapter has."""
    return {chapter: len(chapter_play(law_of(chapter)).rules) for chapter in PACKAGES}


def table(faults: Sequence[Told]) -> list[str]:
    """The lines of the table: a chapter each, and all; raises ValueError where the results are not of all rules."""
    counts = figures(sorted(faults, key=lambda one: one.chapter))
    whole = rules_on_play()
    lacking = [chapter for chapter in whole if chapter not in counts or counts[chapter][0] != whole[chapter]]
    if lacking:
        raise ValueError(f"the results are not of all rules on play of {', '.join(lacking)}")
    rows = [*counts.items(), ("all", tuple(map(sum, zip(*counts.values(), strict=True))))]
    heads = ("chapter", "rules on play", *GRADES.values(), NOT_ASKED)
    return [
        f"| {' | '.join(heads)} |\n",
        f"|---|{'---:|' * (len(heads) - 1)}\n",
        *(f"| {chapter} | {' | '.join(map(str, numbers))} |\n" for chapter, numbers in rows),
    ]


def write(faults: Sequence[Told]) -> None:
    """Put the table in the place of the one that stands there."""
    text = FILE.read_text(encoding="utf-8")
    before, after = text.index(BEGINS) + len(BEGINS), text.index(ENDS)
    FILE.write_text(f"{text[:before]}{''.join(table(faults))}{text[after:]}", encoding="utf-8")


def stated() -> dict[str, tuple[int, ...]]:
    """The numbers of the table as it stands, by chapter."""
    text = FILE.read_text(encoding="utf-8")
    lines = text[text.index(BEGINS) + len(BEGINS) : text.index(ENDS)].splitlines()[2:]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {chapter: tuple(map(int, numbers)) for chapter, *numbers in cells}


if __name__ == "__main__":
    write(results_in(map(Path, sys.argv[1:])))
