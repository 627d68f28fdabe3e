"""A public class or function has a name of its own: no other module defines one that is called the same.

The classes of games and what chapters define are left out: a game's rows, and what two chapters say in their own words,
go by one name. Functions of games have names that no other room has, and that stand once among the modules of a game and
those that all games share; each game has some under the same name. What judges one act (``judge_amount``) is named within
its module, which says whose.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2] / "validator"
LEFT_OUT = ("games", "chapters")

INTERFACES = {
    "convert": ("log/importers/",),
    "main": ("cli", "log/generate", "log/importers/rounds/workbook"),
    "patterns": ("proof/simulate/",),
    "table_of": ("proof/simulate/",),
    "write": ("report/formats/",),
    "law": ("api", "commands/law"),
    "rules": ("api", "commands/rules"),
}
"""Functions of several modules that are looked up by one name, and what the names of those modules begin with."""


GAMES = ("baccarat", "blackjack", "pai_gow")

Definition = ast.ClassDef | ast.FunctionDef


def public() -> Iterator[tuple[str, Definition]]:
    """Each public class and function of the program, with its module."""
    for path in sorted(ROOT.rglob("*.py")):
        module = path.relative_to(ROOT).with_suffix("").as_posix()
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, Definition) and not node.name.startswith("_"):
                yield module, node


def definitions() -> dict[str, list[str]]:
    """By name the modules that define a public class or function of that name, but those of games and chapters."""
    found: dict[str, list[str]] = {}
    for module, node in public():
        if module.split("/")[0] not in LEFT_OUT:
            found.setdefault(node.name, []).append(module)
    return found


def functions() -> dict[str, list[str]]:
    """By name the modules, of all rooms, that define a public function of that name."""
    found: dict[str, list[str]] = {}
    for module, node in public():
        if isinstance(node, ast.FunctionDef):
            found.setdefault(node.name, []).append(module)
    return found


def test_a_function_of_games_has_a_name_that_no_other_room_has() -> None:
    rooms = {name: {module.split("/")[0] for module in modules} for name, modules in functions().items()}
    assert {name for name, of in rooms.items() if "games" in of and of != {"games"}} == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_function_stands_once_among_the_modules_of_a_game(game: str) -> None:
    others = tuple(f"games/{other}/" for other in GAMES if other != game)
    for name, modules in functions().items():
        if not name.startswith("judge_"):
            own = [one for one in modules if one.startswith("games/") and not one.startswith(others)]
            assert len(own) <= 1, f"{name}: {own}"


def test_a_public_name_is_defined_in_one_module() -> None:
    several = {name: modules for name, modules in definitions().items() if len(modules) > 1}
    assert {name: modules for name, modules in several.items() if name not in INTERFACES} == {}
    for name, begin in INTERFACES.items():
        assert [module for module in several[name] if not module.startswith(begin)] == []
