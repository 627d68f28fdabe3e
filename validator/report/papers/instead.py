"""The same logs judged twice, as a paper: what another filing, another day or a proposed amendment changes."""

from collections.abc import Iterator, Sequence
from typing import Final

from validator.core.finding import Finding
from validator.core.money import format_cents
from validator.law.versions import Amendments
from validator.replay.report import ReplayReport
from validator.report.instead import FindingSums, JudgingComparison, RuleSums, Side
from validator.report.origin_text import origin_in_words
from validator.report.papers import findings, provenance
from validator.report.papers.paper import Block, Cell, Heading, Line, Lines, Paper, PaperTable, cell
from validator.report.words import cited, count

_SUMS: Final = (("In all", 40), ("Before", 30), ("After", 30))
_RULES: Final = (("Rule", 40), ("Before", 30), ("After", 30))
_LOGS_NAMED: Final = 10


def instead_paper(found: JudgingComparison, notes: Sequence[str] = ()) -> Paper:
    """What the second judging changes; ``notes`` are what is to be known of both."""
    head = (
        ("Logs", _logs(found.before.report)),
        *(("Log", origin_in_words(one)) for one in found.before.report.origins),
        *_head_of("Before", found.before),
        *_head_of("After", found.after),
        ("In all", instead_in_a_line(found)),
    )
    blocks = tuple(_blocks(found, notes))
    told = repr((head, blocks)).encode("utf-8", "backslashreplace")
    return Paper(
        title="The same rounds judged twice",
        head=head,
        blocks=blocks,
        foot=f"{_logs(found.before.report)}; {provenance.program_in_words()}",
        mark=provenance.combined_digest(provenance.program_mark().encode(), told),
    )


def instead_in_a_line(found: JudgingComparison) -> str:
    """The changes between two judgings in one line, and which of them is provisional."""
    sides = (("before", found.before), ("after", found.after))
    which = " and ".join(when for when, side in sides if side.report.provisional)
    provisional = f"; provisional {which}" if which else ""
    if not found.changes:
        return f"no finding changes: {count(found.sums[0].findings, 'finding')} before and after{provisional}"
    numbers = (("gone", found.gone_in_all), ("new", found.new_in_all), ("changed", found.changed_in_all))
    told = ", ".join(f"{number:,} {word}" for word, number in numbers)
    return f"{count(found.sums[0].findings, 'finding')} before, {found.sums[1].findings:,} after: {told}{provisional}"


def _logs(report: ReplayReport) -> str:
    more = len(report.logs) - _LOGS_NAMED
    return ", ".join(report.logs[:_LOGS_NAMED]) + (f" and {count(more, 'more log')}" if more > 0 else "")


def _head_of(which: str, side: Side) -> Iterator[tuple[str, str]]:
    report = side.report
    filings = ", ".join(f"{one.file}, SHA-256 {one.typed.filing.sha256}" for one in side.filings)
    yield which, filings or "no filing: the law alone"
    day = "of the day of each round" if report.as_of is None else f"as of {report.as_of}"
    given = "".join(f"; {one}, SHA-256 {one.sha256}" for one in report.amendments)
    yield "By the law", f"{day}{given}"
    yield from (("Provisional", why) for why in report.provisional)


def _blocks(found: JudgingComparison, notes: Sequence[str]) -> Iterator[Block]:
    warned = (*(Line(note, "strong") for note in notes), *_warned(found), *_idle(found))
    if warned:
        yield Lines(warned)
    for title, side in (("Before", found.before), ("After", found.after)):
        yield Heading(f"What judged the rounds: {title.lower()}")
        yield Lines(tuple(_judged(side)))
    yield Heading("Findings and money")
    yield PaperTable("Findings and money, before and after", _SUMS, list(_in_all(*found.sums)))
    yield Heading(f"By rule ({len(found.rules)})")
    if found.rules:
        yield PaperTable("Findings and money by rule", _RULES, [_rule(one) for one in found.rules])
    laws = found.before.report.amendments, found.after.report.amendments
    yield from _some("gone", found.gone_in_all, [_told("before", one, laws[0]) for one in found.gone])
    yield from _some("new", found.new_in_all, [_told("after", one, laws[1]) for one in found.new])
    both = [(*_told("before", one, laws[0]), *_told("after", other, laws[1])) for one, other in found.changed]
    yield from _some("changed", found.changed_in_all, both)


def _idle(found: JudgingComparison) -> Iterator[Line]:
    """The amendments given of which no round saw the law."""
    for when, side in (("before", found.before), ("after", found.after)):
        seen = {one for period in side.report.periods if period.under.law for one in period.under.law.proposed}
        for one in side.report.amendments:
            if one not in seen:
                yield Line(f"{when}, no round was judged by {one}: --instead-as-of judges all by a day of it", "fail")


def _warned(found: JudgingComparison) -> Iterator[Line]:
    """What is to be known before all else: rounds that no filing judged, texts and rows that cannot be read."""
    for when, side in (("before", found.before), ("after", found.after)):
        if side.filings and side.under_a_filing < side.in_all:
            missed = side.in_all - side.under_a_filing
            yield Line(
                f"{when}, {missed:,} of {count(side.in_all, 'round')} judged under none of the filings given: what is "
                "gone or new there does not come of what a filing says",
                "fail",
            )
        for file, faults in side.faults.items():
            if faults:
                yield Line(
                    f"{file}: {count(len(faults), 'fault')} of its text; what they spoil is not checkable", "fail"
                )
    if unread := found.before.report.faults:
        yield Line(f"{count(len(unread), 'row or log', 'rows or logs')} that cannot be read, before and after", "fail")


def _judged(side: Side) -> Iterator[Line]:
    """How many rounds each filing judged, how many the law alone, how many nothing, and why."""
    rounds: dict[tuple[bool, str], int] = {}
    for period in side.report.periods:
        under = period.under
        version = f", version {under.version}" if under.version else ""
        words = f"under {under.filing}{version}" if under.filing else f"under no filing: {under.why or 'none is given'}"
        words = words if under.judged else f"not judged: {under.why}"
        key = bool(under.judged and under.filing), words
        rounds[key] = rounds.get(key, 0) + period.rounds
    for (by_filing, words), number in rounds.items():
        yield Line(f"{count(number, 'round')} {words}", "plain" if by_filing or not side.filings else "review")
    for words in side.report.unjudged:
        yield Line(f"not judged: {words}", "review")
    if not (rounds or side.report.unjudged):
        yield Line("no round", "review")


def _in_all(before: FindingSums, after: FindingSums) -> Iterator[tuple[Cell, ...]]:
    yield cell("findings"), cell(f"{before.findings:,}"), cell(f"{after.findings:,}")
    for words, one, other in (
        ("overpaid", before.overpaid_cents, after.overpaid_cents),
        ("underpaid", before.underpaid_cents, after.underpaid_cents),
        ("cost of wrong acts", before.cost_cents, after.cost_cents),
    ):
        yield cell(words), cell(format_cents(one)), cell(format_cents(other))
    words = "applications of rules not checkable"
    yield cell(words), cell(f"{before.not_checkable:,}"), cell(f"{after.not_checkable:,}")


def _rule(one: RuleSums) -> tuple[Cell, ...]:
    same = one.before == one.after
    head = (Line(one.rule, "plain" if same else "strong"), Line(cited(one.citation)))
    return head, tuple(_sums(one.before)), tuple(_sums(one.after))


def _sums(one: FindingSums) -> Iterator[Line]:
    yield Line(count(one.findings, "finding"))
    for words, cents in (
        ("overpaid", one.overpaid_cents),
        ("underpaid", one.underpaid_cents),
        ("cost", one.cost_cents),
    ):
        if cents:
            yield Line(f"{words} {format_cents(cents)}")
    if one.not_checkable:
        yield Line(f"{count(one.not_checkable, 'time')} not checkable", "dim")


def _some(word: str, number: int, told: Sequence[Cell]) -> Iterator[Block]:
    """Findings one by one, and how many more there are."""
    yield Heading(f"Findings {word} ({number:,})")
    if not number:
        yield Lines(cell("None.", "dim"))
    for one in told:
        yield Lines(one, boxed=True)
    if number > len(told):
        yield Lines(cell(f"and {count(number - len(told), 'more', 'more')}, not told one by one", "strong"))


def _told(when: str, finding: Finding, amendments: Amendments) -> Cell:
    head, *rest = findings.finding_lines(finding, (), amendments)
    return (Line(f"{when}: {head.words}", head.role), *rest)
