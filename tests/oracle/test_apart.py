"""What judges here knows nothing of the validator, nor of what is simulated with it."""

import ast
from pathlib import Path

import pytest

MODULES = [path for path in sorted(Path(__file__).parent.glob("*.py")) if not path.name.startswith("test_")]


def imported(source: str) -> set[str]:
    """The modules that a source imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_none_imports_the_validator(path: Path) -> None:
    found = imported(path.read_text(encoding="utf-8"))
    assert {name for name in found if name.startswith(("validator", "tests.simulate"))} == set()


def test_an_import_is_seen() -> None:
    assert imported("from validator.law import facts\nimport validator.filing.check as one\n") == {
        "validator.law",
        "validator.filing.check",
    }
