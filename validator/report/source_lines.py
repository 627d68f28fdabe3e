"""Where a rule stands in this project, by file and line: its words, what judges it, its rounds, the duty that names it.

All of it is read from the files when it is asked for.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Final, NamedTuple

from validator.chapters.registry import PACKAGES, played, said_where, words_said
from validator.core.rule import PlayRule
from validator.core.rule_definitions import PlayWords, RuleDefinition
from validator.examples import rounds_file
from validator.games.numbers import BEGINS, SUBJECTS, first_number, own_numbers
from validator.report.catalogue import CatalogueEntry, named_in

_GAMES: Final = "validator.games"
_REPORTING: Final = ("emit", "ask")
"""What reports a breach under the number that it is given."""
_COUNTING: Final = ("lacking",)
"""What counts under the number that it is given, and reports nothing."""
_HANDING_OUT: Final = ("rule", "shared_numbers")
"""What hands out the numbers of rules to the modules of their judges."""
_TABLE: Final = ("validator.games.blackjack.due", "Due")
"""The rows in which chapters enter rules by their ids."""
_DECIDES: Final = 1
"""How well a use shows the judge that reports under a number, or chooses it: 0 or 1."""
_UNTRIED: Final = 100
"""How well a use outside of any function shows the judge: worse than any within."""


class CodeLocation(NamedTuple):
    """A place in this project: a module, the line (0: none was found), and the name of what stands there."""

    module: str
    line: int
    name: str = ""

    @property
    def file(self) -> str:
        """The file of the module, as a path in this project."""
        return self.module.replace(".", "/") + ".py"

    def __str__(self) -> str:
        return _at(self.file, self.line)


def source_lines(entry: CatalogueEntry) -> list[str]:
    """What says a rule, judges it, shows it and names it, each with its file and line."""
    says, judges = words_location(entry), judge_of(entry)
    if judges is None:
        lines = [f"{says} says it"]
    elif (says.module, says.line) == (judges.module, judges.line):
        lines = [f"{says} says and judges it"]
    else:
        lines = [f"{says} says it", f"{judges} judges it"]
    if entry.kind == "play":
        lines.append(f"{rounds_at(entry)} shows it")
    return [*lines, f"{named_in(entry)} names it"]


def words_location(entry: CatalogueEntry) -> CodeLocation:
    """Where the words of a rule are written in this project."""
    asked = _asked(entry)
    module = said_where(entry.chapter, asked)
    if isinstance(asked, PlayWords):
        return _said_at(module, asked)
    name = entry.rule.id.replace("-", "_")
    return CodeLocation(module, dict(_bound(_tree(module))).get(name, 0), name)


def judge_of(entry: CatalogueEntry) -> CodeLocation | None:
    """What judges a rule: of one on filings its function, of one on play a line that decides or reports by its number.

    That may be the row of a table in which a chapter enters the rule by its id. None for a number that none of the
    games' modules hands out.
    """
    rule = entry.rule
    if isinstance(rule, PlayRule):
        found = _judge_on_play(played(entry.chapter).machine, rule.number)
        return found if found is None or found.line else _entered(entry.chapter, rule.id) or _counted_on(found)
    code, module = rule.check.__code__, rule.check.__module__
    function = _functions(module).get(code.co_firstlineno)
    return CodeLocation(module, code.co_firstlineno if function is None else function.lineno, code.co_name)


def rounds_at(entry: CatalogueEntry) -> str:
    """The file and line of the rounds that show a rule on play."""
    name = said_where(entry.chapter, _asked(entry)).replace(".", "/") + ".yaml"
    file = rounds_file(entry.chapter, entry.rule.id)
    lines = file.read_text(encoding="utf-8").splitlines() if file is not None and file.is_file() else []
    keys = (f"{entry.rule.id}:", f'"{entry.rule.id}":')
    return _at(name, next((number for number, line in enumerate(lines, start=1) if line.rstrip() in keys), 0))


def _at(file: str, line: int) -> str:
    return f"{file}:{line}" if line else file


def _asked(entry: CatalogueEntry) -> RuleDefinition:
    return words_said(entry.chapter, on_play=entry.kind == "play")[entry.rule.id]


@cache
def _tree(module: str) -> ast.Module:
    """The parsed source of a module; an empty one where the source is not beside what was installed."""
    try:
        return ast.parse(Path(str(import_module(module).__file__)).read_text(encoding="utf-8"))
    except OSError:
        return ast.Module([], [])


@cache
def _nodes(module: str) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(_tree(module)))


@cache
def _functions(module: str) -> dict[int, ast.FunctionDef]:
    """The functions of a module by the line at which their code begins, that of the first decorator."""
    found = (one for one in _nodes(module) if isinstance(one, ast.FunctionDef))
    return {(one.decorator_list[0] if one.decorator_list else one).lineno: one for one in found}


@cache
def _texts(module: str) -> dict[str, int]:
    """The texts that a module writes out, each with its first line."""
    found: dict[str, int] = {}
    for one in _nodes(module):
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            found[one.value] = min(one.lineno, found.get(one.value, one.lineno))
    return found


# The words.


def _said_at(module: str, asked: PlayWords) -> CodeLocation:
    """Where the id of a rule on play is written; failing that, its name, the template of its id, or its list."""
    if line := _texts(module).get(asked.id):
        return CodeLocation(module, line, asked.id)
    tree = _tree(module)
    values = vars(import_module(module))
    for name, line in _bound(tree):
        if values.get(name) is asked:
            return CodeLocation(module, line, name)
    if (template := _template(module, asked.id)) is not None:
        return template
    for name, line in _bound(tree):
        value = values.get(name)
        if isinstance(value, tuple) and any(one is asked for one in value):
            return CodeLocation(module, line, name)
    return CodeLocation(module, 0)


def _bound(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """The names that a module gives, to functions too, each with its line."""
    for statement in tree.body:
        if isinstance(statement, ast.FunctionDef):
            yield statement.name, statement.lineno
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            for one in (inner for target in targets for inner in ast.walk(target)):
                if isinstance(one, ast.Name):
                    yield one.id, one.lineno


def _template(module: str, id: str) -> CodeLocation | None:
    """The template that most narrowly makes this id, in a module or in one from which it takes something."""
    found: list[tuple[int, CodeLocation]] = []
    for one in _drawn_on(module):
        for node in _nodes(one):
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                pattern = "".join(".+" if part is None else re.escape(str(part)) for part in parts)
                if re.fullmatch(pattern, id):
                    fixed = sum(len(str(part)) for part in parts if part is not None)
                    found.append((fixed, CodeLocation(one, node.lineno, pattern)))
    return max(found, key=lambda one: one[0])[1] if found else None


def _drawn_on(module: str) -> tuple[str, ...]:
    """A module, and those of the chapters from which it and they take something."""
    found = {module: None}
    waiting = [module]
    while waiting:
        for node in ast.walk(_tree(waiting.pop(0))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("validator.chapters."):
                inner = [node.module or "", *(f"{node.module}.{one.name}" for one in node.names)]
                new = [one for one in inner if one not in found and _is_module(one)]
                found.update(dict.fromkeys(new))
                waiting += new
    return tuple(found)


def _is_module(name: str) -> bool:
    try:
        return import_module(name).__file__ is not None
    except ImportError:
        return False


# What judges rounds.


def _entered(chapter: str, rule: str) -> CodeLocation | None:
    """The row of a table in which a chapter, or what it draws on, says that what is due is due by a rule."""
    for module in _drawn_on(f"{PACKAGES[chapter]}.play"):
        if _TABLE in _taken(module) and (line := _texts(module).get(rule)):
            return CodeLocation(module, line, rule)
    return None


def _counted_on(judge: CodeLocation) -> CodeLocation:
    """Of a number that is counted on from another's: the line that judges by the nearest one before it."""
    names = [name for name, _ in _handed_out(judge.module)]
    for name in reversed(names[: names.index(judge.name)] if judge.name in names else []):
        if (found := _best(name, [judge.module])) is not None:
            return found
    return judge


@cache
def _judge_on_play(machine: str, number: int) -> CodeLocation | None:
    """The line that best shows how the rounds are judged under a number of a game model."""
    for subject in SUBJECTS[machine]:
        judge = f"{_GAMES}.{subject}"
        if number in own_numbers(subject):
            name = _named(judge, number)
            own = _best(name, [judge], _DECIDES)
            return own or _best(name, [judge, *_takers(judge, name)]) or CodeLocation(judge, 0, name)
        if first_number(subject) <= number < own_numbers(subject).start:
            return _judge_of_many(judge, BEGINS[subject], number - first_number(subject))
    return None


def _judge_of_many(judge: str, lists: Iterable[str], offset: int) -> CodeLocation:
    """The line that judges by a number of a shared list: in the judge's own module, else where all are judged."""
    for one in lists:
        shared = f"{judge.rpartition('.')[0]}.{one}"
        if name := _named(shared, offset):
            return _best(name, [judge, shared]) or _best(name, _takers(shared, name)) or CodeLocation(shared, 0, name)
    return CodeLocation(judge, 0)


def _named(module: str, number: int) -> str:
    """The name of a number among those that a module is handed out; "" for none."""
    return next((name for name, value in _handed_out(module) if value == number), "")


@cache
def _handed_out(module: str) -> tuple[tuple[str, int], ...]:
    """The names of the numbers that a module is handed out, in their order, each with its number."""
    statements = (one for one in _tree(module).body if isinstance(one, ast.Assign))
    handed = [one for one in statements if isinstance(one.value, ast.Call) and _called(one.value) in _HANDING_OUT]
    names = [node.id for one in handed for node in ast.walk(one.targets[0]) if isinstance(node, ast.Name)]
    values = vars(import_module(module))
    return tuple((name, values[name]) for name in names if name != "_")


@cache
def _games() -> tuple[str, ...]:
    """The modules of the games."""
    found = walk_packages(import_module(_GAMES).__path__, f"{_GAMES}.")
    return tuple(sorted(one.name for one in found if not one.ispkg))


@cache
def _taken(module: str) -> frozenset[tuple[str, str]]:
    """What a module takes from others, each with the module or package from which it does."""
    froms = (node for node in _nodes(module) if isinstance(node, ast.ImportFrom))
    return frozenset((node.module or "", part.name) for node in froms for part in node.names)


def _takers(module: str, name: str) -> list[str]:
    """The modules of the games that take a name from a module, or the module itself."""
    package, _, last = module.rpartition(".")
    return [one for one in _games() if one != module and not _taken(one).isdisjoint({(module, name), (package, last)})]


def _best(name: str, modules: Iterable[str], at_most: int = _UNTRIED) -> CodeLocation | None:
    """The first of the uses of a name that show best what is judged under it.

    Where something is reported, or a rule is chosen, goes before where something is only counted.
    """
    uses = (
        (worth > _DECIDES, order, worth, line, module)
        for order, module in enumerate(modules)
        for worth, line in _uses(module).get(name, ())
        if worth <= at_most
    )
    *_, line, module = min(uses, default=(0, ""))
    return CodeLocation(module, line, name) if line else None


@cache
def _uses(module: str) -> dict[str, list[tuple[int, int]]]:
    """The uses of each name in a module: how well each shows the judge (0: best), and its line."""
    found: dict[str, list[tuple[int, int]]] = {}
    waiting: list[tuple[ast.AST, int]] = [(statement, _UNTRIED) for statement in _tree(module).body]
    while waiting:
        node, worth = waiting.pop()
        if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load):
            name = node.id if isinstance(node, ast.Name) else node.attr
            found.setdefault(name, []).append((worth, node.lineno))
        for field, value in ast.iter_fields(node):
            inner = value if isinstance(value, list) else [value]
            if field != "decorator_list":
                waiting += [(one, _worth(node, field, worth)) for one in inner if isinstance(one, ast.AST)]
    return found


def _worth(node: ast.AST, field: str, worth: int) -> int:
    """How well a use shows the judge that stands in this field of a node, which itself is worth so much."""
    match node:
        case ast.FunctionDef():
            return _DECIDES
        case ast.Call(func=ast.Name(id=called)) if called in _REPORTING:
            return min(worth, 0)
        case ast.Call(func=ast.Name(id=called)) if called in _COUNTING:
            return max(worth, 2)
        case ast.Subscript() if field == "slice":
            return max(worth, 3)
        case ast.Compare():
            return max(worth, 4)
    return worth


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""
