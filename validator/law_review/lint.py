"""Reads the law's data and the rules against each other: ``python -m validator.law_review.lint``, or with chapters.

Every data file must have its form (``law/models.py``, ``schemas/dialect.yaml``). Every entry of ``duties.yaml`` and
all that a rule says of the law's data has to resolve: paragraphs and quotations, rules and readings, the facts that a
rule asks for, the paths that it reads, the fields of its templates. Every amendment held has to fit the law that it
amends. Each fault is told at its line and column.
"""

import ast
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path

from validator.chapters.registry import JUDGES, PACKAGES, of_one_game, said_in, said_where, words_said
from validator.core.data import data_folder
from validator.core.packed import MalformedData, place_in_yaml
from validator.core.rule_definitions import PlayWords, RuleDefinition
from validator.law.amendment import held_amendments
from validator.law.bindings import named_by
from validator.law.law_file import AMENDMENTS, FILES, law_file
from validator.law.versions import laws_of
from validator.law_review.amendments import held_faults
from validator.law_review.references import ReferenceFault, faults_of, template_faults
from validator.rules.bound import gathered
from validator.submission.schema import COMMON, misshapen


def unbound(chapters: Iterable[str]) -> Iterator[tuple[str, str, RuleDefinition]]:
    """The rules that modules say and no chapter that draws on them names: such a chapter, the id and the rule.

    A judge says what chapters of its game may name, so that it is asked where all of them are given.
    """
    named_in = {chapter: set(_named(chapter)) for chapter in chapters}
    drawing: dict[int, tuple[str, RuleDefinition, list[str]]] = {}
    for chapter in named_in:
        for on_play in (False, True):
            for package, said in said_in(chapter, on_play=on_play):
                if package == JUDGES and not of_one_game(chapter) <= named_in.keys():
                    continue
                for rule, one in said.items():
                    drawing.setdefault(id(one), (rule, one, []))[2].append(chapter)
    for rule, asked, drawn in drawing.values():
        if not any(rule in named_in[chapter] for chapter in drawn):
            yield drawn[0], rule, asked


def _named(chapter: str) -> Iterator[str]:
    """The ids of the rules that the duties of a chapter name, and those that its amendments do."""
    for duty in law_file(_file(chapter))["duties"]:
        yield from (one.rule for one in named_by(duty))
    for amendment in held_amendments(chapter):
        for duty in amendment.said.get("duties", ()):
            yield from (one.get("rule") or one["also"] for one in duty.get("rules") or ())


def _file(chapter: str, name: str = "duties.yaml") -> Path:
    return data_folder("rules_text") / chapter / name


def place_in_python(source: str, rule: str, field: str) -> tuple[int, int]:
    """Line and column, from 1 on, of a field where a module says a rule; of its name or id where it has not the field.

    Of the module where neither is written.
    """
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Assign(targets=[ast.Name(id=name) as own], value=ast.Call(keywords=words)) if _is(name, rule):
                return _place_of(field, words, own)
            case ast.FunctionDef(name=name, decorator_list=[ast.Call(keywords=words) as own]) if _is(name, rule):
                return _place_of(field, words, own)
            case ast.Call(func=ast.Name(id="rule"), args=[ast.Constant(value=id) as own, *said], keywords=words) if (
                id == rule
            ):
                named = [ast.keyword(name, one) for name, one in zip(("title", "message"), said, strict=False)]
                return _place_of(field, [*words, *named], own)
            case ast.Call(keywords=[*words]):
                ids = [word.value for word in words if word.arg == "id"]
                if ids and isinstance(ids[0], ast.Constant) and ids[0].value == rule:
                    return _place_of(field, words, ids[0])
    return 1, 1


def _is(name: str, rule: str) -> bool:
    return name.replace("_", "-") == rule


def _place_of(field: str, words: Iterable[ast.keyword], own: ast.expr) -> tuple[int, int]:
    found = next((word.value for word in words if word.arg == field), own)
    return found.lineno, found.col_offset + 1


def proofread(chapters: Sequence[str]) -> Iterator[str]:
    """Every fault of these chapters as ``file:line:column: what is wrong``, and the rules that none of them binds.

    Files are read against each other once each has the form of its model.
    """
    formless = [fault for chapter in chapters for path in _files(chapter) for fault in _misshapen(path)]
    formless += [fault for name in (*chapters, COMMON) for fault in _misshapen_schema(name)]
    yield from formless
    if formless:
        return
    told: set[str] = set()
    faults: list[tuple[str, ReferenceFault]] = []
    for chapter in chapters:
        said = {**words_said(chapter, on_play=True), **words_said(chapter, on_play=False)}
        faults += [(chapter, fault) for fault in faults_of(laws_of(chapter)[0], said)]
        named_here = set(_named(chapter))
        faults += [(chapter, fault) for rule in named_here & said.keys() for fault in template_faults(said[rule])]
    for chapter, rule, asked in unbound(chapters):
        faults.append((chapter, ReferenceFault(f"no duty of a chapter names {rule}", asked=asked, field="id")))
    for chapter, fault in faults:
        line = f"{where(chapter, fault)}: {fault.message}"
        if line not in told:
            told.add(line)
            yield line
    faulty = {chapter for chapter, fault in faults if fault.asked is None}
    for chapter in chapters:
        if chapter not in faulty:
            yield from _of_amendments(chapter)


def _of_amendments(chapter: str) -> Iterator[str]:
    """The faults of the amendments held of a chapter whose own duties have none."""
    for amendment, key, words in held_faults(chapter):
        path = data_folder("rules_text") / chapter / AMENDMENTS / amendment.file
        line, column = place_in_yaml(path.read_text(encoding="utf-8"), key)
        yield f"rules_text/{chapter}/{AMENDMENTS}/{amendment.file}:{line}:{column}: {words}"


def _files(chapter: str) -> list[Path]:
    """The data files of a chapter, and its amendments."""
    return [*(_file(chapter, name) for name in FILES), *sorted(_file(chapter, AMENDMENTS).glob("*.yaml"))]


def _misshapen(path: Path) -> list[str]:
    try:
        law_file(path)
    except MalformedData as fault:
        return [f"rules_text/{line}" for line in str(fault).splitlines()]
    return []


def _misshapen_schema(name: str) -> Iterator[str]:
    source = (data_folder("schemas") / f"{name}.yaml").read_text(encoding="utf-8")
    for key, words in misshapen(name):
        line, column = place_in_yaml(source, key)
        yield f"schemas/{name}.yaml:{line}:{column}: {words}"


def where(chapter: str, fault: ReferenceFault) -> str:
    """File, line and column of a fault."""
    if fault.asked is None:
        path = _file(chapter)
        line, column = place_in_yaml(path.read_text(encoding="utf-8"), fault.key)
        return f"rules_text/{chapter}/duties.yaml:{line}:{column}"
    module = said_where(chapter, fault.asked)
    values = vars(import_module(module))
    asked = fault.asked
    rule = (
        asked.id
        if isinstance(asked, PlayWords)
        else next(rule for rule, one in gathered(values.items()).items() if one is asked)
    )
    line, column = place_in_python(Path(values["__file__"]).read_text(encoding="utf-8"), rule, fault.field)
    return f"{module.replace('.', '/')}.py:{line}:{column}"


if __name__ == "__main__":
    lines = list(proofread(sys.argv[1:] or tuple(PACKAGES)))
    print("\n".join(lines) or "every entry resolves")
    sys.exit(1 if lines else 0)
