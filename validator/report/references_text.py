"""The law's own references, as text: first those that lead astray."""

from collections import Counter
from collections.abc import Sequence

from validator.law.references import Destination, Reference
from validator.report.page import Page
from validator.report.words import cited, count, quoted


def write_references(page: Page, found: Sequence[Reference], odd: Sequence[Reference]) -> None:
    """Write each reference that leads nowhere or is called otherwise, those at ``odd`` with each other, and counts."""
    for one in (*(each for each in found if each.why), *odd):
        page.line((cited(one.cite), "bold"), f" {quoted(one.words)}")
        page.line("  ", (str(one.leads), "yellow"), f": {one.why}")
    tally = Counter(one.leads for one in found)
    parts = ", ".join(f"{tally[leads]:,} {leads}" for leads in Destination)
    page.line(f"{count(len(found), 'reference')}: {parts}; {len(odd):,} to texts not held at odds with one another")
