"""A public class or function has a name of its own: no other module defines one that is called the same.

The rooms of games and chapters are left out: a game's rows, and what two chapters say in their own words, go by one name.
"""

import ast
from pathlib import Path

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


def definitions() -> dict[str, list[str]]:
    """By name the modules that define a public class or function of that name."""
    found: dict[str, list[str]] = {}
    for path in sorted(ROOT.rglob("*.py")):
        module = path.relative_to(ROOT).with_suffix("").as_posix()
        if module.split("/")[0] in LEFT_OUT:
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
                found.setdefault(node.name, []).append(module)
    return found


def test_a_public_name_is_defined_in_one_module() -> None:
    several = {name: modules for name, modules in definitions().items() if len(modules) > 1}
    assert {name: modules for name, modules in several.items() if name not in INTERFACES} == {}
    for name, begin in INTERFACES.items():
        assert [module for module in several[name] if not module.startswith(begin)] == []
