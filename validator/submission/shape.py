"""Compares a filing with its schema: every fault of shape with its place, and values converted for rules.

``keywords.py`` finds the faults and ``wording.py`` says them; here they become faults of the filing.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

from validator.submission import wording
from validator.submission.dialect import shape_of
from validator.submission.fault import Fault, fault_at, faults_in_order
from validator.submission.filing import Entry, Filing, Typed, key_path, without_indices
from validator.submission.keywords import DOUBT, READ, KeywordResult, found_in
from validator.submission.scalars import YAML_1_1_BOOLEANS
from validator.submission.schema import Schema
from validator.submission.typed import TypedFiling

_OF_WHAT_IT_HOLDS = frozenset({"out-of-range", "repeated-item", "excluded-form", "ambiguous-form", "unknown-key"})
"""Kinds of fault that leave a mapping or list readable: they speak of how much it holds, or of one key of it."""

MOST_UNKNOWN_KEYS = 50
"""Unknown keys of a filing for which a known one is looked for; where there are more, no key is said to be lacking."""


class ShapeReading(NamedTuple):
    """A filing held against its schema: the faults by place, what rules may read, and better words for earlier faults.

    ``advice`` is what to say of a number that was refused before it was known what is asked for there, by path.
    """

    faults: tuple[Fault, ...]
    typed: TypedFiling
    advice: Mapping[str, str]


def read_shape(filing: Filing, schema: Schema) -> ShapeReading:
    """Faults and converted values in one walk; what is already unreadable is not judged again."""
    found = found_in(filing, schema)
    said = _Said(schema, {}, set())
    told = [said.fault(one) for one in sorted(found, key=_place_of_key) if one.keyword not in (DOUBT, READ)]
    faults = [fault for fault in told if not _is_explained(fault, said.explained)]
    many = len(said.unknown) > MOST_UNKNOWN_KEYS
    if many:
        # Any key that seems to be lacking may be one of those for which no known key was looked for.
        faults = [fault for fault in faults if fault.kind != "missing-key"]
    reading = _Reading(filing, many, {one.entry.path: one.value for one in found if one.keyword == READ}, {}, {}, {})
    for fault in faults:
        reading.faulty.setdefault(fault.path, set()).add(fault.kind)
    reading.take("", sure=True)
    seen = TypedFiling(replace(filing, entries=reading.entries), reading.values, frozenset(said.explained))
    return ShapeReading(faults_in_order(faults), seen, _advice(found))


def _place_of_key(found: KeywordResult) -> tuple[int, int]:
    place = found.entry.key_place
    return place.line, place.column


class _Reading(NamedTuple):
    """What rules see of a filing: its entries, and its scalars that are sure and not faulty, converted where asked.

    A mapping where a number is due, or a number where a mapping is due, says nothing: neither of itself nor of what
    would stand beneath it, which is not absent but unread. ``faulty`` are the kinds of fault at a path; ``open_keys``
    tells that no mapping is known to lack a key.
    """

    filing: Filing
    open_keys: bool
    converted: Mapping[str, Typed]
    faulty: dict[str, set[str]]
    entries: dict[str, Entry]
    values: dict[str, Typed]

    def take(self, path: str, sure: bool) -> None:
        """Take in what stands at and beneath a path; ``sure`` is False beneath a key unknown or written twice."""
        entry = self.filing.entries[path]
        faults = self.faulty.get(path, set())
        if faults - _OF_WHAT_IT_HOLDS:
            self.entries[path] = Entry(path, "unreadable", entry.place, entry.key_place)
            return
        self.entries[path] = entry._replace(open_keys=True) if self.open_keys else entry
        sure = sure and not entry.twice and "unknown-key" not in faults
        if entry.value is not None and sure and not faults:
            self.values[path] = self.converted.get(path, entry.value)
        for child in entry.children:
            self.take(child, sure)


def _advice(found: Iterable[KeywordResult]) -> dict[str, str]:
    """What to say of numbers refused, by path, now that it is known what is asked for there."""
    told: dict[str, str] = {}
    for one in found:
        word, shape = one.entry.word, shape_of(one.said)
        if one.keyword == DOUBT and word and (advice := wording.number_meant(word, shape)):
            message = f"{word} is read as a floating-point number; {advice}{wording.explained(shape)}"
            told[one.entry.path] = message
    return told


class _Said(NamedTuple):
    """Says the errors of one filing; ``unknown`` keeps what was said of unknown keys, by path and the keys known there.

    ``explained`` are missing keys that an unknown key accounts for.
    """

    schema: Schema
    unknown: dict[tuple[str, tuple[str, ...]], tuple[str, str, str]]
    explained: set[str]

    def fault(self, found: KeywordResult) -> Fault:
        """What is found, as whoever filed is told it."""
        entry = found.entry
        match found.keyword:
            case "required":
                wanted = self.schema.resolve(found.said.get("properties", {}).get(found.value, {}))
                message = wording.lacking_key(entry.path, found.value, wanted)
                return fault_at("missing-key", message, entry.key_place, key_path(entry.path, found.value))
            case "additionalProperties":
                message = self._unknown_key(found, *found.value)
                return fault_at("unknown-key", message, entry.key_place, entry.path)
            case "uniqueItems":
                kind, message = wording.repeated(found.value)
            case "type" if _says_whether_offered(entry) and wording.offered_by_being_listed(entry.path, self.schema):
                kind, message = "wrong-type", wording.not_offered(entry.path)
            case keyword:
                kind, message = wording.unfit(keyword, found.text, entry, found.said)
        return fault_at(kind, message, entry.place, entry.path)

    def _unknown_key(self, found: KeywordResult, key: str, parent: Entry) -> str:
        path, known = found.entry.path, tuple(found.said.get("properties", ()))
        here = without_indices(parent.path)
        if (path, known) not in self.unknown:
            if len(self.unknown) < MOST_UNKNOWN_KEYS:
                free = tuple(name for name in known if name not in parent.keys)
                self.unknown[path, known] = wording.unknown_key(key, here, free, known, self.schema)
            else:
                self.unknown[path, known] = (wording.one_more_unknown_key(key), "", "")
        message, meant, mapping = self.unknown[path, known]
        if meant:
            self.explained.add(key_path(parent.path if mapping == here else mapping, meant))
        return message


def _says_whether_offered(entry: Entry) -> bool:
    return isinstance(entry.value, bool) or str(entry.value).lower() in YAML_1_1_BOOLEANS


def _is_explained(fault: Fault, explained: Collection[str]) -> bool:
    """Whether a key only seems to be missing, because an unknown key means it."""
    if fault.kind != "missing-key":
        return False
    return fault.path in explained or without_indices(fault.path) in explained
