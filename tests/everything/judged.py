"""What the product says of an input, as lines: every finding with every field, every tally that is not all zero.

Of a finding the fields that its rule determines (title, quotation, paragraph, severity, reading) are told only where
they are not the rule's. The order in which findings stand in a report is not told. Files are called by their part in
the input; drafts judge rounds as if they had been approved.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.everything.inputs import Input
from tests.everything.lines import Block, Line, blocks_of
from tests.everything.rules import AnyRule, rules_of
from tests.everything.values import in_fields, text_of
from validator.core.finding import FilingPlace, Finding, LogPlace, Tally
from validator.filing.calendar import Clash, put_in_order
from validator.filing.check import CheckReport, judge_filing
from validator.filing.facility import check_together
from validator.replay.filings import Submission, load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

Told = Iterator[tuple[str, str, str]]
"""Record, field and value."""

OF_RULE = {"title": "title", "quote": "quote", "citation": "cite", "severity": "severity", "reading": "reading"}
"""Fields of a finding that its rule determines, and what the rule calls them."""

HINT = ("input", "hint")
"""Record and field that say where an input comes from; no part of what is judged."""


class Recorded(NamedTuple):
    """An input and what was said of it."""

    input: Input
    block: Block


def judge(one: Input) -> Block:
    """What is said of an input; a failure of the product is told as a crash."""
    job: dict[str, Callable[[Input], Told]] = {"check": _checked, "replay": _replayed, "together": _together}
    return block(one, job[one.kind])


def block(one: Input, told: Callable[[Input], Told]) -> Block:
    """The lines of an input as ``told`` has them."""
    try:
        found = list(told(one))
    except Exception as error:
        found = [_crash(error)]
    lines = [Line(one.name, *fields) for fields in found]
    (only,) = blocks_of([Line(one.name, *HINT, one.hint), *lines])
    return only


def _checked(one: Input) -> Told:
    return of_check(judge_filing(one.filings[0], one.as_of, "filing"))


def _replayed(one: Input) -> Told:
    with TemporaryDirectory() as folder:
        logs = [Path(folder, f"log-{number}.jsonl") for number in range(len(one.logs))]
        for path, text in zip(logs, one.logs, strict=True):
            path.write_text(text, encoding="utf-8", newline="")
        try:
            filings = [in_force(text, f"filing-{number}.yaml") for number, text in enumerate(one.filings)]
            report = replay_logs(logs, filings, "interpreted", one.as_of, as_if_approved=True)
        except Exception as error:
            return iter([_crash(error, {f"{Path(folder).as_posix()}/": ""})])
        return of_replay(report)


def in_force(text: str, file: str) -> Submission:
    """The filing that a text states, called ``file``; raises ValueError for one that cannot be read at all."""
    return replace(_filed(text), file=file)


@lru_cache(maxsize=500)
def _filed(text: str) -> Submission:
    with TemporaryDirectory() as folder:
        path = Path(folder, "filing.yaml")
        path.write_text(text, encoding="utf-8", newline="")
        try:
            return load_filings([path])[0]
        except ValueError as error:
            raise ValueError(str(error).replace(f"{Path(folder).as_posix()}/", "")) from error


def _crash(error: Exception, names: Mapping[str, str] | None = None) -> tuple[str, str, str]:
    return "crash", type(error).__name__, _renamed(str(error), names or {})


def _together(one: Input) -> Told:
    reports = [judge_filing(text, one.as_of, f"filing {number}") for number, text in enumerate(one.filings, 1)]
    found = check_together(reports)
    yield from _findings(found.findings, "facility", {})
    yield from _tallies(found.tallies)
    calendar = put_in_order(reports)
    yield "calendar", "tables", str(calendar.tables)
    for words in calendar.untold:
        yield f"not in order: {words}", "told", "yes"
    for number, clash in enumerate(sorted(calendar.clashes, key=_place_of_clash), 1):
        for field, value in in_fields("", clash):
            yield f"clash {number:03}", field, value


def _place_of_clash(clash: Clash) -> tuple[str, ...]:
    return (str(clash.where), str(clash.other), clash.kind, clash.message)


def of_check(report: CheckReport) -> Told:
    """What a report says of a filing."""
    for field in ("chapter", "head", "as_of", "provisional"):
        yield from (("filing", *told) for told in in_fields(field, getattr(report, field)))
    for record, faults in (("fault", report.faults), ("crash", report.crashes)):
        yield from _numbered(record, [dict(in_fields("", fault)) for fault in faults])
    yield from _findings(report.findings, "filing", {report.file: "filing"})
    yield from _tallies(report.tallies)


def of_replay(report: ReplayReport) -> Told:
    """What a report says of logs."""
    parts = (("log", report.logs), ("filing", report.filings))
    names = {
        path: name if number == 1 else f"{name} {number}"
        for name, paths in parts
        for number, path in enumerate(paths, 1)
    }
    yield "replay", "rounds", str(report.rounds)
    yield "replay", "events", str(report.events)
    for chapter, tables in report.tables.items():
        yield "replay", f"tables of {chapter}", "; ".join(sorted(tables))
    yield from _numbered("unjudged", [{"why": _renamed(words, names)} for words in report.unjudged])
    faults = [
        {"log": names[log], **dict(zip(fault._fields, map(text_of, fault), strict=True))}
        for log, fault in report.faults
    ]
    yield from _numbered("fault", faults)
    yield from _findings(report.findings, "play", names)
    yield from _tallies(report.tallies)


def _renamed(words: str, names: Mapping[str, str]) -> str:
    for path, name in names.items():
        words = words.replace(path, name)
    return words


def _numbered(record: str, told: Iterable[Mapping[str, str]]) -> Told:
    """Records of one kind without a name of their own, in the order of what they say."""
    for number, fields in enumerate(sorted(told, key=lambda fields: sorted(fields.items())), 1):
        for field, value in fields.items():
            yield f"{record} {number:04}", field, value


def _findings(findings: Sequence[Finding], side: str, names: Mapping[str, str]) -> Told:
    """The findings by rule and place; of several of one rule at one place in the order of what they say."""
    placed: dict[str, list[dict[str, str]]] = {}
    for finding in findings:
        record = f"finding {finding.chapter} {finding.rule} at {_place(finding.where, names)}"
        placed.setdefault(record, []).append(dict(_finding(finding, side, names)))
    for record, of_it in placed.items():
        for number, fields in enumerate(sorted(of_it, key=lambda fields: sorted(fields.items())), 1):
            for field, value in fields.items():
                yield record if number == 1 else f"{record} ({number})", field, value


def _finding(finding: Finding, side: str, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    rule = _rules(finding.chapter, side).get(finding.rule)
    for field, of_rule in OF_RULE.items():
        value = getattr(finding, field) or ""
        if rule is None or value != getattr(rule, of_rule):
            yield field, text_of(value)
    for field in ("outcome", "message", "expected", "observed", "as_of"):
        yield field, text_of(getattr(finding, field))
    if finding.provisional:
        yield "provisional", "yes"
    for field in ("overpaid_cents", "cost_cents", "short"):
        if getattr(finding, field) is not None:
            yield field, text_of(getattr(finding, field))
    where = finding.where
    yield "line", str(where.line)
    if isinstance(where, FilingPlace):
        yield "columns", f"{where.column} to {where.end_line}:{where.end_column}"
    if finding.root is not None:
        yield "root", f"{_place(finding.root, names)}, line {finding.root.line}"


@cache
def _rules(chapter: str, side: str) -> Mapping[str, AnyRule]:
    return {rule.id: rule for rule in rules_of(chapter, side)}


def _place(where: FilingPlace | LogPlace, names: Mapping[str, str]) -> str:
    if isinstance(where, FilingPlace):
        return f"{names.get(where.file, where.file)} {where.path}"
    return f"{names[where.file]} {where.table} round {where.round} event {where.event}"


def _tallies(tallies: Iterable[Tally]) -> Told:
    for tally in tallies:
        counts = {
            "pass": tally.passed,
            "fail": tally.failed,
            "review": tally.for_review,
            "not applicable": tally.not_applicable,
            **{f"missing {fact}": count for fact, count in tally.missing.items()},
        }
        for field, count in counts.items():
            if count:
                yield f"tally {tally.chapter} {tally.rule}", field, str(count)
