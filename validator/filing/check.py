"""Checks a filing: reads it, compares it with its chapter's schema, asks every filing rule, reports the findings."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import NamedTuple

from validator.chapters.registry import filing_rules
from validator.core.citation import Citation
from validator.core.files import named
from validator.core.finding import Circumstances, FilingPlace, Finding, Outcome, Severity, Tally
from validator.core.number_words import agreeing
from validator.core.rule import (
    DAY,
    ENDED,
    EXPIRES,
    IN_FORCE_FROM,
    Absent,
    Condition,
    Equals,
    FilingRule,
    Present,
    Stated,
    Unless,
)
from validator.filing.advisories import oddities_of
from validator.filing.check_values import bound_named, fact_named, hint, stated_parts, value_at, value_in_words
from validator.law.facts import Bound
from validator.law.in_force import not_held
from validator.law.versions import Amendments, Law, law_by
from validator.submission.fault import Fault, Place, fault_at, faults_in_order
from validator.submission.filing import Missing
from validator.submission.form_source import FormSource
from validator.submission.head import Head, head_of
from validator.submission.keywords import is_same_value
from validator.submission.read import FilingReading, read_submission
from validator.submission.typed import TypedFiling

OUR_OWN_FAULT = "our own fault"

_DAYS = tuple(DAY.split(" | "))


class CheckReport(NamedTuple):
    """What came of checking one filing.

    ``file`` names it, ``sha256`` is the digest of its bytes in hexadecimal ("" where it could not be read at all),
    ``lines`` its text without line ends. ``head`` is what its head states, by key, as it states it. ``faults`` are
    what is wrong with its text and shape, by place; ``crashes`` rules of ours that failed on it, which is never a
    pass. ``findings`` stand in the law's order, with a tally for every rule of the chapter. ``as_of`` is the date
    whose law judged it, None where nothing was judged and none was asked for; ``provisional`` says in words why the
    verdict is provisional, "" where it is not. ``typed`` is the filing as rules see it, None where it could not be
    read; ``oddities`` what is odd about it although no paragraph forbids it; ``law`` is
    the law that judged it.
    """

    file: str
    sha256: str
    lines: tuple[str, ...]
    chapter: str
    head: Mapping[str, str]
    faults: tuple[Fault, ...]
    crashes: tuple[Fault, ...]
    findings: tuple[Finding, ...]
    tallies: tuple[Tally, ...]
    as_of: date | None
    provisional: str
    typed: TypedFiling | None = None
    oddities: tuple[Fault, ...] = ()
    law: Law | None = None


def judge_filing(
    source: Path | str | bytes | FormSource, as_of: date | None = None, name: str = "", amendments: Amendments = ()
) -> CheckReport:
    """Check the filing in a file (a Path), its text or bytes, or a form; ``name`` is how the report calls it.

    ``as_of`` defaults to the day on which the filing takes effect, else the day on which it is dated, else the last day
    for which the chapter's words are held. ``amendments`` are taken for law besides those held, from their days on.
    A faulty filing raises nothing: its faults are reported, and rules whose values they spoiled are not checkable.
    Raises OSError for a file that cannot be opened.
    """
    read = read_submission(source, name)
    called = name or (named(source) if isinstance(source, Path) else "filing")
    if read.filing is None or read.typed is None:
        sha256, lines = (read.filing.sha256, read.filing.lines) if read.filing is not None else ("", ())
        faults = tuple(_told_of_chapter(fault, read) for fault in read.faults)
        return CheckReport(called, sha256, lines, read.chapter, {}, faults, (), (), (), as_of, "")
    run = _run(called, read.typed, read.chapter, as_of, amendments)
    judged = [_judge(rule, run) for rule in filing_rules(run.law)]
    stated = as_of or _own_date(read.typed)
    return CheckReport(
        file=called,
        sha256=read.filing.sha256,
        lines=read.filing.lines,
        chapter=read.chapter,
        head=_head(read.typed),
        faults=read.faults,
        crashes=_in_cells(faults_in_order(fault for one in judged for fault in one.crashes), read.typed),
        findings=tuple(finding for one in judged for finding in one.findings),
        tallies=tuple(one.tally for one in judged),
        as_of=run.as_of,
        provisional=run.law.why_another(run.as_of) if stated else "it states no day; judged by the text held",
        typed=read.typed,
        oddities=_in_cells(oddities_of(read.typed, run.law), read.typed),
        law=run.law,
    )


def judged_by(
    rules: Iterable[FilingRule],
    typed: TypedFiling,
    chapter: str,
    as_of: date | None = None,
    amendments: Amendments = (),
) -> tuple[tuple[Tally, tuple[Finding, ...]], ...]:
    """What comes of some filing rules of a chapter: tally and findings of each; the law is that of ``judge_filing``."""
    run = _run("filing", typed, chapter, as_of, amendments)
    judged = [_judge(rule, run) for rule in rules]
    return tuple((one.tally, tuple(one.findings)) for one in judged)


def _run(called: str, typed: TypedFiling, chapter: str, as_of: date | None, amendments: Amendments) -> "_Run":
    """What the judging of a filing needs; it is judged by the law of ``as_of``, else of its own day."""
    law, day = law_by(chapter, as_of or _own_date(typed), amendments)
    # A filing whose status cannot be read may be unfinished.
    unfinished = value_at(typed, "head.status") in ("unfinished", Missing.UNREADABLE)
    return _Run(called, typed, law, day, as_of is not None, unfinished, _waivers(typed), head_of(typed))


def not_judged(path: Path, *, faults: tuple[Fault, ...] = (), crashes: tuple[Fault, ...] = ()) -> CheckReport:
    """The report on a filing of which nothing could be read or judged, and why."""
    return CheckReport(named(path), "", (), "", {}, faults, crashes, (), (), None, "")


def _told_of_chapter(fault: Fault, read: FilingReading) -> Fault:
    """The fault that a filing's chapter is unknown, with what is known of a chapter whose words are not held."""
    entry = None if read.filing is None else read.filing.entries.get("chapter")
    known = not_held(str(entry.value)) if entry is not None and fault.kind == "unknown-chapter" else ""
    return fault._replace(message=f"{known}, so that no filing under it can be judged") if known else fault


class _Run(NamedTuple):
    """What the judging of every rule needs; ``waivers`` pairs each paragraph waived with its reference.

    ``law`` judges, that of the day ``as_of``; ``asked`` says that it was asked for rather than taken from the filing.
    ``unfinished`` says that the filing calls itself so, or may: it may yet say what it does not.
    """

    file: str
    typed: TypedFiling
    law: Law
    as_of: date
    asked: bool
    unfinished: bool
    waivers: tuple[tuple[Citation, str], ...]
    head: Head


@dataclass(slots=True)
class _Judged:
    """What one rule found."""

    tally: Tally
    findings: list[Finding]
    crashes: list[Fault]


class _Entry(NamedTuple):
    """One application of a rule: the key (or item) it is about and that one's path, "" for the filing as a whole."""

    each: str = ""
    key: str = ""
    path: str = ""

    def resolve(self, path: str) -> str:
        """The path with ``*`` replaced by this entry's key or index."""
        if not self.each:
            return path
        for star in (f"{self.each}.*", f"{self.each}[*]"):
            if path.startswith(star):
                return self.path + path.removeprefix(star)
        return path


class _NotCheckable(Exception):
    """The value at ``path`` is missing or unreadable, so the rule cannot be decided."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


def _judge(rule: FilingRule, run: _Run) -> _Judged:
    judged = _Judged(Tally(rule.id, rule.cite, 0, 0, 0, 0, {}), [], [])
    if not rule.each:
        _apply(rule, run, _Entry(), judged)
        return judged
    missing = run.typed.missing(rule.each)
    if missing is Missing.UNREADABLE:
        judged.tally.missing[rule.each] = 1
    keys, paths = run.typed.keys(rule.each), run.typed.children(rule.each)
    for number, path in enumerate(paths):
        _apply(rule, run, _Entry(rule.each, keys[number] if keys else str(number), path), judged)
    if not paths and missing is not Missing.UNREADABLE:
        judged.tally.not_applicable += 1
    return judged


def _apply(rule: FilingRule, run: _Run, entry: _Entry, judged: _Judged) -> None:
    tally = judged.tally
    try:
        if not all(_holds(condition, run.typed, entry) for condition in rule.when):
            tally.not_applicable += 1
            return
        values = _values(rule, run, entry)
    except _NotCheckable as gap:
        tally.missing[gap.path] = tally.missing.get(gap.path, 0) + 1
        return
    try:
        broken = rule(*values)
    except Exception as error:
        tally.missing[OUR_OWN_FAULT] = tally.missing.get(OUR_OWN_FAULT, 0) + 1
        judged.crashes.append(_crash(rule, run, entry, error))
        return
    if broken is None:
        tally.not_applicable += 1
        return
    if run.unfinished and (unsaid := _unsaid(rule, run, entry, values, broken)):
        tally.missing[unsaid] = tally.missing.get(unsaid, 0) + 1
        return
    if not broken:
        tally.passed += 1
        return
    finding = _finding(rule, run, entry, values)
    if finding.outcome is Outcome.FAIL:
        tally.failed += 1
    else:
        tally.for_review += 1
    judged.findings.append(finding)


def _unsaid(rule: FilingRule, run: _Run, entry: _Entry, values: tuple[object, ...], broken: bool) -> str:
    """The path at which an unfinished filing says nothing, where that decides a rule; "" where what is said does.

    It decides a pass where nothing that the rule reads is stated, and a breach also where it points to what is absent.
    """
    if rule.may_read and not rule.reads and all(value is None for value in values[: len(rule.may_read)]):
        return entry.resolve(rule.may_read[0])
    path = _at(rule, run, entry)
    if path.endswith("]") and not path.endswith('"]') and not path.rpartition("[")[2][:-1].isdecimal():
        path = path.rpartition("[")[0]
    return path if broken and run.typed.missing(path) is Missing.ABSENT else ""


def gap_in(conditions: Sequence[Condition], typed: TypedFiling) -> str | None:
    """Whether a filing meets the conditions: "" if so, None if not, else the path that keeps it from being told."""
    try:
        return "" if all(_holds(condition, typed, _Entry()) for condition in conditions) else None
    except _NotCheckable as gap:
        return gap.path


def _holds(condition: Condition, typed: TypedFiling, entry: _Entry) -> bool:
    path = entry.resolve(condition.path)
    value = value_at(typed, path)
    if value is Missing.UNREADABLE:
        raise _NotCheckable(path)
    match condition:
        case Present():
            return value is not Missing.ABSENT
        case Absent():
            return value is Missing.ABSENT
        case Stated():
            if value is Missing.ABSENT:
                raise _NotCheckable(path)
            return True
        case Unless(values=values):
            return not any(is_same_value(value, other) for other in values)
        case Equals(values=values):
            if value is Missing.ABSENT:
                raise _NotCheckable(path)
            return any(is_same_value(value, other) for other in values)


def _values(rule: FilingRule, run: _Run, entry: _Entry) -> tuple[object, ...]:
    values: list[object] = []
    for path in rule.reads:
        if path == DAY:
            values.append(_day_judged(run))
            continue
        value = entry.key if path == "*" else value_at(run.typed, entry.resolve(path))
        if isinstance(value, Missing) or (isinstance(value, tuple) and None in value):
            raise _NotCheckable(entry.resolve(path))
        values.append(value)
    for path in rule.may_read:
        value = value_at(run.typed, entry.resolve(path))
        if value is Missing.UNREADABLE:
            raise _NotCheckable(entry.resolve(path))
        values.append(None if value is Missing.ABSENT else value)
    dates = run.law.in_force
    days = {IN_FORCE_FROM: dates.since, EXPIRES: dates.expires, ENDED: dates.ended}
    for name in rule.facts:
        if name in days:
            values.append(days[name])
        else:
            named_by = bound_named if name in rule.bounds else fact_named
            values.append(named_by(run.law.facts, name, entry.key))
    return tuple(values)


def _day_judged(run: _Run) -> date:
    """The day whose law judges the filing; raises _NotCheckable where neither the filing nor --as-of gives one."""
    first, second = _DAYS
    path = first if value_at(run.typed, first) is not Missing.ABSENT else second
    if not run.asked and not isinstance(value_at(run.typed, path), date):
        raise _NotCheckable(path if run.typed.missing(path) is Missing.UNREADABLE else first)
    return run.as_of


def _at(rule: FilingRule, run: _Run, entry: _Entry) -> str:
    """The path that a finding points to."""
    if rule.at != DAY:
        return entry.resolve(rule.at)
    return next((path for path in _DAYS if run.typed.has(path)), _DAYS[0])


def _finding(rule: FilingRule, run: _Run, entry: _Entry, values: tuple[object, ...]) -> Finding:
    words = {name: value_in_words(name, value) for name, value in zip(rule.parameters, values, strict=True)}
    absent = {name for name, value in zip(rule.parameters, values, strict=True) if _is_nothing(value)}
    words["hint"] = hint(values)
    if rule.proof is not None:
        words["proof"] = rule.proof(*values)
    words["standing"] = run.law.in_force.in_words(run.as_of)
    message = agreeing(rule.message.format_map(words))
    waiver = next((reference for paragraph, reference in run.waivers if paragraph.holds(rule.citation)), "")
    if waiver:
        message += f" (the filing names a waiver of this paragraph: {waiver})"
    review = bool(rule.reading) or bool(waiver)
    path = _at(rule, run, entry)
    return Finding(
        rule=rule.id,
        title=rule.title,
        severity=Severity.INFO if waiver else rule.severity,
        outcome=Outcome.REVIEW if review else Outcome.FAIL,
        citation=rule.cite,
        quote=rule.quote,
        message=message,
        expected=agreeing(rule.expected.format_map(words)),
        observed=agreeing(stated_parts(rule.observed, absent).format_map(words)),
        where=_place(run, path),
        as_of=run.as_of,
        provisional=run.law.why_provisional(rule.cite, run.as_of),
        reading=rule.reading or None,
        circumstances=Circumstances(facility=run.head.facility, filing=run.file, version=run.head.version),
    )


def _is_nothing(value: object) -> bool:
    return value is None or (isinstance(value, Bound) and value.value is None)


def _place(run: _Run, path: str) -> FilingPlace:
    place: Place = run.typed.place(path)
    cell = run.typed.filing.cell(path)
    return FilingPlace(run.file, place.line, place.column, place.end_line, place.end_column, path, cell)


def _in_cells(faults: tuple[Fault, ...], typed: TypedFiling) -> tuple[Fault, ...]:
    """The faults, each with the cell of the form that it is about."""
    return tuple(fault._replace(cell=typed.filing.cell(fault.path)) for fault in faults)


def _crash(rule: FilingRule, run: _Run, entry: _Entry, error: Exception) -> Fault:
    path = _at(rule, run, entry)
    failure = f"{type(error).__name__}: {error}"
    message = f"our own fault: the rule {rule.id} ({rule.cite}) failed with {failure}; it was not judged"
    return fault_at("rule-crashed", message, run.typed.place(path), path)


def _own_date(typed: TypedFiling) -> date | None:
    for path in _DAYS:
        value = value_at(typed, path)
        if isinstance(value, date):
            return value
    return None


def _head(typed: TypedFiling) -> dict[str, str]:
    found = {key: value_at(typed, f"head.{key}") for key in typed.keys("head")}
    return {key: value_in_words(key, value) for key, value in found.items() if not isinstance(value, Missing)}


def _waivers(typed: TypedFiling) -> tuple[tuple[Citation, str], ...]:
    found: list[tuple[Citation, str]] = []
    for path in typed.children("waivers"):
        paragraph, reference = value_at(typed, f"{path}.paragraph"), value_at(typed, f"{path}.reference")
        if isinstance(paragraph, str) and isinstance(reference, str):
            found.append((Citation.parse(paragraph), reference))
    return tuple(found)
