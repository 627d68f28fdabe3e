"""From when to when a chapter is in force, and what has replaced it (the block ``in_force`` of ``chapter.yaml``)."""

from collections.abc import Mapping
from datetime import date, timedelta
from enum import StrEnum
from functools import cache
from typing import Any, NamedTuple

from validator.core.data import data_folder
from validator.law.chapters import HELD
from validator.law.law_file import law_file
from validator.law.text import UnknownParagraph, day_or_none


class ChapterStatus(StrEnum):
    """How a chapter stands on a day."""

    NOT_YET = "not yet in force"
    IN_FORCE = "in force"
    UNDECIDED = "undecided"
    ENDED = "no longer in force"


class InForce(NamedTuple):
    """From when to when a chapter is in force.

    ``since`` is its first day, published ``by`` a notice; ``cite`` and ``quote`` are the words that say so. ``expires``
    is the first day on which, by words of the text itself (``expires_cite``, ``expires_quote``), it may hold no
    longer; None where it sets itself no end. ``ended`` is the first day on which it certainly holds no longer, as it
    was rescinded (``ended_by``, a fact from outside the print), None where that is not known. ``replaced_by`` and
    ``replaces`` name chapters, "" for none that is known.
    """

    chapter: str
    title: str
    since: date
    by: str
    cite: str
    quote: str
    expires: date | None
    expires_cite: str
    expires_quote: str
    ended: date | None
    ended_by: str
    replaced_by: str
    replaced_by_title: str
    replaces: str

    def standing(self, day: date) -> ChapterStatus:
        """How the chapter stands on ``day``."""
        if day < self.since:
            return ChapterStatus.NOT_YET
        if self.ended is not None and day >= self.ended:
            return ChapterStatus.ENDED
        return ChapterStatus.UNDECIDED if self.expires is not None and day >= self.expires else ChapterStatus.IN_FORCE

    @property
    def last_day(self) -> date | None:
        """The last day on which it is undoubtedly in force; None where no end is known."""
        first = self.expires or self.ended
        return None if first is None else first - timedelta(days=1)

    @property
    def successor(self) -> str:
        """What has replaced it, in words, and whether its text is held; "" where nothing is known to have."""
        if not self.replaced_by:
            return ""
        held = "" if self.replaced_by in HELD else ", whose words are not held"
        return f"Chapter {self.replaced_by} ({self.replaced_by_title}){held}"

    @property
    def history(self) -> str:
        """From when to when it is in force, by which notices, and what has replaced it, in words."""
        ends = self.expires is not None or self.ended is not None
        words = f"{self} {'was' if ends else 'is'} in force from {self.since} ({self.by})"
        if self.expires is not None:
            words += f"; its own words let it expire on {self.expires}"
        if self.ended is not None:
            words += f"; it was rescinded on {self.ended} ({self.ended_by}, a fact from outside the print)"
        return words + (f" and replaced by {self.successor}" if self.successor else "")

    def in_words(self, day: date) -> str:
        """From when to when it is in force, as far as ``day`` calls for it, and which chapter governs that day."""
        match self.standing(day):
            case ChapterStatus.NOT_YET:
                return f"{self} is in force from {self.since} ({self.by}){self._before(day)}"
            case ChapterStatus.IN_FORCE:
                return f"{self} is in force from {self.since} ({self.by})"
            case ChapterStatus.UNDECIDED:
                return f"{self.history}; which text governs {day} is open"
            case ChapterStatus.ENDED:
                return self.history

    def __str__(self) -> str:
        return f"Chapter {self.chapter} ({self.title})"

    def _before(self, day: date) -> str:
        if self.replaces not in HELD:
            return ""
        before = load_in_force(self.replaces)
        match before.standing(day):
            case ChapterStatus.IN_FORCE:
                return f"; on {day} {before} governs"
            case ChapterStatus.NOT_YET:
                return f"; nor is {before} in force on {day}"
            case _:
                return f"; whether {before} still governs on {day} is open"


@cache
def load_in_force(chapter: str) -> InForce:
    """Read from when to when ``chapter`` is in force; raises UnknownParagraph without its text, MalformedData."""
    path = data_folder("rules_text") / chapter / "chapter.yaml"
    if not path.is_file():
        raise UnknownParagraph(f"the text of chapter {chapter} is not held")
    return build_in_force(law_file(path))


def not_held(chapter: str) -> str:
    """What is known, in words, of a chapter whose words are not held; "" where nothing is."""
    for held in map(load_in_force, HELD):
        if chapter == held.replaced_by and chapter not in HELD:
            name = f"Chapter {chapter} ({held.replaced_by_title})"
            return f"{name} has replaced {held} from {held.ended} on ({held.ended_by}), and its words are not held"
    return ""


def build_in_force(about: Mapping[str, Any]) -> InForce:
    """The dates of a chapter, from what its file says."""
    block: Mapping[str, Any] = about["in_force"]
    expiry, end = block.get("expires", {}), block.get("rescinded", {})
    return InForce(
        chapter=about["id"],
        title=about["title"],
        since=date.fromisoformat(block["from"]),
        by=block["by"],
        cite=block["cite"],
        quote=block["quote"],
        expires=day_or_none(expiry.get("on")),
        expires_cite=expiry.get("cite", ""),
        expires_quote=expiry.get("quote", ""),
        ended=day_or_none(end.get("on")),
        ended_by=end.get("by", ""),
        replaced_by=end.get("replaced_by", ""),
        replaced_by_title=end.get("title", ""),
        replaces=block.get("replaces", ""),
    )
