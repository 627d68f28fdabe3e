"""The job on a filing: read it, hold it against its chapter's schema, ask every filing rule, report what was found."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from validator.chapters.registry import filing_rules
from validator.core.citation import Citation
from validator.core.finding import FilingPlace, Finding, Outcome, Severity, Tally
from validator.core.money import format_cents
from validator.core.odds import MeterShare, Odds
from validator.core.rule import Absent, Condition, Equals, FilingRule, Present, Stated, Unless
from validator.law.facts import Decks, Facts, load_facts
from validator.law.text import ChapterText, load_text
from validator.submission.fault import Fault, Place, fault_at, in_order
from validator.submission.filing import Missing
from validator.submission.read import read_submission
from validator.submission.typed import TypedFiling

OUR_OWN_FAULT = "our own fault"


@dataclass(frozen=True, slots=True)
class CheckReport:
    """What came of checking one filing.

    ``file`` names it, ``sha256`` is the digest of its bytes in hexadecimal ("" where it could not be read at all),
    ``lines`` its text without line ends. ``head`` is what its head states, by key, as it states it. ``faults`` are
    what is wrong with its text and shape, by place; ``crashes`` rules of ours that failed on it, which is never a
    pass. ``findings`` stand in the law's order, with a tally for every rule of the chapter. ``as_of`` is the date
    whose law judged it; ``provisional`` says in words why the verdict is provisional, "" where it is not. ``typed``
    is the filing as rules see it, None where it could not be read.
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
    as_of: date
    provisional: str
    typed: TypedFiling | None = field(default=None, repr=False)


def check_filing(source: Path | str | bytes, as_of: date | None = None, name: str = "") -> CheckReport:
    """Check the filing in a file (a Path), or its text or bytes; ``name`` is how the report calls it.

    ``as_of`` defaults to the day on which the filing takes effect, else the day on which it is dated, else today.
    A faulty filing raises nothing: its faults are reported, and rules whose values they spoiled are not checkable.
    Raises OSError for a file that cannot be opened.
    """
    read = read_submission(source, name)
    called = name or (source.as_posix() if isinstance(source, Path) else "filing")
    if read.filing is None or read.typed is None:
        day = as_of or date.today()
        sha256, lines = (read.filing.sha256, read.filing.lines) if read.filing is not None else ("", ())
        return CheckReport(called, sha256, lines, read.chapter, {}, read.faults, (), (), (), day, "")
    day = as_of or _own_date(read.typed) or date.today()
    run = _Run(called, read.typed, load_facts(read.chapter), load_text(read.chapter), day, _waivers(read.typed))
    judged = [_judge(rule, run) for rule in filing_rules(read.chapter)]
    return CheckReport(
        file=called,
        sha256=read.filing.sha256,
        lines=read.filing.lines,
        chapter=read.chapter,
        head=_head(read.typed),
        faults=read.faults,
        crashes=in_order(fault for one in judged for fault in one.crashes),
        findings=tuple(finding for one in judged for finding in one.findings),
        tallies=tuple(one.tally for one in judged),
        as_of=day,
        provisional=_provisional(run.text, day),
        typed=read.typed,
    )


@dataclass(frozen=True, slots=True)
class _Run:
    """What the judging of every rule needs; ``waivers`` pairs each paragraph waived with its reference."""

    file: str
    typed: TypedFiling
    facts: Facts
    text: ChapterText
    as_of: date
    waivers: tuple[tuple[Citation, str], ...]


@dataclass(slots=True)
class _Judged:
    """What one rule found."""

    tally: Tally
    findings: list[Finding]
    crashes: list[Fault]


@dataclass(frozen=True, slots=True)
class _Entry:
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
    if not broken:
        tally.kept += 1
        return
    finding = _finding(rule, run, entry, values)
    if finding.outcome is Outcome.BROKEN:
        tally.broken += 1
    else:
        tally.noted += 1
    judged.findings.append(finding)


def gap_in(conditions: Sequence[Condition], typed: TypedFiling) -> str | None:
    """Whether a filing meets the conditions: "" if so, None if not, else the path that keeps it from being told."""
    try:
        return "" if all(_holds(condition, typed, _Entry()) for condition in conditions) else None
    except _NotCheckable as gap:
        return gap.path


def _holds(condition: Condition, typed: TypedFiling, entry: _Entry) -> bool:
    path = entry.resolve(condition.path)
    value = _value(typed, path)
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
            return not any(_same(value, other) for other in values)
        case Equals(values=values):
            if value is Missing.ABSENT:
                raise _NotCheckable(path)
            return any(_same(value, other) for other in values)


def _same(value: object, other: object) -> bool:
    return value == other and isinstance(value, bool) == isinstance(other, bool)


def _values(rule: FilingRule, run: _Run, entry: _Entry) -> tuple[object, ...]:
    values: list[object] = []
    for path in rule.reads:
        value = entry.key if path == "*" else _value(run.typed, entry.resolve(path))
        if isinstance(value, Missing) or (isinstance(value, tuple) and None in value):
            raise _NotCheckable(entry.resolve(path))
        values.append(value)
    for path in rule.may_read:
        value = _value(run.typed, entry.resolve(path))
        if value is Missing.UNREADABLE:
            raise _NotCheckable(entry.resolve(path))
        values.append(None if value is Missing.ABSENT else value)
    values += [_fact(run.facts, name, entry) for name in rule.facts]
    return tuple(values)


def _value(typed: TypedFiling, path: str) -> object:
    """The scalar at ``path``: True for a mapping, a tuple of words for a list, the number of a list's mappings.

    For ``steps[*].prefer`` what stands at that key of each mapping of the list, None where it is absent.
    """
    items, star, key = path.partition("[*]")
    if star:
        return _of_each(typed, items, key)
    found = typed.missing(path)
    if found is None:
        entry = typed.filing.entries[path]
        if entry.kind == "mapping":
            return True
        if entry.kind == "list" and any(typed.filing.entries[child].kind == "mapping" for child in entry.children):
            return len(entry.children)
        return typed.value(path)
    parent, _, word = path.removesuffix("]").rpartition("[")
    if parent and path.endswith("]") and not word.isdecimal() and not word.startswith('"'):
        words = _value(typed, parent)
        return words if isinstance(words, Missing) else isinstance(words, tuple) and word in words
    return found


def _of_each(typed: TypedFiling, items: str, key: str) -> object:
    values = [_value(typed, child + key) for child in typed.children(items)]
    if typed.missing(items) is Missing.UNREADABLE or any(value is Missing.UNREADABLE for value in values):
        return Missing.UNREADABLE
    return tuple(None if value is Missing.ABSENT else value for value in values)


def _fact(facts: Facts, name: str, entry: _Entry) -> object:
    table, colon, _ = name.partition(":")
    if colon:
        return facts.paytable(table).decks
    table, dot, row = name.partition(".")
    if dot and facts[table].unit == "grid":
        return " ".join(facts.grid(table).rows[int(row)])
    if dot:
        rows = facts.paytable(table).rows
        hand = entry.key if row == "*" else row
        return rows[hand].pays if hand in rows else None
    fact = facts[name]
    if fact.unit == "list":
        return tuple(item.id for item in facts.listing(name))
    return fact.value


def _finding(rule: FilingRule, run: _Run, entry: _Entry, values: tuple[object, ...]) -> Finding:
    words = {name: _shown(name, value) for name, value in zip(rule.parameters, values, strict=True)}
    words["hint"] = _hint(values)
    if rule.proof is not None:
        words["proof"] = rule.proof(*values)
    section = run.text.sections[rule.citation.section_number]
    held = section.held_from <= run.as_of and (section.held_until is None or run.as_of <= section.held_until)
    message = rule.message.format_map(words)
    waiver = next((reference for paragraph, reference in run.waivers if paragraph.holds(rule.citation)), "")
    if waiver:
        message += f" (the filing names a waiver of this paragraph: {waiver})"
    noted = bool(rule.reading) or bool(waiver)
    path = entry.resolve(rule.at)
    return Finding(
        rule=rule.id,
        title=rule.title,
        severity=Severity.INFO if waiver else rule.severity,
        outcome=Outcome.NOTED if noted else Outcome.BROKEN,
        citation=rule.cite,
        quote=rule.quote,
        message=message,
        expected=rule.expected.format_map(words),
        observed=rule.observed.format_map(words),
        where=_place(run, path),
        as_of=run.as_of,
        provisional=not held,
        reading=rule.reading or None,
    )


def _place(run: _Run, path: str) -> FilingPlace:
    place: Place = run.typed.place(path)
    return FilingPlace(run.file, place.line, place.column, place.end_line, place.end_column, path)


def _shown(name: str, value: object) -> str:
    """A value as a finding writes it; names that end in ``_cents`` and ``_hundredths`` tell money and percentages."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "yes" if value else "no"
        case int() if name.endswith("_cents"):
            return format_cents(value)
        case int() if name.endswith("_hundredths"):
            return f"{value // 100}.{value % 100:02}%"
        case (int(numerator), int(denominator)):
            return f"{numerator}/{denominator}"
        case tuple():
            return ", ".join(str(one) for one in value)
        case Decks(at_least=at_least, at_most=at_most):
            return str(at_least) if at_least == at_most else f"{at_least} or more"
        case Odds() | MeterShare() | date() | int() | str():
            return str(value)
        case _:
            raise TypeError(f"no words for {name} of type {type(value).__name__}")


def _hint(values: tuple[object, ...]) -> str:
    """Which of the law's words may have been meant, where a word is none of them."""
    from difflib import get_close_matches

    words = [value for value in values if isinstance(value, str)]
    lists = [value for value in values if isinstance(value, tuple)]
    for word in words:
        written = word.lower().replace("_", "-").replace(" ", "-").replace("'", "")
        for choices in lists:
            near = get_close_matches(written, [choice for choice in choices if isinstance(choice, str)], 1, 0.75)
            if near:
                return f"; did you mean {near[0]}?"
    return ""


def _crash(rule: FilingRule, run: _Run, entry: _Entry, error: Exception) -> Fault:
    path = entry.resolve(rule.at)
    failure = f"{type(error).__name__}: {error}"
    message = f"our own fault: the rule {rule.id} ({rule.cite}) failed with {failure}; it was not judged"
    return fault_at("rule-crashed", message, run.typed.place(path), path)


def _own_date(typed: TypedFiling) -> date | None:
    for path in ("head.effective", "head.dated"):
        value = _value(typed, path)
        if isinstance(value, date):
            return value
    return None


def _head(typed: TypedFiling) -> dict[str, str]:
    found = {key: _value(typed, f"head.{key}") for key in typed.keys("head")}
    return {key: _shown(key, value) for key, value in found.items() if not isinstance(value, Missing)}


def _waivers(typed: TypedFiling) -> tuple[tuple[Citation, str], ...]:
    found: list[tuple[Citation, str]] = []
    for path in typed.children("waivers"):
        paragraph, reference = _value(typed, f"{path}.paragraph"), _value(typed, f"{path}.reference")
        if isinstance(paragraph, str) and isinstance(reference, str):
            found.append((Citation.parse(paragraph), reference))
    return tuple(found)


def _provisional(text: ChapterText, day: date) -> str:
    early = [section.number for section in text.sections.values() if day < section.held_from]
    if early:
        return f"the text in force on {day} is not held for § {', § '.join(early)}; judged by the text held"
    if text.held_until is not None and day > text.held_until:
        return f"the text in force on {day} is not held: {text.held_until_why}"
    return ""
