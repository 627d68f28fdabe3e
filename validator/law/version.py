"""Which words of a chapter judge the acts of a day, and whether they are the law of that day."""

from bisect import bisect_right
from datetime import date, timedelta

from validator.law.in_force import ChapterStatus, InForce
from validator.law.text import ChapterText


def text_from(text: ChapterText) -> date:
    """The first day of which all words held are the law: that of the latest amendment held."""
    return max((section.held_from for section in text.sections.values()), default=text.held_from)


def undated(text: ChapterText) -> date:
    """The day whose law judges what states no day of its own: the last one, as far as known, that the words hold for.

    It is not the day of the run, so that the same input is judged alike whenever and wherever it is.
    """
    return text.held_until or text_from(text)


def why_another(text: ChapterText, in_force: InForce, day: date) -> str:
    """Why the words held are not the law of ``day``, or not of every section, in words; "" where they are."""
    if in_force.standing(day) in (ChapterStatus.NOT_YET, ChapterStatus.ENDED):
        return f"{in_force} is not in force on {day}; judged by the text held"
    early = [section.number for section in text.sections.values() if day < section.held_from]
    if early:
        return f"the text in force on {day} is not held for § {', § '.join(early)}; judged by the text held"
    if text.held_until is not None and day > text.held_until:
        return f"the text in force on {day} is not held: {text.held_until_why}"
    return ""


def span_of(text: ChapterText, in_force: InForce, day: date) -> int:
    """A number that is the same for days of which ``why_another`` says the same."""
    turns = {in_force.since, *(section.held_from for section in text.sections.values())}
    if in_force.ended is not None:
        turns.add(in_force.ended)
    if text.held_until is not None and text.held_until < date.max:
        turns.add(text.held_until + timedelta(days=1))
    return bisect_right(sorted(turns), day)
