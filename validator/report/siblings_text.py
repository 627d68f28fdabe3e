"""Sibling chapters side by side, as a table."""

import textwrap

from validator.law.siblings import Family, amended_since, not_in_table
from validator.law.versions import LawOn
from validator.report.page import Page
from validator.report.words import count

_WIDTH = 110


def write_siblings(page: Page, family: Family, laws: LawOn, *, verbose: bool) -> None:
    """Write the rows that differ (``verbose``: every row), with what differs beneath, and their number.

    A row whose paragraphs were changed since it was made says so; behind the rows stand paragraphs added since.
    """
    wide = {
        chapter: max(len(row.paragraphs.get(chapter, "")) for row in family.rows) + 2 for chapter in family.chapters
    }
    page.line((family.name, "bold"))
    for row in family.rows:
        since = amended_since(row, laws)
        if not (row.differs or verbose or since):
            continue
        cells = "".join(f"{row.paragraphs.get(chapter, '-'):<{wide[chapter]}}" for chapter in family.chapters)
        page.line((f"  {cells.rstrip()}", "cyan"))
        told = row.differs or (f"in words alone: {row.wording}" if row.wording else "the same")
        page.lines(textwrap.wrap(told, page.width(_WIDTH), initial_indent="    ", subsequent_indent="    "))
        page.lines(f"    since this table was made: {words}" for words in since)
    page.lines(f"  in no row of this table: {words}" for words in not_in_table(family, laws))
    differ = sum(bool(row.differs) for row in family.rows)
    worded = sum(bool(row.wording) and not row.differs for row in family.rows)
    same = len(family.rows) - differ - worded
    page.line(f"{count(len(family.rows), 'row')}: {differ} differ, {worded} in words alone, {same} the same")
