"""Sibling chapters side by side: which paragraph answers to which, and what differs."""

from collections.abc import Mapping
from dataclasses import dataclass

from validator.core.data import data_folder
from validator.core.packed import content_of

_ENDING = "-siblings.yaml"


class UnknownFamily(KeyError):
    """There is no table of such siblings."""


@dataclass(frozen=True, slots=True)
class Row:
    """A paragraph in each chapter that has it, by chapter; ``differs`` in substance, ``wording`` in words alone."""

    paragraphs: Mapping[str, str]
    differs: str = ""
    wording: str = ""


@dataclass(frozen=True, slots=True)
class Family:
    """Sibling chapters in order, and the rows that hold every paragraph of each once."""

    name: str
    chapters: tuple[str, ...]
    rows: tuple[Row, ...]


def families() -> tuple[str, ...]:
    """The names of the tables: ``baccarat`` ..."""
    return tuple(sorted(path.name.removesuffix(_ENDING) for path in data_folder("rules_text").glob(f"*{_ENDING}")))


def load_family(name: str) -> Family:
    """The table of a family; raises UnknownFamily."""
    if name not in families():
        raise UnknownFamily(name)
    content = content_of(data_folder("rules_text") / f"{name}{_ENDING}")
    if not isinstance(content, list):
        raise ValueError(f"{name}{_ENDING}: a list of rows is expected")
    rows = tuple(_row(dict(each)) for each in content)
    return Family(name, tuple(dict.fromkeys(chapter for row in rows for chapter in row.paragraphs)), rows)


def _row(fields: dict[str, str]) -> Row:
    differs, wording = fields.pop("differs", ""), fields.pop("wording", "")
    return Row({chapter: str(cite) for chapter, cite in fields.items()}, str(differs), str(wording))
