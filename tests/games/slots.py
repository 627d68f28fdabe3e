"""The slots of the questions by name, for tests."""

from importlib import import_module

from validator.games.numbers import own_slots


def names_of(subject: str) -> dict[str, int]:
    """Every number that the module of a subject's slots names."""
    package, _, module = subject.partition(".")
    found = vars(import_module(f"validator.games.{package}.slots.{module}"))
    return {name: number for name, number in found.items() if name.isupper() and isinstance(number, int)}


def questions_of(subject: str) -> dict[str, int]:
    """The subject's own questions; those of shared lists, which have a slot under each wager, are left out."""
    return {name: slot for name, slot in names_of(subject).items() if slot in own_slots(subject)}
