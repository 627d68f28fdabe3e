"""Lawful play of a chapter in which the tests make faults, and what became of a rule's."""

from functools import cache

from validator.log.notation import written
from validator.proof.faults.matrix import Proof, proof
from validator.proof.faults.plays import plays_of
from validator.proof.faults.trial import Play, by_tens


@cache
def dealt(chapter: str) -> tuple[Play, ...]:
    """Simulated play of a chapter."""
    return tuple(plays_of(chapter, (), 1))


def proved(chapter: str, rule: str) -> Proof:
    """What becomes of the fault of a rule in that play."""
    return proof(chapter, rule, dealt(chapter))


def table(text: str, chapter: str = "633a", main: str = "blackjack") -> Play:
    """Rounds in the short notation as play."""
    return Play("T-1", chapter, by_tens(written(text, chapter, main).rows))
