"""Letters that a reader cannot tell apart: what hides in a word that looks like another."""

import unicodedata
from itertools import islice

_ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТХУѕаеорсухіјΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρ",
    "ABESIJKMHOPCTXYsaeopcyxijABEZHIKMNOPTYXovp",
)
"""Cyrillic and Greek letters that are printed as Latin ones are."""
_MOST_NAMED = 3
_SPACES = " \N{NO-BREAK SPACE}\N{FIGURE SPACE}\N{NARROW NO-BREAK SPACE}\N{IDEOGRAPHIC SPACE}\N{EN SPACE}\N{EM SPACE}"


def folded(word: str) -> str:
    """The word in the letters that it seems to be written in, without what is not seen."""
    seen = "".join(" " if letter in _SPACES else letter for letter in word if unicodedata.category(letter) != "Cf")
    return seen.translate(_ALIKE).strip()


def odd_letters(word: str) -> str:
    """What in a word looks like something else, or like nothing, in brackets, the first few; "" where nothing does."""
    odd = (letter for letter in dict.fromkeys(word) if folded(f"a{letter}a") != f"a{letter}a")
    found = list(islice(odd, _MOST_NAMED))
    named = [f"U+{ord(letter):04X}, a {unicodedata.name(letter, 'letter without a name').lower()}" for letter in found]
    return f" (it holds {'; '.join(named)})" if named else ""


def unquoted(words: str) -> str:
    """The words without spaces and curly quotes around them, which YAML takes for a part of the text."""
    return words.strip().strip("“”„‟‘’‚‛«»").strip()
