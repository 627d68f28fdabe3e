"""A report to paste into a ticket: headings and a table of our own words, all that others wrote in blocks of code."""

import re
from io import StringIO
from typing import TextIO

from validator.core.finding import FilingPlace
from validator.report.closing import LABELS, closing_of
from validator.report.finding_text import write_grounds, write_head, write_source
from validator.report.formats import Manner
from validator.report.items import ReportItem, items_of
from validator.report.judgment import CheckedFilings, Judgment, Standing, new_findings
from validator.report.origin_text import origin_in_words, origins_of
from validator.report.page import Page, shown
from validator.report.proposals import proposals_of
from validator.report.statistics_text import count_by_rule
from validator.report.terms_text import in_full, suppression_in_words
from validator.report.words import PROGRAM, cited


def write(judgment: Judgment, stream: TextIO, manner: Manner) -> None:
    """Write a report; findings of one rule beyond the first few are counted unless ``manner.every``."""
    page = Page(stream, plain=True)
    page.line(f"## {PROGRAM}: {judgment.job}")
    page.line()
    if judgment.terms.bearing:
        page.line(f"- **Options:** {_code(judgment.terms.bearing)}")
    for origin in origins_of(judgment):
        page.line(f"- **Log:** {_code(origin_in_words(origin))}")
    for label, words in zip(LABELS, closing_of(judgment), strict=True):
        page.line(f"- **{label}:** {_code(words)}")
    for one in proposals_of(judgment):
        page.line(f"- **Amendment:** {_code(f'{one.amendment}: {one.in_words}')}")
    page.line()
    _write_counts(page, judgment)
    if not manner.statistics:
        _write_findings(page, judgment, manner)
    told = (item for item in items_of(judgment) if item.sort not in ("finding", "options", "origin"))
    others = [item for item in told if item.standing is Standing.NEW]
    if others:
        page.line("### Faults, oddities, clashes, what was not judged")
        page.line()
        shown_, rest = in_full(others, lambda one: one.rule, manner)
        for item in shown_:
            page.line(f"- {item.word} {_code(item.rule)}: {_code(_at(item) + item.message)}")
        for rule, more in rest.items():
            page.line(f"- and {more.number:,} more of {_code(rule)}")
        page.line()
    _write_terms(page, judgment, manner)


def _write_counts(page: Page, judgment: Judgment) -> None:
    rows = count_by_rule(new_findings(judgment))
    if not rows:
        return
    page.line("| findings | severity | rule | law | what | money |")
    page.line("|---:|---|---|---|---|---|")
    for one in rows:
        law = _cell(cited(one.citation))
        page.line(f"| {one.findings:,} | {one.word} | `{one.rule}` | {law} | {_cell(one.title)} | {_cell(one.money)} |")
    page.line()


def _write_findings(page: Page, judgment: Judgment, manner: Manner) -> None:
    lines = {one.file: one.lines for one in judgment.reports} if isinstance(judgment, CheckedFilings) else {}
    told = (one for one in judgment.arranged if one.counts)
    in_words, rest = in_full(told, lambda one: one.finding.rule, manner)
    for number, one in enumerate(in_words, 1):
        finding, where = one.finding, one.finding.where
        page.line(f"### {number}. {finding.title} ({cited(finding.citation)})")
        page.line()
        text = StringIO()
        inner = Page(text, plain=True)
        write_head(inner, str(where), finding)
        if isinstance(where, FilingPlace) and not where.cell:
            write_source(inner, lines[where.file], where.line, where.column, where.end_line, where.end_column)
        write_grounds(inner, finding, judgment.amendments)
        _block(page, text.getvalue())
    for rule, more in rest.items():
        page.line(f"And {more.number:,} more of `{rule}`.")
        page.line()


def _write_terms(page: Page, judgment: Judgment, manner: Manner) -> None:
    terms = judgment.terms
    in_words, rest = in_full(
        (item for item in items_of(judgment) if item.standing is not Standing.NEW), lambda item: item.rule, manner
    )
    if not (terms.suppressions or terms.vanished or in_words or terms.excluded):
        return
    page.line("### Suppressed, known, vanished")
    page.line()
    for one in terms.suppressions:
        page.line(f"- {'expired' if one.expired else 'suppressed'}: {_code(suppression_in_words(one))}")
    for item in in_words:
        page.line(f"- {item.standing.value}: {_code(_at(item) + item.rule + ': ' + item.message)}")
    for rule, more in rest.items():
        page.line(f"- and {more.number:,} more of {_code(rule)}")
    for gone in terms.vanished:
        page.line(f"- vanished: {_code(gone.in_words)}")
    for file in terms.excluded:
        page.line(f"- excluded: {_code(file)}")
    page.line()


def _at(item: ReportItem) -> str:
    if not item.file:
        return ""
    if item.cell:
        return f"{item.file}, {item.cell}: "
    line = f":{item.line}" if item.line else ""
    return f"{item.file}{line}{f':{item.column}' if item.column else ''}: "


def _code(words: str) -> str:
    """The words as a span of code, in which nothing is markup."""
    clean = shown(words).strip()
    ticks = "`" * (_longest(clean) + 1)
    pad = " " if clean.startswith("`") or clean.endswith("`") else ""
    return f"{ticks}{pad}{clean}{pad}{ticks}"


def _block(page: Page, text: str) -> None:
    """Lines as a block of code, in which nothing is markup."""
    fence = "`" * max(3, _longest(text) + 1)
    page.line(f"{fence}text")
    page.lines(text.rstrip("\n").split("\n"))
    page.line(fence)
    page.line()


def _longest(words: str) -> int:
    return max((len(run) for run in re.findall("`+", words)), default=0)


def _cell(words: str) -> str:
    return words.replace("|", "\\|")
