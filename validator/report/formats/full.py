"""A report as text for people: the findings first, then what was judged, what was not and why, and the totals."""

from typing import TextIO

from validator.report.formats import Manner
from validator.report.judgment import CheckedFilings, Judgment
from validator.report.origin_text import origin_in_words, origins_of
from validator.report.page import Page
from validator.report.terms_text import write_bearing


def write(judgment: Judgment, stream: TextIO, manner: Manner) -> None:
    """Write a report, with colour and wrapped lines where ``stream`` is a terminal."""
    page = Page(stream, plain=manner.plain)
    write_bearing(page, judgment)
    for one in origins_of(judgment):
        page.line(("log", "bold yellow"), f": {origin_in_words(one)}", hang=2)
    if isinstance(judgment, CheckedFilings):
        from validator.report.check_text import write_checked

        write_checked(page, judgment, manner)
    else:
        from validator.report.replay_text import write_replayed

        write_replayed(page, judgment, manner)
