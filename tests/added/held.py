"""A log to which a row is added held against the log without it: what is found no more, and what is found anew."""

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.added.additions import Added, Addition, Donors
from tests.everything.judged import in_force
from tests.less.held import OF_SHOE_BEFORE, SAID_ONCE, WITHOUT_OUTCOME, Key, _folder
from tests.less.logs import Log
from validator.core.finding import LogPlace, Outcome
from validator.law.evidence import load_rests_on
from validator.replay.logs import replay_logs

BY_THEIR_JUDGES = frozenset(
    ("batch-dealt-twice", "cards-left-at-idle-table", "hand-after-last-hand", "round-after-cover-card")
    + (
        "vigorish-not-taken",
        "tie-vigorish-not-taken",
        "shoe-filled-with-decks-not-permitted",
        "further-cards-miscounted",
    )
    + (
        "no-card-removed-by-new-dealer",
        "no-card-removed-from-continuous-shuffler",
        "hand-dealt-cards-too-old",
        "new-dealer-with-double-shoe",
        "no-card-removed-from-new-shoe",
        "no-determinant-card-drawn",
    )
    + ("cut-again-without-order", "tiles-unmixed-between-rounds", "players-error-card-not-used-next")
    + ("cards-inspection-unverified", "batches-received-in-one-color", "shoe-ended-before-last-hand")
    + ("card-reader-not-inspected", "further-card-removed", "cards-spread-face-down", "cards-unwashed")
    + (
        "wager-by-player-not-seated",
        "wager-against-entry-prohibition",
        "tie-vigorish-still-owed",
        "tiles-not-remixed-after-exposure",
        "dice-too-old",
    )
    + ("cards-unspread", "changed-cards-not-opened", "not-every-deck-washed", "idle-cards-dealt-face-down-spread")
)
"""Rules whose judges themselves leave open what rests on the shoe or the table where a row could not be read.

What is lost under one of them is told as not checkable.
"""

SAID_UNDER = {"cards-too-old-within-shoe": "cards-too-old", "cards-too-old-by-one-count": "cards-too-old"}
"""Rules of one age of cards that are left open by the name of the first of them."""

FOR_REVIEW = {"cards-left-at-idle-table": "cards-left-at-idle-table-in-a-pause"}
"""Rules in whose place another asks for a review, where a row that cannot be read may have been any."""

TOLD_LATER = {
    "vigorish": frozenset(
        (
            "vigorish-marker-not-placed",
            "vigorish-owed-in-next-shoe",
            "vigorish-owed-at-leaving",
            "vigorish-owed-at-reshuffle",
            "vigorish-owed-while-away",
        )
    )
}
"""Rules that a row of a kind breaks by itself (vigorish marked that nobody owes), told at an act which follows."""

AT_THE_NEXT_CARD = frozenset(("cut-after-loading",))
"""Rules on what was done with a shoe before a card of it was dealt, of whichever round that is said to be."""


@dataclass(frozen=True)
class Seen:
    """What is found in a log: by key which outcomes and in which round; the rounds not judged by table and number.

    ``clean`` says that a run on it ends with 0, ``unread`` that a row could not be read, or a round bears no number;
    ``missing`` how often a rule of a chapter was not checkable.
    """

    found: dict[Key, tuple[frozenset[str], int]]
    not_whole: frozenset[tuple[str, int]]
    clean: bool
    dealt: int = 0
    unread: bool = False
    why: str = ""
    missing: Mapping[tuple[str, str], int] = field(default_factory=dict)


@dataclass(frozen=True)
class Example:
    """A counterexample: ``mark`` is LOST (and unnamed), CLEAN (lost, and the run ends with 0), NEW or CRASH."""

    mark: str
    chapter: str
    rule: str
    kind: str
    ident: str
    why: str


@dataclass
class Count:
    """What came of additions: how many, to how many something was lost, and how many findings."""

    additions: int = 0
    otherwise: int = 0
    losing: int = 0
    lost: int = 0
    stands: int = 0

    def add(self, more: "Count") -> None:
        """Take in other counts."""
        for name in vars(more):
            setattr(self, name, getattr(self, name) + getattr(more, name))


@dataclass
class Held:
    """What came of many additions."""

    count: Count = field(default_factory=Count)
    examples: list[Example] = field(default_factory=list)


def seen(log: Log, text: str) -> Seen:
    """What a replay of a log says, interpreted."""
    path = Path(_folder(os.getpid()).name) / "log.jsonl"
    path.write_text(text, encoding="utf-8", newline="")
    filed = [in_force(words, f"filing-{number}.yaml") for number, words in enumerate(log.filings)]
    try:
        report = replay_logs([path], filed, "interpreted", log.as_of)
    except Exception as error:
        return Seen({}, frozenset(), clean=False, why=f"{type(error).__name__}: {error}")
    found: dict[Key, tuple[frozenset[str], int]] = {}
    for one in report.findings:
        assert isinstance(one.where, LogPlace)
        key = Key(one.chapter, one.rule, one.where.table, one.where.event)
        outcomes = found.get(key, (frozenset[str](), 0))[0]
        found[key] = outcomes | {one.outcome}, one.where.round
    fails = any(Outcome.FAIL in outcomes for outcomes, _ in found.values())
    clean = not (fails or report.faults or report.unjudged or report.uncovered)
    not_whole = frozenset((one.table, one.number) for one in report.not_whole)
    missing = {(one.citation.partition(".")[0], one.rule): sum(one.missing.values()) for one in report.tallies}
    unread = bool(report.faults) or report.rounds_left > len(not_whole)
    return Seen(found, not_whole, clean, report.rounds + report.rounds_left, unread, missing=missing)


def hold(log: Log, additions: Sequence[Addition], donors: Donors) -> Held:
    """What comes of additions to a log."""
    held = Held()
    whole = seen(log, "".join(f"{line}\n" for line in log.lines))
    for addition in additions:
        added = Added(log, addition, donors)
        held.examples += compare(added, whole, seen(log, added.text), held.count)
    return held


def compare(added: Added, whole: Seen, less: Seen, count: Count) -> Iterator[Example]:
    """The counterexamples that an addition is, if it is any."""
    count.additions += 1
    count.otherwise += added.tells_otherwise
    kind = str((added.row or {}).get("kind", ""))

    def example(mark: str, key: Key | None, why: str) -> Example:
        rule, chapter = (key.rule, key.chapter) if key else ("", added.log.chapter)
        return Example(mark, chapter, rule, kind, f"{added.log.name}/{added.addition.ident}", why)

    if less.why and not whole.why:
        yield example("CRASH", None, less.why)
        return
    moved = {key._replace(event=added.moved(key.table, key.event)): (key, said) for key, said in whole.found.items()}
    lost = {new: (key, said) for new, (key, said) in moved.items() if new not in less.found}
    count.lost += len(lost)
    count.losing += bool(lost)
    count.stands += len(moved) - len(lost)
    for new, (_, (outcomes, number)) in sorted(lost.items()):
        if _is_told_so(added, new, number) or _is_said_of_another(new, less):
            continue
        if new._replace(rule=FOR_REVIEW.get(new.rule, new.rule)) in less.found and less.unread:
            continue
        why = f"{'/'.join(sorted(outcomes))} in round {number}"
        if less.clean:
            yield example("CLEAN", new, why)
        elif not (
            _is_named(added, new, number, less)
            or _rests_beyond(new, number, less)
            or _is_left_open(added, new, whole, less)
        ):
            yield example("LOST", new, why)
    if added.tells_otherwise:
        return
    for new in sorted(less.found.keys() - moved.keys()):
        outcomes, number = less.found[new]
        if (new.table, number) in whole.not_whole or (new.table, new.event) == (added.table, added.seq):
            # Rows of a round that stands mixed go otherwise; a row that is added may itself say what is a breach.
            continue
        if added.row is not None and new.rule in TOLD_LATER.get(str(added.row.get("kind")), ()):
            continue
        of_round = [one for one, (_, (_, other)) in lost.items() if (one.table, other) == (new.table, number)]
        if new.rule in WITHOUT_OUTCOME and of_round or any(one.rule == new.rule for one in of_round):
            continue
        if Outcome.FAIL in outcomes and not _is_said_of_another(new, whole):
            yield example("NEW", new, f"in round {number}")


def _is_told_so(added: Added, key: Key, number: int) -> bool:
    """Whether the log tells otherwise of the acts, of a round that was not over where it does."""
    if not added.tells_otherwise:
        return False
    if added.reaches_back or key.event >= added.seq or key.table != added.table:
        return True
    return number in added.around or number < 0 or key.rule in load_rests_on(key.chapter).ahead


def _is_said_of_another(key: Key, seen: Seen) -> bool:
    """Whether a rule that names the first of several alike names another."""
    return key.rule in SAID_ONCE and any((one.rule, one.table) == (key.rule, key.table) for one in seen.found)


def _is_named(added: Added, key: Key, number: int, less: Seen) -> bool:
    """Whether the round of a finding is named as not judged, or the next, in which an act of its end may be judged.

    So may the one before be, of what a judge leaves open where a row could not be placed.
    """
    rows = [added.log.rows[line] or {} for line in range(len(added.log.lines)) if added.log.table_of(line) == key.table]
    numbers = [one for one in dict.fromkeys(row.get("round") for row in rows) if one is not None]
    at = numbers.index(number) if number in numbers else len(numbers)
    before = numbers[:at][-1:] if key.rule in BY_THEIR_JUDGES else []
    return any((key.table, one) in less.not_whole for one in (number, *numbers[at + 1 :][:1], *before))


def _rests_beyond(key: Key, number: int, less: Seen) -> bool:
    """Whether the finding rests on the shoe or the table, of which a round not judged is a part, or a row unread."""
    rests = load_rests_on(key.chapter)
    lasts = key.rule in rests.beyond_rounds | rests.ahead | OF_SHOE_BEFORE | AT_THE_NEXT_CARD or number < 0
    return lasts and (bool(less.not_whole) or less.unread)


def _is_left_open(added: Added, key: Key, whole: Seen, less: Seen) -> bool:
    """Whether the judge of the rule says that it is not checkable, where a row could not be read or placed.

    One that cannot be read may have been any, also that on which the rule rests.
    """
    said = SAID_UNDER.get(key.rule, key.rule)
    more = less.missing.get((key.chapter, said), 0) > whole.missing.get((key.chapter, said), 0)
    may_be_it = added.row is None or said != key.rule or key.rule in BY_THEIR_JUDGES
    return may_be_it and more and (bool(less.not_whole) or less.unread)
