"""Mutants of kernels: one small change of a function, as a hand that slips would make it.

A comparison is turned or takes in its limit, a condition is dropped or turned, "and" becomes "or", a number moves by
one, a sum becomes a difference, a walk over seats or events goes the other way round.
"""

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final

import validator
from validator.core.engine.kernel import is_kernel

ROOT: Final = Path(str(validator.__file__)).parent

_TURNED: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
}


@dataclass(frozen=True, order=True)
class Mutant:
    """The change ``change`` of the node ``node`` (its place in ``ast.walk``) of a function of a module.

    ``line`` is where it stands, ``says`` what it does, in words, and ``operator`` how a hand slips so, whatever it is done
    to.
    """

    module: str
    function: str
    node: int
    change: int
    line: int
    says: str
    operator: str

    @property
    def key(self) -> str:
        """What tells it from all others."""
        return f"{self.module}:{self.function}:{self.node}:{self.change}"

    @property
    def words(self) -> str:
        """What it does, and to what: the same wherever its function stands in the module."""
        nodes = list(ast.walk(function_of(self.module, self.function)))
        above = {id(child): node for node in nodes for child in ast.iter_child_nodes(node)}
        found = nodes[self.node]
        while isinstance(above[id(found)], ast.expr):
            found = above[id(found)]
        if not isinstance(found, ast.expr):
            return f"{self.function}: {self.says}"
        of = above[id(found)]
        whole = of if isinstance(of, ast.Assign | ast.AugAssign | ast.Return) else found
        return f"{self.function}: {self.says}, in {ast.unparse(whole)}"

    def __str__(self) -> str:
        return f"{self.module.replace('.', '/')}.py:{self.line} {self.words}"


def kernels_of(module: str) -> dict[str, FunctionType]:
    """The kernels that a module defines, by name."""
    found = vars(import_module(module))
    return {
        name: one
        for name, one in found.items()
        if isinstance(one, FunctionType) and is_kernel(one) and one.__module__ == module
    }


def modules() -> list[str]:
    """The modules that may define kernels of judges and machines: the games and the chapters."""
    files = [*(ROOT / "games").rglob("*.py"), *(ROOT / "chapters").rglob("*.py")]
    return sorted(".".join(("validator", *file.relative_to(ROOT).with_suffix("").parts)) for file in files)


def mutants_of(module: str) -> Iterator[Mutant]:
    """Every mutant of the kernels of a module; the places of columns stay, as no hand slips so and no test misses it."""
    names = kernels_of(module)
    for name in names:
        function = function_of(module, name)
        addresses = {
            id(below) for one in ast.walk(function) if isinstance(one, ast.Subscript) for below in ast.walk(one.slice)
        }
        for place, node in enumerate(ast.walk(function)):
            if id(node) in addresses:
                continue
            for change, (says, operator, _) in enumerate(_changes(node)):
                line = getattr(node, "lineno", 0)
                yield Mutant(module, name, place, change, line, says, operator)


@contextmanager
def at_work(mutant: Mutant) -> Iterator[None]:
    """The kernel of the mutant judges as the mutant does, wherever it is called from."""
    function = kernels_of(mutant.module)[mutant.function]
    own = function.__code__
    function.__code__ = compiled(mutant.module, changed(mutant)[0])
    try:
        yield
    finally:
        function.__code__ = own


def changed(mutant: Mutant) -> tuple[ast.FunctionDef, ast.AST]:
    """The kernel as the mutant has it, and the node that it changes."""
    tree = deepcopy(function_of(mutant.module, mutant.function))
    node = list(ast.walk(tree))[mutant.node]
    list(_changes(node))[mutant.change][2]()
    return tree, node


def compiled(module: str, tree: ast.FunctionDef) -> CodeType:
    """The code of a kernel of a module, changed."""
    tree.decorator_list = []
    made = compile(ast.fix_missing_locations(ast.Module([tree], [])), str(_file(module)), "exec")
    return next(one for one in made.co_consts if isinstance(one, CodeType) and one.co_name == tree.name)


def _file(module: str) -> Path:
    return Path(str(import_module(module).__file__))


@cache
def _functions(module: str) -> dict[str, ast.FunctionDef]:
    tree = ast.parse(_file(module).read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def function_of(module: str, name: str) -> ast.FunctionDef:
    """A kernel of a module as it is written."""
    return _functions(module)[name]


Change = tuple[str, str, Callable[[], None]]


def _changes(node: ast.AST) -> Iterator[Change]:
    """What may be changed at a node: in words, the operator, and what makes the change."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in _TURNED:
            for other in _TURNED[type(op)]:
                says = f"{_sign(op)} becomes {_sign(other())}"
                yield says, says, partial(node.ops.__setitem__, 0, other())
        case ast.BoolOp(op=op, values=values):
            swapped = ast.Or() if isinstance(op, ast.And) else ast.And()
            says = "and becomes or" if isinstance(op, ast.And) else "or becomes and"
            yield says, says, lambda: setattr(node, "op", swapped)
            for place, value in enumerate(values):
                # What is true of itself leaves an "and" to the others, what is false an "or".
                none = ast.Constant(isinstance(op, ast.And))
                yield (
                    f"{ast.unparse(value)} is dropped",
                    "a condition is dropped",
                    partial(node.values.__setitem__, place, none),
                )
        case ast.UnaryOp(op=ast.Not()):
            yield (
                f"{ast.unparse(node)} is no longer turned",
                "a not is dropped",
                lambda: setattr(node, "operand", ast.UnaryOp(ast.Not(), node.operand)),
            )
        case ast.If(test=test) if not isinstance(test, ast.BoolOp):
            yield f"if {ast.unparse(test)} always", "if always", lambda: setattr(node, "test", ast.Constant(True))
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            for step in (1, -1):
                says = f"{number} becomes {number + step}"
                yield says, says, partial(setattr, node, "value", number + step)
        case ast.BinOp(op=ast.Add()):
            yield f"{ast.unparse(node)}: + becomes -", "+ becomes -", lambda: setattr(node, "op", ast.Sub())
        case ast.BinOp(op=ast.Sub()):
            yield f"{ast.unparse(node)}: - becomes +", "- becomes +", lambda: setattr(node, "op", ast.Add())
        case ast.For(iter=ast.Call(func=ast.Name(id="range" | "between" | "rows_of")) as walk):
            walked = ast.Call(ast.Name("list", ast.Load()), [walk], [])
            turned = ast.Call(ast.Name("reversed", ast.Load()), [walked], [])
            yield (
                f"{ast.unparse(walk)} the other way round",
                "the other way round",
                lambda: setattr(node, "iter", turned),
            )


def _sign(op: ast.cmpop) -> str:
    signs = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}
    return signs[type(op)]
