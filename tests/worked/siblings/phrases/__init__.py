"""Phrases that the cases of Blackjack's siblings use beside its own (``tests.worked.phrases``); these are tried first."""

from tests.worked.phrases.form import Work
from tests.worked.siblings.phrases import (
    dead_hands,
    drawing,
    entering,
    equipment,
    found,
    opening,
    shuffling,
    turns,
    wagers,
)

PHRASES: tuple[tuple[str, Work], ...] = (
    *found.PHRASES,
    *dead_hands.PHRASES,
    *drawing.PHRASES,
    *turns.PHRASES,
    *wagers.PHRASES,
    *entering.PHRASES,
    *shuffling.PHRASES,
    *opening.PHRASES,
    *equipment.PHRASES,
)
