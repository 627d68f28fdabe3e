"""The rules of the shared passes that a chapter on blackjack does not bind to a paragraph."""

from collections.abc import Iterator

from tests.games.numbered import numbers_in
from validator.chapters.registry import chapter_play
from validator.games.numbers import SUBJECTS
from validator.law.versions import law_of


def numbered() -> Iterator[tuple[str, str, int]]:
    """Module, name and number of every rule; those of shared lists have a number under each wager and are left out."""
    for subject in SUBJECTS["blackjack"]:
        for name, number in numbers_in(subject).items():
            yield subject.partition(".")[2], name, number


def unbound(chapter: str, without: frozenset[str]) -> set[str]:
    """Module and name of every rule that the chapter does not bind, those of the modules ``without`` left out."""
    bound = {rule.number for rule in chapter_play(law_of(chapter)).rules}
    return {f"{module}.{name}" for module, name, number in numbered() if module not in without and number not in bound}


def bound_in(chapter: str, modules: frozenset[str]) -> set[str]:
    """The rules of these modules that the chapter binds."""
    bound = {rule.number for rule in chapter_play(law_of(chapter)).rules}
    return {f"{module}.{name}" for module, name, number in numbered() if module in modules and number in bound}
