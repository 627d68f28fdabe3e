"""The questions of the shared passes that a chapter on blackjack does not bind to a paragraph."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import validator.games.blackjack.slots
import validator.games.rounds.slots
import validator.games.shoe.slots
from validator.chapters.registry import play_room

PACKAGES: tuple[ModuleType, ...] = (
    validator.games.rounds.slots,
    validator.games.shoe.slots,
    validator.games.blackjack.slots,
)


def questions() -> Iterator[tuple[str, str, int]]:
    """Module, name and slot of every question; places that count from the first one of a section are no questions."""
    for package in PACKAGES:
        for info in pkgutil.iter_modules(package.__path__):
            names = vars(import_module(f"{package.__name__}.{info.name}"))
            for name, slot in names.items():
                if name.isupper() and name not in ("FIRST", "TALLY_WIDTH") and slot >= names.get("FIRST", slot + 1):
                    yield info.name, name, slot


def unbound(chapter: str, without: frozenset[str]) -> set[str]:
    """Module and name of every question that the room has no rule for, those of the modules ``without`` left out."""
    bound = {rule.slot for rule in play_room(chapter).rules}
    return {f"{module}.{name}" for module, name, slot in questions() if module not in without and slot not in bound}


def bound_in(chapter: str, modules: frozenset[str]) -> set[str]:
    """The questions of these modules that the room has rules for."""
    bound = {rule.slot for rule in play_room(chapter).rules}
    return {f"{module}.{name}" for module, name, slot in questions() if module in modules and slot in bound}
