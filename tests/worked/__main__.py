"""``python -m tests.worked FILE…``: prints each worked case that is not met, and how many were."""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.worked.notations import load_file

RESULTS = ("met", "missed", "false alarm", "not translated")


def main(arguments: Sequence[str]) -> int:
    """Judge the cases of the files; 0 where all are met, 1 where not, 2 for a file that cannot be read."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.worked", description="Holds worked cases against the replay."
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a file of worked cases, YAML")
    parser.add_argument("--show", metavar="ID", help="print the filing and the log of one case instead")
    options = parser.parse_args(arguments)
    counts: Counter[str] = Counter()
    for path in options.files:
        try:
            file = load_file(path)
        except (OSError, ValueError, KeyError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 2
        for case in file.cases:
            if options.show:
                if case.id == options.show:
                    translated = file.notation.translate(case, file.chapter)
                    print(translated.filing, translated.log, sep="\n")
                continue
            judged = file.judge(case)
            counts[judged.result] += 1
            if judged.result == "not translated":
                print(f"{case.id}: not translated: {judged.found}")
            elif judged.result != "met":
                print(f"{case.id}: {judged.result}: {case.title}")
                print(f"    expected {judged.expected}")
                print(f"    found    {judged.found}")
    if options.show:
        return 0
    for result, name in zip(RESULTS, ("met", "missed", "false alarms", "not translated"), strict=True):
        print(f"{name}: {counts[result]}")
    return 0 if set(counts) <= {"met"} else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
