"""Doubts about the text, and how each is read, as text."""

from collections.abc import Sequence

from validator.law.readings import Reading
from validator.law.validity import reading_lasts
from validator.law.versions import Law, LawOn
from validator.report.law_text import noted
from validator.report.page import Page
from validator.report.words import cited, count, quoted


def write_readings(page: Page, found: Sequence[tuple[Law, Reading]], laws: LawOn) -> None:
    """Write each doubt with its readings, the one preferred and why, and what a finding becomes.

    One that is not registered so on all days says on which.
    """
    readings = [reading for _, reading in found]
    for law, reading in found:
        lasts = noted(reading_lasts(law, laws, reading.id))
        page.line((reading.id, "bold cyan"), ("  open" if reading.open else "  settled", "magenta"), lasts)
        also = f" (also {', '.join(cited(cite) for cite in reading.also)})" if reading.also else ""
        page.line("  ", (cited(reading.cite), "bold"), f" {quoted(reading.quote)}{also}")
        page.line(f"  doubt: {reading.doubt}")
        for choice in reading.readings:
            preferred = choice.id == reading.preferred
            page.line("  - ", (choice.id, "bold" if preferred else ""), f": {choice.says}")
            if preferred:
                page.line(f"    preferred: {reading.why}")
            if choice.rejected:
                page.line(f"    set aside: {choice.rejected}")
        kept = f" (kept by {', '.join(reading.kept_by)})" if reading.kept_by else ""
        page.line(f"  effect: {reading.effect}{kept}")
        page.line()
    still = sum(reading.open for reading in readings)
    page.line(f"{count(len(readings), 'doubt')}: {still} open, {len(readings) - still} settled")
