"""A report of one line a finding, ``file:line:column: severity rule: message [citation]``, as compilers write them."""

from typing import TextIO

from validator.report.closing import closing_of, is_clean
from validator.report.formats import Manner
from validator.report.items import ReportItem, items_of
from validator.report.judgment import Judgment, Standing, new_findings
from validator.report.page import NoWrap, Page
from validator.report.statistics_text import write_statistics
from validator.report.terms_text import suppression_in_words, write_closing
from validator.report.words import STYLES, cited


def write(judgment: Judgment, stream: TextIO, manner: Manner) -> None:
    """Write a report; whatever their number, each finding has its line, with ``manner.statistics`` each rule."""
    page = Page(stream, plain=manner.plain, whole=True)
    for item in items_of(judgment):
        if not (manner.statistics and item.sort == "finding" and item.standing is Standing.NEW):
            _write(page, item)
    if manner.statistics:
        write_statistics(page, new_findings(judgment))
    for one in judgment.terms.suppressions:
        page.line(("expired" if one.expired else "suppressed", "bold"), f": {suppression_in_words(one)}")
    for gone in judgment.terms.vanished:
        page.line(("vanished", "bold"), f": {gone.in_words}")
    if judgment.amendments:
        from validator.report.proposals import write_proposals

        write_proposals(page, judgment)
    write_closing(page, closing_of(judgment), clean=is_clean(judgment))


def _write(page: Page, item: ReportItem) -> None:
    place = f"{item.file}:{item.line or 1}:{item.column or 1}:" if item.file else "floorperson:"
    if item.cell:
        place = f"{item.file}, {item.cell}:"
    law = f" [{cited(item.citation)}]" if item.citation else ""
    standing = f" ({item.standing.value})" if item.standing is not Standing.NEW else ""
    word = "our own fault" if item.sort == "our-own-fault" else item.word
    page.line(
        (NoWrap(place), "bold"),
        " ",
        (word, STYLES.get(word, STYLES["error"])),
        " ",
        (item.rule, "cyan"),
        f": {item.message}{law}{standing}",
    )
