"""Phrases of logged events: an explicit list of patterns, each with what it changes in the plan or the story.

A phrase is first brought to one form (small letters, no articles, no forms of "to be"; see ``plain_words``) and taken
whole where a pattern fits it; else it is cut at semicolons, commas, "then" and "and", and every clause must fit one.
What fits none makes the case not translated.
"""

import re

from tests.worked.cases import NotTranslated
from tests.worked.phrases import bonus, dealing, irregular, preparing, shoes, times, wagering, when_settled
from tests.worked.phrases.form import Match, Work, plain_words
from tests.worked.plan import Plan

TABLE: tuple[tuple[str, Work], ...] = (
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
_CUTS = tuple(
    re.compile(rf"\s*(?:{words})\s*")
    for words in (r";|\bwhile\b", r";|,(?!\d{3})|\bthen\b|\bbut\b", r";|,(?!\d{3})|\bthen\b|\bbut\b|\band\b")
)


def apply_phrases(plan: Plan) -> None:
    """Let every logged event of the case work on the plan; raises NotTranslated for one without a pattern."""
    for phrase in plan.case.logged_events:
        for act, match in _cut(phrase):
            act(plan, match)


def _cut(phrase: str) -> list[tuple[Match, Work]]:
    words = plain_words(phrase)
    whole = _first(words)
    if whole is not None:
        return [whole]
    for cut in _CUTS:
        parts = [part for part in cut.split(words) if part]
        found = [one for one in map(_first, parts) if one is not None]
        if len(parts) > 1 and len(found) == len(parts):
            return found
    raise NotTranslated(f"logged event {phrase!r}")


def _first(words: str) -> tuple[Match, Work] | None:
    for pattern, act in _COMPILED:
        match = pattern.fullmatch(words)
        if match is not None:
            return act, match
    return None
