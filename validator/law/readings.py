"""Doubts about a chapter's text: what it leaves open, the readings possible, the one preferred, and why."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import cast

from validator.core.citation import BadCitation, Citation
from validator.core.data import data_folder
from validator.core.packed import content_of, parsed


class BadReadings(ValueError):
    """A readings file does not have the form that this module describes; the message names entry and fault."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to read the text; ``rejected`` is the reason for setting it aside, "" for an honest reading."""

    id: str
    says: str
    rejected: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """A registered doubt.

    ``cite`` and ``quote``: the paragraph and its words; ``also``: further paragraphs touched; ``doubt``: what they
    leave open; ``readings``: the ways to read them; ``preferred``: the id of ours; ``why``: the reason; ``effect``:
    what a finding becomes.
    """

    id: str
    cite: str
    quote: str
    also: tuple[str, ...]
    doubt: str
    readings: tuple[Choice, ...]
    preferred: str
    why: str
    effect: str

    @property
    def open(self) -> bool:
        """Whether more than one reading is left: an act that not all of them condemn is noted, not accused."""
        return sum(not choice.rejected for choice in self.readings) > 1


@cache
def load_readings(chapter: str) -> tuple[Reading, ...]:
    """The doubts of ``chapter`` in the law's order; FileNotFoundError where it has none, BadReadings if bad."""
    path = data_folder("rules_text") / chapter / "readings.yaml"
    return build_readings(content_of(path), chapter)


def read_readings(source: str, chapter: str) -> tuple[Reading, ...]:
    """The doubts that a YAML text registers; raises BadReadings that names the entry and the fault."""
    return build_readings(parsed(source), chapter)


def build_readings(loaded: object, chapter: str) -> tuple[Reading, ...]:
    """Validate plain lists and mappings and build the doubts; raises BadReadings."""
    if not isinstance(loaded, list) or not loaded:
        raise BadReadings("a readings file is a list of doubts")
    entries: list[object] = loaded
    found: dict[str, Reading] = {}
    for number, entry in enumerate(entries, start=1):
        reading = _reading(entry, f"entry {number}", chapter)
        if reading.id in found:
            raise BadReadings(f"{reading.id} stands twice")
        found[reading.id] = reading
    return tuple(found.values())


_WORDS = ("id", "cite", "quote", "doubt", "preferred", "why", "effect")


def _reading(entry: object, place: str, chapter: str) -> Reading:
    fields = _mapping(entry, place, {*_WORDS, "also", "readings"})
    words = {key: _words(fields, key, place) for key in _WORDS}
    place = words["id"]
    choices = tuple(_choice(choice, place) for choice in _list(fields, "readings", place))
    honest = [choice.id for choice in choices if not choice.rejected]
    if len({choice.id for choice in choices}) < max(len(choices), 2):
        raise BadReadings(f"{place}: readings must be two or more, each with its own id")
    if words["preferred"] not in honest:
        raise BadReadings(f"{place}: preferred must be one of {', '.join(honest)}")
    also = _list(fields, "also", place) if "also" in fields else []
    return Reading(
        id=words["id"],
        cite=_cite(words["cite"], place, chapter),
        quote=words["quote"],
        also=tuple(_cite(cite, place, chapter) for cite in also),
        doubt=words["doubt"],
        readings=choices,
        preferred=words["preferred"],
        why=words["why"],
        effect=words["effect"],
    )


def _choice(entry: object, place: str) -> Choice:
    fields = _mapping(entry, f"{place}: a reading", {"id", "says", "rejected"})
    rejected = _words(fields, "rejected", place) if "rejected" in fields else ""
    return Choice(_words(fields, "id", place), _words(fields, "says", place), rejected)


def _cite(words: object, place: str, chapter: str) -> str:
    try:
        cite = Citation.parse(words if isinstance(words, str) else repr(words))
    except BadCitation as fault:
        raise BadReadings(f"{place}: {fault}") from fault
    if cite.chapter != chapter:
        raise BadReadings(f"{place}: {words} lies outside chapter {chapter}")
    return str(cite)


def _mapping(entry: object, place: str, known: set[str]) -> Mapping[str, object]:
    if not isinstance(entry, dict) or not entry.keys() <= known:
        raise BadReadings(f"{place} is not a mapping of {', '.join(sorted(known))}")
    return cast(Mapping[str, object], entry)


def _list(fields: Mapping[str, object], key: str, place: str) -> list[object]:
    value = fields.get(key)
    if not isinstance(value, list):
        raise BadReadings(f"{place}: {key} must be a list")
    return value


def _words(fields: Mapping[str, object], key: str, place: str) -> str:
    words = fields.get(key)
    if not isinstance(words, str) or not words.strip():
        raise BadReadings(f"{place}: {key} must be words")
    return " ".join(words.split())
