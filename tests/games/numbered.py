"""The numbers of rules by name, for tests."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

from validator.games.numbers import own_numbers

CALLS = ("Rules", "shared_numbers", "first_number")


def handed_out(module: ModuleType) -> Iterator[tuple[str, str, list[str]]]:
    """Each list of numbers that a module declares: what hands it out, for what, and its names."""
    statements = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")).body
    for at, node in enumerate(statements):
        call = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") in CALLS:
            assert isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(call.args[0], ast.Constant)
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)]
            named = _rules(statements[at + 1 :]) if names == ["rule"] else [name for name in names if name != "_"]
            yield ast.unparse(call.func), str(call.args[0].value), named


def _rules(statements: list[ast.stmt]) -> list[str]:
    """The names of the rules that are handed out there, up to where another list begins."""
    found = []
    for one in statements:
        if isinstance(one, ast.Assign) and isinstance(one.value, ast.Call) and isinstance(one.targets[0], ast.Name):
            called = getattr(one.value.func, "id", "")
            if called == "Rules":
                break
            found += [one.targets[0].id] if called == "rule" else []
    return found


def names_in(module: ModuleType, call: str) -> list[tuple[str, int]]:
    """Every name of the lists that ``call`` hands out in a module, with its number."""
    return [(name, vars(module)[name]) for by, _, names in handed_out(module) if by == call for name in names]


def numbers_in(subject: str) -> dict[str, int]:
    """A judge's own rules; those of shared lists, which have a number under each wager, are left out."""
    found = dict(names_in(import_module(f"validator.games.{subject}"), "Rules"))
    assert set(found.values()) <= set(own_numbers(subject)), subject
    return found
