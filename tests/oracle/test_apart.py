"""What judges here, and what deals, knows nothing of the validator."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
MODULES = [
    path
    for folder in ("oracle", "generate")
    for path in sorted((TESTS / folder).glob("*.py"))
    if not path.name.startswith("test_")
]


def imported(source: str) -> set[str]:
    """The modules that a source imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_neither_imports_the_validator(path: Path) -> None:
    found = imported(path.read_text(encoding="utf-8"))
    assert {name for name in found if name.split(".")[0] == "validator"} == set()


def test_the_dealing_does_not_know_what_wagers_win() -> None:
    for path in MODULES:
        if path.parent.name == "generate":
            found = imported(path.read_text(encoding="utf-8"))
            assert {name for name in found if name.startswith("tests.oracle")} == set(), path.name


def test_an_import_is_seen() -> None:
    assert imported("from validator.law import facts\nimport validator.check as one\n") == {
        "validator.law",
        "validator.check",
    }
