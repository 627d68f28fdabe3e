"""numba's private parts, which a release may take away: what breaks is named before the bound in pyproject.toml is raised."""

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import pytest

pytest.importorskip("numba")

ROOT = Path(__file__).parents[3]
ENGINE = ROOT / "validator" / "core" / "engine"


def parts(path: Path) -> Iterator[tuple[str, str, int]]:
    """What a module takes of numba or llvmlite: module, attribute, line."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call) and isinstance(node.target, ast.Name):
            called, given = node.value.func, node.value.args
            if isinstance(called, ast.Name) and called.id == "import_module" and isinstance(given[0], ast.Constant):
                modules[node.target.id] = str(given[0].value)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(("numba", "llvmlite")):
            yield from ((str(node.module), name.name, node.lineno) for name in node.names)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            yield modules[node.value.id], node.attr, node.lineno


def has(module: str, attribute: str) -> bool:
    try:
        return hasattr(import_module(module), attribute)
    except ImportError:
        return False


def test_numba_has_every_part_that_kernels_are_compiled_by() -> None:
    taken = [
        (path, *part)
        for path in sorted(ENGINE.glob("*.py"))
        for part in parts(path)
        if part[0].split(".")[0] in ("numba", "llvmlite")
    ]
    assert len(taken) > 30
    gone = [f"{path.name}:{line}: {module}.{name}" for path, module, name, line in taken if not has(module, name)]
    assert gone == [], f"numba {version('numba')} lacks what validator/core/engine takes of it"


def test_the_bound_is_the_next_release_after_one_that_the_tests_ran_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (asked,) = [one for one in project["project"]["optional-dependencies"]["fast"] if one.startswith("numba")]
    bound = re.search(r"<(\d+)\.(\d+)$", asked)
    assert bound is not None, "a release of numba that nobody has tried is not installed by itself"
    major, minor = map(int, version("numba").split(".")[:2])
    assert (major, minor) < (int(bound[1]), int(bound[2]))
