"""A changed log held against the whole one: what is newly accused, and what is not accused any more."""

import os
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.everything.judged import in_force
from tests.less.change import Change
from tests.less.changes import SORTS
from tests.less.logs import Log
from validator.core.finding import Finding, LogPlace, Outcome
from validator.law.evidence import load_rests_on
from validator.replay.logs import replay_logs

TMPFS = Path("/dev/shm")

OF_SHOE_BEFORE = frozenset(
    ("vigorish-owed-in-next-shoe", "cards-too-old", "hand-dealt-cards-too-old-by-one-count")
    + ("cards-not-racked-at-cover-card", "idle-cards-left-in-shoe-or-rack")
    + ("cards-not-replaced-after-shoe", "cards-not-replaced-after-void-round", "idle-batch-dealt-again")
)
"""Rules on what is left of the shoe before, or on its cards, on which a row of that shoe bears, as on those that rest on
the table."""

WITHOUT_OUTCOME = frozenset(("collected-beyond-the-stake", "stake-left-unsettled"))
"""Rules that condemn an act whatever became of the wager; where that is known, the rule on its outcome names the act."""

OF_THE_SAME_ACT = {
    "insurance-over-half": ("insurance-over-next-unit",),
    "further-cards-over-any-face-value": ("further-cards-miscounted",),
    "surrender-after-other-decision": ("surrender-after-third-card",),
    "house-money-not-paid": ("house-money-not-paid-after-reader", "house-money-not-paid-on-dealer-blackjack"),
    "queens-of-hearts-settled-before-reader": ("queens-of-hearts-settled-before-others",),
    "kings-of-spades-settled-before-reader": ("kings-of-spades-settled-before-others",),
    "tiles-cut-twice": ("stacks-moved-not-adjacent", "stacks-moved-apart-not-adjacent"),
    "another-card-before-exposed": ("exposed-card-discarded",),
    "another-card-before-unexposed": ("unexposed-card-discarded",),
    "shoe-emptied-before-hand-completed": ("hand-broken-off-at-cover-card",),
    "card-not-asked-for": ("draw-after-bust",),
    "bank-first-offered-to-wrong-player": ("bank-not-offered-to-neighbor-first",),
    "ordinary-tiles-wrong-at-start": ("delivery-style-not-filed",),
    "card-after-dealer-blackjack": ("dealer-drew-on-standing-total",),
}
"""Rules that condemn an act whatever is not known of it, each with those that name it more nearly where that is known: no
chip unit, no face value, no style of delivery that is filed allows it, no card decides it, and no place to which a card
went makes it lawful."""

FROM_THE_WASHING_ON = {"cards-dealt-unshuffled": "idle-cards-dealt-unshuffled"}
"""Rules that condemn the want of an act since the log begins, each with the one that names why it was due."""

WHATEVER_THE_CARDS = "-wrong-whatever-the-cards"
"""Ends the names of rules on a payment that no cards that may lie there have due; where all cards are known, another rule
names what is due."""

SAID_ONCE = frozenset(
    ("card-beyond-decks", "dealt-before-chapter-in-force", "no-card-removed-from-new-shoe")
    + ("no-card-removed-from-later-shoe", "no-card-removed-from-continuous-shuffler", "no-card-removed-by-new-dealer")
    + ("split-hands-interleaved", "cards-dealt-unshuffled")
)
"""Rules that name the first of several alike, of a shoe, a box or the rounds of one law: where it is lost, the next."""

CRASH = "crash"
"""Stands for a rule where the replay failed."""


class Key(NamedTuple):
    """What is accused where: the same under every change, as an event keeps its number."""

    chapter: str
    rule: str
    table: str
    event: int


class Said(NamedTuple):
    """What is said of it."""

    outcome: str
    message: str
    expected: str
    observed: str
    misapplied: int | None
    cost: int | None
    short: str | None


@dataclass(frozen=True)
class Told:
    """What is found in a log: by key what is said, on which lines (0-based) that rests, and in which round it is."""

    found: Mapping[Key, tuple[Said, ...]]
    lines: Mapping[Key, frozenset[int]]
    rounds: Mapping[Key, int]

    def accused(self) -> dict[Key, tuple[Said, ...]]:
        """The accusations alone."""
        accusations = {
            key: tuple(one for one in said if one.outcome == Outcome.FAIL) for key, said in self.found.items()
        }
        return {key: said for key, said in accusations.items() if said}


@cache
def _folder(_process: int) -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="floorperson-less-", dir=TMPFS if TMPFS.is_dir() else None)


def judged(filings: Sequence[str], texts: Sequence[str], as_of: date | None) -> list[Finding]:
    """What is found in logs under filings, interpreted; raises what the replay raises."""
    folder = Path(_folder(os.getpid()).name)
    logs = [folder / f"log-{number}.jsonl" for number in range(len(texts))]
    for path, words in zip(logs, texts, strict=True):
        path.write_text(words, encoding="utf-8", newline="")
    filed = [in_force(words, f"filing-{number}.yaml") for number, words in enumerate(filings)]
    return [*replay_logs(logs, filed, "interpreted", as_of).findings]


def told(filings: Sequence[str], texts: Sequence[str], as_of: date | None = None) -> Told:
    """What is found in logs; a failure of the replay is told like an accusation."""
    try:
        findings = judged(filings, texts, as_of)
    except Exception as error:
        key = Key("", CRASH, "", 0)
        said = Said(Outcome.FAIL, f"{type(error).__name__}: {error}", "", "", None, None, None)
        return Told({key: (said,)}, {key: frozenset()}, {key: -1})
    found: dict[Key, list[Said]] = defaultdict(list)
    lines: dict[Key, set[int]] = defaultdict(set)
    rounds: dict[Key, int] = {}
    for one in findings:
        assert isinstance(one.where, LogPlace)
        key = Key(one.chapter, one.rule, one.where.table, one.where.event)
        found[key].append(
            Said(one.outcome, one.message, one.expected, one.observed, one.overpaid_cents, one.cost_cents, one.short)
        )
        lines[key] |= {place.line - 1 for place in (one.where, one.root) if place is not None}
        rounds[key] = one.where.round
    ordered = {key: tuple(sorted(said, key=repr)) for key, said in found.items()}
    return Told(ordered, {key: frozenset(places) for key, places in lines.items()}, rounds)


@dataclass(frozen=True)
class Example:
    """A counterexample: ``mark`` is NEW, GONE, or OTHER (accused still, but otherwise); ``why`` says more of it.

    What is said, with the same expected, of another event of the round, as the event that it was said of is lost, or as no
    row is lost, is OTHER.
    """

    mark: str
    chapter: str
    rule: str
    sort: str
    what: str
    ident: str
    why: str


@dataclass
class Count:
    """What came of changed logs: accusations of the whole logs whose event still stands, and those still accused."""

    logs: int = 0
    new: int = 0
    gone: int = 0
    other: int = 0
    accused: int = 0
    kept: int = 0
    apart: int = 0
    apart_kept: int = 0

    def add(self, more: "Count") -> None:
        """Take in other counts."""
        for name in vars(more):
            setattr(self, name, getattr(self, name) + getattr(more, name))


@dataclass
class Held:
    """What came of many changed logs, by chapter and sort of change."""

    counts: dict[tuple[str, str], Count] = field(default_factory=lambda: defaultdict(Count))
    examples: list[Example] = field(default_factory=list)

    def add(self, more: "Held") -> None:
        """Take in what came of others."""
        for key, count in more.counts.items():
            self.counts[key].add(count)
        self.examples += more.examples

    def total(self) -> Count:
        """All counts together."""
        found = Count()
        for count in self.counts.values():
            found.add(count)
        return found


def ident_of(log: Log, sort: str, place: str) -> str:
    """The id of a changed log, as ``--show`` takes it."""
    return f"{log.name}/{sort}/{place}"


def hold(log: Log, changes: Iterable[tuple[str, str]]) -> Held:
    """What comes of changes to a log."""
    held = Held()
    whole = told(log.filings, ("".join(f"{line}\n" for line in log.lines),), log.as_of)
    for sort, place in changes:
        change = SORTS[sort].make(log, place)
        compare(log, whole, change, told(log.filings, change.texts, log.as_of), held)
    return held


def _rests_on(log: Log, lines: frozenset[int]) -> frozenset[int]:
    """These lines, and those that place the wagers that they name."""
    named = {
        (row.get("table"), row.get("round"), row.get("wager")) for row in (log.rows[line] for line in lines) if row
    }
    placed = (
        line
        for line, row in enumerate(log.rows)
        if row and row.get("kind") == "wager" and (row.get("table"), row.get("round"), row["wager"]) in named
    )
    return lines | frozenset(placed)


def compare(log: Log, whole: Told, change: Change, less: Told, held: Held) -> None:
    """Add to ``held`` what a changed log shows beside the whole one."""
    before, after = whole.accused(), less.accused()
    before = {key: said for key, said in before.items() if key.rule != CRASH}
    count = held.counts[log.chapter, change.sort]
    count.logs += 1

    def example(mark: str, key: Key, why: str) -> None:
        ident = ident_of(log, change.sort, change.place)
        held.examples.append(Example(mark, key.chapter or log.chapter, key.rule, change.sort, change.what, ident, why))

    moved: dict[tuple[str, str, str, int], list[Key]] = defaultdict(list)
    without_end: dict[tuple[str, str, str], list[Key]] = defaultdict(list)
    for key in sorted(before.keys() - after.keys()):
        moved[key.chapter, key.rule, key.table, whole.rounds[key]].append(key)
        # What was due by the end of a round is told later where that end has no row.
        if any(log.kind_of(line) == "round-end" for line in whole.lines[key] & change.lost):
            without_end[key.chapter, key.rule, key.table].append(key)
    for key in sorted(after.keys() - before.keys()):
        why = after[key][0].message
        of_round = moved[key.chapter, key.rule, key.table, less.rounds[key]]
        lost = [one for one in of_round if not change.lost or _rests_on(log, whole.lines[one]) & change.lost]
        lost += without_end[key.chapter, key.rule, key.table]
        if any([said.expected for said in before[one]] == [said.expected for said in after[key]] for one in lost):
            count.other += 1
            example("OTHER", key, f"at another event: {why}")
            continue
        if key.rule in SAID_ONCE and any(
            one.event < key.event and one not in after and (one.rule, one.table) == (key.rule, key.table)
            for one in before
        ):
            count.other += 1
            example("OTHER", key, f"of the next: {why}")
            continue
        if key.rule in WITHOUT_OUTCOME and any(
            one not in after and (one.table, whole.rounds[one]) == (key.table, less.rounds[key]) for one in before
        ):
            count.other += 1
            example("OTHER", key, f"by a rule on its outcome: {why}")
            continue
        if key.rule.endswith(WHATEVER_THE_CARDS) and any(
            one not in after and (one.chapter, one.table, one.event) == (key.chapter, key.table, key.event)
            for one, said in before.items()
            if any(words.misapplied for words in said)
        ):
            count.other += 1
            example("OTHER", key, f"by a rule on its cards: {why}")
            continue
        of_the_act = OF_THE_SAME_ACT.get(key.rule, ())
        if any(
            one not in after
            and (one.rule in of_the_act, one.table, whole.rounds[one]) == (True, key.table, less.rounds[key])
            for one in before
        ) or any(key._replace(rule=other) in before for other in of_the_act):
            count.other += 1
            example("OTHER", key, f"by a rule on the same act: {why}")
            continue
        if any((one.rule, one.table) == (FROM_THE_WASHING_ON.get(key.rule), key.table) for one in before):
            count.other += 1
            example("OTHER", key, f"by a rule on why it was due: {why}")
            continue
        if _of_a_tangle(log, change, key):
            count.other += 1
            example("OTHER", key, f"of rounds that stand mixed: {why}")
            continue
        count.new += 1
        if key in whole.found:
            why = f"noted before: {why}"
        elif of_round:
            why = f"at another event of the round: {why}"
        example("NEW", key, why)
    for key in sorted(before):
        apart = _apart(change, key, whole.lines[key])
        stands = not change.lost & whole.lines[key]
        same = after.get(key) == before[key]
        count.accused += stands
        count.kept += stands and key in after
        count.apart += bool(apart)
        count.apart_kept += bool(apart) and same
        if apart and not same:
            count.gone += 1
            words = "" if key not in after else f", now: {after[key][0].message}"
            example("GONE", key, f"{apart}: {before[key][0].message}{words}")
        elif key in after and not same:
            count.other += 1
            amounts = [[(one.misapplied, one.cost) for one in words] for words in (before[key], after[key])]
            other = "" if amounts[0] == amounts[1] else "in other amounts: "
            example("OTHER", key, f"{other}{before[key][0].message} -> {after[key][0].message}")


def _of_a_tangle(log: Log, change: Change, key: Key) -> bool:
    """Whether the event and a row lost are of rounds mixed with each other: without the row another round is whole."""
    rows = log.tables.get(key.table)
    if rows is None or not change.lost:
        return False
    named = (line for line in rows.lines if (log.rows[line] or {}).get("seq") == key.event)
    at = next(named, None)
    return at is not None and any(rows.stand_among(at, one) for one in change.lost if one in rows.lines)


def _apart(change: Change, key: Key, lines: Iterable[int]) -> str:
    """Why a finding rests on nothing that was lost; "" where one of its events may."""
    reasons = [change.apart(line) for line in sorted(lines)]
    if not reasons or not all(reasons):
        return ""
    if "an earlier round" in reasons and key.rule in load_rests_on(key.chapter).ahead:
        return ""
    if "a later shoe" in reasons and key.rule in OF_SHOE_BEFORE | load_rests_on(key.chapter).table:
        return ""
    return reasons[0]
