"""A rule has one name: its id is that of the variable that says it and, where it is alone there, of its number.

On filings nothing else gives the id, so that it is written once.
"""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

import pytest

from tests.for_all import for_all
from tests.games.numbered import numbers_in
from validator.chapters.registry import PACKAGES, words_said
from validator.core.rule_definitions import FacilityCheck, FilingCheck, PlayWords
from validator.games.numbers import SUBJECTS, rules_on_play

GAMES = {"535": "pai_gow", "541": "baccarat", "543": "baccarat", "545": "baccarat"}
"""The machine of a chapter, where it is not that of blackjack."""
FAMILIES = {
    "pai_gow": (),
    "baccarat": ("validator.chapters.shoe", "validator.chapters.baccarat"),
    "blackjack": ("validator.chapters.shoe", "validator.chapters.blackjack", "validator.chapters.free_bet"),
}


def modules(package: str) -> list[ModuleType]:
    found = iter_modules(import_module(package).__path__)
    return [import_module(f"{package}.{name}") for _, name, is_package in found if not is_package]


def assigned(module: ModuleType) -> Iterator[str]:
    """The names that a module itself gives, several at once too."""
    for node in ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                yield from (one.id for one in ast.walk(target) if isinstance(one, ast.Name))


def named(rule: str) -> str:
    return rule.replace("-", "_")


SAYING = ["validator.chapters", *sorted({one for family in FAMILIES.values() for one in family}), *PACKAGES.values()]


@for_all((module.__name__, module) for package in SAYING for module in modules(package))
def test_the_variable_of_a_rule_bears_its_id(_: str, module: ModuleType) -> None:
    values = {name: vars(module)[name] for name in assigned(module) if name in vars(module)}
    other = {name: one.id for name, one in values.items() if isinstance(one, PlayWords) and named(one.id) != name}
    assert other == {}


def test_a_rule_on_filings_is_bound_to_one_name_and_its_id_is_written_nowhere_else() -> None:
    names: dict[int, set[str]] = {}
    written: dict[str, set[str]] = {}
    for module in (module for package in SAYING for module in modules(package)):
        for name, one in vars(module).items():
            if isinstance(one, FilingCheck | FacilityCheck):
                names.setdefault(id(one), set()).add(name)
        if not module.__name__.rpartition(".")[2].startswith("play"):
            tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
            texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
            written[module.__name__] = {text for text in texts if isinstance(text, str)}
    ids = {rule for chapter in PACKAGES for rule in words_said(chapter, on_play=False)}
    assert [several for several in names.values() if len(several) > 1] == []
    assert len(ids) > 800
    assert {module: ids & texts for module, texts in written.items() if not ids.isdisjoint(texts)} == {}


@pytest.mark.parametrize("game", FAMILIES)
def test_the_number_of_a_rule_bears_its_id(game: str) -> None:
    rules = rules_on_play(game)
    assert len(rules) > 100
    names = {name: number for subject in SUBJECTS[game] for name, number in numbers_in(subject).items()}
    ids = {int(one): rule for rule, one in rules.items()}
    assert {name: ids[number] for name, number in names.items() if named(ids[number].upper()) != name} == {}
