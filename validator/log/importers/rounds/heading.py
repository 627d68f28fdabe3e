"""The words in the name of a column, in the English of the law whatever language and spelling the sheet has."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Final

from validator.log.importers.rounds.guess_words import IN_CHIPS, KNOWN_WORDS, MEANINGS, OF_NO_MONEY

SHORTEST: Final = 2
"""Letters that a part of a compound word has at least."""
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|\{seat\}|\{hand\}")


@cache
def heading_words(name: str) -> frozenset[str]:
    """The words of a name in small letters without accents, with what they mean in English.

    Compounds of known words are taken apart: ``dealcard1`` holds dealer and card, ``Spielerkarten`` player and cards.
    """
    found: set[str] = set()
    for word in _WORD.findall(_without_accents(name)):
        plain = word.lower()
        found.add(plain)
        for part in (plain,) if plain in KNOWN_WORDS else _parts(plain):
            found.add(part)
            found.update(MEANINGS.get(part, ()))
    return frozenset(found)


def in_chips(words: frozenset[str], amounts: Sequence[int | None]) -> bool:
    """Whether a column, called after nothing that is no money, holds some cents as chips make them, and no others."""
    told = [cents for cents in amounts if cents]
    return len(told) > 1 and not words & OF_NO_MONEY and all(cents % IN_CHIPS == 0 for cents in told)


def _without_accents(name: str) -> str:
    parted = unicodedata.normalize("NFKD", name.replace("ß", "ss"))
    return "".join(letter for letter in parted if not unicodedata.combining(letter))


def _parts(word: str) -> tuple[str, ...]:
    """The known words of which a word is made; () where it is none such."""
    for place in range(len(word) - SHORTEST, SHORTEST - 1, -1):
        if word[:place] not in KNOWN_WORDS:
            continue
        rest = word[place:]
        further = (rest,) if rest in KNOWN_WORDS else _parts(rest)
        if further:
            return word[:place], *further
    return ()
