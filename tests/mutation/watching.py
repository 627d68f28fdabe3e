"""Which cases could notice a mutant at all: those in which what it changes once comes to another value.

In one run of every case the kernels stand with a watch at each place that a mutant changes: it evaluates the widest
expression around that has no effects as it stands and as the mutant has it. Where an expression has effects, the mutant
counts as seen wherever it is reached.
"""

import ast
import inspect
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from types import CodeType, FunctionType
from typing import Final

from tests.mutation.mutants import Mutant, changed, compiled, function_of, kernels_of

_WATCH: Final = "__watch__"
_PLAIN: Final = frozenset({"abs", "bool", "int", "len", "max", "min", "range"})


class Watch:
    """What the watches saw since it was last emptied: which mutants were ``reached``, and which had another value."""

    def __init__(self) -> None:
        self.reached: set[Mutant] = set()
        self.differed: set[Mutant] = set()
        self._places: list[tuple[bool, Sequence[Mutant]]] = []

    def place(self, mutants: Sequence[Mutant], *, asks: bool) -> int:
        """The number of a new place that these mutants change; ``asks``: only whether its value is true matters."""
        self._places.append((asks, mutants))
        return len(self._places) - 1

    def clear(self) -> None:
        """Forget what was seen."""
        self.reached.clear()
        self.differed.clear()

    def __call__(self, place: int, own: Callable[[], object], *others: Callable[[], object]) -> object:
        """The value of the expression at a place; the others are it as each mutant has it, none where it has effects."""
        value = own()
        asks, mutants = self._places[place]
        self.reached.update(mutants)
        if not others:
            self.differed.update(mutants)
        for mutant, other in zip(mutants, others, strict=False):
            if mutant not in self.differed and _differs(value, other, asks=asks):
                self.differed.add(mutant)
        return value


def _differs(value: object, other: Callable[[], object], *, asks: bool) -> bool:
    try:
        found = other()
    except Exception:
        return True
    if isinstance(value, range) and not isinstance(found, range):
        return len(value) > 1
    return bool(value) != bool(found) if asks else value != found


@contextmanager
def watched(mutants: Iterable[Mutant]) -> Iterator[Watch]:
    """The kernels of these mutants run with watches."""
    watch = Watch()
    by_kernel: dict[tuple[str, str], list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        by_kernel[mutant.module, mutant.function].append(mutant)
    own: list[tuple[FunctionType, CodeType]] = []
    try:
        for (module, name), some in by_kernel.items():
            function = kernels_of(module)[name]
            own.append((function, function.__code__))
            code = compiled(module, _with_watches(module, name, some, watch))
            function.__globals__[_WATCH] = watch
            function.__code__ = code
        yield watch
    finally:
        for function, code in own:
            function.__code__ = code
            function.__globals__.pop(_WATCH, None)


def _with_watches(module: str, name: str, mutants: Sequence[Mutant], watch: Watch) -> ast.FunctionDef:
    tree = deepcopy(function_of(module, name))
    nodes = list(ast.walk(tree))
    above = {id(child): node for node in nodes for child in ast.iter_child_nodes(node)}
    has_effects = _asker(kernels_of(module)[name])
    places: dict[int, list[tuple[Mutant, ast.expr | None]]] = defaultdict(list)
    for mutant in mutants:
        whole = _whole(nodes[mutant.node], above, has_effects)
        other = None if has_effects(whole) else _as_changed(mutant, nodes[mutant.node], nodes.index(whole))
        places[nodes.index(whole)].append((mutant, other))
    for at, some in places.items():
        watched = nodes[at]
        assert isinstance(watched, ast.expr)
        place = watch.place([mutant for mutant, _ in some], asks=_only_asks(watched, above))
        others = [other for _, other in some if other is not None]
        own, parent = _unnamed(watched), above[id(watched)]
        call = ast.Call(ast.Name(_WATCH, ast.Load()), [ast.Constant(place), own, *map(_unnamed, others)], [])
        _replace(parent, watched, call)
        above[id(call)] = parent
    return tree


def _whole(node: ast.AST, above: dict[int, ast.AST], has_effects: Callable[[ast.AST], bool]) -> ast.expr:
    """The widest expression around a node that has no effects."""
    found = node.test if isinstance(node, ast.If) else node.iter if isinstance(node, ast.For) else node
    assert isinstance(found, ast.expr)
    while isinstance(above[id(found)], ast.expr) and not has_effects(above[id(found)]):
        found = above[id(found)]
        assert isinstance(found, ast.expr)
    return found


def _as_changed(mutant: Mutant, node: ast.AST, whole: int) -> ast.expr:
    tree, at = changed(mutant)
    if isinstance(node, ast.If | ast.For):
        assert isinstance(at, ast.If | ast.For)
        return at.test if isinstance(at, ast.If) else at.iter
    # A change keeps the order of the nodes above it, and so the place of the whole.
    found = list(ast.walk(tree))[whole]
    assert isinstance(found, ast.expr)
    return found


def _only_asks(whole: ast.expr, above: dict[int, ast.AST]) -> bool:
    """Whether only the truth of an expression matters."""
    parent = above[id(whole)]
    if isinstance(parent, ast.BoolOp):
        return _only_asks(parent, above)
    if isinstance(parent, ast.UnaryOp):
        return isinstance(parent.op, ast.Not)
    return isinstance(parent, ast.If | ast.While | ast.IfExp) and parent.test is whole


def _unnamed(body: ast.expr) -> ast.Lambda:
    return ast.Lambda(ast.arguments([], [], None, [], [], None, []), body)


def _replace(parent: ast.AST, old: ast.expr, new: ast.expr) -> None:
    for name, value in ast.iter_fields(parent):
        if value is old:
            setattr(parent, name, new)
        elif isinstance(value, list):
            value[:] = [new if one is old else one for one in value]


def _asker(function: FunctionType) -> Callable[[ast.AST], bool]:
    names = function.__globals__

    def has_effects(node: ast.AST) -> bool:
        calls = (one for one in ast.walk(node) if isinstance(one, ast.Call))
        return any(not (isinstance(one.func, ast.Name) and _is_pure(names, one.func.id)) for one in calls)

    return has_effects


def _is_pure(names: dict[str, object], called: str) -> bool:
    found = names.get(called)
    return called in _PLAIN if found is None else isinstance(found, FunctionType) and not _writes(found)


@cache
def _writes(function: FunctionType) -> bool:
    """Whether a function changes a column, or calls one that does."""
    tree = ast.parse(inspect.getsource(function))
    targets = [one for one in ast.walk(tree) if isinstance(one, ast.Subscript | ast.Attribute)]
    if any(not isinstance(one.ctx, ast.Load) for one in targets):
        return True
    calls = {one.func for one in ast.walk(tree.body[0]) if isinstance(one, ast.Call)} - _decorators(tree)
    names = {one.id for one in calls if isinstance(one, ast.Name)} - {function.__name__}
    return any(not isinstance(one, ast.Name) for one in calls) or any(
        not _is_pure(function.__globals__, name) for name in names
    )


def _decorators(tree: ast.Module) -> set[ast.expr]:
    made = tree.body[0]
    assert isinstance(made, ast.FunctionDef)
    return {
        one
        for each in made.decorator_list
        for call in ast.walk(each)
        if isinstance(call, ast.Call)
        for one in [call.func]
    }
