"""A report as workflow commands of GitHub Actions, which it shows as annotations beside the lines of a change."""

from typing import TextIO

from validator.report.closing import closing_of
from validator.report.formats import Manner
from validator.report.items import ReportItem, items_of
from validator.report.judgment import Judgment, Standing
from validator.report.page import Page
from validator.report.terms_text import suppression_in_words
from validator.report.words import cited

_COMMANDS = {"error": "error", "warning": "warning", "info": "notice", "review": "notice"}


def write(judgment: Judgment, stream: TextIO, manner: Manner) -> None:
    """Write a command for each new finding; what is known or suppressed stands as plain lines in the job's log."""
    page = Page(stream, plain=True)
    for item in items_of(judgment):
        if item.standing is Standing.NEW:
            _command(page, _COMMANDS[item.word], item)
        else:
            place = f"{item.file}:{item.line or 1}:{item.column or 1}"
            page.line(f"{item.standing.value}: {place}: {item.rule}: {item.in_words}")
    for one in judgment.terms.suppressions:
        _say(page, "warning" if one.expired else "notice", "suppression", suppression_in_words(one))
    for gone in judgment.terms.vanished:
        _say(page, "notice", "vanished", gone.in_words)
    judged, not_judged, in_all = closing_of(judgment)
    _say(page, "notice", "floorperson", f"{in_all}\njudged: {judged}\nnot judged: {not_judged}")


def _command(page: Page, command: str, item: ReportItem) -> None:
    law = f" [{cited(item.citation)}]" if item.citation else ""
    words = item.in_words + law
    if item.told is not None:
        finding = item.told.finding
        words += f"\n“{finding.quote}”\nexpected: {finding.expected}\nobserved: {finding.observed}"
    places = {
        "file": item.file,
        "line": item.line or (1 if item.file else 0),
        "endLine": item.end_line if item.end_column > 1 or item.end_line == item.line else 0,
        "col": item.column,
        "endColumn": item.end_column if item.end_line == item.line else 0,
        "title": f"{'review: ' if item.word == 'review' else ''}{item.rule}",
    }
    told = ",".join(f"{name}={_property(str(value))}" for name, value in places.items() if value)
    _line(page, f"::{command} {told}::{_data(words)}")


def _say(page: Page, command: str, title: str, words: str) -> None:
    _line(page, f"::{command} title={_property(title)}::{_data(words)}")


def _line(page: Page, words: str) -> None:
    page.line(words)


def _data(words: str) -> str:
    return words.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(words: str) -> str:
    return _data(words).replace(":", "%3A").replace(",", "%2C")
