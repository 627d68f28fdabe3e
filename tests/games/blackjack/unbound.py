"""The questions of the shared passes that a chapter on blackjack does not bind to a paragraph."""

from collections.abc import Iterator

from tests.games.numbered import numbers_in
from validator.chapters.registry import chapter_play
from validator.games.numbers import SUBJECTS


def questions() -> Iterator[tuple[str, str, int]]:
    """Module, name and number of every question; those of shared lists have a number under each wager and are left out."""
    for subject in SUBJECTS["blackjack"]:
        for name, number in numbers_in(subject).items():
            yield subject.partition(".")[2], name, number


def unbound(chapter: str, without: frozenset[str]) -> set[str]:
    """Module and name of every question that the room has no rule for, those of the modules ``without`` left out."""
    bound = {rule.number for rule in chapter_play(chapter).rules}
    return {f"{module}.{name}" for module, name, number in questions() if module not in without and number not in bound}


def bound_in(chapter: str, modules: frozenset[str]) -> set[str]:
    """The questions of these modules that the room has rules for."""
    bound = {rule.number for rule in chapter_play(chapter).rules}
    return {f"{module}.{name}" for module, name, number in questions() if module in modules and number in bound}
