"""Finds the known word nearest to an unknown one: as difflib does, but fast enough for a hundred thousand words."""

from functools import lru_cache
from typing import Final

ALIKE: Final = 0.6
"""How alike, of 1, two words are at least of which one may be meant by the other."""

_ROUNDING: Final = 1e-9

_Letters = dict[tuple[str, int], int]
"""Of each letter, and how often it has stood in a word before, a bit."""


def nearest(word: str, known: tuple[str, ...]) -> str:
    """The one of ``known`` most like a word, as difflib.get_close_matches finds it; "" where none is near.

    What two words have in common is at most the letters of both, each as often as in both: a word of which that is too
    little is never compared.
    """
    from difflib import SequenceMatcher

    bits, words = _letters(known)
    letters, length = _in(word, bits), len(word)
    least = ALIKE / 2 - _ROUNDING
    common = [
        (2 * count / (length + of_one or 1), one)
        for of_one, letters_of, one in words
        if (count := (letters & letters_of).bit_count()) > least * (length + of_one)
    ]
    matcher = SequenceMatcher(b=word)
    best = (ALIKE, "")
    for bound, one in sorted(common, reverse=True):
        if bound < best[0]:
            break
        matcher.set_seq1(one)
        best = max(best, (matcher.ratio(), one))
    return best[1]


@lru_cache(64)
def _letters(known: tuple[str, ...]) -> tuple[_Letters, list[tuple[int, int, str]]]:
    """A bit for each letter of some words, and each word with its length and its letters."""
    bits: _Letters = {}
    for word in known:
        for place, letter in enumerate(word):
            bits.setdefault((letter, word.count(letter, 0, place)), 1 << len(bits))
    return bits, [(len(word), _in(word, bits), word) for word in known]


def _in(word: str, bits: _Letters) -> int:
    """The letters of a word for which there is a bit."""
    found = 0
    for place, letter in enumerate(word):
        found |= bits.get((letter, word.count(letter, 0, place)), 0)
    return found
