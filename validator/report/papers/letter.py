"""The letter that tells a holder what a filing does not state, so that it can be judged."""

from collections.abc import Iterator, Sequence

from validator.core.finding import Outcome
from validator.filing.missing_fields import MissingField, unstated_in
from validator.filing.variants import choices_of, ways_of
from validator.report.form_text import allowed, in_law
from validator.report.judgment import CheckedFilings
from validator.report.papers.paper import Block, Cell, Heading, Line, Lines, Paper, PaperTable, Reviewer, cell
from validator.report.papers.review import foot_of, game_of, paper_head, paper_identifier
from validator.report.words import cited, count

_COLUMNS = (("No.", 5), ("To be stated", 25), ("What may stand there", 40), ("Demanded by, or judged under", 30))


def letter_paper(judgment: CheckedFilings, signed: Reviewer) -> Paper:
    """The letter of deficiencies on the one filing that was judged, which could be read."""
    (report,) = judgment.reports
    return Paper(
        title=f"Letter of deficiencies: Rules Submission for {report.head.get('game') or game_of(report)}",
        head=paper_head(judgment),
        blocks=(*_blocks(judgment), signed.block()),
        foot=foot_of(report),
        mark=paper_identifier(judgment),
    )


def _blocks(judgment: CheckedFilings) -> Iterator[Block]:
    (report,) = judgment.reports
    holder = report.head.get("holder") or report.head.get("facility") or "the certificate holder"
    version = f", version {report.head['version']}," if "version" in report.head else ""
    found = unstated_in(report)
    demanded = [one for one in found if one.demanded]
    others = [one for one in found if not one.demanded]
    yield Lines(cell(f"To: {holder}", "strong"))
    yield Lines(tuple(_opening(judgment, found, version)))
    if report.faults:
        yield Heading("What cannot be read")
        places = [(one.cell or f"line {one.line}, column {one.column}", one.message) for one in report.faults]
        yield Lines(tuple(Line(f"{place}: {message}") for place, message in places))
    if demanded:
        yield Heading("What the law demands to be stated")
        yield PaperTable("What the law demands to be stated", _COLUMNS, _rows(report.chapter, demanded, 1))
    if others:
        yield Heading("What is needed so that every rule can be judged")
        title = "What is needed so that every rule can be judged"
        yield PaperTable(title, _COLUMNS, _rows(report.chapter, others, 1 + len(demanded)))


def _opening(judgment: CheckedFilings, found: Sequence[MissingField], version: str) -> Iterator[Line]:
    """What the letter is about: items not stated, places that cannot be read, and what the review finds besides."""
    (report,) = judgment.reports
    left_out = judgment.filings[0].left_out
    which = "those rules of Chapter {} that were asked" if left_out else "the rules of Chapter {}"
    asked = f"that {which.format(report.chapter)} ask for"
    unasked = sum(tally.outcome is Outcome.NOT_CHECKABLE for tally in report.tallies)
    if found:
        them = "is" if len(found) == 1 else "are"
        yield Line(f"In the submission{version} {count(len(found), 'item')} {asked} {them} not stated.")
    if report.faults:
        yield Line(f"{count(len(report.faults), 'place')} in it cannot be read as it stands.")
    if unasked:
        yield Line(f"{count(unasked, 'rule')} cannot be judged for that reason.")
    if found or report.faults:
        yield Line("Please amend it, or say why an item does not apply.")
    else:
        yield Line(f"The submission{version} states everything {asked}.")
    if left_out:
        yield Line(f"{count(left_out, 'rule')} left out, and what they ask for is not told here.")
    if report.findings:
        told = count(len(report.findings), "finding")
        yield Line(f"This letter is about what is not stated. Besides, the review has {told} on what is.", "strong")


def _rows(chapter: str, items: Sequence[MissingField], first: int) -> list[tuple[Cell, ...]]:
    way = ways_of(chapter)[0]
    rows: list[tuple[Cell, ...]] = []
    for number, one in enumerate(items, first):
        known = one.known
        may = "" if known is None else allowed(known, choices_of(known, way, chapter))
        cites = one.demanded or (() if known is None else known.paragraphs)
        rows.append(
            (
                cell(str(number)),
                (Line(one.path, "code"), Line(one.cell or f"in the block at line {one.line}", "dim")),
                tuple(Line(words) for words in (may, "" if known is None else in_law(known)) if words),
                (Line(", ".join(map(cited, cites))), *_waiting(one)),
            )
        )
    return rows


def _waiting(one: MissingField) -> Cell:
    return cell(count(len(one.rules), "rule waits", "rules wait"), "dim") if one.rules else ()
