"""The numbers of rules by name, for tests."""

from importlib import import_module

from validator.games.numbers import own_numbers


def names_of(subject: str) -> dict[str, int]:
    """Every number that the module of a subject names."""
    package, _, module = subject.partition(".")
    found = vars(import_module(f"validator.games.{package}.numbers.{module}"))
    return {name: number for name, number in found.items() if name.isupper() and isinstance(number, int)}


def numbers_in(subject: str) -> dict[str, int]:
    """The subject's own rules; those of shared lists, which have a number under each wager, are left out."""
    return {name: number for name, number in names_of(subject).items() if number in own_numbers(subject)}
