"""The questions of the shared passes that a chapter on blackjack does not bind to a paragraph."""

from collections.abc import Iterator

from tests.games.slots import questions_of
from validator.chapters.registry import play_room
from validator.games.numbers import SUBJECTS


def questions() -> Iterator[tuple[str, str, int]]:
    """Module, name and slot of every question; those of shared lists have a slot under each wager and are left out."""
    for subject in SUBJECTS["blackjack"]:
        for name, slot in questions_of(subject).items():
            yield subject.partition(".")[2], name, slot


def unbound(chapter: str, without: frozenset[str]) -> set[str]:
    """Module and name of every question that the room has no rule for, those of the modules ``without`` left out."""
    bound = {rule.slot for rule in play_room(chapter).rules}
    return {f"{module}.{name}" for module, name, slot in questions() if module not in without and slot not in bound}


def bound_in(chapter: str, modules: frozenset[str]) -> set[str]:
    """The questions of these modules that the room has rules for."""
    bound = {rule.slot for rule in play_room(chapter).rules}
    return {f"{module}.{name}" for module, name, slot in questions() if module in modules and slot in bound}
