"""Reads inscriptions of a layout as words, without case and punctuation, and the odds that they name."""

import re

from validator.core.odds import Odds

_ODDS_IN_WORDS = re.compile(
    r"\b(?P<left>[1-9]\d{0,5}(?:\.\d{1,3})?)\s*(?P<kind>to|for|:|-|/)\s*(?P<right>[1-9]\d{0,5})\b", re.IGNORECASE
)
_APOSTROPHE = re.compile(r"['’]")
_LEFT_OUT = re.compile(r"[^a-z0-9]+")


def plain(words: str) -> str:
    """Words without case, punctuation and spacing; "3:2" reads as "3 to 2"."""
    named = _ODDS_IN_WORDS.sub(r"\g<left> to \g<right>", _APOSTROPHE.sub("", words))
    return _LEFT_OUT.sub(" ", named.lower()).strip()


def odds_named(words: str) -> Odds | None:
    """The first odds in an inscription, or None where it names none; only the word "for" makes them odds "for"."""
    found = _ODDS_IN_WORDS.search(words)
    if found is None:
        return None
    kind = "for" if found["kind"].lower() == "for" else "to"
    return Odds.parse(f"{found['left']} {kind} {found['right']}")
