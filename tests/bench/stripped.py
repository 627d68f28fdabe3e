"""The room's kernels with every count of a tally cut out, to measure what counting costs."""

import ast
import inspect
from dataclasses import replace
from textwrap import dedent
from types import FunctionType
from typing import Any, cast

from validator.chapters.registry import ChapterPlay
from validator.core.engine.compiler import reachable


class _Cut(ast.NodeTransformer):
    """Replaces ``t.tally[...] += ...`` by nothing."""

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.stmt:
        target = node.target
        counts = isinstance(target, ast.Subscript) and ast.unparse(target.value) == "t.tally"
        return ast.copy_location(ast.Pass(), node) if counts else node


def without_tallies(room: ChapterPlay) -> ChapterPlay:
    """The room with kernels that count nothing; they are compiled without a cache of their own sources."""
    everything: dict[str, FunctionType] = {}
    for kernel in room.kernels:
        everything.update(reachable(cast(FunctionType, kernel)))
    scopes: dict[str, dict[str, Any]] = {}
    cut: dict[str, FunctionType] = {}
    for name, function in everything.items():
        scope = scopes.setdefault(function.__module__, dict(function.__globals__))
        tree = _Cut().visit(ast.parse(dedent(inspect.getsource(function))))
        exec(compile(ast.fix_missing_locations(tree), str(inspect.getsourcefile(function)), "exec"), scope)
        cut[name] = scope[function.__name__]
    for scope in scopes.values():
        for name, value in scope.items():
            if isinstance(value, FunctionType) and f"{value.__module__}.{value.__qualname__}" in cut:
                scope[name] = cut[f"{value.__module__}.{value.__qualname__}"]
    passes = tuple(cut[f"{one.__module__}.{one.__qualname__}"] for one in room.passes)
    derive = cut[f"{room.derive.__module__}.{room.derive.__qualname__}"]
    return replace(room, passes=passes, derive=derive)
