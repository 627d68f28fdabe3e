"""What a field of a filing is, in the words of its schema: its own, and those of the blocks that hold it."""

import re
from typing import Final

from validator.filing.fields import field_at
from validator.submission.filing import parent_path

_ITEM: Final = re.compile(r"\[([0-9]+|\*)\]$")
_KEY: Final = re.compile(r"[^.\[\]\"*]+")
_WORD: Final = re.compile(r"\[[^\"\]*0-9][^\]]*\]$")
"""What names a word of a list: ``layout.areas[lucky-ladies]``."""
_OF_SECTION: Final = 2
"""Keys of a path that lies directly in a section of a filing."""
_SECTION: Final = re.compile(r",? (?:of |which |\()?§.*$")
_FILED: Final = re.compile(r"\b[a-z]+(?:-[a-z]+){2,}\b")
"""A choice as it is filed, where it is joined of three words or more."""
_SENTENCE_END: Final = re.compile(r"[.;] |[.;]$")


def field_in_words(chapter: str, path: str) -> str:
    """What stands at a path, as its schema describes it: ``How many betting positions the table has``.

    A choice that the description names is named in words, not as it is filed: ``after the hole card``.
    """
    known = field_at(chapter, path)
    if known is None or not known.shape.description:
        *_, key = _KEY.findall(_WORD.sub("", path))
        return str(key).replace("_", " ").replace("-", " ")
    words = _SENTENCE_END.split(known.shape.description, maxsplit=1)[0]
    for value in (*map(str, known.shape.enum), *_FILED.findall(words)):
        words = words.replace(value, value.replace("-", " "))
    return words


def in_words(chapter: str, path: str) -> str:
    """What stands at a path, behind what its blocks are about: ``Wagers: Where wagers are placed``."""
    return ": ".join(part for part in (block_in_words(chapter, path), field_in_words(chapter, path)) if part)


def within_section(chapter: str, path: str) -> str:
    """What stands at a path, behind what the block within the section is about; the section itself goes without saying.

    ``How many betting positions the table has``; ``The discard rack: Whether it is securely attached``.
    """
    return field_in_words(chapter, path) if len(_KEY.findall(path)) == _OF_SECTION else in_words(chapter, path)


def top_block_in_words(chapter: str, path: str) -> str:
    """What the block at the top of a filing is about, beneath which a path lies; a key at the top is its own."""
    return without_section(field_in_words(chapter, _KEY.findall(path)[0]))


def block_in_words(chapter: str, path: str) -> str:
    """What the nearest block that holds a path is about, of a list its item: ``The batches of cards: number 1``."""
    within, number = parent_path(_WORD.sub("", path)), ""
    while item := _ITEM.search(within):
        number = "" if item[1] == "*" else f": number {int(item[1]) + 1}"
        within = parent_path(within)
    return f"{without_section(field_in_words(chapter, within))}{number}" if within else ""


def without_section(words: str) -> str:
    """The words without the sections of the law behind them."""
    return _SECTION.sub("", words)
