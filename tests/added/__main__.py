"""``python -m tests.added``: to logs one row is added; prints what is then found no more and named by nothing.

Every finding that is lost must lie in a round that is named as not judged, or rest on the shoe or the table of one
(else it is LOST), and no run that ends with 0 may stand beside it (else it is CLEAN). Of a row that contradicts the
others nothing is accused that was not before (else it is NEW). A row that may stand where it stands tells otherwise of
the acts: then what the log showed before its round must stay. Exit code 1 where anything is one of these.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import perf_counter

from tests.added.additions import Added, Addition, Donors, donors_of, drawn
from tests.added.held import Count, Example, hold, seen
from tests.less.logs import ORDER_UNRECORDED, Log, gathered, logs_of
from validator.chapters.registry import PACKAGES
from validator.log.columns import VENUE


def usable(logs: Sequence[Log]) -> list[Log]:
    """The logs of a chapter that have a table of which rows can be read, and tell in which order acts were done.

    Where they do not, a row of a round may stand wherever it does: it contradicts nothing.
    """
    ordered = (log for log in logs if log.lines[0] != ORDER_UNRECORDED)
    return [log for log in ordered if log.chapter in PACKAGES and set(log.tables) - {VENUE, ""}]


def drawn_work(logs: Sequence[Log], donors: Donors, most: int, seed: int) -> list[tuple[Log, list[Addition]]]:
    """``most`` additions: a chapter, a log and a row are drawn; to a log that is drawn several are made."""
    random = Random(seed)
    by_chapter: dict[str, list[Log]] = defaultdict(list)
    for log in logs:
        by_chapter[log.chapter].append(log)
    found: list[tuple[Log, list[Addition]]] = []
    count = 0
    while count < most:
        log = random.choice(by_chapter[random.choice(sorted(by_chapter))])
        some = [drawn(log, donors, random) for _ in range(min(10, most - count))]
        found.append((log, some))
        count += len(some)
    return found


def listed(examples: Sequence[Example], most: int) -> Iterator[str]:
    """The counterexamples, one of each mark, chapter, rule and kind of row, the most frequent first."""
    groups: dict[tuple[str, ...], list[Example]] = defaultdict(list)
    for one in examples:
        groups[one.mark, one.chapter, one.rule, one.kind].append(one)
    for (mark, chapter, rule, kind), found in sorted(groups.items(), key=lambda one: (-len(one[1]), one[0]))[:most]:
        yield f"{len(found):6,}  {mark} {chapter} {rule}: a row {kind or 'that cannot be read'}: {found[0].why}"
        yield f"        --show {found[0].ident}"
    if len(groups) > most:
        yield f"        ... and {len(groups) - most:,} more sorts"


def show(logs: Sequence[Log], donors: Donors, ident: str) -> Iterator[str]:
    """The filings and the changed log, and what is found in one and not in the other, as lines."""
    name, _, addition = ident.partition("/")
    log = next((one for one in logs if one.name == name), None)
    if log is None:
        raise ValueError(f"there is no {name} among {len(logs):,} logs")
    added = Added(log, Addition.named(addition), donors)
    for number, filing in enumerate(log.filings, 1):
        yield f"# --- filing {number}"
        yield filing.rstrip("\n")
    yield "# --- log"
    yield from added.lines
    yield f"# --- {log.hint}: line {added.addition.line + 1} is added; tells otherwise: {added.tells_otherwise}"
    before, after = seen(log, "".join(f"{line}\n" for line in log.lines)), seen(log, added.text)
    moved = {key._replace(event=added.moved(key.table, key.event)): said for key, said in before.found.items()}
    for key in sorted(moved.keys() ^ after.found.keys()):
        yield f"# {'lost' if key in moved else 'new'}: {key.rule} at {key.table}:{key.event}"
    yield f"# not whole: {sorted(after.not_whole)}; clean: {after.clean}; {before.dealt} and {after.dealt} rounds"


def main(arguments: Sequence[str]) -> int:
    """Hold logs with an addition against those without; 0 where all holds, 1 where not, 2 for a wrong command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.added", description=__doc__.partition("\n")[0])
    parser.add_argument("--inputs", type=Path, metavar="FILE.gz", help="the logs that tests.everything kept there")
    parser.add_argument("--chapter", default="", choices=("", *PACKAGES), help="only logs of this chapter")
    parser.add_argument("--most", type=int, default=1000, metavar="N", help="draw N additions (1000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="by which they are drawn (1)")
    parser.add_argument("--list", type=int, default=100, metavar="N", help="counterexamples to list (100)")
    parser.add_argument("--show", metavar="ID", help="print one changed log, its filing, and what it shows, instead")
    options = parser.parse_args(arguments)
    begin = perf_counter()
    try:
        logs = usable(logs_of(one for one in gathered(options.inputs) if one.kind == "replay"))
        donors = donors_of(logs)
        if options.show:
            print(*show(logs, donors, options.show), sep="\n")
            return 0
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    logs = [log for log in logs if options.chapter in ("", log.chapter)]
    total, examples = Count(), list[Example]()
    for number, (log, additions) in enumerate(drawn_work(logs, donors, options.most, options.seed)):
        held = hold(log, additions, donors)
        total.add(held.count)
        examples += held.examples
        for line in listed(held.examples, len(held.examples)):
            print(line, file=sys.stderr, flush=True)
        if number % 50 == 0:
            said = f"{total.additions:,} of {options.most:,}, {len(examples):,} counterexamples"
            print(f"{perf_counter() - begin:6.0f} s  {said}", file=sys.stderr, flush=True)
    print(
        f"{total.additions:,} additions to {len(logs):,} logs, {total.otherwise:,} tell otherwise; "
        f"{total.losing:,} lose {total.lost:,} findings, {total.stands:,} stand; {len(examples):,} counterexamples"
    )
    for line in listed(examples, options.list):
        print(line)
    return 1 if examples else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
