"""The keywords of the schemas, as jsonschema asks them of a filing: the walk and most of the tests are its own.

Ours is what differs from Draft 7: a value that could not be read is not judged, and nothing follows from less
knowledge; of a value that a schema refuses no more is asked; ``x-type`` converts; words beside a reference go before
those of the definition; of several forms the one meant is chosen.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from jsonschema import Draft7Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import create

from validator.submission.convert import convert
from validator.submission.dialect import Said, Shape
from validator.submission.filing import Entry, Filing, Scalar
from validator.submission.schema import Schema

DOUBT = "doubt"
"""Stands among the errors for a value that could not be read or is not sure: nothing follows where it was met."""

READ = "read"
"""Stands among the errors for a value that ``x-type`` has converted."""

Errors = Iterator[ValidationError]
Keyword = Callable[[Any, Any, Any, Any], Any]
"""As jsonschema has it: from a validator, what the keyword says, a value and its schema to errors, or None."""

_DRAFT_7: dict[str, Keyword] = {**Draft7Validator.VALIDATORS}
_OF_VALUE = ("x-type", "type", "const", "enum", "pattern", "minLength", "maxLength", "minimum", "maximum")
_OF_WHAT_IT_HOLDS = (*_OF_VALUE[1:], "minProperties", "maxProperties", "minItems", "maxItems", "properties", "items")


@dataclass(slots=True, eq=False)
class _Node:
    """An entry of a filing as the keywords see it: ``holds`` is its single value, or the nodes beneath it.

    ``sure`` is False beneath a key that stands twice; ``refused_by`` is the schema that refused it, while it is asked.
    """

    entry: Entry
    sure: bool
    holds: Any
    refused_by: Said | None = None


def _node(filing: Filing, path: str = "", sure: bool = True) -> _Node:
    entry = filing.entries[path]
    sure = sure and not entry.twice
    held = [_node(filing, child, sure) for child in entry.children]
    holds = {"mapping": dict(zip(entry.keys, held, strict=False)), "list": held}.get(entry.kind, entry.value)
    return _Node(entry, sure, holds)


@dataclass(frozen=True, slots=True)
class Found:
    """What a keyword of a shape finds in an entry: DOUBT, READ, or a fault.

    ``value`` is what READ became, the key that is lacking, the line on which an item stands already, or an unknown key
    with its mapping; ``text`` is what a conversion said.
    """

    keyword: str
    entry: Entry
    said: Said
    value: Any
    text: str


def found_in(filing: Filing, schema: Schema) -> list[Found]:
    """What jsonschema finds in a filing that is held against its schema."""
    forms = _Forms(schema)
    ours: dict[str, Keyword] = {"anyOf": partial(forms.choice, False), "oneOf": partial(forms.choice, True)}
    asked = {name: _asked(name, judge) for name, judge in {**_KEYWORDS, **ours}.items()}
    keywords: dict[str, Any] = {DOUBT: _doubt, **asked, "$ref": forms.reference}

    def in_order(said: Any) -> list[tuple[str, Any]]:
        if "$ref" in said:
            return [("$ref", said["$ref"])]
        return [(name, said.get(name)) for name in keywords if name in said or name == DOUBT]

    settings: Any = {"type_checker": Draft7Validator.TYPE_CHECKER, "applicable_validators": in_order}
    errors: Iterator[Any] = create({}, keywords, **settings)(schema.root).iter_errors(_node(filing))
    return [
        Found(error.validator, error.instance.entry, error.schema, error.validator_value, error.message)
        for error in errors
    ]


def _asked(keyword: str, judge: Keyword) -> Keyword:
    """The keyword, asked of what its schema has not refused; of values the first that is not met refuses them."""

    def ask(validator: Any, said: Any, node: _Node, schema: Said) -> Errors:
        if node.refused_by is schema or (node.entry.value is None and keyword in ("const", "enum")):
            return
        for error in judge(validator, said, node.holds if keyword in _OF_WHAT_IT_HOLDS else node, schema) or ():
            if keyword in _OF_VALUE and error.validator != READ:
                node.refused_by = schema
            yield error

    return ask


def _doubt(validator: Any, said: object, node: _Node, schema: Said) -> Errors:
    """Asked first by every schema; of what could not be read it asks no more."""
    unread = node.entry.kind == "unreadable"
    node.refused_by = schema if unread else None
    if unread or not node.sure or node.entry.open_keys:
        yield ValidationError("", DOUBT)


def _x_type(validator: Any, kind: Any, node: _Node, schema: Said) -> Errors:
    try:
        if node.entry.value is not None:
            converted = convert(kind, node.entry.value)
            if node.sure:
                yield ValidationError("", READ, validator_value=converted)
    except ValueError as error:
        yield ValidationError(str(error))


def _additional(validator: Any, said: Any, node: _Node, schema: Said) -> Errors:
    if said is not False:
        yield from _DRAFT_7["additionalProperties"](validator, said, node.holds, schema) or ()
    elif node.entry.kind == "mapping":
        for key, child in node.holds.items():
            if key not in schema.get("properties", {}):
                yield ValidationError("", instance=child, validator_value=(key, node.entry))


def _required(validator: Any, keys: list[str], node: _Node, schema: Said) -> Errors:
    if node.entry.kind == "mapping" and not node.entry.open_keys and not node.entry.twice:
        for key in keys:
            if key not in node.holds:
                yield ValidationError("", validator_value=key)


def _unique(validator: Any, said: bool, node: _Node, schema: Said) -> Errors:
    first: dict[str, _Node] = {}
    for child in node.holds if said and node.entry.kind == "list" else ():
        earlier = first.setdefault(_told(child), child)
        if earlier is not child:
            yield ValidationError("", instance=child, validator_value=earlier.entry.place.line)


def _told(node: _Node) -> str:
    """What a node says: the same for equal nodes; where part of it could not be read, what no other says."""
    if isinstance(node.holds, dict):
        return repr({key: _told(child) for key, child in sorted(node.holds.items())})
    if isinstance(node.holds, list):
        return repr([_told(child) for child in node.holds])
    return repr(node.entry if node.holds is None else node.holds)


def _if(validator: Any, condition: Said, node: _Node, schema: Said) -> Errors:
    trial = list(validator.descend(node, condition))
    branch = schema.get("else" if _faults(trial) else "then")
    if branch is not None and (_faults(trial) or not _is_doubtful(trial)):
        yield from validator.descend(node, branch)
    if _is_doubtful(trial):
        yield ValidationError("", DOUBT)


def _not(validator: Any, said: Said, node: _Node, schema: Said) -> Errors:
    trial = list(validator.descend(node, said))
    if not _faults(trial) and not _is_doubtful(trial):
        yield ValidationError("")


def _faults(errors: Iterable[ValidationError]) -> list[ValidationError]:
    return [error for error in errors if error.validator not in (DOUBT, READ)]


def _is_doubtful(errors: Iterable[ValidationError]) -> bool:
    return any(error.validator == DOUBT for error in errors)


_KEYWORDS: dict[str, Keyword] = {
    "x-type": _x_type,
    **{keyword: _DRAFT_7[keyword] for keyword in _OF_WHAT_IT_HOLDS},
    "additionalProperties": _additional,
    "required": _required,
    "uniqueItems": _unique,
    "allOf": _DRAFT_7["allOf"],
    "if": _if,
    "not": _not,
}
"""In the order in which they are asked."""


@dataclass(frozen=True, slots=True)
class _Forms:
    """The keywords that look into other schemas than their own: those of a definition, or of several forms."""

    schema: Schema

    def reference(self, validator: Any, ref: str, node: _Node, said: Said) -> Errors:
        yield from validator.descend(node, self.schema.followed(said))

    def choice(self, exactly_one: bool, validator: Any, forms: list[Said], node: _Node, schema: Said) -> Errors:
        """Find the form that the value follows; where none fits, say what is wrong with the one meant."""
        trials = [list(validator.descend(node, form)) for form in forms]
        clean = [trial for trial in trials if not _faults(trial)]
        doubtful = any(map(_is_doubtful, trials))
        if len(clean) == 1 or (clean and not exactly_one):
            yield from (error for trial in clean for error in trial)
            return
        if clean and not doubtful:
            yield ValidationError("")
            return
        shapes = [self.schema.resolve(form) for form in forms]
        fitting = [pair for pair in zip(shapes, trials, strict=True) if _is_of_type(validator, node, pair[0])]
        tag = self._tag([shape for shape, _ in fitting]) if node.entry.kind == "mapping" else ""
        meant = [trial for _, trial in fitting if tag and not any(_is_about(node, tag, one) for one in _faults(trial))]
        if len(meant) == 1:
            yield from meant[0]
        elif doubtful:
            yield ValidationError("", DOUBT)
        elif not fitting:
            types = list(dict.fromkeys(name for shape in shapes for name in shape.types))
            yield _error("type", node, {"type": types, "enum": _choices(shapes)})
        elif tag:
            child = node.holds.get(tag)
            choices = _choices(self.schema.resolve(shape.properties[tag]) for shape, _ in fitting)
            if child is None:
                yield _error("required", node, {"properties": {tag: {"enum": choices}}}, tag)
            else:
                keyword = "type" if child.entry.value is None else "enum"
                yield _error(keyword, child, {"type": "string", "enum": choices})
        elif node.entry.value is not None and all(_choices([shape]) for shape in shapes):
            yield _error("enum", node, {"enum": _choices(shapes)})
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


def _choices(shapes: Iterable[Shape]) -> list[Scalar]:
    """The values that shapes name, and both truth values where one takes these."""
    truth = (True, False)
    return [one for shape in shapes for one in shape.enum or (truth if shape.types == ("boolean",) else ())]


def _is_of_type(validator: Any, node: _Node, shape: Shape) -> bool:
    return not shape.types or any(validator.is_type(node.holds, name) for name in shape.types)


def _is_about(node: _Node, key: str, error: ValidationError) -> bool:
    """Whether an error speaks of what a node holds at a key, or lacks there."""
    lacking = error.instance is node and error.validator == "required" and error.validator_value == key
    return lacking or error.instance is node.holds.get(key)


def _error(keyword: str, node: _Node, said: Said, value: object = None) -> ValidationError:
    """An error as if one schema had said it that several say together."""
    return ValidationError("", keyword, validator_value=value, instance=node, schema=said)
