"""The filing rules as a whole: every one quotes the law, explains itself, and has an example that it finds."""

import doctest
import re
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from tests.for_all import for_all
from tests.places import in_filing
from tests.said_twice import said_twice
from validator.chapters.registry import PACKAGES, facility_rules, filing_rules, words_said
from validator.core.data import data_folder
from validator.core.finding import Outcome
from validator.core.rule import FacilityRule, FilingRule
from validator.core.rule_definitions import FilingCheck
from validator.examples import (
    breaking_changes,
    change_that_follows,
    facility_example,
    failing_examples,
    filing_example,
    kept_together,
    passing_example,
)
from validator.filing.check import judge_filing
from validator.law.facts import load_facts
from validator.law.text import load_text
from validator.law.versions import law_of
from validator.submission.dialect import Said, Shape
from validator.submission.schema import Schema, load_schema

ROOT = Path(__file__).parents[2]
SUBMISSIONS = data_folder("submissions")
EXPECTED = re.compile(r"# expect: (?P<rule>\S+) at (?P<path>.+): (?P<cite>\w+[. ]\S.*)")

CHAPTERS = tuple(PACKAGES)
RULES = [(chapter, rule) for chapter in CHAPTERS for rule in filing_rules(law_of(chapter))]
FACILITY = [(chapter, rule) for chapter in CHAPTERS for rule in facility_rules(law_of(chapter))]
CHECKS: dict[Callable[..., bool | None], tuple[str, FilingRule | FacilityRule]] = {
    **{rule.check: (chapter, rule) for chapter, rule in RULES},
    **{rule.check: (chapter, rule) for chapter, rule in FACILITY},
}
"""The checks, each with one rule that puts it."""
SOUND = [path for chapter in CHAPTERS for path in sorted(SUBMISSIONS.glob(f"{chapter}-*.yaml"))]
UNSOUND = sorted((SUBMISSIONS / "unsound").glob("*.yaml"))
WAYS_OF_RUNNING = {
    "535": {"535-plain", "535-bank", "535-all-styles"},
    "541": {"541-shoe", "541-two-batches", "541-tie-vigorish", "541-continuous-device"},
    "543": {"543-face-up", "543-face-down", "543-to-players"},
    "545": {"545-dealer-turns", "545-players-turn"},
    "551": {"551-shoe", "551-shuffling-device", "551-continuous-device", "551-preshuffled"},
    "590": {"590-shoe", "590-two-batches", "590-continuous-shuffler"},
    "633a": {"633a-shoe", "633a-two-shoes", "633a-hand-dealt", "633a-continuous-shuffler"},
    "685a": {"685a-shoe", "685a-two-batches", "685a-five-decks", "685a-four-decks", "685a-continuous-shuffler"},
    "672a": {"672a-shoe", "672a-two-batches", "672a-continuous-shuffler"},
}
"""The sound filings that a chapter has to have, where there are several ways of running the game."""


@pytest.mark.parametrize("path", SOUND, ids=lambda path: path.stem)
def test_a_sound_filing_gets_no_finding(path: Path) -> None:
    report = judge_filing(path)
    assert report.faults == ()
    assert report.crashes == ()
    assert [(finding.rule, finding.message) for finding in report.findings] == []


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_there_is_a_sound_filing_for_each_way_of_running_the_game(chapter: str) -> None:
    names = {path.stem for path in SOUND if path.stem.startswith(f"{chapter}-")}
    assert names and WAYS_OF_RUNNING.get(chapter, set()) <= names


@for_all(RULES)
def test_a_change_in_a_sound_filing_breaks_the_rule_and_no_other(chapter: str, rule: FilingRule) -> None:
    example = filing_example(law_of(chapter), rule.id)
    assert example is not None
    (finding,) = example.report.findings
    assert (finding.citation, finding.quote) == (str(rule.citation), rule.quote)
    assert stands_at(in_filing(finding).path, rule)
    assert (finding.outcome is Outcome.REVIEW) == (finding.reading is not None) == bool(rule.reading)
    for said in (finding.message, finding.expected, finding.observed):
        assert "{" not in said
        assert said_twice(said) == []
    may = passing_example(example)
    if may is not None:
        assert (may.report.faults, may.report.crashes, may.report.findings) == ((), (), ())
        assert next(tally for tally in may.report.tallies if tally.rule == rule.id).passed


@for_all(FACILITY)
def test_two_filings_of_a_facility_break_the_rule_and_no_other(chapter: str, rule: FacilityRule) -> None:
    example = facility_example(law_of(chapter), rule.id)
    assert example is not None and example.is_sound_apart
    (finding,) = example.together.findings
    assert (finding.rule, finding.citation, finding.quote) == (rule.id, str(rule.citation), rule.quote)
    assert (in_filing(finding).file, in_filing(finding).path) == (example.reports[1].file, rule.path)
    assert (finding.outcome is Outcome.REVIEW) == (finding.reading is not None) == bool(rule.reading)
    for said in (finding.message, finding.expected, finding.observed):
        assert "{" not in said
        assert said_twice(said) == []


@for_all(FACILITY)
def test_two_filings_of_a_facility_keep_the_rule(chapter: str, rule: FacilityRule) -> None:
    example = kept_together(law_of(chapter), rule.id)
    assert example is not None and example.is_sound_apart
    assert example.together.findings == []
    assert next(tally for tally in example.together.tallies if tally.rule == rule.id).passed


@pytest.mark.long
@for_all(RULES)
def test_in_every_sound_filing_the_change_ends_without_crash_and_in_plain_words(chapter: str, rule: FilingRule) -> None:
    for example in failing_examples(law_of(chapter), rule.id):
        assert example.report.crashes == ()
        for finding in example.report.findings:
            for said in (finding.message, finding.expected, finding.observed):
                assert "{" not in said
                assert said_twice(said) == []


def test_each_of_several_changes_is_needed_in_some_chapter() -> None:
    several = [(chapter, rule.id) for chapter, rule in RULES if len(breaking_changes(law_of(chapter), rule.id)) > 1]
    assert several
    said = {(rule, str(change)) for chapter, rule in several for change in breaking_changes(law_of(chapter), rule)}
    examples = [(rule, filing_example(law_of(chapter), rule)) for chapter, rule in several]
    assert said == {(rule, str(example.change)) for rule, example in examples if example is not None}


def test_no_rule_writes_the_change_that_follows_from_its_check() -> None:
    follows: dict[int, tuple[str, list[bool]]] = {}
    for chapter, rule in RULES:
        asked = words_said(chapter, on_play=False)[rule.id]
        assert isinstance(asked, FilingCheck)
        if asked.fails:
            change = change_that_follows(law_of(chapter), rule.id, asked)
            follows.setdefault(id(asked), (rule.id, []))[1].append(asked.fails == change)
    assert [rule for rule, in_chapters in follows.values() if all(in_chapters)] == []


@pytest.mark.parametrize("path", UNSOUND, ids=lambda path: path.stem)
def test_an_unsound_filing_that_is_shown_is_the_example_of_its_rule(path: Path) -> None:
    _, first, rest = path.read_text(encoding="utf-8").split("\n", maxsplit=2)
    expected = EXPECTED.fullmatch(first)
    assert expected is not None
    chapter, _, rule = path.stem.partition("-")
    example = filing_example(law_of(chapter), rule)
    assert example is not None and rest.partition("\n\n")[2] == example.text.partition("\n")[2]
    (finding,) = judge_filing(path).findings
    told = (finding.rule, in_filing(finding).path, finding.citation)
    assert told == (expected["rule"], expected["path"], expected["cite"])


def stands_at(path: str, rule: FilingRule) -> bool:
    """Whether a finding of the rule may point there: at its place, or at what stands nearest above it."""
    patterns = [re.escape(each).replace(r"\*", r"[^.\[\]]+") for each in rule.at.split(" | ")]
    return any(re.fullmatch(pattern, path) or rule.at.startswith(path) for pattern in patterns)


@for_all([*RULES, *FACILITY])
def test_a_rule_quotes_its_paragraph_word_for_word(chapter: str, rule: FilingRule | FacilityRule) -> None:
    assert load_text(chapter).holds(rule.cite, rule.quote)


@for_all(CHECKS.values())
def test_a_rule_explains_itself_and_examples_of_its_check_run(chapter: str, rule: FilingRule | FacilityRule) -> None:
    words, shown, examples = rule.doc.partition("Fails:")
    assert words.strip()
    if not shown:
        return
    fails, clean = examples.split("Clean:")
    for part, answer in ((fails, "True"), (clean, "False")):
        test = doctest.DocTestParser().get_doctest(dedent(part), dict(rule.check.__globals__), rule.id, None, 0)
        wants = [example.want.strip() for example in test.examples if example.want]
        assert wants and set(wants) == {answer}
        assert doctest.DocTestRunner(verbose=False).run(test).failed == 0


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_rules_stand_in_the_order_of_the_law(chapter: str) -> None:
    order = {citation: number for number, citation in enumerate(load_text(chapter).order)}
    places = [order[rule.cite] for rule in filing_rules(law_of(chapter))]
    assert places == sorted(places)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_ids_are_unique_kebab_case_and_name_no_paragraph(chapter: str) -> None:
    ids = [rule.id for rule in (*filing_rules(law_of(chapter)), *facility_rules(law_of(chapter)))]
    assert len(set(ids)) == len(ids)
    assert [name for name in ids if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) or chapter in name] == []


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_fields_of_the_schema_are_described_with_an_example(chapter: str) -> None:
    bare = [path for path, shape in leaves(load_schema(chapter)) if not shape.description or not shape.examples]
    assert bare == []


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_facts_that_the_schema_names_are_facts_of_the_law(chapter: str) -> None:
    assert {shape.fact for _, shape in leaves(load_schema(chapter)) if shape.fact} <= set(load_facts(chapter))


def leaves(schema: Schema) -> list[tuple[str, Shape]]:
    return leaves_of(schema, schema.root, "")


def leaves_of(schema: Schema, said: Said, path: str) -> list[tuple[str, Shape]]:
    shape = schema.resolve(said)
    found = [] if shape.properties or shape.items else [(path, shape)]
    for key, child in shape.properties.items():
        found += leaves_of(schema, child, f"{path}.{key}" if path else key)
    return found + (leaves_of(schema, shape.items, f"{path}[*]") if shape.items is not None else [])
