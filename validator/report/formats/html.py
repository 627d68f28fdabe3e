"""A report as one HTML file: findings to filter and sort, the law beside, the filing with findings in its margin."""

import io
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final, NamedTuple, TextIO

from validator.core.finding import FilingPlace, Finding, LogPlace
from validator.law.text import UnknownParagraph, occurrences, plain
from validator.law.versions import Amendments, law_of
from validator.report.arranging import FindingOrder, arranged
from validator.report.closing import closing_on_paper
from validator.report.finding_text import word_of
from validator.report.formats import MOST_IN_HTML, Manner
from validator.report.items import ReportItem, items_of
from validator.report.judgment import CheckedFilings, Judgment, ReplayedLogs, ReportedFinding
from validator.report.origin_text import origin_in_words, origins_of
from validator.report.papers import findings
from validator.report.papers.html import rendered
from validator.report.papers.paper import Line
from validator.report.papers.provenance import program_in_words
from validator.report.words import cited

SORTS: Final[tuple[FindingOrder, ...]] = ("line", "law", "money")


class FindingView(NamedTuple):
    """A finding as the file shows it.

    ``words`` are those of its paragraph before, in and after its quotation; ``picture`` its round in lines of text.
    ``places`` is its place among them in the order of lines, of the law, and of the money at stake.
    """

    number: int
    told: ReportedFinding
    word: str
    head: Line
    lines: tuple[Line, ...]
    citation: str
    words: tuple[str, str, str]
    picture: tuple[str, ...]
    places: tuple[int, int, int]


class Margin(NamedTuple):
    """A line of a filing with the findings that point to it."""

    number: int
    source: str
    findings: tuple[FindingView, ...]


def write(judgment: Judgment, stream: TextIO, manner: Manner) -> None:
    """Write the report; ``manner.beside`` is the file that holds all findings where this one does not."""
    from validator.report.formats.full import write as write_full

    text = io.StringIO()
    write_full(judgment, text, Manner(verbose=True, statistics=True, plain=True))
    shown = tuple(_shown(judgment))
    stream.write(
        rendered(
            "report.html",
            ("paper.css", "report.css"),
            "report.js",
            title=f"{'Check of filings' if isinstance(judgment, CheckedFilings) else 'Replay of logs'}: findings",
            closing=(*_options(judgment), *closing_on_paper(judgment, "below")),
            shown=shown,
            number=len(judgment.arranged),
            beside=manner.beside,
            others=tuple(_others(judgment)),
            filings=tuple(_filings(judgment, shown)),
            details=text.getvalue(),
            foot=f"{_marks(judgment)}{program_in_words()}",
        )
    )


def _options(judgment: Judgment) -> Iterator[tuple[str, str]]:
    if judgment.terms.bearing:
        yield "Options", judgment.terms.bearing
    yield from (("Log", origin_in_words(one)) for one in origins_of(judgment))


def _shown(judgment: Judgment) -> Iterator[FindingView]:
    lines = {one.file: one.lines for one in judgment.reports} if isinstance(judgment, CheckedFilings) else {}
    pictures = judgment.report.pictures if isinstance(judgment, ReplayedLogs) else {}
    first = tuple(islice(judgment.arranged, MOST_IN_HTML))
    orders = [{one.fingerprint: place for place, one in enumerate(arranged(first, sort))} for sort in SORTS]
    for number, told in enumerate(first, 1):
        finding, where = told.finding, told.finding.where
        head, *rest = findings.finding_lines(finding, lines.get(where.file, ()), judgment.amendments)
        key = (where.file, where.table, where.round) if isinstance(where, LogPlace) else None
        yield FindingView(
            number,
            told,
            word_of(finding),
            head,
            tuple(line for line in rest if line.role != "quote" and line.words != cited(finding.citation)),
            cited(finding.citation),
            _words(finding, judgment.amendments),
            pictures.get(key, ()) if key is not None else (),
            (orders[0][told.fingerprint], orders[1][told.fingerprint], orders[2][told.fingerprint]),
        )


def _words(finding: Finding, amendments: Amendments) -> tuple[str, str, str]:
    """The words of the finding's paragraph before its quotation, the quotation, and those after it."""
    try:
        words = plain(law_of(finding.chapter, finding.as_of, amendments).text.find(finding.citation).words)
    except UnknownParagraph:
        return "", finding.quote, ""
    places = occurrences(words, finding.quote)
    if not places:
        return "", finding.quote, ""
    start, stop = places[0]
    return words[:start], words[start:stop], words[stop:]


def _others(judgment: Judgment) -> Iterator[ReportItem]:
    """What is told besides findings, the first of many."""
    yield from islice(
        (item for item in items_of(judgment) if item.sort not in ("finding", "options", "origin")), MOST_IN_HTML
    )


def _filings(judgment: Judgment, shown: Sequence[FindingView]) -> Iterator[tuple[str, tuple[Margin, ...]]]:
    """The filings that were checked, line by line; of forms, whose lines nobody has seen, the findings alone tell."""
    if not isinstance(judgment, CheckedFilings):
        return
    at: dict[tuple[str, int], list[FindingView]] = {}
    for one in shown:
        where = one.told.finding.where
        if isinstance(where, FilingPlace):
            at.setdefault((where.file, where.line), []).append(one)
    for report in judgment.reports:
        if report.typed is not None and report.typed.filing.cells:
            continue
        lines: Mapping[int, str] = dict(enumerate(report.lines, 1))
        if any((report.file, number) in at for number in lines):
            margins = (Margin(number, line, tuple(at.get((report.file, number), ()))) for number, line in lines.items())
            yield report.file, tuple(margins)


def _marks(judgment: Judgment) -> str:
    if not isinstance(judgment, CheckedFilings):
        return ""
    return "".join(f"{one.file}: SHA-256 {one.sha256}; " for one in judgment.reports if one.sha256)
