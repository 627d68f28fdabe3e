"""The paper that a reviewer signs: what was judged and found on page one, then the questions that need a person."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from validator.core.citation import Citation
from validator.core.finding import FilingPlace, Finding, Outcome
from validator.filing.check import OUR_OWN_FAULT, CheckReport
from validator.filing.missing_fields import unstated_in
from validator.law.versions import Law
from validator.report.closing import closing_without_keys
from validator.report.judgment import CheckedFilings, ReportedFinding
from validator.report.papers import findings, provenance
from validator.report.papers.field_words import top_block_in_words, within_section
from validator.report.papers.filing_excerpt import cells_by_line, stated_at
from validator.report.papers.paper import Block, Cell, Heading, Line, Lines, Paper, PaperTable, Reviewer, Role, cell
from validator.report.papers.questions import Question, questions
from validator.report.words import PROGRAM, cited, count
from validator.submission.fault import Fault

_FOUND_SO: Final = f"found so by {PROGRAM.partition(' ')[0]}"
_ANSWERED: Final[Mapping[Outcome | None, str]] = {
    Outcome.PASS: f"Yes: {_FOUND_SO}",
    Outcome.FAIL: f"No: {_FOUND_SO}",
    Outcome.NOT_APPLICABLE: f"Does not apply: {_FOUND_SO}",
}
"""What the program answers; whatever else came of a rule is for a person."""
_BOXES: Final = "☐\u00a0Yes ☐\u00a0No ☐\u00a0N/A"
_COUNTED: Final[Mapping[Outcome | None, str]] = {
    Outcome.FAIL: "broken",
    Outcome.REVIEW: "open",
    Outcome.NOT_CHECKABLE: "not checkable",
    None: "without a rule",
    Outcome.PASS: "kept",
    Outcome.NOT_APPLICABLE: "not applicable",
}
_LEFT_OUT: Final = "left out (--select, --ignore)"
_COLUMNS: Final = (("No.", 6), ("Question and law", 48), ("The filing says", 28), ("Answer and comment", 18))
_CLOSE: Final = (("Law", 15), ("Question", 65), ("Filing", 20))
_TO_ANSWER: Final = (("Law", 15), ("Question", 65), ("Answer", 20))
_KEPT_MEANS: Final = (
    "Each is answered yes: nothing that the filing states breaks the paragraph. "
    "A case that does not arise counts as kept."
)
_LEFT_OUT_MEANS: Final = "No rule was asked, and nothing is said of them: the answers are for the reviewer."
_MOST: Final = 6
"""Lines of the filing that are shown for one question; of more their number is told."""


def review_paper(judgment: CheckedFilings, signed: Reviewer, full: bool = False) -> Paper:
    """The review of the one filing that was judged, which could be read.

    ``full`` shows what was found kept, what does not apply and what was left out with the law's words and the lines of
    the filing.
    """
    (report,) = judgment.reports
    asked = questions(report)
    return Paper(
        title=f"Review of a Rules Submission: {report.head.get('game') or game_of(report)}",
        head=(*paper_head(judgment), ("Answered", answered(asked))),
        blocks=(
            *_page_one(judgment, asked),
            signed.block(),
            *_findings_in_full(judgment),
            *_for_a_person(report, asked),
            *_appendix(report, asked, full),
        ),
        foot=foot_of(report),
        mark=paper_identifier(judgment),
    )


def paper_head(judgment: CheckedFilings) -> tuple[tuple[str, str], ...]:
    """The head lines of a paper on one filing: holder, game, version, days, hashes, options, what came of it."""
    (report,) = judgment.reports
    head, law = report.head, report.law
    assert law is not None
    return (
        ("Holder", head.get("holder", "")),
        ("Facility", head.get("facility", "")),
        ("Game", f"{game_of(report)}, Chapter {report.chapter}"),
        ("Version", ", ".join(head[key] for key in ("version", "status") if head.get(key))),
        ("Days", ", ".join(f"{key} {head[key]}" for key in ("dated", "effective") if head.get(key))),
        ("Law as of", law_day(report)),
        ("Filing", report.file),
        ("Its SHA-256", report.sha256),
        ("Law's SHA-256", provenance.law_mark(law)),
        *([("Options file", judgment.terms.bearing)] if judgment.terms.bearing else ()),
        *closing_without_keys(judgment),
    )


def law_day(report: CheckReport) -> str:
    """The day whose law judged a filing, and why the verdict is provisional where it is."""
    return f"{report.as_of}{f' (provisional: {report.provisional})' if report.provisional else ''}"


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
    marks = report.sha256, provenance.law_mark(report.law), provenance.program_mark(), str(report.as_of)
    return provenance.combined_mark((*marks, *provenance.terms_marks(judgment)))


def answered(asked: Sequence[Question]) -> str:
    """How many questions there are, and how they were answered."""
    numbers = {
        word: sum(one.outcome is outcome and not one.left_out for one in asked) for outcome, word in _COUNTED.items()
    }
    numbers["left out"] = sum(one.left_out for one in asked)
    told = [f"{number} {word}" for word, number in numbers.items() if number]
    return f"{count(len(asked), 'question')}: {', '.join(told)}"


def place_in_filing(finding: Finding) -> str:
    """Where a filing says what is found: its line, of a form its cell."""
    where = finding.where
    return f"cell {where.cell}" if isinstance(where, FilingPlace) and where.cell else f"line {where.line}"


def _page_one(judgment: CheckedFilings, asked: Sequence[Question]) -> Iterator[Block]:
    (report,) = judgment.reports
    accused, review, apart = _numbered(judgment)
    yield Heading(f"Findings ({len(accused)})")
    if not judgment.arranged:
        yield Lines(_without_findings(report, judgment.filings[0].left_out))
    elif not accused:
        yield Lines(cell("None that counts; what is open, known or suppressed stands below.", "strong"))
    if accused:
        yield Lines(tuple(_in_short(number, one.finding) for number, one in accused))
    for title, faults in _troubles(report):
        yield Heading(title, 3)
        yield Lines(tuple(Line(f"{one.cell or f'{one.line}:{one.column}'}: {one.message}") for one in faults))
    if review:
        yield Heading(f"Open: the text has several readings, or a waiver is named ({len(review)})")
        yield Lines(tuple(_in_short(number, one.finding) for number, one in review))
    if apart:
        yield Heading(f"Known or suppressed, and not counted ({len(apart)})")
        for number, one in apart:
            yield Lines((_in_short(number, one.finding), *findings.standing_lines(one, judgment.terms)))
    if named := tuple(_waivers(report)):
        yield Heading("Waivers that the filing names", 3)
        yield Lines((*named, Line("What a waiver covers is for review, and not accused.")))
    yield Heading("What could not be checked")
    yield Lines(tuple(_unchecked(report, asked)))
    yield Heading("What was found kept")
    kept, other = (sum(one.outcome is outcome for one in asked) for outcome in (Outcome.PASS, Outcome.NOT_APPLICABLE))
    yield Lines(
        cell(f"{count(kept, 'rule')} kept, {other} not applicable: {_FOUND_SO}; the appendix names each.", "plain")
    )


def _numbered(judgment: CheckedFilings) -> tuple[list[tuple[int, ReportedFinding]], ...]:
    """The findings that accuse, those for review, and those that do not count, each with its number in the paper."""
    review = [one for one in judgment.arranged if one.counts and one.finding.outcome is Outcome.REVIEW]
    accused = [one for one in judgment.arranged if one.counts and one.finding.outcome is not Outcome.REVIEW]
    apart = [one for one in judgment.arranged if not one.counts]
    first = len(accused) + 1
    return list(enumerate(accused, 1)), list(enumerate(review, first)), list(enumerate(apart, first + len(review)))


def _in_short(number: int, finding: Finding) -> Line:
    told = f"{number}. {cited(finding.citation)}: {finding.message} ({place_in_filing(finding)})"
    return Line(told)


def _troubles(report: CheckReport) -> Iterator[tuple[str, Sequence[Fault]]]:
    troubles: tuple[tuple[str, Sequence[Fault]], ...] = (
        ("The text of the filing is faulty", report.faults),
        ("Rules that failed on it", report.crashes),
        ("Odd, although no paragraph held forbids it", report.oddities),
    )
    yield from ((title, faults) for title, faults in troubles if faults)


def _without_findings(report: CheckReport, left_out: int) -> Cell:
    """That no finding is there, and of how many rules that says nothing."""
    unasked = sum(tally.outcome is Outcome.NOT_CHECKABLE for tally in report.tallies)
    kept = sum(tally.outcome is Outcome.PASS for tally in report.tallies)
    role: Role = "pass" if kept and not (unasked or report.faults or left_out) else "strong"
    told = [Line(f"No rule is found broken or open; {count(kept, 'rule')} kept.", role)]
    if unasked:
        told.append(Line(f"{count(unasked, 'rule')} could not be judged, as the filing does not say enough.", "review"))
    if left_out:
        told.append(Line(f"{count(left_out, 'rule')} {_LEFT_OUT}, of which nothing is said.", "review"))
    return tuple(told)


def _unchecked(report: CheckReport, asked: Sequence[Question]) -> Iterator[Line]:
    unasked = [one for one in asked if one.outcome is Outcome.NOT_CHECKABLE]
    unruled = sum(one.rule is None for one in asked)
    left_out = sum(one.left_out for one in asked)
    fields = unstated_in(report)
    failed = sum(one.tally is not None and OUR_OWN_FAULT in one.tally.missing for one in unasked)
    if unasked:
        yield Line(f"{count(len(unasked), 'rule')} could not be judged.")
    if fields:
        blocks = Counter(top_block_in_words(report.chapter, one.path) for one in fields)
        named = "; ".join(f"{words} ({number})" for words, number in blocks.items())
        yield Line(f"The filing leaves {count(len(fields), 'field')} unstated, on: {named}.")
    if failed:
        yield Line(f"{count(failed, 'rule')} could not be judged, as a rule of ours failed.", "review")
    if unruled:
        yield Line(f"No rule asks {count(unruled, 'passage')} of the law that {_bear(unruled)} on a filing.")
    if left_out:
        why = "of which nothing is said; appendix C asks them of a person"
        yield Line(f"{count(left_out, 'rule')} {_LEFT_OUT}, {why}.", "review")
    for_person = len(unasked) + unruled + sum(one.outcome is Outcome.REVIEW for one in asked)
    if for_person:
        yield Line(f"Questions 1 to {for_person} below need a person.", "review")
    elif not left_out:
        yield Line("Every rule on filings was asked and answered.")


def _bear(number: int) -> str:
    return "bears" if number == 1 else "bear"


def _missing(one: Question, report: CheckReport) -> Iterator[str]:
    """What a filing does not state although a rule asks for it, in the words of the schema."""
    for path in () if one.tally is None else one.tally.missing:
        if path == OUR_OWN_FAULT:
            yield "nothing of its own: a rule of ours failed"
        else:
            yield within_section(report.chapter, path)


def _waivers(report: CheckReport) -> Iterator[Line]:
    """What the filing says of waivers, line by line."""
    typed = report.typed
    assert typed is not None
    for path in typed.children("waivers"):
        line = typed.key_place(path).line
        yield Line(f"{typed.filing.cell(path) or f'{line:>4}'} | {report.lines[line - 1].strip()}", "code")


def _findings_in_full(judgment: CheckedFilings) -> Iterator[Block]:
    (report,) = judgment.reports
    if not judgment.arranged:
        return
    yield Heading("Findings in full", new_page=True)
    yield Lines((Line(f"Each is {_FOUND_SO}. Whether it is upheld is for the reviewer.", "dim"),))
    for number, told in (one for group in _numbered(judgment) for one in group):
        first, *others = findings.finding_lines(told.finding, report.lines, judgment.amendments)
        head = first._replace(words=f"{number}. {first.words}")
        yield Lines((*findings.standing_lines(told, judgment.terms), head, *others), boxed=True)


def _for_a_person(report: CheckReport, asked: Sequence[Question]) -> Iterator[Block]:
    """The questions that the program does not answer, by section of the law; no box of theirs is ticked."""
    unanswered = (Outcome.REVIEW, Outcome.NOT_CHECKABLE, None)
    left = [one for one in asked if one.outcome in unanswered and not one.left_out]
    if not left:
        return
    yield Heading("Questions that need a person", new_page=not report.findings)
    yield Lines((Line("Yes says that the law is kept. No box is ticked by the program.", "dim"),))
    assert report.law is not None
    yield from _long(left, report, report.law)


def _appendix(report: CheckReport, asked: Sequence[Question], full: bool) -> Iterator[Block]:
    assert report.law is not None
    parts = (
        (
            "Appendix A: the law is kept, " + _FOUND_SO,
            [one for one in asked if one.outcome is Outcome.PASS],
            _KEPT_MEANS,
        ),
        (
            f"Appendix B: does not apply to this filing, {_FOUND_SO}",
            [one for one in asked if one.outcome is Outcome.NOT_APPLICABLE],
            "",
        ),
        (f"Appendix C: {_LEFT_OUT}", [one for one in asked if one.left_out], _LEFT_OUT_MEANS),
    )
    first = True
    for title, found, means in parts:
        if not found:
            continue
        title = f"{title} ({len(found)})"
        yield Heading(title, new_page=first)
        first = False
        if means:
            yield Lines((Line(means, "dim"),))
        if full:
            yield from _long(found, report, report.law)
        elif found[0].left_out:
            yield PaperTable(title, _TO_ANSWER, [_to_answer(one, report) for one in found], close=True)
        else:
            yield PaperTable(title, _CLOSE, [_close(one, report) for one in found], close=True)


def _long(asked: Iterable[Question], report: CheckReport, law: Law) -> Iterator[Block]:
    number = 0
    for title, held in _by_section(law, asked):
        yield Heading(title, 3)
        rows, before = [], ("", "")
        for one in held:
            number += 1
            rows.append(_row(number, one, report, quoted=(one.cite, one.quote) != before))
            before = one.cite, one.quote
        yield PaperTable(title, _COLUMNS, rows)


def _by_section(law: Law, asked: Iterable[Question]) -> Iterator[tuple[str, list[Question]]]:
    held: dict[str, list[Question]] = {}
    for one in asked:
        where = Citation.parse(one.cite)
        section = None if where.note else law.text.sections.get(where.section_number)
        title = f"§ {section.number}. {section.title}" if section is not None else "Above the sections"
        held.setdefault(title, []).append(one)
    yield from held.items()


def _row(number: int, one: Question, report: CheckReport, *, quoted: bool) -> tuple[Cell, ...]:
    """A question, with the law's words where those of the question before it are others."""
    told = _ANSWERED.get(one.outcome) or _BOXES
    return cell(str(number)), tuple(_asked(one, quoted=quoted)), tuple(_says(one, report)), cell(told)


def _close(one: Question, report: CheckReport) -> tuple[Cell, ...]:
    return cell(cited(one.cite)), cell(one.asks), cell(_place(one, report))


def _to_answer(one: Question, report: CheckReport) -> tuple[Cell, ...]:
    place = _place(one, report)
    return cell(cited(one.cite)), cell(f"{one.asks}{f' ({place})' if place else ''}"), cell(_BOXES)


def _place(one: Question, report: CheckReport) -> str:
    """Where the filing states what is asked, and at how many places more; "" where it does not."""
    lines, cells = _stated(one, report), cells_by_line(report)
    told = [cells.get(line) or f"line {line}" for line in lines]
    more = f" +{len(told) - 1}" if len(told) > 1 else ""
    return f"{told[0]}{more}" if told else ""


def _asked(one: Question, *, quoted: bool) -> Iterator[Line]:
    yield Line(f"{one.asks} ({cited(one.cite)})", "strong")
    if quoted:
        yield Line(one.quote, "quote")
    if one.outcome is Outcome.REVIEW:
        yield Line("open: see the findings", "review")
    if one.left_out:
        yield Line("left out: its rule was not asked", "review")
    if one.rule is None:
        yield Line(one.duty.not_checkable or one.duty.planned or "judged where rounds are replayed", "dim")


def _stated(one: Question, report: CheckReport) -> list[int]:
    return [] if one.rule is None else stated_at(one.rule, report)


def _says(one: Question, report: CheckReport) -> Iterator[Line]:
    found, missing = _stated(one, report), tuple(_missing(one, report))
    cells = cells_by_line(report)
    for line in found[:_MOST]:
        yield Line(f"{cells.get(line) or f'{line:>4}'} | {report.lines[line - 1].strip()}", "code")
    if len(found) > _MOST:
        yield Line(f"and {count(len(found) - _MOST, 'more line')}", "dim")
    yield from (Line(f"not stated: {words}") for words in missing)
    if one.rule is not None and not found and not missing:
        yield Line("nothing", "dim")
