"""The schema of a chapter's filing: found, read, and asked for what it knows."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from validator.core.data import data_folder
from validator.core.packed import KeyPath, content_of, parse_yaml
from validator.submission.dialect import BadSchema, Said, Shape, faults_of_dialect, shape_of
from validator.submission.filing import Scalar, key_path, steps_of

COMMON = "common"
"""The file of the definitions that all chapters may refer to, as ``common.yaml#/definitions/head``."""

_HEAD = ("$schema", "$id")
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
    """A chapter's schema, as its file says it, and the definitions it refers to."""

    chapter: str
    root: Said
    definitions: Mapping[str, Said]
    _known: list[tuple[str, str]] = field(default_factory=list, repr=False, compare=False)

    def followed(self, said: Said) -> Said:
        """The schema object itself, a reference followed; annotations beside the reference take precedence."""
        seen = 0
        while "$ref" in said:
            seen += 1
            name = _name(said)
            if seen > len(self.definitions):
                raise BadSchema(f"{self.chapter}: definition {name} refers to itself and nothing else")
            said = {**self.definitions[name], **{keyword: one for keyword, one in said.items() if keyword != "$ref"}}
        return said

    def resolve(self, said: Said) -> Shape:
        """The shape that a schema object says, a reference followed."""
        return shape_of(self.followed(said))

    def description_of(self, path: str) -> str:
        """What the schema says of what stands at a path of mappings; "" where it knows nothing of it."""
        shape = self._shape_at(path)
        return "" if shape is None else shape.description

    def words_at(self, path: str) -> tuple[Scalar, ...]:
        """The values of which the one at a path of mappings has to be; none where others may stand there."""
        shape = self._shape_at(path)
        return () if shape is None else shape.enum

    def _shape_at(self, path: str) -> Shape | None:
        said: Said = self.root
        for step in steps_of(path):
            held = self.resolve(said).properties
            if step not in held:
                return None
            said = held[step]
        return self.resolve(said)

    def known_keys(self) -> Sequence[tuple[str, str]]:
        """Every key that the schema knows, with the path of its mapping (items of lists as ``[*]``)."""
        if not self._known:
            self._known.extend(dict.fromkeys(self._keys(self.root, "", ())))
        return self._known

    def _keys(self, said: Said, path: str, within: tuple[str, ...]) -> Iterator[tuple[str, str]]:
        if "$ref" in said:
            if _name(said) in within:
                return
            within = (*within, _name(said))
        shape = self.resolve(said)
        for key, child in shape.properties.items():
            yield key, path
            yield from self._keys(child, key_path(path, key), within)
        if shape.items is not None:
            yield from self._keys(shape.items, f"{path}[*]", within)
        for part in shape.parts:
            yield from self._keys(part, path, within)


def _name(said: Said) -> str:
    return str(said["$ref"]).rpartition("/")[2]


def chapters_with_schema() -> tuple[str, ...]:
    """The chapters whose filings can be read, in order of their numbers."""
    return _chapters(data_folder("schemas"))


def _chapters(folder: Path) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in folder.glob("*.yaml") if _CHAPTER.fullmatch(path.stem)))


def load_schema(chapter: str) -> Schema:
    """The schema of a chapter; raises UnknownChapter where there is none.

    That it says nothing but the dialect is asked when the law's data are proofread, not when a filing is read.
    """
    return _load(data_folder("schemas"), chapter)


@cache
def _load(folder: Path, chapter: str) -> Schema:
    known = _chapters(folder)
    if chapter not in known:
        raise UnknownChapter(chapter, known)
    return build_schema(chapter, _content(folder, chapter), _content(folder, COMMON))


def _content(folder: Path, name: str) -> Any:
    path = folder / f"{name}.yaml"
    return content_of(path) if name != COMMON or path.is_file() else {}


def read_schema(text: str, chapter: str) -> Schema:
    """Read a schema from its text; raises BadSchema."""
    try:
        content: Any = parse_yaml(text)
    except ValueError as fault:
        raise BadSchema(f"schema: {fault}") from fault
    if faults := [words for _, words in faults_of_schema(content)]:
        raise BadSchema(f"schema: {'; '.join(faults)}")
    return build_schema(chapter, content)


def misshapen(name: str) -> list[tuple[KeyPath, str]]:
    """What the schema of a chapter, or COMMON, says otherwise than the dialect: the way to each place, and words."""
    folder = data_folder("schemas")
    return list(faults_of_schema(_content(folder, name), _content(folder, COMMON)))


def faults_of_schema(content: Any, common: Any = None) -> Iterator[tuple[KeyPath, str]]:
    """What a schema says otherwise than the dialect, ``common`` being what all chapters share."""
    body, definitions = content, {}
    if isinstance(content, dict):
        body = {key: value for key, value in content.items() if key not in (*_HEAD, "definitions")}
        definitions = content.get("definitions", {})
    named = {name for file in (common, content) for name in _definitions(file)}
    yield from dict.fromkeys(faults_of_dialect(body, definitions, named))


def build_schema(chapter: str, content: Said, common: Said | None = None) -> Schema:
    """The schema that a file says in the dialect, ``common`` being what all chapters share.

    Raises BadSchema for a definition that both say.
    """
    shared, own = _definitions(common), _definitions(content)
    if twice := shared.keys() & own.keys():
        raise BadSchema(f"{chapter}: the definition {min(twice)} stands in {COMMON}.yaml too")
    body = {key: value for key, value in content.items() if key not in (*_HEAD, "definitions")}
    return Schema(chapter, body, {**shared, **own})


def _definitions(content: Any) -> dict[str, Any]:
    named = content.get("definitions", {}) if isinstance(content, dict) else {}
    return named if isinstance(named, dict) else {}
