"""``python -m tests.less``: of logs something is lost; prints what is then accused anew, and what no longer.

A change takes a row, a cell, a card, a kind, a column, the beginning or the end from a log. What is accused then must
be accused of the whole log (else it is NEW), and what rests on nothing that was lost must be accused as before (else it
is GONE). OTHER is what is accused still, in other words or amounts, or at another event of the round where its own
is lost. Exit code 1 where anything is NEW or GONE.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from time import perf_counter

from tests.less.changes import SORTS, changes
from tests.less.held import Count, Example, Held, hold, told
from tests.less.logs import Log, gathered, logs_of
from validator.chapters.registry import PACKAGES

Work = tuple[Log, list[tuple[str, str]]]
"""A log and the changes to it: sort and place."""


def all_work(logs: Sequence[Log], sorts: Sequence[str]) -> Iterator[Work]:
    """Every change to every log."""
    for log in logs:
        found = list(changes(log, sorts))
        if found:
            yield log, found


def drawn_work(logs: Sequence[Log], sorts: Sequence[str], most: int, seed: int) -> list[Work]:
    """``most`` changes: a chapter, a sort, a log and a place are drawn, so that none drowns the others."""
    random = Random(seed)
    by_chapter: dict[str, list[Log]] = defaultdict(list)
    for log in sorted(logs, key=lambda one: one.name):
        by_chapter[log.chapter].append(log)
    places: dict[tuple[str, str], Sequence[str]] = {}
    drawn: dict[str, set[tuple[str, str]]] = defaultdict(set)
    chapters = sorted(by_chapter)
    tries = count = 0
    while count < most and tries < 20 * most:
        tries += 1
        log = random.choice(by_chapter[random.choice(chapters)])
        sort = random.choice(sorts)
        if (log.name, sort) not in places:
            places[log.name, sort] = SORTS[sort].places(log)
        if not places[log.name, sort]:
            continue
        chosen = (sort, random.choice(places[log.name, sort]))
        count += chosen not in drawn[log.name]
        drawn[log.name].add(chosen)
    return [(log, sorted(drawn[log.name])) for log in logs if drawn[log.name]]


def hold_work(work: Work) -> Held:
    """What comes of the changes to one log."""
    return hold(*work)


def hold_all(work: Sequence[Work], processes: int) -> Iterator[Held]:
    """What comes of all work, log by log, in order."""
    if processes == 1:
        yield from map(hold_work, work)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(hold_work, work, chunksize=4)


def table_of(held: Held) -> Iterator[str]:
    """The counts by chapter and sort of change, as lines."""
    yield f"{'chapter':8}{'change':18}{'logs':>8}{'new':>7}{'gone':>7}{'other':>7}  {'recall':20}untouched"
    for (chapter, sort), count in sorted(
        held.counts.items(), key=lambda one: (one[0][0], list(SORTS).index(one[0][1]))
    ):
        yield _line(chapter, sort, count)
    for sort in SORTS:
        total = Count()
        for (_, other), count in held.counts.items():
            if other == sort:
                total.add(count)
        if total.logs:
            yield _line("all", sort, total)
    yield _line("all", "all", held.total())


def _line(chapter: str, sort: str, count: Count) -> str:
    recall, apart = _share(count.kept, count.accused), _share(count.apart_kept, count.apart)
    numbers = f"{count.logs:8,}{count.new:7,}{count.gone:7,}{count.other:7,}"
    return f"{chapter:8}{sort:18}{numbers}  {recall:20}{apart:20}".rstrip()


def _share(part: int, whole: int) -> str:
    """A share in tenths of a per cent, rounded down, so that 100.0 means all."""
    return f"{part * 1000 // whole / 10:5.1f} % of {whole:,}" if whole else "    -"


def listed(examples: Sequence[Example], mark: str, most: int) -> Iterator[str]:
    """The counterexamples of a mark, one for each chapter, rule, sort and row changed, the most frequent first."""
    groups: dict[tuple[str, ...], list[Example]] = defaultdict(list)
    for one in examples:
        if one.mark == mark:
            groups[one.chapter, one.rule, one.sort, one.what].append(one)
    if not groups:
        return
    rules = {key[:2] for key in groups}
    yield f"{mark}: {sum(map(len, groups.values())):,}, of {len(rules):,} rules"
    for key, found in sorted(groups.items(), key=lambda one: (-len(one[1]), one[0]))[:most]:
        chapter, rule, sort, what = key
        first = min(found, key=lambda one: one.ident)
        yield f"{len(found):6,}  {chapter} {rule}: {sort} of {what or 'a row'}: {first.why}"
        yield f"        --show {first.ident}"
    if len(groups) > most:
        yield f"        ... and {len(groups) - most:,} more sorts"


def show(logs: Sequence[Log], ident: str) -> Iterator[str]:
    """A changed log and what is found in it that is not found in the whole, and the other way round, as lines."""
    name, sort, place = ident.split("/")
    log = next((one for one in logs if one.name == name), None)
    if log is None or sort not in SORTS:
        raise ValueError(f"there is no {ident} among {len(logs):,} logs")
    change = SORTS[sort].make(log, place)
    for number, filing in enumerate(log.filings, 1):
        yield f"# --- filing {number}"
        yield filing.rstrip("\n")
    for number, text in enumerate(change.texts, 1):
        yield f"# --- log {number}"
        yield text.rstrip("\n")
    yield f"# --- {log.hint}: {sort} at {place} ({change.what})"
    before = told(log.filings, ("".join(f"{line}\n" for line in log.lines),), log.as_of)
    after = told(log.filings, change.texts, log.as_of)
    for key in sorted(before.found.keys() | after.found.keys()):
        mine, theirs = before.found.get(key), after.found.get(key)
        if mine != theirs:
            yield f"# {key.rule} ({key.chapter}) at {key.table}:{key.event}"
            yield from (f"#     whole: {one.outcome}: {one.message}" for one in mine or ())
            yield from (f"#     less:  {one.outcome}: {one.message}" for one in theirs or ())


def main(arguments: Sequence[str]) -> int:
    """Hold changed logs against whole ones; 0 where all holds, 1 where not, 2 for a wrong command line or file."""
    parser = argparse.ArgumentParser(prog="python -m tests.less", description=__doc__.partition("\n")[0])
    parser.add_argument("--inputs", type=Path, metavar="FILE.gz", help="the logs that tests.everything kept there")
    parser.add_argument("--chapter", default="", choices=("", *PACKAGES), help="only logs of this chapter")
    parser.add_argument("--changes", default="", metavar="SORT,…", help=f"only these sorts: {', '.join(SORTS)}")
    parser.add_argument("--of", type=int, default=1, metavar="N", help="the logs in N parts, of which …")
    parser.add_argument("--part", type=int, default=1, metavar="K", help="… only the K-th, from 1")
    parser.add_argument("-j", dest="processes", type=int, default=1, metavar="N", help="processes (1)")
    parser.add_argument("--most", type=int, metavar="M", help="draw M changes instead of making all")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="by which they are drawn (1)")
    parser.add_argument("--list", type=int, default=200, metavar="N", help="counterexamples to list of each mark (200)")
    parser.add_argument("--show", metavar="ID", help="print one changed log, its filing, and what it shows, instead")
    options = parser.parse_args(arguments)
    sorts = options.changes.split(",") if options.changes else list(SORTS)
    if set(sorts) - set(SORTS) or not 1 <= options.part <= options.of:
        parser.error(f"--changes takes {', '.join(SORTS)}; --part lies between 1 and --of")
    begin = perf_counter()

    def say(words: str) -> None:
        print(f"{perf_counter() - begin:6.0f} s  {words}", file=sys.stderr, flush=True)

    try:
        inputs = [one for one in gathered(options.inputs) if one.kind == "replay"]
        every = logs_of(inputs)
        logs = [log for log in every if log.chapter in PACKAGES and options.chapter in ("", log.chapter)]
        if options.show:
            print(*show(logs, options.show), sep="\n")
            return 0
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    logs = [log for number, log in enumerate(logs) if number % options.of == options.part - 1]
    drawn = options.most is not None
    work = drawn_work(logs, sorts, options.most, options.seed) if drawn else list(all_work(logs, sorts))
    total = sum(len(places) for _, places in work)
    several = sum(len(one.logs) != 1 for one in inputs)
    left_out = (
        f"{several:,} in several files and {sum(log.chapter not in PACKAGES for log in every):,} of no chapter left out"
    )
    say(f"{total:,} changes to {len(work):,} of {len(logs):,} logs; {left_out}")
    held, done, told_at = Held(), 0, perf_counter()
    for number, found in enumerate(hold_all(work, options.processes)):
        held.add(found)
        done += len(work[number][1])
        if perf_counter() - told_at > 20:
            told_at = perf_counter()
            say(f"{done:,} of {total:,}")
    say(f"{done:,} of {total:,}")
    print(*table_of(held), sep="\n")
    for mark in ("NEW", "GONE", "OTHER"):
        for line in listed(held.examples, mark, options.list):
            print(line)
    return 1 if held.total().new or held.total().gone else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
