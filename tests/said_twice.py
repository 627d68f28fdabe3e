"""Finds words that stand twice running in what the program says ("Wager Wager")."""

import re

LEGITIMATE = {"D", "S"}
"""The cells of a row of the Banker's third-card table, draws and stands, written one after the other."""

_TWICE = re.compile(r"(?<![\w'-])([a-z][a-z']*)\s+\1(?![\w'-])", re.IGNORECASE)


def said_twice(words: str) -> list[str]:
    """The words of a text that stand twice running, in the order of the text; case does not tell them apart."""
    return [found[1] for found in _TWICE.finditer(words) if found[1] not in LEGITIMATE]
