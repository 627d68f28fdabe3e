"""The part of JSON Schema (Draft 7) that filings need, read into shapes.

A keyword outside that part is refused when a schema is loaded, so that nothing a schema says is silently not
checked. ``x-type`` says how a scalar is converted; ``x-fact`` names the law's fact that bounds it (rules judge
that, not the shape).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import get_args

from validator.submission.convert import XType
from validator.submission.filing import Scalar

Plain = str | int | bool | list["Plain"] | dict[str, "Plain"]

TYPES = ("string", "integer", "boolean", "object", "array")
_BOUNDS = (
    "minimum",
    "maximum",
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
    "minProperties",
    "maxProperties",
)
_ANNOTATIONS = frozenset({"title", "description", "examples", "x-fact", "x-type", "$comment", "default"})
_KEYWORDS = _ANNOTATIONS | {
    *_BOUNDS,
    *("$ref", "type", "enum", "const", "pattern", "uniqueItems", "properties", "required"),
    *("additionalProperties", "items", "allOf", "anyOf", "oneOf", "if", "then", "else", "not"),
}


class BadSchema(ValueError):
    """A schema file says something that this reader does not check; the message names the place in it."""


@dataclass(frozen=True, slots=True)
class Shape:
    """One schema object: what a value at a place of a filing may be; None and () where it says nothing.

    ``closed`` is ``additionalProperties: false``, ``extra`` its schema form. ``reference`` is the name of a
    definition that says everything but the annotations.
    """

    reference: str = ""
    types: tuple[str, ...] = ()
    enum: tuple[Scalar, ...] = ()
    const: Scalar | None = None
    pattern: re.Pattern[str] | None = None
    bounds: Mapping[str, int] = field(default_factory=dict)
    unique: bool = False
    properties: Mapping[str, "Shape"] = field(default_factory=dict)
    required: tuple[str, ...] = ()
    closed: bool = False
    extra: "Shape | None" = None
    items: "Shape | None" = None
    all_of: tuple["Shape", ...] = ()
    any_of: tuple["Shape", ...] = ()
    one_of: tuple["Shape", ...] = ()
    condition: "Shape | None" = None
    then: "Shape | None" = None
    otherwise: "Shape | None" = None
    negated: "Shape | None" = None
    x_type: XType | None = None
    fact: str = ""
    title: str = ""
    description: str = ""
    examples: tuple[Scalar, ...] = ()


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads one schema object; ``where`` is its path in the file, ``definitions`` what it may refer to."""

    where: str
    definitions: frozenset[str]

    def read(self, plain: Plain) -> Shape:
        """The shape that a schema object says; raises BadSchema."""
        if plain is True:
            return Shape()
        if not isinstance(plain, dict):
            raise self.bad("a schema is a mapping")
        unknown = plain.keys() - _KEYWORDS
        if unknown:
            raise self.bad(f"the keyword {min(unknown)} is not checked by this reader")
        if "$ref" in plain and plain.keys() - _ANNOTATIONS - {"$ref"}:
            raise self.bad("beside $ref only annotations count; put the rest under allOf")
        extra = plain.get("additionalProperties", True)
        return Shape(
            reference=self._reference(plain),
            types=self._types(plain),
            enum=self._scalars(plain, "enum"),
            const=self._scalars({"const": [plain["const"]]}, "const")[0] if "const" in plain else None,
            pattern=self._pattern(plain),
            bounds={name: self._whole(plain, name) for name in _BOUNDS if name in plain},
            unique=plain.get("uniqueItems") is True,
            properties=self._named(plain, "properties"),
            required=tuple(str(name) for name in self._scalars(plain, "required")),
            closed=extra is False,
            extra=None if isinstance(extra, bool) else self._at("additionalProperties").read(extra),
            items=self._one(plain, "items"),
            all_of=self._several(plain, "allOf"),
            any_of=self._several(plain, "anyOf"),
            one_of=self._several(plain, "oneOf"),
            condition=self._one(plain, "if"),
            then=self._one(plain, "then"),
            otherwise=self._one(plain, "else"),
            negated=self._one(plain, "not"),
            x_type=self._x_type(plain),
            fact=self._text(plain, "x-fact"),
            title=self._text(plain, "title"),
            description=" ".join(self._text(plain, "description").split()),
            examples=tuple(one for one in self._list(plain, "examples") if not isinstance(one, list | dict)),
        )

    def _reference(self, plain: dict[str, Plain]) -> str:
        text = self._text(plain, "$ref")
        name = text.removeprefix("common.yaml").removeprefix("#/definitions/")
        if text and (name == text or name not in self.definitions):
            raise self.bad(f"$ref {text} names no definition of this file (#/definitions/...)")
        return name

    def _types(self, plain: dict[str, Plain]) -> tuple[str, ...]:
        named = plain.get("type", [])
        types = self._scalars({"type": named if isinstance(named, list) else [named]}, "type")
        if not set(TYPES).issuperset(types):
            raise self.bad(f"type is one or more of {', '.join(TYPES)}; filings hold no floats and no nulls")
        return tuple(str(name) for name in types)

    def _pattern(self, plain: dict[str, Plain]) -> re.Pattern[str] | None:
        try:
            return re.compile(self._text(plain, "pattern")) if "pattern" in plain else None
        except re.error as error:
            raise self.bad(f"pattern is no regular expression: {error}") from error

    def _x_type(self, plain: dict[str, Plain]) -> XType | None:
        kinds: tuple[XType, ...] = get_args(XType)
        if "x-type" not in plain:
            return None
        for kind in kinds:
            if plain["x-type"] == kind:
                return kind
        raise self.bad(f"x-type is one of {', '.join(kinds)}")

    def _list(self, plain: dict[str, Plain], keyword: str) -> list[Plain]:
        value = plain.get(keyword, [])
        if not isinstance(value, list):
            raise self.bad(f"{keyword} is a list")
        return value

    def _scalars(self, plain: dict[str, Plain], keyword: str) -> tuple[Scalar, ...]:
        found: list[Scalar] = []
        for one in self._list(plain, keyword):
            if isinstance(one, list | dict):
                raise self.bad(f"{keyword} holds single values only")
            found.append(one)
        return tuple(found)

    def _text(self, plain: dict[str, Plain], keyword: str) -> str:
        value = plain.get(keyword, "")
        if not isinstance(value, str):
            raise self.bad(f"{keyword} is text")
        return value

    def _whole(self, plain: dict[str, Plain], keyword: str) -> int:
        value = plain[keyword]
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.bad(f"{keyword} is a whole number")
        return value

    def _named(self, plain: dict[str, Plain], keyword: str) -> dict[str, Shape]:
        value = plain.get(keyword, {})
        if not isinstance(value, dict):
            raise self.bad(f"{keyword} is a mapping")
        return {name: self._at(f"{keyword}.{name}").read(part) for name, part in value.items()}

    def _several(self, plain: dict[str, Plain], keyword: str) -> tuple[Shape, ...]:
        parts = self._list(plain, keyword)
        return tuple(self._at(f"{keyword}[{number}]").read(part) for number, part in enumerate(parts))

    def _one(self, plain: dict[str, Plain], keyword: str) -> Shape | None:
        return self._at(keyword).read(plain[keyword]) if keyword in plain else None

    def _at(self, step: str) -> "Reader":
        return Reader(f"{self.where}.{step}" if self.where else step, self.definitions)

    def bad(self, words: str) -> BadSchema:
        """The error that this schema object is not as it should be."""
        return BadSchema(f"schema at {self.where or 'its head'}: {words}")
