"""``python -m tests.simulate``: lawful play in bulk, judged; what is found is told, and what was judged is kept.

Seeds that a line of the file of results tells of are not dealt again, so that a long run can be broken off.
"""

import argparse
import gc
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import get_args

from tests.simulate.dealing import SUBMISSIONS, judged, told
from validator.core.engine.engines import Choice
from validator.proof.simulate.chance import RARE

_MODES = {"plain": (), "rare": tuple(RARE)}


def main(arguments: Sequence[str]) -> int:
    """Deal and judge each seed under each sound filing; 1 where anything was found in lawful play."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulate", description=__doc__)
    parser.add_argument("filings", nargs="*", metavar="FILING", help="as 633a or 633a-shoe; all without any")
    parser.add_argument("--seeds", default="1-10", metavar="A-B", help="the first seed and the last")
    parser.add_argument("--hours", type=int, default=8, help="hours of play of one table for each seed")
    parser.add_argument("--results", type=Path, default=Path("simulated.jsonl"), help="where it is kept, a line a run")
    parser.add_argument("--engine", default="auto", choices=get_args(Choice), help="compiled where much is judged")
    parser.add_argument("--rounds", type=int, help="end with so many rounds of a chapter, though seeds are left")
    options = parser.parse_args(arguments)
    gc.disable()  # millions of small rows; the circles among them go after each run
    first, last = (int(part) for part in options.seeds.split("-"))
    options.results.touch()
    lines = options.results.read_text(encoding="utf-8").splitlines()
    results = {tuple(one["run"]): one for one in map(json.loads, lines)}
    rounds = Counter[str]()
    found = Counter[str]()
    for run in _runs(options.filings, range(first, last + 1), options.hours):
        chapter = run[0].partition("-")[0]
        if options.rounds is not None and rounds[chapter] >= options.rounds:
            continue
        if run not in results:
            results[run] = _result(run, options.engine)
            gc.collect()
            with options.results.open("a", encoding="utf-8") as file:
                file.write(json.dumps(results[run]) + "\n")
            for line in results[run]["found"]:
                print(*run, line, flush=True)
        rounds[chapter] += results[run]["rounds"]
        found[chapter] += len(results[run]["found"])
    for chapter in sorted(rounds):
        print(f"{chapter}: {rounds[chapter]:,} rounds, {found[chapter]:,} findings")
    return 1 if any(found.values()) else 0


Run = tuple[str, int, int, str]
"""Filing, seed, hours, and whether rare paths are often taken."""


def _runs(wanted: Sequence[str], seeds: range, hours: int) -> Iterator[Run]:
    names = sorted(path.stem for path in SUBMISSIONS.glob("*.yaml"))
    chosen = [name for name in names if not wanted or name in wanted or name.partition("-")[0] in wanted]
    for seed in seeds:
        for name in chosen:
            yield name, seed, hours, "rare" if seed % 2 else "plain"


def _result(run: Run, engine: Choice) -> dict[str, object]:
    name, seed, hours, mode = run
    report = judged(Path(SUBMISSIONS, f"{name}.yaml"), seed, hours, often=_MODES[mode], engine=engine)
    found = [*told(report), *report.unjudged, *(f"{fault.line}: {fault.message}" for _, fault in report.faults)]
    return {"run": run, "rounds": report.rounds, "found": found}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
