"""Phrases of logged events: an explicit list of patterns, each with what it changes in the plan or the story.

A phrase is taken whole where a pattern fits it; else it is cut at semicolons, commas and "then", and every clause
must fit one. What fits none makes the case not translated.
"""

import re
from collections.abc import Callable

from tests.worked.cases import NotTranslated
from tests.worked.phrases import bonus, dealing, irregular, preparing, shoes, times, wagering, when_settled
from tests.worked.plan import Plan

Pattern = tuple[str, Callable[[Plan, "re.Match[str]"], None]]

TABLE: tuple[Pattern, ...] = (
    *irregular.PHRASES,
    *preparing.PHRASES,
    *shoes.PHRASES,
    *wagering.PHRASES,
    *when_settled.PHRASES,
    *bonus.PHRASES,
    *dealing.PHRASES,
    *times.PHRASES,
)

_COMPILED = [(re.compile(pattern, re.IGNORECASE), act) for pattern, act in TABLE]
_CUTS = (r"\s*;\s*", r"\s*(?:;|, then\b|,(?!\d{3})|\bthen\b)\s*", r"\s*(?:;|, then\b|,(?!\d{3})|\bthen\b|\band\b)\s*")


def apply_phrases(plan: Plan) -> None:
    """Let every logged event of the case work on the plan; raises NotTranslated for one without a pattern."""
    for phrase in plan.case.logged_events:
        for pattern, words, act in _cut(phrase):
            match = pattern.fullmatch(words)
            if match is not None:
                act(plan, match)


def _cut(phrase: str) -> list[tuple["re.Pattern[str]", str, Callable[[Plan, "re.Match[str]"], None]]]:
    whole = _first(phrase)
    if whole is not None:
        return [whole]
    for cut in _CUTS:
        found = [_first(part) for part in re.split(cut, phrase) if part]
        if len(found) > 1 and all(found):
            return [one for one in found if one is not None]
    raise NotTranslated(f"logged event {phrase!r}")


def _first(words: str) -> tuple["re.Pattern[str]", str, Callable[[Plan, "re.Match[str]"], None]] | None:
    plain = words.strip().rstrip(".")
    for pattern, act in _COMPILED:
        if pattern.fullmatch(plain):
            return pattern, plain, act
    return None
