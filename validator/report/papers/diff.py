"""What a new version of a filing changes, as a paper: its keys, the rules that turn, and the approvals it now needs."""

from collections.abc import Iterator
from typing import Final

from validator.core.finding import Finding, Outcome
from validator.filing.check import OUR_OWN_FAULT, CheckReport
from validator.filing.diff import Diff, FiledValue, ItemChange, KeyChange, Need, Turn
from validator.report.closing import closing_of
from validator.report.judgment import CheckedFilings
from validator.report.papers import findings, provenance
from validator.report.papers.paper import Block, Cell, Heading, Line, Lines, Paper, PaperTable, Role, cell
from validator.report.papers.review import game_of
from validator.report.words import cited, count

_KEYS: Final = (("Key", 20), ("Before", 25), ("After", 25), ("Judged by", 30))
_TURNS: Final = (("Rule", 35), ("Law", 40), ("It turns", 25))
_NEEDS: Final = (("What needs an approval", 35), ("Law", 35), ("The approval", 30))
_ROLES: Final[dict[Outcome, Role]] = {
    Outcome.FAIL: "fail",
    Outcome.REVIEW: "review",
    Outcome.NOT_CHECKABLE: "review",
    Outcome.PASS: "pass",
}
_WORDS: Final = {Outcome.REVIEW: "open"}


_BACKWARDS: Final = (
    "the new filing takes effect before the old one; given so by mistake, what follows is told backwards"
)


def diff_paper(diff: Diff, before: CheckedFilings, after: CheckedFilings) -> Paper:
    """What a new version of a filing changes; ``before`` and ``after`` say how the findings of either stand."""
    old, new = diff.old, diff.new
    return Paper(
        title=f"What a new version changes: {new.head.get('game') or game_of(new)}",
        head=(
            ("Holder", new.head.get("holder", "")),
            ("Facility", new.head.get("facility", "")),
            ("Game", f"{game_of(new)}, Chapter {new.chapter}"),
            *([("Order", _BACKWARDS)] if diff.is_backwards else ()),
            *_head_of("Old", before),
            *_head_of("New", after),
            *([("Options file", after.terms.bearing)] if after.terms.bearing else ()),
            *_left_out(after),
            ("In all", diff_in_a_line(diff)),
        ),
        blocks=tuple(_blocks(diff, before, after)),
        foot=f"{old.file}, SHA-256 {old.sha256}; {new.file}, SHA-256 {new.sha256}; {provenance.program_in_words()}",
        mark=_mark(diff, before, after),
    )


def diff_in_a_line(diff: Diff) -> str:
    """The changes of a filing in one line."""
    worse = sum(one.is_worse for one in diff.turns)
    lacking = sum(not one.stands for one in diff.needs)
    needs = f", {count(lacking, 'choice lacks', 'choices lack')} an approval newly needed" if lacking else ""
    turned = count(len(diff.turns), "rule turns", "rules turn")
    lacking = sum(bool(one.lacking) and not one.is_worse for one in diff.turns)
    lost = f", {lacking} newly not checkable" if lacking else ""
    return f"{count(len(diff.keys), 'key')} changed, {turned}, {worse} for the worse{lost}{needs}"


def turned(one: Turn) -> str:
    """From what to what a rule turns, in words."""
    before, after = (_outcome(outcome) for outcome in (one.before, one.after))
    return f"{before}, otherwise than before" if before == after else f"{before} to {after}"


def _outcome(outcome: Outcome | None) -> str:
    return "no rule of that day's law" if outcome is None else _WORDS.get(outcome, outcome.value)


def _left_out(judgment: CheckedFilings) -> Iterator[tuple[str, str]]:
    number = judgment.filings[0].left_out
    if number:
        yield "Left out", f"{count(number, 'rule')} (--select, --ignore), of which nothing is said"


def _head_of(which: str, judgment: CheckedFilings) -> Iterator[tuple[str, str]]:
    (report,) = judgment.reports
    head, law = report.head, report.law
    assert law is not None
    provisional = f" (provisional: {report.provisional})" if report.provisional else ""
    told = [f"{word} {head[word]}" for word in ("version", "status", "effective") if word in head]
    yield which, ", ".join((report.file, *told))
    yield "Its SHA-256", report.sha256
    yield "Its law as of", f"{report.as_of}{provisional}"
    yield "Law's SHA-256", provenance.law_mark(law)
    yield "By itself", closing_of(judgment)[2]


def _mark(diff: Diff, before: CheckedFilings, after: CheckedFilings) -> str:
    laws = [provenance.law_mark(one.law) for one in (diff.old, diff.new) if one.law is not None]
    days = [str(one.as_of) for one in (diff.old, diff.new)]
    made = (diff.old.sha256, diff.new.sha256, *laws, provenance.program_mark(), *days)
    return provenance.combined_mark((*made, *provenance.terms_marks(before), *provenance.terms_marks(after)))


def _blocks(diff: Diff, before: CheckedFilings, after: CheckedFilings) -> Iterator[Block]:
    yield Lines(tuple(_warned(diff)))
    yield Heading(f"Keys ({len(diff.keys)})")
    if diff.keys:
        yield PaperTable("Keys that say something else", _KEYS, [_key(one, diff) for one in diff.keys])
    else:
        yield Lines(cell("No key says anything else.", "dim"))
    yield Heading(f"Rules that turn ({len(diff.turns)})")
    if not diff.turns:
        yield Lines(cell("The same comes of every rule.", "pass"))
    yield from _turns(diff, before, after)
    yield Heading(f"Choices that newly need an approval ({len(diff.needs)})")
    if diff.needs:
        yield PaperTable("Choices that newly need an approval", _NEEDS, [_need(one) for one in diff.needs])
    else:
        yield Lines(cell("None.", "dim"))


def _turns(diff: Diff, before: CheckedFilings, after: CheckedFilings) -> Iterator[Block]:
    """The rules that turn: the grave ones one by one, those that only begin or cease to apply in a table."""
    quiet = [one for one in diff.turns if not (one.gone or one.new or one.lacking)]
    others = [one for one in diff.turns if one not in quiet]
    for title, held in (
        ("To fail, or open", [one for one in others if one.is_worse]),
        ("To not checkable", [one for one in others if one.lacking and not one.is_worse]),
        ("Otherwise", [one for one in others if not (one.lacking or one.is_worse)]),
    ):
        if held:
            yield Heading(f"{title} ({len(held)})", 3)
        for one in held:
            yield Lines(tuple(_turn(one, before, after)), boxed=True)
    if quiet:
        title = "Without a finding in either"
        yield Heading(f"{title} ({len(quiet)})", 3)
        yield PaperTable(title, _TURNS, [_quiet(one) for one in quiet])


def _quiet(one: Turn) -> tuple[Cell, ...]:
    return (
        (Line(one.rule.title, "strong"), Line(f"rule {one.rule.id}", "dim")),
        (Line(cited(one.rule.cite), "strong"), Line(one.rule.quote, "quote")),
        (Line(turned(one)), Line(_why(one), "dim")),
    )


def _why(one: Turn) -> str:
    keys = ", ".join(one.keys)
    return f"it reads what has changed: {keys}" if keys else "nothing that it reads has changed"


def _warned(diff: Diff) -> Iterator[Line]:
    """What is to be known before all else: texts that are faulty, rules that failed, laws that differ."""
    for report in (diff.old, diff.new):
        for fault in report.faults:
            yield Line(f"{fault.at(report.file)}: the text is faulty: {fault.message}", "fail")
        for fault in report.crashes:
            yield Line(f"{fault.at(report.file)}: {fault.message}", "fail")
    if not diff.same_law:
        yield Line(
            f"The law of {diff.old.as_of} is not that of {diff.new.as_of}: a rule may turn although its keys do not.",
            "strong",
        )


def _key(one: KeyChange, diff: Diff) -> tuple[Cell, ...]:
    by = ", ".join(map(cited, one.paragraphs)) or "no paragraph"
    items = tuple(Line(_item(item)) for item in one.items)
    return (
        (Line(one.path, "code"), Line(one.what, "strong"), *items),
        _stood(one.before, diff.old),
        _stood(one.after, diff.new),
        cell(by),
    )


def _item(one: ItemChange) -> str:
    places = zip((one.before, one.after), one.cells, strict=True)
    lines = [cell or f"line {line}" for line, cell in places if line is not None]
    return f"{one.what}: {one.words} ({' to '.join(lines) if one.what == 'moved' else lines[0]})"


def _stood(stood: FiledValue | None, report: CheckReport) -> Cell:
    if stood is None:
        return cell("not stated", "dim")
    where = stood.cell or f"{stood.line:>4}"
    return (Line(stood.words), Line(f"{where} | {report.lines[stood.line - 1].strip()}", "code"))


def _turn(one: Turn, before: CheckedFilings, after: CheckedFilings) -> Iterator[Line]:
    role: Role = "plain" if one.after is None else _ROLES.get(one.after, "plain")
    yield Line(f"{turned(one)}: {one.rule.title}", role)
    yield Line(f"rule {one.rule.id}", "dim")
    yield Line(cited(one.rule.cite), "strong")
    yield Line(one.rule.quote, "quote")
    yield Line(_why(one), "dim")
    for path in one.lacking:
        words = "a rule of ours failed" if path == OUR_OWN_FAULT else f"not stated, or not readable: {path}"
        yield Line(words, "review")
    for finding in one.gone:
        yield from _found("before", finding, before)
    for finding in one.new:
        yield from _found("after", finding, after)


def _found(when: str, finding: Finding, judgment: CheckedFilings) -> Iterator[Line]:
    (report,) = judgment.reports
    head, *rest = findings.finding_lines(finding, report.lines, judgment.amendments)
    yield Line(f"{when}: {head.words}", head.role)
    yield from findings.standing_lines(judgment.told(finding), judgment.terms)
    law = (Line(cited(finding.citation), "strong"), Line(finding.quote, "quote"))
    yield from (line for line in rest if line not in law)


def _need(one: Need) -> tuple[Cell, ...]:
    choice = cell(f"chosen by {', '.join(one.keys)}" if one.keys else "by no key that has changed", "dim")
    return (
        (Line(one.rule.title, "strong"), *choice),
        (Line(cited(one.rule.cite), "strong"), Line(one.rule.quote, "quote")),
        (Line(one.path, "code"), *_approval(one)),
    )


def _approval(one: Need) -> Iterator[Line]:
    if one.stated is None:
        yield Line("not stated", "fail")
        return
    yield Line(f"stated at {one.stated.cell or f'line {one.stated.line}'}: {one.stated.words}")
    yield Line("as the rule asks", "pass") if one.stands else Line("not as the rule asks", "fail")
