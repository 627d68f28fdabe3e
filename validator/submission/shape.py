"""Hold a filing against its schema: every fault of shape with its place, and values converted for rules."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from validator.submission import wording
from validator.submission.convert import convert, written
from validator.submission.dialect import Shape
from validator.submission.fault import Fault, Place, fault_at, in_order
from validator.submission.filing import Entry, Filing, Scalar, Typed, item_path, key_path, without_indices
from validator.submission.schema import Schema
from validator.submission.typed import TypedFiling

_OF_WHAT_IT_HOLDS = frozenset({"out-of-range", "repeated-item", "excluded-form", "ambiguous-form", "unknown-key"})
"""Kinds of fault that leave a mapping or list readable: they speak of how much it holds, or of one key of it."""

MOST_UNKNOWN_KEYS = 50
"""Unknown keys of a filing for which a known one is looked for; where there are more, no key is said to be lacking."""

_LAST = re.compile(r'(?:^|\.)([^.\[\]]+)(?:\[[0-9]+\])*$|\["([^"]*)"\]$')


@dataclass(frozen=True, slots=True)
class Shaped:
    """A filing held against its schema: the faults by place, what rules may read, and better words for earlier faults.

    ``advice`` is what to say of a number that was refused before it was known what is asked for there, by path.
    """

    faults: tuple[Fault, ...]
    typed: TypedFiling
    advice: Mapping[str, str]


def check_shape(filing: Filing, schema: Schema) -> tuple[Fault, ...]:
    """The faults of shape of a filing, by place; what is already unreadable is not judged again."""
    return read_shape(filing, schema).faults


def typed(filing: Filing, schema: Schema) -> TypedFiling:
    """The filing with its values converted as the schema says; faulty values become UNREADABLE."""
    return read_shape(filing, schema).typed


def read_shape(filing: Filing, schema: Schema) -> Shaped:
    """Faults and converted values in one walk."""
    walk = _Walk(filing, schema)
    found = _Found()
    walk.check(filing.entries[""], schema.root, found)
    faults = [fault for fault in found.faults if not _is_explained(fault, found.explained)]
    if len(walk.meant) > MOST_UNKNOWN_KEYS:
        # Any key that seems to be lacking may be one of those for which no known key was looked for.
        faults = [fault for fault in faults if fault.kind != "missing-key"]
        filing = replace(
            filing, entries={path: replace(entry, open_keys=True) for path, entry in filing.entries.items()}
        )
    faulty = {fault.path for fault in faults}
    values = {path: value for path, value in (found.plain | found.converted).items() if path not in faulty}
    sound = _without(filing, [fault.path for fault in faults if fault.kind not in _OF_WHAT_IT_HOLDS])
    return Shaped(in_order(faults), TypedFiling(sound, values, frozenset(found.explained)), found.advice)


def _without(filing: Filing, paths: Iterable[str]) -> Filing:
    """The filing with what stands at ``paths`` unreadable, and all beneath it.

    A mapping where a number is due, or a number where a mapping is due, says nothing: neither of itself nor of what
    would stand beneath it, which is not absent but unread.
    """
    unread = {path: filing.entries[path] for path in paths if path in filing.entries}
    if not unread:
        return filing
    entries = dict(filing.entries)
    for path, entry in unread.items():
        beneath = list(entry.children)
        while beneath:
            held = entries.pop(beneath.pop(), None)
            beneath += held.children if held is not None else ()
        if path in entries:
            entries[path] = Entry(path, "unreadable", entry.place, entry.key_place)
    return replace(filing, entries=entries)


@dataclass(slots=True)
class _Found:
    """What one walk, or a trial of one branch, found.

    ``plain`` are scalars no conversion was asked for; ``explained`` are missing keys that an unknown key
    accounts for; ``advice`` is what to say of numbers refused, by path, now that it is known what is asked for there;
    ``blurred`` tells that an unreadable value was met, so that nothing may be concluded from a
    branch that fits.
    """

    faults: list[Fault] = field(default_factory=list)
    plain: dict[str, Typed] = field(default_factory=dict)
    converted: dict[str, Typed] = field(default_factory=dict)
    explained: set[str] = field(default_factory=set)
    advice: dict[str, str] = field(default_factory=dict)
    blurred: bool = False

    def take(self, other: "_Found") -> None:
        self.faults += other.faults
        self.plain |= other.plain
        self.converted |= other.converted
        self.explained |= other.explained
        self.advice |= other.advice
        self.blurred = self.blurred or other.blurred


@dataclass(frozen=True, slots=True)
class _Walk:
    """One walk through a filing; ``meant`` keeps what was said of unknown keys, by path and the keys known there."""

    filing: Filing
    schema: Schema
    meant: dict[tuple[str, tuple[str, ...]], tuple[str, str, str]] = field(default_factory=dict)

    def check(self, entry: Entry, shape: Shape, found: _Found, sure: bool = True, branch: bool = False) -> None:
        """Hold one value against one shape.

        ``sure`` is False beneath a key that stands twice; ``branch`` tells that the shape is one of several that
        speak of this value, so that what it leaves open is not open for that.
        """
        if entry.kind == "unreadable":
            found.blurred = True
            asked = self.schema.resolve(shape)
            if entry.word and (advice := wording.number_meant(entry.word, asked)):
                message = f"{entry.word} is read as a floating-point number; {advice}{wording.explained(asked)}"
                found.advice[entry.path] = message
            return
        shape = self.schema.resolve(shape)
        sure = sure and not entry.twice
        found.blurred = found.blurred or not sure or entry.open_keys
        if not self._type(entry, shape, found, sure):
            return
        if entry.kind == "mapping":
            self._mapping(entry, shape, found, sure, branch)
        elif entry.kind == "list":
            self._list(entry, shape, found, sure, branch)
        self._branches(entry, shape, found, sure)

    def _type(self, entry: Entry, shape: Shape, found: _Found, sure: bool) -> bool:
        """Judge type and, of a scalar, value; whether the rest of the shape can be held against it."""
        name = _name(entry.path)
        value = entry.value
        if value is not None and shape.x_type is not None:
            try:
                converted = convert(shape.x_type, value)
            except ValueError as error:
                message = f"{error}{wording.explained(shape)}"
                found.faults.append(fault_at(f"malformed-{shape.x_type}", message, entry.place, entry.path))
                return False
            if sure:
                found.converted[entry.path] = converted
        if shape.types and _json_type(entry) not in shape.types:
            kind, message = wording.wrong_type(entry, shape, name)
            found.faults.append(fault_at(kind, message, entry.place, entry.path))
            return False
        if value is None:
            return True
        if sure:
            found.plain[entry.path] = value
        return self._scalar(entry, value, shape, found)

    def _scalar(self, entry: Entry, value: Scalar, shape: Shape, found: _Found) -> bool:
        choices = shape.enum if shape.const is None else (shape.const,)
        if choices and not any(_same(value, choice) for choice in choices):
            kind, message = wording.not_among(value, choices)
            found.faults.append(fault_at(kind, message, entry.place, entry.path))
            return False
        if isinstance(value, str) and shape.pattern is not None and shape.pattern.search(value) is None:
            advice = wording.number_meant(value, shape)
            wanted = f"{advice}{wording.explained(shape)}" if advice else f"write {wording.wanted(shape)}"
            message = f"{written(value)} has not the form of {_name(entry.path)}; {wanted}"
            found.faults.append(fault_at("malformed-value", message, entry.place, entry.path))
            return False
        size, low, high, noun = (
            (len(value), "minLength", "maxLength", " characters")
            if isinstance(value, str)
            else (value, "minimum", "maximum", "")
        )
        return isinstance(value, bool) or self._bounds(entry, size, low, high, noun, shape, found)

    def _bounds(self, entry: Entry, size: int, low: str, high: str, noun: str, shape: Shape, found: _Found) -> bool:
        least, most = shape.bounds.get(low), shape.bounds.get(high)
        if (least is None or size >= least) and (most is None or size <= most):
            return True
        limits = [f"at least {least}"] if least is not None else []
        limits += [f"at most {most}"] if most is not None else []
        stands = f"{size}{noun}" if noun else str(size)
        advice = f"write {' and '.join(limits)}{wording.explained(shape)}"
        message = f"{_name(entry.path) or 'the filing'}: {stands}; {advice}"
        found.faults.append(fault_at("out-of-range", message, entry.place, entry.path))
        return False

    def _mapping(self, entry: Entry, shape: Shape, found: _Found, sure: bool, branch: bool) -> None:
        self._bounds(entry, len(entry.keys), "minProperties", "maxProperties", " keys", shape, found)
        for key, path in zip(entry.keys, entry.children, strict=True):
            child = self.filing.entries[path]
            if key in shape.properties:
                self.check(child, shape.properties[key], found, sure)
            elif shape.closed:
                self._unknown(entry, key, child.key_place, shape, found)
            elif shape.extra is not None:
                self.check(child, shape.extra, found, sure)
            elif sure and not branch:
                self._unchecked(child, found)
        if entry.open_keys or entry.twice:
            return
        for key in shape.required:
            if key not in entry.keys:
                wanted = self.schema.resolve(shape.properties.get(key, Shape()))
                message = wording.lacking(entry.path, key, wanted)
                found.faults.append(fault_at("missing-key", message, entry.key_place, key_path(entry.path, key)))

    def _unknown(self, entry: Entry, key: str, place: Place, shape: Shape, found: _Found) -> None:
        path = key_path(entry.path, key)
        known = tuple(shape.properties)
        if (path, known) not in self.meant:
            here = without_indices(entry.path)
            if len(self.meant) < MOST_UNKNOWN_KEYS:
                free = tuple(name for name in known if name not in entry.keys)
                self.meant[path, known] = wording.unknown_key(key, here, free, known, self.schema)
            else:
                self.meant[path, known] = (wording.one_more_unknown_key(key), "", "")
        message, meant, mapping = self.meant[path, known]
        found.faults.append(fault_at("unknown-key", message, place, path))
        if meant:
            here = entry.path if mapping == without_indices(entry.path) else mapping
            found.explained.add(key_path(here, meant))

    def _unchecked(self, entry: Entry, found: _Found) -> None:
        """Take in what stands where the schema leaves everything open."""
        if entry.twice:
            return
        if entry.value is not None:
            found.plain[entry.path] = entry.value
        for path in entry.children:
            self._unchecked(self.filing.entries[path], found)

    def _list(self, entry: Entry, shape: Shape, found: _Found, sure: bool, branch: bool) -> None:
        children = [self.filing.entries[path] for path in entry.children]
        self._bounds(entry, len(children), "minItems", "maxItems", " items", shape, found)
        for child in children:
            if shape.items is not None:
                self.check(child, shape.items, found, sure)
            elif sure and not branch:
                self._unchecked(child, found)
        if not shape.unique:
            return
        first: dict[str, int] = {}
        for number, child in enumerate(children):
            said = self._said(child)
            if said is None:
                continue
            if said in first:
                earlier = self.filing.entries[item_path(entry.path, first[said])].place.line
                message = f"this item stands a second time; it is already on line {earlier}: keep one of the two"
                found.faults.append(fault_at("repeated-item", message, child.place, child.path))
            first.setdefault(said, number)

    def _said(self, entry: Entry) -> str | None:
        """What an entry says, the same for equal entries; None where part of it is unreadable."""
        if entry.kind == "unreadable":
            return None
        if entry.value is not None:
            return repr(entry.value)
        parts = [self._said(self.filing.entries[path]) for path in entry.children]
        said = [part for part in parts if part is not None]
        if len(said) < len(parts):
            return None
        if entry.kind == "list":
            return f"[{', '.join(said)}]"
        return "{" + ", ".join(sorted(f"{key!r}: {part}" for key, part in zip(entry.keys, said, strict=True))) + "}"

    def _try(self, entry: Entry, shape: Shape, sure: bool) -> _Found:
        trial = _Found()
        self.check(entry, shape, trial, sure, branch=True)
        return trial

    def _branches(self, entry: Entry, shape: Shape, found: _Found, sure: bool) -> None:
        for part in shape.all_of:
            found.take(self._try(entry, part, sure))
        if shape.condition is not None:
            trial = self._try(entry, shape.condition, sure)
            branch = shape.otherwise if trial.faults else shape.then
            if branch is not None and not (trial.blurred and not trial.faults):
                found.take(self._try(entry, branch, sure))
            found.blurred = found.blurred or trial.blurred
        if shape.negated is not None:
            trial = self._try(entry, shape.negated, sure)
            if not trial.faults and not trial.blurred:
                why = wording.explained(shape.negated)
                message = f"{_name(entry.path) or 'the filing'} may not be as it stands{why}"
                found.faults.append(fault_at("excluded-form", message, entry.place, entry.path))
        if shape.any_of:
            self._choice(entry, shape.any_of, found, sure, exactly_one=False)
        if shape.one_of:
            self._choice(entry, shape.one_of, found, sure, exactly_one=True)

    def _choice(self, entry: Entry, branches: tuple[Shape, ...], found: _Found, sure: bool, exactly_one: bool) -> None:
        """Find the branch that the value follows; where none fits, say what is wrong with the one meant."""
        trials = [self._try(entry, branch, sure) for branch in branches]
        clean = [trial for trial in trials if not trial.faults]
        if len(clean) == 1 or (clean and not exactly_one):
            for trial in clean:
                found.take(trial)
            return
        blurred = any(trial.blurred for trial in trials)
        if clean and not blurred:
            message = f"{_name(entry.path) or 'the filing'} fits several of its forms; say which is meant"
            found.faults.append(fault_at("ambiguous-form", message, entry.place, entry.path))
            return
        shapes = [self.schema.resolve(branch) for branch in branches]
        fitting = [n for n, shape in enumerate(shapes) if not shape.types or _json_type(entry) in shape.types]
        tag = self._tag([shapes[n] for n in fitting]) if entry.kind == "mapping" else ""
        meant = [n for n in fitting if tag and not _tag_faults(trials[n], key_path(entry.path, tag))]
        if len(meant) == 1:
            found.take(trials[meant[0]])
            return
        if blurred:
            found.blurred = True
            return
        if not fitting:
            self._none_of_the_types(entry, shapes, found)
            return
        if tag:
            self._unknown_tag(entry, tag, [shapes[n] for n in fitting], found)
            return
        choices = tuple(value for shape in shapes for value in _choices(shape))
        if entry.value is not None and all(_choices(shape) for shape in shapes):
            kind, message = wording.not_among(entry.value, choices)
            found.faults.append(fault_at(kind, message, entry.place, entry.path))
            return
        found.take(min((trials[n] for n in fitting), key=lambda trial: len(trial.faults)))

    def _tag(self, shapes: list[Shape]) -> str:
        """The key whose values tell the branches apart; "" where there is none."""
        for key in shapes[0].properties if shapes else ():
            if not all(key in shape.properties for shape in shapes):
                continue
            named = [_choices(self.schema.resolve(shape.properties[key])) for shape in shapes]
            said = [repr(choice) for choices in named for choice in choices]
            if all(named) and len(said) == len(set(said)):
                return key
        return ""

    def _unknown_tag(self, entry: Entry, tag: str, shapes: list[Shape], found: _Found) -> None:
        choices = tuple(choice for shape in shapes for choice in _choices(self.schema.resolve(shape.properties[tag])))
        path = key_path(entry.path, tag)
        child = self.filing.entries.get(path)
        if child is None:
            message = (
                wording.lacking(entry.path, tag, Shape(enum=choices))
                + "; it may be "
                + ", ".join(map(written, choices))
            )
            found.faults.append(fault_at("missing-key", message, entry.key_place, path))
        elif child.value is None:
            kind, message = wording.wrong_type(child, Shape(types=("string",), enum=choices), tag)
            found.faults.append(fault_at(kind, message, child.place, path))
        else:
            kind, message = wording.not_among(child.value, choices)
            found.faults.append(fault_at(kind, message, child.place, path))

    def _none_of_the_types(self, entry: Entry, shapes: list[Shape], found: _Found) -> None:
        types = tuple(dict.fromkeys(name for shape in shapes for name in shape.types))
        merged = Shape(types=types, enum=tuple(value for shape in shapes for value in _choices(shape)))
        kind, message = wording.wrong_type(entry, merged, _name(entry.path))
        found.faults.append(fault_at(kind, message, entry.place, entry.path))


def _is_explained(fault: Fault, explained: set[str]) -> bool:
    """Whether a key only seems to be missing, because an unknown key means it."""
    if fault.kind != "missing-key":
        return False
    return fault.path in explained or without_indices(fault.path) in explained


def _json_type(entry: Entry) -> str:
    if entry.kind == "mapping":
        return "object"
    if entry.kind == "list":
        return "array"
    if isinstance(entry.value, bool):
        return "boolean"
    return "integer" if isinstance(entry.value, int) else "string"


def _same(value: Scalar, choice: Scalar) -> bool:
    return value == choice and isinstance(value, bool) == isinstance(choice, bool)


def _choices(shape: Shape) -> tuple[Scalar, ...]:
    """The values that a shape names, and both truth values if it takes these; () where it names none."""
    named = shape.enum if shape.const is None else (shape.const,)
    return named or ((True, False) if shape.types == ("boolean",) else ())


def _tag_faults(trial: _Found, path: str) -> Iterable[Fault]:
    return [fault for fault in trial.faults if fault.path == path]


def _name(path: str) -> str:
    """The last key of a path, for messages."""
    found = _LAST.search(path)
    return (found[1] or found[2]) if found is not None else path
