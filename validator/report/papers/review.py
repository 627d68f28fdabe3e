"""The paper that a reviewer signs: findings, then every duty of the law that bears on the filing as a question."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from validator.chapters.registry import filing_rules
from validator.core.citation import Citation
from validator.core.finding import GRAVITY, Outcome, Tally
from validator.core.rule import FilingRule
from validator.filing.check import OUR_OWN_FAULT, CheckReport
from validator.law.duties import Duty
from validator.law.versions import Law
from validator.law.vocabulary import BearsOn, DutyKind
from validator.report.closing import closing_on_paper
from validator.report.judgment import CheckedFilings
from validator.report.papers import findings, provenance
from validator.report.papers.filing_excerpt import cells_by_line, stated_at
from validator.report.papers.paper import Block, Cell, Heading, Line, Lines, Paper, PaperTable, Reviewer, Role, cell
from validator.report.words import cited, count

_ASKS: Final[Mapping[DutyKind, str]] = {
    DutyKind.OBLIGATION: "does the filing provide what this requires?",
    DutyKind.PROHIBITION: "does the filing keep from what this forbids?",
    DutyKind.LIMIT: "does the filing stay within this limit?",
    DutyKind.ENTITLEMENT: "does the filing leave in place what this grants?",
    DutyKind.CONDITIONAL_GRANT: "where the filing makes use of this, does it meet the conditions?",
    DutyKind.DEFINITION: "does the filing use the words as they are defined here?",
}
_ANSWERS: Final[Mapping[Outcome | None, tuple[str, str, Role]]] = {
    Outcome.PASS: ("Yes", "kept", "pass"),
    Outcome.FAIL: ("No", "broken", "fail"),
    Outcome.REVIEW: ("", "open: the text has several readings, or a waiver is named", "review"),
    Outcome.NOT_CHECKABLE: ("", "not checkable", "review"),
    Outcome.NOT_APPLICABLE: ("N/A", "does not apply to this filing", "dim"),
    None: ("", "for the reviewer", "strong"),
}
_BOXES: Final = ("Yes", "No", "N/A")
_COUNTED: Final[Mapping[Outcome | None, str]] = {
    Outcome.FAIL: "broken",
    Outcome.REVIEW: "open",
    Outcome.NOT_CHECKABLE: "not checkable",
    Outcome.PASS: "kept",
    Outcome.NOT_APPLICABLE: "not applicable",
    None: "for the reviewer",
}
_COLUMNS: Final = (
    ("No.", 5), ("Question and law", 35), ("The filing says", 25), ("Answer", 12), ("Comment", 15), ("Initials", 8)
)  # fmt: skip
_MOST: Final = 6
"""Lines of the filing that are shown for one question; of more their number is told."""


class Question(NamedTuple):
    """One duty as a question: its rules that judge filings, and what came of those that were asked."""

    duty: Duty
    rules: tuple[FilingRule, ...]
    tallies: tuple[Tally, ...]

    @property
    def outcome(self) -> Outcome | None:
        """The gravest outcome of any of its rules; None where none was asked, or one left out may come out worse."""
        found = {tally.outcome for tally in self.tallies}
        gravest = next((one for one in GRAVITY if one in found), None)
        return gravest if gravest in (Outcome.FAIL, Outcome.REVIEW) or not self.left_out else None

    @property
    def left_out(self) -> bool:
        """Whether rules of it were not asked (--select, --ignore)."""
        return len(self.tallies) < len(self.rules)


def questions(report: CheckReport) -> tuple[Question, ...]:
    """The duties that bear on a filing, or on which a rule on filings rests, in the law's order."""
    if report.law is None:
        return ()
    rules = {rule.id: rule for rule in filing_rules(report.law)}
    tallies = {tally.rule: tally for tally in report.tallies}
    found = []
    for duty in report.law.duties:
        own = tuple(rules[one.rule] for one in duty.rules if one.rule in rules)
        if own or duty.bears_on is BearsOn.FILING:
            found.append(Question(duty, own, tuple(tallies[rule.id] for rule in own if rule.id in tallies)))
    return tuple(found)


def review_paper(judgment: CheckedFilings, signed: Reviewer) -> Paper:
    """The review of the one filing that was judged, which could be read."""
    (report,) = judgment.reports
    asked = questions(report)
    return Paper(
        title=f"Review of a Rules Submission: {report.head.get('game') or game_of(report)}",
        head=(*paper_head(judgment), ("Answered", answered(asked))),
        blocks=(*_blocks(judgment, asked), signed.block()),
        foot=foot_of(report),
        mark=paper_identifier(judgment),
    )


def paper_head(judgment: CheckedFilings) -> tuple[tuple[str, str], ...]:
    """The head lines of a paper on one filing: holder, game, version, days, hashes, options, what came of it."""
    (report,) = judgment.reports
    head, law = report.head, report.law
    assert law is not None
    day = f"{report.as_of}{f' (provisional: {report.provisional})' if report.provisional else ''}"
    return (
        ("Holder", head.get("holder", "")),
        ("Facility", head.get("facility", "")),
        ("Game", f"{game_of(report)}, Chapter {report.chapter}"),
        ("Version", head.get("version", "")),
        ("Status", head.get("status", "")),
        ("Dated", head.get("dated", "")),
        ("Effective", head.get("effective", "")),
        ("Law as of", day),
        ("Filing", report.file),
        ("Its SHA-256", report.sha256),
        ("Law's SHA-256", provenance.law_mark(law)),
        *([("Options file", judgment.terms.bearing)] if judgment.terms.bearing else ()),
        *closing_on_paper(judgment),
    )


def game_of(report: CheckReport) -> str:
    """The game of the filing's chapter."""
    assert report.law is not None
    return report.law.text.title


def foot_of(report: CheckReport) -> str:
    """What the last line of a paper on one filing says."""
    return f"{report.file}, SHA-256 {report.sha256}; {provenance.program_in_words()}"


def paper_identifier(judgment: CheckedFilings) -> str:
    """The identifier of a paper on one filing: of what it was made from, and of what was asked and answered for."""
    (report,) = judgment.reports
    assert report.law is not None
    marks = [report.sha256, provenance.law_mark(report.law), provenance.program_mark(), str(report.as_of)]
    if judgment.filings[0].left_out:
        marks += [tally.rule for tally in report.tallies]
    marks += [f"{told.fingerprint} {told.standing}" for told in judgment.arranged if not told.counts]
    return provenance.combined_mark(tuple(marks))


def answered(asked: Sequence[Question]) -> str:
    """How many questions there are, and how they were answered."""
    numbers = {word: sum(one.outcome is outcome for one in asked) for outcome, word in _COUNTED.items()}
    told = [f"{number} {word}" for word, number in numbers.items() if number]
    return f"{count(len(asked), 'question')}: {', '.join(told)}"


def _blocks(judgment: CheckedFilings, asked: Sequence[Question]) -> Iterator[Block]:
    (report,) = judgment.reports
    yield Heading(f"Findings ({len(report.findings)})")
    if not report.findings:
        yield Lines(_without_findings(report, judgment.filings[0].left_out))
    for told in judgment.arranged:
        lines = findings.finding_lines(told.finding, report.lines, judgment.amendments)
        yield Lines((*findings.standing_lines(told, judgment.terms), *lines), boxed=True)
    troubles = [("The text of the filing is faulty", report.faults), ("Rules that failed on it", report.crashes)]
    troubles.append(("Odd, although no paragraph held forbids it", report.oddities))
    for title, faults in troubles:
        if faults:
            yield Heading(title, 3)
            yield Lines(tuple(Line(f"{one.cell or f'{one.line}:{one.column}'}: {one.message}") for one in faults))
    if named := tuple(_waivers(report)):
        yield Heading("Waivers that the filing names", 3)
        yield Lines((*named, Line("What a waiver covers is for review, and not accused.")))
    yield Heading("Checklist")
    assert report.law is not None
    number = 0
    for title, held in _by_section(report.law, asked):
        yield Heading(title, 3)
        rows = []
        for one in held:
            number += 1
            rows.append(_row(number, one, report))
        yield PaperTable(title, _COLUMNS, rows)


def _without_findings(report: CheckReport, left_out: int) -> Cell:
    """That no finding is there, and of how many rules that says nothing."""
    unasked = sum(tally.outcome is Outcome.NOT_CHECKABLE for tally in report.tallies)
    kept = sum(tally.outcome is Outcome.PASS for tally in report.tallies)
    role: Role = "pass" if kept and not (unasked or report.faults or left_out) else "strong"
    told = [Line(f"No rule is found broken or open; {count(kept, 'rule')} kept.", role)]
    if unasked:
        told.append(Line(f"{count(unasked, 'rule')} could not be asked, as the filing does not say enough.", "review"))
    if left_out:
        told.append(
            Line(f"{count(left_out, 'rule')} left out (--select, --ignore), of which nothing is said.", "review")
        )
    return tuple(told)


def _waivers(report: CheckReport) -> Iterator[Line]:
    """What the filing says of waivers, line by line."""
    typed = report.typed
    assert typed is not None
    for path in typed.children("waivers"):
        line = typed.key_place(path).line
        yield Line(f"{typed.filing.cell(path) or f'{line:>4}'} | {report.lines[line - 1].strip()}", "code")


def _by_section(law: Law, asked: Iterable[Question]) -> Iterator[tuple[str, list[Question]]]:
    held: dict[str, list[Question]] = {}
    for one in asked:
        where = Citation.parse(one.duty.cite)
        section = None if where.note else law.text.sections.get(where.section_number)
        title = f"§ {section.number}. {section.title}" if section is not None else "Above the sections"
        held.setdefault(title, []).append(one)
    yield from held.items()


def _row(number: int, one: Question, report: CheckReport) -> tuple[Cell, ...]:
    answer, word, role = _ANSWERS[one.outcome]
    if one.left_out and one.outcome is None:
        word = "for the reviewer: rules of it were left out"
    boxes = (Line(f"{'☒' if box == answer else '☐'}\u00a0{box}") for box in _BOXES)
    return (
        cell(str(number)),
        tuple(_asked(one)),
        tuple(_says(one, report)),
        (Line(word, role), *boxes),
        (),
        (),
    )


def _asked(one: Question) -> Iterator[Line]:
    yield Line(f"{cited(one.duty.cite)}: {_ASKS[one.duty.kind]}", "strong")
    yield Line(one.duty.quote, "quote")
    for rule in one.rules:
        tally = next((tally for tally in one.tallies if tally.rule == rule.id), None)
        outcome = None if tally is None else tally.outcome
        yield Line(f"looked for: {rule.title}: {_found(outcome)}" if tally is not None else f"left out: {rule.title}")
    if not one.rules:
        yield Line(one.duty.not_checkable or one.duty.planned or "judged where rounds are replayed", "dim")


def _found(outcome: Outcome | None) -> str:
    match outcome:
        case Outcome.FAIL:
            return "found"
        case Outcome.REVIEW:
            return "perhaps: see the findings"
        case Outcome.PASS:
            return "not found"
        case Outcome.NOT_CHECKABLE:
            return "cannot be told"
        case _:
            return "does not apply"


def _says(one: Question, report: CheckReport) -> Iterator[Line]:
    found = list(dict.fromkeys(line for rule in one.rules for line in stated_at(rule, report)))
    cells = cells_by_line(report)
    for line in found[:_MOST]:
        yield Line(f"{cells.get(line) or f'{line:>4}'} | {report.lines[line - 1].strip()}", "code")
    if len(found) > _MOST:
        yield Line(f"and {count(len(found) - _MOST, 'more line')}", "dim")
    missing = dict.fromkeys(fact for tally in one.tallies for fact in tally.missing)
    for fact in missing:
        yield Line("a rule of ours failed" if fact == OUR_OWN_FAULT else f"not stated: {fact}", "review")
    if one.rules and not found and not missing:
        yield Line("nothing", "dim")
