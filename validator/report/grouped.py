"""Findings on play added up by rule, table, dealer, shift, day, seat or patron."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar, get_args

from validator.core.shifts import NO_SHIFTS, Shifts
from validator.report.origin_text import origin_in_words
from validator.report.table import NOTHING, Money, money_of

if TYPE_CHECKING:
    from validator.report.report_read import JsonFinding

GroupKey = Literal["rule", "table", "dealer", "shift", "day", "gaming-day", "seat", "patron"]
Some = TypeVar("Some")
KEYS: Final[tuple[GroupKey, ...]] = get_args(GroupKey)
_COUNTED: Final[tuple[GroupKey, ...]] = ("table", "dealer", "shift", "day", "seat", "patron")


class NoReport(ValueError):
    """What was given is no JSON report of replay; the message says what is."""


class CountedTwice(ValueError):
    """Rounds of one log would be added up twice, or it cannot be told whether; the message says what to do."""


@dataclass(frozen=True, slots=True)
class FindingDigest:
    """What a summary takes from one finding: the keys to group it by, its outcome, its cost, and where it is."""

    keys: Mapping[GroupKey, str]
    fails: bool
    money: Money
    place: str
    act: tuple[object, ...]
    message: str
    paragraph: str
    at: datetime | None
    provisional: bool = False


@dataclass(frozen=True, slots=True)
class GroupedFindings:
    """Findings with how many rounds were judged, in all and by what is recorded of them.

    ``suppressed`` findings are none of them, those ``known`` from a baseline are; ``options`` say what of an options
    file bears on them, and where they are ``narrowed`` to a part, to which, ``origins`` where logs say that they come
    from. ``not_checkable`` are rules, by id and
    paragraph; ``unjudged`` says what was not judged. ``source`` is what it comes from, a report or logs; ``logs`` and
    ``filings`` give the SHA-256 of each, "" where it is not known; ``as_of`` are the days whose law was asked for, and
    ``provisional`` says why verdicts are provisional.
    """

    facts: tuple[FindingDigest, ...] = ()
    rounds: int = 0
    rounds_by: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    known: int = 0
    suppressed: int = 0
    options: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    narrowed: bool = False
    not_checkable: frozenset[str] = frozenset()
    unjudged: tuple[str, ...] = ()
    source: str = ""
    logs: Mapping[str, str] = field(default_factory=dict)
    filings: Mapping[str, str] = field(default_factory=dict)
    as_of: tuple[date, ...] = ()
    provisional: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Group:
    """Findings of one group; ``rounds`` judged of it are None where they are not counted.

    ``words`` are one for each key, "" where it is not recorded. Money of one act counts once.
    """

    words: tuple[str, ...]
    findings: int
    failures: int
    reviews: int
    rounds: int | None
    money: Money

    @property
    def rate(self) -> float | None:
        """Failures in 1,000 rounds judged; None where these are not counted, or none were."""
        return self.failures * 1_000 / self.rounds if self.rounds else None


@dataclass(frozen=True, slots=True)
class Summary:
    """The groups, those with most failures first; all together; and the findings that cost most.

    By one key, what was judged without a finding is a group too, unless a part of the findings alone is told: then it
    is not known which have none, nor at what rate there are findings.
    """

    by: tuple[GroupKey, ...]
    groups: tuple[Group, ...]
    total: Group
    worst: tuple[FindingDigest, ...]
    judged: GroupedFindings


def summarize(judged: GroupedFindings, by: Sequence[GroupKey], shifts: Shifts = NO_SHIFTS, top: int = 10) -> Summary:
    """Add up what was judged by the keys ``by``; ``top`` is how many of the costliest findings are named."""
    facts = [_with_shift(fact, shifts) for fact in judged.facts] if shifts else judged.facts
    found: dict[tuple[str, ...], list[FindingDigest]] = {}
    for fact in facts:
        found.setdefault(tuple(fact.keys.get(key, "") for key in by), []).append(fact)
    if len(by) == 1 and not judged.narrowed:
        found |= {(word,): [] for word in _counted(judged, by[0], shifts) if (word,) not in found}
    groups = [
        _group(words, members, _rounds(judged, dict(zip(by, words, strict=True)), shifts))
        for words, members in found.items()
    ]
    groups.sort(key=lambda group: (-group.failures, -group.reviews, group.words))
    costly = sorted((fact for fact in facts if fact.money != NOTHING), key=lambda fact: -fact.money.all)
    worst = list({fact.act: fact for fact in reversed(costly)}.values())[::-1][:top]
    total = _group((), facts, None if judged.narrowed else judged.rounds)
    return Summary(tuple(by), tuple(groups), total, tuple(worst), judged)


def _counted(judged: GroupedFindings, key: GroupKey, shifts: Shifts) -> Iterable[str]:
    """The words of a key of which rounds are counted: some may have no finding."""
    if key == "shift":
        return {shifts.of_hour(int(hour)) for hour in judged.rounds_by.get("hour", {})} - {""}
    return judged.rounds_by.get(key, {}) if key in _COUNTED else ()


def _group(words: tuple[str, ...], facts: Sequence[FindingDigest], rounds: int | None) -> Group:
    failures = sum(fact.fails for fact in facts)
    acts = {fact.act: fact.money for fact in facts if fact.money != NOTHING}
    money = sum(acts.values(), NOTHING)
    return Group(words, len(facts), failures, len(facts) - failures, rounds, money)


def _with_shift(fact: FindingDigest, shifts: Shifts) -> FindingDigest:
    shift = shifts.at(fact.at.hour * 60 + fact.at.minute) if fact.at is not None else ""
    return replace(fact, keys={**fact.keys, "shift": shift})


def _rounds(judged: GroupedFindings, words: Mapping[GroupKey, str], shifts: Shifts) -> int | None:
    """The rounds judged of a group: of all for a rule, else of the one thing by which it is told."""
    told = {key: word for key, word in words.items() if key != "rule"}
    if judged.narrowed:
        return None
    if not told:
        return judged.rounds
    if len(told) > 1:
        return None
    ((key, word),) = told.items()
    if key == "shift" and shifts:
        hours = judged.rounds_by.get("hour", {})
        names = {hour: shifts.of_hour(int(hour)) for hour in hours}
        if not word:
            return None
        return sum(count for hour, count in hours.items() if names[hour] == word) if all(names.values()) else None
    return judged.rounds_by.get(key, {}).get(word) if key in _COUNTED else None


def facts_of(rows: Iterable[Mapping[str, Any]]) -> tuple[FindingDigest, ...]:
    """What a summary takes of the rows of the table of findings, those that are suppressed left out."""
    return tuple(_fact(row) for row in rows if row["standing"] != "suppressed")


def _fact(row: Mapping[str, Any]) -> FindingDigest:
    at: datetime | None = row["time"]
    words = {key: _word(row[key.replace("-", "_")]) for key in KEYS}
    amount = row["difference_cents"] if row["difference_cents"] is not None else row["cost_cents"]
    fails = row["outcome"] == "fail"
    where = f"round {row['round']}, " if row["round"] is not None else ""
    return FindingDigest(
        keys=words,
        fails=fails,
        money=money_of(amount, row["short"]) if fails else NOTHING,
        place=f"{row['file']}:{row['line']}: table {row['table']}, {where}event {row['event']}",
        act=(row["file"], row["table"], row["event"], abs(amount or 0), row["short"]),
        message=row["message"],
        paragraph=row["paragraph"],
        at=at,
        provisional=bool(row["provisional"]),
    )


def _word(value: object) -> str:
    return "" if value is None else str(value)


def read_report(document: object, name: str) -> GroupedFindings:
    """What a summary takes of a JSON report of replay; raises NoReport."""
    from pydantic import ValidationError

    from validator.report.report_read import report_in

    if not isinstance(document, dict) or "job" not in document:
        raise NoReport(f"{name}: this is no report that floorperson replay --format json wrote")
    if document["job"] != "replay":
        raise NoReport(f"{name}: this is a report of {document['job']}; a summary is of reports of replay, or of logs")
    if document.get("report_version") != "2":
        raise NoReport(f"{name}: this is a report of version {document.get('report_version')}; ours are of version 2")
    try:
        report = report_in(document)
        findings = [_row(finding) for finding in report["findings"]]
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        told = f"{where}: {first['msg'][:1].lower()}{first['msg'][1:]}"
        raise NoReport(f"{name}: this report of replay is not whole, or was changed since: {told}") from error
    faults = [f"{one['file']}:{one['line']}: {one['message']}" for one in report["row_faults"]]
    uncovered = [
        under_none(one["file"], one["table"], one["rounds"], one["why"])
        for one in report["judged"]
        if report["filings"] and one["judged_by"] == "law alone"
    ]
    faults += [
        f"{file}:{fault['line']}: {fault['message']}"
        for file, wrong in report["filing_faults"].items()
        for fault in wrong
    ]
    hashes, periods = report.get("hashes", {}), [one for one in report["judged"] if one["rounds"]]
    return GroupedFindings(
        facts=facts_of(findings),
        rounds=report["rounds"],
        rounds_by=report["rounds_by"],
        known=sum(row["standing"] == "known" for row in findings),
        suppressed=sum(row["standing"] == "suppressed" for row in findings),
        options=(report["terms"]["bearing"],) if report["terms"]["bearing"] else (),
        origins=tuple(map(origin_in_words, report.get("origins", ()))),
        narrowed=report["terms"].get("narrowed", False),
        not_checkable=frozenset(
            f"{tally['rule']} ({tally['citation']})"
            for tally in report["tallies"]
            if tally["outcome"] == "not checkable"
        ),
        unjudged=(*cut_short(report["interrupted"]), *report["unjudged"], *uncovered, *faults),
        source=name,
        logs={log: hashes.get(log, "") for log in report["logs"]},
        filings={filing: hashes.get(filing, "") for filing in report["filings"]},
        as_of=each_once(one["as_of"] for one in periods),
        provisional=each_once(one["provisional"] for one in periods),
    )


def each_once(found: Iterable[Some | None]) -> tuple[Some, ...]:
    """What is there, each once, in its order."""
    return tuple(dict.fromkeys(one for one in found if one))


def cut_short(interrupted: bool) -> tuple[str, ...]:
    """That a replay was interrupted, where it was."""
    return ("interrupted: all else is what was judged until then",) if interrupted else ()


def under_none(log: str, table: str, rounds: int, why: str) -> str:
    """That the law alone judged some rounds of a table although filings were given."""
    return f"{log}: table {table}, {rounds:,} round{'s' if rounds != 1 else ''} by a filing: {why}"


def _row(finding: "JsonFinding") -> dict[str, Any]:
    """A finding of a JSON report as a row of the table, as far as a summary needs it."""
    over, under = finding["overpaid_cents"], finding["underpaid_cents"]
    place = finding["place"]
    return {
        **finding,
        **{key: place[key] for key in ("file", "line", "table", "round", "event")},
        "paragraph": finding["citation"],
        "difference_cents": over - (under or 0) if over is not None else None,
    }


def merge_findings(all_judged: Sequence[GroupedFindings]) -> GroupedFindings:
    """Several reports merged into one; raises CountedTwice where two are of one log."""
    _must_be_of_other_logs(all_judged)
    counts: dict[str, Counter[str]] = {}
    for judged in all_judged:
        for key, numbers in judged.rounds_by.items():
            counts.setdefault(key, Counter()).update(numbers)
    return GroupedFindings(
        facts=tuple(fact for judged in all_judged for fact in judged.facts),
        rounds=sum(judged.rounds for judged in all_judged),
        rounds_by=counts,
        known=sum(judged.known for judged in all_judged),
        suppressed=sum(judged.suppressed for judged in all_judged),
        options=tuple(dict.fromkeys(words for judged in all_judged for words in judged.options)),
        origins=tuple(dict.fromkeys(words for judged in all_judged for words in judged.origins)),
        narrowed=any(judged.narrowed for judged in all_judged),
        not_checkable=frozenset().union(*(judged.not_checkable for judged in all_judged)),
        unjudged=tuple(words for judged in all_judged for words in judged.unjudged),
        source=", ".join(judged.source for judged in all_judged),
        logs={log: sha256 for judged in all_judged for log, sha256 in judged.logs.items()},
        filings={filing: sha256 for judged in all_judged for filing, sha256 in judged.filings.items()},
        as_of=each_once(day for judged in all_judged for day in judged.as_of),
        provisional=each_once(words for judged in all_judged for words in judged.provisional),
    )


def _must_be_of_other_logs(all_judged: Sequence[GroupedFindings]) -> None:
    if len(all_judged) < 2:
        return
    before: dict[str, tuple[str, str]] = {}
    for judged in all_judged:
        for log, sha256 in judged.logs.items():
            if not sha256:
                raise CountedTwice(
                    f"{judged.source} does not say the SHA-256 of {log}, and its rounds might count twice; replay the "
                    "log again, with --format json"
                )
            if sha256 in before:
                other, source = before[sha256]
                both = log if log == other else f"{log}, with the same bytes as {other},"
                raise CountedTwice(
                    f"{both} was judged in {source} and in {judged.source}: its rounds would count twice; leave one out"
                )
        before |= {sha256: (log, judged.source) for log, sha256 in judged.logs.items()}
