"""The filing rules as a whole: every one quotes the law, explains itself, and has an unsound filing that it finds."""

import doctest
import re
from pathlib import Path
from textwrap import dedent

import pytest

from validator.chapters.ch633a_blackjack.contents import FILING_RULES
from validator.chapters.ch633a_blackjack.sections import SECTIONS
from validator.check import check_filing
from validator.core.data import data_folder
from validator.core.finding import Outcome, Severity
from validator.core.rule import FilingRule
from validator.law.facts import load_facts
from validator.law.readings import load_readings
from validator.law.text import load_text
from validator.submission.schema import Shape, load_schema

SOUND = sorted(data_folder("submissions").glob("633a-*.yaml"))
UNSOUND = sorted((data_folder("submissions") / "unsound" / "633a").glob("*.yaml"))
EXPECTED = re.compile(r"# expect: (?P<rule>\S+) at (?P<path>.+): (?P<cite>633a\.\S.*)")


def by_id(rules: tuple[FilingRule, ...]) -> list[object]:
    return [pytest.param(rule, id=rule.id) for rule in rules]


@pytest.mark.parametrize("path", SOUND, ids=lambda path: path.stem)
def test_a_sound_filing_gets_no_finding(path: Path) -> None:
    report = check_filing(path)
    assert report.faults == ()
    assert report.crashes == ()
    assert [(finding.rule, finding.message) for finding in report.findings] == []


def test_there_is_a_sound_filing_for_each_way_of_running_the_game() -> None:
    names = {path.stem for path in SOUND}
    assert {"633a-shoe", "633a-two-shoes", "633a-hand-dealt", "633a-continuous-shuffler"} <= names


@pytest.mark.parametrize("path", UNSOUND, ids=lambda path: path.stem)
def test_an_unsound_filing_gets_its_finding_and_no_other(path: Path) -> None:
    expected = EXPECTED.fullmatch(path.read_text(encoding="utf-8").splitlines()[0])
    assert expected is not None
    assert expected["rule"] == path.stem
    report = check_filing(path)
    assert report.faults == ()
    assert report.crashes == ()
    found = [(finding.rule, finding.where.path, finding.citation) for finding in report.findings]
    assert found == [(expected["rule"], expected["path"], expected["cite"])]
    (finding,) = report.findings
    rule = next(rule for rule in FILING_RULES if rule.id == path.stem)
    assert finding.quote == rule.quote
    assert (finding.outcome is Outcome.NOTED) == (finding.reading is not None) == bool(rule.reading)
    assert "{" not in finding.message + finding.expected + finding.observed


def test_every_rule_has_its_unsound_filing() -> None:
    assert sorted(path.stem for path in UNSOUND) == sorted(rule.id for rule in FILING_RULES)


@pytest.mark.parametrize("rule", by_id(FILING_RULES))
def test_a_rule_quotes_its_paragraph_word_for_word(rule: FilingRule) -> None:
    assert load_text("633a").holds(rule.cite, rule.quote)


@pytest.mark.parametrize("rule", by_id(FILING_RULES))
def test_a_rule_explains_itself_with_examples_that_run(rule: FilingRule) -> None:
    fails, clean = rule.doc.split("Fails:")[1].split("Clean:")
    assert rule.doc.split("Fails:")[0].strip()
    for part, answer in ((fails, "True"), (clean, "False")):
        test = doctest.DocTestParser().get_doctest(dedent(part), dict(rule.check.__globals__), rule.id, None, 0)
        wants = [example.want.strip() for example in test.examples if example.want]
        assert wants and set(wants) == {answer}
        assert doctest.DocTestRunner(verbose=False).run(test).failed == 0


def test_rules_stand_in_the_order_of_the_law() -> None:
    order = {citation: number for number, citation in enumerate(load_text("633a").paragraphs)}
    places = [order[rule.cite] for rule in FILING_RULES]
    assert places == sorted(places)


def test_ids_are_unique_kebab_case_and_name_no_paragraph() -> None:
    ids = [rule.id for rule in FILING_RULES]
    assert len(set(ids)) == len(ids)
    assert [name for name in ids if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) or "633a" in name] == []


@pytest.mark.parametrize("rule", by_id(FILING_RULES))
def test_a_rule_is_grave_unless_an_open_reading_is_registered_for_it(rule: FilingRule) -> None:
    assert (rule.severity is Severity.ERROR) == (rule.reading == "")
    if rule.reading:
        assert rule.reading in {reading.id for reading in load_readings("633a")}


@pytest.mark.parametrize("rule", by_id(FILING_RULES))
def test_the_facts_of_a_rule_are_facts_of_the_law(rule: FilingRule) -> None:
    facts = load_facts("633a")
    for name in rule.facts:
        table, dot, row = name.partition(".")
        table = table.partition(":")[0]
        assert table in facts
        if dot and row != "*":
            assert row in facts.paytable(table).rows


@pytest.mark.parametrize("rule", by_id(FILING_RULES))
def test_a_rule_reads_what_the_schema_lets_a_filing_say(rule: FilingRule) -> None:
    paths = [*rule.reads, *rule.may_read, *(condition.path for condition in rule.when), rule.at]
    assert [path for path in paths if path != "*" and not known(path, rule.each)] == []


def test_the_fields_of_the_schema_are_described_with_an_example() -> None:
    bare = [path for path, shape in leaves(load_schema("633a").root, "") if not shape.description or not shape.examples]
    assert bare == []


def test_the_facts_that_the_schema_names_are_facts_of_the_law() -> None:
    named = {shape.fact for _, shape in leaves(load_schema("633a").root, "") if shape.fact}
    assert named <= set(load_facts("633a"))


def test_every_section_of_the_chapter_has_its_module() -> None:
    room = Path(__file__).parents[3] / "validator" / "chapters" / "ch633a_blackjack"
    sections = {citation.partition("(")[0] for citation in SECTIONS}
    assert sections == set(load_text("633a").sections)
    assert [name for names in SECTIONS.values() for name in names if not (room / f"{name}.py").is_file()] == []


def leaves(shape: Shape, path: str) -> list[tuple[str, Shape]]:
    found = [] if shape.properties or shape.items else [(path, shape)]
    for key, child in shape.properties.items():
        found += leaves(child, f"{path}.{key}" if path else key)
    return found + (leaves(shape.items, f"{path}[*]") if shape.items is not None else [])


def known(path: str, each: str) -> bool:
    schema = load_schema("633a")
    shapes: list[Shape] = [schema.root]
    for step in re.findall(r"[^.\[\]]+|\[[^\]]+\]", path):
        if step == "*" or (step == "[*]" and each):
            shapes = [child for shape in shapes for child in shape.properties.values()]
        elif re.fullmatch(r"\[[0-9]+\]", step):
            shapes = [shape.items for shape in shapes if shape.items is not None]
        elif step.startswith("["):
            return any(shape.items is not None and step[1:-1] in shape.items.enum for shape in shapes)
        else:
            shapes = [shape.properties[step] for shape in shapes if step in shape.properties]
    return bool(shapes)
