"""``python -m tests.mutation``: draws mutants by lot and tells how many the examples and the worked cases notice.

Every mutant is judged by all cases in which it comes to another value, until one notices it. Verdicts are appended to a
file of results, a line each; those that it holds already are not judged again.
"""

import argparse
import hashlib
import json
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ruamel.yaml import YAML

from tests.mutation.cases import cases
from tests.mutation.judged import Cases, Seen, Verdict
from tests.mutation.mutants import Mutant, modules, mutants_of
from validator.chapters.registry import PACKAGES

SURVIVORS: Final = Path(__file__).with_name("survivors.yaml")
"""Mutants that no case notices, each with the reason, as they were judged."""

_COLUMNS: Final = ("drawn", "killed", "by suite", "score", "unreached", "alike", "survived", "explained")

SUITE: Final = "suite"
"""What stands as ``half`` in a verdict of the tests of the suite; in those of the cases stands nothing."""

_AT_HAND: Final[list[tuple[Cases, Seen]]] = []
"""What the processes that judge begin with."""

Result = Mapping[str, Any]

Reasons = Mapping[tuple[str, str, str], str]
"""Why mutants survive: by module, kernel and operator."""


def drawn(number: int, seed: int) -> list[Mutant]:
    """So many mutants of all kernels, the same for the same seed: a change of one kernel leaves the lot of the others."""
    every = (mutant for module in modules() for mutant in mutants_of(module))
    return sorted(every, key=lambda one: hashlib.sha256(f"mutants {seed} {one.key}".encode()).digest())[:number]


def explained() -> Reasons:
    """Why no case notices some mutants: by module, kernel and operator."""
    return {
        (f"validator.{module}", kernel, operator): group["why"]
        for group in YAML(typ="safe").load(SURVIVORS.read_text(encoding="utf-8"))
        for module, kernels in group["mutants"].items()
        for kernel, operators in kernels.items()
        for operator in operators
    }


def scored(results: Iterable[Result], reasons: Reasons) -> list[str]:
    """The score of each room, and in all.

    Of so many mutants drawn how many the cases noticed, and how many more the tests of the suite; and of the others: how
    many nothing reaches, how many have the same value in all that does, how many have another and survive; and how many
    of all that are left are explained.
    """
    counts: dict[str, Counter[str]] = {}
    for one in results:
        if one["noticed_by"]:
            ended = "by suite" if one.get("half") == SUITE else "killed"
        else:
            ended = "unreached" if not one["reached"] else "survived" if one["differed"] else "alike"
        for room in (".".join(str(one["module"]).split(".")[1:-1]), "in all"):
            counted = counts.setdefault(room, Counter())
            counted.update(("drawn", ended))
            counted["explained"] += not one["noticed_by"] and _kind(one) in reasons
    rows = [f"{'room':28}" + "".join(f"{name:>10}" for name in _COLUMNS)]
    for room in sorted(counts, key=lambda room: (room == "in all", room)):
        counted = counts[room]
        share = f"{100 * (counted['killed'] + counted['by suite']) / counted['drawn']:.1f} %"
        rows.append(f"{room:28}" + "".join(f"{share if one == 'score' else counted[one]:>10}" for one in _COLUMNS))
    return rows


def main(arguments: Sequence[str]) -> int:
    """Judge the mutants that no line of the file of results tells of yet, then tell what it holds; 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--number", type=int, default=2000, help="how many mutants are drawn")
    parser.add_argument("--seed", type=int, default=1, help="another lot")
    parser.add_argument(
        "--only", default="", metavar="MODULE", help="those of the lot in this module or room, as games.shoe"
    )
    parser.add_argument(
        "--chapter",
        action="append",
        choices=tuple(PACKAGES),
        help="judge by the cases of this chapter alone (repeatable)",
    )
    parser.add_argument("--results", type=Path, default=Path("mutation.jsonl"), help="where verdicts are kept")
    parser.add_argument("--jobs", type=int, default=1, help="so many processes judge side by side")
    parser.add_argument("--again", action="store_true", help="judge those anew that nothing noticed")
    parser.add_argument("--told", action="store_true", help="judge nothing: tell what the file holds")
    options = parser.parse_args(arguments)
    options.results.touch()
    if not options.told:
        _judge(options)
    results, reasons = results_in(options.results), explained()
    for one in sorted(results, key=lambda one: str(one["says"])):
        if not one["noticed_by"] and _kind(one) not in reasons:
            untried = f", {one['untried']} untried" if one.get("untried") else ""
            print(
                f"{one['says']} (reached by {one['reached']}, {one['differed']} other values{untried}, {one['changed']} changed, {one['told']} told)"
            )
    print(*scored(results, reasons), sep="\n")
    return 0


def _kind(one: Result) -> tuple[str, str, str]:
    return one["module"], one["kernel"], one["operator"]


def results_in(file: Path) -> list[Result]:
    """The last verdict on each mutant, of those that a file of results tells."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return list({one["mutant"]: one for one in lines}.values())


def _judge(options: argparse.Namespace) -> None:
    before = {one["mutant"]: one for one in results_in(options.results)}
    done = {mutant for mutant, one in before.items() if one["noticed_by"] or not options.again}
    lot = [one for one in drawn(options.number, options.seed) if one.module.startswith(f"validator.{options.only}")]
    wanted = [one for one in lot if one.key not in done]
    if not wanted:
        return
    judge = Cases(cases(options.chapter or PACKAGES))
    print(f"{len(judge.kept):,} cases hold; left out as they do not: {judge.broken}", file=sys.stderr, flush=True)
    seen = judge.seen(wanted)
    print(f"{len(wanted):,} mutants to judge, {len(done):,} judged before", file=sys.stderr, flush=True)
    _AT_HAND.append((judge, seen))
    with multiprocessing.get_context("fork").Pool(options.jobs) as pool, options.results.open("a") as file:
        for verdict in pool.imap_unordered(_judged, wanted):
            if not verdict.noticed_by and before.get(verdict.mutant.key, {}).get("half") == SUITE:
                continue
            print(json.dumps(_line(verdict)), file=file, flush=True)


def _judged(mutant: Mutant) -> Verdict:
    judge, seen = _AT_HAND[-1]
    return judge.judge(mutant, seen)


def _line(verdict: Verdict) -> Result:
    mutant = verdict.mutant
    told = {
        "mutant": mutant.key,
        "module": mutant.module,
        "kernel": mutant.function,
        "operator": mutant.operator,
        "says": str(mutant),
        "words": mutant.words,
        "noticed_by": verdict.noticed_by,
    }
    counts = {"reached": verdict.reached, "differed": verdict.differed}
    counts |= {"changed": verdict.changed, "told": verdict.told}
    return {**told, **counts, "seconds": round(verdict.seconds, 3)}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
