"""The rules whose fault is proved, kept in a file: ``python -m tests.faults.floor 633a`` tries a chapter and adds to it.

A rule that stands there must be proved for good; the file only grows, unless a line is taken out by hand.
"""

import sys
from pathlib import Path

from ruamel.yaml import YAML

from tests.faults.dealt import dealt
from validator.faults.matrix import proofs
from validator.faults.trial import Grade

FILE = Path(__file__).with_name("proved.yaml")

_HEAD = "# The rules on play whose fault is found as what it is, by chapter: python -m tests.faults.floor CHAPTER adds to them.\n"


def write(found: dict[str, list[str]]) -> None:
    """Write the rules of all chapters."""
    lines = [f'"{chapter}":\n' + "".join(f"  - {rule}\n" for rule in sorted(rules)) for chapter, rules in found.items()]
    FILE.write_text(_HEAD + "".join(lines), encoding="utf-8")


def held() -> dict[str, list[str]]:
    """The rules that the file holds, by chapter."""
    return YAML(typ="safe").load(FILE.read_text(encoding="utf-8")) if FILE.is_file() else {}


if __name__ == "__main__":
    all_held = held()
    for asked in sys.argv[1:]:
        proved = {one.rule for one in proofs(asked, dealt(asked)) if one.grade is Grade.PROVED}
        lost = set(all_held.get(asked, ())) - proved
        all_held[asked] = sorted(proved | lost)
        print(f"{asked}: {len(proved)} proved; held, and not proved now: {', '.join(sorted(lost)) or 'none'}")
    write(dict(sorted(all_held.items())))
