"""The rules whose fault is proved, kept in a file by the play in which it is: ``python -m tests.faults.floor RESULTS``.

RESULTS are files that ``floorperson prove --results RESULTS`` wrote. A rule that stands in the file must be proved for
good; the file only grows, unless a line is taken out by hand.
"""

import sys
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from ruamel.yaml import YAML

from validator.proof.faults.matrix import Proof, proof
from validator.proof.faults.plays import SimulatedTable
from validator.proof.faults.told import results_in
from validator.proof.faults.trial import Grade, Play, by_tens
from validator.submission.samples import sound_filings

FILE = Path(__file__).with_name("proved.yaml")

_HEAD = """\
# The rules on play whose fault is found as what it is, by chapter and by the play in which it is: a sound filing, and a
# seed. python -m tests.faults.floor RESULTS adds to them.
"""


class Held(NamedTuple):
    """A rule that the file holds, and the play in which its fault is proved."""

    chapter: str
    rule: str
    play: str


def held() -> list[Held]:
    """The rules that the file holds."""
    said = YAML(typ="safe").load(FILE.read_text(encoding="utf-8")) or {}
    return [
        Held(chapter, rule, play) for chapter, plays in said.items() for play, rules in plays.items() for rule in rules
    ]


def proved(one: Held) -> Proof:
    """What becomes of the fault of a rule in the play in which it is proved, alone."""
    return proof(one.chapter, one.rule, [_dealt(one.chapter, one.play)])


def lot(number: int, of: Iterable[Held], seed: int = 1) -> list[Held]:
    """So many of each chapter by lot, in the order in which those of one play come together."""
    chapters: dict[str, list[Held]] = {}
    for one in of:
        chapters.setdefault(one.chapter, []).append(one)
    random = Random(seed)
    drawn = (one for own in chapters.values() for one in random.sample(own, min(number, len(own))))
    return sorted(drawn, key=lambda one: (one.chapter, one.play))


@lru_cache(2)
def _dealt(chapter: str, play: str) -> Play:
    name, _, seed = play.rpartition(" ")
    (path,) = (one for one in sound_filings(chapter) if one.stem == name)
    text = path.read_text(encoding="utf-8")
    dealt = SimulatedTable(chapter, int(seed))
    return Play(play, chapter, by_tens(dealt(text)), text, dealt)


def _new(paths: Iterable[Path], known: Iterable[Held]) -> Iterator[Held]:
    """What results add to the rules that are held, tried in the one play."""
    kept = {(one.chapter, one.rule) for one in known}
    for told in sorted(results_in(paths), key=lambda one: (one.chapter, one.play or "")):
        if told.grade is Grade.PROVED and told.play and (told.chapter, told.rule) not in kept:
            one = Held(told.chapter, told.rule, told.play.partition(",")[0])
            if proved(one).grade is Grade.PROVED:
                yield one


def write(found: Iterable[Held]) -> None:
    """Write the rules of all chapters."""
    by_play: dict[str, dict[str, list[str]]] = {}
    for one in sorted(found):
        by_play.setdefault(one.chapter, {}).setdefault(one.play, []).append(one.rule)
    lines = []
    for chapter, plays in by_play.items():
        lines.append(f'"{chapter}":\n')
        for play, rules in sorted(plays.items()):
            lines.append(f"  {play}:\n" + "".join(f"    - {rule}\n" for rule in rules))
    FILE.write_text(_HEAD + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    before = held()
    added = list(_new(map(Path, sys.argv[1:]), before))
    write([*before, *added])
    print(f"{len(before)} were held, {len(added)} are added")
