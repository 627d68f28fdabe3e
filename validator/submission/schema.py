"""The schema of a chapter's filing: found, read, and asked for what it knows."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from validator.core.data import data_folder
from validator.core.packed import content_of, parsed
from validator.submission.dialect import BadSchema, Plain, Reader, Shape
from validator.submission.filing import key_path

COMMON = "common.yaml"
"""The file of the definitions that all chapters may refer to, as ``common.yaml#/definitions/head``."""

_HEAD = frozenset({"$schema", "$id", "definitions"})
_CHAPTER = re.compile(r"[0-9]+[a-z]?")


class UnknownChapter(KeyError):
    """No schema is there for the chapter; ``known`` are the chapters that have one."""

    def __init__(self, chapter: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no schema for chapter {chapter}; there are: {', '.join(known) or 'none'}")
        self.known = known

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class Schema:
    """A chapter's schema: the root shape and the definitions it refers to."""

    chapter: str
    root: Shape
    definitions: Mapping[str, Shape]
    _known: list[tuple[str, str]] = field(default_factory=list, repr=False, compare=False)

    def resolve(self, shape: Shape) -> Shape:
        """The shape itself, a reference followed; annotations beside the reference take precedence."""
        seen = 0
        while shape.reference:
            seen += 1
            if seen > len(self.definitions):
                raise BadSchema(f"{self.chapter}: definition {shape.reference} refers to itself and nothing else")
            target = self.definitions[shape.reference]
            shape = replace(
                target,
                x_type=shape.x_type or target.x_type,
                fact=shape.fact or target.fact,
                title=shape.title or target.title,
                description=shape.description or target.description,
                examples=shape.examples or target.examples,
            )
        return shape

    def known_keys(self) -> Sequence[tuple[str, str]]:
        """Every key that the schema knows, with the path of its mapping (items of lists as ``[*]``)."""
        if not self._known:
            self._known.extend(dict.fromkeys(self._keys(self.root, "", ())))
        return self._known

    def _keys(self, shape: Shape, path: str, within: tuple[str, ...]) -> Iterator[tuple[str, str]]:
        if shape.reference:
            if shape.reference in within:
                return
            within = (*within, shape.reference)
        shape = self.resolve(shape)
        for key, child in shape.properties.items():
            yield key, path
            yield from self._keys(child, key_path(path, key), within)
        if shape.items is not None:
            yield from self._keys(shape.items, f"{path}[*]", within)
        parts = (*shape.all_of, *shape.any_of, *shape.one_of, shape.then, shape.otherwise)
        for part in parts:
            if part is not None:
                yield from self._keys(part, path, within)


def chapters_with_schema() -> tuple[str, ...]:
    """The chapters whose filings can be read, in order of their numbers."""
    return _chapters(data_folder("schemas"))


def _chapters(folder: Path) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in folder.glob("*.yaml") if _CHAPTER.fullmatch(path.stem)))


def load_schema(chapter: str) -> Schema:
    """The schema of a chapter; raises UnknownChapter where there is none, BadSchema if its file is faulty."""
    return _load(data_folder("schemas"), chapter)


@cache
def _load(folder: Path, chapter: str) -> Schema:
    known = _chapters(folder)
    if chapter not in known:
        raise UnknownChapter(chapter, known)
    common = folder / COMMON
    shared = _plain(content_of(common), "") if common.is_file() else {}
    return build_schema(chapter, _plain(content_of(folder / f"{chapter}.yaml"), ""), shared)


def read_schema(text: str, chapter: str) -> Schema:
    """Read a schema from its text; raises BadSchema."""
    try:
        return build_schema(chapter, _plain(parsed(text), ""))
    except ValueError as fault:
        raise BadSchema(f"schema: {fault}") from fault


def _plain(data: object, where: str) -> Plain:
    """Data of the YAML reader without what no filing can hold."""
    if isinstance(data, str | bool | int):
        return data
    if isinstance(data, list):
        return [_plain(one, f"{where}[{number}]") for number, one in enumerate(data)]
    if isinstance(data, dict):
        found: dict[str, Plain] = {}
        for key, one in data.items():
            if not isinstance(key, str):
                raise BadSchema(f"schema at {where or 'its head'}: the key {key} is no text; put it in quotes")
            found[key] = _plain(one, f"{where}.{key}" if where else key)
        return found
    raise BadSchema(f"schema at {where or 'its head'}: {data} is no text, whole number or truth value")


def build_schema(chapter: str, plain: Plain, common: Plain | None = None) -> Schema:
    """Turn plain data into a schema, ``common`` being what all chapters share; raises BadSchema for other keywords."""
    if not isinstance(plain, dict):
        raise BadSchema(f"{chapter}: a schema is a mapping")
    body = {key: value for key, value in plain.items() if key not in _HEAD}
    shared, own = _named(common or {}, COMMON), _named(plain, chapter)
    if twice := shared.keys() & own.keys():
        raise BadSchema(f"{chapter}: the definition {min(twice)} stands in {COMMON} too")
    named = {**shared, **own}
    definitions = {name: Reader(f"definitions.{name}", frozenset(named)).read(part) for name, part in named.items()}
    return Schema(chapter, Reader("", frozenset(named)).read(body), definitions)


def _named(plain: Plain, file: str) -> dict[str, Plain]:
    named = plain.get("definitions", {}) if isinstance(plain, dict) else None
    if not isinstance(named, dict):
        raise BadSchema(f"{file}: definitions is a mapping of names to schemas")
    return named
