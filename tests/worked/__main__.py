"""``python -m tests.worked FILE…``: prints each worked case that is not met, and how many were."""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.worked.runner import judge, load_cases


def main(arguments: Sequence[str]) -> int:
    """Judge the cases of the files; 0 where all are met, 1 where not, 2 for a file that cannot be read."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.worked", description="Holds worked cases against the replay."
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a file of worked cases, YAML")
    parser.add_argument("--show", metavar="ID", help="print the filings and logs of one case instead")
    options = parser.parse_args(arguments)
    counts: Counter[str] = Counter()
    for path in options.files:
        try:
            cases = load_cases(path)
        except (OSError, ValueError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 2
        for case in cases:
            if options.show:
                if case.id == options.show:
                    print(*case.filings, *case.logs, sep="\n")
                continue
            one = judge(case)
            counts[one.result] += 1
            if one.result != "met":
                print(f"{case.id}: {one.result}: {case.title}")
                print(f"    expected {one.expected}")
                print(f"    found    {one.found}")
    if options.show:
        return 0
    for result, name in (("met", "met"), ("missed", "missed"), ("false alarm", "false alarms")):
        print(f"{name}: {counts[result]}")
    return 0 if set(counts) <= {"met"} else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
