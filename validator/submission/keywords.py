"""The keywords of the schemas, asked of a filing: each accepts what JSON Schema (Draft 7) accepts, which a test holds.

What differs from Draft 7: a value that could not be read is not judged, and nothing follows from less knowledge; of a
value that a schema refuses no more is asked; ``x-type`` converts; words beside a reference go before those of the
definition; of several forms the one meant is chosen.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from validator.submission.convert import convert_value
from validator.submission.dialect import Said, Shape
from validator.submission.filing import Entry, Filing, Scalar
from validator.submission.schema import Schema

DOUBT = "doubt"
"""Stands among what is found for a value that could not be read or is not sure: nothing follows where it was met."""

READ = "read"
"""Stands among what is found for a value that ``x-type`` has converted."""


class _Node:
    """An entry of a filing as the keywords see it: ``holds`` is its single value, or the nodes beneath it.

    ``sure`` is False beneath a key that stands twice; ``refused_by`` is the schema that refused it, while it is asked.
    """

    __slots__ = ("entry", "holds", "refused_by", "sure")

    def __init__(self, entry: Entry, sure: bool, holds: Any) -> None:
        self.entry = entry
        self.sure = sure
        self.holds = holds
        self.refused_by: Said | None = None


def _node(filing: Filing, path: str = "", sure: bool = True) -> _Node:
    entry = filing.entries[path]
    sure = sure and not entry.twice
    held = [_node(filing, child, sure) for child in entry.children]
    holds = {"mapping": dict(zip(entry.keys, held, strict=False)), "list": held}.get(entry.kind, entry.value)
    return _Node(entry, sure, holds)


class KeywordResult(NamedTuple):
    """What a keyword of a shape finds in an entry: DOUBT, READ, or a fault.

    ``value`` is what READ became, the key that is lacking, the line on which an item stands already, or an unknown key
    with its mapping; ``text`` is what a conversion said.
    """

    keyword: str
    entry: Entry
    said: Said
    value: Any = None
    text: str = ""


def found_in(filing: Filing, schema: Schema) -> list[KeywordResult]:
    """What is found in a filing that is held against its schema."""
    return list(_Asking(schema).of(_node(filing), schema.root))


def _is_of_type(value: object, name: str) -> bool:
    match name:
        case "object":
            return isinstance(value, dict)
        case "array":
            return isinstance(value, list)
        case "string":
            return isinstance(value, str)
        case "boolean":
            return isinstance(value, bool)
    return isinstance(value, int) and not isinstance(value, bool)


def _has_type(value: object, types: str | list[str]) -> bool:
    return any(_is_of_type(value, name) for name in ((types,) if isinstance(types, str) else types))


def is_same_value(value: object, said: object) -> bool:
    """Whether a single value is the one said: true and 1 are two."""
    return value == said and isinstance(value, bool) == isinstance(said, bool)


_OF_VALUE: dict[str, Callable[[Any, Any], bool]] = {
    "type": _has_type,
    "const": is_same_value,
    "enum": lambda value, choices: any(is_same_value(value, choice) for choice in choices),
    "pattern": lambda value, form: not isinstance(value, str) or re.search(form, value) is not None,
    "minLength": lambda value, least: not isinstance(value, str) or len(value) >= least,
    "maxLength": lambda value, most: not isinstance(value, str) or len(value) <= most,
    "minimum": lambda value, least: not _is_of_type(value, "integer") or value >= least,
    "maximum": lambda value, most: not _is_of_type(value, "integer") or value <= most,
}
"""Whether a value is as a keyword asks; the first that is not met refuses it."""

_OF_SIZE: dict[str, Callable[[Any, Any], bool]] = {
    "minProperties": lambda value, least: not isinstance(value, dict) or len(value) >= least,
    "maxProperties": lambda value, most: not isinstance(value, dict) or len(value) <= most,
    "minItems": lambda value, least: not isinstance(value, list) or len(value) >= least,
    "maxItems": lambda value, most: not isinstance(value, list) or len(value) <= most,
}
"""Whether as much is held as a keyword asks."""

_MET = {**_OF_VALUE, **_OF_SIZE}
_KEYWORDS = (
    *("x-type", *_MET, "properties", "items", "additionalProperties"),
    *("required", "uniqueItems", "allOf", "if", "not", "anyOf", "oneOf"),
)
"""In the order in which they are asked."""


class _Asking(NamedTuple):
    """Asks the keywords of one schema of nodes."""

    schema: Schema

    def of(self, node: _Node, said: Said) -> Iterator[KeywordResult]:
        """What a schema object finds in a node: first whether it can be judged, of what could not be read no more."""
        if "$ref" in said:
            said = self.schema.followed(said)
        entry = node.entry
        unread = entry.kind == "unreadable"
        node.refused_by = said if unread else None
        if unread or not node.sure or entry.open_keys:
            yield KeywordResult(DOUBT, entry, said)
        for keyword in _KEYWORDS:
            if keyword not in said or node.refused_by is said:
                continue
            if keyword in _MET:
                if entry.value is None and keyword in ("const", "enum"):
                    continue
                if not _MET[keyword](node.holds, said[keyword]):
                    if keyword in _OF_VALUE:
                        node.refused_by = said
                    yield KeywordResult(keyword, entry, said, said[keyword])
            else:
                yield from self._asked(keyword, node, said)

    def _asked(self, keyword: str, node: _Node, said: Said) -> Iterator[KeywordResult]:
        match keyword:
            case "x-type":
                yield from _converted(node, said)
            case "properties":
                for key, one in said["properties"].items() if isinstance(node.holds, dict) else ():
                    if key in node.holds:
                        yield from self.of(node.holds[key], one)
            case "items":
                for child in node.holds if isinstance(node.holds, list) else ():
                    yield from self.of(child, said["items"])
            case "additionalProperties":
                yield from self._additional(node, said)
            case "required":
                yield from _lacking(node, said)
            case "uniqueItems":
                yield from _repeated(node, said)
            case "allOf":
                for one in said["allOf"]:
                    yield from self.of(node, one)
            case "if":
                yield from self._if(node, said)
            case "not":
                trial = list(self.of(node, said["not"]))
                if not _faults(trial) and not _is_doubtful(trial):
                    yield KeywordResult("not", node.entry, said, said["not"])
            case _:
                yield from self._choice(keyword, node, said)

    def _additional(self, node: _Node, said: Said) -> Iterator[KeywordResult]:
        beyond = said["additionalProperties"]
        if beyond is True or not isinstance(node.holds, dict):
            return
        for key, child in node.holds.items():
            if key in said.get("properties", {}):
                continue
            if beyond is False:
                yield KeywordResult("additionalProperties", child.entry, said, (key, node.entry))
            else:
                yield from self.of(child, beyond)

    def _if(self, node: _Node, said: Said) -> Iterator[KeywordResult]:
        trial = list(self.of(node, said["if"]))
        branch = said.get("else" if _faults(trial) else "then")
        if branch is not None and (_faults(trial) or not _is_doubtful(trial)):
            yield from self.of(node, branch)
        if _is_doubtful(trial):
            yield KeywordResult(DOUBT, node.entry, said)

    def _choice(self, keyword: str, node: _Node, said: Said) -> Iterator[KeywordResult]:
        """Find the form that the value follows; where none fits, say what is wrong with the one meant."""
        forms: list[Said] = said[keyword]
        trials = [list(self.of(node, form)) for form in forms]
        clean = [trial for trial in trials if not _faults(trial)]
        doubtful = any(map(_is_doubtful, trials))
        if len(clean) == 1 or (clean and keyword == "anyOf"):
            yield from (one for trial in clean for one in trial)
            return
        if clean and not doubtful:
            yield KeywordResult(keyword, node.entry, said, forms)
            return
        shapes = [self.schema.resolve(form) for form in forms]
        fitting = [
            (shape, trial)
            for shape, trial in zip(shapes, trials, strict=True)
            if not shape.types or _has_type(node.holds, list(shape.types))
        ]
        tag = self._tag([shape for shape, _ in fitting]) if node.entry.kind == "mapping" else ""
        meant = [trial for _, trial in fitting if tag and not any(_is_about(node, tag, one) for one in _faults(trial))]
        if len(meant) == 1:
            yield from meant[0]
        elif doubtful:
            yield KeywordResult(DOUBT, node.entry, said)
        elif not fitting:
            types = list(dict.fromkeys(name for shape in shapes for name in shape.types))
            yield KeywordResult("type", node.entry, {"type": types, "enum": _choices(shapes)})
        elif tag:
            child = node.holds.get(tag)
            choices = _choices(self.schema.resolve(shape.properties[tag]) for shape, _ in fitting)
            if child is None:
                yield KeywordResult("required", node.entry, {"properties": {tag: {"enum": choices}}}, tag)
            else:
                refused = "type" if child.entry.value is None else "enum"
                yield KeywordResult(refused, child.entry, {"type": "string", "enum": choices})
        elif node.entry.value is not None and all(_choices([shape]) for shape in shapes):
            yield KeywordResult("enum", node.entry, {"enum": _choices(shapes)})
        else:
            yield from min((trial for _, trial in fitting), key=lambda trial: len(_faults(trial)))

    def _tag(self, shapes: list[Shape]) -> str:
        """The key whose values tell the forms apart; "" where there is none."""
        for key in shapes[0].properties if shapes else ():
            if all(key in shape.properties for shape in shapes):
                named = [_choices([self.schema.resolve(shape.properties[key])]) for shape in shapes]
                told = [repr(choice) for choices in named for choice in choices]
                if all(named) and len(told) == len(set(told)):
                    return key
        return ""


def _converted(node: _Node, said: Said) -> Iterator[KeywordResult]:
    try:
        if node.entry.value is not None:
            converted = convert_value(said["x-type"], node.entry.value)
            if node.sure:
                yield KeywordResult(READ, node.entry, said, converted)
    except ValueError as error:
        node.refused_by = said
        yield KeywordResult("x-type", node.entry, said, said["x-type"], str(error))


def _lacking(node: _Node, said: Said) -> Iterator[KeywordResult]:
    if node.entry.kind == "mapping" and not node.entry.open_keys and not node.entry.twice:
        for key in said["required"]:
            if key not in node.holds:
                yield KeywordResult("required", node.entry, said, key)


def _repeated(node: _Node, said: Said) -> Iterator[KeywordResult]:
    first: dict[str, _Node] = {}
    for child in node.holds if said["uniqueItems"] and node.entry.kind == "list" else ():
        earlier = first.setdefault(_told(child), child)
        if earlier is not child:
            yield KeywordResult("uniqueItems", child.entry, said, earlier.entry.place.line)


def _told(node: _Node) -> str:
    """What a node says: the same for equal nodes; where part of it could not be read, what no other says."""
    if isinstance(node.holds, dict):
        return repr({key: _told(child) for key, child in sorted(node.holds.items())})
    if isinstance(node.holds, list):
        return repr([_told(child) for child in node.holds])
    return repr(node.entry if node.holds is None else node.holds)


def _faults(found: Iterable[KeywordResult]) -> list[KeywordResult]:
    return [one for one in found if one.keyword not in (DOUBT, READ)]


def _is_doubtful(found: Iterable[KeywordResult]) -> bool:
    return any(one.keyword == DOUBT for one in found)


def _choices(shapes: Iterable[Shape]) -> list[Scalar]:
    """The values that shapes name, and both truth values where one takes these."""
    truth = (True, False)
    return [one for shape in shapes for one in shape.enum or (truth if shape.types == ("boolean",) else ())]


def _is_about(node: _Node, key: str, found: KeywordResult) -> bool:
    """Whether a fault speaks of what a node holds at a key, or lacks there."""
    lacking = found.entry is node.entry and found.keyword == "required" and found.value == key
    child = node.holds.get(key)
    return lacking or (child is not None and found.entry is child.entry)
