"""Builds entries with places from the events of the YAML reader, reading them once.

The events are read once and the entries are built straight from them, so that an alias is refused where it
stands and never followed, depth is bounded before anything is nested, and what bare words mean is decided
here and not by the YAML version that a file declares.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    NodeEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)
from ruamel.yaml.reader import Reader

from validator.submission.fault import Fault, Place, fault_at
from validator.submission.filing import Entry, EntryKind, item_path, key_path
from validator.submission.scalars import Refusal, blank_words, meaning

DEEPEST = 50
_START = Place(1, 1, 1, 2)
_LONGEST_AMOUNT = 24
_CUT_AMOUNT = re.compile(r"\$?[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]{2})?")
_REPLACED = "\N{REPLACEMENT CHARACTER}"
_UNPRINTABLE = r"[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"
"""What YAML refuses; the form takes longer to compile than a filing of ordinary letters to be searched for it."""


class _Reader(Reader):
    """The YAML reader's, without its own search for control characters: a text that holds any is not parsed."""

    def check_printable(self, data: str) -> None:
        """Nothing is left to be found."""


class _TooDeep(Exception):
    """Nesting went beyond what any filing needs."""

    def __init__(self, place: Place, path: str) -> None:
        self.place = place
        self.path = path


@dataclass(slots=True)
class _Composer:
    """Builds entries from events; ``replaced`` tells that bytes that are not UTF-8 were replaced."""

    lines: tuple[str, ...]
    events: Iterator[Event]
    replaced: bool
    entries: dict[str, Entry] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    def document(self) -> bool:
        """Read the first document; whether it gave a usable root."""
        next(self.events)
        first = next(self.events)
        if isinstance(first, StreamEndEvent):
            self._fault(
                "empty-filing",
                "the file says nothing; a filing begins with its head: chapter, holder, ...",
                _START,
            )
            return False
        event = next(self.events)
        root = self._node(event, "", _START, "", 0)
        self.entries[""] = root
        next(self.events)
        beyond = next(self.events)
        if isinstance(beyond, DocumentStartEvent):
            message = "a second document begins here; a file holds one filing: put the other into a file of its own"
            self._fault("second-document", message, self._place(beyond))
        if root.kind == "mapping":
            return True
        if root.kind in {"scalar", "list"}:
            message = 'a filing is keys with values, such as  chapter: "633a"; this is ' + (
                "a list" if root.kind == "list" else "bare text"
            )
            self._fault("not-a-mapping", message, root.place)
        return False

    def _node(self, event: Event, path: str, key_place: Place | None, key: str, depth: int) -> Entry:
        """Read the value that begins with ``event``; what it holds is entered, itself is returned."""
        place = self._place(event)
        key_place = key_place or _widened(place)
        if isinstance(event, ScalarEvent) and _is_empty(place):
            place = key_place
        if isinstance(event, AliasEvent):
            self._fault(
                "alias",
                f"*{event.anchor} points to another place of the file; write the value out here",
                place,
                path,
            )
            return Entry(path, "unreadable", place, key_place)
        if isinstance(event, NodeEvent) and event.anchor is not None:
            wide = Place(place.line, place.column, place.line, place.column + 1 + len(event.anchor))
            self._fault(
                "anchor",
                f"&{event.anchor} names this value for use elsewhere; leave the name out",
                wide,
                path,
            )
        if isinstance(event, ScalarEvent):
            return self._scalar(event, path, place, key_place, key)
        if not isinstance(event, MappingStartEvent | SequenceStartEvent):
            raise TypeError(f"no value begins with {event!r}")
        if event.tag is not None:
            wide = Place(place.line, place.column, place.line, place.column + 1)
            self._fault("tag", "a value's type is not declared with a tag (!...); leave the tag out", wide, path)
        if depth >= DEEPEST:
            raise _TooDeep(Place(place.line, place.column, place.line, place.column + 1), path)
        if isinstance(event, MappingStartEvent):
            return self._mapping(path, place, key_place, depth)
        return self._list(path, place, key_place, key, depth)

    def _scalar(self, event: ScalarEvent, path: str, place: Place, key_place: Place, key: str) -> Entry:
        unreadable = Entry(path, "unreadable", place, key_place)
        if event.tag is not None:
            advice = f'leave the tag out, and write text in quotes: "{event.value[:80]}"'
            message = f"a value's type is not declared with a tag; {advice}"
            self._fault("tag", message, place, path)
            return unreadable
        if event.style is None:
            value = meaning(event.value, key)
            if isinstance(value, Refusal):
                self._fault(value.kind, value.message, place, path)
                return unreadable._replace(word=event.value if value.kind == "float-value" else "")
        else:
            value = event.value
            if not value.strip():
                self._fault("null-value", blank_words(key), place, path)
                return unreadable
        if isinstance(value, str) and not self._printable(value, place, path):
            return unreadable
        return Entry(path, "scalar", place, key_place, value, event.style is None)

    def _printable(self, text: str, place: Place, path: str) -> bool:
        if _is_unprintable(text):
            self._fault("control-character", "the text names a control character; leave it out", place, path)
            return False
        return not (self.replaced and _REPLACED in text)

    def _list(self, path: str, start: Place, key_place: Place, key: str, depth: int) -> Entry:
        children: list[str] = []
        end = start
        while not isinstance(event := next(self.events), SequenceEndEvent):
            child = item_path(path, len(children))
            if self._cut_by_comma(event, children, as_key=False):
                continue
            entry = self._node(event, child, None, key, depth + 1)
            self.entries[child] = entry
            children.append(child)
            end = entry.place
        return self._collection(path, "list", start, end, self._place(event), key_place, children, [], False)

    def _mapping(self, path: str, start: Place, key_place: Place, depth: int) -> Entry:
        keys: dict[str, Place] = {}
        children: list[str] = []
        open_keys = False
        end = start
        while not isinstance(event := next(self.events), MappingEndEvent):
            place = self._place(event)
            if self._cut_by_comma(event, children, as_key=True):
                next(self.events)
                continue
            key, name = self._key(event, path, place, depth)
            child = key_path(path, name)
            merges = name == "<<" and key is None
            open_keys = (
                open_keys or merges or isinstance(event, AliasEvent) or (key is None and _cannot_be_written(name))
            )
            if key is not None and key in keys:
                message = f"{key} stands a second time; it is already on line {keys[key].line}: keep one of the two"
                self._fault("duplicate-key", message, place, child)
                self._doubt(child)
                key = None
            entry = self._value(child, place, name, depth, keep=key is not None, merges=merges)
            end = entry.place
            if key is not None:
                keys[key] = place
                children.append(child)
        closing = self._place(event)
        return self._collection(path, "mapping", start, end, closing, key_place, children, list(keys), open_keys)

    def _cut_by_comma(self, event: Event, before: list[str], *, as_key: bool) -> bool:
        """Whether an item or key is the end of the amount before it, from which a comma in brackets has parted it.

        An item may also be a number of its own, unless it begins with 0 or a dollar sign stands before it.
        """
        entry = self.entries.get(before[-1]) if before else None
        if entry is None or not isinstance(event, ScalarEvent) or event.style is not None or not entry.bare:
            return False
        line, column = event.start_mark.line, event.start_mark.column
        start, end = entry.place.column - 1, entry.place.end_column - 1
        touches = (
            end - start < _LONGEST_AMOUNT
            and line == entry.place.end_line - 1 == entry.place.line - 1
            and column == end + 1
        )
        amount = f"{self.lines[line][start:end]},{event.value}" if touches else ""
        if not _CUT_AMOUNT.fullmatch(amount) or not (as_key or "$" in amount or event.value.startswith("0")):
            return False
        place = self._place(event)._replace(column=entry.place.column)
        self.faults = [one for one in self.faults if (one.kind, one.path) != ("comma-in-amount", entry.path)]
        message = f'in brackets a comma ends the value; put the whole amount in quotes: "{amount}"'
        self._fault("comma-in-amount", message, place, entry.path)
        self.entries[entry.path] = Entry(entry.path, "unreadable", place, entry.key_place, bare=True)
        return True

    def _value(self, path: str, key_place: Place, key: str, depth: int, *, keep: bool, merges: bool) -> Entry:
        """Read a mapping's value; if not to be kept, only its faults count."""
        event = next(self.events)
        if merges and isinstance(event, AliasEvent):
            return Entry(path, "unreadable", self._place(event), key_place)
        kept = self.entries
        if not keep:
            self.entries = {}
        entry = self._node(event, path, key_place, key, depth + 1)
        self.entries[path] = entry
        self.entries = kept
        return entry

    def _doubt(self, path: str) -> None:
        """Note that a key stands twice: a scalar is no longer readable, a mapping or list is doubtful."""
        entry = self.entries[path]
        if entry.kind == "scalar":
            self.entries[path] = Entry(path, "unreadable", entry.place, entry.key_place)
        else:
            self.entries[path] = entry._replace(twice=True)

    def _key(self, event: Event, path: str, place: Place, depth: int) -> tuple[str | None, str]:
        """The key that ``event`` is (None where it is no usable key), and a name for its path."""
        if not isinstance(event, ScalarEvent):
            kind, message = "key-not-text", "a key is one word of text, no list or mapping"
            if isinstance(event, AliasEvent):
                kind, message = (
                    "alias",
                    f"*{event.anchor} points to another place of the file; write the key out here",
                )
            kept, found = self.entries, len(self.faults)
            self.entries = {}
            entry = self._node(event, key_path(path, "?"), None, "", depth + 1)
            self.entries = kept
            del self.faults[found:]
            self._fault(kind, message, entry.place, path)
            return None, "?"
        word: str = event.value
        if event.anchor is not None or event.tag is not None:
            kind, sign = ("anchor", f"&{event.anchor}") if event.tag is None else ("tag", "a tag")
            self._fault(kind, f"a key carries no {sign}; leave it out", place, key_path(path, word))
            return word, word
        if event.style is None and word == "<<":
            message = "<< takes in keys from another place of the file; write the keys out here"
            self._fault("merge-key", message, place, key_path(path, word))
            return None, word
        if event.style is None and not isinstance(meaning(word, ""), str):
            message = (
                f'the key {word} is not read as text; write it in quotes: "{word}"' if word else "a key is missing"
            )
            self._fault("key-not-text", message, place, path)
            return None, word
        return (word if self._printable(word, place, path) else None), word

    def _collection(
        self,
        path: str,
        kind: EntryKind,
        start: Place,
        last: Place,
        closing: Place,
        key_place: Place,
        children: list[str],
        keys: list[str],
        open_keys: bool,
    ) -> Entry:
        """The entry of a mapping or list; a block ends with the last that it holds."""
        bracketed = (closing.line, closing.column) != (closing.end_line, closing.end_column)
        end = closing if bracketed else last
        place = Place(start.line, start.column, end.end_line, end.end_column)
        return Entry(path, kind, place, key_place, children=tuple(children), keys=tuple(keys), open_keys=open_keys)

    def _place(self, event: Event) -> Place:
        start, end = event.start_mark, event.end_mark
        line, column = end.line, end.column
        while column == 0 and line > start.line:
            line -= 1
            column = len(self.lines[line].rstrip()) if line < len(self.lines) else 0
        return Place(start.line + 1, start.column + 1, line + 1, column + 1)

    def _fault(self, kind: str, message: str, place: Place, path: str = "") -> None:
        self.faults.append(fault_at(kind, message, _widened(place), path))


def _cannot_be_written(name: str) -> bool:
    """Whether a key holds what makes it unreadable, so that it may be any of those that seem to be lacking."""
    return _is_unprintable(name) or _REPLACED in name


def _is_unprintable(text: str) -> bool:
    return not text.isprintable() and re.search(_UNPRINTABLE, text) is not None


def _is_empty(place: Place) -> bool:
    return (place.line, place.column) == (place.end_line, place.end_column)


def _widened(place: Place) -> Place:
    return Place(place.line, place.column, place.line, place.column + 1) if _is_empty(place) else place


class ComposedText(NamedTuple):
    """What a text holds: entries by path, None where no whole filing could be read; and the faults found."""

    entries: dict[str, Entry] | None
    faults: tuple[Fault, ...]


def compose(text: str, lines: tuple[str, ...], replaced: bool) -> ComposedText:
    """Read the one document of ``text``, whose lines are ``lines``; raises nothing for faults.

    The text itself holds no control character, which whoever read it has looked for.
    ``replaced`` tells that bytes that are not UTF-8 were replaced.
    """
    yaml = YAML(typ="safe", pure=True)
    yaml.Reader = _Reader
    composer = _Composer(lines, iter(yaml.parse(text)), replaced)
    try:
        usable = composer.document()
    except _TooDeep as deep:
        message = f"brackets or keys are nested more than {DEEPEST} deep here; no filing needs that"
        composer.faults.append(fault_at("too-deep", message, deep.place, ""))
        usable = False
    except (YAMLError, ValueError, OverflowError) as error:
        from validator.submission.syntax import syntax_fault

        composer.faults.append(syntax_fault(error, lines))
        usable = False
    return ComposedText(composer.entries if usable else None, tuple(composer.faults))
