"""The part of JSON Schema (Draft 7) in which the schemas of filings are written; ``schemas/dialect.yaml`` says it.

``x-type`` says how a scalar is converted; ``x-fact`` names the law's fact that bounds it (rules judge that, not the
shape). A keyword outside the dialect is a fault of the schema, so that nothing a schema says is silently not checked.
"""

from collections.abc import Collection, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from validator.core.data import data_folder
from validator.core.packed import KeyPath, content_of
from validator.submission.convert import XType
from validator.submission.filing import Scalar

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError

Said = Mapping[str, Any]
"""A schema object as its file says it."""

BOUNDS = ("minimum", "maximum", *(f"{of}{what}" for what in ("Length", "Items", "Properties") for of in ("min", "max")))


class BadSchema(ValueError):
    """A schema says something that filings are not held to; the message names the place in it."""


class Shape(NamedTuple):
    """What a value at a place of a filing may be, as one schema object says it: None, () and "" where it says nothing.

    ``enum`` holds a ``const`` too; ``parts`` are the schemas that speak of the same value.
    """

    types: tuple[str, ...] = ()
    enum: tuple[Scalar, ...] = ()
    pattern: str | None = None
    bounds: Mapping[str, int] = MappingProxyType({})
    properties: Mapping[str, Said] = MappingProxyType({})
    required: tuple[str, ...] = ()
    items: Said | None = None
    parts: tuple[Said, ...] = ()
    x_type: XType | None = None
    fact: str = ""
    description: str = ""
    examples: tuple[Scalar, ...] = ()


def shape_of(said: Said) -> Shape:
    """The shape that a schema object says, no reference followed."""
    types = said.get("type", ())
    return Shape(
        types=(types,) if isinstance(types, str) else tuple(types),
        enum=(said["const"],) if "const" in said else tuple(said.get("enum", ())),
        pattern=said.get("pattern"),
        bounds={name: said[name] for name in BOUNDS if name in said},
        properties=said.get("properties", {}),
        required=tuple(said.get("required", ())),
        items=said.get("items"),
        parts=(
            *(part for keyword in ("allOf", "anyOf", "oneOf") for part in said.get(keyword, ())),
            *(said[keyword] for keyword in ("then", "else") if keyword in said),
        ),
        x_type=said.get("x-type"),
        fact=said.get("x-fact", ""),
        description=" ".join(said.get("description", "").split()),
        examples=tuple(said.get("examples", ())),
    )


def faults_of_dialect(body: object, definitions: object, named: Collection[str]) -> Iterator[tuple[KeyPath, str]]:
    """What a schema and its definitions say otherwise than the dialect, with the way to its place.

    They may refer to the definitions ``named``.
    """
    from jsonschema import Draft4Validator, Draft7Validator, FormatChecker
    from jsonschema.validators import create

    formats = FormatChecker(["regex"])
    formats.checks("definition")(lambda ref: not isinstance(ref, str) or ref.rpartition("/")[2] in named)
    # To Draft 7 the float 1.0 is a whole number.
    strict: Any = create({}, Draft7Validator.VALIDATORS, type_checker=Draft4Validator.TYPE_CHECKER)
    dialect: Any = content_of(data_folder("schemas") / "dialect.yaml")
    held = strict(dialect, format_checker=formats)
    beneath = held.descend(definitions, {"$ref": "#/definitions/schemas"}, path="definitions")
    for error in (*held.iter_errors(body), *beneath):
        where: KeyPath = tuple(error.path)
        if error.validator != "additionalProperties":
            why = f" ({error.cause})" if error.cause else ""
            yield where, f"{_said(where)}{_found(error)} must {error.schema['description']}{why}"
            continue
        for keyword in (keyword for keyword in error.instance if keyword not in dialect["properties"]):
            at = (*where, keyword)
            yield at, f"the keyword {_said(at)} is not in dialect.yaml: nothing checks it"


def _said(key: KeyPath) -> str:
    steps = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in key)
    return steps.removeprefix(".") or "a schema"


def _found(error: "ValidationError") -> str:
    """What stands there, where that is a single value and no key."""
    is_value = not isinstance(error.instance, dict | list) and "propertyNames" not in error.absolute_schema_path
    return f" is {error.instance}, but" if is_value else ""
