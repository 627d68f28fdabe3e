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
from validator.games.numbers import SUBJECTS, rule_numbers
from validator.rules.bound import gathered

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


JUDGED_APART = {"SPANISH_21_CARDS_DISCARDED_IN_DISORDER"}
"""Numbers of a defect that another judge of the same machine looks for in other chapters."""

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
    rooms = [room for chapter, room in PACKAGES.items() if GAMES.get(chapter, "blackjack") == game]
    ids: dict[int, set[str]] = {}
    for package in ("validator.chapters", *FAMILIES[game], *rooms):
        for module in modules(package):
            for rule, asked in gathered(vars(module).items()).items():
                if isinstance(asked, PlayWords):
                    number = rule_numbers(game).get(rule, -1) if asked.number is None else asked.number
                    ids.setdefault(number, set()).add(rule)
    assert ids.pop(-1, set()) == set()
    names: dict[int, list[str]] = {}
    for subject in SUBJECTS[game]:
        if subject.startswith("shoe."):
            continue
        for name, number in numbers_in(subject).items():
            names.setdefault(number, []).append(name)
    alone = {
        rules.pop().upper(): names[number].pop()
        for number, rules in ids.items()
        if len(rules) == 1 and len(names.get(number, ())) == 1
    }
    assert len(alone) > 100
    numbered = {rule: name for rule, name in alone.items() if not rule[0].isdecimal()}
    assert {rule: name for rule, name in numbered.items() if named(rule) != name and name not in JUDGED_APART} == {}
