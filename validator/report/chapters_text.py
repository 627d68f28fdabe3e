"""The chapters as text: from when to when each is in force, and what has replaced it."""

from collections.abc import Sequence
from datetime import date, timedelta

from validator.law.in_force import ChapterStatus, InForce
from validator.law.versions import law_of
from validator.report.page import Page
from validator.report.words import count

_STYLES = {
    ChapterStatus.NOT_YET: "yellow",
    ChapterStatus.IN_FORCE: "green",
    ChapterStatus.UNDECIDED: "bold magenta",
    ChapterStatus.ENDED: "yellow",
}


def write_chapters(page: Page, found: Sequence[InForce], day: date | None) -> None:
    """Write a line for each chapter, with what ended it below; ``day`` asks how each stands then."""
    wide = max(len(one.title) for one in found) + 2
    head = f"{'chapter':<9}{'game':<{wide}}{'in force from':<15}{'to':<28}{'words held to':<15}"
    page.line((head + (f"on {day}" if day is not None else ""), "bold"))
    for one in found:
        held = law_of(one.chapter).text.held_until
        row = f"{one.title:<{wide}}{one.since!s:<15}{_until(one):<28}{held or 'this day'!s:<15}"
        standing = one.standing(day) if day is not None else None
        stands = (standing.value, _STYLES[standing]) if standing is not None else ""
        page.line((f"{one.chapter:<9}", "cyan"), row, stands)
        page.lines(f"{'':<9}{line}" for line in _ends(one))
    ended = sum(one.ended is not None for one in found)
    page.line(f"{count(len(found), 'chapter')}: {ended} replaced, {len(found) - ended} of which no end is known")


def _until(one: InForce) -> str:
    """Its last day; where the words let it end earlier than it was rescinded, both."""
    if one.last_day is None:
        return "no end known"
    if one.ended is None or one.expires is None or one.ended == one.expires:
        return str(one.last_day)
    return f"{one.last_day} (or {one.ended - timedelta(days=1)})"


def _ends(one: InForce) -> list[str]:
    lines = [f"by {one.by}"]
    if one.expires is not None:
        lines.append(f"its own words let it expire on {one.expires} (Chapter {one.chapter}, {_note(one.expires_cite)})")
    if one.ended is not None:
        lines.append(f"rescinded on {one.ended} by {one.ended_by}, a fact from outside the print")
    if one.successor:
        lines.append(f"replaced by {one.successor}")
    if one.replaces:
        lines.append(f"replaces Chapter {one.replaces}")
    return lines


def _note(cite: str) -> str:
    return cite.partition(" ")[2]
