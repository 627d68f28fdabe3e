"""How fast it is, beside others, in seconds of work of one core: ``python -m tests.bench``.

Each line is measured in a process of its own, the least of several runs counts, and nothing that other programs do. The
first run on a machine compiles what it needs into the user's cache, and takes some minutes more.

Nothing but floorperson need be installed: what is missing is said in its line. All that is set beside it: python -m pip
install numba numpy pyarrow orjson msgspec polars duckdb pysimdjson; for --peers: python -m pip install open_spiel rlcard
pokerkit, and npm install baccarat-engine. It runs where os.wait4 is (Linux, macOS).
"""

import argparse
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench import hostile, peers, sections, start
from tests.bench.bench import Bench, Sizes
from tests.bench.table import Line, heading, shown

Section = Callable[[Bench], Iterator[Line]]

SECTIONS: dict[str, Section] = {
    "reading": sections.reading,
    "replay": sections.replay,
    "judges": sections.judges,
    "start": start.start,
    "chapters": sections.chapters,
    "growth": sections.growth,
    "cliffs": sections.cliffs,
    "optional": sections.optional,
    "hostile": hostile.hostile,
}

ASKED_FOR: dict[str, Section] = {"tallies": sections.tallies, "peers": peers.peers}
"""Sections that are measured only where they are named."""

QUICK = Sizes(main=1_200, chapters=400, growth=120, repeat=1, quick=True)
"""About a minute."""


def arguments(given: list[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = [*SECTIONS, *ASKED_FOR]
    parser.add_argument(
        "--quick",
        action="store_true",
        help="about a minute instead of ten, on logs so short that starts are most of it",
    )
    parser.add_argument("--only", action="append", choices=names, metavar="NAME", help=f"one of: {', '.join(names)}")
    parser.add_argument("--peers", action="store_true", help="also engines that others offer")
    parser.add_argument("--markdown", action="store_true", help="tables in Markdown")
    parser.add_argument("--rounds", type=int, help="rounds of the log of most sections")
    parser.add_argument("--growth", type=int, help="rounds of the shortest log in growth, as 100000 for 10 million")
    parser.add_argument("--repeat", type=int, help="runs of each job")
    parser.add_argument("--engine", choices=("compiled", "interpreted"), help="instead of compiled")
    parser.add_argument("--node", type=Path, default=Path(), help="the folder in which npm installed the peer")
    parser.add_argument("--folder", type=Path, help="where the logs are written and left; else they are removed")
    return parser.parse_args(given)


def sizes_of(given: argparse.Namespace) -> Sizes:
    """How much is measured."""
    sizes = QUICK if given.quick else Sizes()
    wanted = {"main": given.rounds, "chapters": given.rounds and given.rounds // 4, "growth": given.growth}
    wanted["repeat"] = given.repeat
    return replace(sizes, **{name: max(1, value) for name, value in wanted.items() if value})


def version_of(package: str) -> str:
    """The version of a package that makes replay faster."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def main(given: list[str] | None = None) -> None:
    """Measure and print."""
    asked = arguments(given)
    every = SECTIONS | ASKED_FOR
    usual = [name for name in SECTIONS if not (asked.quick and name == "optional")]
    names = [*(asked.only or usual), *(["peers"] if asked.peers else [])]
    engine = asked.engine or ("compiled" if find_spec("numba") else "interpreted")
    with TemporaryDirectory() as temporary:
        bench = Bench(sizes_of(asked), asked.folder or Path(temporary), engine, asked.node)
        bench.folder.mkdir(parents=True, exist_ok=True)
        log = bench.log()
        print(", ".join(f"{name} {version_of(name)}" for name in ("numba", "numpy", "pyarrow", "orjson")))
        print(
            f"Python {platform.python_version()}, {platform.system()} {platform.machine()}; "
            f"{log.rounds:,} rounds of Chapter 633a, {log.events:,} events, "
            f"{log.events / log.rounds:.1f} a round; {log.path('jsonl').stat().st_size:,} bytes of JSON lines"
        )
        for name in names:
            for line in heading(name, str(every[name].__doc__), marked=asked.markdown):
                print(line)
            for one in every[name](bench):
                print(shown(one, marked=asked.markdown), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
