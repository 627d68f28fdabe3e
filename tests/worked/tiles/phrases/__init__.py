"""Phrases of Pai Gow cases: an explicit list of patterns, each with what it changes in the world.

A phrase is first brought to one form (see ``plain_words``) and taken whole where a pattern fits it; else it is cut at
semicolons, colons, commas, "then" and "and", and every clause must fit one. What fits none makes the case not translated.
"""

import re
from collections.abc import Sequence

from tests.worked.casefile import NotTranslated
from tests.worked.tiles.phrases import bank, bank_play, conduct, irregular, money, settling, table, wagering
from tests.worked.tiles.phrases.form import Match, NotMine, Work, plain_words
from tests.worked.tiles.world import World

TABLE = (
    *irregular.PHRASES,
    *wagering.PHRASES,
    *settling.PHRASES,
    *table.PHRASES,
    *bank.PHRASES,
    *bank_play.PHRASES,
    *money.PHRASES,
    *conduct.PHRASES,
)
_COMPILED = [(re.compile(pattern), work) for pattern, work in TABLE]
_CUTS = tuple(
    re.compile(rf"\s*(?:{words})\s*")
    for words in (r";", r";|,(?!\d{3})|\bthen\b|\bbut\b", r";|,(?!\d{3})|\bthen\b|\bbut\b|\band\b")
)


def read(world: World, lines: Sequence[str], kind: str) -> None:
    """Let every phrase work on the world; raises NotTranslated for one without a pattern."""
    if not lines:
        raise NotTranslated("nothing is logged")
    for line in lines:
        for works in _cut(line):
            _one(world, line, works)


def _one(world: World, line: str, works: list[tuple[Work, Match]]) -> None:
    for work, match in works:
        try:
            work(world, match)
        except NotMine:
            continue
        return
    raise NotTranslated(f"{line!r}: its words follow on nothing that was said")


def _cut(line: str) -> list[list[tuple[Work, Match]]]:
    words = plain_words(line)
    whole = _fitting(words)
    if whole:
        return [whole]
    for cut in _CUTS:
        parts = [part for part in cut.split(words) if part]
        found = [_fitting(part) for part in parts]
        if len(parts) > 1 and all(found):
            return found
    raise NotTranslated(f"logged {line!r}")


def _fitting(words: str) -> list[tuple[Work, Match]]:
    matches = ((work, pattern.fullmatch(words)) for pattern, work in _COMPILED)
    return [(work, match) for work, match in matches if match is not None]
