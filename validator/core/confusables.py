"""Finds letters that a reader cannot tell apart, which hide in a word that looks like another."""

import re
import unicodedata
from collections.abc import Iterable
from itertools import islice
from typing import Final

_ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТХУѕаеорсухіјΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρ",
    "ABESIJKMHOPCTXYsaeopcyxijABEZHIKMNOPTYXovp",
)
"""Cyrillic and Greek letters that are printed as Latin ones are."""
_MOST_NAMED = 3
HIDDEN: Final = (
    "\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\u2800\u3164\ud800-\udfff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""Letters that are not seen, or that move, hide or reorder others, as a class of a regular expression.

A terminal or a page shows nothing of them, or shows what stands around them otherwise than it was written.
"""
_UNSEEN = re.compile(f"[{HIDDEN}]")
_SPACES = " \N{NO-BREAK SPACE}\N{FIGURE SPACE}\N{NARROW NO-BREAK SPACE}\N{IDEOGRAPHIC SPACE}\N{EN SPACE}\N{EM SPACE}"


def folded(word: str) -> str:
    """The word in the letters that it seems to be written in, without what is not seen."""
    if word.isascii() and word.isprintable():
        return word.strip()
    seen = "".join(" " if letter in _SPACES else letter for letter in word if not _unseen(letter))
    return seen.translate(_ALIKE).strip()


def _unseen(letter: str) -> bool:
    return unicodedata.category(letter) == "Cf" or _UNSEEN.match(letter) is not None


def odd_letters(word: str) -> str:
    """What in a word looks like something else, or like nothing, in brackets, the first few; "" where nothing does."""
    odd = (letter for letter in dict.fromkeys(word) if folded(f"a{letter}a") != f"a{letter}a")
    found = list(islice(odd, _MOST_NAMED))
    named = [f"U+{ord(letter):04X}, a {unicodedata.name(letter, 'letter without a name').lower()}" for letter in found]
    return f" (it holds {'; '.join(named)})" if named else ""


def meant(word: str, names: Iterable[str]) -> str:
    """Which of some names a word looks like although it is another, in brackets; "" where it looks like none."""
    seen = next((name for name in names if name != word and folded(name) == folded(word)), None)
    if seen is None:
        return ""
    blank = " (a blank stands before or after it)" if word != word.strip(_SPACES) else ""
    return f"{odd_letters(word) or blank}, which looks like {seen}"


def unquoted(words: str) -> str:
    """The words without spaces and curly quotes around them, which YAML takes for a part of the text."""
    return words.strip().strip("“”„‟‘’‚‛«»").strip()
