"""Phrases of logged events: an explicit list of patterns, each with what it changes in the plan or the story.

A phrase is first brought to one form (small letters, no articles, no forms of "to be"; see ``plain_words``) and taken
whole where a pattern fits it; else it is cut at semicolons, commas, "then" and "and", and every clause must fit one.
What fits none makes the case not translated.
"""

import re

from tests.worked.casefile import NotTranslated
from tests.worked.game import BLACKJACK
from tests.worked.phrases import (
    batches,
    bonus,
    cutting,
    dealing,
    devices,
    entry,
    held_deck,
    irregular,
    left_out_hands,
    opening_steps,
    preparing,
    reading,
    shoes,
    times,
    wagering,
    when_settled,
)
from tests.worked.phrases.form import Match, NotMine, Work, plain_words
from tests.worked.plan import Plan
from tests.worked.siblings import phrases as siblings

TABLE: tuple[tuple[str, Work], ...] = (
    *irregular.PHRASES,
    *left_out_hands.PHRASES,
    *devices.PHRASES,
    *preparing.PHRASES,
    *shoes.PHRASES,
    *cutting.PHRASES,
    *opening_steps.PHRASES,
    *batches.PHRASES,
    *entry.PHRASES,
    *wagering.PHRASES,
    *when_settled.PHRASES,
    *bonus.PHRASES,
    *reading.PHRASES,
    *held_deck.PHRASES,
    *dealing.PHRASES,
    *times.PHRASES,
)

Table = list[tuple[re.Pattern[str], Work]]
_COMPILED: Table = [(re.compile(pattern, re.IGNORECASE), work) for pattern, work in TABLE]
_SIBLINGS: Table = [(re.compile(pattern, re.IGNORECASE), work) for pattern, work in siblings.PHRASES] + _COMPILED
_CUTS = tuple(
    re.compile(rf"\s*(?:{words})\s*")
    for words in (r";|\bwhile\b", r";|,(?!\d{3})|\bthen\b|\bbut\b", r";|,(?!\d{3})|\bthen\b|\bbut\b|\band\b")
)


def apply_phrases(plan: Plan) -> None:
    """Let every logged event of the case work on the plan; raises NotTranslated for one without a pattern."""
    table = _COMPILED if plan.game is BLACKJACK else _SIBLINGS
    for phrase in plan.case.logged_events:
        for works in _cut(phrase, table):
            _one(plan, phrase, works)


def _one(plan: Plan, phrase: str, works: list[tuple[Work, Match]]) -> None:
    for work, match in works:
        try:
            work(plan, match)
        except NotMine:
            continue
        return
    raise NotTranslated(f"logged event {phrase!r}: its words follow on nothing that was said")


def _cut(phrase: str, table: Table) -> list[list[tuple[Work, Match]]]:
    """For the whole phrase, or for each clause of it, the works that fit."""
    words = plain_words(phrase)
    whole = _fitting(words, table)
    if whole:
        return [whole]
    for cut in _CUTS:
        parts = [part for part in cut.split(words) if part]
        found = [_fitting(part, table) for part in parts]
        if len(parts) > 1 and all(found):
            return found
    raise NotTranslated(f"logged event {phrase!r}")


def _fitting(words: str, table: Table) -> list[tuple[Work, Match]]:
    matches = ((work, pattern.fullmatch(words)) for pattern, work in table)
    return [(work, match) for work, match in matches if match is not None]
