"""``python -m tests.everything -o FILE``: writes everything that is judged; ``--against FILE``: what differs from it.

The inputs are gathered from the samples, the tests and the generators; with ``--inputs`` they are those that an
earlier run kept with ``--keep``, whatever has become of the tests since.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from tests.everything.compare import differences, report
from tests.everything.export import Part, blocks_of_inputs, law_blocks
from tests.everything.inputs import read_inputs, write_inputs
from tests.everything.lines import BadExport, fields_of, read_export, write_export
from validator.chapters.registry import PACKAGES


def main(arguments: Sequence[str]) -> int:
    """Write, compare, or both; 0 where nothing differs, 1 where something does, 2 for a file that cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m tests.everything", description=__doc__.partition("\n")[0])
    parser.add_argument("-o", "--out", type=Path, metavar="FILE", help="write the export there (packed: FILE.gz)")
    parser.add_argument("--against", type=Path, metavar="FILE", help="say what differs from this export")
    parser.add_argument("--keep", type=Path, metavar="FILE.gz", help="keep the inputs there")
    parser.add_argument("--inputs", type=Path, metavar="FILE.gz", help="judge the inputs kept there, gather none")
    parser.add_argument(
        "--only", default="", metavar="PREFIX", help="only subjects that begin so: rule, 'fact 551' ..."
    )
    parser.add_argument("--chapter", default="", choices=("", *PACKAGES), help="only what this chapter says or judges")
    parser.add_argument("--most", type=int, default=200, metavar="N", help="differences to list (200)")
    parser.add_argument("-j", dest="processes", type=int, default=1, metavar="N", help="processes (1)")
    options = parser.parse_args(arguments)
    if options.out is None and options.against is None and options.keep is None:
        parser.error("one of -o, --against and --keep is needed")
    begin = perf_counter()

    def say(words: str) -> None:
        print(f"{perf_counter() - begin:6.0f} s  {words}", file=sys.stderr)

    part = Part(options.only, options.chapter)
    try:
        blocks = law_blocks(part)
        if part.judges:
            given = None if options.inputs is None else list(read_inputs(options.inputs))
            inputs, told = blocks_of_inputs(part, given, options.chapter, options.processes, say)
            blocks.update(told)
            if options.keep is not None:
                write_inputs(options.keep, inputs.values())
        if options.out is not None:
            say(f"{write_export(options.out, blocks):,} lines written")
        if options.against is None:
            return 0
        before = part.of(read_export(options.against))
        after = ((subject, fields_of(blocks[subject])) for subject in sorted(blocks))
        lines = list(report(differences(before, after), options.most))
    except (OSError, ValueError, BadExport) as error:
        print(error, file=sys.stderr)
        return 2
    print(*lines, sep="\n")
    return 0 if lines == ["nothing differs"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
