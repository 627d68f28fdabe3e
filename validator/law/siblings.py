"""Sibling chapters side by side: which paragraph answers to which, and what differs."""

from collections.abc import Mapping
from dataclasses import dataclass

from validator.core.data import data_folder
from validator.core.packed import content_of
from validator.law.versions import LawOn

_ENDING = "-siblings.yaml"


class UnknownFamily(KeyError):
    """There is no table of such siblings."""


@dataclass(frozen=True, slots=True)
class SiblingParagraphs:
    """A paragraph in each chapter that has it, by chapter; ``differs`` in substance, ``wording`` in words alone."""

    paragraphs: Mapping[str, str]
    differs: str = ""
    wording: str = ""


@dataclass(frozen=True, slots=True)
class Family:
    """Sibling chapters in order, and the rows that hold every paragraph of each once."""

    name: str
    chapters: tuple[str, ...]
    rows: tuple[SiblingParagraphs, ...]


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


def _row(fields: dict[str, str]) -> SiblingParagraphs:
    differs, wording = fields.pop("differs", ""), fields.pop("wording", "")
    return SiblingParagraphs({chapter: str(cite) for chapter, cite in fields.items()}, str(differs), str(wording))


def amended_since(row: SiblingParagraphs, laws: LawOn) -> tuple[str, ...]:
    """Which paragraphs of a row, which compares those of the print, the law has amended or repealed since, in words."""
    found = (amended_in_words(laws, chapter, cite) for chapter, cite in row.paragraphs.items())
    return tuple(filter(None, found))


def not_in_table(family: Family, laws: LawOn) -> tuple[str, ...]:
    """Which paragraphs of the chapters the law has besides those of the print, in words."""
    return tuple(
        amended_in_words(laws, chapter, cite)
        for chapter in family.chapters
        if laws.of(chapter).amendments
        for cite in laws.of(chapter).text.paragraphs
        if cite not in laws.all(chapter)[0].text.paragraphs
    )


def amended_in_words(laws: LawOn, chapter: str, cite: str) -> str:
    """What the amendments in force have made of a paragraph, one after the other, in words; "" for none."""
    every = laws.all(chapter)[: len(laws.of(chapter).amendments) + 1]
    told = []
    for before, after in zip(every, every[1:], strict=False):
        old, new = (law.text.paragraphs.get(cite) for law in (before, after))
        if old != new:
            what = "added" if old is None else "repealed" if new is None else "amended"
            told.append(f"{cite} {what} by {after.amendments[-1]}")
    return "; ".join(told)
