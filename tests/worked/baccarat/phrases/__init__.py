"""Phrases of a case's log: an explicit list of patterns, each with what it makes happen at the table.

A phrase is first brought to one form (small letters, no articles, no forms of "to be"; see ``plain_words``) and taken
whole where a pattern fits it; else it is cut at semicolons, commas, "then" and "and", and every clause must fit one.
What fits none makes the case not translated.
"""

import re

from tests.worked.baccarat.casefile import Entry
from tests.worked.baccarat.phrases import (
    cover,
    curator,
    dealing,
    facility,
    handing,
    irregular,
    result,
    shoes,
    tables,
    vigorish,
    void,
    wagering,
)
from tests.worked.baccarat.phrases.form import plain_words, without_clock
from tests.worked.baccarat.teller import Match, NotMine, Teller, Work
from tests.worked.casefile import NotTranslated

TABLE: tuple[tuple[str, Work], ...] = (
    *facility.PHRASES,
    *handing.PHRASES,
    *curator.PHRASES,
    *shoes.PHRASES,
    *void.PHRASES,
    *irregular.PHRASES,
    *cover.PHRASES,
    *vigorish.PHRASES,
    *wagering.PHRASES,
    *dealing.PHRASES,
    *result.PHRASES,
    *tables.PHRASES,
)

_COMPILED = [(re.compile(pattern), work) for pattern, work in TABLE]
# What stands in brackets stays together.
_CUT = re.compile(r"\s*(?:;|:(?!\d)|,(?!\d{3})|\bthen\b|\bbut\b|\band\b)\s*(?![^(]*\))")
Clause = tuple[str, str, list[tuple[Work, Match]]]


def tell(teller: Teller) -> None:
    """Tell every line of the log in order; raises NotTranslated for a phrase without a pattern."""
    cut = [line if isinstance(line, Entry) else _cut(line) for line in teller.case.logged]
    words = [[clause[0] for clause in part] for part in cut if isinstance(part, list)]
    teller.ahead = [clause for part in words for clause in part]
    for line, part in zip(teller.case.logged, cut, strict=True):
        if isinstance(part, Entry):
            teller.entry(part)
            continue
        for clause in part:
            teller.ahead.pop(0)
            _one(teller, str(line), clause)


def _one(teller: Teller, phrase: str, clause: Clause) -> None:
    _, clock, works = clause
    for work, match in works:
        if clock and teller.current:
            teller.table.sheet.clock = clock
        try:
            work(teller, match)
        except NotMine:
            continue
        return
    raise NotTranslated(f"logged {phrase!r}: its words follow on nothing that was said")


def _cut(phrase: str) -> list[Clause]:
    """The phrase whole, or its clauses, the first as long as can be, with the works that fit each."""
    words = plain_words(phrase)
    cuts = [(match.start(), match.end()) for match in _CUT.finditer(words)]
    found = _clauses(words, [0, *(end for _, end in cuts)], [*(start for start, _ in cuts), len(words)], 0)
    if found is None:
        raise NotTranslated(f"logged {phrase!r}")
    return found


def _clauses(words: str, starts: list[int], ends: list[int], first: int) -> list[Clause] | None:
    """The clauses from part ``first`` on; None where they cannot be told."""
    if first == len(starts):
        return []
    for last in range(len(ends) - 1, first - 1, -1):
        part = words[starts[first] : ends[last]]
        if not part and last == first:
            return _clauses(words, starts, ends, first + 1)
        clause = _clause(part)
        if clause[2]:
            rest = _clauses(words, starts, ends, last + 1)
            if rest is not None:
                return [clause, *rest]
    return None


def _clause(words: str) -> Clause:
    plain, clock = without_clock(words)
    matches = ((work, pattern.fullmatch(plain)) for pattern, work in _COMPILED)
    return plain, clock, [(work, match) for work, match in matches if match is not None]
