"""From when to when a chapter is in force, and what has replaced it (the block ``in_force`` of ``chapter.yaml``)."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from functools import cache

from validator.core.data import data_folder
from validator.core.packed import content_of
from validator.law.held import HELD
from validator.law.text import BadLawText, UnknownParagraph


class Standing(StrEnum):
    """How a chapter stands on a day."""

    NOT_YET = "not yet in force"
    IN_FORCE = "in force"
    UNDECIDED = "undecided"
    ENDED = "no longer in force"


@dataclass(frozen=True, slots=True)
class InForce:
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

    def standing(self, day: date) -> Standing:
        """How the chapter stands on ``day``."""
        if day < self.since:
            return Standing.NOT_YET
        if self.ended is not None and day >= self.ended:
            return Standing.ENDED
        return Standing.UNDECIDED if self.expires is not None and day >= self.expires else Standing.IN_FORCE

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
            case Standing.NOT_YET:
                return f"{self} is in force from {self.since} ({self.by}){self._before(day)}"
            case Standing.IN_FORCE:
                return f"{self} is in force from {self.since} ({self.by})"
            case Standing.UNDECIDED:
                return f"{self.history}; which text governs {day} is open"
            case Standing.ENDED:
                return self.history

    def __str__(self) -> str:
        return f"Chapter {self.chapter} ({self.title})"

    def _before(self, day: date) -> str:
        if self.replaces not in HELD:
            return ""
        before = load_in_force(self.replaces)
        match before.standing(day):
            case Standing.IN_FORCE:
                return f"; on {day} {before} governs"
            case Standing.NOT_YET:
                return f"; nor is {before} in force on {day}"
            case _:
                return f"; whether {before} still governs on {day} is open"


@cache
def load_in_force(chapter: str) -> InForce:
    """Read from when to when ``chapter`` is in force; raises UnknownParagraph without its text, BadLawText."""
    path = data_folder("rules_text") / chapter / "chapter.yaml"
    if not path.is_file():
        raise UnknownParagraph(f"the text of chapter {chapter} is not held")
    about = content_of(path)
    if not isinstance(about, dict) or not isinstance(about.get("in_force"), dict):
        raise BadLawText(f"{path}: it has no block in_force")
    return build_in_force(chapter, str(about.get("title", "")), about["in_force"])


def not_held(chapter: str) -> str:
    """What is known, in words, of a chapter whose words are not held; "" where nothing is."""
    for held in map(load_in_force, HELD):
        if chapter == held.replaced_by and chapter not in HELD:
            name = f"Chapter {chapter} ({held.replaced_by_title})"
            return f"{name} has replaced {held} from {held.ended} on ({held.ended_by}), and its words are not held"
    return ""


def build_in_force(chapter: str, title: str, block: Mapping[str, object]) -> InForce:
    """Validate a plain mapping and build the dates of a chapter; raises BadLawText that names the fault."""
    place = f"chapter {chapter}, in_force"
    own = _words(block, ("from", "by", "cite", "quote"), ("expires", "rescinded", "replaces"), place)
    expiry = _part(block, "expires", ("on", "cite", "quote"), place)
    end = _part(block, "rescinded", ("on", "by", "from_outside_the_print"), place, ("replaced_by", "title"))
    if end and end["from_outside_the_print"] != "True":
        raise BadLawText(f"{place}: what rescinded the chapter comes from outside the print")
    since, expires, ended = (_day(words, place) for words in (own["from"], expiry.get("on", ""), end.get("on", "")))
    if since is None or any(last is not None and last <= since for last in (expires, ended)):
        raise BadLawText(f"{place}: its days do not run in order")
    if expires is not None and ended is not None and ended < expires:
        raise BadLawText(f"{place}: rescinded before it expires, it has one end alone")
    return InForce(
        chapter=chapter,
        title=title,
        since=since,
        by=own["by"],
        cite=own["cite"],
        quote=own["quote"],
        expires=expires,
        expires_cite=expiry.get("cite", ""),
        expires_quote=expiry.get("quote", ""),
        ended=ended,
        ended_by=end.get("by", ""),
        replaced_by=end.get("replaced_by", ""),
        replaced_by_title=end.get("title", ""),
        replaces=str(block.get("replaces", "")),
    )


def _part(
    block: Mapping[str, object], name: str, needed: tuple[str, ...], place: str, others: tuple[str, ...] = ()
) -> dict[str, str]:
    part = block.get(name)
    if part is None:
        return {}
    if not isinstance(part, dict):
        raise BadLawText(f"{place}: {name} is not a mapping")
    return _words(part, needed, others, f"{place}.{name}")


def _words(part: Mapping[str, object], needed: tuple[str, ...], others: tuple[str, ...], place: str) -> dict[str, str]:
    unknown = sorted(map(str, part.keys() - {*needed, *others}))
    missing = [name for name in needed if part.get(name) is None]
    if unknown or missing:
        raise BadLawText(
            f"{place}: unknown: {', '.join(unknown) or 'nothing'}; missing: {', '.join(missing) or 'nothing'}"
        )
    return {name: " ".join(str(value).split()) for name, value in part.items()}


def _day(words: str, place: str) -> date | None:
    try:
        return date.fromisoformat(words) if words else None
    except ValueError as fault:
        raise BadLawText(f"{place}: {words!r} is not a date") from fault
